package java.lang;

/** A class, interface, array or primitive type at run time. Only the machine makes its objects. */
public final class Class<T> implements java.io.Serializable {
  private Class() {}

  /** As in "java.lang.String", "int", "[I", "[Ljava.lang.String;", "Outer$Inner". */
  public native String getName();

  public native boolean isInstance(Object object);

  public native boolean isAssignableFrom(Class<?> other);

  public native boolean isInterface();

  public native boolean isArray();

  public native boolean isPrimitive();

  public native Class<? super T> getSuperclass();

  public native Class<?> getComponentType();

  public native Class<?>[] getInterfaces();

  public native int getModifiers();

  /** Whether it is declared as an enum (not the class of a constant's body). */
  public native boolean isEnum();

  /** A new array with the enum's constants in their order, or null if this is no enum. */
  public native T[] getEnumConstants();

  /** Whether it is an anonymous class. */
  public boolean isAnonymousClass() {
    return !isArray() && getSimpleName().isEmpty();
  }

  public boolean desiredAssertionStatus() {
    return desiredAssertionStatus0();
  }

  private static native boolean desiredAssertionStatus0();

  /** The class of the primitive type with this name. */
  static native Class<?> primitive0(String name);

  public String getSimpleName() {
    if (isArray()) {
      return getComponentType().getSimpleName() + "[]";
    }
    String name = getName();
    int start = name.lastIndexOf('$') + 1;
    if (start == 0 || start == name.length()) {
      return name.substring(name.lastIndexOf('.') + 1);
    }
    while (start < name.length() && name.charAt(start) >= '0' && name.charAt(start) <= '9') {
      start++;
    }
    return name.substring(start);
  }

  public String getTypeName() {
    return isArray() ? getComponentType().getTypeName() + "[]" : getName();
  }

  /** Null for local and anonymous classes. */
  public String getCanonicalName() {
    if (isArray()) {
      String component = getComponentType().getCanonicalName();
      return component == null ? null : component + "[]";
    }
    String name = getName();
    int dollar = name.indexOf('$');
    while (dollar >= 0 && dollar + 1 < name.length()) {
      char next = name.charAt(dollar + 1);
      if (next >= '0' && next <= '9') {
        return null;
      }
      dollar = name.indexOf('$', dollar + 1);
    }
    return name.replace('$', '.');
  }

  public String getPackageName() {
    if (isArray()) {
      return getComponentType().getPackageName();
    }
    if (isPrimitive()) {
      return "java.lang";
    }
    String name = getName();
    int dot = name.lastIndexOf('.');
    return dot < 0 ? "" : name.substring(0, dot);
  }

  @SuppressWarnings("unchecked")
  public T cast(Object object) {
    if (object != null && !isInstance(object)) {
      throw new ClassCastException(
          "Cannot cast " + object.getClass().getName() + " to " + getName());
    }
    return (T) object;
  }

  @SuppressWarnings("unchecked")
  public <U> Class<? extends U> asSubclass(Class<U> base) {
    if (!base.isAssignableFrom(this)) {
      throw new ClassCastException(toString());
    }
    return (Class<? extends U>) this;
  }

  @Override
  public String toString() {
    return (isInterface() ? "interface " : isPrimitive() ? "" : "class ") + getName();
  }
}
