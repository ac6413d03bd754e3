#include "cli/recorded_runs.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <set>

#include "cli/modes.h"
#include "cli/running.h"
#include "tester/search.h"
#include "vm/input_text.h"
#include "vm/recording.h"

namespace braid::cli {
namespace {

using vm::RunEvent;

vm::RunHeader header_of(const Options& options, Library& library, const Program& program) {
  const vm::MachineOptions m = machine_options(options);
  vm::RunHeader h;
  h.program = tester::program_digest(program.pointers());
  h.library = library.digest();
  h.main_class = m.main_class;
  h.arguments = m.arguments;
  h.max_heap = m.max_heap;
  h.max_steps = m.max_steps;
  h.time_limit_nanos = m.time_limit_nanos;
  h.processors = m.processors;
  h.assertions = m.assertions;
  h.random_seed = m.random_seed;
  return h;
}

vm::MachineOptions options_of(const vm::RunHeader& h) {
  vm::MachineOptions m;
  m.main_class = h.main_class;
  m.arguments = h.arguments;
  m.max_heap = h.max_heap;
  m.max_steps = h.max_steps;
  m.time_limit_nanos = h.time_limit_nanos;
  m.processors = static_cast<int>(h.processors);
  m.assertions = h.assertions;
  m.random_seed = h.random_seed;
  return m;
}

// What a run that is recorded consists of.
struct Recording {
  vm::RunLogWriter log;
  std::unique_ptr<vm::World> world;
  std::unique_ptr<vm::Scheduler> scheduler;
};

// The setting of a run in the world given, recorded in a file; nothing if that cannot be made.
std::optional<Setting> recording_setting(const std::string& path, const vm::RunHeader& header,
                                         std::unique_ptr<vm::World> world,
                                         std::unique_ptr<vm::Scheduler> scheduler) {
  auto parts = std::make_shared<Recording>();
  if (!parts->log.open(path)) {
    fmt::print(stderr, "{}: error: cannot write: {}\n", path, std::strerror(errno));
    return std::nullopt;
  }
  parts->log.header(header);
  parts->world = std::move(world);
  parts->scheduler = std::move(scheduler);
  Setting setting;
  setting.world = std::make_unique<vm::RecordingWorld>(*parts->world, parts->log);
  setting.scheduler = std::make_unique<vm::RecordingScheduler>(*parts->scheduler, parts->log);
  setting.at_end = [p = parts.get(), path](vm::Machine& machine, int code) {
    if (code != kInterruptedExit) {
      p->log.begin(RunEvent::end);
      p->log.signed_number(code);
      p->log.number(machine.state().bytecodes);
    }
    if (!p->log.close())
      fmt::print(stderr, "{}: error: cannot write all of it: {}\n", path, std::strerror(errno));
  };
  setting.rest = parts;
  return setting;
}

// The real world for one of many runs: output is kept, and all read the same input.
class QuietWorld final : public vm::World {
 public:
  QuietWorld(const vm::IoRules& rules, const std::string& input, std::string& output)
      : real_(rules), input_{input}, output_(output) {}
  void write(vm::Stream, std::string_view bytes) override { output_ += bytes; }
  void flush(vm::Stream) override {}
  size_t read_input(std::span<char> buffer) override { return input_.read(buffer); }
  size_t input_available() override { return input_.left(); }
  int64_t now_nanos() override { return real_.now_nanos(); }
  int64_t wall_millis() override { return real_.wall_millis(); }
  void sleep_until(int64_t deadline) override { real_.sleep_until(deadline); }
  uint64_t random_seed() override { return real_.random_seed(); }
  bool environment(const std::string& name, std::string* value) override {
    return real_.environment(name, value);
  }
  void wait(std::span<vm::IoWait> waits, int64_t deadline) override { real_.wait(waits, deadline); }
  void request(const vm::IoRequest& request, vm::IoReply* reply) override {
    real_.request(request, reply);
  }

 private:
  vm::RealWorld real_;
  vm::InputText input_;
  std::string& output_;
};

// A replay that stopped before the program's end.
int stopped_early(const std::string& path, const vm::Replay& replay, const std::string& damage,
                  const std::string& why) {
  if (why.empty()) {
    fmt::print(stderr,
               "vmrun: the recording {} ends here, after {} switches of threads: the run was "
               "stopped{}\n",
               path, replay.switches, damage.empty() ? "" : ", or the file " + damage);
    return damage == "was altered" ? kDoesNotLoad : kBounded;
  }
  fmt::print(stderr, "{}: error: the recording does not fit, after {} switches of threads: {}\n",
             path, replay.switches, why);
  return kDoesNotLoad;
}

}  // namespace

int record_program(const Options& options, Library& library, const Program& program,
                   ToolLibraries& tools) {
  std::optional<Setting> setting =
      recording_setting(options.text("record"), header_of(options, library, program),
                        std::make_unique<vm::RealWorld>(io_rules(options)),
                        make_round_robin(options, *options.number("seed")));
  if (!setting) return kUsage;
  return run_once(options, library, program, tools, *setting, machine_options(options));
}

int run_many(const Options& options, Library& library, const Program& program,
             ToolLibraries& tools) {
  const uint64_t runs = *options.number("runs");
  const uint64_t first = *options.number("seed") + 1;
  std::string name = options.has("record") ? options.text("record") : "run";
  if (name.ends_with(".rec")) name.resize(name.size() - 4);
  const std::string input = read_all_input();
  std::set<std::string> seen;  // outputs of runs that failed
  uint64_t failed = 0;
  uint64_t done = 0;
  for (; done < runs; ++done) {
    const uint64_t seed = first + done;
    const std::string path = fmt::format("{}-{}.rec", name, seed);
    std::string output;
    std::optional<Setting> setting =
        recording_setting(path, header_of(options, library, program),
                          std::make_unique<QuietWorld>(io_rules(options), input, output),
                          make_round_robin(options, seed));
    if (!setting) return kUsage;
    setting->say = [&](const std::string& words) { output += words; };
    const int code = run_once(options, library, program, tools, *setting, machine_options(options));
    if (code == kOk || code == kInterruptedExit) ::unlink(path.c_str());
    if (code == kInterruptedExit) break;
    if (code == kOk) continue;
    ++failed;
    if (!seen.insert(output).second) continue;
    fmt::print("{}{}Run {} failed (exit code {}). The same again: {} --replay {} {}\n\n", output,
               output.empty() || output.back() == '\n' ? "" : "\n", seed, code, options.command,
               path, fmt::join(options.inputs, " "));
  }
  fmt::print("{} runs: {} failed", done, failed);
  if (failed > 0) fmt::print(", in {} different ways; recordings: {}-*.rec", seen.size(), name);
  fmt::print(".\n");
  if (done < runs) return kInterruptedExit;
  return failed > 0 ? kFailure : kOk;
}

int replay_recording(const std::string& path, const Options& options, Library& library,
                     const Program& program, ToolLibraries& tools) {
  vm::RunLogReader log;
  if (const std::string wrong = log.open(path); !wrong.empty()) {
    fmt::print(stderr, "{}: error: {}\n", path, wrong);
    return kDoesNotLoad;
  }
  if (log.header().program != tester::program_digest(program.pointers())) {
    fmt::print(stderr,
               "{}: error: the recording is of another program, or of another version of it\n",
               path);
    return kDoesNotLoad;
  }
  if (log.header().library != library.digest()) {
    fmt::print(stderr,
               "{}: warning: the recording was made with another version of the class library; it "
               "may not fit\n",
               path);
  }
  vm::Replay replay(log);
  vm::IoRules nothing;
  nothing.deny = true;
  vm::RealWorld output(nothing);
  Setting setting;
  setting.world = std::make_unique<vm::ReplayingWorld>(output, replay);
  setting.scheduler = std::make_unique<vm::ReplayingScheduler>(replay);
  std::optional<vm::EndOfRecording> end;
  setting.start = [&](vm::Machine& machine) {
    try {
      return machine.start();
    } catch (const vm::EndOfRecording& e) {
      end = e;
      return true;
    }
  };
  setting.run = [&](vm::Machine& machine) {
    try {
      return end ? vm::RunResult::kStopped : machine.run();
    } catch (const vm::EndOfRecording& e) {
      end = e;
      return vm::RunResult::kStopped;
    }
  };
  setting.cut_off = [&]() -> std::optional<int> {
    if (!end) return std::nullopt;
    output.flush(vm::Stream::kOut);
    return stopped_early(path, replay, log.damage(), end->why);
  };
  bool fits = true;
  setting.at_end = [&](vm::Machine& machine, int code) {
    // A run that was interrupted has no end.
    RunEvent event;
    if (!log.peek(&event)) return;
    fits = event == RunEvent::end;
    if (!fits) return;
    log.begin();
    fits = log.signed_number() == code && log.number() == machine.state().bytecodes;
  };
  const int code = run_once(options, library, program, tools, setting, options_of(log.header()));
  if (fits) return code;
  return stopped_early(path, replay, "", "the program ends where it did not in the recording");
}

}  // namespace braid::cli
