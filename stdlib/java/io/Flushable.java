package java.io;

/** Holds output that can be pushed on. */
public interface Flushable {
  void flush() throws IOException;
}
