package java.lang;

/** The method overrides another; checked by the compiler. */
public @interface Override {}
