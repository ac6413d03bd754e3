// Threads that add lines to one file, done wrong: each reads the file and writes it anew with one line more.
//
// What the other has written between the two is lost. AppendLog.java shows how it is done.
//
// finds: a line is lost
// search rwdd: finds "a line is lost"
// search exhaustive: finds "a line is lost"

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

public class AppendLogWrong {
  static Path log;

  static void add(String line) {
    try {
      List<String> lines = Files.readAllLines(log);
      lines.add(line);
      Files.write(log, lines);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    log = Files.createTempFile("append", ".log");
    Thread other = new Thread(() -> add("from the thread"), "other");
    other.start();
    add("from main");
    other.join();
    int count = Files.readAllLines(log).size();
    Files.delete(log);
    assert count == 2 : "a line is lost";
  }
}
