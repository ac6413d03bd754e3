package braid.internal;

/** What the queue of those that wait for room in a queue is known by. */
public final class Room extends Part {
  public Room(Object owner) {
    super(owner, false);
  }
}
