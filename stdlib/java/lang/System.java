package java.lang;

import braid.internal.ConsoleInput;
import braid.internal.ConsoleOutput;
import java.io.InputStream;
import java.io.PrintStream;

/** The program's surroundings. */
public final class System {
  public static final InputStream in = new ConsoleInput();
  public static final PrintStream out = new PrintStream(new ConsoleOutput(1));
  public static final PrintStream err = new PrintStream(new ConsoleOutput(2));

  /** Properties that the program has set: names and values by turns; a value may be null. */
  private static String[] changed;

  private System() {}

  /** Makes the stream System.in (0), out (1) or err (2) another one, final or not. */
  private static native void setStream0(int number, Object stream);

  public static native long currentTimeMillis();

  public static native long nanoTime();

  public static native void arraycopy(Object src, int srcPos, Object dest, int destPos, int length);

  public static native int identityHashCode(Object x);

  /** Null if not set. */
  private static native String getenv0(String name);

  /** The machine's own properties; null if there is none of this name. */
  private static native String getProperty0(String key);

  public static void setIn(InputStream in) {
    setStream0(0, in);
  }

  public static void setOut(PrintStream out) {
    setStream0(1, out);
  }

  public static void setErr(PrintStream err) {
    setStream0(2, err);
  }

  public static void exit(int status) {
    Runtime.getRuntime().exit(status);
  }

  public static void gc() {
    Runtime.getRuntime().gc();
  }

  @Deprecated
  public static void runFinalization() {}

  public static String lineSeparator() {
    return "\n";
  }

  public static String getenv(String name) {
    if (name == null) {
      throw new NullPointerException();
    }
    return getenv0(name);
  }

  private static void checkKey(String key) {
    if (key == null) {
      throw new NullPointerException("key can't be null");
    }
    if (key.isEmpty()) {
      throw new IllegalArgumentException("key can't be empty");
    }
  }

  public static String getProperty(String key) {
    checkKey(key);
    int index = indexOfChanged(key);
    return index >= 0 ? changed[index + 1] : getProperty0(key);
  }

  public static String getProperty(String key, String def) {
    String value = getProperty(key);
    return value == null ? def : value;
  }

  public static String setProperty(String key, String value) {
    checkKey(key);
    if (value == null) {
      throw new NullPointerException();
    }
    return change(key, value);
  }

  public static String clearProperty(String key) {
    checkKey(key);
    return change(key, null);
  }

  private static int indexOfChanged(String key) {
    if (changed != null) {
      for (int i = 0; i < changed.length; i += 2) {
        if (changed[i].equals(key)) {
          return i;
        }
      }
    }
    return -1;
  }

  private static String change(String key, String value) {
    String old = getProperty(key);
    int index = indexOfChanged(key);
    if (index < 0) {
      index = changed == null ? 0 : changed.length;
      String[] more = new String[index + 2];
      for (int i = 0; i < index; i++) {
        more[i] = changed[i];
      }
      more[index] = key;
      changed = more;
    }
    changed[index + 1] = value;
    return old;
  }
}
