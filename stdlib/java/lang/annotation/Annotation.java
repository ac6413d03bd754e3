package java.lang.annotation;

/** What all annotations extend. */
public interface Annotation {
  Class<? extends Annotation> annotationType();
}
