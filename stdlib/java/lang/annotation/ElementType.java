package java.lang.annotation;

/** What an annotation may stand before. */
public enum ElementType {
  TYPE,
  FIELD,
  METHOD,
  PARAMETER,
  CONSTRUCTOR,
  LOCAL_VARIABLE,
  ANNOTATION_TYPE,
  PACKAGE,
  TYPE_PARAMETER,
  TYPE_USE,
  MODULE,
  RECORD_COMPONENT
}
