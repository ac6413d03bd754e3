// Small pipelines over lists with lambdas: filter, map, fold, sort, group.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

class Pipe<T> {
  private final List<T> items;

  Pipe(List<T> items) {
    this.items = items;
  }

  Pipe<T> filter(Predicate<T> p) {
    List<T> out = new ArrayList<>();
    for (T t : items) if (p.test(t)) out.add(t);
    return new Pipe<T>(out);
  }

  Pipe<T> each(Function<T, T> f) {
    List<T> out = new ArrayList<>();
    for (T t : items) out.add(f.apply(t));
    return new Pipe<T>(out);
  }

  T fold(T start, BiFunction<T, T, T> f) {
    T acc = start;
    for (T t : items) acc = f.apply(acc, t);
    return acc;
  }

  List<T> list() {
    return items;
  }
}

class Person {
  final String name;
  final int age;

  Person(String name, int age) {
    this.name = name;
    this.age = age;
  }

  String name() {
    return name;
  }

  public String toString() {
    return name + age;
  }
}

public class FunctionalPipeline {
  public static void main(String[] args) {
    List<Integer> nums = new ArrayList<>();
    for (int i = 1; i <= 10; i++) nums.add(i);
    Pipe<Integer> p = new Pipe<>(nums);
    System.out.println(p.filter(x -> x % 2 == 0).each(x -> x * x).list());
    System.out.println(p.each(x -> x + 1).fold(0, (a, b) -> a + b));
    System.out.println(p.filter(x -> x > 3 && x < 8).fold(1, (a, b) -> a * b));
    List<Person> people = new ArrayList<>();
    people.add(new Person("Cy", 30));
    people.add(new Person("Al", 40));
    people.add(new Person("Bo", 30));
    people.add(new Person("Di", 20));
    Collections.sort(people, (a, b) -> a.name.compareTo(b.name));
    System.out.println(people);
    people.sort((a, b) -> a.age != b.age ? b.age - a.age : b.name().compareTo(a.name()));
    System.out.println(people);
    Comparator<Person> byAge = (a, b) -> Integer.compare(a.age, b.age);
    people.sort(byAge);
    System.out.println(people);
    people.sort(byAge.reversed());
    System.out.println(people);
    people.forEach(x -> System.out.print(x.name + ","));
    System.out.println();
    System.out.println(people.removeIf(x -> x.age == 30) + " " + people);
    Map<Boolean, List<Integer>> groups = new HashMap<>();
    for (int n : nums) groups.computeIfAbsent(n % 3 == 0, k -> new ArrayList<>()).add(n);
    System.out.println(groups);
    Map<String, Integer> counts = new HashMap<>();
    for (String w : "a b a c b a".split(" ")) counts.merge(w, 1, (x, y) -> x + y);
    System.out.println(counts);
    counts.forEach((k, v) -> System.out.print(k + v + " "));
    System.out.println(";");
    Integer[] boxes = {5, 3, 9, 1};
    Arrays.sort(boxes, (x, y) -> y - x);
    System.out.println(Arrays.toString(boxes));
    nums.replaceAll(x -> x % 3);
    System.out.println(nums);
    String[] words = {"pear", "fig", "banana"};
    Arrays.sort(words, (x, y) -> x.length() - y.length());
    System.out.println(words[0] + words[1] + words[2]);
  }
}

/* expect:
[4, 16, 36, 64, 100]
65
840
[Al40, Bo30, Cy30, Di20]
[Al40, Cy30, Bo30, Di20]
[Di20, Cy30, Bo30, Al40]
[Al40, Cy30, Bo30, Di20]
Al,Cy,Bo,Di,
true [Al40, Di20]
{false=[1, 2, 4, 5, 7, 8, 10], true=[3, 6, 9]}
{a=3, b=2, c=1}
a3 b2 c1 ;
[9, 5, 3, 1]
[1, 2, 0, 1, 2, 0, 1, 2, 0, 1]
figpearbanana
*/
