// assert, with and without a detail of several types; it is only evaluated if it fails.
public class Assertions {
  static int evaluated = 0;

  static String detail(String s) {
    evaluated++;
    return s;
  }

  static void attempt(int n) {
    try {
      switch (n) {
        case 0: assert true; break;
        case 1: assert false; break;
        case 2: assert n == 0 : "text"; break;
        case 3: assert n == 0 : 42; break;
        case 4: assert n == 0 : 'c'; break;
        case 5: assert n == 0 : 1.5; break;
        case 6: assert n == 0 : null; break;
        case 7: assert n == 7 : detail("not evaluated"); break;
        case 8: assert n == 7 : detail("evaluated"); break;
        case 9: assert n == 7 : new IllegalStateException("cause"); break;
        case 10: assert detail("x") == null; break;
        case 11: assert Boolean.FALSE : 5L; break;
        case 12: assert n > 0 && n < 20 || n == 100 : true; break;
      }
      System.out.println(n + " holds");
    } catch (AssertionError e) {
      System.out.println(n + " " + e + " " + e.getCause());
    }
  }

  public static void main(String[] args) {
    for (int i = 0; i <= 12; i++) attempt(i);
    System.out.println(evaluated);
  }
}

/* expect:
0 holds
1 java.lang.AssertionError null
2 java.lang.AssertionError: text null
3 java.lang.AssertionError: 42 null
4 java.lang.AssertionError: c null
5 java.lang.AssertionError: 1.5 null
6 java.lang.AssertionError: null null
7 holds
8 java.lang.AssertionError: evaluated null
9 java.lang.AssertionError: java.lang.IllegalStateException: cause java.lang.IllegalStateException: cause
10 java.lang.AssertionError null
11 java.lang.AssertionError: 5 null
12 holds
2
*/
