package braid.internal;

/**
 * An object whose monitor belongs to another one: what a lock of java.util.concurrent locks, since
 * synchronized on the lock itself must stay independent of it. Reports name the owner.
 */
public class Part {
  private final Object owner;

  /** The first primitive field; see Monitors. */
  private final boolean fair;

  public Part(Object owner, boolean fair) {
    this.owner = owner;
    this.fair = fair;
  }

  public boolean isFair() {
    return fair;
  }
}
