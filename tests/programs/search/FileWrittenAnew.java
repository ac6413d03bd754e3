import java.nio.file.Files;
import java.nio.file.Path;

// One thread writes a file anew while another reads it: it sees the old content, the new one, or none at all, since to
// open the file for writing empties it. Each is a failure of its own here.
//
// search rwdd: finds "saw [old]", finds "saw [new]", finds "saw []"
// search exhaustive: finds "saw [old]", finds "saw [new]", finds "saw []"
// search dd: finds "saw [old]", finds "saw [new]", finds "saw []"
public class FileWrittenAnew {
  static Path file;

  public static void main(String[] args) throws Exception {
    file = Path.of("file-written-anew.txt");
    Files.writeString(file, "old");
    Thread writer = new Thread(() -> {
      try {
        Files.writeString(file, "new");
      } catch (java.io.IOException e) {
        throw new AssertionError(e);
      }
    });
    writer.start();
    String seen = Files.readString(file);
    writer.join();
    switch (seen) {
      case "old":
        throw new IllegalStateException("saw [old]");
      case "new":
        throw new IllegalStateException("saw [new]");
      default:
        throw new IllegalStateException("saw [" + seen + "]");
    }
  }
}
