// What a lambda captures is the value at its creation; objects are shared; this is the outer this.
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

public class CaptureSemantics {
  private int n = 1;

  List<IntSupplier> all(int p) {
    List<IntSupplier> out = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      final int c = i;
      int[] cell = {i};
      out.add(() -> c + n);
      out.add(() -> cell[0]++ + p);
      out.add(() -> {
        n += c;
        return n;
      });
    }
    long l = 1L << 40;
    double d = 0.5;
    byte b = -1;
    char ch = 'x';
    boolean z = true;
    String s = "s";
    float f = 2.5f;
    short sh = 300;
    out.add(() -> (int) (l >> 38) + (int) (d * 4) + b + ch + (z ? 1 : 0) + s.length() + (int) f + sh + p + n);
    return out;
  }

  static Supplier<String> late(String[] holder) {
    return () -> holder[0];
  }

  static Supplier<int[]> shared() {
    int[] a = {0};
    return () -> {
      a[0]++;
      return a;
    };
  }

  static Runnable tryCapture(String x) {
    try {
      int v = Integer.parseInt(x);
      return () -> System.out.println("number " + v);
    } catch (NumberFormatException e) {
      return () -> System.out.println("no number: " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    CaptureSemantics o = new CaptureSemantics();
    List<IntSupplier> all = o.all(10);
    for (int round = 0; round < 2; round++) {
      for (IntSupplier s : all) System.out.print(s.getAsInt() + " ");
      System.out.println("n=" + o.n);
    }
    String[] holder = {"before"};
    Supplier<String> s = late(holder);
    holder[0] = "after";
    System.out.println(s.get());
    Supplier<int[]> sh = shared();
    System.out.println((sh.get() == sh.get()) + " " + sh.get()[0]);
    tryCapture("12").run();
    tryCapture("x1").run();
    for (String w : new String[] {"p", "q"}) {
      Runnable r = () -> System.out.print(w + args.length);
      r.run();
    }
    System.out.println();
    int assignedOnce;
    if (holder.length > 0) assignedOnce = 5;
    else assignedOnce = 6;
    IntSupplier is = () -> assignedOnce * 2;
    System.out.println(is.getAsInt());
    Object lock = new Object();
    Runnable sync = () -> {
      synchronized (lock) {
        System.out.println(Thread.holdsLock(lock));
      }
    };
    sync.run();
    System.out.println(Thread.holdsLock(lock));
    Runnable thrower = () -> {
      throw new IllegalStateException("from lambda " + holder[0]);
    };
    try {
      thrower.run();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    Runnable labelled = () -> {
      outer:
      for (int i = 0; ; i++) {
        for (int j = 0; j < 3; j++) {
          if (i * j == 4) {
            System.out.println(i + "*" + j);
            break outer;
          }
        }
      }
    };
    labelled.run();
  }
}

/* expect:
1 10 1 2 11 2 4 12 4 443 n=4
4 11 4 5 12 5 7 13 7 446 n=7
after
true 3
number 12
no number: For input string: "x1"
p0q0
10
true
false
from lambda after
2*2
*/
