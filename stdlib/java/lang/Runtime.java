package java.lang;

/** The machine that the program runs on. */
public class Runtime {
  private static final Runtime CURRENT = new Runtime();

  /**
   * The threads that the machine starts when the last thread that is no daemon has ended; null if there
   * are none.
   */
  private static Thread[] hooks;

  private Runtime() {}

  public static Runtime getRuntime() {
    return CURRENT;
  }

  public native int availableProcessors();

  public native long totalMemory();

  public native long freeMemory();

  public native long maxMemory();

  public native void gc();

  /** Ends the program at once. Does not return. */
  private static native void halt0(int status);

  /** Has the machine run the shutdown hooks and end the program. Does not return. */
  private static native void exit0(int status);

  private static native boolean isShuttingDown0();

  @Deprecated
  public void runFinalization() {}

  /** The version of Java whose behaviour the library has. */
  public static final class Version implements Comparable<Version> {
    private Version() {}

    public int feature() {
      return 17;
    }

    public int interim() {
      return 0;
    }

    @Override
    public int compareTo(Version other) {
      return 0;
    }

    @Override
    public String toString() {
      return "17";
    }
  }

  public static Version version() {
    return new Version();
  }

  public void halt(int status) {
    halt0(status);
  }

  public void exit(int status) {
    exit0(status);
  }

  public void addShutdownHook(Thread hook) {
    if (isShuttingDown0()) {
      throw new IllegalStateException("Shutdown in progress");
    }
    if (indexOf(hook) >= 0) {
      throw new IllegalArgumentException("Hook previously registered");
    }
    if (hook.isAlive()) {
      throw new IllegalArgumentException("Hook already running");
    }
    int count = hooks == null ? 0 : hooks.length;
    Thread[] more = new Thread[count + 1];
    for (int i = 0; i < count; i++) {
      more[i] = hooks[i];
    }
    more[count] = hook;
    hooks = more;
  }

  public boolean removeShutdownHook(Thread hook) {
    if (isShuttingDown0()) {
      throw new IllegalStateException("Shutdown in progress");
    }
    if (hook == null) {
      throw new NullPointerException();
    }
    int index = indexOf(hook);
    if (index < 0) {
      return false;
    }
    Thread[] fewer = new Thread[hooks.length - 1];
    for (int i = 0; i < fewer.length; i++) {
      fewer[i] = hooks[i < index ? i : i + 1];
    }
    hooks = fewer.length == 0 ? null : fewer;
    return true;
  }

  private static int indexOf(Thread hook) {
    if (hooks != null) {
      for (int i = 0; i < hooks.length; i++) {
        if (hooks[i] == hook) {
          return i;
        }
      }
    }
    return -1;
  }
}
