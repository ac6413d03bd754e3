// Lazy initialisation by the class loader, done right: a class for the one object.
//
// The class is initialised when it is first used, by one thread, and all others wait until it is
// done. No lock and no volatile field is needed.
//
// tester: clean

public class LazyHolder {
  static int made; // Written only while Holder is initialised.

  static class Holder {
    static final LazyHolder INSTANCE = new LazyHolder();
  }

  LazyHolder() {
    made++;
  }

  static LazyHolder getInstance() {
    return Holder.INSTANCE;
  }

  public static void main(String[] args) throws InterruptedException {
    LazyHolder[] seen = new LazyHolder[1];
    Thread other = new Thread(() -> seen[0] = getInstance());
    other.start();
    LazyHolder mine = getInstance();
    other.join();
    assert mine == seen[0] : "two of them";
    System.out.println(made); // expect: 1
  }
}
