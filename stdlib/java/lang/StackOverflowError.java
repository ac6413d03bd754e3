package java.lang;

/** The stack of a thread is full. */
public class StackOverflowError extends VirtualMachineError {
  public StackOverflowError() {}

  public StackOverflowError(String message) {
    super(message);
  }
}
