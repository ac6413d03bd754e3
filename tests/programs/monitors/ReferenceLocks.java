// What a thread does by a method reference of the library is done in the line of the reference.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class ReferenceLocks {
  public static void main(String[] a) throws Exception {
    Lock l = new ReentrantLock(), m = new ReentrantLock();
    Thread t = new Thread(l::lock, "t");
    Thread u = new Thread(l::lock, "u");
    t.start(); u.start();
    t.join(); u.join();
  }
}
// output: any
// finds: u wants lock l, held by a thread that has ended (line 8)
// deadlock: main, u
