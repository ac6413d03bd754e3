// Thousands of objects as monitors, held deeply nested and by hand-over-hand locking.
public class ManyMonitors {
  static class Node {
    final int key;
    Node next;

    Node(int key, Node next) {
      this.key = key;
      this.next = next;
    }
  }

  static int nest(Object[] locks, int i) {
    if (i == locks.length) {
      int held = 0;
      for (Object o : locks) if (Thread.holdsLock(o)) held++;
      return held;
    }
    synchronized (locks[i]) {
      return nest(locks, i + 1);
    }
  }

  static final Node HEAD = new Node(-1, null);

  static void insert(Node pred, int key) {
    synchronized (pred) {
      Node next = pred.next;
      if (next == null || next.key > key) {
        pred.next = new Node(key, next);
        return;
      }
    }
    insert(pred.next, key);
  }

  public static void main(String[] args) throws InterruptedException {
    Object[] locks = new Object[1000];
    for (int i = 0; i < locks.length; i++) locks[i] = new Object();
    System.out.println(nest(locks, 0));
    Thread[] ts = new Thread[4];
    for (int t = 0; t < 4; t++) {
      int id = t;
      ts[t] = new Thread(() -> {
        for (int i = 0; i < 40; i++) insert(HEAD, i * 4 + id);
      });
      ts[t].start();
    }
    for (Thread t : ts) t.join();
    int n = 0;
    boolean sorted = true;
    for (Node x = HEAD.next; x != null; x = x.next) {
      n++;
      sorted &= x.next == null || x.key <= x.next.key;
    }
    System.out.println(n + " " + sorted);
    long sum = 0;
    for (int i = 0; i < 20000; i++) {
      Object o = new int[] {i};
      synchronized (o) {
        sum += ((int[]) o)[0];
      }
    }
    System.out.println(sum);
    int[][] cells = new int[50][1];
    for (int t = 0; t < 4; t++) {
      int id = t;
      ts[t] = new Thread(() -> {
        for (int i = 0; i < 500; i++) {
          int from = (i * 7 + id) % 50, to = (i * 3 + id * 11) % 50;
          if (from == to) continue;
          int[] first = cells[Math.min(from, to)], second = cells[Math.max(from, to)];
          synchronized (first) {
            synchronized (second) {
              cells[from][0]--;
              cells[to][0]++;
            }
          }
        }
      });
      ts[t].start();
    }
    for (Thread t : ts) t.join();
    int total = 0;
    for (int[] c : cells) total += c[0];
    System.out.println(total);
  }
}

/* expect:
1000
160 true
199990000
0
*/
