// Inner classes: outer this at several depths, qualified new, access to private members.
public class InnerClasses {
  private int value = 1;
  private static int made = 0;

  class Inner {
    int value = 2;

    class Deep {
      int value = 3;

      String all() {
        return value + "" + this.value + Inner.this.value + InnerClasses.this.value;
      }

      void change() {
        InnerClasses.this.value += 10;
        Inner.this.value *= 2;
        value--;
        bump();
      }
    }

    Deep deep() {
      return new Deep();
    }

    InnerClasses outer() {
      return InnerClasses.this;
    }
  }

  private void bump() {
    value++;
    made++;
  }

  static class Nested {
    private int secret = made + 50;

    class InNested {
      int peek() {
        return secret + made;
      }
    }

    private static String hidden() {
      return "hidden";
    }
  }

  Inner create() {
    return this.new Inner();
  }

  class Counter {
    int count;

    int next() {
      return ++count + value;
    }
  }

  class SubCounter extends Counter {
    int next() {
      return super.next() * 100 + value;
    }
  }

  public static void main(String[] args) {
    InnerClasses o = new InnerClasses();
    InnerClasses p = new InnerClasses();
    p.value = 7;
    Inner i = o.new Inner();
    Inner.Deep d = i.new Deep();
    System.out.println(d.all() + " " + p.create().deep().all());
    d.change();
    System.out.println(d.all() + " " + o.value + " " + made);
    System.out.println((i.outer() == o) + " " + (p.create().outer() == p));
    InnerClasses.Inner.Deep chain = p.new Inner().new Deep();
    chain.change();
    System.out.println(chain.all());
    Nested n = new Nested();
    Nested.InNested in = n.new InNested();
    System.out.println(in.peek() + n.secret + Nested.hidden());
    Counter c = p.new SubCounter();
    System.out.println(c.next() + " " + c.next());
    System.out.println(d.getClass().getName() + " " + in.getClass().getName());
    try {
      InnerClasses none = null;
      none.new Inner();
    } catch (NullPointerException e) {
      System.out.println("null outer");
    }
  }
}

/* expect:
3321 3327
22412 12 1
true true
22418
106hidden
1918 2018
InnerClasses$Inner$Deep InnerClasses$Nested$InNested
null outer
*/
