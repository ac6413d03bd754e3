// Written once before the threads start, read by all of them at once: reads do not race.
//
// no race
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

public class ReadShared {
  static int[] table;

  public static void main(String[] args) throws InterruptedException {
    table = new int[] {2, 3, 5};
    Thread a = new Thread(() -> {
      assert table[0] == 2;
    });
    Thread b = new Thread(() -> {
      assert table[1] == 3;
    });
    a.start();
    b.start();
    System.out.println(table[0] + table[2]); // expect: 7
    a.join();
    b.join();
  }
}
