// --record, --replay of recordings, --runs and --from-recording as commands.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "tests/runner/process.h"

namespace braid::runner {
namespace {

namespace fs = std::filesystem;

// Two threads add to a balance in two steps, as often as standard input says; a file is read before
// and after.
constexpr const char* kAccount = R"(
import java.io.*;

public class Account {
  static int balance;
  static synchronized int get() { return balance; }
  static synchronized void set(int value) { balance = value; }
  public static void main(String[] args) throws Exception {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    int n = Integer.parseInt(in.readLine());
    FileReader file = new FileReader(args[0]);
    System.out.println((char) file.read());
    Thread[] threads = new Thread[2];
    for (int i = 0; i < 2; i++) {
      threads[i] = new Thread(() -> {
        int sum = 0;
        for (int k = 0; k < n; k++) {
          for (int j = 0; j < 3000; j++) sum += j;
          set(get() + 1);
        }
      });
      threads[i].start();
    }
    for (Thread t : threads) t.join();
    System.out.println((char) file.read());
    if (balance != 2 * n) throw new AssertionError("balance " + balance);
  }
}
)";

class RecordingCommand : public ::testing::Test {
 protected:
  RecordingCommand()
      : folder_(fs::temp_directory_path() / ("recording_command." + std::to_string(::getpid()))) {
    fs::create_directories(folder_);
    write("Account.java", kAccount);
    write("letters", "ab");
  }
  ~RecordingCommand() override { fs::remove_all(folder_); }

  void write(const std::string& name, const std::string& text) {
    std::ofstream(folder_ / name, std::ios::binary) << text;
  }
  ProcessResult vmrun(std::vector<std::string> arguments, const std::string& input = "") {
    arguments.insert(arguments.begin(), BRAID_VMRUN);
    return run_process({arguments, input, folder_, 120});
  }
  ProcessResult record() {
    return vmrun({"--record", "a.rec", "Account.java", "--", "letters"}, "4\n");
  }

  fs::path folder_;
};

TEST_F(RecordingCommand, ReplayNeedsNothingOfWhatTheRunHad) {
  EXPECT_EQ(record().output, "a\nb\n");
  fs::remove(folder_ / "letters");
  const ProcessResult again = vmrun({"--replay", "a.rec", "Account.java"});
  EXPECT_EQ(again.exit_code, 0) << again.errors;
  EXPECT_EQ(again.output, "a\nb\n");
}

TEST_F(RecordingCommand, ReplayUnderADetectorIsTheSameRun) {
  record();
  const ProcessResult again = vmrun({"--replay", "a.rec", "--race", "Account.java"});
  EXPECT_EQ(again.exit_code, 0) << again.errors;
  EXPECT_EQ(again.output, "a\nb\n");
}

TEST_F(RecordingCommand, AFileThatWasCutOffIsGoodUpToThere) {
  record();
  const std::string whole = read_whole_file(folder_ / "a.rec");
  for (size_t size = 0; size < whole.size(); size += 1 + whole.size() / 50) {
    write("cut.rec", whole.substr(0, size));
    const ProcessResult r = vmrun({"--replay", "cut.rec", "Account.java"});
    EXPECT_TRUE(r.exit_code == 3 || r.exit_code == 4) << size << ": " << r.exit_code << r.errors;
    EXPECT_FALSE(r.errors.empty());
  }
}

TEST_F(RecordingCommand, AnAlteredFileIsFoundOut) {
  record();
  const std::string whole = read_whole_file(folder_ / "a.rec");
  for (size_t at = 0; at < whole.size(); at += 1 + whole.size() / 50) {
    std::string altered = whole;
    altered[at] = static_cast<char>(altered[at] ^ 0x15);
    write("altered.rec", altered);
    const ProcessResult r = vmrun({"--replay", "altered.rec", "Account.java"});
    EXPECT_TRUE(r.exit_code == 3 || r.exit_code == 4) << at << ": " << r.exit_code << r.errors;
  }
}

TEST_F(RecordingCommand, AChangedProgramIsRefused) {
  record();
  std::string other = kAccount;
  other.replace(other.find("3000"), 4, "3001");
  write("Account.java", other);
  const ProcessResult r = vmrun({"--replay", "a.rec", "Account.java"});
  EXPECT_EQ(r.exit_code, 3);
  EXPECT_NE(r.errors.find("of another program"), std::string::npos) << r.errors;
}

TEST_F(RecordingCommand, ASearchBeginsInARecording) {
  record();
  const ProcessResult r =
      vmrun({"--tester", "--quiet", "--from-recording", "a.rec@3", "Account.java"});
  EXPECT_EQ(r.exit_code, 1) << r.errors;
  EXPECT_NE(r.output.find("Complete from switch 3 of a.rec on"), std::string::npos) << r.output;
  const ProcessResult again = vmrun({"--replay", "failure-1.trace", "Account.java"});
  EXPECT_EQ(again.exit_code, 1) << again.errors;
  EXPECT_TRUE(again.output.starts_with("a\nb\n")) << again.output;
}

TEST_F(RecordingCommand, ASearchBeginsWhereTheSecondThreadStartsInARecording) {
  record();
  const ProcessResult r =
      vmrun({"--tester", "--quiet", "--from-recording", "a.rec", "Account.java"});
  EXPECT_EQ(r.exit_code, 1) << r.errors;
  EXPECT_NE(r.output.find("Complete from the second thread's start in a.rec on"),
            std::string::npos)
      << r.output;
}

TEST_F(RecordingCommand, ASwitchThatTheRunHasNotIsAnError) {
  record();
  const ProcessResult r = vmrun({"--tester", "--from-recording", "a.rec@9999", "Account.java"});
  EXPECT_EQ(r.exit_code, 3);
  EXPECT_NE(r.errors.find("before switch 9999"), std::string::npos) << r.errors;
}

TEST_F(RecordingCommand, ManyRunsKeepRecordingsOfThoseThatFail) {
  const ProcessResult r = vmrun(
      {"--runs", "30", "--quantum", "50", "--record", "many", "Account.java", "--", "letters"},
      "20\n");
  EXPECT_EQ(r.exit_code, 1) << r.output << r.errors;
  const size_t at = r.output.find("--replay many-");
  ASSERT_NE(at, std::string::npos) << r.output;
  const std::string name = r.output.substr(at + 9, r.output.find(' ', at + 9) - at - 9);
  const ProcessResult again = vmrun({"--replay", name, "Account.java"});
  EXPECT_EQ(again.exit_code, 1);
  EXPECT_NE(again.errors.find("balance"), std::string::npos) << again.errors;
}

}  // namespace
}  // namespace braid::runner
