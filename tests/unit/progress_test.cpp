// The line that says how far a search has come.
#include "cli/progress.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <string>

namespace braid::cli {
namespace {

tester::Progress at(double seconds, uint64_t schedules) {
  tester::Progress p;
  p.schedules = schedules;
  p.nanos = static_cast<int64_t>(seconds * 1e9);
  p.waiting = 23;
  return p;
}

TEST(ProgressText, BeforeOnePercentNothingIsSaidOfTheRest) {
  tester::Progress p = at(2, 1'234'567);
  p.failures = 1;
  p.share = 0.009;
  p.seconds_left = 100;
  EXPECT_EQ(progress_text(p, 300'000, 79), "1,234,567 schedules, 300,000/s, depth 23, 1 failure");
  p.share = 0.01;
  EXPECT_EQ(progress_text(p, 300'000, 99),
            "1,234,567 schedules, 300,000/s, depth 23, 1 failure, about 1 % done, 2 min left");
}

TEST(ProgressText, NamesThePass) {
  tester::Progress p = at(2, 12);
  p.pass = "up to 1 preemption";
  EXPECT_EQ(progress_text(p, 5, 99), "12 schedules, 5/s, depth 23, 0 failures, up to 1 preemption");
  p.share = 0.5;
  p.seconds_left = 3;
  EXPECT_EQ(progress_text(p, 5, 99),
            "12 schedules, 5/s, depth 23, 0 failures, up to 1 preemption: 50 %, 3 s left");
  p.went_over = true;
  EXPECT_TRUE(progress_text(p, 5, 200).ends_with(": 50 %, 3 s left; all would take too long"));
}

TEST(ProgressText, IsNeverDoneBeforeTheEnd) {
  tester::Progress p = at(2, 12);
  p.share = 1;
  EXPECT_NE(progress_text(p, 5, 99).find("about 99 % done"), std::string::npos);
}

TEST(ProgressText, FitsTheWidth) {
  tester::Progress p = at(2, 1'234'567);
  EXPECT_EQ(progress_text(p, 300'000, 45), "1,234,567 schedules, 300,000/s, 0 failures");
  EXPECT_EQ(progress_text(p, 300'000, 10), "1,234,567 ");
}

TEST(ProgressText, Durations) {
  EXPECT_EQ(duration_text(0.2), "0 s");
  EXPECT_EQ(duration_text(89), "89 s");
  EXPECT_EQ(duration_text(91), "2 min");
  EXPECT_EQ(duration_text(3 * 3600), "3 h");
  EXPECT_EQ(duration_text(3 * 86400), "3 days");
  EXPECT_EQ(duration_text(1e12), "years");
}

std::string written(bool wanted, bool is_terminal) {
  std::FILE* file = std::tmpfile();
  {
    ProgressLine line(wanted, file, is_terminal);
    for (int second = 1; second <= 25; ++second)
      line.show(at(second, static_cast<uint64_t>(second) * 1000));
  }
  std::string text(static_cast<size_t>(std::ftell(file)), ' ');
  std::rewind(file);
  EXPECT_EQ(std::fread(text.data(), 1, text.size(), file), text.size());
  std::fclose(file);
  return text;
}

TEST(ProgressLine, IsALineEveryTenSecondsWhereThereIsNoTerminal) {
  EXPECT_EQ(written(true, false),
            "10,000 schedules, 1,000/s, depth 23, 0 failures\n"
            "20,000 schedules, 1,000/s, depth 23, 0 failures\n");
}

TEST(ProgressLine, IsRewrittenOnATerminalAndGoneAtTheEnd) {
  const std::string text = written(true, true);
  EXPECT_EQ(text.find('\n'), std::string::npos);
  EXPECT_NE(text.find("\r1,000 schedules, 1,000/s"), std::string::npos);
  EXPECT_EQ(text.substr(text.size() - 4), "\r\x1b[K");
}

TEST(ProgressLine, IsSilentIfItIsNotWanted) {
  EXPECT_EQ(written(false, true), "");
  EXPECT_EQ(written(false, false), "");
}

}  // namespace
}  // namespace braid::cli
