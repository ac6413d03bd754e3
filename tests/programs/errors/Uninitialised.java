// A local variable must be set on every way before it is read.
public class Uninitialised {
  public static void main(String[] args) {
    int a;
    System.out.println(a); // expect error: variable a might not have been initialized
    int b;
    if (args.length > 0) b = 1;
    b++; // expect error: variable b might not have been initialized
    int c;
    while (args.length > 5) {
      c = 1;
      break;
    }
    System.out.println(c); // expect error: variable c might not have been initialized
    int d;
    switch (args.length) {
      case 0:
        d = 1;
        break;
      case 1:
        d = 2;
    }
    System.out.println(d); // expect error: variable d might not have been initialized
    int e;
    try {
      e = Integer.parseInt("5");
    } catch (NumberFormatException x) {
      System.out.println("no");
    }
    System.out.println(e); // expect error: variable e might not have been initialized
    int f;
    boolean t = args.length > 0 || (f = 5) > 3;
    System.out.println(f); // expect error: variable f might not have been initialized
    int g;
    for (int i = 0; i < 3; i++) g = i;
    System.out.println(g); // expect error: variable g might not have been initialized
    int h;
    Runnable r = () -> System.out.println(h); // expect error: variable h might not have been initialized
  }
}
