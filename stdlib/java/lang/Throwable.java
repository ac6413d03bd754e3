package java.lang;

import java.io.PrintStream;
import java.io.PrintWriter;

/**
 * What can be thrown. The frames are noted by the machine in `backtrace` when the object is made,
 * and become StackTraceElements only when somebody asks for them.
 */
public class Throwable implements java.io.Serializable {
  private static final StackTraceElement[] NO_FRAMES = new StackTraceElement[0];
  private static final Throwable[] NO_THROWABLES = new Throwable[0];

  // The machine sets these three itself in what it throws, whose constructors do not run.
  private Object backtrace;
  private String detailMessage;
  /** This object itself until the cause is known. */
  private Throwable cause = this;

  /** Null until made from the backtrace. */
  private StackTraceElement[] frames;
  private boolean framesFixed;
  /** Null until the first one is added. */
  private Throwable[] suppressed;
  private boolean suppressionDisabled;

  public Throwable() {
    fillInStackTrace();
  }

  public Throwable(String message) {
    fillInStackTrace();
    detailMessage = message;
  }

  public Throwable(String message, Throwable cause) {
    fillInStackTrace();
    detailMessage = message;
    this.cause = cause;
  }

  public Throwable(Throwable cause) {
    fillInStackTrace();
    detailMessage = cause == null ? null : cause.toString();
    this.cause = cause;
  }

  protected Throwable(
      String message, Throwable cause, boolean enableSuppression, boolean writableStackTrace) {
    if (writableStackTrace) {
      fillInStackTrace();
    } else {
      framesFixed = true;
      frames = NO_FRAMES;
    }
    detailMessage = message;
    this.cause = cause;
    suppressionDisabled = !enableSuppression;
  }

  /** Notes the frames of the current thread, without those that make this object. */
  private native void noteFrames0();

  /** How many frames were noted. */
  private native int frameCount0();

  private native String frameClass0(int index);

  private native String frameMethod0(int index);

  /** Null if not known. */
  private native String frameFile0(int index);

  /** -1 if not known, -2 for a native method. */
  private native int frameLine0(int index);

  public Throwable fillInStackTrace() {
    if (!framesFixed) {
      noteFrames0();
      frames = null;
    }
    return this;
  }

  public String getMessage() {
    return detailMessage;
  }

  public String getLocalizedMessage() {
    return getMessage();
  }

  public Throwable getCause() {
    return cause == this ? null : cause;
  }

  public Throwable initCause(Throwable cause) {
    if (this.cause != this) {
      throw new IllegalStateException(
          "Can't overwrite cause with " + (cause == null ? "a null" : cause.toString()), this);
    }
    if (cause == this) {
      throw new IllegalArgumentException("Self-causation not permitted", this);
    }
    this.cause = cause;
    return this;
  }

  @Override
  public String toString() {
    String message = getLocalizedMessage();
    String name = getClass().getName();
    return message == null ? name : name + ": " + message;
  }

  public final void addSuppressed(Throwable exception) {
    if (exception == this) {
      throw new IllegalArgumentException("Self-suppression not permitted", exception);
    }
    if (exception == null) {
      throw new NullPointerException("Cannot suppress a null exception.");
    }
    if (suppressionDisabled) {
      return;
    }
    int count = suppressed == null ? 0 : suppressed.length;
    Throwable[] more = new Throwable[count + 1];
    for (int i = 0; i < count; i++) {
      more[i] = suppressed[i];
    }
    more[count] = exception;
    suppressed = more;
  }

  public final Throwable[] getSuppressed() {
    return suppressed == null ? NO_THROWABLES : suppressed.clone();
  }

  public StackTraceElement[] getStackTrace() {
    return frames().clone();
  }

  private StackTraceElement[] frames() {
    if (frames == null) {
      int count = frameCount0();
      StackTraceElement[] made = new StackTraceElement[count];
      for (int i = 0; i < count; i++) {
        made[i] =
            new StackTraceElement(
                frameClass0(i), frameMethod0(i), frameFile0(i), frameLine0(i));
      }
      frames = made;
    }
    return frames;
  }

  public void setStackTrace(StackTraceElement[] stackTrace) {
    StackTraceElement[] copy = stackTrace.clone();
    for (int i = 0; i < copy.length; i++) {
      if (copy[i] == null) {
        throw new NullPointerException("stackTrace[" + i + "]");
      }
    }
    if (!framesFixed) {
      frames = copy;
    }
  }

  public void printStackTrace() {
    printStackTrace(System.err);
  }

  public void printStackTrace(PrintStream s) {
    s.print(traceText());
  }

  public void printStackTrace(PrintWriter s) {
    s.print(traceText());
  }

  /** The whole text that printStackTrace prints, so that it comes out in one piece. */
  private String traceText() {
    StringBuilder out = new StringBuilder();
    appendTrace(out, null, "", "", null, 0);
    return out.toString();
  }

  private void appendTrace(
      StringBuilder out,
      StackTraceElement[] enclosing,
      String caption,
      String indent,
      Throwable[] seen,
      int seenCount) {
    for (int i = 0; i < seenCount; i++) {
      if (seen[i] == this) {
        out.append(indent).append(caption).append("[CIRCULAR REFERENCE: ").append(this);
        out.append("]\n");
        return;
      }
    }
    Throwable[] chain = new Throwable[seenCount + 1];
    for (int i = 0; i < seenCount; i++) {
      chain[i] = seen[i];
    }
    chain[seenCount] = this;
    out.append(indent).append(caption).append(this).append('\n');
    StackTraceElement[] own = frames();
    int common = enclosing == null ? 0 : commonTail(own, enclosing);
    for (int i = 0; i < own.length - common; i++) {
      out.append(indent).append("\tat ").append(own[i]).append('\n');
    }
    if (common != 0) {
      out.append(indent).append("\t... ").append(common).append(" more\n");
    }
    if (suppressed != null) {
      for (int i = 0; i < suppressed.length; i++) {
        suppressed[i].appendTrace(out, own, "Suppressed: ", indent + "\t", chain, seenCount + 1);
      }
    }
    Throwable reason = getCause();
    if (reason != null) {
      reason.appendTrace(out, own, "Caused by: ", indent, chain, seenCount + 1);
    }
  }

  private static int commonTail(StackTraceElement[] a, StackTraceElement[] b) {
    int common = 0;
    while (common < a.length
        && common < b.length
        && a[a.length - 1 - common].equals(b[b.length - 1 - common])) {
      common++;
    }
    return common;
  }
}
