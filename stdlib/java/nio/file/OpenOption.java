package java.nio.file;

/** How a file is opened. */
public interface OpenOption {}
