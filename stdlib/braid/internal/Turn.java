package braid.internal;

/** What a thread in the queue of a synchronizer waits on. */
public final class Turn extends Part {
  public Turn(Object synchronizer) {
    super(synchronizer, false);
  }
}
