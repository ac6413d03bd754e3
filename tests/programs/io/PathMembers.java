import java.io.IOException;
import java.nio.file.*;

// Paths as such: nothing of the disk is looked at, but for toAbsolutePath and toRealPath.
public class PathMembers {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      result = String.valueOf(action.run());
    } catch (Exception thrown) {
      result = "! " + thrown;
    }
    System.out.println(what + " = " + result.replace("\0", "NUL"));
  }

  static final String[] TEXTS = {"a", "a/b", "/a/b", "/", "", "a//b/", "../a", "a/../b", "./a/./b/..", "/../a", "a/b/c", ".."};

  static void one(String text) {
    Path p = Path.of(text);
    StringBuilder names = new StringBuilder();
    for (Path name : p) {
      names.append('[').append(name).append(']');
    }
    System.out.println(p + " | " + p.isAbsolute() + " | " + p.getRoot() + " | " + p.getFileName() + " | " + p.getParent()
        + " | " + p.getNameCount() + " | " + names + " | " + p.normalize() + " | " + p.hashCode() + " | " + p.toFile());
    System.out.println("  " + p.resolve("x") + " " + p.resolve("/x") + " " + p.resolve("") + " " + p.resolve(Path.of("y/z"))
        + " " + p.resolveSibling("s") + " " + p.resolveSibling(Paths.get("/s")) + " " + p.resolveSibling(""));
  }

  static void two(String a, String b) {
    Path p = Path.of(a);
    Path q = Path.of(b);
    String way;
    try {
      way = p.relativize(q).toString();
    } catch (IllegalArgumentException e) {
      way = e.getMessage();
    }
    System.out.println(a + " , " + b + ": " + p.startsWith(q) + p.endsWith(q) + p.startsWith(b) + p.endsWith(b)
        + " " + p.equals(q) + " " + Integer.signum(p.compareTo(q)) + " " + way);
  }

  public static void main(String[] args) throws IOException {
    for (String text : TEXTS) {
      one(text);
    }
    for (String a : TEXTS) {
      for (String b : TEXTS) {
        two(a, b);
      }
    }
    Path abc = Paths.get("/a", "b/c", "", "d");
    System.out.println(abc + " " + Path.of("", "x") + " " + Path.of("x", "/y") + " " + abc.subpath(1, 3) + " " + abc.getName(0) + " " + abc.equals(null));
    show("getName", () -> abc.getName(4));
    show("getName", () -> Path.of("/").getName(0));
    show("subpath", () -> abc.subpath(2, 2));
    show("nul", () -> Path.of("a\0b"));
    show("absolute", () -> Path.of("x").toAbsolutePath().endsWith("x") + " " + Path.of("/x").toAbsolutePath());
    show("real", () -> Path.of("no such file").toRealPath());
    show("real", () -> Path.of("/").toRealPath());
    show("real", () -> Path.of(".").toRealPath(LinkOption.NOFOLLOW_LINKS).isAbsolute());
    show("iterator", () -> {
      java.util.Iterator<Path> all = Path.of("q").iterator();
      return all.hasNext() + " " + all.next() + " " + all.hasNext();
    });
    InvalidPathException e = new InvalidPathException("in", "why", 3);
    System.out.println(e + " " + e.getInput() + " " + e.getReason() + " " + e.getIndex() + " " + new InvalidPathException("in", "why"));
  }
}

/* expect:
a | false | null | a | null | 1 | [a] | a | 97 | a
  a/x /x a a/y/z s /s\x{20}
a/b | false | null | b | a | 2 | [a][b] | a/b | 94772 | a/b
  a/b/x /x a/b a/b/y/z a/s /s a
/a/b | true | / | b | /a | 2 | [a][b] | /a/b | 1494949 | /a/b
  /a/b/x /x /a/b /a/b/y/z /a/s /s /a
/ | true | / | null | null | 0 |  | / | 47 | /
  /x /x / /y/z s /s\x{20}
 | false | null |  | null | 1 | [] |  | 0 |\x{20}
  x /x  y/z s /s\x{20}
a/b | false | null | b | a | 2 | [a][b] | a/b | 94772 | a/b
  a/b/x /x a/b a/b/y/z a/s /s a
../a | false | null | a | .. | 2 | [..][a] | ../a | 1416146 | ../a
  ../a/x /x ../a ../a/y/z ../s /s ..
a/../b | false | null | b | a/.. | 3 | [a][..][b] | b | -1473118015 | a/../b
  a/../b/x /x a/../b a/../b/y/z a/../s /s a/..
./a/./b/.. | false | null | .. | ./a/./b | 5 | [.][a][.][b][..] | a | -2120477187 | ./a/./b/..
  ./a/./b/../x /x ./a/./b/.. ./a/./b/../y/z ./a/./b/s /s ./a/./b
/../a | true | / | a | /.. | 2 | [..][a] | /a | 44821633 | /../a
  /../a/x /x /../a /../a/y/z /../s /s /..
a/b/c | false | null | c | a/b | 3 | [a][b][c] | a/b/c | 91077448 | a/b/c
  a/b/c/x /x a/b/c a/b/c/y/z a/b/s /s a/b
.. | false | null | .. | null | 1 | [..] | .. | 1472 | ..
  ../x /x .. ../y/z s /s\x{20}
a , a: truetruetruetrue true 0\x{20}
a , a/b: falsefalsefalsefalse false -1 b
a , /a/b: falsefalsefalsefalse false 1 'other' is different type of Path
a , /: falsefalsefalsefalse false 1 'other' is different type of Path
a , : falsefalsefalsefalse false 1 ..
a , a//b/: falsefalsefalsefalse false -1 b
a , ../a: falsefalsefalsefalse false 1 ../../a
a , a/../b: falsefalsefalsefalse false -1 ../b
a , ./a/./b/..: falsefalsefalsefalse false 1\x{20}
a , /../a: falsefalsefalsefalse false 1 'other' is different type of Path
a , a/b/c: falsefalsefalsefalse false -1 b/c
a , ..: falsefalsefalsefalse false 1 ../..
a/b , a: truefalsetruefalse false 1 ..
a/b , a/b: truetruetruetrue true 0\x{20}
a/b , /a/b: falsefalsefalsefalse false 1 'other' is different type of Path
a/b , /: falsefalsefalsefalse false 1 'other' is different type of Path
a/b , : falsefalsefalsefalse false 1 ../..
a/b , a//b/: truetruetruetrue true 0\x{20}
a/b , ../a: falsefalsefalsefalse false 1 ../../../a
a/b , a/../b: falsefalsefalsefalse false 1 ../../b
a/b , ./a/./b/..: falsefalsefalsefalse false 1 ..
a/b , /../a: falsefalsefalsefalse false 1 'other' is different type of Path
a/b , a/b/c: falsefalsefalsefalse false -1 c
a/b , ..: falsefalsefalsefalse false 1 ../../..
/a/b , a: falsefalsefalsefalse false -1 'other' is different type of Path
/a/b , a/b: falsetruefalsetrue false -1 'other' is different type of Path
/a/b , /a/b: truetruetruetrue true 0\x{20}
/a/b , /: truefalsetruefalse false 1 ../..
/a/b , : falsefalsefalsefalse false 1 'other' is different type of Path
/a/b , a//b/: falsetruefalsetrue false -1 'other' is different type of Path
/a/b , ../a: falsefalsefalsefalse false 1 'other' is different type of Path
/a/b , a/../b: falsefalsefalsefalse false -1 'other' is different type of Path
/a/b , ./a/./b/..: falsefalsefalsefalse false 1 'other' is different type of Path
/a/b , /../a: falsefalsefalsefalse false 1 ..
/a/b , a/b/c: falsefalsefalsefalse false -1 'other' is different type of Path
/a/b , ..: falsefalsefalsefalse false 1 'other' is different type of Path
/ , a: falsefalsefalsefalse false -1 'other' is different type of Path
/ , a/b: falsefalsefalsefalse false -1 'other' is different type of Path
/ , /a/b: falsefalsefalsefalse false -1 a/b
/ , /: truetruetruetrue true 0\x{20}
/ , : falsefalsefalsefalse false 1 'other' is different type of Path
/ , a//b/: falsefalsefalsefalse false -1 'other' is different type of Path
/ , ../a: falsefalsefalsefalse false 1 'other' is different type of Path
/ , a/../b: falsefalsefalsefalse false -1 'other' is different type of Path
/ , ./a/./b/..: falsefalsefalsefalse false 1 'other' is different type of Path
/ , /../a: falsefalsefalsefalse false -1 a
/ , a/b/c: falsefalsefalsefalse false -1 'other' is different type of Path
/ , ..: falsefalsefalsefalse false 1 'other' is different type of Path
 , a: falsefalsefalsefalse false -1 a
 , a/b: falsefalsefalsefalse false -1 a/b
 , /a/b: falsefalsefalsefalse false -1 'other' is different type of Path
 , /: falsefalsefalsefalse false -1 'other' is different type of Path
 , : truetruetruetrue true 0\x{20}
 , a//b/: falsefalsefalsefalse false -1 a/b
 , ../a: falsefalsefalsefalse false -1 ../a
 , a/../b: falsefalsefalsefalse false -1 a/../b
 , ./a/./b/..: falsefalsefalsefalse false -1 ./a/./b/..
 , /../a: falsefalsefalsefalse false -1 'other' is different type of Path
 , a/b/c: falsefalsefalsefalse false -1 a/b/c
 , ..: falsefalsefalsefalse false -1 ..
a//b/ , a: truefalsetruefalse false 1 ..
a//b/ , a/b: truetruetruetrue true 0\x{20}
a//b/ , /a/b: falsefalsefalsefalse false 1 'other' is different type of Path
a//b/ , /: falsefalsefalsefalse false 1 'other' is different type of Path
a//b/ , : falsefalsefalsefalse false 1 ../..
a//b/ , a//b/: truetruetruetrue true 0\x{20}
a//b/ , ../a: falsefalsefalsefalse false 1 ../../../a
a//b/ , a/../b: falsefalsefalsefalse false 1 ../../b
a//b/ , ./a/./b/..: falsefalsefalsefalse false 1 ..
a//b/ , /../a: falsefalsefalsefalse false 1 'other' is different type of Path
a//b/ , a/b/c: falsefalsefalsefalse false -1 c
a//b/ , ..: falsefalsefalsefalse false 1 ../../..
../a , a: falsetruefalsetrue false -1 Unable to compute relative  path from ../a to a
../a , a/b: falsefalsefalsefalse false -1 Unable to compute relative  path from ../a to a/b
../a , /a/b: falsefalsefalsefalse false -1 'other' is different type of Path
../a , /: falsefalsefalsefalse false -1 'other' is different type of Path
../a , : falsefalsefalsefalse false 1 Unable to compute relative  path from ../a to\x{20}
../a , a//b/: falsefalsefalsefalse false -1 Unable to compute relative  path from ../a to a/b
../a , ../a: truetruetruetrue true 0\x{20}
../a , a/../b: falsefalsefalsefalse false -1 Unable to compute relative  path from ../a to a/../b
../a , ./a/./b/..: falsefalsefalsefalse false -1 Unable to compute relative  path from ../a to ./a/./b/..
../a , /../a: falsefalsefalsefalse false -1 'other' is different type of Path
../a , a/b/c: falsefalsefalsefalse false -1 Unable to compute relative  path from ../a to a/b/c
../a , ..: truefalsetruefalse false 1 ..
a/../b , a: truefalsetruefalse false 1 ../a
a/../b , a/b: falsefalsefalsefalse false -1 ../a/b
a/../b , /a/b: falsefalsefalsefalse false 1 'other' is different type of Path
a/../b , /: falsefalsefalsefalse false 1 'other' is different type of Path
a/../b , : falsefalsefalsefalse false 1 ..
a/../b , a//b/: falsefalsefalsefalse false -1 ../a/b
a/../b , ../a: falsefalsefalsefalse false 1 ../../a
a/../b , a/../b: truetruetruetrue true 0\x{20}
a/../b , ./a/./b/..: falsefalsefalsefalse false 1 ../a
a/../b , /../a: falsefalsefalsefalse false 1 'other' is different type of Path
a/../b , a/b/c: falsefalsefalsefalse false -1 ../a/b/c
a/../b , ..: falsefalsefalsefalse false 1 ../..
./a/./b/.. , a: falsefalsefalsefalse false -1\x{20}
./a/./b/.. , a/b: falsefalsefalsefalse false -1 b
./a/./b/.. , /a/b: falsefalsefalsefalse false -1 'other' is different type of Path
./a/./b/.. , /: falsefalsefalsefalse false -1 'other' is different type of Path
./a/./b/.. , : falsefalsefalsefalse false 1 ..
./a/./b/.. , a//b/: falsefalsefalsefalse false -1 b
./a/./b/.. , ../a: falsefalsefalsefalse false 1 ../../a
./a/./b/.. , a/../b: falsefalsefalsefalse false -1 ../b
./a/./b/.. , ./a/./b/..: truetruetruetrue true 0\x{20}
./a/./b/.. , /../a: falsefalsefalsefalse false -1 'other' is different type of Path
./a/./b/.. , a/b/c: falsefalsefalsefalse false -1 b/c
./a/./b/.. , ..: falsetruefalsetrue false 1 ../..
/../a , a: falsetruefalsetrue false -1 'other' is different type of Path
/../a , a/b: falsefalsefalsefalse false -1 'other' is different type of Path
/../a , /a/b: falsefalsefalsefalse false -1 b
/../a , /: truefalsetruefalse false 1 ..
/../a , : falsefalsefalsefalse false 1 'other' is different type of Path
/../a , a//b/: falsefalsefalsefalse false -1 'other' is different type of Path
/../a , ../a: falsetruefalsetrue false 1 'other' is different type of Path
/../a , a/../b: falsefalsefalsefalse false -1 'other' is different type of Path
/../a , ./a/./b/..: falsefalsefalsefalse false 1 'other' is different type of Path
/../a , /../a: truetruetruetrue true 0\x{20}
/../a , a/b/c: falsefalsefalsefalse false -1 'other' is different type of Path
/../a , ..: falsefalsefalsefalse false 1 'other' is different type of Path
a/b/c , a: truefalsetruefalse false 1 ../..
a/b/c , a/b: truefalsetruefalse false 1 ..
a/b/c , /a/b: falsefalsefalsefalse false 1 'other' is different type of Path
a/b/c , /: falsefalsefalsefalse false 1 'other' is different type of Path
a/b/c , : falsefalsefalsefalse false 1 ../../..
a/b/c , a//b/: truefalsetruefalse false 1 ..
a/b/c , ../a: falsefalsefalsefalse false 1 ../../../../a
a/b/c , a/../b: falsefalsefalsefalse false 1 ../../../b
a/b/c , ./a/./b/..: falsefalsefalsefalse false 1 ../..
a/b/c , /../a: falsefalsefalsefalse false 1 'other' is different type of Path
a/b/c , a/b/c: truetruetruetrue true 0\x{20}
a/b/c , ..: falsefalsefalsefalse false 1 ../../../..
.. , a: falsefalsefalsefalse false -1 Unable to compute relative  path from .. to a
.. , a/b: falsefalsefalsefalse false -1 Unable to compute relative  path from .. to a/b
.. , /a/b: falsefalsefalsefalse false -1 'other' is different type of Path
.. , /: falsefalsefalsefalse false -1 'other' is different type of Path
.. , : falsefalsefalsefalse false 1 Unable to compute relative  path from .. to\x{20}
.. , a//b/: falsefalsefalsefalse false -1 Unable to compute relative  path from .. to a/b
.. , ../a: falsefalsefalsefalse false -1 a
.. , a/../b: falsefalsefalsefalse false -1 Unable to compute relative  path from .. to a/../b
.. , ./a/./b/..: falsefalsefalsefalse false -1 Unable to compute relative  path from .. to ./a/./b/..
.. , /../a: falsefalsefalsefalse false -1 'other' is different type of Path
.. , a/b/c: falsefalsefalsefalse false -1 Unable to compute relative  path from .. to a/b/c
.. , ..: truetruetruetrue true 0\x{20}
/a/b/c/d x x/y b/c a false
getName = ! java.lang.IllegalArgumentException
getName = ! java.lang.IllegalArgumentException
subpath = ! java.lang.IllegalArgumentException
nul = ! java.nio.file.InvalidPathException: Nul character not allowed: aNULb
absolute = true /x
real = ! java.nio.file.NoSuchFileException: no such file
real = /
real = true
iterator = true q false
java.nio.file.InvalidPathException: why at index 3: in in why 3 java.nio.file.InvalidPathException: why: in
*/
