// Catch clauses that can never catch anything.
public class UnreachableCatch {
  public static void main(String[] args) {
    try {
      Integer.parseInt("1");
    } catch (RuntimeException e) {
      e.printStackTrace();
    } catch (NumberFormatException e) { // expect error: already been caught
      e.printStackTrace();
    }
    try {
      args.clone();
    } catch (java.io.IOException e) { // expect error: never thrown in body of corresponding try
      e.printStackTrace();
    }
    try {
      Thread.sleep(1);
    } catch (InterruptedException e) {
      e.printStackTrace();
    } catch (CloneNotSupportedException e) { // expect error: never thrown in body of corresponding try
      e.printStackTrace();
    }
  }
}
