// Random.nextGaussian to the last digit.
import java.util.Random;

public class Gaussians {
  public static void main(String[] args) {
    for (long seed = 0; seed < 6; seed++) {
      Random r = new Random(seed * 1234567);
      long digest = 0;
      double sum = 0;
      for (int i = 0; i < 3000; i++) {
        double g = r.nextGaussian();
        digest = digest * 31 + Double.doubleToLongBits(g);
        sum += g;
      }
      System.out.println(Long.toHexString(digest) + " " + sum / 3000);
      r.setSeed(1);
      System.out.println(r.nextGaussian() + " " + r.nextInt() + " " + r.nextGaussian());
    }
  }
}

/* expect:
4800a40b42772f29 0.026552661309825514
1.561581040188955 892128508 -0.6081826070068602
2e91f8bfae1dcd22 0.009106992737676785
1.561581040188955 892128508 -0.6081826070068602
3093932468032bc0 0.006594636346255968
1.561581040188955 892128508 -0.6081826070068602
4b2b04c6292983d3 -0.013186716144628264
1.561581040188955 892128508 -0.6081826070068602
c537dbeb0b5d5dd0 -0.022979407220790758
1.561581040188955 892128508 -0.6081826070068602
c0bbfe2a393ad28e -0.02645728217205631
1.561581040188955 892128508 -0.6081826070068602
*/
