package java.lang;

/** A serious failure of unknown kind. */
public class UnknownError extends VirtualMachineError {
  public UnknownError() {}

  public UnknownError(String message) {
    super(message);
  }
}
