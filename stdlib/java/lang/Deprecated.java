package java.lang;

/** Should no longer be used. */
public @interface Deprecated {
  String since() default "";

  boolean forRemoval() default false;
}
