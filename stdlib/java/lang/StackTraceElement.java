package java.lang;

/** One line of a stack trace. */
public final class StackTraceElement implements java.io.Serializable {
  private final String className;
  private final String methodName;
  private final String fileName;
  private final int lineNumber;

  public StackTraceElement(
      String declaringClass, String methodName, String fileName, int lineNumber) {
    if (declaringClass == null) {
      throw new NullPointerException("Declaring class is null");
    }
    if (methodName == null) {
      throw new NullPointerException("Method name is null");
    }
    this.className = declaringClass;
    this.methodName = methodName;
    this.fileName = fileName;
    this.lineNumber = lineNumber;
  }

  public String getFileName() {
    return fileName;
  }

  public int getLineNumber() {
    return lineNumber;
  }

  public String getClassName() {
    return className;
  }

  public String getMethodName() {
    return methodName;
  }

  public boolean isNativeMethod() {
    return lineNumber == -2;
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof StackTraceElement)) {
      return false;
    }
    StackTraceElement that = (StackTraceElement) other;
    return className.equals(that.className)
        && lineNumber == that.lineNumber
        && methodName.equals(that.methodName)
        && (fileName == null ? that.fileName == null : fileName.equals(that.fileName));
  }

  @Override
  public int hashCode() {
    int hash = 31 * className.hashCode() + methodName.hashCode();
    hash = 31 * hash + (fileName == null ? 0 : fileName.hashCode());
    return 31 * hash + lineNumber;
  }

  @Override
  public String toString() {
    String place;
    if (isNativeMethod()) {
      place = "Native Method";
    } else if (fileName == null) {
      place = "Unknown Source";
    } else if (lineNumber >= 0) {
      place = fileName + ":" + lineNumber;
    } else {
      place = fileName;
    }
    return className + "." + methodName + "(" + place + ")";
  }
}
