#include "tester/recorded_start.h"

#include <fmt/format.h>

namespace braid::tester {
namespace {

// Picks as the recording says, up to a switch; shows each stretch to the prologue.
class StartScheduler final : public vm::Scheduler {
 public:
  StartScheduler(vm::Replay& replay, uint64_t at, Prologue& prologue)
      : inner_(replay), replay_(replay), at_(at), prologue_(prologue) {}
  vm::Thread* pick(vm::Machine& machine, vm::Thread* current, vm::Point why) override {
    if (last_) prologue_.ran(*last_);
    machine.access_log().clear();
    const bool here = at_ == 0 ? machine.alive() > 1 : replay_.switches == at_;
    if (here) return nullptr;
    vm::Thread* next = inner_.pick(machine, current, why);
    last_ = next->number;
    return next;
  }
  uint32_t choose(vm::Machine& machine, vm::Thread& thread, vm::ChoiceKind kind,
                  uint32_t count) override {
    return inner_.choose(machine, thread, kind, count);
  }
  int64_t quantum() override { return inner_.quantum(); }

 private:
  vm::ReplayingScheduler inner_;
  vm::Replay& replay_;
  uint64_t at_;
  Prologue& prologue_;
  std::optional<uint32_t> last_;
};

// Where nobody queues, who queues tries again.
void leave_queues(vm::Machine& machine) {
  for (size_t i = 0; i < machine.thread_slots(); ++i) {
    vm::Thread& t = *machine.thread(static_cast<uint32_t>(i));
    if (!t.alive()) continue;
    switch (t.state) {
      case vm::ThreadState::kBlocked:
      case vm::ThreadState::kPermit:
      case vm::ThreadState::kOutside:
      case vm::ThreadState::kInitialising:
        machine.monitors().wake(t, vm::Wake::kReleased);
        break;
      case vm::ThreadState::kParked:
        // As if it were just about to park: it has not blocked yet.
        machine.monitors().wake(t, vm::Wake::kReleased);
        t.fp->p[t.fp->method->prim_args + 1].bits = 0;
        break;
      default:
        break;
    }
  }
}

}  // namespace

std::string RecordedRun::open() {
  std::string wrong = log_.open(start_.file);
  if (wrong.empty() && log_.header().program != start_.program)
    wrong = "is of another program, or of another version of it";
  return wrong.empty() ? "" : fmt::format("the recording {} {}", start_.file, wrong);
}

vm::MachineOptions RecordedRun::machine_options(vm::MachineOptions options) const {
  const vm::RunHeader& h = log_.header();
  options.main_class = h.main_class;
  options.arguments = h.arguments;
  options.max_heap = h.max_heap;
  options.processors = static_cast<int>(h.processors);
  options.assertions = h.assertions;
  options.random_seed = h.random_seed;
  return options;
}

bool RecordedRun::run(vm::Machine& machine, BlockScheduler& scheduler, VirtualWorld& world,
                      Prologue* prologue, std::string* error) {
  // Observed, and stopped only where a second thread may have started.
  constexpr uint32_t kNoPoint = 1u << 31;
  StartScheduler start(replay_, start_.at, *prologue);
  const uint32_t stops = scheduler.stops();
  scheduler.set_delegate(&start);
  scheduler.set_stops(start_.at == 0 ? static_cast<uint32_t>(vm::Point::kThreadStart) : kNoPoint);
  vm::RunResult result = vm::RunResult::kFinished;
  try {
    result = machine.run();
  } catch (const vm::EndOfRecording& e) {
    *error = fmt::format("the recording {} {}, after {} switches of threads", start_.file,
                         e.why.empty() ? "ends before that" : "does not fit: " + e.why,
                         replay_.switches);
  }
  if (error->empty() && result != vm::RunResult::kStopped) {
    *error = start_.at == 0
                 ? fmt::format("in the recording {} no second thread is started", start_.file)
                 : fmt::format(
                       "the run of the recording {} ends after {} switches of threads, "
                       "before switch {}",
                       start_.file, replay_.switches, start_.at);
  }
  scheduler.set_delegate(nullptr);
  scheduler.set_stops(stops);
  if (!error->empty()) return false;
  leave_queues(machine);
  world.end_recorded(replay_);
  machine.begin_run();
  return true;
}

}  // namespace braid::tester
