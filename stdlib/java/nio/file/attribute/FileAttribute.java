package java.nio.file.attribute;

/** What a file shall have when it is made. There is none that can be given. */
public interface FileAttribute<T> {
  String name();

  T value();
}
