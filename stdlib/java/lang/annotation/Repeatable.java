package java.lang.annotation;

/** The annotation may stand several times before the same thing. */
public @interface Repeatable {
  Class<? extends Annotation> value();
}
