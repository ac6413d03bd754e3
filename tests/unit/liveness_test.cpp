// What liveness says is dead may be overwritten, and what it says is alive has been written.
//
// Each program runs twice in step, a few bytecodes at a time. Between two steps the second one has
// all dead registers and the unused parts of its stacks overwritten. A register that was dead by
// mistake shows in what the program does; one that was alive by mistake shows in the digest, since
// what it holds is left over from something else.
#include "vm/liveness.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "checkpoint/digest.h"
#include "compiled.h"
#include "stdlib/natives.h"
#include "tester/virtual_world.h"
#include "vm/frame_roots.h"
#include "vm/native.h"

namespace braid::vm {
namespace {

std::unique_ptr<Module> compile_if_right(const std::string& path) {
  std::string text;
  if (!cli::read_file(path, &text)) return nullptr;
  lang::SourceSet sources;
  sources.add(path, text);
  lang::CompileOptions options;
  options.provider.find_class = [](std::string_view name) { return test::library().find(name); };
  options.provider.has_package = [](std::string_view name) {
    return test::library().has_package(name);
  };
  lang::CompileResult result = lang::compile(sources, options);
  if (!result.ok || result.module.main_class.empty()) return nullptr;
  return std::make_unique<Module>(std::move(result.module));
}

class Running {
 public:
  explicit Running(const Module& module)
      : machine_(options(), {&module}, test::library().provider(), stdlib::library_natives(),
                 world_, scheduler_),
        ok_(machine_.start()) {
    machine_.begin_run();
  }
  bool can_go_on() { return ok_ && !machine_.has_ended() && next() != nullptr; }
  void step() {
    Thread* t = next();
    if (t->state != ThreadState::kRunnable) {
      world_.sleep_until(t->deadline);
      machine_.monitors().wake(*t, Wake::kTimedOut);
    }
    machine_.step(*t);
    if (t->alive() && t->state == ThreadState::kRunnable) machine_.move_to_back(*t);
  }
  checkpoint::Digest digest() { return digester_.digest({.output = world_.output()}); }
  std::vector<checkpoint::Digester::Part> parts() { return digester_.parts(); }
  Machine& machine() { return machine_; }

 private:
  // Asks at each turn, and few bytecodes apart.
  class Turns final : public Scheduler {
   public:
    Thread* pick(Machine& m, Thread*, Point) override { return m.first_runnable(); }
    uint32_t choose(Machine&, Thread&, ChoiceKind, uint32_t) override { return 0; }
    int64_t quantum() override { return quantum_ = quantum_ * 5 % 61; }  // never 0
    bool fires_timeouts() const override { return true; }

   private:
    int64_t quantum_ = 1;
  };

  static MachineOptions options() {
    MachineOptions o;
    o.max_heap = 64u << 20;
    o.random_seed = 1;
    return o;
  }
  Thread* next() {
    if (Thread* t = machine_.first_runnable()) return t;
    Thread* first = nullptr;
    for (uint32_t i = 0; i < machine_.thread_slots(); ++i) {
      Thread* t = machine_.thread(i);
      if (!t->alive() || t->deadline == kNoDeadline) continue;
      if (first == nullptr || t->deadline < first->deadline) first = t;
    }
    return first;
  }

  const std::string input_;
  tester::VirtualWorld world_{input_};
  Turns scheduler_;
  Machine machine_;
  const bool ok_;
  checkpoint::Digester digester_{machine_};
};

// Overwrites what is dead in a thread between two steps.
void overwrite_dead(Machine& machine, Thread& t) {
  std::vector<bool> refs(static_cast<size_t>(t.ref_limit - t.ref_stack));
  std::vector<bool> prims(static_cast<size_t>(t.prim_limit - t.prim_stack));
  for (Frame* f = t.frames; f <= t.fp; ++f) {
    const Method& m = *f->method;
    const auto pc = static_cast<uint32_t>(f->pc - m.code);
    const FrameAt at = machine.where_is(t, *f);
    const auto r = static_cast<size_t>(f->r - t.ref_stack);
    const auto p = static_cast<size_t>(f->p - t.prim_stack);
    // A trace leaves out the constructors of its exception, which it knows by their `this`.
    if (m.ref_args > 0 && m.cls->is_subclass_of(machine.core().throwable)) refs[r] = true;
    for_each_live_ref(m, pc, at, [&](uint32_t i) { refs[r + i] = true; });
    if (m.is_native() || m.stub_refs >= 0) {
      // A stub may have made the arguments of a call that waits for a class to be initialised.
      if (m.stub_refs >= 0) std::fill_n(refs.begin() + static_cast<ptrdiff_t>(r), m.ref_regs, true);
      for (uint32_t i = 0; i < m.prim_regs; ++i) prims[p + i] = true;
      continue;
    }
    const LiveBank& live = live_map(m).prims;
    for (uint32_t i = 0; i < m.def->prim_regs; ++i) {
      if (at == FrameAt::kNext ? live.in(pc, i) : live.out(pc - 1, i)) prims[p + i] = true;
    }
  }
  // Enough of what lies above the youngest frame.
  const auto r_end = std::min(refs.size(), static_cast<size_t>(t.fp->r - t.ref_stack) + 300);
  const auto p_end = std::min(prims.size(), static_cast<size_t>(t.fp->p - t.prim_stack) + 300);
  for (size_t i = 0; i < r_end; ++i)
    if (!refs[i]) t.ref_stack[i] = t.object;
  for (size_t i = 0; i < p_end; ++i)
    if (!prims[i]) t.prim_stack[i].bits = 0x5a5a5a5a5a5a5a5a;
}

// The first part of their states that differs.
std::string difference(Running& a, Running& b) {
  const auto x = a.parts();
  const auto y = b.parts();
  for (size_t i = 0; i < std::min(x.size(), y.size()); ++i)
    if (!(x[i] == y[i])) return x[i].what;
  return "the output";
}

void expect_unmoved(const std::string& path) {
  const std::unique_ptr<Module> module = compile_if_right(path);
  if (module == nullptr) return;
  Running plain(*module), overwritten(*module);
  for (int i = 0; i < 1000 && plain.can_go_on(); ++i) {
    ASSERT_TRUE(overwritten.can_go_on()) << path;
    plain.step();
    overwritten.step();
    for (uint32_t n = 0; n < overwritten.machine().thread_slots(); ++n) {
      Thread& t = *overwritten.machine().thread(n);
      if (t.alive()) overwrite_dead(overwritten.machine(), t);
    }
    ASSERT_EQ(plain.digest(), overwritten.digest())
        << path << ", step " << i << ": " << difference(plain, overwritten);
  }
}

TEST(Liveness, DeadRegistersMayBeOverwritten) {
  namespace fs = std::filesystem;
  std::vector<std::string> paths;
  for (const char* folder : {"tests/programs", "examples"}) {
    for (const auto& entry :
         fs::recursive_directory_iterator(fs::path(BRAID_SOURCE_DIR) / folder)) {
      const std::string path = entry.path().string();
      if (path.ends_with(".java") && path.find("/errors/") == std::string::npos &&
          path.find("/limits/") == std::string::npos) {
        paths.push_back(path);
      }
    }
  }
  std::sort(paths.begin(), paths.end());
  ASSERT_GT(paths.size(), 100u);
  for (const std::string& path : paths) expect_unmoved(path);
}

}  // namespace
}  // namespace braid::vm
