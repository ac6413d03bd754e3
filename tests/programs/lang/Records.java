// Records: header, constructors, accessors, and the methods they have without writing them.
import java.util.*;
import java.util.function.*;

public class Records {
    record Point(int x, int y) {
        static final Point ORIGIN = new Point(0, 0);
        static int made;

        Point {
            made++;
            if (x < 0) throw new IllegalArgumentException("negative " + x);
            y = Math.abs(y);
        }

        Point(int both) {
            this(both, both);
        }

        double length() {
            return Math.sqrt(x * x + y() * this.y);
        }

        static Point of(String s) {
            return new Point(Integer.parseInt(s));
        }
    }

    record Empty() {
    }

    record All(boolean z, byte b, short s, char c, int i, long j, float f, double d, String t, int[] a, Object n) {
    }

    record Pair<A, B extends Comparable<B>>(A first, B second) implements Comparable<Pair<A, B>> {
        @Override
        public int compareTo(Pair<A, B> o) {
            return second.compareTo(o.second());
        }

        <C> Pair<C, B> with(C c) {
            return new Pair<>(c, second);
        }
    }

    interface Named {
        String name();

        default String greeting() {
            return "hello " + name();
        }
    }

    interface Holder<T> {
        T value();
    }

    record Person(String name, int age) implements Named {
        @Override
        public String name() {
            return name.toUpperCase();
        }

        @Override
        public String toString() {
            return name + "/" + age;
        }
    }

    record Box(String value) implements Holder<String> {
    }

    record Explicit(int a, String b) {
        Explicit(int a, String b) {
            this.a = a + 1;
            this.b = b == null ? "none" : b;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Explicit e && e.a == a;
        }

        @Override
        public int hashCode() {
            return 17;
        }
    }

    record Many(String head, int... rest) {
        int sum() {
            int s = 0;
            for (int r : rest) s += r;
            return s;
        }

        record Inside(Many of) {
        }

        enum Kind { SMALL, LARGE }

        Kind kind() {
            return rest.length > 2 ? Kind.LARGE : Kind.SMALL;
        }
    }

    record Tree(Tree left, int value, Tree right) {
        int sum() {
            return (left == null ? 0 : left.sum()) + value + (right == null ? 0 : right.sum());
        }
    }

    class Inner {
        record InInner(int v) {
        }
    }

    static void local() {
        record Entry(String key, int count) {
            Entry next() {
                return new Entry(key, count + 1);
            }
        }
        enum Size { S, M }
        interface Twice {
            int twice(int n);
        }
        Twice twice = n -> 2 * n;
        List<Entry> entries = new ArrayList<>();
        for (String s : new String[] {"b", "a"}) entries.add(new Entry(s, s.charAt(0)).next());
        entries.sort(Comparator.comparing(Entry::key));
        System.out.println(entries + " " + Size.M + twice.twice(4));
    }

    public static void main(String[] args) {
        Point p = new Point(3, -4);
        System.out.println(p + " " + p.x() + " " + p.y() + " " + p.x + " " + p.length());
        System.out.println(p.equals(new Point(3, 4)) + " " + p.equals(new Point(4, 4)) + " " + p.equals(null) + " " + p.equals("p"));
        System.out.println(p.hashCode() + " " + new Point(5).hashCode() + " " + Point.of("7") + Point.ORIGIN + Point.made);
        try {
            new Point(-1, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
        int[] array = {1};
        All all = new All(true, (byte) 1, (short) 2, 'c', 3, 4L, 5f, 6d, "t", array, null);
        All same = new All(true, (byte) 1, (short) 2, 'c', 3, 4L, 5f, 6d, "t", array, null);
        System.out.println(all.equals(same) + " " + (all.hashCode() == same.hashCode()));
        System.out.println(all.toString().replaceAll("\\[I@[0-9a-f]+", "array"));
        record Floats(float f, double d) {
        }
        System.out.println(new Floats(Float.NaN, 0.0).equals(new Floats(Float.NaN, 0.0)) + " " + new Floats(1, 0.0).equals(new Floats(1, -0.0)));
        System.out.println(new Floats(1.5f, -2.5).hashCode() + " " + new Floats(1.5f, -2.5));
        Pair<String, Integer> pair = new Pair<>("one", 1);
        System.out.println(pair + " " + pair.with(2.5).first() + " " + pair.compareTo(new Pair<>("two", 2)));
        System.out.println(pair.equals(new Pair<>("one", 1)) + " " + pair.hashCode());
        Named n = new Person("ann", 5);
        System.out.println(n + " " + n.name() + " " + n.greeting() + " " + n.equals(new Person("ann", 5)));
        Holder<String> h = new Box("boxed");
        System.out.println(h.value() + " " + h);
        System.out.println(new Explicit(1, null) + " " + new Explicit(1, "x").equals(new Explicit(1, "y")) + new Explicit(2, "z").b());
        System.out.println(new Many("h", 1, 2, 3).sum() + new Many("h").rest().length + " " + new Many("h", 1).kind() + " " + new Many.Inside(null));
        System.out.println(new Tree(new Tree(null, 1, null), 2, new Tree(null, 3, null)).sum());
        System.out.println(new Tree(null, 1, null) + " " + new Inner.InInner(9));
        local();
        Set<Point> set = new HashSet<>(Arrays.asList(new Point(1, 2), new Point(1, 2), new Point(2, 1)));
        System.out.println(set.size());
        Map<Pair<String, Integer>, String> map = new HashMap<>();
        map.put(pair, "found");
        System.out.println(map.get(new Pair<>("one", 1)));
        BiFunction<Integer, Integer, Point> make = Point::new;
        Function<Point, Integer> getX = Point::x;
        System.out.println(getX.apply(make.apply(8, 9)));
        Record any = p;
        System.out.println(any.toString() + any.hashCode() + any.equals(p));
        Object o = p;
        if (o instanceof Point q && q.x() == 3) System.out.println("pattern " + q.y());
        Runnable r = (Runnable & Marker) () -> System.out.println("both");
        r.run();
        System.out.println(r instanceof Marker);
        Object both = new Person("p", 1);
        System.out.println(((Named & Comparable<?>) (Object) new NamedNumber(4)).name());
        try {
            Object cast = (Named & Comparable<?>) both;
            System.out.println("not reached");
        } catch (ClassCastException e) {
            System.out.println("no comparable");
        }
    }

    interface Marker {
    }

    record NamedNumber(int n) implements Named, Comparable<NamedNumber> {
        public String name() {
            return "number " + n;
        }

        public int compareTo(NamedNumber o) {
            return n - o.n;
        }
    }
}

/* expect:
Point[x=3, y=4] 3 4 3 5.0
true false false false
97 160 Point[x=7, y=7]Point[x=0, y=0]6
negative -1
Empty[] true 0
true true
All[z=true, b=1, s=2, c=c, i=3, j=4, f=5.0, d=6.0, t=t, a=array, n=null]
true false
2017722368 Floats[f=1.5, d=-2.5]
Pair[first=one, second=1] 2.5 -1
true 3415643
ann/5 ANN hello ANN true
boxed Box[value=boxed]
Explicit[a=2, b=none] truez
6 SMALL Inside[of=null]
6
Tree[left=null, value=1, right=null] InInner[v=9]
[Entry[key=a, count=98], Entry[key=b, count=99]] M8
2
found
8
Point[x=3, y=4]97true
pattern 4
both
true
number 4
no comparable
*/
