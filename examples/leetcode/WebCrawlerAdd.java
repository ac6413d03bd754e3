// LeetCode 1242, Web Crawler Multithreaded, with add as test and act in one: see
// WebCrawlerVisited.java.
//
// Verdict: clean. add answers true to exactly one caller for each page.
//
// expect: [0, 1, 2, 3]
// tester: clean

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class WebCrawlerAdd {
  private final int[][] links = {{1, 2}, {3}, {3}, {0}};
  private final Set<Integer> visited = Collections.synchronizedSet(new HashSet<Integer>());
  private final List<Integer> fetched = Collections.synchronizedList(new ArrayList<Integer>());

  private class Crawler extends Thread {
    private final int page;

    Crawler(int page) {
      super("crawler of page " + page);
      this.page = page;
    }

    @Override
    public void run() {
      fetched.add(page);
      List<Crawler> children = new ArrayList<>();
      for (int next : links[page]) {
        if (visited.add(next)) {
          Crawler child = new Crawler(next);
          children.add(child);
          child.start();
        }
      }
      for (Crawler child : children) {
        try {
          child.join();
        } catch (InterruptedException e) {
          interrupt();
        }
      }
    }
  }

  List<Integer> crawl(int start) throws InterruptedException {
    visited.add(start);
    Crawler first = new Crawler(start);
    first.start();
    first.join();
    Collections.sort(fetched);
    return fetched;
  }

  public static void main(String[] args) throws InterruptedException {
    System.out.println(new WebCrawlerAdd().crawl(0));
  }
}
