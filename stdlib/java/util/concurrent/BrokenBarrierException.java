package java.util.concurrent;

/** Another thread left the barrier before all had come. */
public class BrokenBarrierException extends Exception {
  public BrokenBarrierException() {}

  public BrokenBarrierException(String message) {
    super(message);
  }
}
