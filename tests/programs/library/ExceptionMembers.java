import java.io.*;
import java.nio.charset.UnsupportedCharsetException;
import java.util.*;
import java.util.concurrent.*;
import java.util.regex.PatternSyntaxException;

// Every constructor of every exception and error, and what its objects say.
public class ExceptionMembers {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      result = text(action.run());
    } catch (Throwable thrown) {
      // The messages that Java makes up for null references are its own.
      String message = String.valueOf(thrown.getMessage());
      result = "! " + (message.contains("because ") ? thrown.getClass().getName() : thrown);
    }
    System.out.println(what + " = " + result);
  }

  static String text(Object value) {
    if (value instanceof String) {
      return "\"" + ((String) value).replace("\n", "\\n") + "\"";
    }
    if (value != null && value.getClass().isArray()) {
      String all = java.util.Arrays.deepToString(new Object[] {value});
      return all.substring(1, all.length() - 1);
    }
    return String.valueOf(value);
  }

  static final Exception CAUSE = new Exception("cause");
  static final IOException IO = new IOException("io");

  static String about(Throwable t) {
    return t + " | " + t.getMessage() + " | " + t.getLocalizedMessage() + " | " + t.getCause() + " | " + t.getClass().getSuperclass().getSimpleName();
  }

  static void lang() throws Exception {
    show("about(new AbstractMethodError())", () -> about(new AbstractMethodError()));
    show("about(new AbstractMethodError(\"m\"))", () -> about(new AbstractMethodError("m")));
    show(
        "about(new AbstractMethodError((String) null))",
        () -> about(new AbstractMethodError((String) null)));
    show("about(new ArithmeticException())", () -> about(new ArithmeticException()));
    show("about(new ArithmeticException(\"m\"))", () -> about(new ArithmeticException("m")));
    show(
        "about(new ArithmeticException((String) null))",
        () -> about(new ArithmeticException((String) null)));
    show(
        "about(new ArrayIndexOutOfBoundsException())",
        () -> about(new ArrayIndexOutOfBoundsException()));
    show(
        "about(new ArrayIndexOutOfBoundsException(\"m\"))",
        () -> about(new ArrayIndexOutOfBoundsException("m")));
    show(
        "about(new ArrayIndexOutOfBoundsException((String) null))",
        () -> about(new ArrayIndexOutOfBoundsException((String) null)));
    show(
        "about(new ArrayIndexOutOfBoundsException(7))",
        () -> about(new ArrayIndexOutOfBoundsException(7)));
    show("about(new ArrayStoreException())", () -> about(new ArrayStoreException()));
    show("about(new ArrayStoreException(\"m\"))", () -> about(new ArrayStoreException("m")));
    show(
        "about(new ArrayStoreException((String) null))",
        () -> about(new ArrayStoreException((String) null)));
    show("about(new AssertionError())", () -> about(new AssertionError()));
    show(
        "about(new AssertionError((Object) \"o\"))",
        () -> about(new AssertionError((Object) "o")));
    show("about(new AssertionError(true))", () -> about(new AssertionError(true)));
    show("about(new AssertionError('d'))", () -> about(new AssertionError('d')));
    show("about(new AssertionError(7))", () -> about(new AssertionError(7)));
    show("about(new AssertionError(-8L))", () -> about(new AssertionError(-8L)));
    show("about(new AssertionError(1f))", () -> about(new AssertionError(1f)));
    show("about(new AssertionError(2.5))", () -> about(new AssertionError(2.5)));
    show("about(new AssertionError(\"m\", CAUSE))", () -> about(new AssertionError("m", CAUSE)));
    show("about(new ClassCastException())", () -> about(new ClassCastException()));
    show("about(new ClassCastException(\"m\"))", () -> about(new ClassCastException("m")));
    show(
        "about(new ClassCastException((String) null))",
        () -> about(new ClassCastException((String) null)));
    show("about(new ClassCircularityError())", () -> about(new ClassCircularityError()));
    show("about(new ClassCircularityError(\"m\"))", () -> about(new ClassCircularityError("m")));
    show(
        "about(new ClassCircularityError((String) null))",
        () -> about(new ClassCircularityError((String) null)));
    show("about(new ClassFormatError())", () -> about(new ClassFormatError()));
    show("about(new ClassFormatError(\"m\"))", () -> about(new ClassFormatError("m")));
    show(
        "about(new ClassFormatError((String) null))",
        () -> about(new ClassFormatError((String) null)));
    show("about(new ClassNotFoundException())", () -> about(new ClassNotFoundException()));
    show("about(new ClassNotFoundException(\"m\"))", () -> about(new ClassNotFoundException("m")));
    show(
        "about(new ClassNotFoundException((String) null))",
        () -> about(new ClassNotFoundException((String) null)));
    show(
        "about(new ClassNotFoundException(\"m\", CAUSE))",
        () -> about(new ClassNotFoundException("m", CAUSE)));
    show("about(new CloneNotSupportedException())", () -> about(new CloneNotSupportedException()));
    show(
        "about(new CloneNotSupportedException(\"m\"))",
        () -> about(new CloneNotSupportedException("m")));
    show(
        "about(new CloneNotSupportedException((String) null))",
        () -> about(new CloneNotSupportedException((String) null)));
    show("about(new Error())", () -> about(new Error()));
    show("about(new Error(\"m\"))", () -> about(new Error("m")));
    show("about(new Error((String) null))", () -> about(new Error((String) null)));
    show("about(new Error(\"m\", CAUSE))", () -> about(new Error("m", CAUSE)));
    show("about(new Error(CAUSE))", () -> about(new Error(CAUSE)));
    show("about(new Error((Throwable) null))", () -> about(new Error((Throwable) null)));
    show("about(new Exception())", () -> about(new Exception()));
    show("about(new Exception(\"m\"))", () -> about(new Exception("m")));
    show("about(new Exception((String) null))", () -> about(new Exception((String) null)));
    show("about(new Exception(\"m\", CAUSE))", () -> about(new Exception("m", CAUSE)));
    show("about(new Exception(CAUSE))", () -> about(new Exception(CAUSE)));
    show("about(new Exception((Throwable) null))", () -> about(new Exception((Throwable) null)));
    show(
        "about(new ExceptionInInitializerError())",
        () -> about(new ExceptionInInitializerError()));
    show(
        "about(new ExceptionInInitializerError(CAUSE))",
        () -> about(new ExceptionInInitializerError(CAUSE)));
    show(
        "about(new ExceptionInInitializerError((Throwable) null))",
        () -> about(new ExceptionInInitializerError((Throwable) null)));
    show(
        "about(new ExceptionInInitializerError(\"m\"))",
        () -> about(new ExceptionInInitializerError("m")));
    show(
        "about(new ExceptionInInitializerError((String) null))",
        () -> about(new ExceptionInInitializerError((String) null)));
    show("about(new IllegalAccessError())", () -> about(new IllegalAccessError()));
    show("about(new IllegalAccessError(\"m\"))", () -> about(new IllegalAccessError("m")));
    show(
        "about(new IllegalAccessError((String) null))",
        () -> about(new IllegalAccessError((String) null)));
    show("about(new IllegalAccessException())", () -> about(new IllegalAccessException()));
    show("about(new IllegalAccessException(\"m\"))", () -> about(new IllegalAccessException("m")));
    show(
        "about(new IllegalAccessException((String) null))",
        () -> about(new IllegalAccessException((String) null)));
    show("about(new IllegalArgumentException())", () -> about(new IllegalArgumentException()));
    show(
        "about(new IllegalArgumentException(\"m\"))",
        () -> about(new IllegalArgumentException("m")));
    show(
        "about(new IllegalArgumentException((String) null))",
        () -> about(new IllegalArgumentException((String) null)));
    show(
        "about(new IllegalArgumentException(\"m\", CAUSE))",
        () -> about(new IllegalArgumentException("m", CAUSE)));
    show(
        "about(new IllegalArgumentException(CAUSE))",
        () -> about(new IllegalArgumentException(CAUSE)));
    show(
        "about(new IllegalArgumentException((Throwable) null))",
        () -> about(new IllegalArgumentException((Throwable) null)));
    show("about(new IllegalCallerException())", () -> about(new IllegalCallerException()));
    show("about(new IllegalCallerException(\"m\"))", () -> about(new IllegalCallerException("m")));
    show(
        "about(new IllegalCallerException((String) null))",
        () -> about(new IllegalCallerException((String) null)));
    show(
        "about(new IllegalCallerException(\"m\", CAUSE))",
        () -> about(new IllegalCallerException("m", CAUSE)));
    show(
        "about(new IllegalCallerException(CAUSE))",
        () -> about(new IllegalCallerException(CAUSE)));
    show(
        "about(new IllegalCallerException((Throwable) null))",
        () -> about(new IllegalCallerException((Throwable) null)));
    show(
        "about(new IllegalMonitorStateException())",
        () -> about(new IllegalMonitorStateException()));
    show(
        "about(new IllegalMonitorStateException(\"m\"))",
        () -> about(new IllegalMonitorStateException("m")));
    show(
        "about(new IllegalMonitorStateException((String) null))",
        () -> about(new IllegalMonitorStateException((String) null)));
    show("about(new IllegalStateException())", () -> about(new IllegalStateException()));
    show("about(new IllegalStateException(\"m\"))", () -> about(new IllegalStateException("m")));
    show(
        "about(new IllegalStateException((String) null))",
        () -> about(new IllegalStateException((String) null)));
    show(
        "about(new IllegalStateException(\"m\", CAUSE))",
        () -> about(new IllegalStateException("m", CAUSE)));
    show("about(new IllegalStateException(CAUSE))", () -> about(new IllegalStateException(CAUSE)));
    show(
        "about(new IllegalStateException((Throwable) null))",
        () -> about(new IllegalStateException((Throwable) null)));
    show(
        "about(new IllegalThreadStateException())",
        () -> about(new IllegalThreadStateException()));
    show(
        "about(new IllegalThreadStateException(\"m\"))",
        () -> about(new IllegalThreadStateException("m")));
    show(
        "about(new IllegalThreadStateException((String) null))",
        () -> about(new IllegalThreadStateException((String) null)));
    show(
        "about(new IncompatibleClassChangeError())",
        () -> about(new IncompatibleClassChangeError()));
    show(
        "about(new IncompatibleClassChangeError(\"m\"))",
        () -> about(new IncompatibleClassChangeError("m")));
    show(
        "about(new IncompatibleClassChangeError((String) null))",
        () -> about(new IncompatibleClassChangeError((String) null)));
    show("about(new IndexOutOfBoundsException())", () -> about(new IndexOutOfBoundsException()));
    show(
        "about(new IndexOutOfBoundsException(\"m\"))",
        () -> about(new IndexOutOfBoundsException("m")));
    show(
        "about(new IndexOutOfBoundsException((String) null))",
        () -> about(new IndexOutOfBoundsException((String) null)));
    show("about(new IndexOutOfBoundsException(7))", () -> about(new IndexOutOfBoundsException(7)));
    show(
        "about(new IndexOutOfBoundsException(-8L))",
        () -> about(new IndexOutOfBoundsException(-8L)));
    show("about(new InstantiationError())", () -> about(new InstantiationError()));
    show("about(new InstantiationError(\"m\"))", () -> about(new InstantiationError("m")));
    show(
        "about(new InstantiationError((String) null))",
        () -> about(new InstantiationError((String) null)));
    show("about(new InstantiationException())", () -> about(new InstantiationException()));
    show("about(new InstantiationException(\"m\"))", () -> about(new InstantiationException("m")));
    show(
        "about(new InstantiationException((String) null))",
        () -> about(new InstantiationException((String) null)));
    show("about(new InternalError())", () -> about(new InternalError()));
    show("about(new InternalError(\"m\"))", () -> about(new InternalError("m")));
    show("about(new InternalError((String) null))", () -> about(new InternalError((String) null)));
    show("about(new InternalError(\"m\", CAUSE))", () -> about(new InternalError("m", CAUSE)));
    show("about(new InternalError(CAUSE))", () -> about(new InternalError(CAUSE)));
    show(
        "about(new InternalError((Throwable) null))",
        () -> about(new InternalError((Throwable) null)));
    show("about(new InterruptedException())", () -> about(new InterruptedException()));
    show("about(new InterruptedException(\"m\"))", () -> about(new InterruptedException("m")));
    show(
        "about(new InterruptedException((String) null))",
        () -> about(new InterruptedException((String) null)));
    show("about(new LinkageError())", () -> about(new LinkageError()));
    show("about(new LinkageError(\"m\"))", () -> about(new LinkageError("m")));
    show("about(new LinkageError((String) null))", () -> about(new LinkageError((String) null)));
    show("about(new LinkageError(\"m\", CAUSE))", () -> about(new LinkageError("m", CAUSE)));
    show("about(new NegativeArraySizeException())", () -> about(new NegativeArraySizeException()));
    show(
        "about(new NegativeArraySizeException(\"m\"))",
        () -> about(new NegativeArraySizeException("m")));
    show(
        "about(new NegativeArraySizeException((String) null))",
        () -> about(new NegativeArraySizeException((String) null)));
    show("about(new NoClassDefFoundError())", () -> about(new NoClassDefFoundError()));
    show("about(new NoClassDefFoundError(\"m\"))", () -> about(new NoClassDefFoundError("m")));
    show(
        "about(new NoClassDefFoundError((String) null))",
        () -> about(new NoClassDefFoundError((String) null)));
    show("about(new NoSuchFieldError())", () -> about(new NoSuchFieldError()));
    show("about(new NoSuchFieldError(\"m\"))", () -> about(new NoSuchFieldError("m")));
    show(
        "about(new NoSuchFieldError((String) null))",
        () -> about(new NoSuchFieldError((String) null)));
    show("about(new NoSuchFieldException())", () -> about(new NoSuchFieldException()));
    show("about(new NoSuchFieldException(\"m\"))", () -> about(new NoSuchFieldException("m")));
    show(
        "about(new NoSuchFieldException((String) null))",
        () -> about(new NoSuchFieldException((String) null)));
    show("about(new NoSuchMethodError())", () -> about(new NoSuchMethodError()));
    show("about(new NoSuchMethodError(\"m\"))", () -> about(new NoSuchMethodError("m")));
    show(
        "about(new NoSuchMethodError((String) null))",
        () -> about(new NoSuchMethodError((String) null)));
    show("about(new NoSuchMethodException())", () -> about(new NoSuchMethodException()));
    show("about(new NoSuchMethodException(\"m\"))", () -> about(new NoSuchMethodException("m")));
    show(
        "about(new NoSuchMethodException((String) null))",
        () -> about(new NoSuchMethodException((String) null)));
    show("about(new NullPointerException())", () -> about(new NullPointerException()));
    show("about(new NullPointerException(\"m\"))", () -> about(new NullPointerException("m")));
    show(
        "about(new NullPointerException((String) null))",
        () -> about(new NullPointerException((String) null)));
    show("about(new NumberFormatException())", () -> about(new NumberFormatException()));
    show("about(new NumberFormatException(\"m\"))", () -> about(new NumberFormatException("m")));
    show(
        "about(new NumberFormatException((String) null))",
        () -> about(new NumberFormatException((String) null)));
    show("about(new OutOfMemoryError())", () -> about(new OutOfMemoryError()));
    show("about(new OutOfMemoryError(\"m\"))", () -> about(new OutOfMemoryError("m")));
    show(
        "about(new OutOfMemoryError((String) null))",
        () -> about(new OutOfMemoryError((String) null)));
    show(
        "about(new ReflectiveOperationException())",
        () -> about(new ReflectiveOperationException()));
    show(
        "about(new ReflectiveOperationException(\"m\"))",
        () -> about(new ReflectiveOperationException("m")));
    show(
        "about(new ReflectiveOperationException((String) null))",
        () -> about(new ReflectiveOperationException((String) null)));
    show(
        "about(new ReflectiveOperationException(\"m\", CAUSE))",
        () -> about(new ReflectiveOperationException("m", CAUSE)));
    show(
        "about(new ReflectiveOperationException(CAUSE))",
        () -> about(new ReflectiveOperationException(CAUSE)));
    show(
        "about(new ReflectiveOperationException((Throwable) null))",
        () -> about(new ReflectiveOperationException((Throwable) null)));
    show("about(new RuntimeException())", () -> about(new RuntimeException()));
    show("about(new RuntimeException(\"m\"))", () -> about(new RuntimeException("m")));
    show(
        "about(new RuntimeException((String) null))",
        () -> about(new RuntimeException((String) null)));
    show(
        "about(new RuntimeException(\"m\", CAUSE))",
        () -> about(new RuntimeException("m", CAUSE)));
    show("about(new RuntimeException(CAUSE))", () -> about(new RuntimeException(CAUSE)));
    show(
        "about(new RuntimeException((Throwable) null))",
        () -> about(new RuntimeException((Throwable) null)));
    show("about(new SecurityException())", () -> about(new SecurityException()));
    show("about(new SecurityException(\"m\"))", () -> about(new SecurityException("m")));
    show(
        "about(new SecurityException((String) null))",
        () -> about(new SecurityException((String) null)));
    show(
        "about(new SecurityException(\"m\", CAUSE))",
        () -> about(new SecurityException("m", CAUSE)));
    show("about(new SecurityException(CAUSE))", () -> about(new SecurityException(CAUSE)));
    show(
        "about(new SecurityException((Throwable) null))",
        () -> about(new SecurityException((Throwable) null)));
    show("about(new StackOverflowError())", () -> about(new StackOverflowError()));
    show("about(new StackOverflowError(\"m\"))", () -> about(new StackOverflowError("m")));
    show(
        "about(new StackOverflowError((String) null))",
        () -> about(new StackOverflowError((String) null)));
    show(
        "about(new StringIndexOutOfBoundsException())",
        () -> about(new StringIndexOutOfBoundsException()));
    show(
        "about(new StringIndexOutOfBoundsException(\"m\"))",
        () -> about(new StringIndexOutOfBoundsException("m")));
    show(
        "about(new StringIndexOutOfBoundsException((String) null))",
        () -> about(new StringIndexOutOfBoundsException((String) null)));
    show(
        "about(new StringIndexOutOfBoundsException(7))",
        () -> about(new StringIndexOutOfBoundsException(7)));
    show("about(new ThreadDeath())", () -> about(new ThreadDeath()));
    show("about(new Throwable())", () -> about(new Throwable()));
    show("about(new Throwable(\"m\"))", () -> about(new Throwable("m")));
    show("about(new Throwable((String) null))", () -> about(new Throwable((String) null)));
    show("about(new Throwable(\"m\", CAUSE))", () -> about(new Throwable("m", CAUSE)));
    show("about(new Throwable(CAUSE))", () -> about(new Throwable(CAUSE)));
    show("about(new Throwable((Throwable) null))", () -> about(new Throwable((Throwable) null)));
    show("about(new UnknownError())", () -> about(new UnknownError()));
    show("about(new UnknownError(\"m\"))", () -> about(new UnknownError("m")));
    show("about(new UnknownError((String) null))", () -> about(new UnknownError((String) null)));
    show("about(new UnsatisfiedLinkError())", () -> about(new UnsatisfiedLinkError()));
    show("about(new UnsatisfiedLinkError(\"m\"))", () -> about(new UnsatisfiedLinkError("m")));
    show(
        "about(new UnsatisfiedLinkError((String) null))",
        () -> about(new UnsatisfiedLinkError((String) null)));
    show(
        "about(new UnsupportedOperationException())",
        () -> about(new UnsupportedOperationException()));
    show(
        "about(new UnsupportedOperationException(\"m\"))",
        () -> about(new UnsupportedOperationException("m")));
    show(
        "about(new UnsupportedOperationException((String) null))",
        () -> about(new UnsupportedOperationException((String) null)));
    show(
        "about(new UnsupportedOperationException(\"m\", CAUSE))",
        () -> about(new UnsupportedOperationException("m", CAUSE)));
    show(
        "about(new UnsupportedOperationException(CAUSE))",
        () -> about(new UnsupportedOperationException(CAUSE)));
    show(
        "about(new UnsupportedOperationException((Throwable) null))",
        () -> about(new UnsupportedOperationException((Throwable) null)));
    show("about(new VerifyError())", () -> about(new VerifyError()));
    show("about(new VerifyError(\"m\"))", () -> about(new VerifyError("m")));
    show("about(new VerifyError((String) null))", () -> about(new VerifyError((String) null)));
  }

  static void util() throws Exception {
    show(
        "about(new ConcurrentModificationException())",
        () -> about(new ConcurrentModificationException()));
    show(
        "about(new ConcurrentModificationException(\"m\"))",
        () -> about(new ConcurrentModificationException("m")));
    show(
        "about(new ConcurrentModificationException((String) null))",
        () -> about(new ConcurrentModificationException((String) null)));
    show(
        "about(new ConcurrentModificationException(CAUSE))",
        () -> about(new ConcurrentModificationException(CAUSE)));
    show(
        "about(new ConcurrentModificationException((Throwable) null))",
        () -> about(new ConcurrentModificationException((Throwable) null)));
    show(
        "about(new ConcurrentModificationException(\"m\", CAUSE))",
        () -> about(new ConcurrentModificationException("m", CAUSE)));
    show(
        "about(new DuplicateFormatFlagsException(\"m\"))",
        () -> about(new DuplicateFormatFlagsException("m")));
    show(
        "about(new DuplicateFormatFlagsException((String) null))",
        () -> about(new DuplicateFormatFlagsException((String) null)));
    show("about(new EmptyStackException())", () -> about(new EmptyStackException()));
    show(
        "about(new FormatFlagsConversionMismatchException(\"m\", 'd'))",
        () -> about(new FormatFlagsConversionMismatchException("m", 'd')));
    show("about(new FormatterClosedException())", () -> about(new FormatterClosedException()));
    show(
        "about(new IllegalFormatCodePointException(7))",
        () -> about(new IllegalFormatCodePointException(7)));
    show(
        "about(new IllegalFormatConversionException('d', Integer.class))",
        () -> about(new IllegalFormatConversionException('d', Integer.class)));
    show(
        "about(new IllegalFormatFlagsException(\"m\"))",
        () -> about(new IllegalFormatFlagsException("m")));
    show(
        "about(new IllegalFormatFlagsException((String) null))",
        () -> about(new IllegalFormatFlagsException((String) null)));
    show(
        "about(new IllegalFormatPrecisionException(7))",
        () -> about(new IllegalFormatPrecisionException(7)));
    show(
        "about(new IllegalFormatWidthException(7))",
        () -> about(new IllegalFormatWidthException(7)));
    show("about(new InputMismatchException())", () -> about(new InputMismatchException()));
    show("about(new InputMismatchException(\"m\"))", () -> about(new InputMismatchException("m")));
    show(
        "about(new InputMismatchException((String) null))",
        () -> about(new InputMismatchException((String) null)));
    show(
        "about(new MissingFormatArgumentException(\"m\"))",
        () -> about(new MissingFormatArgumentException("m")));
    show(
        "about(new MissingFormatArgumentException((String) null))",
        () -> about(new MissingFormatArgumentException((String) null)));
    show(
        "about(new MissingFormatWidthException(\"m\"))",
        () -> about(new MissingFormatWidthException("m")));
    show(
        "about(new MissingFormatWidthException((String) null))",
        () -> about(new MissingFormatWidthException((String) null)));
    show(
        "about(new MissingResourceException(\"m\", \"k1\", \"k2\"))",
        () -> about(new MissingResourceException("m", "k1", "k2")));
    show("about(new NoSuchElementException())", () -> about(new NoSuchElementException()));
    show("about(new NoSuchElementException(\"m\"))", () -> about(new NoSuchElementException("m")));
    show(
        "about(new NoSuchElementException((String) null))",
        () -> about(new NoSuchElementException((String) null)));
    show(
        "about(new NoSuchElementException(\"m\", CAUSE))",
        () -> about(new NoSuchElementException("m", CAUSE)));
    show(
        "about(new NoSuchElementException(CAUSE))",
        () -> about(new NoSuchElementException(CAUSE)));
    show(
        "about(new NoSuchElementException((Throwable) null))",
        () -> about(new NoSuchElementException((Throwable) null)));
    show(
        "about(new UnknownFormatConversionException(\"m\"))",
        () -> about(new UnknownFormatConversionException("m")));
    show(
        "about(new UnknownFormatConversionException((String) null))",
        () -> about(new UnknownFormatConversionException((String) null)));
    show(
        "about(new UnknownFormatFlagsException(\"m\"))",
        () -> about(new UnknownFormatFlagsException("m")));
    show(
        "about(new UnknownFormatFlagsException((String) null))",
        () -> about(new UnknownFormatFlagsException((String) null)));
    show(
        "about(new PatternSyntaxException(\"m\", \"k1\", 7))",
        () -> about(new PatternSyntaxException("m", "k1", 7)));
  }

  static void io() throws Exception {
    show("about(new EOFException())", () -> about(new EOFException()));
    show("about(new EOFException(\"m\"))", () -> about(new EOFException("m")));
    show("about(new EOFException((String) null))", () -> about(new EOFException((String) null)));
    show("about(new FileNotFoundException())", () -> about(new FileNotFoundException()));
    show("about(new FileNotFoundException(\"m\"))", () -> about(new FileNotFoundException("m")));
    show(
        "about(new FileNotFoundException((String) null))",
        () -> about(new FileNotFoundException((String) null)));
    show("about(new IOException())", () -> about(new IOException()));
    show("about(new IOException(\"m\"))", () -> about(new IOException("m")));
    show("about(new IOException((String) null))", () -> about(new IOException((String) null)));
    show("about(new IOException(\"m\", CAUSE))", () -> about(new IOException("m", CAUSE)));
    show("about(new IOException(CAUSE))", () -> about(new IOException(CAUSE)));
    show(
        "about(new IOException((Throwable) null))",
        () -> about(new IOException((Throwable) null)));
    show("about(new InterruptedIOException())", () -> about(new InterruptedIOException()));
    show("about(new InterruptedIOException(\"m\"))", () -> about(new InterruptedIOException("m")));
    show(
        "about(new InterruptedIOException((String) null))",
        () -> about(new InterruptedIOException((String) null)));
    show(
        "about(new UncheckedIOException(\"m\", IO))",
        () -> about(new UncheckedIOException("m", IO)));
    show("about(new UncheckedIOException(IO))", () -> about(new UncheckedIOException(IO)));
    show(
        "about(new UnsupportedEncodingException())",
        () -> about(new UnsupportedEncodingException()));
    show(
        "about(new UnsupportedEncodingException(\"m\"))",
        () -> about(new UnsupportedEncodingException("m")));
    show(
        "about(new UnsupportedEncodingException((String) null))",
        () -> about(new UnsupportedEncodingException((String) null)));
    show(
        "about(new UnsupportedCharsetException(\"m\"))",
        () -> about(new UnsupportedCharsetException("m")));
    show(
        "about(new UnsupportedCharsetException((String) null))",
        () -> about(new UnsupportedCharsetException((String) null)));
  }

  static void concurrent() throws Exception {
    show("about(new BrokenBarrierException())", () -> about(new BrokenBarrierException()));
    show("about(new BrokenBarrierException(\"m\"))", () -> about(new BrokenBarrierException("m")));
    show(
        "about(new BrokenBarrierException((String) null))",
        () -> about(new BrokenBarrierException((String) null)));
    show("about(new CancellationException())", () -> about(new CancellationException()));
    show("about(new CancellationException(\"m\"))", () -> about(new CancellationException("m")));
    show(
        "about(new CancellationException((String) null))",
        () -> about(new CancellationException((String) null)));
    show(
        "about(new ExecutionException(\"m\", CAUSE))",
        () -> about(new ExecutionException("m", CAUSE)));
    show("about(new ExecutionException(CAUSE))", () -> about(new ExecutionException(CAUSE)));
    show(
        "about(new ExecutionException((Throwable) null))",
        () -> about(new ExecutionException((Throwable) null)));
    show("about(new TimeoutException())", () -> about(new TimeoutException()));
    show("about(new TimeoutException(\"m\"))", () -> about(new TimeoutException("m")));
    show(
        "about(new TimeoutException((String) null))",
        () -> about(new TimeoutException((String) null)));
  }

  static void particular() throws Exception {
    show("about(new VirtualMachineError() { })", () -> about(new VirtualMachineError() { }));
    show(
        "about(new VirtualMachineError(\"m\") { })",
        () -> about(new VirtualMachineError("m") { }));
    show(
        "about(new VirtualMachineError(\"m\", CAUSE) { })",
        () -> about(new VirtualMachineError("m", CAUSE) { }));
    show(
        "about(new VirtualMachineError(CAUSE) { })",
        () -> about(new VirtualMachineError(CAUSE) { }));
    show("String.format(\"%0$s\", 1)", () -> String.format("%0$s", 1));
    show(
        "new ClassNotFoundException(\"m\", CAUSE).getException()",
        () -> new ClassNotFoundException("m", CAUSE).getException());
    show(
        "new ExceptionInInitializerError(CAUSE).getException() + \" \" + new ExceptionInInitializerError(\"m\").getException()",
        () -> new ExceptionInInitializerError(CAUSE).getException() + " " + new ExceptionInInitializerError("m").getException());
    show(
        "new DuplicateFormatFlagsException(\"-\").getFlags() + new FormatFlagsConversionMismatchException(\"#\", 'd').getFlags() + new FormatFlagsConversionMismatchException(\"#\", 'd').getConversion()",
        () -> new DuplicateFormatFlagsException("-").getFlags() + new FormatFlagsConversionMismatchException("#", 'd').getFlags() + new FormatFlagsConversionMismatchException("#", 'd').getConversion());
    show(
        "new IllegalFormatCodePointException(5).getCodePoint() + \" \" + new IllegalFormatConversionException('d', String.class).getConversion() + \" \" + new IllegalFormatConversionException('d', String.class).getArgumentClass()",
        () -> new IllegalFormatCodePointException(5).getCodePoint() + " " + new IllegalFormatConversionException('d', String.class).getConversion() + " " + new IllegalFormatConversionException('d', String.class).getArgumentClass());
    show(
        "new IllegalFormatFlagsException(\"-+\").getFlags() + \" \" + new IllegalFormatPrecisionException(3).getPrecision() + \" \" + new IllegalFormatWidthException(4).getWidth()",
        () -> new IllegalFormatFlagsException("-+").getFlags() + " " + new IllegalFormatPrecisionException(3).getPrecision() + " " + new IllegalFormatWidthException(4).getWidth());
    show(
        "new MissingFormatArgumentException(\"%s\").getFormatSpecifier() + new MissingFormatWidthException(\"%-d\").getFormatSpecifier() + new UnknownFormatConversionException(\"q\").getConversion() + new UnknownFormatFlagsException(\"x\").getFlags()",
        () -> new MissingFormatArgumentException("%s").getFormatSpecifier() + new MissingFormatWidthException("%-d").getFormatSpecifier() + new UnknownFormatConversionException("q").getConversion() + new UnknownFormatFlagsException("x").getFlags());
    show(
        "new MissingFormatArgumentException(null)",
        () -> new MissingFormatArgumentException(null));
    show(
        "new IllegalFormatConversionException('d', null)",
        () -> new IllegalFormatConversionException('d', null));
    show("new UnknownFormatFlagsException(null)", () -> new UnknownFormatFlagsException(null));
    show(
        "new MissingResourceException(\"m\", \"c\", \"k\").getClassName() + new MissingResourceException(\"m\", \"c\", \"k\").getKey()",
        () -> new MissingResourceException("m", "c", "k").getClassName() + new MissingResourceException("m", "c", "k").getKey());
    show(
        "new PatternSyntaxException(\"d\", \"a(b\", 2).getMessage()",
        () -> new PatternSyntaxException("d", "a(b", 2).getMessage());
    show(
        "new PatternSyntaxException(\"d\", \"a(b\", 2).getDescription() + new PatternSyntaxException(\"d\", \"a(b\", 2).getPattern() + new PatternSyntaxException(\"d\", \"a(b\", 2).getIndex()",
        () -> new PatternSyntaxException("d", "a(b", 2).getDescription() + new PatternSyntaxException("d", "a(b", 2).getPattern() + new PatternSyntaxException("d", "a(b", 2).getIndex());
    show(
        "new UnsupportedCharsetException(\"cs\").getCharsetName()",
        () -> new UnsupportedCharsetException("cs").getCharsetName());
    show(
        "new UncheckedIOException(\"m\", IO).getCause()",
        () -> new UncheckedIOException("m", IO).getCause());
    show("new UncheckedIOException(null)", () -> new UncheckedIOException(null));
    show(
        "new InterruptedIOException(\"m\").bytesTransferred",
        () -> new InterruptedIOException("m").bytesTransferred);
  }

  static void throwables() throws Exception {
    Throwable t = new Throwable("top", CAUSE);
    StringWriter text = new StringWriter();
    show(
        "t.getMessage() + \" \" + t.getCause() + \" \" + t.getSuppressed().length + \" \" + (t.fillInStackTrace() == t)",
        () -> t.getMessage() + " " + t.getCause() + " " + t.getSuppressed().length + " " + (t.fillInStackTrace() == t));
    show("t.initCause(IO)", () -> t.initCause(IO));
    show(
        "new Throwable(\"x\").initCause(CAUSE).getCause()",
        () -> new Throwable("x").initCause(CAUSE).getCause());
    show(
        "new Throwable(\"x\", null).initCause(CAUSE)",
        () -> new Throwable("x", null).initCause(CAUSE));
    Throwable self = new Throwable();
    show("self.initCause(self)", () -> self.initCause(self));
    show("self.addSuppressed(null)", () -> { self.addSuppressed(null); return "done"; });
    show("self.addSuppressed(self)", () -> { self.addSuppressed(self); return "done"; });
    show("t.addSuppressed(IO)", () -> { t.addSuppressed(IO); return "done"; });
    show("t.getSuppressed()", () -> t.getSuppressed());
    show(
        "t.setStackTrace(new StackTraceElement[] {new StackTraceElement(\"a.B\", \"c\", \"B.java\", 7), new StackTraceElement(\"a.B\", \"d\", null, -1)})",
        () -> { t.setStackTrace(new StackTraceElement[] {new StackTraceElement("a.B", "c", "B.java", 7), new StackTraceElement("a.B", "d", null, -1)}); return "done"; });
    show("t.setStackTrace(null)", () -> { t.setStackTrace(null); return "done"; });
    show(
        "t.setStackTrace(new StackTraceElement[1])",
        () -> { t.setStackTrace(new StackTraceElement[1]); return "done"; });
    show("t.getStackTrace()", () -> t.getStackTrace());
    show(
        "CAUSE.setStackTrace(new StackTraceElement[] {new StackTraceElement(\"a.X\", \"y\", \"X.java\", 1), new StackTraceElement(\"a.B\", \"d\", null, -1)})",
        () -> { CAUSE.setStackTrace(new StackTraceElement[] {new StackTraceElement("a.X", "y", "X.java", 1), new StackTraceElement("a.B", "d", null, -1)}); return "done"; });
    show(
        "IO.setStackTrace(new StackTraceElement[0])",
        () -> { IO.setStackTrace(new StackTraceElement[0]); return "done"; });
    show(
        "t.printStackTrace(new PrintWriter(text, true))",
        () -> { t.printStackTrace(new PrintWriter(text, true)); return "done"; });
    show("text.toString()", () -> text.toString());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    show(
        "t.printStackTrace(new PrintStream(bytes, true))",
        () -> { t.printStackTrace(new PrintStream(bytes, true)); return "done"; });
    show(
        "bytes.toString().equals(text.toString())",
        () -> bytes.toString().equals(text.toString()));
    PrintStream old = System.err;
    show(
        "System.setErr(new PrintStream(bytes, true)); t.printStackTrace(); System.setErr(old)",
        () -> { System.setErr(new PrintStream(bytes, true)); t.printStackTrace(); System.setErr(old); return "done"; });
    show(
        "bytes.toString().equals(text.toString() + text)",
        () -> bytes.toString().equals(text.toString() + text));
    StackTraceElement e = t.getStackTrace()[0];
    show(
        "e.getClassName() + e.getMethodName() + e.getFileName() + e.getLineNumber() + e.isNativeMethod() + e.equals(new StackTraceElement(\"a.B\", \"c\", \"B.java\", 7)) + e.equals(null) + (e.hashCode() == new StackTraceElement(\"a.B\", \"c\", \"B.java\", 7).hashCode()) + e.toString()",
        () -> e.getClassName() + e.getMethodName() + e.getFileName() + e.getLineNumber() + e.isNativeMethod() + e.equals(new StackTraceElement("a.B", "c", "B.java", 7)) + e.equals(null) + (e.hashCode() == new StackTraceElement("a.B", "c", "B.java", 7).hashCode()) + e.toString());
    show(
        "new StackTraceElement(\"A\", \"b\", \"A.java\", -2) + \" \" + new StackTraceElement(\"A\", \"b\", \"A.java\", -1)",
        () -> new StackTraceElement("A", "b", "A.java", -2) + " " + new StackTraceElement("A", "b", "A.java", -1));
    show(
        "new StackTraceElement(null, \"b\", \"A.java\", 1)",
        () -> new StackTraceElement(null, "b", "A.java", 1));
    show(
        "new Throwable().getStackTrace()[0].getMethodName().startsWith(\"lambda\")",
        () -> new Throwable().getStackTrace()[0].getMethodName().startsWith("lambda"));
  }

  public static void main(String[] args) throws Exception {
    lang();
    util();
    io();
    concurrent();
    particular();
    throwables();
  }
}

/* expect:
about(new AbstractMethodError()) = "java.lang.AbstractMethodError | null | null | null | IncompatibleClassChangeError"
about(new AbstractMethodError("m")) = "java.lang.AbstractMethodError: m | m | m | null | IncompatibleClassChangeError"
about(new AbstractMethodError((String) null)) = "java.lang.AbstractMethodError | null | null | null | IncompatibleClassChangeError"
about(new ArithmeticException()) = "java.lang.ArithmeticException | null | null | null | RuntimeException"
about(new ArithmeticException("m")) = "java.lang.ArithmeticException: m | m | m | null | RuntimeException"
about(new ArithmeticException((String) null)) = "java.lang.ArithmeticException | null | null | null | RuntimeException"
about(new ArrayIndexOutOfBoundsException()) = "java.lang.ArrayIndexOutOfBoundsException | null | null | null | IndexOutOfBoundsException"
about(new ArrayIndexOutOfBoundsException("m")) = "java.lang.ArrayIndexOutOfBoundsException: m | m | m | null | IndexOutOfBoundsException"
about(new ArrayIndexOutOfBoundsException((String) null)) = "java.lang.ArrayIndexOutOfBoundsException | null | null | null | IndexOutOfBoundsException"
about(new ArrayIndexOutOfBoundsException(7)) = "java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 7 | Array index out of range: 7 | Array index out of range: 7 | null | IndexOutOfBoundsException"
about(new ArrayStoreException()) = "java.lang.ArrayStoreException | null | null | null | RuntimeException"
about(new ArrayStoreException("m")) = "java.lang.ArrayStoreException: m | m | m | null | RuntimeException"
about(new ArrayStoreException((String) null)) = "java.lang.ArrayStoreException | null | null | null | RuntimeException"
about(new AssertionError()) = "java.lang.AssertionError | null | null | null | Error"
about(new AssertionError((Object) "o")) = "java.lang.AssertionError: o | o | o | null | Error"
about(new AssertionError(true)) = "java.lang.AssertionError: true | true | true | null | Error"
about(new AssertionError('d')) = "java.lang.AssertionError: d | d | d | null | Error"
about(new AssertionError(7)) = "java.lang.AssertionError: 7 | 7 | 7 | null | Error"
about(new AssertionError(-8L)) = "java.lang.AssertionError: -8 | -8 | -8 | null | Error"
about(new AssertionError(1f)) = "java.lang.AssertionError: 1.0 | 1.0 | 1.0 | null | Error"
about(new AssertionError(2.5)) = "java.lang.AssertionError: 2.5 | 2.5 | 2.5 | null | Error"
about(new AssertionError("m", CAUSE)) = "java.lang.AssertionError: m | m | m | java.lang.Exception: cause | Error"
about(new ClassCastException()) = "java.lang.ClassCastException | null | null | null | RuntimeException"
about(new ClassCastException("m")) = "java.lang.ClassCastException: m | m | m | null | RuntimeException"
about(new ClassCastException((String) null)) = "java.lang.ClassCastException | null | null | null | RuntimeException"
about(new ClassCircularityError()) = "java.lang.ClassCircularityError | null | null | null | LinkageError"
about(new ClassCircularityError("m")) = "java.lang.ClassCircularityError: m | m | m | null | LinkageError"
about(new ClassCircularityError((String) null)) = "java.lang.ClassCircularityError | null | null | null | LinkageError"
about(new ClassFormatError()) = "java.lang.ClassFormatError | null | null | null | LinkageError"
about(new ClassFormatError("m")) = "java.lang.ClassFormatError: m | m | m | null | LinkageError"
about(new ClassFormatError((String) null)) = "java.lang.ClassFormatError | null | null | null | LinkageError"
about(new ClassNotFoundException()) = "java.lang.ClassNotFoundException | null | null | null | ReflectiveOperationException"
about(new ClassNotFoundException("m")) = "java.lang.ClassNotFoundException: m | m | m | null | ReflectiveOperationException"
about(new ClassNotFoundException((String) null)) = "java.lang.ClassNotFoundException | null | null | null | ReflectiveOperationException"
about(new ClassNotFoundException("m", CAUSE)) = "java.lang.ClassNotFoundException: m | m | m | java.lang.Exception: cause | ReflectiveOperationException"
about(new CloneNotSupportedException()) = "java.lang.CloneNotSupportedException | null | null | null | Exception"
about(new CloneNotSupportedException("m")) = "java.lang.CloneNotSupportedException: m | m | m | null | Exception"
about(new CloneNotSupportedException((String) null)) = "java.lang.CloneNotSupportedException | null | null | null | Exception"
about(new Error()) = "java.lang.Error | null | null | null | Throwable"
about(new Error("m")) = "java.lang.Error: m | m | m | null | Throwable"
about(new Error((String) null)) = "java.lang.Error | null | null | null | Throwable"
about(new Error("m", CAUSE)) = "java.lang.Error: m | m | m | java.lang.Exception: cause | Throwable"
about(new Error(CAUSE)) = "java.lang.Error: java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | Throwable"
about(new Error((Throwable) null)) = "java.lang.Error | null | null | null | Throwable"
about(new Exception()) = "java.lang.Exception | null | null | null | Throwable"
about(new Exception("m")) = "java.lang.Exception: m | m | m | null | Throwable"
about(new Exception((String) null)) = "java.lang.Exception | null | null | null | Throwable"
about(new Exception("m", CAUSE)) = "java.lang.Exception: m | m | m | java.lang.Exception: cause | Throwable"
about(new Exception(CAUSE)) = "java.lang.Exception: java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | Throwable"
about(new Exception((Throwable) null)) = "java.lang.Exception | null | null | null | Throwable"
about(new ExceptionInInitializerError()) = "java.lang.ExceptionInInitializerError | null | null | null | LinkageError"
about(new ExceptionInInitializerError(CAUSE)) = "java.lang.ExceptionInInitializerError | null | null | java.lang.Exception: cause | LinkageError"
about(new ExceptionInInitializerError((Throwable) null)) = "java.lang.ExceptionInInitializerError | null | null | null | LinkageError"
about(new ExceptionInInitializerError("m")) = "java.lang.ExceptionInInitializerError: m | m | m | null | LinkageError"
about(new ExceptionInInitializerError((String) null)) = "java.lang.ExceptionInInitializerError | null | null | null | LinkageError"
about(new IllegalAccessError()) = "java.lang.IllegalAccessError | null | null | null | IncompatibleClassChangeError"
about(new IllegalAccessError("m")) = "java.lang.IllegalAccessError: m | m | m | null | IncompatibleClassChangeError"
about(new IllegalAccessError((String) null)) = "java.lang.IllegalAccessError | null | null | null | IncompatibleClassChangeError"
about(new IllegalAccessException()) = "java.lang.IllegalAccessException | null | null | null | ReflectiveOperationException"
about(new IllegalAccessException("m")) = "java.lang.IllegalAccessException: m | m | m | null | ReflectiveOperationException"
about(new IllegalAccessException((String) null)) = "java.lang.IllegalAccessException | null | null | null | ReflectiveOperationException"
about(new IllegalArgumentException()) = "java.lang.IllegalArgumentException | null | null | null | RuntimeException"
about(new IllegalArgumentException("m")) = "java.lang.IllegalArgumentException: m | m | m | null | RuntimeException"
about(new IllegalArgumentException((String) null)) = "java.lang.IllegalArgumentException | null | null | null | RuntimeException"
about(new IllegalArgumentException("m", CAUSE)) = "java.lang.IllegalArgumentException: m | m | m | java.lang.Exception: cause | RuntimeException"
about(new IllegalArgumentException(CAUSE)) = "java.lang.IllegalArgumentException: java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | RuntimeException"
about(new IllegalArgumentException((Throwable) null)) = "java.lang.IllegalArgumentException | null | null | null | RuntimeException"
about(new IllegalCallerException()) = "java.lang.IllegalCallerException | null | null | null | RuntimeException"
about(new IllegalCallerException("m")) = "java.lang.IllegalCallerException: m | m | m | null | RuntimeException"
about(new IllegalCallerException((String) null)) = "java.lang.IllegalCallerException | null | null | null | RuntimeException"
about(new IllegalCallerException("m", CAUSE)) = "java.lang.IllegalCallerException: m | m | m | java.lang.Exception: cause | RuntimeException"
about(new IllegalCallerException(CAUSE)) = "java.lang.IllegalCallerException: java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | RuntimeException"
about(new IllegalCallerException((Throwable) null)) = "java.lang.IllegalCallerException | null | null | null | RuntimeException"
about(new IllegalMonitorStateException()) = "java.lang.IllegalMonitorStateException | null | null | null | RuntimeException"
about(new IllegalMonitorStateException("m")) = "java.lang.IllegalMonitorStateException: m | m | m | null | RuntimeException"
about(new IllegalMonitorStateException((String) null)) = "java.lang.IllegalMonitorStateException | null | null | null | RuntimeException"
about(new IllegalStateException()) = "java.lang.IllegalStateException | null | null | null | RuntimeException"
about(new IllegalStateException("m")) = "java.lang.IllegalStateException: m | m | m | null | RuntimeException"
about(new IllegalStateException((String) null)) = "java.lang.IllegalStateException | null | null | null | RuntimeException"
about(new IllegalStateException("m", CAUSE)) = "java.lang.IllegalStateException: m | m | m | java.lang.Exception: cause | RuntimeException"
about(new IllegalStateException(CAUSE)) = "java.lang.IllegalStateException: java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | RuntimeException"
about(new IllegalStateException((Throwable) null)) = "java.lang.IllegalStateException | null | null | null | RuntimeException"
about(new IllegalThreadStateException()) = "java.lang.IllegalThreadStateException | null | null | null | IllegalArgumentException"
about(new IllegalThreadStateException("m")) = "java.lang.IllegalThreadStateException: m | m | m | null | IllegalArgumentException"
about(new IllegalThreadStateException((String) null)) = "java.lang.IllegalThreadStateException | null | null | null | IllegalArgumentException"
about(new IncompatibleClassChangeError()) = "java.lang.IncompatibleClassChangeError | null | null | null | LinkageError"
about(new IncompatibleClassChangeError("m")) = "java.lang.IncompatibleClassChangeError: m | m | m | null | LinkageError"
about(new IncompatibleClassChangeError((String) null)) = "java.lang.IncompatibleClassChangeError | null | null | null | LinkageError"
about(new IndexOutOfBoundsException()) = "java.lang.IndexOutOfBoundsException | null | null | null | RuntimeException"
about(new IndexOutOfBoundsException("m")) = "java.lang.IndexOutOfBoundsException: m | m | m | null | RuntimeException"
about(new IndexOutOfBoundsException((String) null)) = "java.lang.IndexOutOfBoundsException | null | null | null | RuntimeException"
about(new IndexOutOfBoundsException(7)) = "java.lang.IndexOutOfBoundsException: Index out of range: 7 | Index out of range: 7 | Index out of range: 7 | null | RuntimeException"
about(new IndexOutOfBoundsException(-8L)) = "java.lang.IndexOutOfBoundsException: Index out of range: -8 | Index out of range: -8 | Index out of range: -8 | null | RuntimeException"
about(new InstantiationError()) = "java.lang.InstantiationError | null | null | null | IncompatibleClassChangeError"
about(new InstantiationError("m")) = "java.lang.InstantiationError: m | m | m | null | IncompatibleClassChangeError"
about(new InstantiationError((String) null)) = "java.lang.InstantiationError | null | null | null | IncompatibleClassChangeError"
about(new InstantiationException()) = "java.lang.InstantiationException | null | null | null | ReflectiveOperationException"
about(new InstantiationException("m")) = "java.lang.InstantiationException: m | m | m | null | ReflectiveOperationException"
about(new InstantiationException((String) null)) = "java.lang.InstantiationException | null | null | null | ReflectiveOperationException"
about(new InternalError()) = "java.lang.InternalError | null | null | null | VirtualMachineError"
about(new InternalError("m")) = "java.lang.InternalError: m | m | m | null | VirtualMachineError"
about(new InternalError((String) null)) = "java.lang.InternalError | null | null | null | VirtualMachineError"
about(new InternalError("m", CAUSE)) = "java.lang.InternalError: m | m | m | java.lang.Exception: cause | VirtualMachineError"
about(new InternalError(CAUSE)) = "java.lang.InternalError: java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | VirtualMachineError"
about(new InternalError((Throwable) null)) = "java.lang.InternalError | null | null | null | VirtualMachineError"
about(new InterruptedException()) = "java.lang.InterruptedException | null | null | null | Exception"
about(new InterruptedException("m")) = "java.lang.InterruptedException: m | m | m | null | Exception"
about(new InterruptedException((String) null)) = "java.lang.InterruptedException | null | null | null | Exception"
about(new LinkageError()) = "java.lang.LinkageError | null | null | null | Error"
about(new LinkageError("m")) = "java.lang.LinkageError: m | m | m | null | Error"
about(new LinkageError((String) null)) = "java.lang.LinkageError | null | null | null | Error"
about(new LinkageError("m", CAUSE)) = "java.lang.LinkageError: m | m | m | java.lang.Exception: cause | Error"
about(new NegativeArraySizeException()) = "java.lang.NegativeArraySizeException | null | null | null | RuntimeException"
about(new NegativeArraySizeException("m")) = "java.lang.NegativeArraySizeException: m | m | m | null | RuntimeException"
about(new NegativeArraySizeException((String) null)) = "java.lang.NegativeArraySizeException | null | null | null | RuntimeException"
about(new NoClassDefFoundError()) = "java.lang.NoClassDefFoundError | null | null | null | LinkageError"
about(new NoClassDefFoundError("m")) = "java.lang.NoClassDefFoundError: m | m | m | null | LinkageError"
about(new NoClassDefFoundError((String) null)) = "java.lang.NoClassDefFoundError | null | null | null | LinkageError"
about(new NoSuchFieldError()) = "java.lang.NoSuchFieldError | null | null | null | IncompatibleClassChangeError"
about(new NoSuchFieldError("m")) = "java.lang.NoSuchFieldError: m | m | m | null | IncompatibleClassChangeError"
about(new NoSuchFieldError((String) null)) = "java.lang.NoSuchFieldError | null | null | null | IncompatibleClassChangeError"
about(new NoSuchFieldException()) = "java.lang.NoSuchFieldException | null | null | null | ReflectiveOperationException"
about(new NoSuchFieldException("m")) = "java.lang.NoSuchFieldException: m | m | m | null | ReflectiveOperationException"
about(new NoSuchFieldException((String) null)) = "java.lang.NoSuchFieldException | null | null | null | ReflectiveOperationException"
about(new NoSuchMethodError()) = "java.lang.NoSuchMethodError | null | null | null | IncompatibleClassChangeError"
about(new NoSuchMethodError("m")) = "java.lang.NoSuchMethodError: m | m | m | null | IncompatibleClassChangeError"
about(new NoSuchMethodError((String) null)) = "java.lang.NoSuchMethodError | null | null | null | IncompatibleClassChangeError"
about(new NoSuchMethodException()) = "java.lang.NoSuchMethodException | null | null | null | ReflectiveOperationException"
about(new NoSuchMethodException("m")) = "java.lang.NoSuchMethodException: m | m | m | null | ReflectiveOperationException"
about(new NoSuchMethodException((String) null)) = "java.lang.NoSuchMethodException | null | null | null | ReflectiveOperationException"
about(new NullPointerException()) = "java.lang.NullPointerException | null | null | null | RuntimeException"
about(new NullPointerException("m")) = "java.lang.NullPointerException: m | m | m | null | RuntimeException"
about(new NullPointerException((String) null)) = "java.lang.NullPointerException | null | null | null | RuntimeException"
about(new NumberFormatException()) = "java.lang.NumberFormatException | null | null | null | IllegalArgumentException"
about(new NumberFormatException("m")) = "java.lang.NumberFormatException: m | m | m | null | IllegalArgumentException"
about(new NumberFormatException((String) null)) = "java.lang.NumberFormatException | null | null | null | IllegalArgumentException"
about(new OutOfMemoryError()) = "java.lang.OutOfMemoryError | null | null | null | VirtualMachineError"
about(new OutOfMemoryError("m")) = "java.lang.OutOfMemoryError: m | m | m | null | VirtualMachineError"
about(new OutOfMemoryError((String) null)) = "java.lang.OutOfMemoryError | null | null | null | VirtualMachineError"
about(new ReflectiveOperationException()) = "java.lang.ReflectiveOperationException | null | null | null | Exception"
about(new ReflectiveOperationException("m")) = "java.lang.ReflectiveOperationException: m | m | m | null | Exception"
about(new ReflectiveOperationException((String) null)) = "java.lang.ReflectiveOperationException | null | null | null | Exception"
about(new ReflectiveOperationException("m", CAUSE)) = "java.lang.ReflectiveOperationException: m | m | m | java.lang.Exception: cause | Exception"
about(new ReflectiveOperationException(CAUSE)) = "java.lang.ReflectiveOperationException: java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | Exception"
about(new ReflectiveOperationException((Throwable) null)) = "java.lang.ReflectiveOperationException | null | null | null | Exception"
about(new RuntimeException()) = "java.lang.RuntimeException | null | null | null | Exception"
about(new RuntimeException("m")) = "java.lang.RuntimeException: m | m | m | null | Exception"
about(new RuntimeException((String) null)) = "java.lang.RuntimeException | null | null | null | Exception"
about(new RuntimeException("m", CAUSE)) = "java.lang.RuntimeException: m | m | m | java.lang.Exception: cause | Exception"
about(new RuntimeException(CAUSE)) = "java.lang.RuntimeException: java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | Exception"
about(new RuntimeException((Throwable) null)) = "java.lang.RuntimeException | null | null | null | Exception"
about(new SecurityException()) = "java.lang.SecurityException | null | null | null | RuntimeException"
about(new SecurityException("m")) = "java.lang.SecurityException: m | m | m | null | RuntimeException"
about(new SecurityException((String) null)) = "java.lang.SecurityException | null | null | null | RuntimeException"
about(new SecurityException("m", CAUSE)) = "java.lang.SecurityException: m | m | m | java.lang.Exception: cause | RuntimeException"
about(new SecurityException(CAUSE)) = "java.lang.SecurityException: java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | RuntimeException"
about(new SecurityException((Throwable) null)) = "java.lang.SecurityException | null | null | null | RuntimeException"
about(new StackOverflowError()) = "java.lang.StackOverflowError | null | null | null | VirtualMachineError"
about(new StackOverflowError("m")) = "java.lang.StackOverflowError: m | m | m | null | VirtualMachineError"
about(new StackOverflowError((String) null)) = "java.lang.StackOverflowError | null | null | null | VirtualMachineError"
about(new StringIndexOutOfBoundsException()) = "java.lang.StringIndexOutOfBoundsException | null | null | null | IndexOutOfBoundsException"
about(new StringIndexOutOfBoundsException("m")) = "java.lang.StringIndexOutOfBoundsException: m | m | m | null | IndexOutOfBoundsException"
about(new StringIndexOutOfBoundsException((String) null)) = "java.lang.StringIndexOutOfBoundsException | null | null | null | IndexOutOfBoundsException"
about(new StringIndexOutOfBoundsException(7)) = "java.lang.StringIndexOutOfBoundsException: String index out of range: 7 | String index out of range: 7 | String index out of range: 7 | null | IndexOutOfBoundsException"
about(new ThreadDeath()) = "java.lang.ThreadDeath | null | null | null | Error"
about(new Throwable()) = "java.lang.Throwable | null | null | null | Object"
about(new Throwable("m")) = "java.lang.Throwable: m | m | m | null | Object"
about(new Throwable((String) null)) = "java.lang.Throwable | null | null | null | Object"
about(new Throwable("m", CAUSE)) = "java.lang.Throwable: m | m | m | java.lang.Exception: cause | Object"
about(new Throwable(CAUSE)) = "java.lang.Throwable: java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | Object"
about(new Throwable((Throwable) null)) = "java.lang.Throwable | null | null | null | Object"
about(new UnknownError()) = "java.lang.UnknownError | null | null | null | VirtualMachineError"
about(new UnknownError("m")) = "java.lang.UnknownError: m | m | m | null | VirtualMachineError"
about(new UnknownError((String) null)) = "java.lang.UnknownError | null | null | null | VirtualMachineError"
about(new UnsatisfiedLinkError()) = "java.lang.UnsatisfiedLinkError | null | null | null | LinkageError"
about(new UnsatisfiedLinkError("m")) = "java.lang.UnsatisfiedLinkError: m | m | m | null | LinkageError"
about(new UnsatisfiedLinkError((String) null)) = "java.lang.UnsatisfiedLinkError | null | null | null | LinkageError"
about(new UnsupportedOperationException()) = "java.lang.UnsupportedOperationException | null | null | null | RuntimeException"
about(new UnsupportedOperationException("m")) = "java.lang.UnsupportedOperationException: m | m | m | null | RuntimeException"
about(new UnsupportedOperationException((String) null)) = "java.lang.UnsupportedOperationException | null | null | null | RuntimeException"
about(new UnsupportedOperationException("m", CAUSE)) = "java.lang.UnsupportedOperationException: m | m | m | java.lang.Exception: cause | RuntimeException"
about(new UnsupportedOperationException(CAUSE)) = "java.lang.UnsupportedOperationException: java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | RuntimeException"
about(new UnsupportedOperationException((Throwable) null)) = "java.lang.UnsupportedOperationException | null | null | null | RuntimeException"
about(new VerifyError()) = "java.lang.VerifyError | null | null | null | LinkageError"
about(new VerifyError("m")) = "java.lang.VerifyError: m | m | m | null | LinkageError"
about(new VerifyError((String) null)) = "java.lang.VerifyError | null | null | null | LinkageError"
about(new ConcurrentModificationException()) = "java.util.ConcurrentModificationException | null | null | null | RuntimeException"
about(new ConcurrentModificationException("m")) = "java.util.ConcurrentModificationException: m | m | m | null | RuntimeException"
about(new ConcurrentModificationException((String) null)) = "java.util.ConcurrentModificationException | null | null | null | RuntimeException"
about(new ConcurrentModificationException(CAUSE)) = "java.util.ConcurrentModificationException: java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | RuntimeException"
about(new ConcurrentModificationException((Throwable) null)) = "java.util.ConcurrentModificationException | null | null | null | RuntimeException"
about(new ConcurrentModificationException("m", CAUSE)) = "java.util.ConcurrentModificationException: m | m | m | java.lang.Exception: cause | RuntimeException"
about(new DuplicateFormatFlagsException("m")) = "java.util.DuplicateFormatFlagsException: Flags = 'm' | Flags = 'm' | Flags = 'm' | null | IllegalFormatException"
about(new DuplicateFormatFlagsException((String) null)) = ! java.lang.NullPointerException
about(new EmptyStackException()) = "java.util.EmptyStackException | null | null | null | RuntimeException"
about(new FormatFlagsConversionMismatchException("m", 'd')) = "java.util.FormatFlagsConversionMismatchException: Conversion = d, Flags = m | Conversion = d, Flags = m | Conversion = d, Flags = m | null | IllegalFormatException"
about(new FormatterClosedException()) = "java.util.FormatterClosedException | null | null | null | IllegalStateException"
about(new IllegalFormatCodePointException(7)) = "java.util.IllegalFormatCodePointException: Code point = 0x7 | Code point = 0x7 | Code point = 0x7 | null | IllegalFormatException"
about(new IllegalFormatConversionException('d', Integer.class)) = "java.util.IllegalFormatConversionException: d != java.lang.Integer | d != java.lang.Integer | d != java.lang.Integer | null | IllegalFormatException"
about(new IllegalFormatFlagsException("m")) = "java.util.IllegalFormatFlagsException: Flags = 'm' | Flags = 'm' | Flags = 'm' | null | IllegalFormatException"
about(new IllegalFormatFlagsException((String) null)) = ! java.lang.NullPointerException
about(new IllegalFormatPrecisionException(7)) = "java.util.IllegalFormatPrecisionException: 7 | 7 | 7 | null | IllegalFormatException"
about(new IllegalFormatWidthException(7)) = "java.util.IllegalFormatWidthException: 7 | 7 | 7 | null | IllegalFormatException"
about(new InputMismatchException()) = "java.util.InputMismatchException | null | null | null | NoSuchElementException"
about(new InputMismatchException("m")) = "java.util.InputMismatchException: m | m | m | null | NoSuchElementException"
about(new InputMismatchException((String) null)) = "java.util.InputMismatchException | null | null | null | NoSuchElementException"
about(new MissingFormatArgumentException("m")) = "java.util.MissingFormatArgumentException: Format specifier 'm' | Format specifier 'm' | Format specifier 'm' | null | IllegalFormatException"
about(new MissingFormatArgumentException((String) null)) = ! java.lang.NullPointerException
about(new MissingFormatWidthException("m")) = "java.util.MissingFormatWidthException: m | m | m | null | IllegalFormatException"
about(new MissingFormatWidthException((String) null)) = ! java.lang.NullPointerException
about(new MissingResourceException("m", "k1", "k2")) = "java.util.MissingResourceException: m | m | m | null | RuntimeException"
about(new NoSuchElementException()) = "java.util.NoSuchElementException | null | null | null | RuntimeException"
about(new NoSuchElementException("m")) = "java.util.NoSuchElementException: m | m | m | null | RuntimeException"
about(new NoSuchElementException((String) null)) = "java.util.NoSuchElementException | null | null | null | RuntimeException"
about(new NoSuchElementException("m", CAUSE)) = "java.util.NoSuchElementException: m | m | m | java.lang.Exception: cause | RuntimeException"
about(new NoSuchElementException(CAUSE)) = "java.util.NoSuchElementException: java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | RuntimeException"
about(new NoSuchElementException((Throwable) null)) = "java.util.NoSuchElementException | null | null | null | RuntimeException"
about(new UnknownFormatConversionException("m")) = "java.util.UnknownFormatConversionException: Conversion = 'm' | Conversion = 'm' | Conversion = 'm' | null | IllegalFormatException"
about(new UnknownFormatConversionException((String) null)) = ! java.lang.NullPointerException
about(new UnknownFormatFlagsException("m")) = "java.util.UnknownFormatFlagsException: Flags = m | Flags = m | Flags = m | null | IllegalFormatException"
about(new UnknownFormatFlagsException((String) null)) = ! java.lang.NullPointerException
about(new PatternSyntaxException("m", "k1", 7)) = "java.util.regex.PatternSyntaxException: m near index 7\nk1 | m near index 7\nk1 | m near index 7\nk1 | null | IllegalArgumentException"
about(new EOFException()) = "java.io.EOFException | null | null | null | IOException"
about(new EOFException("m")) = "java.io.EOFException: m | m | m | null | IOException"
about(new EOFException((String) null)) = "java.io.EOFException | null | null | null | IOException"
about(new FileNotFoundException()) = "java.io.FileNotFoundException | null | null | null | IOException"
about(new FileNotFoundException("m")) = "java.io.FileNotFoundException: m | m | m | null | IOException"
about(new FileNotFoundException((String) null)) = "java.io.FileNotFoundException | null | null | null | IOException"
about(new IOException()) = "java.io.IOException | null | null | null | Exception"
about(new IOException("m")) = "java.io.IOException: m | m | m | null | Exception"
about(new IOException((String) null)) = "java.io.IOException | null | null | null | Exception"
about(new IOException("m", CAUSE)) = "java.io.IOException: m | m | m | java.lang.Exception: cause | Exception"
about(new IOException(CAUSE)) = "java.io.IOException: java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | Exception"
about(new IOException((Throwable) null)) = "java.io.IOException | null | null | null | Exception"
about(new InterruptedIOException()) = "java.io.InterruptedIOException | null | null | null | IOException"
about(new InterruptedIOException("m")) = "java.io.InterruptedIOException: m | m | m | null | IOException"
about(new InterruptedIOException((String) null)) = "java.io.InterruptedIOException | null | null | null | IOException"
about(new UncheckedIOException("m", IO)) = "java.io.UncheckedIOException: m | m | m | java.io.IOException: io | RuntimeException"
about(new UncheckedIOException(IO)) = "java.io.UncheckedIOException: java.io.IOException: io | java.io.IOException: io | java.io.IOException: io | java.io.IOException: io | RuntimeException"
about(new UnsupportedEncodingException()) = "java.io.UnsupportedEncodingException | null | null | null | IOException"
about(new UnsupportedEncodingException("m")) = "java.io.UnsupportedEncodingException: m | m | m | null | IOException"
about(new UnsupportedEncodingException((String) null)) = "java.io.UnsupportedEncodingException | null | null | null | IOException"
about(new UnsupportedCharsetException("m")) = "java.nio.charset.UnsupportedCharsetException: m | m | m | null | IllegalArgumentException"
about(new UnsupportedCharsetException((String) null)) = "java.nio.charset.UnsupportedCharsetException: null | null | null | null | IllegalArgumentException"
about(new BrokenBarrierException()) = "java.util.concurrent.BrokenBarrierException | null | null | null | Exception"
about(new BrokenBarrierException("m")) = "java.util.concurrent.BrokenBarrierException: m | m | m | null | Exception"
about(new BrokenBarrierException((String) null)) = "java.util.concurrent.BrokenBarrierException | null | null | null | Exception"
about(new CancellationException()) = "java.util.concurrent.CancellationException | null | null | null | IllegalStateException"
about(new CancellationException("m")) = "java.util.concurrent.CancellationException: m | m | m | null | IllegalStateException"
about(new CancellationException((String) null)) = "java.util.concurrent.CancellationException | null | null | null | IllegalStateException"
about(new ExecutionException("m", CAUSE)) = "java.util.concurrent.ExecutionException: m | m | m | java.lang.Exception: cause | Exception"
about(new ExecutionException(CAUSE)) = "java.util.concurrent.ExecutionException: java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | Exception"
about(new ExecutionException((Throwable) null)) = "java.util.concurrent.ExecutionException | null | null | null | Exception"
about(new TimeoutException()) = "java.util.concurrent.TimeoutException | null | null | null | Exception"
about(new TimeoutException("m")) = "java.util.concurrent.TimeoutException: m | m | m | null | Exception"
about(new TimeoutException((String) null)) = "java.util.concurrent.TimeoutException | null | null | null | Exception"
about(new VirtualMachineError() { }) = "ExceptionMembers$1 | null | null | null | VirtualMachineError"
about(new VirtualMachineError("m") { }) = "ExceptionMembers$2: m | m | m | null | VirtualMachineError"
about(new VirtualMachineError("m", CAUSE) { }) = "ExceptionMembers$3: m | m | m | java.lang.Exception: cause | VirtualMachineError"
about(new VirtualMachineError(CAUSE) { }) = "ExceptionMembers$4: java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | java.lang.Exception: cause | VirtualMachineError"
String.format("%0$s", 1) = ! java.util.IllegalFormatArgumentIndexException: Illegal format argument index = 0
new ClassNotFoundException("m", CAUSE).getException() = java.lang.Exception: cause
new ExceptionInInitializerError(CAUSE).getException() + " " + new ExceptionInInitializerError("m").getException() = "java.lang.Exception: cause null"
new DuplicateFormatFlagsException("-").getFlags() + new FormatFlagsConversionMismatchException("#", 'd').getFlags() + new FormatFlagsConversionMismatchException("#", 'd').getConversion() = "-#d"
new IllegalFormatCodePointException(5).getCodePoint() + " " + new IllegalFormatConversionException('d', String.class).getConversion() + " " + new IllegalFormatConversionException('d', String.class).getArgumentClass() = "5 d class java.lang.String"
new IllegalFormatFlagsException("-+").getFlags() + " " + new IllegalFormatPrecisionException(3).getPrecision() + " " + new IllegalFormatWidthException(4).getWidth() = "-+ 3 4"
new MissingFormatArgumentException("%s").getFormatSpecifier() + new MissingFormatWidthException("%-d").getFormatSpecifier() + new UnknownFormatConversionException("q").getConversion() + new UnknownFormatFlagsException("x").getFlags() = "%s%-dqx"
new MissingFormatArgumentException(null) = ! java.lang.NullPointerException
new IllegalFormatConversionException('d', null) = ! java.lang.NullPointerException
new UnknownFormatFlagsException(null) = ! java.lang.NullPointerException
new MissingResourceException("m", "c", "k").getClassName() + new MissingResourceException("m", "c", "k").getKey() = "ck"
new PatternSyntaxException("d", "a(b", 2).getMessage() = "d near index 2\na(b\n  ^"
new PatternSyntaxException("d", "a(b", 2).getDescription() + new PatternSyntaxException("d", "a(b", 2).getPattern() + new PatternSyntaxException("d", "a(b", 2).getIndex() = "da(b2"
new UnsupportedCharsetException("cs").getCharsetName() = "cs"
new UncheckedIOException("m", IO).getCause() = java.io.IOException: io
new UncheckedIOException(null) = ! java.lang.NullPointerException
new InterruptedIOException("m").bytesTransferred = 0
t.getMessage() + " " + t.getCause() + " " + t.getSuppressed().length + " " + (t.fillInStackTrace() == t) = "top java.lang.Exception: cause 0 true"
t.initCause(IO) = ! java.lang.IllegalStateException: Can't overwrite cause with java.io.IOException: io
new Throwable("x").initCause(CAUSE).getCause() = java.lang.Exception: cause
new Throwable("x", null).initCause(CAUSE) = ! java.lang.IllegalStateException: Can't overwrite cause with java.lang.Exception: cause
self.initCause(self) = ! java.lang.IllegalArgumentException: Self-causation not permitted
self.addSuppressed(null) = ! java.lang.NullPointerException: Cannot suppress a null exception.
self.addSuppressed(self) = ! java.lang.IllegalArgumentException: Self-suppression not permitted
t.addSuppressed(IO) = "done"
t.getSuppressed() = [java.io.IOException: io]
t.setStackTrace(new StackTraceElement[] {new StackTraceElement("a.B", "c", "B.java", 7), new StackTraceElement("a.B", "d", null, -1)}) = "done"
t.setStackTrace(null) = ! java.lang.NullPointerException
t.setStackTrace(new StackTraceElement[1]) = ! java.lang.NullPointerException: stackTrace[0]
t.getStackTrace() = [a.B.c(B.java:7), a.B.d(Unknown Source)]
CAUSE.setStackTrace(new StackTraceElement[] {new StackTraceElement("a.X", "y", "X.java", 1), new StackTraceElement("a.B", "d", null, -1)}) = "done"
IO.setStackTrace(new StackTraceElement[0]) = "done"
t.printStackTrace(new PrintWriter(text, true)) = "done"
text.toString() = "java.lang.Throwable: top\n\x{9}at a.B.c(B.java:7)\n\x{9}at a.B.d(Unknown Source)\n\x{9}Suppressed: java.io.IOException: io\nCaused by: java.lang.Exception: cause\n\x{9}at a.X.y(X.java:1)\n\x{9}... 1 more\n"
t.printStackTrace(new PrintStream(bytes, true)) = "done"
bytes.toString().equals(text.toString()) = true
System.setErr(new PrintStream(bytes, true)); t.printStackTrace(); System.setErr(old) = "done"
bytes.toString().equals(text.toString() + text) = true
e.getClassName() + e.getMethodName() + e.getFileName() + e.getLineNumber() + e.isNativeMethod() + e.equals(new StackTraceElement("a.B", "c", "B.java", 7)) + e.equals(null) + (e.hashCode() == new StackTraceElement("a.B", "c", "B.java", 7).hashCode()) + e.toString() = "a.BcB.java7falsetruefalsetruea.B.c(B.java:7)"
new StackTraceElement("A", "b", "A.java", -2) + " " + new StackTraceElement("A", "b", "A.java", -1) = "A.b(Native Method) A.b(A.java)"
new StackTraceElement(null, "b", "A.java", 1) = ! java.lang.NullPointerException: Declaring class is null
new Throwable().getStackTrace()[0].getMethodName().startsWith("lambda") = true
*/
