package java.util.concurrent;

/** Something that is due after a time. */
public interface Delayed extends Comparable<Delayed> {
  /** What is left of the time; zero or less if it is over. */
  long getDelay(TimeUnit unit);
}
