import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Streams over structures of the program: a tree, a graph, a grid, an own collection and an own iterator. */
public class Trees {
    static class Node {
        final int value;
        final List<Node> children = new ArrayList<>();

        Node(int value, Node... children) {
            this.value = value;
            this.children.addAll(Arrays.asList(children));
        }

        Stream<Node> all() {
            return Stream.concat(Stream.of(this), children.stream().flatMap(Node::all));
        }

        int depth() {
            return 1 + children.stream().mapToInt(Node::depth).max().orElse(0);
        }
    }

    static class Ring extends AbstractList<String> {
        @Override public String get(int i) { return "r" + i; }
        @Override public int size() { return 3; }
    }

    static abstract class Shape {
        abstract double area();
    }

    static class Square extends Shape {
        final double side;
        Square(double side) { this.side = side; }
        @Override double area() { return side * side; }
    }

    static class Circle extends Shape {
        final double radius;
        Circle(double radius) { this.radius = radius; }
        @Override double area() { return 3 * radius * radius; }
    }

    static Set<Integer> reachable(Map<Integer, List<Integer>> graph, int from) {
        Set<Integer> seen = new LinkedHashSet<>();
        Deque<Integer> todo = new ArrayDeque<>(List.of(from));
        while (!todo.isEmpty()) {
            int at = todo.poll();
            if (seen.add(at)) {
                graph.getOrDefault(at, List.of()).stream().filter(n -> !seen.contains(n)).forEach(todo::add);
            }
        }
        return seen;
    }

    static int neighbours(int[][] grid, int r, int c) {
        return IntStream.rangeClosed(r - 1, r + 1).flatMap(y -> IntStream.rangeClosed(c - 1, c + 1)
            .filter(x -> y >= 0 && y < grid.length && x >= 0 && x < grid[y].length && (y != r || x != c))
            .map(x -> grid[y][x])).sum();
    }

    public static void main(String[] args) {
        Node tree = new Node(1, new Node(2, new Node(4)), new Node(3));
        System.out.println(tree.all().map(n -> n.value).collect(Collectors.toList()));
        System.out.println(tree.all().mapToInt(n -> n.value).sum() + " " + tree.depth());
        System.out.println(tree.all().filter(n -> n.children.isEmpty()).map(n -> n.value).sorted(Comparator.reverseOrder()).toList());
        System.out.println(tree.all().anyMatch(n -> n.value == 4));
        System.out.println(reachable(Map.of(1, List.of(2, 3), 2, List.of(4), 3, List.of(4), 5, List.of(1)), 1));
        int[][] grid = {{1, 0, 1}, {0, 1, 0}, {1, 1, 0}};
        System.out.println(IntStream.range(0, 3).mapToObj(r -> IntStream.range(0, 3).mapToObj(c -> "" + neighbours(grid, r, c))
            .collect(Collectors.joining(" "))).collect(Collectors.toList()));
        int[][] next = IntStream.range(0, 3).mapToObj(r -> IntStream.range(0, 3).map(c -> {
            int n = neighbours(grid, r, c);
            return n == 3 || n == 2 && grid[r][c] == 1 ? 1 : 0;
        }).toArray()).toArray(int[][]::new);
        System.out.println(Arrays.deepToString(next));
        System.out.println(new Ring().stream().map(String::toUpperCase).collect(Collectors.toList()));
        List<Shape> shapes = List.of(new Square(2), new Circle(1), new Square(1));
        System.out.println(shapes.stream().mapToDouble(Shape::area).sum());
        System.out.println(shapes.stream().filter(Circle.class::isInstance).map(Circle.class::cast).mapToDouble(c -> c.radius).sum());
        System.out.println(shapes.stream().filter(s -> s instanceof Square).map(s -> (Square) s).map(s -> s.side).toList());
        Map<String, Double> areas = shapes.stream().collect(Collectors.groupingBy(
            s -> s.getClass().getSimpleName(), TreeMap::new, Collectors.summingDouble(Shape::area)));
        System.out.println(areas);
        List<Shape> more = Stream.of(new Square(3), new Circle(2)).collect(Collectors.toList());
        System.out.println(more.size());
        Stream<? extends Shape> some = Stream.of(new Square(3));
        System.out.println(some.map(Shape::area).findFirst().get());
        Iterator<Integer> it = List.of(7, 8, 9).iterator();
        System.out.println(Stream.generate(() -> null).takeWhile(x -> it.hasNext()).map(n -> it.next()).toList());
        for (Iterator<Integer> i = Stream.iterate(1, n -> n * 2).limit(5).iterator(); i.hasNext(); ) {
            System.out.print(i.next() + " ");
        }
        System.out.println();
        for (int n : (Iterable<Integer>) () -> IntStream.of(4, 5).iterator()) {
            System.out.print(n + " ");
        }
        System.out.println();
        Map<Integer, Map<String, List<Node>>> deep = tree.all().collect(Collectors.groupingBy(
            n -> n.children.size(), TreeMap::new, Collectors.groupingBy(n -> n.value % 2 == 0 ? "even" : "odd", TreeMap::new, Collectors.toList())));
        deep.forEach((k, m) -> m.forEach((p, l) -> System.out.println(k + " " + p + " " + l.size())));
        List<Integer> path = Stream.iterate(27, n -> n != 1, n -> n % 2 == 0 ? n / 2 : 3 * n + 1).limit(10).toList();
        System.out.println(path);
        System.out.println(Stream.of(List.of(1, 2), List.of(3), List.<Integer>of()).flatMap(List::stream).map(n -> n * n).reduce(0, Integer::sum));
        System.out.println(Collections.max(List.of("a", "ccc", "bb"), Comparator.comparing(String::length)));
        int[] fib = new int[10];
        Arrays.setAll(fib, i -> i < 2 ? i : fib[i - 1] + fib[i - 2]);
        LinkedList<Integer> tail = Arrays.stream(fib).skip(5).boxed().collect(Collectors.toCollection(LinkedList::new));
        System.out.println(tail.getLast() + " " + tail);
    }
}

/* expect:
[1, 2, 4, 3]
10 3
[4, 3]
true
[1, 2, 3, 4]
[1 3 1, 4 4 3, 2 2 2]
[[0, 1, 0], [0, 0, 1], [1, 1, 0]]
[R0, R1, R2]
8.0
1.0
[2.0, 1.0]
{Circle=3.0, Square=5.0}
2
9.0
[7, 8, 9]
1 2 4 8 16\x{20}
4 5\x{20}
0 even 1
0 odd 1
1 even 1
2 odd 1
[27, 82, 41, 124, 62, 31, 94, 47, 142, 71]
14
ccc
34 [5, 8, 13, 21, 34]
*/
