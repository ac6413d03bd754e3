package java.io;

/** A mark only: objects are never written. */
public interface Serializable {}
