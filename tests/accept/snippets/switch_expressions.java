// Arrow cases, switch expressions, yield.
//// arrow statement | right
class T {
  void m(int n, Object o) {
    switch (n) {
      case 1, 2 -> System.out.println();
      case 3 -> { }
      case 4 -> throw new RuntimeException();
      default -> n++;
    }
  }
}
//// arrow with an expression that is no statement | wrong, line 4: not a statement
class T {
  void m(int n, Object o) {
    switch (n) {
      case 1 -> n + 1;
    }
  }
}
//// arrow with a statement | wrong, line 4: unexpected statement in case, expected is an expression, a block or a throw statement
class T {
  void m(int n, Object o) {
    switch (n) {
      case 1 -> return;
    }
  }
}
//// arrow with a declaration | wrong, line 4: variable declaration not allowed here
class T {
  void m(int n, Object o) {
    switch (n) {
      case 1 -> int x = 1;
    }
  }
}
//// mixed kinds | wrong, line 5: different case kinds used in the switch
class T {
  void m(int n, Object o) {
    switch (n) {
      case 1 -> n++;
      case 2: n--;
    }
  }
}
//// duplicate among several labels | wrong, line 5: duplicate case label
class T {
  void m(int n, Object o) {
    switch (n) {
      case 1, 2 -> n++;
      case 3,
           2 -> n--;
    }
  }
}
//// several labels with a colon | right
class T {
  void m(int n, Object o) {
    switch (n) {
      case 1, 2:
        n++;
    }
  }
}
//// no default in a switch expression | wrong, line 3: the switch expression does not cover all possible input values
class T {
  void m(int n, Object o) {
    int r = switch (n) { case 1 -> 2; };
  }
}
//// switch expression | right
class T {
  void m(int n, Object o) {
    int r = switch (n) { case 1 -> 2; default -> 3; };
  }
}
//// wrong result | wrong, line 5: incompatible types: bad type in switch expression java.lang.String cannot be converted to int
class T {
  void m(int n, Object o) {
    int r = switch (n) {
      case 1 -> 2;
      default -> "x";
    };
  }
}
//// result of another branch fits a target only | wrong, line 5: incompatible types: bad type in switch expression possible lossy conversion from int to byte
class T {
  void m(int n, Object o) {
    byte b = switch (n) {
      case 1 -> 2;
      default -> 300;
    };
  }
}
//// narrowing constants | right
class T {
  void m(int n, Object o) {
    byte b = switch (n) { case 1 -> 2; default -> 3; };
  }
}
//// enum covered | right
class T {
  enum E { A, B }
  int m(E e) {
    return switch (e) { case A -> 1; case B -> 2; };
  }
}
//// enum not covered | wrong, line 5: the switch expression does not cover all possible input values
class T {
  enum E { A, B }
  int m(E e) {
    return
      switch (e) { case A -> 1; };
  }
}
//// enum statement not covered | right
class T {
  enum E { A, B }
  void m(E e) {
    switch (e) { case A -> { } }
  }
}
//// rule without a value | wrong, line 6: switch rule completes without providing a value (switch rules in switch expressions must either provide a value or throw)
class T {
  void m(int n, Object o) {
    int r = switch (n) {
      case 1 -> {
        n++;
      }
      default -> 3;
    };
  }
}
//// last group without a value | wrong, line 6: switch expression completes without providing a value (switch expressions must either provide a value or throw for all possible input values)
class T {
  void m(int n, Object o) {
    int r = switch (n) {
      case 1: yield 2;
      default: n++;
    };
  }
}
//// yield of nothing | wrong, line 4: illegal start of expression
class T {
  void m(int n, Object o) {
    int r = switch (n) {
      default: yield;
    };
  }
}
//// yield outside | wrong, line 3: yield outside of switch expression
class T {
  void m(int n, Object o) {
    yield 3;
  }
}
//// return out of a switch expression | wrong, line 5: attempt to return out of a switch expression
class T {
  void m(int n, Object o) {
    int r = switch (n) {
      case 1 -> {
        return;
      }
      default -> 1;
    };
  }
}
//// break out of a switch expression | wrong, line 6: attempt to break out of a switch expression
class T {
  void m(int n, Object o) {
    while (true) {
      int r = switch (n) {
        case 1 -> {
          break;
        }
        default -> 1;
      };
    }
  }
}
//// continue out of a switch expression | wrong, line 6: attempt to continue out of a switch expression
class T {
  void m(int n, Object o) {
    while (true) {
      int r = switch (n) {
        case 1 -> {
          continue;
        }
        default -> 1;
      };
    }
  }
}
//// labelled break out of a switch expression | wrong, line 7: attempt to break out of a switch expression
class T {
  void m(int n, Object o) {
    a:
    while (true) {
      int r = switch (n) {
        case 1 -> {
          break a;
        }
        default -> 1;
      };
    }
  }
}
//// break inside a loop in a switch expression | right
class T {
  void m(int n, Object o) {
    int r = switch (n) {
      case 1 -> {
        while (true) { break; }
        yield 1;
      }
      default -> 1;
    };
  }
}
//// break of a switch statement in a switch expression | right
class T {
  void m(int n, Object o) {
    int r = switch (n) {
      default -> {
        switch (n) { case 1: break; }
        yield 1;
      }
    };
  }
}
//// return in a lambda in a switch expression | right
class T {
  void m(int n, Object o) {
    Runnable r = switch (n) { default -> () -> { return; }; };
  }
}
//// yield in a lambda in a switch expression | wrong, line 6: yield outside of switch expression
class T {
  void m(int n, Object o) {
    int r = switch (n) {
      default -> {
        Runnable q = () -> {
          yield 1;
        };
        yield 2;
      }
    };
  }
}
//// all throw | wrong, line 3: switch expression does not have any result expressions
class T {
  void m(int n, Object o) {
    int r = switch (n) {
      default -> throw new RuntimeException();
    };
  }
}
//// no cases | wrong, line 3: switch expression does not have any case clauses
class T {
  void m(int n, Object o) {
    int r = switch (n) { };
  }
}
//// void result | wrong, line 4: incompatible types: bad type in switch expression void cannot be converted to int
class T {
  void m(int n, Object o) {
    int r = switch (n) {
      default -> m(1, o);
    };
  }
}
//// assigned in all cases | right
class T {
  void m(int n, Object o) {
    int x;
    int r = switch (n) { case 1 -> x = 1; default -> { x = 2; yield 3; } };
    System.out.println(x);
  }
}
//// not assigned in one case | wrong, line 5: variable x might not have been initialized
class T {
  void m(int n, Object o) {
    int x;
    int r = switch (n) { case 1 -> x = 1; default -> 2; };
    System.out.println(x);
  }
}
//// assigned in arrow cases of a statement | right
class T {
  void m(int n, Object o) {
    int x;
    switch (n) { case 1 -> x = 1; default -> x = 2; }
    System.out.println(x);
  }
}
//// arrow cases do not fall through | wrong, line 6: variable x might not have been initialized
class T {
  void m(int n, Object o) {
    int x;
    switch (n) {
      case 1 -> x = 1;
      default -> System.out.println(x);
    }
  }
}
//// assigned in arrow cases without default | wrong, line 5: variable x might not have been initialized
class T {
  void m(int n, Object o) {
    int x;
    switch (n) { case 1 -> x = 1; }
    System.out.println(x);
  }
}
//// thrown in the other case | right
class T {
  void m(int n, Object o) {
    int x;
    switch (n) { case 1 -> x = 1; default -> throw new RuntimeException(); }
    System.out.println(x);
  }
}
//// unreachable behind arrows | wrong, line 4: unreachable statement
class T {
  void m(int n, Object o) {
    switch (n) { case 1 -> throw new RuntimeException(); default -> { return; } }
    System.out.println();
  }
}
//// reachable behind arrows | right
class T {
  void m(int n, Object o) {
    switch (n) { case 1 -> throw new RuntimeException(); default -> { } }
    System.out.println();
  }
}
//// returns in all arrow cases | right
class T {
  int m(int n) {
    switch (n) { case 1 -> { return 1; } default -> { return 2; } }
  }
}
//// does not return in an arrow case | wrong, line 4: missing return statement
class T {
  int m(int n) {
    switch (n) { case 1 -> { return 1; } default -> { } }
  }
}
//// unreachable behind yield | wrong, line 6: unreachable statement
class T {
  void m(int n, Object o) {
    int r = switch (n) {
      default -> {
        yield 1;
        n++;
      }
    };
  }
}
//// poly results | right
class T {
  void m(int n, Object o) {
    java.util.List<String> l = switch (n) { case 1 -> new java.util.ArrayList<>(); default -> java.util.List.of(); };
  }
}
//// lambda results | right
class T {
  void m(int n, Object o) {
    Runnable r = switch (n) { case 1 -> () -> { }; default -> T::new; };
  }
}
//// as an argument | right
class T {
  void m(int n, Object o) {
    System.out.println(switch (n) { case 1 -> 'c'; default -> 2; });
    String s = String.valueOf(switch (n) { case 1 -> 1; default -> 2.0; });
  }
}
//// as an operand | right
class T {
  void m(int n, Object o) {
    int r = 1 + switch (n) { case 1 -> 'c'; default -> 2; };
  }
}
//// operand of a wrong type | wrong, line 3: incompatible types: possible lossy conversion from double to int
class T {
  void m(int n, Object o) {
    int r = 1 +
      switch (n) { case 1 -> 'c'; default -> 2.0; };
  }
}
//// standalone of mixed types | right
class T {
  void m(int n, Object o) {
    int r = (switch (n) { case 1 -> 1; default -> "x"; }).hashCode();
  }
}
//// condition | right
class T {
  void m(int n, Object o) {
    int x;
    if (switch (n) { case 1 -> (x = 1) > 0; default -> false; }) System.out.println(x);
  }
}
//// local class in a case | right
class T {
  void m(int n, Object o) {
    int r = switch (n) { default -> { class L { int v = 1; } yield new L().v; } };
  }
}
//// variable of a group | right
class T {
  void m(int n, Object o) {
    int r = switch (n) {
      case 1:
        int x = 1;
        yield x;
      default:
        x = 2;
        yield x;
    };
  }
}
//// variable of a rule | wrong, line 5: cannot find symbol symbol: variable x location: class T
class T {
  void m(int n, Object o) {
    int r = switch (n) {
      case 1 -> { int x = 1; yield x; }
      default -> x;
    };
  }
}
//// same variable in two rules | right
class T {
  void m(int n, Object o) {
    int r = switch (n) {
      case 1 -> { int x = 1; yield x; }
      default -> { int x = 2; yield x; }
    };
  }
}
//// switch expression on a string | right
class T {
  int m(String s) {
    return switch (s) { case "a", "b" -> 1; default -> 2; };
  }
}
//// switch expression on long | wrong, line 3: patterns in switch statements are a preview feature and are disabled by default. (use --enable-preview to enable patterns in switch statements)
class T {
  int m(long s) {
    return switch (s) { default -> 2; };
  }
}
//// checked exception in a rule | wrong, line 4: unreported exception java.lang.Exception; must be caught or declared to be thrown
class T {
  void m(int n, Object o) {
    int r = switch (n) {
      case 1 -> throw new Exception();
      default -> 1;
    };
  }
}
//// captured in a rule | wrong, line 5: local variables referenced from a lambda expression must be final or effectively final
class T {
  void m(int n, Object o) {
    n++;
    Runnable r = switch (n) {
      default -> () -> System.out.println(n);
    };
  }
}
//// in a field | right
class T {
  static int k = 3;
  int f = switch (k) { case 1 -> 2; default -> { int y = 1; yield y; } };
}
//// as a constant | wrong, line 5: constant expression required
class T {
  void m(int n) {
    final int k = switch (1) { default -> 2; };
    switch (n) {
      case k: break;
    }
  }
}
//// variable named yield | right
class T {
  int yield = 1;
  int m() { return yield + 1; }
}
//// method named yield called without a target | wrong, line 4: yield outside of switch expression (to invoke a method called yield, qualify the yield with a receiver or type name)
class T {
  void yield(int n) { }
  void m() {
    yield(1);
  }
}
//// Thread.yield | right
class T {
  void m() { Thread.yield(); }
}
//// inference through a switch expression | right
class T {
  static <X> X id(X x) { return x; }
  String m(int n) {
    return id(switch (n) { case 1 -> "a"; default -> "b"; });
  }
}
//// conditional in a switch expression | right
class T {
  void m(int n, Object o) {
    Integer r = switch (n) { case 1 -> n > 0 ? 1 : null; default -> 2; };
  }
}
//// default first | right
class T {
  void m(int n, Object o) {
    int r = switch (n) { default -> 3; case 1 -> 2; };
  }
}
//// two defaults | wrong, line 5: duplicate default label
class T {
  void m(int n, Object o) {
    int r = switch (n) {
      default -> 3;
      default -> 2;
    };
  }
}
