// Modifiers that exclude each other.
abstract class Mods {
  private public int a; // expect error: illegal combination of modifiers

  final abstract void b(); // expect error: illegal combination of modifiers

  final volatile int c = 1; // expect error: illegal combination of modifiers
}

public class ModifierClash {
  public static void main(String[] args) {}
}
