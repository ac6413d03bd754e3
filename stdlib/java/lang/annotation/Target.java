package java.lang.annotation;

/** What an annotation may stand before. */
public @interface Target {
  ElementType[] value();
}
