package java.io;

/** Holds something that must be given back. */
public interface Closeable extends AutoCloseable {
  void close() throws IOException;
}
