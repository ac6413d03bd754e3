package java.lang.annotation;

/** How long an annotation is kept. */
public @interface Retention {
  RetentionPolicy value();
}
