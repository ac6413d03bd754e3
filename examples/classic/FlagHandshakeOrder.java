// Handing a value over with a volatile flag that is set too early.
//
// finds: the value is not there yet

public class FlagHandshakeOrder {
  static volatile int value;
  static volatile boolean ready;

  public static void main(String[] args) {
    new Thread(() -> {
      ready = true; // Wrong: the flag belongs after the value.
      value = 42;
    }).start();
    while (!ready) {
      Thread.yield();
    }
    assert value == 42 : "the value is not there yet";
  }
}
