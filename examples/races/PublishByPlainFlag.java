// The same with a plain flag: nothing orders the flag, and so nothing orders the data.
//
// A Java machine may write the flag before the data, or never look at it again. (The reader looks
// only once here, so that the program ends everywhere.)
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
