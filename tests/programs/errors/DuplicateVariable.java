// A local name is declared once in its scope.
public class DuplicateVariable {
  public static void main(String[] args) {
    int x = 1;
    int x = 2; // expect error: already defined
    String args = ""; // expect error: already defined
    for (int i = 0; i < 3; i++) {
      int i = 5; // expect error: already defined
    }
    {
      int x = 3; // expect error: already defined
    }
    Runnable r = () -> {
      int x = 4; // expect error: already defined
    };
    java.util.function.Function<Integer, Integer> f = x -> x; // expect error: already defined
    try {
      x++;
    } catch (RuntimeException x) { // expect error: already defined
      x.hashCode();
    }
  }
}
