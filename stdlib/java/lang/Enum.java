package java.lang;

/** The base of all enums. */
public abstract class Enum<E extends Enum<E>> implements Comparable<E>, java.io.Serializable {
  private final String name;
  private final int ordinal;

  protected Enum(String name, int ordinal) {
    this.name = name;
    this.ordinal = ordinal;
  }

  public final String name() {
    return name;
  }

  public final int ordinal() {
    return ordinal;
  }

  public String toString() {
    return name;
  }

  public final boolean equals(Object other) {
    return this == other;
  }

  public final int hashCode() {
    return super.hashCode();
  }

  protected final Object clone() throws CloneNotSupportedException {
    throw new CloneNotSupportedException();
  }

  public final int compareTo(E o) {
    Enum<?> other = o;
    if (getClass() != other.getClass() && getDeclaringClass() != other.getDeclaringClass()) {
      throw new ClassCastException();
    }
    return ordinal - other.ordinal;
  }

  /** The enum itself, also for a constant with a body, which has a class of its own. */
  @SuppressWarnings("unchecked")
  public final Class<E> getDeclaringClass() {
    Class<?> own = getClass();
    Class<?> parent = own.getSuperclass();
    return (Class<E>) (parent == Enum.class ? own : parent);
  }

  public static <T extends Enum<T>> T valueOf(Class<T> enumClass, String name) {
    T[] constants = enumClass.getEnumConstants();
    if (constants == null) {
      throw new IllegalArgumentException(enumClass.getName() + " is not an enum class");
    }
    if (name == null) {
      throw new NullPointerException("Name is null");
    }
    for (int i = 0; i < constants.length; i++) {
      if (constants[i].name().equals(name)) {
        return constants[i];
      }
    }
    throw new IllegalArgumentException(
        "No enum constant " + enumClass.getCanonicalName() + "." + name);
  }

  protected final void finalize() {}
}
