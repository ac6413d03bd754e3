package braid.internal;

/**
 * An exception of a task that is kept for who asks for the task's result. If nobody has asked when
 * the program ends, the exception is lost; then the machine goes through this list. Which way it is
 * linked makes no difference to the program, so its fields are no variables of a search.
 */
@Hidden
public final class Unread {
  private static Unread first;

  private final Throwable error;

  /** Who ran the task. */
  private final Thread thread;

  private boolean read;
  private final Unread next;

  private Unread(Throwable error) {
    this.error = error;
    this.thread = Thread.currentThread();
    this.next = first;
  }

  public static Unread note(Throwable error) {
    first = new Unread(error);
    return first;
  }

  public void read() {
    read = true;
  }
}
