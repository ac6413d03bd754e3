// What tools cost: processor time of the benchmarks without a tool, with one that hears every
// access to a field or element and does nothing, with the happens-before check, and with Eraser;
// and the ratios. A second thread has lived before each program begins: a check may take it easy
// before that. In the last two columns it is still alive, and waits: a check may not even take it
// easy then.
//
//     build/release/bin/tool_bench [program[:argument]...]
#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <fstream>
#include <memory>
#include <sstream>
#include <vector>

#include "cli/program.h"
#include "eraser/eraser.h"
#include "eraser/happens_before.h"
#include "lang/compiler.h"
#include "stdlib/natives.h"
#include "tester/virtual_world.h"
#include "vm/scheduler.h"

namespace braid {
namespace {

class Deaf final : public Tool {
 public:
  const char* name() const override { return "deaf"; }
  EventSet needs() const override {
    return {Event::read, Event::write, Event::sync_read, Event::sync_write};
  }
};

struct Case {
  std::string name;
  std::string argument;
};

constexpr const char* kTitles[] = {"plain",    "deaf tool", "--race",
                                   "--eraser", "race, 2",   "eraser, 2"};
constexpr size_t kAlone = 4;  // columns before this one have one thread

std::unique_ptr<Tool> make_tool(size_t which) {
  if (which == 1) return std::make_unique<Deaf>();
  if (which == 2 || which == 4) return std::make_unique<eraser::HappensBefore>();
  if (which == 3 || which == 5) return std::make_unique<eraser::Eraser>();
  return nullptr;
}

// The text before the program: a thread that ends, or one that stays.
constexpr std::string_view kEnds = "Thread t = new Thread(() -> { }); t.start(); t.join();";
constexpr std::string_view kStays =
    "Thread t = new Thread(() -> { while (true) java.util.concurrent.locks.LockSupport.park(); });"
    "t.setDaemon(true); t.start(); Thread.yield();";

bool compile(cli::Library& library, const Case& c, std::string_view begin, vm::Module* module) {
  std::stringstream text;
  text << std::ifstream(fmt::format("{}/bench/{}.java", BRAID_SOURCE_DIR, c.name)).rdbuf();
  lang::SourceSet sources;
  sources.add(c.name + ".java", text.str());
  sources.add("Begin.java", fmt::format(R"(
public class Begin {{
  public static void main(String[] args) throws Exception {{
    {}
    {}.main(args);
  }}
}})",
                                        begin, c.name));
  lang::CompileOptions options;
  options.provider.find_class = [&](std::string_view name) { return library.find(name); };
  options.provider.has_package = [&](std::string_view name) { return library.has_package(name); };
  lang::CompileResult result = lang::compile(sources, options);
  if (!result.ok) return fmt::print("{}\n", result.errors), false;
  *module = std::move(result.module);
  return true;
}

double seconds_of(cli::Library& library, const vm::Module& module, const Case& c, size_t which) {
  const std::string no_input;
  tester::VirtualWorld world(no_input);
  vm::RoundRobin scheduler(10'000, 0);
  vm::MachineOptions options;
  options.random_seed = 1;
  options.main_class = "Begin";
  if (!c.argument.empty()) options.arguments = {c.argument};
  const std::unique_ptr<Tool> tool = make_tool(which);
  vm::Machine machine(options, {&module}, library.provider(), stdlib::library_natives(), world,
                      scheduler);
  if (tool != nullptr) machine.tools().add(*tool);
  if (!machine.start()) return fmt::print("{}\n", machine.error()), 0;
  const std::clock_t begin = std::clock();
  machine.run();
  return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

void measure(cli::Library& library, const Case& c) {
  vm::Module alone;
  vm::Module company;
  if (!compile(library, c, kEnds, &alone) || !compile(library, c, kStays, &company)) return;
  constexpr int kRounds = 3;
  double best[std::size(kTitles)];
  std::fill(std::begin(best), std::end(best), 1e9);
  for (int round = 0; round < kRounds; ++round)
    for (size_t i = 0; i < std::size(kTitles); ++i)
      best[i] = std::min(best[i], seconds_of(library, i < kAlone ? alone : company, c, i));
  fmt::print("{:<26} {:8.3f} s", c.name + " " + c.argument, best[0]);
  for (size_t i = 1; i < std::size(kTitles); ++i) fmt::print(" {:9.2f}", best[i] / best[0]);
  fmt::print("\n");
  std::fflush(stdout);
}

}  // namespace
}  // namespace braid

int main(int argc, char** argv) {
  using namespace braid;
  std::vector<Case> cases = {{"Fib", ""},        {"Sieve", ""},          {"NBody", ""},
                             {"Mandelbrot", ""}, {"BinaryTrees", ""},    {"HashMapChurn", ""},
                             {"ListChurn", ""},  {"StringBuilding", ""}, {"SyncBlocks", ""}};
  if (argc > 1) cases.clear();
  for (int i = 1; i < argc; ++i) {
    const std::string text = argv[i];
    const size_t colon = std::min(text.find(':'), text.size());
    cases.push_back({text.substr(0, colon), text.substr(std::min(colon + 1, text.size()))});
  }
  cli::Library library;
  fmt::print("{:<26} {:>10}", "", kTitles[0]);
  for (size_t i = 1; i < std::size(kTitles); ++i) fmt::print(" {:>9}", kTitles[i]);
  fmt::print("\n");
  for (const Case& c : cases) measure(library, c);
  return 0;
}
