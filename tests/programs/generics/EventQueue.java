// A discrete event simulation with a generic binary heap.
import java.util.ArrayList;
import java.util.List;

class Heap<T extends Comparable<T>> {
  private final List<T> a = new ArrayList<>();

  void add(T t) {
    a.add(t);
    int i = a.size() - 1;
    while (i > 0 && a.get(i).compareTo(a.get((i - 1) / 2)) < 0) {
      swap(i, (i - 1) / 2);
      i = (i - 1) / 2;
    }
  }

  T poll() {
    if (a.isEmpty()) return null;
    T top = a.get(0);
    T last = a.remove(a.size() - 1);
    if (!a.isEmpty()) {
      a.set(0, last);
      int i = 0;
      while (true) {
        int small = i, l = 2 * i + 1, r = l + 1;
        if (l < a.size() && a.get(l).compareTo(a.get(small)) < 0) small = l;
        if (r < a.size() && a.get(r).compareTo(a.get(small)) < 0) small = r;
        if (small == i) break;
        swap(i, small);
        i = small;
      }
    }
    return top;
  }

  private void swap(int i, int j) {
    T t = a.get(i);
    a.set(i, a.get(j));
    a.set(j, t);
  }

  int size() {
    return a.size();
  }
}

abstract class Event implements Comparable<Event> {
  private static int serial;
  final int time;
  private final int id = serial++;

  Event(int time) {
    this.time = time;
  }

  public int compareTo(Event o) {
    return time != o.time ? Integer.compare(time, o.time) : Integer.compare(id, o.id);
  }

  abstract void run(Simulation s);
}

class Simulation {
  final Heap<Event> queue = new Heap<>();
  int now;
  int waiting;
  boolean busy;
  int served;
  int longest;

  void arrive(final int at) {
    queue.add(new Event(at) {
      void run(Simulation s) {
        waiting++;
        longest = Math.max(longest, waiting);
        serve();
        if (at < 100) s.arrive(at + 3 + at % 4);
      }
    });
  }

  void serve() {
    if (busy || waiting == 0) return;
    busy = true;
    waiting--;
    queue.add(new Event(now + 5 + served % 3) {
      void run(Simulation s) {
        s.busy = false;
        s.served++;
        s.serve();
      }
    });
  }

  void run() {
    for (Event e = queue.poll(); e != null; e = queue.poll()) {
      now = e.time;
      e.run(this);
    }
  }
}

public class EventQueue {
  public static void main(String[] args) {
    Simulation s = new Simulation();
    s.arrive(0);
    s.run();
    System.out.println(s.now + " " + s.served + " " + s.longest + " " + s.waiting);
    Heap<Integer> h = new Heap<>();
    int x = 7;
    for (int i = 0; i < 200; i++) h.add(x = x * 1103515245 + 12345);
    int last = Integer.MIN_VALUE;
    boolean sorted = true;
    while (h.size() > 0) {
      int v = h.poll();
      sorted &= last <= v;
      last = v;
    }
    System.out.println(sorted + " " + last);
  }
}

/* expect:
155 26 8 0
true 2138693204
*/
