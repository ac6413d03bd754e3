// Two classes of one name.
class Twice {}

class Twice {} // expect error: duplicate class

public class DuplicateClass {
  public static void main(String[] args) {}
}
