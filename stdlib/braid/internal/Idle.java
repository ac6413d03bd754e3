package braid.internal;

/** What the queue of a pool's idle threads is known by. */
public final class Idle extends Part {
  public Idle(Object pool) {
    super(pool, false);
  }
}
