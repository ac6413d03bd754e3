package java.lang.annotation;

/** Kept for the compiler's sake; annotations have no effect when a program runs. */
public @interface Inherited {}
