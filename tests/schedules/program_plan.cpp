// The plan of a program: threads, variables with their guards, and the parts that belong together.
#include <fmt/format.h>

#include <algorithm>

#include "tests/schedules/program_maker.h"

namespace braid::tests {

void ProgramMaker::plan() {
  plan_threads();
  plan_variables();
  plan_initialisers();
  plan_parts();
}

void ProgramMaker::plan_threads() {
  constexpr int kLargestBody[] = {0, 0, 6, 4, 3};
  const int draw = random_.below(100);
  const int bodies = draw < 50 ? 2 : draw < 85 ? 3 : 4;
  const bool main_has_body = bodies == 4 || random_.chance(40);
  const int count = main_has_body ? bodies : bodies + 1;
  for (int i = 0; i < count; ++i) {
    Thread thread;
    thread.has_body = i > 0 || main_has_body;
    const int largest = std::min(kLargestBody[bodies], size_limit_);
    thread.size = random_.between(std::min(bodies == 2 ? 2 : 1, largest), largest);
    if (i >= 2 && random_.chance(25)) thread.starter = random_.between(1, i - 1);
    thread.daemon = is(Kind::kLife) && i > 0 && random_.chance(12);
    threads_.push_back(std::move(thread));
  }
  joins_all_ = random_.chance(65);
}

void ProgramMaker::plan_variables() {
  const bool juc = is(Kind::kJuc);
  const int monitors = juc ? random_.between(1, 2) : random_.chance(65) ? 2 : 3;
  for (int i = 0; i < monitors; ++i) {
    guards_.push_back({GuardType::kMonitor, fmt::format("l{}", i)});
  }
  if (random_.chance(juc ? 90 : is(Kind::kSpin) ? 60 : 30)) {
    guards_.push_back({GuardType::kLock, "k0"});
    guards_.push_back({GuardType::kLock, "k1"});
  }
  if (random_.chance(juc ? 30 : 4)) guards_.push_back({GuardType::kSemaphore, "s0"});
  if (is(Kind::kShared)) {
    guards_.push_back({GuardType::kReadWrite, "w0"});
    if (random_.chance(40)) guards_.push_back({GuardType::kReadWrite, "w1"});
  }
  const int variables = random_.chance(70) ? 2 : random_.between(3, 4);
  for (int i = 0; i < variables; ++i) {
    Variable variable;
    const int shape = random_.below(100);
    variable.text = shape < 80             ? fmt::format("x{}", i)
                    : shape < 90 && i == 0 ? "box.f"
                                           : fmt::format("cells[{}]", i);
    variable.guard = random_.below(static_cast<int>(guards_.size()));
    if (is(Kind::kShared) && random_.chance(60)) variable.guard = pick_guard(GuardType::kReadWrite);
    variable.first = random_.chance(25) ? random_.between(1, 3) : 0;
    variables_.push_back(std::move(variable));
  }
  has_frozen_ = random_.chance(10);
}

// Class initialisers that read what threads share, or need each other.
void ProgramMaker::plan_initialisers() {
  for (int i = 0; i < 2; ++i) {
    out_.clear();
    indent_ = 3;
    const int shape = random_.below(4);
    if (shape == 0) {
      line("f = v0 + 1;");
    } else if (shape == 1) {
      line(fmt::format("f = C{}.f + 1;", 1 - i));
    } else {
      const int variable = random_.below(static_cast<int>(variables_.size()));
      const Guard& guard = guard_at(at(variable).guard);
      const bool monitor = guard.type == GuardType::kMonitor;
      const bool shared = guard.type == GuardType::kReadWrite;
      const bool lock = guard.type == GuardType::kLock || shared;
      const std::string name = guard.name + (shared ? ".writeLock()" : "");
      if (monitor) open(fmt::format("synchronized ({}) {{", name));
      if (!monitor) line(name + (lock ? ".lock();" : ".acquireUninterruptibly();"));
      line(shape == 2 ? fmt::format("f = {} + 1;", at(variable).text)
                      : fmt::format("f = {0}++;", at(variable).text));
      if (monitor) close();
      if (!monitor) line(name + (lock ? ".unlock();" : ".release();"));
    }
    initialisers_[static_cast<std::size_t>(i)] = out_;
  }
}

void ProgramMaker::add_part(int thread, Part part) {
  threads_[static_cast<std::size_t>(thread)].parts.push_back(std::move(part));
}

int ProgramMaker::other_thread(int than) {
  std::vector<int> others;
  for (int i = 1; i < static_cast<int>(threads_.size()); ++i) {
    if (i != than) others.push_back(i);
  }
  return others.empty() ? than : random_.pick(others);
}

// Two different threads with bodies.
std::pair<int, int> ProgramMaker::two_threads() {
  std::vector<int> all;
  for (int i = 0; i < static_cast<int>(threads_.size()); ++i) {
    if (threads_[static_cast<std::size_t>(i)].has_body) all.push_back(i);
  }
  const int first = random_.below(static_cast<int>(all.size()));
  const int step = random_.between(1, static_cast<int>(all.size()) - 1);
  const int second = (first + step) % static_cast<int>(all.size());
  return {all[static_cast<std::size_t>(first)], all[static_cast<std::size_t>(second)]};
}

void ProgramMaker::plan_parts() {
  for (int i = 2; i < static_cast<int>(threads_.size()); ++i) {
    const int starter = threads_[static_cast<std::size_t>(i)].starter;
    if (starter != 0) add_part(starter, [this, i] { write_start(i); });
  }
  const bool spin = is(Kind::kSpin);
  const bool juc = is(Kind::kJuc);
  if (spin) plan_spin();
  if (spin && random_.chance(30)) plan_spin();
  if (random_.chance(spin || juc ? 15 : 50)) plan_wait_and_notify();
  if (random_.chance(spin || juc ? 0 : 15)) plan_wait_and_notify();
  if (random_.chance(juc ? 35 : is(Kind::kTimed) ? 12 : 0)) plan_condition();
  if (is(Kind::kShared) && random_.chance(20)) plan_condition();
  if (is(Kind::kShared) && random_.chance(30)) plan_queue();
  if (random_.chance(juc ? 18 : 1)) plan_latch();
  if (random_.chance(juc ? 12 : 0)) plan_barrier();
  if (random_.chance(15)) plan_publication();
  if (random_.chance(18)) plan_hand_over();
  if (random_.chance(15)) plan_join();
}

void ProgramMaker::plan_wait_and_notify() {
  const int variable = variable_guarded_by(GuardType::kMonitor);
  if (variable < 0) return;
  const auto [waiter, notifier] = two_threads();
  const int value = random_.between(1, 2);
  const bool timed = is(Kind::kTimed) && random_.chance(60);
  const bool single = random_.chance(25);
  const bool all = random_.chance(50);
  add_part(waiter, [=, this] { guarded_wait(variable, value, timed, single); });
  if (random_.chance(90)) add_part(notifier, [=, this] { guarded_set(variable, value, all); });
  if (threads_.size() > 3 && random_.chance(35)) {
    const int third = other_thread(waiter);
    if (third != notifier)
      add_part(third, [=, this] { guarded_wait(variable, value, false, single); });
  }
}

void ProgramMaker::plan_condition() {
  const int variable =
      variable_guarded_by(is(Kind::kShared) ? GuardType::kReadWrite : GuardType::kLock);
  if (variable < 0) return;
  const auto [waiter, notifier] = two_threads();
  const int value = random_.between(1, 2);
  const bool timed = is(Kind::kTimed);
  const bool all = random_.chance(50);
  add_part(waiter, [=, this] { condition_wait(variable, value, timed); });
  if (random_.chance(85)) add_part(notifier, [=, this] { condition_set(variable, value, all); });
}

void ProgramMaker::plan_latch() {
  const auto [waiter, counter] = two_threads();
  const char* latch = random_.chance(60) ? "d0" : "d1";
  add_part(waiter, [=, this] {
    line(fmt::format("{}.await();", latch));
    interruptible();
    block();
  });
  const auto count = [=, this] {
    line(fmt::format("{}.countDown();", latch));
    block();
  };
  add_part(counter, count);
  if (random_.chance(50)) add_part(other_thread(waiter), count);
}

void ProgramMaker::plan_barrier() {
  const auto [first, second] = two_threads();
  const auto await = [this] {
    line("b0.await();");
    interruptible();
    current().may_break_barrier = true;
    block();
    block();
  };
  add_part(first, await);
  add_part(second, await);
}

// One thread writes p0, then sets a volatile flag; the others look at p0 only if it is set.
void ProgramMaker::plan_publication() {
  const auto [writer, reader] = two_threads();
  add_part(writer, [this] {
    line(fmt::format("p0 = {};", constant()));
    line("f0 = 1;");
    block();
  });
  add_part(reader, [this] {
    line(fmt::format("if (f0 == 1) {} = p0;", local()));
    block();
  });
}

// hN is written before thread N is started, and only by thread N from then on.
void ProgramMaker::plan_hand_over() {
  const int child = other_thread(0);
  const std::string name = fmt::format("h{}", child);
  owned_.emplace_back(name, child);
  add_part(child, [=, this] { line(fmt::format("{} = {}++;", local(), name)); });
  if (random_.chance(50))
    add_part(child, [=, this] { line(fmt::format("{} = {};", name, local())); });
}

void ProgramMaker::plan_join() {
  const auto [joiner, other] = two_threads();
  if (other == 0) return;
  add_part(joiner, [this, target = other] {
    const bool timed = is(Kind::kTimed) && random_.chance(50);
    line(fmt::format("t{}.join({});", target, timed ? "3" : ""));
    interruptible();
  });
}

// A loop without bound, and mostly somebody who ends it.
void ProgramMaker::plan_spin() {
  const auto [one, two] = two_threads();
  const bool ends = random_.chance(80);
  const int shape = random_.below(12);
  const int flag = random_.below(2);
  const int lock = random_.below(2);
  const bool choice = random_.chance(30);
  const int monitor_variable = variable_guarded_by(GuardType::kMonitor);
  switch (shape) {
    case 0:
    case 1: {
      const int loop = random_.below(5);
      add_part(one, [=, this] { spin_on_flag(flag, loop); });
      if (ends) add_part(two, [=, this] { set_flag(flag, choice); });
      break;
    }
    case 2:
    case 3: {
      if (monitor_variable < 0) break;
      const int loop = random_.below(4);
      add_part(one, [=, this] { spin_on_guarded(monitor_variable, loop); });
      if (ends) add_part(two, [=, this] { guarded_set(monitor_variable, 1, choice); });
      break;
    }
    case 4:
      add_part(one, [=, this] { spin_try_until_flag(lock, flag); });
      if (ends) add_part(two, [=, this] { set_flag_and_spin_on_lock(lock, flag); });
      break;
    case 5:
      add_part(one, [=, this] { spin_for_lock(lock); });
      add_part(two, [=, this] { spin_for_lock(choice ? 1 - lock : lock); });
      break;
    case 6:
      add_part(one, [=, this] { spin_lock(choice); });
      add_part(two, [=, this] { spin_lock(choice); });
      break;
    case 7:
      add_part(one, [=, this] { spin_two_flags(choice); });
      if (ends) add_part(two, [=, this] { set_flag(flag, random_.chance(40)); });
      break;
    case 8:
      add_part(one, [=, this] { spin_peterson(0); });
      add_part(two, [=, this] { spin_peterson(1); });
      break;
    case 9:
      add_part(one, [=, this] { spin_restoring(); });
      if (ends) add_part(two, [=, this] { set_flag(0, false); });
      break;
    case 10:
      add_part(one, [=, this] {
        line("while (!s1.tryAcquire()) {}");
        block();
      });
      if (ends) add_part(two, [=, this] { line("s1.release();"); });
      break;
    default:
      if (two == 0) break;
      add_part(one, [this, target = two] {
        line(fmt::format("while (t{}.isAlive()) {{}}", target));
        block();
      });
  }
}

}  // namespace braid::tests
