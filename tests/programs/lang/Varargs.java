// Calls of the library's variable-arity methods: none, one, many, an array, null.
import java.util.Arrays;
import java.util.List;

public class Varargs {
  public static void main(String[] args) {
    System.out.println(String.format("none"));
    System.out.println(String.format("%s", "one"));
    System.out.println(String.format("%s %s", "one", 2));
    System.out.println(String.format("%s %s", new Object[] {"from", "array"}));
    System.out.println(String.format("%s %s", (Object[]) new String[] {"x", "y"}));
    System.out.println(String.format("%s", (Object) "cast"));
    System.out.println(String.format("%s %s %s %s %s", 1, 2L, 'c', 1.5, true));
    System.out.println(String.format("%s", (Object) null));
    List<Integer> l = Arrays.asList(3, 1, 2);
    System.out.println(l + " " + l.size());
    List<String> e = Arrays.asList();
    System.out.println(e.size());
    List<String> s = Arrays.asList(new String[] {"p", "q"});
    System.out.println(s.get(1) + s.size());
    List<int[]> one = Arrays.asList(new int[] {1, 2, 3});
    System.out.println(one.size() + " " + one.get(0).length);
    System.out.printf("%d-%d%n", 1, 2);
    System.out.format("%c%n", 'z');
    Integer[] boxes = {7, 8};
    System.out.println(Arrays.asList(boxes).get(0) + 1);
    Object[] arr = {"a", 1, null};
    System.out.println(String.format("%s %s %s", arr));
  }
}

/* expect:
none
one
one 2
from array
x y
cast
1 2 c 1.5 true
null
[3, 1, 2] 3
0
q2
1 3
1-2
z
8
a 1 null
*/
