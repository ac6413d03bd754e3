// A class that is not abstract implements everything.
interface Two {
  void a();

  int b(String s);
}

abstract class Half implements Two {
  public void a() {}
}

class Missing1 extends Half {} // expect error: is not abstract and does not override abstract method b

class Missing2 implements Runnable { // expect error: is not abstract and does not override abstract method run
  void runs() {}
}

abstract class Abs {
  abstract void go();
}

class Missing3 extends Abs {} // expect error: is not abstract and does not override abstract method go

class Missing4 implements Comparable<String> { // expect error: is not abstract and does not override abstract method compareTo
  public int compareTo(Integer i) {
    return 0;
  }
}

public class MissingMethods {
  public static void main(String[] args) {}
}
