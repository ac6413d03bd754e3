// One array, split in the middle: each thread writes its own elements. Each element is a
// variable.
//
// no race
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

public class ArrayHalves {
  static final int[] squares = new int[6];

  static void fill(int from, int to) {
    for (int i = from; i < to; i++) squares[i] = i * i;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread upper = new Thread(() -> fill(3, 6));
    upper.start();
    fill(0, 3);
    upper.join();
    int sum = 0;
    for (int s : squares) sum += s;
    System.out.println(sum); // expect: 55
  }
}
