package java.util;

/** An argument index of a format that is not positive. */
public class IllegalFormatArgumentIndexException extends IllegalFormatException {
  private final int illegalIndex;

  public IllegalFormatArgumentIndexException(int index) {
    illegalIndex = index;
  }

  public int getIndex() {
    return illegalIndex;
  }

  @Override
  public String getMessage() {
    return illegalIndex == Integer.MIN_VALUE ? "Format argument index: (not representable as int)"
                                             : "Illegal format argument index = " + illegalIndex;
  }
}
