// stop, suspend and resume of Thread are final, though Braid's library has not got them. Methods of those names with other
// parameters, or of other classes, are fine.
public class FinalMethodsOfThread extends Thread {
  public void stop() { // expect error: stop() in FinalMethodsOfThread cannot override stop() in Thread; overridden method is final
  }

  void stop(int why) {
    resume(why);
  }

  void resume(int why) {
  }

  static class Task implements Runnable {
    public void run() {
      stop();
    }

    void stop() {
    }
  }

  static class Other extends FinalMethodsOfThread {
    static void suspend() { // expect error: suspend() in Other cannot override suspend() in Thread; overriding method is static
    }
  }

  public static void main(String[] args) {
    new FinalMethodsOfThread().stop(3);
    new Task().run();
  }
}
