// Each call of a concurrent map is one step; get, add one, put are three. One of two votes can get lost.
//
// finds: assertion failed

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class MapGetThenPut {
  static final ConcurrentMap<String, Integer> votes = new ConcurrentHashMap<>();

  static void vote(String name) {
    votes.put(name, votes.get(name) + 1);
  }

  public static void main(String[] args) throws InterruptedException {
    votes.put("Ada", 0);
    Thread t = new Thread(() -> vote("Ada"));
    t.start();
    vote("Ada");
    t.join();
    assert votes.get("Ada") == 2 : "a vote is lost";
  }
}
