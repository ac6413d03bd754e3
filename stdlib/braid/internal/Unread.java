package braid.internal;

/**
 * An exception of a task that is kept for who asks for the task's result. If nobody has asked when
 * the program ends, the exception is lost; then the machine goes through this list. Which way it is
 * linked makes no difference to the program, so its fields are no variables of a search.
 */
@Hidden
public final class Unread {
  /** The newest comes after it; a static field would be a variable of the search when it is written. */
  private static final Unread LIST = new Unread();

  private final Throwable error;

  /** Who ran the task. */
  private final Thread thread;

  private boolean read;
  private Unread next;

  private Unread() {
    this.error = null;
    this.thread = null;
  }

  private Unread(Throwable error) {
    this.error = error;
    this.thread = Thread.currentThread();
    this.next = LIST.next;
    LIST.next = this;
  }

  public static Unread note(Throwable error) {
    return new Unread(error);
  }

  public void read() {
    read = true;
  }
}
