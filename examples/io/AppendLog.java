// Threads that add lines to one file, done right: each opens the file to append, and writes its line at once.
//
// The order of the lines is open; that both are there is not. Afterwards the file gets another name.
//
// tester: clean
// search exhaustive: misses "a line is lost", misses "not renamed"

import java.io.BufferedReader;
import java.io.File;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.IOException;

public class AppendLog {
  static File log;

  static void add(String line) {
    try {
      FileWriter out = new FileWriter(log, true);
      out.write(line + "\n");
      out.close();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    log = File.createTempFile("append", ".log");
    Thread other = new Thread(() -> add("from the thread"), "other");
    other.start();
    add("from main");
    other.join();

    File old = new File(log.getPath() + ".old");
    boolean renamed = log.renameTo(old);
    assert renamed && !log.exists() : "not renamed";
    BufferedReader in = new BufferedReader(new FileReader(old));
    int count = 0;
    while (in.readLine() != null) {
      count++;
    }
    in.close();
    old.delete();
    System.out.println(count); // expect: 2
    assert count == 2 : "a line is lost";
  }
}
