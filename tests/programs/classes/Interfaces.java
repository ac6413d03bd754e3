// Interfaces: constants, default methods, several inheritance, diamonds, abstract classes between.
interface Walks {
  int LEGS = 4;

  default String move() {
    return "walks on " + LEGS;
  }

  String name();
}

interface Swims {
  int FINS = 2;

  default String move() {
    return "swims with " + FINS;
  }

  String name();
}

class Duck implements Walks, Swims {
  public String name() {
    return "duck";
  }

  public String move() {
    return Walks.super.move() + " and " + Swims.super.move();
  }
}

interface Base0 {
  default String hello() {
    return "Base0";
  }
}

interface Left extends Base0 {
  default String hello() {
    return "Left<" + Base0.super.hello();
  }
}

interface Right extends Base0 {}

class Diamond implements Left, Right {}

class ClassWins {
  public String hello() {
    return "class wins";
  }
}

class Winner extends ClassWins implements Left {}

abstract class Partial implements Walks {
  public String describe() {
    return name() + " " + move();
  }
}

class Dog1 extends Partial {
  public String name() {
    return "dog";
  }
}

class Snake extends Partial {
  public String name() {
    return "snake";
  }

  public String move() {
    return "does not: " + super.move();
  }
}

interface Abstracting extends Left {
  String hello();
}

class Concrete implements Abstracting {
  public String hello() {
    return "concrete";
  }
}

interface Calls {
  int value();

  default int twice() {
    return value() * 2;
  }

  default int four() {
    return twice() * 2;
  }
}

public class Interfaces {
  static String use(Base0 b) {
    return b.hello();
  }

  public static void main(String[] args) {
    Duck d = new Duck();
    System.out.println(d.move() + " " + d.name() + " " + Duck.LEGS + Duck.FINS);
    Swims s = d;
    Walks w = (Walks) s;
    System.out.println(s.move().equals(w.move()));
    System.out.println(use(new Diamond()) + " " + use(new Winner()) + " " + use(new Concrete()) + " " + use(new Base0() {}));
    System.out.println(new Dog1().describe() + "; " + new Snake().describe());
    Partial p = new Partial() {
      public String name() {
        return "anonymous";
      }
    };
    System.out.println(p.describe());
    Calls c = () -> 5;
    System.out.println(c.twice() + c.four());
    Calls c2 = new Calls() {
      int n = 0;

      public int value() {
        return ++n;
      }

      public int four() {
        return Calls.super.four() + value();
      }
    };
    System.out.println(c2.four() + " " + c2.twice() + " " + c2.value());
    Object o = d;
    System.out.println((o instanceof Walks) + " " + (o instanceof Swims) + " " + (o instanceof Left));
    try {
      Left l = (Left) o;
      System.out.println(l);
    } catch (ClassCastException e) {
      System.out.println("not a Left");
    }
    System.out.println(Walks.LEGS + Swims.FINS);
  }
}

/* expect:
walks on 4 and swims with 2 duck 42
true
Left<Base0 class wins concrete Base0
dog walks on 4; snake does not: walks on 4
anonymous walks on 4
30
6 6 4
true true false
not a Left
6
*/
