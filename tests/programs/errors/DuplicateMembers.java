// Fields, methods, classes declared twice.
public class DuplicateMembers {
  int a;
  String a; // expect error: already defined

  void m(int x) {}

  int m(int y) { // expect error: already defined
    return y;
  }

  DuplicateMembers() {}

  DuplicateMembers() {} // expect error: already defined

  static class In {}

  class In {} // expect error: already defined

  void p(int q, String q) {} // expect error: already defined

  public static void main(String[] args) {
    new DuplicateMembers().m(1);
  }
}
