// A class that extends an inner class needs an outer object for the super constructor.
class Ship {
  final String name;

  Ship(String name) {
    this.name = name;
  }

  class Cabin {
    final int number;

    Cabin(int number) {
      this.number = number;
    }

    String where() {
      return name + "/" + number;
    }
  }

  class Suite extends Cabin {
    Suite() {
      super(99);
    }

    String where() {
      return "suite " + super.where();
    }
  }
}

class Ferry extends Ship {
  Ferry() {
    super("ferry");
  }

  Cabin special() {
    return new Cabin(5) {
      String where() {
        return "special " + super.where() + name;
      }
    };
  }
}

class Booked extends Ship.Cabin {
  final String guest;

  Booked(Ship ship, String guest) {
    ship.super(guest.length());
    this.guest = guest;
  }

  String where() {
    return guest + " in " + super.where();
  }
}

public class InheritFromInner {
  public static void main(String[] args) {
    Ship a = new Ship("a"), b = new Ship("b");
    System.out.println(a.new Cabin(1).where() + " " + b.new Suite().where());
    System.out.println(new Booked(b, "Ann").where());
    Ferry f = new Ferry();
    System.out.println(f.special().where());
    System.out.println(f.new Suite().where());
    Ship.Cabin c = a.new Cabin(3) {
      String where() {
        return "anonymous " + number + super.where();
      }
    };
    System.out.println(c.where());
    try {
      new Booked(null, "Bob");
    } catch (NullPointerException e) {
      System.out.println("no ship");
    }
  }
}

/* expect:
a/1 suite b/99
Ann in b/3
special ferry/5ferry
suite ferry/99
anonymous 3a/3
no ship
*/
