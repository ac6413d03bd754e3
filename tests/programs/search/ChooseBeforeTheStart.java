// A choice that is made before the second thread is started, and matters after.
//
// Each answer leads to one schedule: there is nothing in which the orders of the two threads differ
// but the death of the second one, which comes last or before the first one's.
//
// finds: one was chosen
// search rwdd: 2 explored, 1 failing, 0 failed attempts
// tester options: --search rwdd

public class ChooseBeforeTheStart {
  public static void main(String[] args) {
    int chosen = braid.Choose.upTo(2);
    Thread t = new Thread(() -> {
      assert chosen == 0 : "one was chosen";
    });
    t.start();
  }
}
