// Two default methods that clash must be overridden.
interface L {
  default void m() {}
}

interface R {
  default void m() {}
}

class Both implements L, R {} // expect error: inherit

public class DiamondConflict {
  public static void main(String[] args) {}
}
