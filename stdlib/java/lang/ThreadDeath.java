package java.lang;

/** Stops a thread without a message. */
public class ThreadDeath extends Error {
  public ThreadDeath() {}
}
