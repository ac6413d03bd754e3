package java.nio.file;

import java.io.Closeable;

/** What is in a directory; it can be gone through once. */
public interface DirectoryStream<T> extends Closeable, Iterable<T> {}
