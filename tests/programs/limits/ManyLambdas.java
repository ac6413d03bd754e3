// A hundred lambdas, and as many anonymous classes, in one class.
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

public class ManyLambdas {
  public static void main(String[] args) {
    List<IntUnaryOperator> all = new ArrayList<>();
    int base = args.length + 1;
    all.add(x -> x * 0 + base);
    all.add(x -> x * 1 + base);
    all.add(x -> x * 2 + base);
    all.add(x -> x * 3 + base);
    all.add(x -> x * 4 + base);
    all.add(x -> x * 5 + base);
    all.add(x -> x * 6 + base);
    all.add(x -> x * 7 + base);
    all.add(x -> x * 8 + base);
    all.add(x -> x * 9 + base);
    all.add(x -> x * 10 + base);
    all.add(x -> x * 11 + base);
    all.add(x -> x * 12 + base);
    all.add(x -> x * 13 + base);
    all.add(x -> x * 14 + base);
    all.add(x -> x * 15 + base);
    all.add(x -> x * 16 + base);
    all.add(x -> x * 17 + base);
    all.add(x -> x * 18 + base);
    all.add(x -> x * 19 + base);
    all.add(x -> x * 20 + base);
    all.add(x -> x * 21 + base);
    all.add(x -> x * 22 + base);
    all.add(x -> x * 23 + base);
    all.add(x -> x * 24 + base);
    all.add(x -> x * 25 + base);
    all.add(x -> x * 26 + base);
    all.add(x -> x * 27 + base);
    all.add(x -> x * 28 + base);
    all.add(x -> x * 29 + base);
    all.add(x -> x * 30 + base);
    all.add(x -> x * 31 + base);
    all.add(x -> x * 32 + base);
    all.add(x -> x * 33 + base);
    all.add(x -> x * 34 + base);
    all.add(x -> x * 35 + base);
    all.add(x -> x * 36 + base);
    all.add(x -> x * 37 + base);
    all.add(x -> x * 38 + base);
    all.add(x -> x * 39 + base);
    all.add(x -> x * 40 + base);
    all.add(x -> x * 41 + base);
    all.add(x -> x * 42 + base);
    all.add(x -> x * 43 + base);
    all.add(x -> x * 44 + base);
    all.add(x -> x * 45 + base);
    all.add(x -> x * 46 + base);
    all.add(x -> x * 47 + base);
    all.add(x -> x * 48 + base);
    all.add(x -> x * 49 + base);
    all.add(x -> x * 50 + base);
    all.add(x -> x * 51 + base);
    all.add(x -> x * 52 + base);
    all.add(x -> x * 53 + base);
    all.add(x -> x * 54 + base);
    all.add(x -> x * 55 + base);
    all.add(x -> x * 56 + base);
    all.add(x -> x * 57 + base);
    all.add(x -> x * 58 + base);
    all.add(x -> x * 59 + base);
    all.add(x -> x * 60 + base);
    all.add(x -> x * 61 + base);
    all.add(x -> x * 62 + base);
    all.add(x -> x * 63 + base);
    all.add(x -> x * 64 + base);
    all.add(x -> x * 65 + base);
    all.add(x -> x * 66 + base);
    all.add(x -> x * 67 + base);
    all.add(x -> x * 68 + base);
    all.add(x -> x * 69 + base);
    all.add(x -> x * 70 + base);
    all.add(x -> x * 71 + base);
    all.add(x -> x * 72 + base);
    all.add(x -> x * 73 + base);
    all.add(x -> x * 74 + base);
    all.add(x -> x * 75 + base);
    all.add(x -> x * 76 + base);
    all.add(x -> x * 77 + base);
    all.add(x -> x * 78 + base);
    all.add(x -> x * 79 + base);
    all.add(x -> x * 80 + base);
    all.add(x -> x * 81 + base);
    all.add(x -> x * 82 + base);
    all.add(x -> x * 83 + base);
    all.add(x -> x * 84 + base);
    all.add(x -> x * 85 + base);
    all.add(x -> x * 86 + base);
    all.add(x -> x * 87 + base);
    all.add(x -> x * 88 + base);
    all.add(x -> x * 89 + base);
    all.add(x -> x * 90 + base);
    all.add(x -> x * 91 + base);
    all.add(x -> x * 92 + base);
    all.add(x -> x * 93 + base);
    all.add(x -> x * 94 + base);
    all.add(x -> x * 95 + base);
    all.add(x -> x * 96 + base);
    all.add(x -> x * 97 + base);
    all.add(x -> x * 98 + base);
    all.add(x -> x * 99 + base);
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 0 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 1 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 2 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 3 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 4 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 5 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 6 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 7 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 8 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 9 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 10 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 11 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 12 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 13 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 14 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 15 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 16 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 17 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 18 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 19 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 20 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 21 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 22 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 23 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 24 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 25 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 26 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 27 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 28 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 29 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 30 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 31 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 32 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 33 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 34 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 35 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 36 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 37 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 38 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 39 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 40 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 41 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 42 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 43 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 44 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 45 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 46 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 47 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 48 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 49 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 50 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 51 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 52 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 53 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 54 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 55 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 56 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 57 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 58 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 59 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 60 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 61 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 62 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 63 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 64 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 65 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 66 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 67 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 68 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 69 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 70 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 71 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 72 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 73 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 74 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 75 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 76 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 77 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 78 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 79 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 80 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 81 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 82 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 83 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 84 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 85 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 86 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 87 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 88 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 89 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 90 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 91 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 92 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 93 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 94 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 95 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 96 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 97 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 98 - base;
      }
    });
    all.add(new IntUnaryOperator() {
      public int applyAsInt(int x) {
        return x ^ 99 - base;
      }
    });
    int v = 1;
    for (IntUnaryOperator f : all) v = f.applyAsInt(v);
    System.out.println(v + " " + all.size());
    IntUnaryOperator chain = x -> x;
    for (IntUnaryOperator f : all) {
      IntUnaryOperator before = chain;
      chain = x -> f.applyAsInt(before.applyAsInt(x));
    }
    System.out.println(chain.applyAsInt(7));
  }
}

/* expect:
-1643893012 200
-1643893012
*/
