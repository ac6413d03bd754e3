// synchronized needs an object.
public class SynchronizedErrors {
  public static void main(String[] args) {
    int x = 1;
    synchronized (x) { // expect error: unexpected type
      x++;
    }
    synchronized (null) { // expect error: null
      x++;
    }
  }
}
