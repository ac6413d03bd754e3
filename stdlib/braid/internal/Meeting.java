package braid.internal;

/** A thread that waits for another one, to hand something over or to get it; under a lock. */
public final class Meeting extends Part {
  /** Whether it is the one that gives. */
  public final boolean gives;

  public Object item;

  /** The other one has come. */
  public boolean met;

  public Meeting(Object owner, boolean gives, Object item) {
    super(owner, false);
    this.gives = gives;
    this.item = item;
  }
}
