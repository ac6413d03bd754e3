package braid.internal;

/** Where in the user's code something was done, for reports. */
public final class Places {
  private Places() {}

  private static boolean isLibrary(String className) {
    return className.startsWith("java.") || className.startsWith("braid.");
  }

  /** The youngest frame of the user's code, as "Main.java:12"; "" if there is none. */
  public static String ofCaller() {
    for (StackTraceElement e : new Throwable().getStackTrace()) {
      if (!isLibrary(e.getClassName())) {
        return e.getFileName() + ":" + e.getLineNumber();
      }
    }
    return "";
  }
}
