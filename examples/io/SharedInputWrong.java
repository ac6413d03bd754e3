// Two threads read standard input, each through a reader of its own: who comes first takes more than a line into
// its buffer, and the other finds nothing.
//
// stdin: one
// stdin: two
// engines: not plain, bc, quantum1, quantum13, stress, checkpoint, sanitized, java
// finds: nothing left to read
// search rwdd: finds "nothing left to read"
// search exhaustive: finds "nothing left to read"

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class SharedInputWrong {
  static void readOne() {
    try {
      BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
      if (in.readLine() == null) {
        throw new IllegalStateException("nothing left to read");
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> readOne(), "other");
    other.start();
    readOne();
    other.join();
  }
}
