// As ArrayHalves, with an error of one: the middle element belongs to both.
//
// race: ArrayOverlap.squares[3]
// --race: ArrayOverlap.squares[3]
// --eraser: ArrayOverlap.squares[3]
// --tester --search rwdd --eraser: ArrayOverlap.squares[3]

public class ArrayOverlap {
  static final int[] squares = new int[6];

  static void fill(int from, int to) {
    for (int i = from; i <= to; i++) squares[i] = i * i; // Wrong: should be <.
  }

  public static void main(String[] args) throws InterruptedException {
    Thread upper = new Thread(() -> fill(3, 5));
    upper.start();
    fill(0, 3);
    upper.join();
    System.out.println(squares[3]); // expect: 9
  }
}
