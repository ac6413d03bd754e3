package java.nio.file;

/** How a walk through directories goes. */
public enum FileVisitOption {
  FOLLOW_LINKS
}
