package java.util;

/** Marks lists whose get(index) takes constant time. */
public interface RandomAccess {}
