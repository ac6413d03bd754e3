// Switch expressions, arrow cases, several labels, yield.
import java.util.*;
import java.util.function.*;

public class SwitchExpressions {
    enum Color { RED, GREEN, BLUE }

    static String name(int n) {
        return switch (n) {
            case 1, 2, 3 -> "few";
            case 100 -> {
                String s = "many";
                yield s + "!";
            }
            default -> n < 0 ? "negative" : "other";
        };
    }

    static int old(String s) {
        int r = switch (s) {
            case "a":
            case "b":
                System.out.print("[fall]");
            case "c":
                yield 3;
            default:
                if (s.isEmpty()) yield 0;
                yield s.length() * 10;
        };
        return r;
    }

    static int ordinal(Color c) {
        return switch (c) {
            case RED -> 1;
            case GREEN, BLUE -> 2;
        };
    }

    static void arrows(int n) {
        switch (n) {
            case 0 -> System.out.println("zero");
            case 1, 2 -> {
                if (n == 2) break;
                System.out.println("one");
            }
            case 3 -> throw new IllegalStateException("three");
            default -> System.out.println("default");
        }
        switch (n) {
            case 7 -> System.out.println("seven");
        }
    }

    static int loops(int[] a) {
        int sum = 0;
        outer:
        for (int x : a) {
            sum += switch (x) {
                case 1 -> {
                    int s = 0;
                    for (int i = 0; i < 10; i++) {
                        if (i == 5) break;
                        if (i % 2 == 0) continue;
                        s += i;
                    }
                    yield s;
                }
                case 2 -> {
                    try {
                        yield 100;
                    } finally {
                        System.out.print("<finally>");
                    }
                }
                case 3 -> {
                    synchronized (a) {
                        yield 1000;
                    }
                }
                default -> 0;
            };
            switch (x) {
                case 9 -> {
                    break outer;
                }
                case 8 -> {
                    continue outer;
                }
                default -> sum++;
            }
        }
        return sum;
    }

    static Object types(int n) {
        long widened = switch (n) {
            case 0 -> 1;
            case 1 -> 2L;
            default -> 'c';
        };
        byte narrowed = switch (n) {
            case 0 -> 1;
            default -> 2;
        };
        double mixed = 1 + switch (n) {
            case 0 -> 1;
            case 1 -> 2.5f;
            default -> 3L;
        };
        Object boxed = switch (n) {
            case 0 -> 1;
            case 1 -> 2.5;
            default -> "s";
        };
        List<String> list = switch (n) {
            case 0 -> new ArrayList<>();
            case 1 -> Collections.emptyList();
            default -> Arrays.asList("x", "y");
        };
        Supplier<Integer> lambda = switch (n) {
            case 0 -> () -> 7;
            case 1 -> list::size;
            default -> {
                int m = n * 2;
                yield () -> m;
            }
        };
        var inferred = switch (n) {
            case 0 -> 1;
            default -> 2.0;
        };
        return widened + " " + narrowed + " " + mixed + " " + boxed + " " + list + " " + lambda.get() + " " + inferred;
    }

    static int arguments(int a, int b, int c) {
        return a * 100 + b * 10 + c;
    }

    static boolean condition(int n) {
        boolean known;
        if (switch (n) {
                case 1 -> true;
                case 2 -> n > 5;
                default -> false;
            } || n == 9) {
            known = true;
        } else {
            known = false;
        }
        return !switch (n) {
            case 1 -> known;
            default -> !known;
        };
    }

    static int assigned(int n) {
        final int x;
        int y = switch (n) {
            case 0 -> {
                x = 1;
                yield 10;
            }
            default -> {
                x = 2;
                yield 20;
            }
        };
        return x + y;
    }

    static final String FIELD = switch (Color.values().length) {
        case 3 -> "three";
        default -> "another";
    };

    static String nested(Color c, int n) {
        return switch (c) {
            case RED -> switch (n) {
                case 0 -> "r0";
                default -> {
                    String inner = switch (n % 2) {
                        case 0 -> "even";
                        default -> "odd";
                    };
                    yield "r" + inner;
                }
            };
            default -> c.toString().toLowerCase();
        };
    }

    static int evaluated = 0;

    static int next() {
        return ++evaluated;
    }

    static void nulls() {
        try {
            Color none = null;
            System.out.println(ordinal(none));
        } catch (NullPointerException e) {
            System.out.println("null enum");
        }
        try {
            String none = null;
            System.out.println(old(none));
        } catch (NullPointerException e) {
            System.out.println("null string");
        }
    }

    static String throwing(int n) {
        try {
            return switch (n) {
                case 0 -> throw new IllegalArgumentException("zero");
                case 1 -> Integer.toString(1 / (n - 1));
                default -> "fine";
            };
        } catch (IllegalArgumentException | ArithmeticException e) {
            return e.getMessage();
        }
    }

    static char grade(int score) {
        return switch (score / 10) {
            case 10, 9 -> 'A';
            case 8 -> 'B';
            default -> 'F';
        };
    }

    public static void main(String[] args) {
        for (int n : new int[] {1, 3, 4, 100, -1}) System.out.println(name(n));
        for (String s : new String[] {"a", "c", "", "long"}) System.out.println(old(s));
        for (Color c : Color.values()) System.out.println(ordinal(c) + " " + nested(c, 1) + nested(c, 2) + nested(c, 0));
        for (int n = 0; n < 8; n++) {
            try {
                arrows(n);
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(loops(new int[] {1, 2, 3, 4, 8, 9, 1}));
        for (int n = 0; n < 3; n++) System.out.println(types(n));
        System.out.println(arguments(next(), switch (next()) {
            case 2 -> next();
            default -> -1;
        }, next()));
        System.out.println(condition(1) + " " + condition(2) + " " + condition(9));
        System.out.println(assigned(0) + assigned(1));
        System.out.println(FIELD);
        nulls();
        for (int n = 0; n < 3; n++) System.out.println(throwing(n));
        System.out.println(grade(95) + " " + grade(85) + grade(100) + (int) grade(1));
        int local = 5;
        local += switch (local) {
            case 5 -> local = 50;
            default -> 0;
        };
        System.out.println(local);
        int self = local + switch (args.length) {
            case 0 -> {
                local = 1;
                yield local;
            }
            default -> 0;
        };
        System.out.println(self + " " + local);
        Function<Integer, String> f = n -> switch (n) {
            case 1 -> "lambda one";
            default -> {
                Runnable r = () -> System.out.println("inside " + n);
                r.run();
                yield "lambda";
            }
        };
        System.out.println(f.apply(1) + f.apply(2));
    }
}

/* expect:
few
few
other
many!
negative
[fall]3
3
0
40
1 roddrevenr0
2 greengreengreen
2 blueblueblue
zero
one
three
default
default
default
default
seven
<finally>1108
1 1 2.0 1 [] 7 1.0
2 2 3.5 2.5 [] 0 2.0
99 2 4.0 s [x, y] 4 2.0
134
false false true
33
three
null enum
null string
zero
/ by zero
fine
A BA70
55
56 1
inside 2
lambda onelambda
*/
