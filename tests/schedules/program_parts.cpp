// Statements that come in pairs: waiting and notifying, spinning and setting.
#include <fmt/format.h>

#include "tests/schedules/program_maker.h"

namespace braid::tests {

void ProgramMaker::write_start(int child) {
  for (const auto& [name, owner] : owned_) {
    if (owner == child) line(fmt::format("{} = {};", name, constant()));
  }
  line(fmt::format("t{}.start();", child));
  block();
}

void ProgramMaker::guarded_wait(int variable, int value, bool timed, bool single) {
  const Guard guard = guard_at(at(variable).guard);
  with(at(variable).guard, [&] {
    // A poll goes round for ever by itself if nobody notifies.
    const bool loop = !single && (!timed || random_.chance(40));
    line(fmt::format("{} ({} != {}) {}.wait({});", loop ? "while" : "if", at(variable).text, value,
                     guard.name, timed ? "5" : ""));
    interruptible();
    block();
    if (random_.chance(60)) access_to(variable);
  });
}

void ProgramMaker::guarded_set(int variable, int value, bool all) {
  const Guard guard = guard_at(at(variable).guard);
  with(at(variable).guard, [&] {
    line(fmt::format("{} = {};", at(variable).text, value));
    line(fmt::format("{}.notify{}();", guard.name, all ? "All" : ""));
    if (!all && random_.chance(20)) line(fmt::format("{}.notify();", guard.name));
  });
}

namespace {

// Of k0: c0. Of w0, a read-write lock: cw0.
std::string condition_of(const std::string& lock) {
  return lock.front() == 'k' ? "c" + lock.substr(1) : "c" + lock;
}

}  // namespace

void ProgramMaker::condition_wait(int variable, int value, bool timed) {
  const Guard guard = guard_at(at(variable).guard);
  with(at(variable).guard, [&] {
    const bool loop = !timed && random_.chance(75);
    line(fmt::format("{} ({} != {}) {}.await({});", loop ? "while" : "if", at(variable).text, value,
                     condition_of(guard.name), timed ? "5, TimeUnit.MILLISECONDS" : ""));
    interruptible();
    block();
    if (random_.chance(50)) access_to(variable);
  });
}

void ProgramMaker::condition_set(int variable, int value, bool all) {
  const Guard guard = guard_at(at(variable).guard);
  with(at(variable).guard, [&] {
    line(fmt::format("{} = {};", at(variable).text, value));
    line(fmt::format("{}.signal{}();", condition_of(guard.name), all ? "All" : ""));
  });
}

// Spinning ------------------------------------------------------------------------------------

void ProgramMaker::spin_on_flag(int flag, int shape) {
  const std::string r = local();
  switch (shape) {
    case 0:
      line(fmt::format("while (v{} == 0) {{}}", flag));
      break;
    case 1:
      line(fmt::format("do {{ {} = v{}; }} while ({} == 0);", r, flag, r));
      break;
    case 2:
      line(fmt::format("while (v{} == 0) Thread.yield();", flag));
      break;
    case 3:
      line(fmt::format("while (v{} == 0) Thread.sleep(1);", flag));
      interruptible();
      break;
    default:
      line(fmt::format(
          "do {{ Object o = new Object(); synchronized (o) {{ {} = v{}; }} }} while ({} == 0);", r,
          flag, r));
  }
  block();
  block();
}

void ProgramMaker::set_flag(int flag, bool reset) {
  line(fmt::format("v{} = 1;", flag));
  block();
  if (!reset) return;
  line(fmt::format("v{} = 0;", flag));
  block();
}

void ProgramMaker::spin_on_guarded(int variable, int shape) {
  const std::string l = guard_at(at(variable).guard).name;
  const std::string x = at(variable).text;
  const std::string r = local();
  switch (shape) {
    case 0:
      line(fmt::format("do {{ synchronized ({}) {{ {} = {}; }} }} while ({} == 0);", l, r, x, r));
      break;
    case 1:
      line(fmt::format("synchronized ({}) {{ while ({} == 0) {}.wait(1); }}", l, x, l));
      interruptible();
      break;
    case 2:
      line(fmt::format("do {{ synchronized ({}) {{ {}.notifyAll(); {} = {}; }} }} while ({} == 0);",
                       l, l, r, x, r));
      break;
    default:
      open(fmt::format("synchronized ({}) {{", l));
      line(fmt::format("while ({} == 0) {{ {}.notify(); {}.wait(1); }}", x, l, l));
      close();
      interruptible();
  }
  block();
  block();
}

void ProgramMaker::spin_try_until_flag(int lock, int flag) {
  const std::string r = local();
  open("do {");
  line(fmt::format("{} = v{};", r, flag));
  open(fmt::format("if (k{}.tryLock()) {{", lock));
  line(fmt::format("if ({} == 0) {} = v2;", r, r));
  line(fmt::format("k{}.unlock();", lock));
  close();
  close(fmt::format("}} while ({} == 0);", r));
  for (int i = 0; i < 3; ++i) block();
}

void ProgramMaker::set_flag_and_spin_on_lock(int lock, int flag) {
  line(fmt::format("v{} = 1;", flag));
  line(fmt::format("while (!k{}.tryLock()) {} = v2;", lock, local()));
  line("v2 = 0;");
  line(fmt::format("k{}.unlock();", lock));
  for (int i = 0; i < 4; ++i) block();
}

void ProgramMaker::spin_for_lock(int lock) {
  const std::string name = fmt::format("k{}", lock);
  line(fmt::format("while (!{}.tryLock()) {{}}", name));
  block();
  const int guard = guard_named(name);
  if (guard >= 0) held_.push_back(guard);
  inner_statements(1, 2);
  if (guard >= 0) held_.pop_back();
  line(name + ".unlock();");
  block();
}

// z0 is guarded by this lock made of an atomic.
void ProgramMaker::spin_lock(bool test_first) {
  if (test_first) {
    line("do { while (m0.get() == 1) {} } while (!m0.compareAndSet(0, 1));");
    block();
  } else {
    line("while (!m0.compareAndSet(0, 1)) {}");
  }
  const std::string r = local();
  line(random_.chance(50) ? "z0 = (z0 + 1) & 3;" : fmt::format("{} = z0++;", r));
  line("m0.set(0);");
  block();
  block();
}

void ProgramMaker::spin_two_flags(bool both) {
  line(both ? "while (v0 == 0 && v1 == 0) {}" : "while (v0 == 0 || v2 == 0) {}");
  block();
  block();
}

void ProgramMaker::spin_peterson(int me) {
  line(fmt::format("q{} = 1;", me));
  line(fmt::format("turn = {};", me));
  line(fmt::format("while (q{} == 1 && turn == {}) {{}}", 1 - me, me));
  line("z0++;");
  line(fmt::format("q{} = 0;", me));
  for (int i = 0; i < 4; ++i) block();
}

// Each round changes a flag and changes it back.
void ProgramMaker::spin_restoring() {
  const std::string r = local();
  line(fmt::format("do {{ v1 = 1; {} = v0; v1 = 0; }} while ({} == 0);", r, r));
  for (int i = 0; i < 3; ++i) block();
}

}  // namespace braid::tests
