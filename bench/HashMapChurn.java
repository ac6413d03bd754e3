import java.util.HashMap;

/** A map under churn: put, look up and remove numbers of a fixed pseudo-random sequence. */
public class HashMapChurn {
    public static void main(String[] args) {
        HashMap<Integer, Integer> map = new HashMap<>();
        long random = 42;
        long sum = 0;
        int removed = 0;
        for (int i = 0; i < 1500000; i++) {
            random = random * 16807 % 2147483647;
            int key = (int) (random % 50000);
            Integer old = map.get(key);
            if (old == null) {
                map.put(key, i);
            } else if (old % 3 == 0) {
                map.remove(key);
                removed++;
            } else {
                map.put(key, old + 1);
                sum += old;
            }
        }
        System.out.println(map.size() + " " + removed + " " + sum);
    }
}
