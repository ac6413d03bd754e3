// A little of everything: a word game, a bank queue, a matrix, a graph search over collections.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.Set;

public class MathGames {
  static int shortest(Map<String, List<String>> g, String from, String to) {
    Queue<String> q = new LinkedList<>();
    Map<String, Integer> dist = new HashMap<>();
    q.add(from);
    dist.put(from, 0);
    while (!q.isEmpty()) {
      String at = q.poll();
      if (at.equals(to)) return dist.get(at);
      for (String next : g.getOrDefault(at, Collections.emptyList())) {
        if (dist.containsKey(next)) continue;
        dist.put(next, dist.get(at) + 1);
        q.add(next);
      }
    }
    return -1;
  }

  static boolean cyclic(Map<String, List<String>> g, String at, Set<String> path, Set<String> done) {
    if (path.contains(at)) return true;
    if (!done.add(at)) return false;
    path.add(at);
    for (String next : g.getOrDefault(at, new ArrayList<>())) if (cyclic(g, next, path, done)) return true;
    path.remove(at);
    return false;
  }

  static int[] dijkstra(int[][] w, int from) {
    int n = w.length;
    int[] d = new int[n];
    Arrays.fill(d, Integer.MAX_VALUE);
    d[from] = 0;
    boolean[] done = new boolean[n];
    for (int k = 0; k < n; k++) {
      int best = -1;
      for (int i = 0; i < n; i++) if (!done[i] && d[i] < Integer.MAX_VALUE && (best < 0 || d[i] < d[best])) best = i;
      if (best < 0) break;
      done[best] = true;
      for (int j = 0; j < n; j++) if (w[best][j] > 0) d[j] = Math.min(d[j], d[best] + w[best][j]);
    }
    return d;
  }

  static int knapsack(int[] weight, int[] value, int room) {
    int[] best = new int[room + 1];
    for (int i = 0; i < weight.length; i++) for (int r = room; r >= weight[i]; r--) best[r] = Math.max(best[r], best[r - weight[i]] + value[i]);
    return best[room];
  }

  public static void main(String[] args) {
    Map<String, List<String>> g = new HashMap<>();
    String[][] edges = {{"a", "b"}, {"b", "c"}, {"a", "d"}, {"d", "e"}, {"e", "c"}, {"c", "f"}, {"x", "y"}, {"y", "x"}};
    for (String[] e : edges) g.computeIfAbsent(e[0], k -> new ArrayList<>()).add(e[1]);
    System.out.println(shortest(g, "a", "f") + " " + shortest(g, "f", "a") + " " + shortest(g, "d", "c"));
    System.out.println(cyclic(g, "a", new HashSet<>(), new HashSet<>()) + " " + cyclic(g, "x", new HashSet<>(), new HashSet<>()));
    Random r = new Random(2024);
    int[][] w = new int[12][12];
    for (int i = 0; i < 40; i++) w[r.nextInt(12)][r.nextInt(12)] = 1 + r.nextInt(20);
    System.out.println(Arrays.toString(dijkstra(w, 0)));
    System.out.println(knapsack(new int[] {1, 3, 4, 5}, new int[] {1, 4, 5, 7}, 7));
    List<Integer> deck = new ArrayList<>();
    for (int i = 0; i < 52; i++) deck.add(i);
    Collections.shuffle(deck, r);
    int wins = 0;
    for (int i = 0; i < 26; i++) if (deck.get(i) % 13 > deck.get(51 - i) % 13) wins++;
    System.out.println(wins + " " + deck.subList(0, 8));
    double inside = 0;
    for (int i = 0; i < 20000; i++) {
      double x = r.nextDouble(), y = r.nextDouble();
      if (x * x + y * y < 1) inside++;
    }
    System.out.println(4 * inside / 20000);
    Map<Integer, Integer> rolls = new HashMap<>();
    for (int i = 0; i < 1000; i++) rolls.merge(r.nextInt(6) + r.nextInt(6) + 2, 1, (a, b) -> a + b);
    System.out.println(rolls);
    StringBuilder maze = new StringBuilder();
    boolean[][] wall = new boolean[5][9];
    for (boolean[] row : wall) for (int i = 0; i < row.length; i++) row[i] = r.nextInt(3) == 0;
    for (boolean[] row : wall) {
      for (boolean b : row) maze.append(b ? '#' : '.');
      maze.append('\n');
    }
    System.out.print(maze);
  }
}

/* expect:
3 -1 2
false true
[0, 23, 49, 19, 48, 14, 47, 36, 63, 49, 30, 40]
9
13 [0, 40, 36, 3, 47, 37, 30, 49]
3.1324
{2=25, 3=46, 4=102, 5=125, 6=136, 7=166, 8=125, 9=104, 10=85, 11=61, 12=25}
#...#.#..
...#.#..#
.###..##.
....#....
.##.###..
*/
