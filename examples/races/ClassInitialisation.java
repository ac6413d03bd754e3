// Lets the class loader do it: a class is initialised once, and whoever uses it has waited for
// that. Everything that the initialiser wrote is seen, without a lock.
//
// no race
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

public class ClassInitialisation {
  static class Holder {
    static int port;
    static int[] table;

    static {
      port = 80;
      table = new int[] {1, 2, 3};
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      assert Holder.port == 80 && Holder.table[2] == 3;
    });
    other.start();
    System.out.println(Holder.port + Holder.table[0]); // expect: 81
    other.join();
  }
}
