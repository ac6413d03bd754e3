package java.lang;

/** Holds something that must be given back. */
public interface AutoCloseable {
  void close() throws Exception;
}
