// Patterns in instanceof: where their variables are in scope, and what they hold.
import java.util.*;
import java.util.function.*;

public class InstanceofPatterns {
    static Object field = "field";
    static int length = field instanceof String s ? s.length() : -1;
    final boolean own = this instanceof Object && field instanceof String t && t.length() == 5;

    static class Shape {
    }

    static class Circle extends Shape {
        double r = 2;
    }

    static class Square extends Shape {
        double side = 3;
        Square next;
    }

    static double area(Shape s) {
        if (s instanceof Circle c) {
            return 3 * c.r * c.r;
        } else if (s instanceof Square q && q.side > 2) {
            return q.side * q.side;
        }
        return 0;
    }

    static String early(Object o) {
        if (!(o instanceof String s)) {
            return "no string";
        }
        s = s + "!";
        return s;
    }

    static String throwing(Object o) {
        if (!(o instanceof Integer i) || i < 0) throw new IllegalArgumentException("bad");
        return "int " + (i + 1);
    }

    static int chain(Square q) {
        int n = 0;
        Object at = q;
        while (at instanceof Square s) {
            n++;
            at = s.next;
        }
        return n;
    }

    static String search(Iterator<Object> it) {
        Object o = null;
        while (!(o instanceof String s)) {
            if (!it.hasNext()) return "none";
            o = it.next();
        }
        return s.toUpperCase();
    }

    static String doLoop(Iterator<Object> it) {
        Object o = null;
        do {
            o = it.next();
        } while (!(o instanceof String s));
        return "do " + s;
    }

    static int forLoop(Object[] all) {
        int sum = 0;
        for (int i = 0; i < all.length && all[i] instanceof Integer n; i++, sum += n) {
            if (n == 100) break;
        }
        for (Object x = all[0]; !(x instanceof String t); x = "end") sum++;
        return sum;
    }

    static boolean equalTo(Object a, Object b) {
        return a instanceof String s && b instanceof String t && s.length() == t.length();
    }

    static String ternary(Object o) {
        return o instanceof Integer i ? "i" + i : o instanceof String s ? "s" + s : "?";
    }

    static boolean stored(Object o) {
        boolean is = o instanceof String s && !s.isEmpty();
        boolean not = !(o instanceof String s) || s.isEmpty();
        return is != not;
    }

    static Supplier<String> captured(Object o) {
        if (o instanceof String s) return () -> s + s;
        return () -> "nothing";
    }

    static int call(int a, int b, int c) {
        return a + 10 * b + 100 * c;
    }

    static <T extends Comparable<T>> String generic(Object o, List<String> l) {
        if (l instanceof ArrayList<String> a) return "array list of " + a.size();
        if (o instanceof List<?> any) return "list of " + any.size();
        if (o instanceof int[] ints) return "ints " + ints.length;
        return "other";
    }

    static String sameName(Object o) {
        String r = "";
        if (o instanceof String s) r += s;
        if (o instanceof Integer s) r += s + 1;
        if (!(o instanceof Integer x)) {
            return r;
        } else {
            r += x;
        }
        return r + x;
    }

    static synchronized String nestedReturn(Object o) {
        synchronized (field) {
            if (!(o instanceof String s)) return "-";
            try {
                return s;
            } finally {
                System.out.print("[" + s + "]");
            }
        }
    }

    public static void main(String[] args) {
        System.out.println(length + " " + new InstanceofPatterns().own);
        System.out.println(area(new Circle()) + area(new Square()) + area(null));
        System.out.println(early("x") + early(1));
        System.out.println(throwing(41));
        try {
            throwing(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Square q = new Square();
        q.next = new Square();
        System.out.println(chain(q));
        System.out.println(search(Arrays.<Object>asList(1, 2, "found", "not").iterator()));
        System.out.println(search(Arrays.<Object>asList(1, 2).iterator()));
        System.out.println(doLoop(Arrays.<Object>asList(1, "two").iterator()));
        System.out.println(forLoop(new Object[] {1, 2, 3, "x"}));
        System.out.println(equalTo("ab", "cd") + " " + equalTo("ab", 1) + " " + equalTo(null, "x"));
        System.out.println(ternary(1) + ternary("x") + ternary(null));
        System.out.println(stored("x") + " " + stored("") + " " + stored(1));
        System.out.println(captured("c").get() + captured(2).get());
        Object o = 5;
        System.out.println(call(o instanceof Integer i ? i : 0, field instanceof String s ? s.length() : 0, 3));
        System.out.println(generic(null, new ArrayList<>()) + generic(new LinkedList<>(), null) + generic(new int[2], null));
        System.out.println(sameName("s") + " " + sameName(3));
        System.out.println(nestedReturn("in") + nestedReturn(1));
        Predicate<Object> p = x -> x instanceof String s && s.startsWith("f");
        System.out.println(p.test(field) + " " + p.test(1));
        if (o instanceof Integer i && i > 3)
            System.out.println("without a block " + i);
        assert o instanceof Integer i && i == 5 : "five";
        switch (o instanceof Integer i ? i : 0) {
            case 5 -> System.out.println("five");
            default -> System.out.println("no");
        }
    }
}

/* expect:
5 true
21.0
x!no string
int 42
bad
2
FOUND
none
do two
7
true false false
i1sx?
true true true
ccnothing
355
array list of 0list of 0ints 2
s 433
[in]in-
true false
without a block 5
five
*/
