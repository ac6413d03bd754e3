// What a ClassCastException says about classes of the program itself.
class Fruit {}

class Apple extends Fruit {}

interface Peelable {}

public class ClassCastMessages {
  static void attempt(int n) {
    Object o = new Fruit();
    Object s = "text";
    try {
      switch (n) {
        case 0: Apple a = (Apple) o; break;
        case 1: Peelable p = (Peelable) o; break;
        case 2: Integer i = (Integer) s; break;
        case 3: String t = (String) o; break;
        case 4: Apple[] as = (Apple[]) (Object) new Fruit[1]; break;
        case 5: int[] is = (int[]) o; break;
        case 6: Fruit f = (Fruit) (Object) new int[0]; break;
        case 7: Object c = (Comparable) s; break;
      }
      System.out.println("fine");
    } catch (ClassCastException e) {
      String m = e.getMessage();
      System.out.println(m.substring(0, m.indexOf(" (")));
    }
  }

  public static void main(String[] args) {
    for (int i = 0; i < 8; i++) attempt(i);
  }
}

/* expect:
class Fruit cannot be cast to class Apple
class Fruit cannot be cast to class Peelable
class java.lang.String cannot be cast to class java.lang.Integer
class Fruit cannot be cast to class java.lang.String
class [LFruit; cannot be cast to class [LApple;
class Fruit cannot be cast to class [I
class [I cannot be cast to class Fruit
fine
*/
