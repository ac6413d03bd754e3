// Shutdown hooks run at the same time.
// finds: data race on ShutdownHooksRace.run
public class ShutdownHooksRace {
  static int run;

  public static void main(String[] args) {
    for (int i = 0; i < 2; ++i) {
      Runtime.getRuntime().addShutdownHook(new Thread(() -> run++));
    }
    System.exit(3);
  }
}
