// vmrun and files as a command: what --allow-read, --allow-write and --deny-io let through, in an
// ordinary run and under the tester; and that the tester changes nothing on the disk.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "tests/runner/process.h"

namespace braid::runner {
namespace {

namespace fs = std::filesystem;

// Does what the second argument says with the paths that follow. The first says whether that may be
// done; the exit code is 1 if it is not so.
constexpr const char* kTry = R"(
import java.io.*;
import java.net.*;
import java.nio.file.*;

public class Try {
  static void attempt(String[] a) throws Exception {
    switch (a[1]) {
      case "read":
        new FileInputStream(a[2]).read();
        break;
      case "random":
        new RandomAccessFile(a[2], "r").read();
        break;
      case "write":
        new FileOutputStream(a[2], true).write('x');
        break;
      case "new":
        Files.createFile(Path.of(a[2]));
        break;
      case "list":
        Files.newDirectoryStream(Path.of(a[2]));
        break;
      case "size":
        Files.size(Path.of(a[2]));
        break;
      case "real":
        Path.of(a[2]).toRealPath();
        break;
      case "delete":
        Files.delete(Path.of(a[2]));
        break;
      case "mkdir":
        Files.createDirectory(Path.of(a[2]));
        break;
      case "date":
        if (!new File(a[2]).setLastModified(1000)) throw new IOException("no");
        break;
      case "move":
        Files.move(Path.of(a[2]), Path.of(a[3]), StandardCopyOption.ATOMIC_MOVE);
        break;
      case "listen":
        new ServerSocket(0).close();
        break;
      default:
        throw new IllegalArgumentException(a[1]);
    }
  }

  public static void main(String[] args) throws Exception {
    boolean may = true;
    try {
      attempt(args);
    } catch (IOException e) {
      may = false;
    }
    if (may != args[0].equals("may")) {
      throw new IllegalStateException(String.join(" ", args));
    }
  }
}
)";

constexpr const char* kChanges = R"(
import java.io.*;
import java.nio.file.*;

public class Changes {
  public static void main(String[] args) throws Exception {
    Path data = Path.of("data");
    Files.writeString(data.resolve("a"), "changed");
    Files.writeString(data.resolve("new"), "new");
    Files.move(data.resolve("b"), data.resolve("moved"));
    Files.delete(data.resolve("c"));
    Files.createDirectories(data.resolve("p/q"));
    Files.move(data.resolve("d"), data.resolve("p/q/d"));
    new File("data/link").delete();
    new File("data/e").setLastModified(5000);
    new RandomAccessFile("data/e", "rw").setLength(1);
    Thread t = new Thread(() -> new File("data/e").delete());
    t.start();
    new FileOutputStream("data/e", true).write(7);
    t.join();
    if (!Files.readString(data.resolve("a")).equals("changed") || !Files.exists(data.resolve("p/q/d/inner"))
        || Files.exists(data.resolve("b"))) {
      throw new IllegalStateException("does not see its own changes");
    }
  }
}
)";

class IoCommand : public ::testing::Test {
 protected:
  IoCommand() : folder_(fs::temp_directory_path() / ("io_command." + std::to_string(::getpid()))) {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    write("Try.java", kTry);
    make_tree();
  }
  ~IoCommand() override { fs::remove_all(folder_); }

  void make_tree() {
    fs::remove_all(folder_ / "in");
    fs::remove_all(folder_ / "out");
    fs::create_directories(folder_ / "in/sub");
    fs::create_directories(folder_ / "out/sub");
    fs::create_directories(folder_ / "inside");
    write("in/file", "in");
    write("in/other", "other");
    write("out/secret", "out");
    write("inside/file", "no");
    fs::create_symlink("../out", folder_ / "in/link");
    fs::create_symlink("../out/secret", folder_ / "in/linkfile");
    fs::create_symlink("../out/fresh", folder_ / "in/dangling");
    fs::create_symlink(folder_ / "out/secret", folder_ / "in/absolute");
    fs::create_symlink("linkfile", folder_ / "in/twice");
    fs::create_symlink("loop", folder_ / "in/loop");
    fs::create_symlink("../in", folder_ / "out/back");
    fs::create_symlink("file", folder_ / "in/near");
    fs::create_symlink(".", folder_ / "in/here");
    fs::create_symlink("..", folder_ / "in/up");
  }

  void write(const std::string& name, const std::string& text) {
    std::ofstream(folder_ / name, std::ios::binary) << text;
  }

  // Runs Try with the options and words, in an ordinary run and under the tester, each time on a
  // fresh tree.
  void expect(const std::vector<std::string>& options, const std::string& words) {
    for (const bool tester : {false, true}) {
      make_tree();
      std::vector<std::string> command{BRAID_VMRUN};
      if (tester) command.emplace_back("--tester");
      command.insert(command.end(), options.begin(), options.end());
      command.emplace_back("Try.java");
      command.emplace_back("--");
      for (size_t at = 0; at < words.size();) {
        const size_t end = std::min(words.find('|', at), words.size());
        command.push_back(words.substr(at, end - at));
        at = end + 1;
      }
      const ProcessResult r = run_process({command, "", folder_, 60});
      EXPECT_EQ(r.exit_code, 0) << words << (tester ? ", under the tester\n" : "\n") << r.output
                                << r.errors;
      if (words.starts_with("no")) {
        EXPECT_FALSE(fs::exists(folder_ / "out/fresh")) << words;
      }
      std::ifstream secret(folder_ / "out/secret");
      std::string text;
      EXPECT_TRUE(secret >> text) << words;
      if (words.starts_with("no") || tester) {
        EXPECT_EQ(text, "out") << words;
      }
    }
  }

  fs::path folder_;
};

TEST_F(IoCommand, WithoutOptionsEverythingMayBeDone) {
  for (const char* words :
       {"may|read|out/secret", "may|write|in/dangling", "may|read|in/link/secret", "may|list|out",
        "may|move|in/file|out/file", "no|read|in/loop", "may|listen"}) {
    expect({}, words);
  }
}

TEST_F(IoCommand, AllowRead) {
  const std::vector<std::string> options{"--allow-read", "in"};
  for (const char* words :
       {"may|read|in/file", "may|random|in/near", "may|list|in", "may|size|in/sub",
        "may|real|in/near", "may|read|in/../in/file", "may|read|in/sub/../file",
        "may|read|out/back/file", "may|list|in/here", "may|read|in/here/file",
        // Outside, by whatever way.
        "no|read|out/secret", "no|read|in/../out/secret", "no|read|in/sub/../../out/secret",
        "no|read|in/link/secret", "no|read|in/linkfile", "no|read|in/absolute", "no|read|in/twice",
        "no|random|in/linkfile", "no|list|in/link", "no|list|in/..", "no|list|in/up",
        "no|size|in/linkfile", "no|real|in/link", "no|read|inside/file",
        "no|read|in/link/../secret", "no|read|in/loop", "no|read|/etc/passwd", "no|list|/",
        // Nothing may be written.
        "no|write|in/file", "no|new|in/fresh", "no|write|in/dangling", "no|delete|in/file",
        "no|delete|in/link", "no|mkdir|in/fresh", "no|move|in/file|in/moved", "no|date|in/file"}) {
    expect(options, words);
  }
}

TEST_F(IoCommand, AllowWrite) {
  const std::vector<std::string> options{"--allow-write", "in"};
  for (const char* words :
       {"may|read|in/file", "may|write|in/file", "may|new|in/fresh", "may|mkdir|in/fresh",
        "may|delete|in/file", "may|move|in/file|in/sub/moved", "may|move|in/file|in/other",
        "may|date|in/file", "may|write|out/back/file", "may|write|in/near",
        // A link is in the directory, whatever it leads to.
        "may|delete|in/link", "may|delete|in/dangling",
        // Outside, by whatever way.
        "no|write|out/secret", "no|write|in/linkfile", "no|write|in/absolute", "no|write|in/twice",
        "no|write|in/dangling", "no|new|in/link/fresh", "no|write|in/link/fresh",
        "no|write|in/../out/secret", "no|mkdir|in/link/fresh", "no|delete|in/link/secret",
        "no|delete|in/link/sub", "no|move|in/file|out/file", "no|move|in/file|in/link/file",
        "no|move|out/secret|in/secret", "no|move|in/link/secret|in/secret", "no|date|in/linkfile",
        "no|new|inside/fresh", "no|read|inside/file"}) {
    expect(options, words);
  }
}

TEST_F(IoCommand, ReadHereWriteThere) {
  const std::vector<std::string> options{"--allow-read", "out", "--allow-write", "in"};
  for (const char* words : {"may|read|out/secret", "may|read|in/linkfile", "no|write|in/linkfile",
                            "no|write|in/dangling", "may|write|in/file",
                            "no|move|out/secret|in/secret", "no|delete|out/secret"}) {
    expect(options, words);
  }
}

TEST_F(IoCommand, DenyIo) {
  for (const char* words : {"no|read|in/file", "no|write|in/file", "no|list|in", "no|real|in",
                            "no|mkdir|in/fresh", "no|delete|in/file"}) {
    expect({"--deny-io"}, words);
  }
  // Under the tester connections do not leave the program.
  for (const char* option : {"--deny-io", "--allow-read=in", "--allow-write=in"}) {
    const ProcessResult r =
        run_process({{BRAID_VMRUN, option, "Try.java", "--", "no", "listen"}, "", folder_, 60});
    EXPECT_EQ(r.exit_code, 0) << option << r.errors;
  }
}

TEST_F(IoCommand, DirectoriesThatAreNotThereAllowNothing) {
  expect({"--allow-read", "nowhere"}, "no|read|in/file");
  expect({"--allow-write", "nowhere"}, "no|write|in/file");
}

// What a directory has in it: kinds, permissions, times and contents.
std::map<std::string, std::string> picture(const fs::path& directory) {
  std::map<std::string, std::string> all;
  for (const fs::directory_entry& e : fs::recursive_directory_iterator(directory)) {
    struct stat s {};
    EXPECT_EQ(lstat(e.path().c_str(), &s), 0);
    std::string text = std::to_string(s.st_mode) + " " + std::to_string(s.st_ino) + " " +
                       std::to_string(s.st_mtim.tv_sec) + "." + std::to_string(s.st_mtim.tv_nsec) +
                       " " + std::to_string(s.st_size) + " ";
    if (e.is_symlink()) text += fs::read_symlink(e.path()).string();
    if (S_ISREG(s.st_mode)) text += read_whole_file(e.path());
    all[e.path().string()] = text;
  }
  return all;
}

TEST_F(IoCommand, TheTesterLeavesTheDiskAsItIs) {
  write("Changes.java", kChanges);
  fs::create_directories(folder_ / "data/d");
  for (const char* name : {"a", "b", "c", "e", "d/inner"})
    write("data/" + std::string(name), std::string("content of ") + name + std::string(1, '\0'));
  fs::create_symlink("a", folder_ / "data/link");
  const auto before = picture(folder_ / "data");
  const ProcessResult r =
      run_process({{BRAID_VMRUN, "--tester", "Changes.java"}, "", folder_, 120});
  EXPECT_EQ(r.exit_code, 0) << r.output << r.errors;
  EXPECT_TRUE(r.output.find("No failure found") != std::string::npos) << r.output;
  EXPECT_EQ(picture(folder_ / "data"), before);
  // Without the tester the program does change them: the comparison can see it.
  const ProcessResult plain = run_process({{BRAID_VMRUN, "Changes.java"}, "", folder_, 60});
  EXPECT_EQ(plain.exit_code, 0) << plain.errors;
  EXPECT_NE(picture(folder_ / "data"), before);
}

}  // namespace
}  // namespace braid::runner
