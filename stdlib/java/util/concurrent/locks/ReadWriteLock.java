package java.util.concurrent.locks;

/** A pair of locks: one that many may hold to read, and one that excludes all others. */
public interface ReadWriteLock {
  Lock readLock();

  Lock writeLock();
}
