import java.util.concurrent.ConcurrentHashMap;

/** Puts, merges, looks up and removes in one ConcurrentHashMap. */
public class ConcurrentMapChurn {
    public static void main(String[] args) {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        int sum = 0;
        for (int round = 0; round < 10; round++) {
            for (int i = 0; i < 50000; i++) map.put(i * 7, i);
            for (int i = 0; i < 50000; i++) map.merge(i * 7, 1, Integer::sum);
            for (int i = 0; i < 50000; i++) sum += map.get(i * 7);
            for (int i = 0; i < 50000; i += 2) map.remove(i * 7);
        }
        System.out.println(sum + " " + map.size());
    }
}
