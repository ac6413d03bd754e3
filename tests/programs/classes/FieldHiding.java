// Fields and static methods are chosen by the static type, instance methods by the object.
class H1 {
  String name = "h1";
  static String stat = "s1";
  int shared = 1;

  String get() {
    return name;
  }

  static String who() {
    return "H1.who";
  }

  String callPrivate() {
    return secret();
  }

  private String secret() {
    return "h1 secret";
  }
}

class H2 extends H1 {
  String name = "h2";
  static String stat = "s2";

  String get() {
    return name + super.name + super.get() + ((H1) this).name;
  }

  static String who() {
    return "H2.who";
  }

  String secret() {
    return "h2 secret";
  }
}

class H3 extends H2 {
  int name = 3;

  String all() {
    return name + super.name + ((H1) this).name + shared + this.shared + super.shared;
  }
}

public class FieldHiding {
  public static void main(String[] args) {
    H1 a = new H2();
    H2 b = (H2) a;
    H3 c = new H3();
    System.out.println(a.name + " " + b.name + " " + ((H1) b).name + " " + c.name + " " + ((H2) c).name);
    System.out.println(a.get() + " " + b.get() + " " + c.get());
    System.out.println(a.stat + " " + b.stat + " " + H3.stat + " " + a.who() + " " + b.who() + " " + H3.who());
    System.out.println(a.callPrivate() + ", " + b.secret());
    System.out.println(c.all());
    a.name = "changed";
    System.out.println(a.name + b.name);
    b.stat = "s2 changed";
    System.out.println(H1.stat + H2.stat + c.stat);
    H1 none = null;
    System.out.println(none.stat + none.who());
    c.shared += 5;
    ((H1) c).shared *= 2;
    System.out.println(c.shared);
  }
}

/* expect:
h1 h2 h1 3 h2
h2h1h1h1 h2h1h1h1 h2h1h1h1
s1 s2 s2 H1.who H2.who H2.who
h1 secret, h2 secret
3h2h1111
changedh2
s1s2 changeds2 changed
s1H1.who
12
*/
