// Two threads read lines from standard input through one reader: each line goes to one of them, whole.
//
// Which thread gets which line is open, so the answer does not depend on it.
//
// stdin: 10
// stdin: 20
// stdin: 12
// tester: clean
// search exhaustive: misses "assertion failed"

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class SharedInput {
  static final BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
  static int sum;

  static synchronized void add(int number) {
    sum += number;
  }

  static void readAll() {
    try {
      String line;
      while ((line = in.readLine()) != null) {
        add(Integer.parseInt(line));
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> readAll(), "other");
    other.start();
    readAll();
    other.join();
    System.out.println(sum); // expect: 42
    assert sum == 42;
  }
}
