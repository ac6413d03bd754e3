// Two classes whose static initialisers need each other: the second one sees defaults.
class CycleA {
  static final int CONST = 7;
  static int x = CycleB.y + 1;
  static int late = CycleB.sum();

  static {
    System.out.println("A done " + x + " " + late);
  }
}

class CycleB {
  static int y = CycleA.x + 10;
  static int z = CycleA.CONST + y;

  static {
    System.out.println("B done " + y + " " + z);
  }

  static int sum() {
    return CycleA.x + CycleA.late + y;
  }
}

class Forward {
  static int early = read();
  static int value = 5;
  static int again = read();
  static final int fixed = 6;
  static int self = Forward.later + 1;
  static int later = 50;

  static int read() {
    return value * 10 + fixed;
  }
}

class Singleton {
  static final Singleton INSTANCE = new Singleton();
  static int count = 0;
  static int other;

  Singleton() {
    count++;
    other++;
  }
}

public class StaticInitCycle {
  public static void main(String[] args) {
    System.out.println(CycleA.x + " " + CycleB.y);
    System.out.println(CycleA.late + " " + CycleB.z);
    System.out.println(Forward.early + " " + Forward.again + " " + Forward.self + " " + Forward.later);
    System.out.println(Singleton.INSTANCE != null);
    System.out.println(Singleton.count + " " + Singleton.other);
  }
}

/* expect:
B done 10 17
A done 11 21
11 10
21 17
6 56 1 50
true
0 1
*/
