// HashMap: operations, null keys, and the order of iteration for Integer and String keys.
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

public class HashMaps {
  public static void main(String[] args) {
    Map<String, Integer> m = new HashMap<>();
    System.out.println(m.put("one", 1) + " " + m.put("two", 2) + " " + m.put("one", 11) + " " + m.get("one") + " " + m.get("none") + " " + m.size());
    System.out.println(m.containsKey("two") + " " + m.containsValue(11) + " " + m.containsValue(1) + " " + m.getOrDefault("x", -1) + " " + m.remove("two") + " " + m.remove("two") + " " + m.isEmpty());
    m.put(null, 0);
    m.put("null value", null);
    System.out.println(m.get(null) + " " + m.containsKey("null value") + " " + m.get("null value") + " " + m.size() + " " + m);
    System.out.println(m.putIfAbsent("one", 5) + " " + m.putIfAbsent("null value", 6) + " " + m.get("null value") + " " + m.putIfAbsent("new", 7));
    System.out.println(m.computeIfAbsent("c", k -> k.length()) + " " + m.computeIfPresent("c", (k, v) -> v + 10) + " " + m.compute("c", (k, v) -> null) + " " + m.merge("one", 4, (a, b) -> a * b) + " " + m.containsKey("c"));
    System.out.println(m.replace("one", 9) + " " + m.replace("nope", 9) + " " + m.get("one") + m.remove("one", 8) + m.remove("one", 9));
    String[] words = "the quick brown fox jumps over the lazy dog while seven wizards brew grim potions of amber light".split(" ");
    Map<String, Integer> order = new HashMap<>();
    for (int i = 0; i < words.length; i++) order.put(words[i], i);
    System.out.println(order);
    System.out.println(order.keySet());
    System.out.println(order.values());
    Map<Integer, String> ints = new HashMap<>();
    int x = 17;
    for (int i = 0; i < 40; i++) {
      x = x * 1103515245 + 12345;
      ints.put(x >> 16, "v" + i);
    }
    System.out.println(ints);
    Map<Integer, Integer> small = new HashMap<>();
    for (int i = 20; i > -5; i -= 3) small.put(i, i * i);
    System.out.println(small);
    Map<Long, Character> longs = new HashMap<>();
    for (long l = 1; l > 0 && longs.size() < 20; l = l * 7 + 3) longs.put(l, (char) ('a' + longs.size()));
    System.out.println(longs);
    Map<Character, Integer> freq = new HashMap<>();
    for (char c : "hello world of hash maps".toCharArray()) freq.put(c, freq.getOrDefault(c, 0) + 1);
    System.out.println(freq);
    Map<Double, Boolean> doubles = new HashMap<>();
    doubles.put(0.5, true);
    doubles.put(-0.5, false);
    doubles.put(1e10, true);
    doubles.put(0.0, true);
    doubles.put(-0.0, false);
    System.out.println(doubles);
    Map<Boolean, String> bools = new HashMap<>();
    bools.put(true, "t");
    bools.put(false, "f");
    System.out.println(bools);
    Iterator<String> it = order.keySet().iterator();
    while (it.hasNext()) if (it.next().length() > 4) it.remove();
    System.out.println(order.size() + " " + order);
    Set<Integer> keys = small.keySet();
    keys.remove(20);
    Collection<Integer> values = small.values();
    values.remove(4);
    System.out.println(small + " " + keys.contains(8) + values.contains(64) + values.size());
    Map<String, Integer> copy = new HashMap<>(order);
    System.out.println(copy.equals(order) + " " + (copy.hashCode() == order.hashCode()) + " " + copy.hashCode());
    copy.putAll(m);
    System.out.println(copy.size());
    copy.clear();
    System.out.println(copy + " " + copy.equals(new HashMap<String, Integer>()));
    Map<String, Map<Integer, Integer>> nested = new HashMap<>();
    for (int i = 0; i < 10; i++) nested.computeIfAbsent(i % 3 == 0 ? "three" : "other", k -> new HashMap<>()).put(i, i);
    System.out.println(nested);
    Map<Integer, Integer> many = new HashMap<>(4);
    for (int i = 0; i < 5000; i++) many.put(i * 64, i);
    long h = 0;
    for (int k : many.keySet()) h = h * 31 + k;
    System.out.println(many.size() + " " + h);
    // Keys whose hashes all collide.
    Map<String, Integer> collide = new HashMap<>();
    String[] two = {"Aa", "BB"};
    for (String a : two) for (String b : two) for (String c : two) for (String d : two) collide.put(a + b + c + d, collide.size());
    System.out.println(collide.size() + " " + collide.get("AaBBAaBB") + " " + collide.remove("BBBBBBBB") + collide.containsKey("BBBBBBBB"));
  }
}

/* expect:
null null 1 11 null 2
true true false -1 2 null false
0 true null 3 {null=0, null value=null, one=11}
11 null 6 null
1 11 null 44 false
44 null 9falsetrue
{over=5, quick=1, lazy=7, jumps=4, seven=10, amber=16, brown=2, while=9, brew=12, fox=3, the=6, light=17, potions=14, of=15, dog=8, wizards=11, grim=13}
[over, quick, lazy, jumps, seven, amber, brown, while, brew, fox, the, light, potions, of, dog, wizards, grim]
[5, 1, 7, 4, 10, 16, 2, 9, 12, 3, 6, 17, 14, 15, 8, 11, 13]
{16128=v13, 10752=v25, 15616=v28, -18371=v10, 13826=v14, -24006=v31, -20615=v22, -9096=v39, -29385=v6, -3018=v33, -16651=v8, -16972=v38, -9549=v26, 7374=v24, -13521=v29, -11795=v19, 19156=v30, -30422=v32, 12245=v36, 6934=v16, -16216=v1, -26840=v17, 15898=v27, 12125=v2, -19616=v4, -13665=v21, 22497=v37, -25895=v7, -1258=v34, 24107=v0, -23341=v3, -19182=v11, -367=v35, -17456=v15, -3634=v23, 32187=v20, 444=v9, -1661=v12, 20094=v18, -11328=v5}
{-1=1, 17=289, 2=4, -4=16, 20=400, 5=25, 8=64, 11=121, 14=196}
{1235314=h, 1=a, 514=d, 8647201=i, 423712873=k, 73=c, 10=b, 2965990114=l, 1017334609273=o, 17098342778059714=t, 348945770980810=r, 3601=e, 60530410=j, 20761930801=m, 145333515610=n, 25210=f, 176473=g, 7121342264914=p, 2442620396865673=s, 49849395854401=q}
{ =4, a=2, d=1, e=1, f=1, h=3, l=3, m=1, o=3, p=1, r=1, s=2, w=1}
{0.5=true, -0.5=false, 0.0=true, -0.0=false, 1.0E10=true}
{false=f, true=t}
8 {over=5, lazy=7, brew=12, fox=3, the=6, of=15, dog=8, grim=13}
{-1=1, 17=289, -4=16, 5=25, 8=64, 11=121, 14=196} truetrue7
true true 13271267
11
{} true
{other={1=1, 2=2, 4=4, 5=5, 7=7, 8=8}, three={0=0, 3=3, 6=6, 9=9}}
5000 -3559329727835214080
16 5 15false
*/
