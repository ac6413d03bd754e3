package braid.internal;

/**
 * Volatile fields that are found by their names: where one is, and what threads do with it. Each
 * access is one step, for every tool the same as that of an atomic.
 */
public final class FieldSlot {
  private FieldSlot() {}

  /** The descriptor of a field that the class itself declares; null if there is none. */
  public static native String descriptor(Class<?> cls, String name);

  public static native boolean isVolatile(Class<?> cls, String name);

  public static native boolean isStatic(Class<?> cls, String name);

  /** Its place among the references or among the primitive fields of an object. */
  public static native int slot(Class<?> cls, String name);

  /** The same, of a field that has this type; with the exceptions that updaters throw. */
  public static int slot(Class<?> cls, String name, String descriptor, String type) {
    if (!find(cls, name).equals(descriptor)) {
      throw new IllegalArgumentException("Must be " + type + " type");
    }
    return checkedSlot(cls, name);
  }

  /** The same, of a reference to this class. */
  public static int slot(Class<?> cls, String name, Class<?> type) {
    String found = find(cls, name);
    if (type == null || !found.equals(descriptorOf(type))) {
      throw new ClassCastException();
    }
    if (type.isPrimitive()) {
      throw new IllegalArgumentException("Must be reference type");
    }
    return checkedSlot(cls, name);
  }

  private static String find(Class<?> cls, String name) {
    if (cls == null || name == null) {
      throw new RuntimeException(new NullPointerException());
    }
    String found = descriptor(cls, name);
    if (found == null) {
      throw new RuntimeException(new NoSuchFieldException(name));
    }
    return found;
  }

  private static int checkedSlot(Class<?> cls, String name) {
    if (!isVolatile(cls, name)) {
      throw new IllegalArgumentException("Must be volatile type");
    }
    if (isStatic(cls, name)) {
      throw new IllegalArgumentException();
    }
    return slot(cls, name);
  }

  private static String descriptorOf(Class<?> type) {
    String name = type.getName().replace('.', '/');
    if (type.isPrimitive()) {
      int at = "boolean byte char short int long float double".indexOf(name);
      return at == 0 ? "Z" : name.equals("long") ? "J" : name.substring(0, 1).toUpperCase();
    }
    return type.isArray() ? name : "L" + name + ";";
  }

  public static native int getInt(Object object, int slot);

  public static native void setInt(Object object, int slot, int value);

  public static native int swapInt(Object object, int slot, int value);

  public static native int addInt(Object object, int slot, int delta);

  public static native boolean replaceInt(Object object, int slot, int expected, int value);

  public static native long getLong(Object object, int slot);

  public static native void setLong(Object object, int slot, long value);

  public static native long swapLong(Object object, int slot, long value);

  public static native long addLong(Object object, int slot, long delta);

  public static native boolean replaceLong(Object object, int slot, long expected, long value);

  public static native Object get(Object object, int slot);

  public static native void set(Object object, int slot, Object value);

  public static native Object swap(Object object, int slot, Object value);

  public static native boolean replace(Object object, int slot, Object expected, Object value);
}
