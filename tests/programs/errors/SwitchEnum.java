// An enum switch names constants without the type, each once.
enum Color {
  RED,
  GREEN
}

public class SwitchEnum {
  public static void main(String[] args) {
    Color c = Color.RED;
    switch (c) {
      case RED:
        break;
      case RED: // expect error: case label
        break;
      case PINK: // expect error: case label
        break;
    }
  }
}
