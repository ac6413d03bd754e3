// Type arguments that do not fit.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class GenericMismatch {
  public static void main(String[] args) {
    List<String> l = new ArrayList<>();
    l.add(5); // expect error: incompatible types
    int x = l.get(0); // expect error: incompatible types
    List<Object> o = l; // expect error: incompatible types
    Map<String, Integer> m = new HashMap<>();
    m.put(1, 1); // expect error: incompatible types
    String s = m.get("a"); // expect error: incompatible types
    for (Integer i : l) System.out.println(i); // expect error: incompatible types
    List<int> prim = null; // expect error: unexpected type
  }
}
