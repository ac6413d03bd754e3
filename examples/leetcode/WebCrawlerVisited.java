// LeetCode 1242, Web Crawler Multithreaded: visited pages are in a synchronized set, each new page
// gets a thread of its own.
//
// Verdict: page 3 is linked from 1 and from 2. Both crawlers ask the set first and add afterwards;
// each call is safe, both together are not: the page is fetched twice. An assertion fails.
//
// finds: fetched twice

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Set;

public class WebCrawlerVisited {
  static final int[][] links = {{1, 2}, {3}, {3}, {0}};
  static final Set<Integer> visited = Collections.synchronizedSet(new HashSet<Integer>());
  static final Set<Integer> fetched = new HashSet<>();

  static int[] fetch(int page) {
    synchronized (fetched) {
      boolean news = fetched.add(page);
      assert news : "page " + page + " is fetched twice";
    }
    return links[page];
  }

  static void crawl(int page) {
    List<Thread> children = new LinkedList<>();
    for (int next : fetch(page)) {
      if (!visited.contains(next)) { // Wrong: should be if (visited.add(next)).
        visited.add(next);
        Thread child = new Thread(() -> crawl(next), "crawler of page " + next);
        children.add(child);
        child.start();
      }
    }
    for (Thread child : children) {
      try {
        child.join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  public static void main(String[] args) {
    visited.add(0);
    crawl(0);
    System.out.println(visited.size() + " pages");
  }
}
