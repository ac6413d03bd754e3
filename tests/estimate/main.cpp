// estimate_table: how good the estimate of what is left of a search is. See --help.
//
// Each search is run twice: once to learn how many blocks it has, and once more to ask for the
// estimate when a tenth (a quarter, half) of them were run. All is counted in blocks, not in
// seconds, so that the table is the same on every machine.
#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/program.h"
#include "stdlib/natives.h"
#include "tester/explorer.h"
#include "tester/session.h"
#include "tester/strategies/all.h"

namespace braid::tests {
namespace {

struct Row {
  std::string_view what;
  std::string_view file;
  std::vector<std::string> arguments;
  std::string_view mode = "rwdd";
  uint32_t preemptions = UINT32_MAX;
};

// The programs that the promise is made for: of different shapes, each with 10,000 schedules or
// more.
const std::vector<Row>& promised() {
  static const std::vector<Row> rows = {
      {"many threads, a lock each", "examples/thesis/Performance.java", {"12", "1"}},
      {"some threads, some locks", "examples/thesis/Performance.java", {"7", "5"}},
      {"few threads, many locks", "examples/thesis/Performance.java", {"4", "20"}},
      {"the same, no order skipped", "examples/thesis/Performance.java", {"4", "1"}, "dd"},
      {"buffer, notify and choices", "examples/thesis/BufferNotify.java", {}},
      {"buffer, no order skipped", "examples/thesis/BufferIf.java", {}, "dd"},
      {"nested locks", "tests/estimate/programs/Philosophers.java", {"4", "2"}},
      {"braid.Choose", "tests/estimate/programs/Choices.java", {"3", "2", "2"}},
      {"waiters, whom notify wakes", "tests/estimate/programs/Waiters.java", {"2", "2", "2"}},
      {"loops that wait", "tests/estimate/programs/SpinTickets.java", {"3", "2"}},
      {"a very uneven tree", "tests/estimate/programs/Lottery.java", {"3", "3"}},
      {"java.util.concurrent", "tests/estimate/programs/Permits.java", {"2", "4"}},
  };
  return rows;
}

const std::vector<Row>& further() {
  static const std::vector<Row> rows = {
      {"", "examples/thesis/Performance.java", {"10", "2"}},
      {"", "examples/thesis/Performance.java", {"5", "10"}},
      {"", "examples/thesis/BufferNotify.java", {}, "dd"},
      {"", "tests/estimate/programs/Philosophers.java", {"3", "3"}},
      {"", "tests/estimate/programs/Choices.java", {"2", "3", "3"}},
      {"", "tests/estimate/programs/Waiters.java", {"3", "1", "1"}},
      {"a failing one", "tests/estimate/programs/Waiters.java", {"3", "2", "1"}},
      {"", "tests/estimate/programs/Lottery.java", {"3", "2"}},
      {"", "tests/estimate/programs/Lottery.java", {"4", "0"}},
      {"", "tests/estimate/programs/Permits.java", {"4", "1"}},
      {"uneven threads", "tests/estimate/programs/Stairs.java", {"3"}},
      {"the same, the other way", "tests/estimate/programs/Stairs.java", {"3", "down"}},
      {"stages", "tests/estimate/programs/Workers.java", {"3", "2", "2"}},
      {"", "tests/estimate/programs/Workers.java", {"1", "3", "3"}},
      {"at most 2 preemptions", "examples/thesis/Performance.java", {"4", "4"}, "dd", 2},
      {"at most 3 preemptions", "tests/estimate/programs/Stairs.java", {"3"}, "dd", 3},
      {"at most 2 preemptions", "tests/estimate/programs/Lottery.java", {"4", "1"}, "dd", 2},
  };
  return rows;
}

constexpr std::array<double, 3> kAt = {0.1, 0.25, 0.5};

struct Reading {
  uint64_t schedules = 0;
  uint64_t blocks = 0;
  std::array<double, kAt.size()> share{};  // by estimate, at kAt
  std::array<double, kAt.size()> ratio{};  // of what is left by estimate and in truth
};

// One search. At each of the points it is asked for what is left. Blocks and schedules.
template <class PathEnd>
bool explore(const Row& row, const tester::Subject& subject, const tester::Habits& habits,
             PathEnd at_path_end) {
  tester::Session session(subject, 10'000'000, habits);
  if (!session.error.empty() || !session.run_to_start()) return false;
  const tester::Node root = session.root();
  const checkpoint::Id checkpoint = session.store->take();
  const auto strategy = tester::make_strategy(row.mode);
  bool again = true;
  while (again) {
    tester::Explorer explorer(session.machine, *session.store, session.scheduler, *session.runner,
                              *session.watcher, *strategy, session.habits);
    explorer.preemptions = row.preemptions;
    explorer.run(root, [&] { return at_path_end(explorer), false; });
    again = explorer.begins_again;
    session.watcher->take();
    session.store->restore(checkpoint);
  }
  return true;
}

std::optional<Reading> read(const Row& row, const std::string& root, cli::Library& library) {
  cli::Program program;
  const std::string path = (std::filesystem::path(root) / row.file).string();
  if (cli::load_program({path}, library, &program) != 0) return std::nullopt;
  tester::Subject subject;
  subject.modules = program.pointers();
  subject.library = library.provider();
  subject.natives = stdlib::library_natives();
  subject.options.random_seed = 1;
  subject.options.arguments = row.arguments;
  const tester::Habits habits = tester::habits_of(subject);
  Reading r;
  const bool ran = explore(row, subject, habits, [&](const tester::Explorer& e) {
    r.blocks = e.counts.blocks;
    r.schedules = e.counts.schedules;
  });
  if (!ran) return std::nullopt;
  size_t next = 0;
  explore(row, subject, habits, [&](const tester::Explorer& e) {
    if (e.counts.schedules == 1) next = 0;
    while (next < kAt.size() &&
           static_cast<double>(e.counts.blocks) >= kAt[next] * static_cast<double>(r.blocks)) {
      r.share[next] = e.share_done();
      r.ratio[next] = e.blocks_left() / static_cast<double>(r.blocks - e.counts.blocks);
      ++next;
    }
  });
  return r;
}

bool is_within(double ratio, double factor) { return ratio <= factor && ratio >= 1 / factor; }

// Prints a part of the table. How many rows are within a factor of 2 at the first point; -1 if a
// program did not run.
int print_rows(const std::vector<Row>& rows, const std::string& root, cli::Library& library) {
  int good = 0;
  for (const Row& row : rows) {
    const std::optional<Reading> r = read(row, root, library);
    if (!r) {
      fmt::print(stderr, "{}: does not run\n", row.file);
      return -1;
    }
    const std::string name = std::filesystem::path(row.file).stem().string();
    std::string how(row.mode);
    if (row.preemptions != UINT32_MAX) how = fmt::format("bounded {}", row.preemptions);
    fmt::print("| {} {} | {} | {} | {} | {:.0f} % | {:.2f} | {:.2f} | {:.2f} |\n", name,
               fmt::join(row.arguments, " "), how, row.what, r->schedules, 100 * r->share[0],
               r->ratio[0], r->ratio[1], r->ratio[2]);
    good += is_within(r->ratio[0], 2);
  }
  return good;
}

int run(const std::string& root, size_t least, size_t least_further) {
  cli::Library library;
  fmt::print(
      "| program | mode | shape | schedules | says at 10 % | left at 10 % | at 25 % | at 50 % |\n"
      "| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |\n");
  const int good = print_rows(promised(), root, library);
  const int more = print_rows(further(), root, library);
  if (good < 0 || more < 0) return 1;
  fmt::print("\nAt 10 %, what is left is within a factor of 2 for {} of {} and {} of {} further.\n",
             good, promised().size(), more, further().size());
  return good >= static_cast<int>(least) && more >= static_cast<int>(least_further) ? 0 : 1;
}

}  // namespace
}  // namespace braid::tests

int main(int argc, char** argv) {
  if (argc < 2 || std::string_view(argv[1]) == "--help") {
    fmt::print(
        "Usage: estimate_table SOURCES [LEAST [LEAST-FURTHER]]\n"
        "Searches programs below the folder SOURCES (of Braid), and prints how good the estimate\n"
        "of what is left was on the way: estimate over truth, 1.00 is perfect. Fails if at 10 %\n"
        "it is within a factor of 2 for less than LEAST programs of the first part of the table,\n"
        "or LEAST-FURTHER of the second.\n");
    return argc < 2 ? 2 : 0;
  }
  auto number = [&](int i) {
    return argc > i ? static_cast<size_t>(std::strtoull(argv[i], nullptr, 10)) : size_t{0};
  };
  return braid::tests::run(argv[1], number(2), number(3));
}
