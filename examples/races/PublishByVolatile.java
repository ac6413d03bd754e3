// Message passing by a volatile flag: write the data, raise the flag; see the flag, read the
// data.
//
// The write of the flag happens before each read that sees it, and takes all with it that was
// written before. Afterwards the data belongs to the reader, who may change it. Eraser sees no
// lock.
//
// no race
// tester: clean
// --eraser: PublishByVolatile.data
// --tester --search rwdd --eraser: PublishByVolatile.data

public class PublishByVolatile {
  static int data;
  static volatile boolean ready;

  public static void main(String[] args) throws InterruptedException {
    Thread reader = new Thread(() -> {
      while (!ready) Thread.yield();
      data++;
      System.out.println(data); // expect: 42
    });
    reader.start();
    data = 41;
    ready = true;
    reader.join();
  }
}
