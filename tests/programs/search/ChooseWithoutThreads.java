// A choice before any thread is started: all its answers are tried.
//
// finds: two was chosen
// search rwdd: 6 explored, 1 failing, 0 failed attempts
// tester options: --search rwdd

public class ChooseWithoutThreads {
  public static void main(String[] args) {
    int a = braid.Choose.upTo(3);
    boolean b = braid.Choose.bool();
    assert a != 2 || !b : "two was chosen";
  }
}
