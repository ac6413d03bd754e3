// What Java 17 has and Braid does not have yet: each is refused by its name, at its place.
//// sealed interface | right | vmc: line 1: Braid does not support sealed types yet
sealed interface T permits A { }
final class A implements T { }
//// sealed class | right | vmc: line 1: Braid does not support sealed types yet
sealed class T permits A { }
non-sealed class A extends T { }
//// non-sealed class | right | vmc: line 2: Braid does not support sealed types yet
class T {
  static sealed abstract class A permits B { }
  static non-sealed class B extends A { }
}
//// member of the class of a value | right | vmc: line 3: Braid does not support java.lang.Class.getMethods yet
class T {
  int m(java.util.List<String> l) {
    return l.getClass().getMethods().length;
  }
}
//// class of a package that is not there yet | right | vmc: line 4: Braid does not support java.util.logging.Level yet
import java.util.logging.Level;
class T {
  Object m() {
    return Level.parse("INFO");
  }
}
//// class of a package imported on demand | right | vmc: line 3: Braid does not support java.util.concurrent.Flow yet
import java.util.concurrent.*;
class T {
  Flow s;
}
//// class with its package | right | vmc: line 2: Braid does not support java.nio.file.WatchService yet
class T {
  java.nio.file.WatchService p;
}
//// class that is out of the subset for good | right | vmc: line 2: Braid does not support javax.swing.JFrame yet
import javax.swing.JFrame;
class T extends JFrame { }
//// class by reflection | right | vmc: line 3: Braid does not support java.lang.Class.forName yet
class T {
  Object m() throws Exception {
    return Class.forName("T").getDeclaredConstructor().newInstance();
  }
}
