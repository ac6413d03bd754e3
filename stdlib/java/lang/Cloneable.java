package java.lang;

/** Marks the classes whose objects Object.clone may copy. */
public interface Cloneable {}
