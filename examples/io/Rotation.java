// A file that gets a new content while others read it, done right: the new content is written elsewhere and
// then moved to its place in one step. A reader sees the old content or the new one, nothing else.
//
// tester: clean
// search exhaustive: misses "seen: "

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

public class Rotation {
  static Path settings;

  static void renew() {
    try {
      Path fresh = settings.resolveSibling(settings.getFileName() + ".new");
      Files.writeString(fresh, "new");
      Files.move(fresh, settings, StandardCopyOption.ATOMIC_MOVE);
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
