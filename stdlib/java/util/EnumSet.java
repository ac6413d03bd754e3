package java.util;

/** A set of constants of one enum, in their order. */
public abstract class EnumSet<E extends Enum<E>> extends AbstractSet<E>
    implements Cloneable, java.io.Serializable {
  final Class<E> elementType;
  final E[] universe;

  EnumSet(Class<E> elementType, E[] universe) {
    this.elementType = elementType;
    this.universe = universe;
  }

  public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> elementType) {
    E[] universe = elementType.getEnumConstants();
    if (universe == null) {
      throw new ClassCastException(elementType + " not an enum");
    }
    return new Bits<E>(elementType, universe);
  }

  public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> elementType) {
    return complementOf(noneOf(elementType));
  }

  public static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> s) {
    return s.clone();
  }

  public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> c) {
    if (c instanceof EnumSet) {
      return ((EnumSet<E>) c).clone();
    }
    if (c.isEmpty()) {
      throw new IllegalArgumentException("Collection is empty");
    }
    EnumSet<E> made = noneOf(c.iterator().next().getDeclaringClass());
    made.addAll(c);
    return made;
  }

  public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> s) {
    EnumSet<E> made = new Bits<E>(s.elementType, s.universe);
    for (E e : s.universe) {
      if (!s.contains(e)) {
        made.add(e);
      }
    }
    return made;
  }

  public static <E extends Enum<E>> EnumSet<E> of(E e) {
    EnumSet<E> made = noneOf(e.getDeclaringClass());
    made.add(e);
    return made;
  }

  public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2) {
    EnumSet<E> made = of(e1);
    made.add(e2);
    return made;
  }

  public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3) {
    EnumSet<E> made = of(e1, e2);
    made.add(e3);
    return made;
  }

  public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4) {
    EnumSet<E> made = of(e1, e2, e3);
    made.add(e4);
    return made;
  }

  public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4, E e5) {
    EnumSet<E> made = of(e1, e2, e3, e4);
    made.add(e5);
    return made;
  }

  @SafeVarargs
  public static <E extends Enum<E>> EnumSet<E> of(E first, E... rest) {
    EnumSet<E> made = of(first);
    for (E e : rest) {
      made.add(e);
    }
    return made;
  }

  public static <E extends Enum<E>> EnumSet<E> range(E from, E to) {
    if (from.compareTo(to) > 0) {
      throw new IllegalArgumentException(from + " > " + to);
    }
    EnumSet<E> made = noneOf(from.getDeclaringClass());
    for (int i = from.ordinal(); i <= to.ordinal(); i++) {
      made.add(made.universe[i]);
    }
    return made;
  }

  @Override
  @SuppressWarnings("unchecked")
  public EnumSet<E> clone() {
    try {
      return (EnumSet<E>) super.clone();
    } catch (CloneNotSupportedException never) {
      throw new InternalError(never);
    }
  }

  /** The only kind that there is: a flag for each constant. */
  private static final class Bits<E extends Enum<E>> extends EnumSet<E> {
    private boolean[] in;
    private int size;

    Bits(Class<E> elementType, E[] universe) {
      super(elementType, universe);
      in = new boolean[universe.length];
    }

    private boolean fits(Object o) {
      return o instanceof Enum && ((Enum<?>) o).getDeclaringClass() == elementType;
    }

    @Override
    public int size() {
      return size;
    }

    @Override
    public boolean contains(Object o) {
      return fits(o) && in[((Enum<?>) o).ordinal()];
    }

    @Override
    public boolean add(E e) {
      Enum<?> constant = e;
      if (constant.getDeclaringClass() != elementType) {
        throw new ClassCastException(constant.getClass() + " != " + elementType);
      }
      if (in[constant.ordinal()]) {
        return false;
      }
      in[constant.ordinal()] = true;
      size++;
      return true;
    }

    @Override
    public boolean remove(Object o) {
      if (!contains(o)) {
        return false;
      }
      in[((Enum<?>) o).ordinal()] = false;
      size--;
      return true;
    }

    @Override
    public void clear() {
      Arrays.fill(in, false);
      size = 0;
    }

    @Override
    public Iterator<E> iterator() {
      final boolean[] seen = in.clone();
      return new Iterator<E>() {
        private int next;
        private int last = -1;

        @Override
        public boolean hasNext() {
          while (next < seen.length && !seen[next]) {
            next++;
          }
          return next < seen.length;
        }

        @Override
        public E next() {
          if (!hasNext()) {
            throw new NoSuchElementException();
          }
          last = next++;
          return universe[last];
        }

        @Override
        public void remove() {
          if (last < 0) {
            throw new IllegalStateException();
          }
          Bits.this.remove(universe[last]);
          last = -1;
        }
      };
    }

    @Override
    public EnumSet<E> clone() {
      Bits<E> copy = (Bits<E>) super.clone();
      copy.in = in.clone();
      return copy;
    }
  }
}
