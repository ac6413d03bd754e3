package java.lang;

/** Has exactly one abstract method. */
public @interface FunctionalInterface {}
