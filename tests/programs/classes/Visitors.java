// An expression tree with a visitor and double dispatch.
interface Visitor {
  Object number(Num n);

  Object binary(Bin b);

  Object negate(Neg n);
}

abstract class Expr {
  abstract Object accept(Visitor v);
}

class Num extends Expr {
  final int value;

  Num(int value) {
    this.value = value;
  }

  Object accept(Visitor v) {
    return v.number(this);
  }
}

class Bin extends Expr {
  final char op;
  final Expr left, right;

  Bin(Expr left, char op, Expr right) {
    this.left = left;
    this.op = op;
    this.right = right;
  }

  Object accept(Visitor v) {
    return v.binary(this);
  }
}

class Neg extends Expr {
  final Expr inner;

  Neg(Expr inner) {
    this.inner = inner;
  }

  Object accept(Visitor v) {
    return v.negate(this);
  }
}

class Evaluator implements Visitor {
  public Object number(Num n) {
    return n.value;
  }

  public Object binary(Bin b) {
    int l = (Integer) b.left.accept(this), r = (Integer) b.right.accept(this);
    switch (b.op) {
      case '+':
        return l + r;
      case '-':
        return l - r;
      case '*':
        return l * r;
      case '/':
        return l / r;
      default:
        throw new IllegalArgumentException("operator " + b.op);
    }
  }

  public Object negate(Neg n) {
    return -(Integer) n.inner.accept(this);
  }
}

class Printer implements Visitor {
  public Object number(Num n) {
    return "" + n.value;
  }

  public Object binary(Bin b) {
    return "(" + b.left.accept(this) + " " + b.op + " " + b.right.accept(this) + ")";
  }

  public Object negate(Neg n) {
    return "-" + n.inner.accept(this);
  }
}

public class Visitors {
  public static void main(String[] args) {
    Expr e = new Bin(new Bin(new Num(2), '+', new Num(3)), '*', new Neg(new Bin(new Num(10), '-', new Num(4))));
    System.out.println(e.accept(new Printer()) + " = " + e.accept(new Evaluator()));
    final int[] counts = new int[3];
    Object none = e.accept(new Visitor() {
      public Object number(Num n) {
        counts[0]++;
        return null;
      }

      public Object binary(Bin b) {
        counts[1]++;
        b.left.accept(this);
        return b.right.accept(this);
      }

      public Object negate(Neg n) {
        counts[2]++;
        return n.inner.accept(this);
      }
    });
    System.out.println(none + " " + counts[0] + counts[1] + counts[2]);
    Expr[] bad = {new Bin(new Num(1), '/', new Num(0)), new Bin(new Num(1), '?', new Num(0)), new Neg(null)};
    for (Expr b : bad) {
      try {
        System.out.println(b.accept(new Evaluator()));
      } catch (ArithmeticException | IllegalArgumentException ex) {
        System.out.println(ex);
      } catch (NullPointerException ex) {
        System.out.println("null");
      }
    }
    Expr big = new Num(1);
    for (int i = 2; i <= 200; i++) big = new Bin(big, i % 3 == 0 ? '*' : i % 3 == 1 ? '-' : '+', new Num(i));
    System.out.println(big.accept(new Evaluator()));
  }
}

/* expect:
((2 + 3) * -(10 - 4)) = -30
null 431
java.lang.ArithmeticException: / by zero
java.lang.IllegalArgumentException: operator ?
null
-1066824551
*/
