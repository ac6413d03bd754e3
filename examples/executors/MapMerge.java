// merge reads, adds and writes in one step.
//
// tester: clean

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class MapMerge {
  static final ConcurrentMap<String, Integer> votes = new ConcurrentHashMap<>();

  static void vote(String name) {
    votes.merge(name, 1, (a, b) -> a + b);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> vote("Ada"));
    t.start();
    vote("Ada");
    t.join();
    assert votes.get("Ada") == 2 : "a vote is lost";
  }
}
