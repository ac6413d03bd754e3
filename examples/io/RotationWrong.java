// A file that gets a new content while others read it, done wrong: it is written in place.
//
// To write it means to empty it first: a reader can find nothing. Rotation.java shows how it is done.
//
// finds: seen: []
// search rwdd: finds "seen: []"
// search exhaustive: finds "seen: []"

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class RotationWrong {
  static Path settings;

  static void renew() {
    try {
      Files.writeString(settings, "new");
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    settings = Files.createTempFile("settings", ".txt");
    Files.writeString(settings, "old");
    Thread writer = new Thread(() -> renew(), "writer");
    writer.start();
    String seen = Files.readString(settings);
    writer.join();
    Files.delete(settings);
    assert seen.equals("old") || seen.equals("new") : "seen: [" + seen + "]";
  }
}
