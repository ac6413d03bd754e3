// As PublishByVolatile, with a plain flag: nothing orders the flag, and so nothing orders the
// data.
//
// A Java machine may write the flag before the data, or never look at it again. (The reader looks
// only once here, so that the program ends everywhere.)
//
// Step by step data is never used by both at once, since the reader has seen the flag before.
// So the search names the flag, happens-before both.
//
// race: PublishByPlainFlag.ready
// --race: PublishByPlainFlag.data, PublishByPlainFlag.ready
// --eraser: nothing
// --tester --search rwdd --eraser: PublishByPlainFlag.ready

public class PublishByPlainFlag {
  static int data;
  static boolean ready; // Wrong: should be volatile.

  public static void main(String[] args) throws InterruptedException {
    Thread reader = new Thread(() -> {
      if (ready) System.out.println(data);
    });
    reader.start();
    data = 42;
    ready = true;
    reader.join();
  }
}
// output: any
// expect exit: 0
