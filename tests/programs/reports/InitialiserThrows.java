// A static initialiser reads what another thread has not set yet.
//
// engines: only tester
// finds: ExceptionInInitializerError

public class InitialiserThrows {
  private static volatile String home;

  static class Config {
    static final String PATH = home + "/config";
    static final int LENGTH = home.length();
  }

  public static void main(String[] args) {
    Thread setter = new Thread(() -> home = "/home/ann", "setter");
    Thread user = new Thread(() -> System.out.println(Config.PATH + " " + Config.LENGTH), "user");
    setter.start();
    user.start();
  }
}
