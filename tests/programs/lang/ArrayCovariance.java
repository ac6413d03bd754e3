// An array remembers its element type: a store of something else throws.
class Animal {}

class Dog extends Animal {}

class Cat extends Animal implements Runnable {
  public void run() {}
}

public class ArrayCovariance {
  static void store(Object[] a, Object v) {
    try {
      a[0] = v;
      System.out.println("stored in " + a.getClass().getName());
    } catch (ArrayStoreException e) {
      System.out.println(e);
    }
  }

  static Object cast(Object o) {
    try {
      Animal[] as = (Animal[]) o;
      return as.length;
    } catch (ClassCastException e) {
      return "no";
    }
  }

  public static void main(String[] args) {
    store(new Object[1], "s");
    store(new String[1], "s");
    store(new String[1], 1);
    store(new Integer[1], 1);
    store(new Integer[1], 1L);
    store(new Integer[1], null);
    store(new Animal[1], new Dog());
    store(new Dog[1], new Animal());
    store(new Dog[1], new Cat());
    store(new Runnable[1], new Cat());
    store(new Runnable[1], new Dog());
    store(new int[1][], new int[0]);
    store(new int[1][], new long[0]);
    store(new Object[1], new int[0]);
    store(new Object[1][], new String[0]);
    store(new Object[1][], new int[0]);
    store(new Object[1][], new int[0][0]);
    store(new Comparable[1], "text");
    store(new Number[1], 1.5);
    System.out.println(cast(new Dog[3]) + " " + cast(new Animal[2]) + " " + cast(new Object[1]) + " " + cast(new Dog[1][1]));
    Object[] objects = new Dog[] {new Dog()};
    System.out.println(objects instanceof Dog[]);
    System.out.println(objects instanceof Animal[]);
    Object o = new Cat[2][2];
    System.out.println((o instanceof Object[]) + " " + (o instanceof Animal[][]) + " " + (o instanceof Runnable[][]) + " " + (o instanceof Dog[][]));
    System.out.println(new int[0].getClass().getName() + new String[0][0].getClass().getName() + new Dog[0].getClass().getName());
    System.out.println(new boolean[0].getClass().getName() + new byte[0].getClass().getName() + new char[0].getClass().getName()
        + new short[0].getClass().getName() + new long[0].getClass().getName() + new float[0].getClass().getName() + new double[0].getClass().getName());
    System.out.println(new int[1].getClass() == new int[5].getClass());
    Dog[] dogs = new Dog[1];
    Animal[] animals = dogs;
    int i = 0;
    try {
      animals[i++] = i > 0 ? new Cat() : null;
    } catch (ArrayStoreException e) {
      System.out.println(i + " " + dogs[0]);
    }
    Object clone = animals.clone();
    System.out.println(clone.getClass().getName());
  }
}

/* expect:
stored in [Ljava.lang.Object;
stored in [Ljava.lang.String;
java.lang.ArrayStoreException: java.lang.Integer
stored in [Ljava.lang.Integer;
java.lang.ArrayStoreException: java.lang.Long
stored in [Ljava.lang.Integer;
stored in [LAnimal;
java.lang.ArrayStoreException: Animal
java.lang.ArrayStoreException: Cat
stored in [Ljava.lang.Runnable;
java.lang.ArrayStoreException: Dog
stored in [[I
java.lang.ArrayStoreException: [J
stored in [Ljava.lang.Object;
stored in [[Ljava.lang.Object;
java.lang.ArrayStoreException: [I
stored in [[Ljava.lang.Object;
stored in [Ljava.lang.Comparable;
stored in [Ljava.lang.Number;
3 2 no no
true
true
true true true false
[I[[Ljava.lang.String;[LDog;
[Z[B[C[S[J[F[D
true
1 null
[LDog;
*/
