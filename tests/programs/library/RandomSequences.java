// java.util.Random gives the JDK's sequence for a seed.
import java.util.Random;

public class RandomSequences {
  public static void main(String[] args) {
    long[] seeds = {0, 1, 42, -1, 123456789L, Long.MAX_VALUE, Long.MIN_VALUE};
    for (long seed : seeds) {
      Random r = new Random(seed);
      System.out.println(seed + ": " + r.nextInt() + " " + r.nextInt() + " " + r.nextInt(10) + " " + r.nextInt(16) + " " + r.nextInt(1000000007) + " " + r.nextInt((1 << 30) + 1));
      System.out.println(r.nextLong() + " " + r.nextBoolean() + r.nextBoolean() + r.nextBoolean() + " " + r.nextDouble() + " " + r.nextDouble());
      System.out.println((double) r.nextFloat() + " " + (long) (r.nextGaussian() * 1e12) + " " + (long) (r.nextGaussian() * 1e12) + " " + (long) (r.nextGaussian() * 1e12));
      byte[] b = new byte[6];
      r.nextBytes(b);
      System.out.println(b[0] + " " + b[1] + " " + b[2] + " " + b[3] + " " + b[4] + " " + b[5]);
      r.setSeed(seed);
      System.out.println(r.nextInt());
    }
    Random r = new Random(7);
    int[] count = new int[6];
    for (int i = 0; i < 6000; i++) count[r.nextInt(6)]++;
    for (int c : count) System.out.print(c + " ");
    long h = 0;
    for (int i = 0; i < 10000; i++) h = h * 31 + r.nextInt(i + 1);
    System.out.println(h);
    Random a = new Random(), b = new Random();
    System.out.println(a.nextLong() == b.nextLong() && a.nextLong() == b.nextLong());
    Random sub = new Random(5) {
      @Override
      protected int next(int bits) {
        return 1 << (bits - 1) >>> 1;
      }
    };
    System.out.println(sub.nextInt() + " " + sub.nextInt(8) + " " + sub.nextBoolean());
    for (int bad : new int[] {0, -5}) {
      try {
        r.nextInt(bad);
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
  }
}

/* expect:
0: -1155484576 -723955400 9 9 368843508 663681053
-8292973307042192125 truetruefalse 0.2527761665759859 0.6130357680446138
0.9828194975852966 -390167041379 -643388813126 52460907198
-53 -26 -65 26 -25 -14
-1155484576
1: -1155869325 431529176 7 6 446064254 77814904
6137546356583794141 truetruefalse 0.15273620134152177 0.15957805424728078
0.5540722608566284 -1118283210255 -1658321779133 -1882164377757
-5 4 -80 29 -52 -21
-1155869325
42: -1170105035 234785527 8 0 662969970 595021505
-5391787952107853122 falsetruefalse 0.36878291341130565 0.2757480694417024
0.463653564453125 -1161809292527 -200956122619 -927738708159
26 87 43 64 -14 127
-1170105035
-1: 1155099827 1887904451 9 8 421815597 894294477
7365572370171403210 falsetruefalse 0.056789399230864124 0.08237099185730667
0.7229321599006653 470915423959 270804065188 -2065030157508
-88 -25 -30 85 -94 12
1155099827
123456789: -1442945365 -1016548095 3 4 838606290 465137554
-1967508324443428465 truefalsefalse 0.49033806436318894 0.0159861369013522
0.4782673120498657 -484199065257 -315642113066 -1674221787092
2 -34 14 49 115 23
-1442945365
9223372036854775807: 1155099827 1887904451 9 8 421815597 894294477
7365572370171403210 falsetruefalse 0.056789399230864124 0.08237099185730667
0.7229321599006653 470915423959 270804065188 -2065030157508
-88 -25 -30 85 -94 12
1155099827
-9223372036854775808: -1155484576 -723955400 9 9 368843508 663681053
-8292973307042192125 truetruefalse 0.2527761665759859 0.6130357680446138
0.9828194975852966 -390167041379 -643388813126 52460907198
-53 -26 -65 26 -25 -14
-1155484576
993 1013 1016 1010 990 978 -8440000092450384927
false
1073741824 2 false
bound must be positive
bound must be positive
*/
