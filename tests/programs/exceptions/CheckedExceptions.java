// Checked exceptions through interfaces, overriding methods, constructors and initialiser blocks.
class ResourceException extends Exception {
  ResourceException(String m) {
    super(m);
  }
}

class NotFound extends ResourceException {
  NotFound(String what) {
    super(what + " not found");
  }
}

interface Store {
  String load(String key) throws ResourceException;
}

class MemoryStore implements Store {
  public String load(String key) {
    return "mem:" + key;
  }
}

class DiskStore implements Store {
  {
    if (opened++ > 1) throw new ResourceException("too many");
  }

  static int opened;

  DiskStore() throws ResourceException {}

  @Override
  public String load(String key) throws NotFound {
    if (key.startsWith("x")) throw new NotFound(key);
    return "disk:" + key;
  }
}

class Res implements AutoCloseable {
  final String name;

  Res(String name) {
    this.name = name;
    System.out.println("open " + name);
  }

  void use(boolean fail) throws ResourceException {
    if (fail) throw new ResourceException(name);
  }

  public void close() throws ResourceException {
    System.out.println("close " + name);
  }
}

public class CheckedExceptions {
  static String read(Store s, String key) {
    try {
      return s.load(key);
    } catch (NotFound e) {
      return "default";
    } catch (ResourceException e) {
      return "error " + e.getMessage();
    }
  }

  static void work(boolean fail) throws ResourceException {
    Res a = new Res("a" + fail);
    try {
      a.use(fail);
      System.out.println("used");
    } finally {
      a.close();
    }
  }

  static void maybe(int n) throws InterruptedException, ResourceException {
    if (n == 1) throw new InterruptedException("int");
    if (n == 2) throw new NotFound("n");
  }

  public static void main(String[] args) throws Exception {
    MemoryStore direct = new MemoryStore();
    System.out.println(direct.load("k") + read(direct, "k"));
    Store[] stores = {new DiskStore(), direct, key -> {
      throw new ResourceException("lambda " + key);
    }};
    for (Store s : stores) System.out.println(read(s, "y") + " " + read(s, "xy"));
    new DiskStore();
    try {
      new DiskStore();
    } catch (ResourceException e) {
      System.out.println(e.getMessage());
    }
    work(false);
    try {
      work(true);
    } catch (ResourceException e) {
      System.out.println("failed " + e.getMessage());
    }
    for (int i = 0; i < 3; i++) {
      try {
        maybe(i);
        System.out.println("none");
      } catch (InterruptedException | ResourceException e) {
        System.out.println(e);
      }
    }
  }
}

/* expect:
mem:kmem:k
disk:y default
mem:y mem:xy
error lambda y error lambda xy
too many
open afalse
used
close afalse
open atrue
close atrue
failed atrue
none
java.lang.InterruptedException: int
NotFound: n not found
*/
