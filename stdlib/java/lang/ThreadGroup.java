package java.lang;

import braid.internal.NotAtomic;

/** A named set of threads; here little more than the name and the handling of what they throw. */
public class ThreadGroup implements Thread.UncaughtExceptionHandler {
  private final ThreadGroup parent;
  private final String name;
  private int maxPriority = Thread.MAX_PRIORITY;
  private boolean daemon;

  /** The group "system", the parent of "main". */
  ThreadGroup() {
    parent = null;
    name = "system";
  }

  /** A group below `parent`, made before there is a current thread. */
  ThreadGroup(ThreadGroup parent, String name, int maxPriority) {
    this.parent = parent;
    this.name = name;
    this.maxPriority = maxPriority;
  }

  public ThreadGroup(String name) {
    this(Thread.currentThread().getThreadGroup(), name);
  }

  public ThreadGroup(ThreadGroup parent, String name) {
    this.maxPriority = parent.maxPriority;
    this.daemon = parent.daemon;
    this.parent = parent;
    this.name = name;
  }

  public final String getName() {
    return name;
  }

  public final ThreadGroup getParent() {
    return parent;
  }

  public final int getMaxPriority() {
    return maxPriority;
  }

  public final void setMaxPriority(int priority) {
    if (priority >= Thread.MIN_PRIORITY && priority <= Thread.MAX_PRIORITY) {
      maxPriority = parent == null ? priority : Math.min(priority, parent.maxPriority);
    }
  }

  public final boolean isDaemon() {
    return daemon;
  }

  public final void setDaemon(boolean daemon) {
    this.daemon = daemon;
  }

  public final boolean parentOf(ThreadGroup group) {
    while (group != null) {
      if (group == this) {
        return true;
      }
      group = group.parent;
    }
    return false;
  }

  /** How many live threads are in this group and in those below it. */
  @NotAtomic("an estimate: threads start and end meanwhile")
  public int activeCount() {
    return enumerate(new Thread[Thread.liveCount()]);
  }

  @NotAtomic("an estimate: threads start and end meanwhile")
  public int enumerate(Thread[] list) {
    Thread[] live = Thread.allLive();
    int count = 0;
    for (int i = 0; i < live.length && count < list.length; i++) {
      if (parentOf(live[i].getThreadGroup())) {
        list[count++] = live[i];
      }
    }
    return count;
  }

  public final void interrupt() {
    Thread[] live = Thread.allLive();
    for (int i = 0; i < live.length; i++) {
      if (parentOf(live[i].getThreadGroup())) {
        live[i].interrupt();
      }
    }
  }

  public void uncaughtException(Thread t, Throwable e) {
    if (parent != null) {
      parent.uncaughtException(t, e);
      return;
    }
    Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
    if (handler != null) {
      handler.uncaughtException(t, e);
    } else if (!(e instanceof ThreadDeath)) {
      System.err.print("Exception in thread \"" + t.getName() + "\" ");
      e.printStackTrace(System.err);
    }
  }

  public String toString() {
    return getClass().getName() + "[name=" + getName() + ",maxpri=" + maxPriority + "]";
  }

  @Deprecated
  public final void checkAccess() {}

  /** As enumerate(list); with `recurse` false only the threads of this group itself. */
  public int enumerate(Thread[] list, boolean recurse) {
    if (recurse) {
      return enumerate(list);
    }
    Thread[] live = Thread.allLive();
    int count = 0;
    for (int i = 0; i < live.length && count < list.length; i++) {
      if (live[i].getThreadGroup() == this) {
        list[count++] = live[i];
      }
    }
    return count;
  }
}
