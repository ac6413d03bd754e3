// Lambdas and inner classes capture only variables that never change.
public class NotEffectivelyFinal {
  public static void main(String[] args) {
    int x = 1;
    Runnable r = () -> System.out.println(x); // expect error: effectively final
    x++;
    int y = 1;
    y = 2;
    new Thread() {
      public void run() {
        System.out.println(y); // expect error: effectively final
      }
    };
    for (int i = 0; i < 3; i++) {
      new Thread(() -> System.out.println(i)).start(); // expect error: effectively final
    }
    int z = 5;
    Runnable s = () -> z++; // expect error: effectively final
    int w = 0;
    Runnable t = () -> {
      w = 3; // expect error: effectively final
    };
    class Local {
      int v() {
        return y; // expect error: effectively final
      }
    }
  }
}
