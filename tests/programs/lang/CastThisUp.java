// Casting a variable, or this, to an unrelated class by way of a common superclass or an interface.
interface Able {
  default String able() {
    return "able";
  }
}

class Root {
  String name() {
    return "root";
  }
}

class LeftLeaf extends Root {
  String name() {
    return "left";
  }

  String onlyLeft() {
    return "only left";
  }

  String attempt() {
    String r = "";
    try {
      r += ((RightLeaf) (Root) this).onlyRight();
    } catch (ClassCastException e) {
      r += "no right leaf;";
    }
    return r + this.onlyLeft() + onlyLeft();
  }

  String twice(LeftLeaf p) {
    Object o = p;
    String r = ((LeftLeaf) o).onlyLeft() + p.onlyLeft();
    if (p instanceof Able) r += ((Able) p).able() + p.onlyLeft() + ((Able) (Root) this).able() + onlyLeft();
    return r;
  }
}

class RightLeaf extends Root {
  String onlyRight() {
    return "only right";
  }
}

class AbleLeaf extends LeftLeaf implements Able {}

public class CastThisUp {
  public static void main(String[] args) {
    System.out.println(new LeftLeaf().attempt());
    System.out.println(new LeftLeaf().twice(new LeftLeaf()));
    System.out.println(new AbleLeaf().twice(new AbleLeaf()));
    LeftLeaf l = new AbleLeaf();
    Able a = (Able) l;
    System.out.println(a.able() + l.onlyLeft() + ((Able) l).able() + l.name());
    Root r = l;
    System.out.println(((LeftLeaf) r).onlyLeft() + ((Able) r).able() + r.name() + ((AbleLeaf) r).attempt());
    Object[] os = {l, "s"};
    for (Object o : os) {
      System.out.println(o instanceof Root ? ((Root) o).name() + ((LeftLeaf) o).onlyLeft() + ((Able) o).able() : ((String) o).length() + ((CharSequence) o).length() + "");
    }
  }
}

/* expect:
no right leaf;only leftonly left
only leftonly left
only leftonly leftableonly leftableonly left
ableonly leftableleft
only leftableleftno right leaf;only leftonly left
leftonly leftable
2
*/
