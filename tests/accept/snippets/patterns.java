// Patterns in instanceof.
//// pattern | right
class T {
  void m(int n, Object o) {
    if (o instanceof String s) System.out.println(s.length());
  }
}
//// pattern in else | wrong, line 5: cannot find symbol symbol: variable s location: class T
class T {
  void m(int n, Object o) {
    if (o instanceof String s) {
    } else {
      System.out.println(s);
    }
  }
}
//// negated pattern in then | wrong, line 4: cannot find symbol symbol: variable s location: class T
class T {
  void m(int n, Object o) {
    if (!(o instanceof String s)) {
      System.out.println(s);
    }
  }
}
//// negated pattern in else | right
class T {
  void m(int n, Object o) {
    if (!(o instanceof String s)) {
    } else {
      System.out.println(s);
    }
  }
}
//// behind an if that returns | right
class T {
  void m(int n, Object o) {
    if (!(o instanceof String s)) return;
    System.out.println(s.length());
  }
}
//// behind an if that does not return | wrong, line 4: cannot find symbol symbol: variable s location: class T
class T {
  void m(int n, Object o) {
    if (!(o instanceof String s)) n++;
    System.out.println(s.length());
  }
}
//// behind an if whose else returns | right
class T {
  void m(int n, Object o) {
    if (o instanceof String s) {
      n++;
    } else {
      return;
    }
    System.out.println(s.length());
  }
}
//// behind an if that throws in a loop | right
class T {
  void m(int n, Object o) {
    while (n > 0) {
      if (!(o instanceof String s)) continue;
      System.out.println(s.length());
    }
  }
}
//// and | right
class T {
  void m(int n, Object o) {
    if (o instanceof String s && s.isEmpty()) n++;
  }
}
//// or | wrong, line 3: cannot find symbol symbol: variable s location: class T
class T {
  void m(int n, Object o) {
    if (o instanceof String s || s.isEmpty()) n++;
  }
}
//// or of a negated pattern | right
class T {
  void m(int n, Object o) {
    if (!(o instanceof String s) || s.isEmpty()) n++;
  }
}
//// and behind or | wrong, line 4: cannot find symbol symbol: variable s location: class T
class T {
  void m(int n, Object o) {
    if (n > 0 || o instanceof String s) {
      System.out.println(s);
    }
  }
}
//// and of two | right
class T {
  void m(int n, Object o) {
    if (o instanceof String s && s.length() > n && n > 0) System.out.println(s);
  }
}
//// same name twice in and | wrong, line 3: illegal attempt to redefine an existing match binding
class T {
  void m(int n, Object o) {
    if (o instanceof String s && o instanceof Integer s) n++;
  }
}
//// same name twice in or | wrong, line 3: illegal attempt to redefine an existing match binding
class T {
  void m(int n, Object o) {
    if (o instanceof String s || o instanceof Integer s) n++;
  }
}
//// same name in two negated ones | wrong, line 3: illegal attempt to redefine an existing match binding
class T {
  void m(int n, Object o) {
    if (!(o instanceof String s) && !(o instanceof Integer s)) n++;
  }
}
//// conditional | right
class T {
  void m(int n, Object o) {
    int r = o instanceof String s ? s.length() : 0;
  }
}
//// conditional, other side | wrong, line 3: cannot find symbol symbol: variable s location: class T
class T {
  void m(int n, Object o) {
    int r = o instanceof String s ? 0 : s.length();
  }
}
//// while | right
class T {
  void m(int n, Object o) {
    while (o instanceof String s) { System.out.println(s); }
  }
}
//// behind while | right
class T {
  void m(int n, Object o) {
    while (!(o instanceof String s)) { o = null; }
    System.out.println(s);
  }
}
//// behind while with a break | wrong, line 6: cannot find symbol symbol: variable s location: class T
class T {
  void m(int n, Object o) {
    while (!(o instanceof String s)) {
      if (n > 0) break;
    }
    System.out.println(s);
  }
}
//// behind while with a break of an inner loop | right
class T {
  void m(int n, Object o) {
    while (!(o instanceof String s)) {
      while (true) { break; }
    }
    System.out.println(s);
  }
}
//// for | right
class T {
  void m(int n, Object o) {
    for (; o instanceof String s; s.length()) System.out.println(s);
  }
}
//// behind for | right
class T {
  void m(int n, Object o) {
    for (; !(o instanceof String s); ) { }
    System.out.println(s);
  }
}
//// behind do | right
class T {
  void m(int n, Object o) {
    do { } while (!(o instanceof String s));
    System.out.println(s);
  }
}
//// in the body of do | wrong, line 4: cannot find symbol symbol: variable s location: class T
class T {
  void m(int n, Object o) {
    do {
      System.out.println(s);
    } while (!(o instanceof String s));
  }
}
//// name of a local | wrong, line 4: variable s is already defined in method m(int,java.lang.Object)
class T {
  void m(int n, Object o) {
    String s = null;
    if (o instanceof String s) n++;
  }
}
//// name of a parameter | wrong, line 3: variable n is already defined in method m(int,java.lang.Object)
class T {
  void m(int n, Object o) {
    if (o instanceof String n) o = null;
  }
}
//// name of a field | right
class T {
  String s;
  void m(Object o) { if (o instanceof String s) System.out.println(s.length()); System.out.println(s); }
}
//// local of that name behind | right
class T {
  void m(int n, Object o) {
    if (o instanceof String s) n++;
    String s = null;
  }
}
//// local of that name behind, in scope | wrong, line 4: variable s is already defined in method m(int,java.lang.Object)
class T {
  void m(int n, Object o) {
    if (!(o instanceof String s)) return;
    String s = null;
  }
}
//// twice one behind the other | right
class T {
  void m(int n, Object o) {
    if (o instanceof String s) n++;
    if (o instanceof Integer s) n++;
  }
}
//// twice one behind the other, in scope | wrong, line 4: variable s is already defined in method m(int,java.lang.Object)
class T {
  void m(int n, Object o) {
    if (!(o instanceof String s)) return;
    if (!(o instanceof Integer s)) return;
  }
}
//// assigned | right
class T {
  void m(int n, Object o) {
    if (o instanceof String s) { s = ""; System.out.println(s); }
  }
}
//// final and assigned | wrong, line 4: cannot assign a value to final variable s
class T {
  void m(int n, Object o) {
    if (o instanceof final String s) {
      s = "";
    }
  }
}
//// captured | right
class T {
  void m(int n, Object o) {
    if (o instanceof String s) { Runnable r = () -> System.out.println(s); }
  }
}
//// captured and assigned | wrong, line 5: local variables referenced from a lambda expression must be final or effectively final
class T {
  void m(int n, Object o) {
    if (o instanceof String s) {
      s = "";
      Runnable r = () -> System.out.println(s);
    }
  }
}
//// type of the operand | wrong, line 3: expression type java.lang.String is a subtype of pattern type java.lang.String
class T {
  void m(String t) {
    if (t instanceof String s) t = s;
  }
}
//// supertype of the operand | wrong, line 3: expression type java.lang.String is a subtype of pattern type java.lang.Object
class T {
  void m(String t) {
    if (t instanceof Object s) t = null;
  }
}
//// unrelated type | wrong, line 3: incompatible types: java.lang.String cannot be converted to java.lang.Integer
class T {
  void m(String t) {
    if (t instanceof Integer s) t = null;
  }
}
//// primitive type | wrong, line 3: unexpected type required: class or array found: int
class T {
  void m(int n, Object o) {
    if (o instanceof int i) n = i;
  }
}
//// primitive operand | wrong, line 3: unexpected type required: reference found: int
class T {
  void m(int n, Object o) {
    if (n instanceof Integer i) n = i;
  }
}
//// parameterized type | wrong, line 3: java.lang.Object cannot be safely cast to java.util.List<java.lang.String>
class T {
  void m(int n, Object o) {
    if (o instanceof java.util.List<String> l) n++;
  }
}
//// parameterized type that can be checked | right
class T {
  void m(java.util.List<String> t) {
    if (t instanceof java.util.ArrayList<String> s) t = s;
  }
}
//// wildcard type | right
class T {
  void m(int n, Object o) {
    if (o instanceof java.util.List<?> l) n = l.size();
  }
}
//// array type | right
class T {
  void m(int n, Object o) {
    if (o instanceof int[] a) n = a.length;
  }
}
//// type variable | wrong, line 3: java.lang.Object cannot be safely cast to X
class T<X> {
  void m(Object o) {
    if (o instanceof X x) o = x;
  }
}
//// in a return | right
class T {
  boolean m(Object o) { return o instanceof T t && t.m(null); }
}
//// in a field | right
class T {
  static Object o = 1;
  int f = o instanceof Integer i ? i : 0;
}
//// in a lambda | right
class T {
  java.util.function.Predicate<Object> f = x -> x instanceof String s && s.isEmpty();
}
//// in an expression statement, behind it | wrong, line 4: cannot find symbol symbol: variable s location: class T
class T {
  void m(int n, Object o) {
    boolean b = o instanceof String s;
    System.out.println(s);
  }
}
//// labelled | right
class T {
  void m(int n, Object o) {
    a: if (!(o instanceof String s)) return;
    System.out.println(s);
  }
}
//// in a block, behind it | wrong, line 6: cannot find symbol symbol: variable s location: class T
class T {
  void m(int n, Object o) {
    {
      if (!(o instanceof String s)) return;
    }
    System.out.println(s);
  }
}
//// in a then branch without braces, behind it | wrong, line 4: cannot find symbol symbol: variable s location: class T
class T {
  void m(int n, Object o) {
    if (n > 0) if (!(o instanceof String s)) return;
    System.out.println(s);
  }
}
//// final without a name | wrong, line 3: modifier final not allowed here
class T {
  void m(int n, Object o) {
    if (o instanceof final String) n++;
  }
}
//// missing class | wrong, line 3: cannot find symbol symbol: class Missing location: class T
class T {
  void m(int n, Object o) {
    if (o instanceof Missing m) n++;
  }
}
//// var | wrong, line 3: 'var' is not allowed here
class T {
  void m(int n, Object o) {
    if (o instanceof var s) n++;
  }
}
//// switch with a pattern | wrong, line 4: patterns in switch statements are a preview feature and are disabled by default. (use --enable-preview to enable patterns in switch statements)
class T {
  void m(int n, Object o) {
    switch (o) {
      case String s: break;
    }
  }
}
//// assert | wrong, line 4: cannot find symbol symbol: variable t location: class T
class T {
  void m(int n, Object o) {
    assert o instanceof String s && s.isEmpty();
    assert !(o instanceof String t) : t;
  }
}
//// equals in the usual form | right
class T {
  int x;
  public boolean equals(Object o) { return o instanceof T t && t.x == x; }
}
