package java.util.concurrent.locks;

/** Something that a thread can own alone. */
public abstract class AbstractOwnableSynchronizer implements java.io.Serializable {
  private transient volatile Thread exclusiveOwnerThread;

  protected AbstractOwnableSynchronizer() {}

  protected final void setExclusiveOwnerThread(Thread thread) {
    exclusiveOwnerThread = thread;
  }

  protected final Thread getExclusiveOwnerThread() {
    return exclusiveOwnerThread;
  }
}
