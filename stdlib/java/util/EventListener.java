package java.util;

/** Marks listeners. */
public interface EventListener {}
