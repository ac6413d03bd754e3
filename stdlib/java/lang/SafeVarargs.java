package java.lang;

/** The method does nothing unsafe with its array. */
public @interface SafeVarargs {}
