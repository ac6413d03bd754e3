// What Braid does not support yet is named all at once, constructs and members of the library alike,
// and nothing is reported that only follows from it.
//
// java: no (javac accepts it)
import java.nio.channels.FileChannel;
import java.util.*;
import javax.swing.JFrame; // unused: no error

public class NotYet {
  record P(int x, int y) { }

  sealed interface S permits A { } // expect error: Braid does not support sealed types yet

  static final class A implements S { }

  static int f(Object o, int n) {
    var v = new ArrayList<String>();
    int r = switch (n) {
      case 1 -> 2;
      default -> 3;
    };
    try (Scanner s = new Scanner(System.in)) {
      s.nextInt();
    }
    List<String> l = new ArrayList<>();
    l.getClass().getMethods() // expect error: Braid does not support java.lang.Class.getMethods yet
        .clone()
        .equals(ServiceLoader.load(A.class)); // expect error: Braid does not support java.util.ServiceLoader yet
    P p = new P(1, 2);
    return p.x() + r + (FileChannel.open(null) == null ? 1 : 0); // expect error: Braid does not support java.nio.channels.FileChannel yet
  }
}
