// The name of a thread that runs is a variable: what it reads depends on when another one sets it.
//
// finds: the old name
// finds: the new name
// search rwdd: finds "the old name", finds "the new name"
// search dd: finds "the old name", finds "the new name"
// search exhaustive: finds "the old name", finds "the new name"
// tester options: --search rwdd

public class RenamedThread {
  public static void main(String[] args) {
    Thread t1 = new Thread(() -> {
      String name = Thread.currentThread().getName();
      assert name.equals("new") : "the old name";
      assert !name.equals("new") : "the new name";
    });
    t1.start();
    t1.setName("new");
  }
}
