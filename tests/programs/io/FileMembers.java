import java.io.*;
import java.util.*;

// Every member of File, in a directory that the program makes and removes.
public class FileMembers {
  interface Action {
    Object run() throws Exception;
  }

  static String base;

  static void show(String what, Action action) {
    String result;
    try {
      Object value = action.run();
      result = value instanceof Object[] ? Arrays.toString((Object[]) value) : String.valueOf(value);
    } catch (Exception thrown) {
      result = "! " + thrown;
    }
    System.out.println(what + " = " + result.replace(base, "BASE"));
  }

  static File[] sorted(File[] files) {
    Arrays.sort(files);
    return files;
  }

  static String[] sorted(String[] names) {
    Arrays.sort(names);
    return names;
  }

  static void write(File file, String text) throws IOException {
    FileWriter out = new FileWriter(file);
    out.write(text);
    out.close();
  }

  static void paths() {
    for (String text : new String[] {"a", "a/b", "/a/b", "/", "", "a//b/", "//", "/a", "../x", ".", "a/.b"}) {
      File f = new File(text);
      System.out.println("[" + text + "] " + f.getPath() + " | " + f.getName() + " | " + f.getParent() + " | "
          + f.getParentFile() + " | " + f.isAbsolute() + " | " + f);
    }
    System.out.println(new File("a", "b") + " " + new File("", "b") + " " + new File((String) null, "b") + " "
        + new File(new File("x"), "y/z") + " " + new File((File) null, "q") + " " + new File("a/", "/b"));
    System.out.println(File.separator + File.separatorChar + File.pathSeparator + File.pathSeparatorChar);
    System.out.println(new File("a").compareTo(new File("b")) + " " + new File("a").equals(new File("a")) + " "
        + new File("a").equals("a") + " " + new File("abc").hashCode());
    System.out.println(new File("x/../y").getAbsolutePath().endsWith("/x/../y") + " "
        + new File("x").getAbsoluteFile().equals(new File(new File("").getAbsolutePath(), "x")));
    System.out.println(new File("a/b").toPath() + new File("a/b").toString());
  }

  static void life(File dir) throws IOException {
    File f = new File(dir, "one.txt");
    show("exists", () -> f.exists() + " " + f.isFile() + " " + f.isDirectory() + " " + f.length() + " " + f.lastModified());
    show("createNewFile", () -> f.createNewFile() + " " + f.createNewFile());
    show("exists", () -> f.exists() + " " + f.isFile() + " " + f.isDirectory() + " " + f.length() + " " + f.isHidden());
    show("can", () -> f.canRead() + " " + f.canWrite() + " " + f.canExecute() + " " + dir.canExecute());
    write(f, "hello");
    show("length", () -> f.length());
    show("setLastModified", () -> f.setLastModified(1_000_000_000_000L) + " " + f.lastModified());
    show("setLastModified(-1)", () -> f.setLastModified(-1));
    show("create in nothing", () -> new File(dir, "no/x").createNewFile());
    File sub = new File(dir, "sub");
    show("mkdir", () -> sub.mkdir() + " " + sub.mkdir() + " " + new File(dir, "no/x").mkdir() + " " + sub.isDirectory());
    File deep = new File(dir, "p/q/../q/r");
    show("mkdirs", () -> deep.mkdirs() + " " + deep.mkdirs() + " " + deep.isDirectory() + " " + new File(f, "x").mkdirs());
    show("hidden", () -> new File(dir, ".h").createNewFile() + " " + new File(dir, ".h").isHidden());
    show("canonical", () -> new File(dir, "p/./q/../x/y").getCanonicalPath() + " " + new File(dir, "sub").getCanonicalFile());
    show("list", () -> sorted(dir.list()));
    show("list filter", () -> sorted(dir.list((d, name) -> name.length() == 3)));
    show("listFiles", () -> sorted(dir.listFiles()));
    show("listFiles name", () -> sorted(dir.listFiles((d, name) -> name.endsWith(".txt"))));
    FileFilter directories = file -> file.isDirectory();
    show("listFiles file", () -> sorted(dir.listFiles(directories)));
    FilenameFilter none = (d, name) -> directories.accept(new File(d, name)) && name.equals("none");
    show("accept", () -> none.accept(dir, "none") + " " + directories.accept(dir));
    show("list of a file", () -> f.list() + " " + f.listFiles() + " " + new File(dir, "no").list(none));
    show("empty", () -> sub.list().length + " " + sub.listFiles().length);
    File to = new File(sub, "moved");
    show("renameTo", () -> f.renameTo(to) + " " + f.exists() + " " + to.length() + " " + f.renameTo(to));
    show("rename over", () -> { write(f, "new"); return f.renameTo(to) + " " + to.length(); });
    show("delete", () -> sub.delete() + " " + to.delete() + " " + to.delete() + " " + sub.delete());
  }

  static void temporary(File dir) {
    show("createTempFile", () -> {
      File t = File.createTempFile("pre", ".suf", dir);
      File u = File.createTempFile("pre", null, dir);
      String name = t.getName();
      boolean ok = name.startsWith("pre") && name.endsWith(".suf") && t.length() == 0 && !t.equals(u)
          && u.getName().endsWith(".tmp") && t.getParentFile().equals(dir);
      t.delete();
      u.deleteOnExit();
      return ok;
    });
    show("short prefix", () -> File.createTempFile("p", null));
    show("not there", () -> File.createTempFile("pre", null, new File(dir, "no")));
  }

  static void remove(File f) {
    File[] files = f.listFiles();
    if (files != null) {
      for (File inner : files) {
        remove(inner);
      }
    }
    f.delete();
  }

  public static void main(String[] args) throws IOException {
    File dir = File.createTempFile("braid", "dir");
    dir.delete();
    dir.mkdir();
    base = dir.getPath();
    paths();
    life(dir);
    temporary(dir);
    remove(dir);
    show("gone", () -> dir.exists());
  }
}

/* expect:
[a] a | a | null | null | false | a
[a/b] a/b | b | a | a | false | a/b
[/a/b] /a/b | b | /a | /a | true | /a/b
[/] / |  | null | null | true | /
[]  |  | null | null | false |\x{20}
[a//b/] a/b | b | a | a | false | a/b
[//] / |  | null | null | true | /
[/a] /a | a | / | / | true | /a
[../x] ../x | x | .. | .. | false | ../x
[.] . | . | null | null | false | .
[a/.b] a/.b | .b | a | a | false | a/.b
a/b /b b x/y/z q a/b
//::
-1 true false 1289715
true true
a/ba/b
exists = false false false 0 0
createNewFile = true false
exists = true true false 0 false
can = true true false true
length = 5
setLastModified = true 1000000000000
setLastModified(-1) = ! java.lang.IllegalArgumentException: Negative time
create in nothing = ! java.io.IOException: No such file or directory
mkdir = true false false true
mkdirs = true false true false
hidden = true true
canonical = BASE/p/x/y BASE/sub
list = [.h, one.txt, p, sub]
list filter = [sub]
listFiles = [BASE/.h, BASE/one.txt, BASE/p, BASE/sub]
listFiles name = [BASE/one.txt]
listFiles file = [BASE/p, BASE/sub]
accept = false true
list of a file = null null null
empty = 0 0
renameTo = true false 5 false
rename over = true 3
delete = false true false true
createTempFile = true
short prefix = ! java.lang.IllegalArgumentException: Prefix string "p" too short: length must be at least 3
not there = ! java.io.IOException: No such file or directory
gone = false
*/
