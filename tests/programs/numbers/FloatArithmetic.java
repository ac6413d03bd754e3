// float arithmetic is done in float: each operation rounds to 24 bits.
public class FloatArithmetic {
  static float horner(float[] c, float x) {
    float r = 0;
    for (int i = c.length - 1; i >= 0; i--) r = r * x + c[i];
    return r;
  }

  static double horner(double[] c, double x) {
    double r = 0;
    for (int i = c.length - 1; i >= 0; i--) r = r * x + c[i];
    return r;
  }

  public static void main(String[] args) {
    float a = 1e8f, b = 1;
    System.out.println((a + b) - a);
    System.out.println((double) a + b - a);
    System.out.println(16777216f + 1f + " " + (16777216f + 2f) + " " + (16777216f + 1.5f));
    float third = 1 / 3f;
    System.out.println(third * 3 + " " + (third * 3 == 1) + " " + third + third + " " + (double) third);
    System.out.println(0.1f * 3 + " " + 0.1f * 3.0 + " " + (0.1f + 0.7f) * 10 + " " + (int) ((0.1f + 0.7f) * 10) + " " + (int) ((0.1 + 0.7) * 10));
    float x = 3.4e38f;
    System.out.println(x * 10 + " " + x * 10 / 10 + " " + (float) (x * 10.0 / 10) + " " + x * 10.0);
    float tiny = 1.2e-38f;
    System.out.println(tiny / 2 + " " + tiny / 1e6f + " " + tiny / 1e8f + " " + tiny * tiny);
    System.out.println(horner(new float[] {1, -2.5f, 3.25f, 0.125f}, 1.1f));
    System.out.println(horner(new double[] {1, -2.5, 3.25, 0.125}, 1.1));
    float s = 0;
    for (int i = 0; i < 1000; i++) s += 0.001f;
    System.out.println(s);
    double d = 0;
    for (int i = 0; i < 1000; i++) d += 0.001;
    System.out.println(d);
    float r = 2;
    for (int i = 0; i < 6; i++) r = (r + 2 / r) / 2;
    System.out.println(r + " " + r * r);
    float m = 7.5f;
    m %= 2;
    System.out.println(m + " " + -7.5f % 2 + " " + 1e10f % 3);
    m++;
    ++m;
    System.out.println(m-- + " " + m);
    System.out.println((int) 1e9f + " " + (int) 16777219f + " " + (long) 1e18f + " " + (double) (float) 123456789 + " " + (double) (float) 1234567890123L);
    System.out.println((0.1f < 0.1) + " " + (0.1f > 0.1) + " " + (0.3f < 0.3) + " " + (0.25f == 0.25));
    double e = 0, term = 1;
    for (int n = 1; n < 20; n++) {
      e += term;
      term /= n;
    }
    System.out.println(e);
    double pi = 0;
    for (int k = 0; k < 100000; k++) pi += (k % 2 == 0 ? 4.0 : -4.0) / (2 * k + 1);
    System.out.println(pi);
    float fpi = 0;
    for (int k = 0; k < 1000; k++) fpi += (k % 2 == 0 ? 4f : -4f) / (2 * k + 1);
    System.out.println(fpi);
    double[][] m1 = {{1.5, 2}, {-3, 4.25}}, m2 = {{0.1, 0.2}, {0.3, 0.4}}, p = new double[2][2];
    for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) for (int k = 0; k < 2; k++) p[i][j] += m1[i][k] * m2[k][j];
    System.out.println(p[0][0] + " " + p[0][1] + " " + p[1][0] + " " + p[1][1]);
  }
}

/* expect:
0.0
1.0
1.6777216E7 1.6777218E7 1.6777218E7
1.0 true 0.333333340.33333334 0.3333333432674408
0.3 0.30000000447034836 8.0 8 7
Infinity Infinity 3.4E38 3.399999952144364E39
6.0E-39 1.3E-44 0.0 0.0
2.348875
2.3488750000000005
0.9999907
1.0000000000000007
1.4142135 1.9999999
1.5 -1.5 1.0
3.5 2.5
1000000000 16777220 999999984306749440 1.23456792E8 1.234567954432E12
false true false true
2.7182818284590455
3.1415826535897198
3.1405926
0.75 1.1 0.9749999999999999 1.1
*/
