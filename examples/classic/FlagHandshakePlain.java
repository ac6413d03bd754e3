// Handing a value over with a flag that is not volatile: a data race.
//
// The receiver may spin for ever on an old copy of the flag, or see the flag and yet an old value.
//
// java: no (it can hang)
// finds: data race on FlagHandshakePlain.ready

public class FlagHandshakePlain {
  static int value;
  static boolean ready; // Wrong: should be volatile.

  public static void main(String[] args) {
    new Thread(() -> {
      value = 42;
      ready = true;
    }).start();
    while (!ready) {
      Thread.yield();
    }
    System.out.println(value);
  }
}
