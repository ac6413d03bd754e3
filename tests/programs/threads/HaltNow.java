// Runtime.halt ends at once, without the hooks.
public class HaltNow {
  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("never")));
    System.out.println("halting");
    Runtime.getRuntime().halt(3);
    System.out.println("never");
  }
}
// expect exit: 3

/* expect:
halting
*/
