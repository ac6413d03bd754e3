// The forms of statements, and how often each comes.
#include <fmt/format.h>

#include <algorithm>

#include "tests/schedules/program_maker.h"

namespace braid::tests {

const std::vector<ProgramMaker::Form>& ProgramMaker::forms() {
  using P = ProgramMaker;
  static const std::vector<Form> kForms = {
      // form                  guarded racy spin timed juc choose life shared
      {&P::access, {30, 40, 14, 20, 18, 18, 18, 20}},
      {&P::region, {30, 28, 14, 22, 12, 25, 18, 12}},
      {&P::branch, {11, 12, 6, 8, 10, 12, 8, 10}},
      {&P::volatile_operation, {8, 10, 14, 5, 7, 8, 8, 5}},
      {&P::notify, {5, 5, 3, 5, 0, 4, 4, 2}},
      {&P::single_wait, {2, 2, 1, 2, 0, 1, 2, 1}},
      {&P::bounded_loop, {3, 3, 2, 2, 2, 2, 2, 2}},
      {&P::hand_over_hand, {5, 3, 2, 1, 7, 1, 1, 2}},
      {&P::assertion, {4, 4, 3, 3, 4, 5, 3, 4}},
      {&P::class_initialiser, {3, 3, 1, 2, 2, 2, 2, 2}},
      {&P::try_lock, {0, 0, 6, 3, 10, 2, 2, 1}},
      {&P::lock_test, {0, 0, 2, 1, 4, 0, 0, 0}},
      {&P::semaphore, {0, 0, 3, 3, 12, 2, 2, 1}},
      {&P::atomic, {0, 2, 6, 3, 14, 3, 3, 1}},
      {&P::timed, {0, 0, 2, 26, 6, 1, 2, 1}},
      {&P::choose, {0, 0, 0, 0, 0, 26, 0, 0}},
      {&P::life, {0, 0, 1, 1, 0, 0, 26, 0}},
      {&P::monitor_of_thread, {3, 3, 1, 2, 1, 2, 4, 1}},
      {&P::extra_read, {6, 4, 3, 3, 3, 3, 3, 2}},
      {&P::read_write, {0, 0, 0, 0, 0, 0, 0, 34}},
      {&P::read_write_test, {0, 0, 0, 0, 0, 0, 0, 10}},
      {&P::queue, {0, 0, 0, 0, 0, 0, 0, 16}},
  };
  return kForms;
}

void ProgramMaker::statement() {
  constexpr int kDeepest = 3;
  --budget_;
  if (!current().parts.empty() && in_loop_ == 0 && read_held_.empty() &&
      random_.chance(in_branch_ > 0 ? 12 : 45)) {
    part();
    return;
  }
  if (depth_ >= kDeepest) {
    access();
    return;
  }
  const auto column = static_cast<std::size_t>(kind_);
  int total = 0;
  for (const Form& form : forms()) total += form.weights[column];
  int draw = random_.below(total);
  for (const Form& form : forms()) {
    draw -= form.weights[column];
    if (draw < 0) {
      (this->*form.write)();
      return;
    }
  }
}

void ProgramMaker::part() {
  std::vector<Part>& parts = current().parts;
  const auto chosen = parts.begin() + random_.below(static_cast<int>(parts.size()));
  const Part write = std::move(*chosen);
  parts.erase(chosen);
  write();
}

// Guards --------------------------------------------------------------------------------------

bool ProgramMaker::held(int guard) const { return std::ranges::count(held_, guard) > 0; }

bool ProgramMaker::read_held(int guard) const { return std::ranges::count(read_held_, guard) > 0; }

void ProgramMaker::enter(int guard) {
  const Guard& it = guard_at(guard);
  if (it.type == GuardType::kMonitor) open(fmt::format("synchronized ({}) {{", it.name));
  if (it.type == GuardType::kLock) line(it.name + ".lock();");
  if (it.type == GuardType::kReadWrite) line(it.name + ".writeLock().lock();");
  if (it.type == GuardType::kSemaphore) {
    line(it.name + ".acquire();");
    interruptible();
    block();
  }
  held_.push_back(guard);
  ++depth_;
}

void ProgramMaker::leave(int guard) {
  const Guard& it = guard_at(guard);
  --depth_;
  held_.pop_back();
  if (it.type == GuardType::kMonitor) close();
  if (it.type == GuardType::kLock) line(it.name + ".unlock();");
  if (it.type == GuardType::kReadWrite) line(it.name + ".writeLock().unlock();");
  if (it.type == GuardType::kSemaphore) line(it.name + ".release();");
  if (!held(guard)) block();
}

void ProgramMaker::with(int guard, const Part& inner) {
  if (held(guard)) {
    inner();
    return;
  }
  enter(guard);
  inner();
  leave(guard);
}

void ProgramMaker::inner_statements(int low, int high) {
  const int count = random_.between(low, high);
  for (int i = 0; i < count && (i == 0 || budget_ > 0); ++i) statement();
}

int ProgramMaker::pick_guard(GuardType type) {
  std::vector<int> found;
  for (int i = 0; i < static_cast<int>(guards_.size()); ++i) {
    if (guard_at(i).type == type) found.push_back(i);
  }
  return found.empty() ? -1 : random_.pick(found);
}

int ProgramMaker::guard_named(const std::string& name) const {
  const auto it = std::ranges::find(guards_, name, &Guard::name);
  return it == guards_.end() ? -1 : static_cast<int>(it - guards_.begin());
}

int ProgramMaker::variable_guarded_by(GuardType type) {
  std::vector<int> found;
  for (int i = 0; i < static_cast<int>(variables_.size()); ++i) {
    if (guard_at(at(i).guard).type == type) found.push_back(i);
  }
  return found.empty() ? -1 : random_.pick(found);
}

// A variable that may be used here and now; -1 if there is none.
int ProgramMaker::usable_variable() {
  const bool anything = is(Kind::kRacy) && random_.chance(45);
  std::vector<int> found;
  for (int i = 0; i < static_cast<int>(variables_.size()); ++i) {
    if (anything || held(at(i).guard) || read_held(at(i).guard)) found.push_back(i);
  }
  return found.empty() ? -1 : random_.pick(found);
}

// Expressions ---------------------------------------------------------------------------------

std::string ProgramMaker::local() { return random_.chance(65) ? "r0" : "r1"; }

std::string ProgramMaker::constant() {
  return std::to_string(random_.chance(60) ? 1 : random_.below(4));
}

std::string ProgramMaker::comparison(const std::string& what) {
  const int draw = random_.below(10);
  if (draw < 5) return what + " == 0";
  if (draw < 8) return what + " == 1";
  return what + (draw == 8 ? " != 1" : " >= 2");
}

// Of something that may have more than one value here.
std::string ProgramMaker::condition() {
  const int variable = random_.chance(60) ? usable_variable() : -1;
  if (variable >= 0) return comparison(at(variable).text);
  std::vector<std::string> known;
  for (const char* local : {"r0", "r1"}) {
    if (out_.find(fmt::format("{} = ", local)) != std::string::npos) known.emplace_back(local);
  }
  if (!known.empty() && !random_.chance(15)) return comparison(random_.pick(known));
  block();
  return comparison(random_.chance(50) ? "v0" : "v1");
}

// The forms -----------------------------------------------------------------------------------

void ProgramMaker::access_to(int variable) {
  const std::string x = at(variable).text;
  const std::string r = local();
  const int draw = random_.below(100);
  const bool only_reads = read_held(at(variable).guard) && !held(at(variable).guard);
  if (draw < 45 || only_reads) {
    line(fmt::format("{} = {};", r, x));
  } else if (draw < 72) {
    line(fmt::format("{} = {};", x, constant()));
  } else if (draw < 82) {
    line(fmt::format("{} = {};", x, r));
  } else if (draw < 92) {
    line(fmt::format("{} = ({} + 1) & 3;", x, x));
  } else {
    line(fmt::format("{} = ({} + 1) & 3;", x, r));
  }
}

void ProgramMaker::access() {
  const int usable = usable_variable();
  if (usable >= 0) {
    access_to(usable);
    return;
  }
  const int variable = random_.below(static_cast<int>(variables_.size()));
  const int guard = at(variable).guard;
  if (guard_at(guard).type == GuardType::kReadWrite && random_.chance(50)) {
    enter_to_read(guard);
    access_to(variable);
    leave_to_read(guard);
    return;
  }
  with(guard, [&] { access_to(variable); });
}

void ProgramMaker::region() {
  const int guard = random_.below(static_cast<int>(guards_.size()));
  if (guard_at(guard).type == GuardType::kSemaphore && held(guard)) {
    access();
    return;
  }
  if (guard_at(guard).type == GuardType::kReadWrite) {
    read_write();
    return;
  }
  enter(guard);
  inner_statements(1, 3);
  leave(guard);
}

void ProgramMaker::branch() {
  open(fmt::format("if ({}) {{", condition()));
  ++depth_;
  ++in_branch_;
  inner_statements(1, 2);
  if (budget_ > 0 && random_.chance(35)) {
    --indent_;
    open("} else {");
    inner_statements(1, 1);
  }
  --in_branch_;
  --depth_;
  close();
}

void ProgramMaker::volatile_operation() {
  const int v = random_.below(2);
  const std::string r = local();
  block();
  const int draw = random_.below(10);
  if (draw < 4) {
    line(fmt::format("{} = v{};", r, v));
  } else if (draw < 7) {
    line(fmt::format("v{} = {};", v, constant()));
  } else if (draw == 7) {
    line(fmt::format("v{} = {};", v, r));
  } else {
    line(fmt::format("v{} = (v{} + 1) & 3;", v, v));
    block();
  }
}

void ProgramMaker::notify() {
  const int guard = pick_guard(GuardType::kMonitor);
  const bool all = random_.chance(40);
  with(guard, [&] {
    if (random_.chance(50)) access();
    line(fmt::format("{}.notify{}();", guard_at(guard).name, all ? "All" : ""));
    if (!all && random_.chance(25)) line(guard_at(guard).name + ".notify();");
  });
}

void ProgramMaker::single_wait() {
  const int guard = pick_guard(GuardType::kMonitor);
  with(guard, [&] {
    const std::string test = random_.chance(60) ? fmt::format("if ({}) ", condition()) : "";
    line(fmt::format("{}{}.wait();", test, guard_at(guard).name));
    interruptible();
    block();
  });
}

void ProgramMaker::bounded_loop() {
  if (in_loop_ > 0) {
    access();
    return;
  }
  const std::string i = fmt::format("i{}", names_++);
  open(fmt::format("for (int {} = 0; {} < 2; {}++) {{", i, i, i));
  ++in_loop_;
  ++depth_;
  inner_statements(1, 2);
  --depth_;
  --in_loop_;
  close();
}

// Two locks taken and given back in the same order.
void ProgramMaker::hand_over_hand() {
  const int one = guard_named("k0");
  const int two = guard_named("k1");
  if (one < 0 || held(one) || held(two)) {
    region();
    return;
  }
  const bool turned = random_.chance(25);
  const int first = turned ? two : one;
  const int second = turned ? one : two;
  enter(first);
  if (random_.chance(60)) access();
  line(guard_at(second).name + ".lock();");
  held_.push_back(second);
  if (random_.chance(40)) access();
  line(guard_at(first).name + ".unlock();");
  held_.erase(std::ranges::find(held_, first));
  block();
  if (random_.chance(60)) access();
  leave(second);
}

void ProgramMaker::assertion() {
  const std::string left = condition();
  const std::string right = condition();
  line(fmt::format("assert !({} && {}) : \"{}.{}\";", left, right, thread_, asserts_++));
}

void ProgramMaker::class_initialiser() {
  line(fmt::format("{} = C{}.f;", local(), random_.below(2)));
  block();
}

void ProgramMaker::try_lock() {
  const int guard = pick_guard(GuardType::kLock);
  if (guard < 0) {
    region();
    return;
  }
  const std::string name = guard_at(guard).name;
  block();
  open(fmt::format("if ({}.tryLock()) {{", name));
  ++depth_;
  ++in_branch_;
  held_.push_back(guard);
  inner_statements(1, 2);
  held_.pop_back();
  line(name + ".unlock();");
  block();
  if (random_.chance(40)) {
    --indent_;
    open("} else {");
    line(fmt::format("{} = 2;", local()));
  }
  --in_branch_;
  --depth_;
  close();
}

void ProgramMaker::lock_test() {
  const std::string r = local();
  const char* k = random_.chance(50) ? "k0" : "k1";
  block();
  const int draw = random_.below(10);
  const char* test = draw < 6   ? "isLocked"
                     : draw < 9 ? "isHeldByCurrentThread"
                                : "hasQueuedThreads";
  line(fmt::format("{} = {}.{}() ? 1 : 0;", r, k, test));
}

void ProgramMaker::semaphore() {
  const std::string r = local();
  const char* s = random_.chance(50) ? "s1" : "s2";
  block();
  switch (random_.below(6)) {
    case 0:
      line(fmt::format("{}.acquire();", s));
      interruptible();
      break;
    case 1:
    case 2:
      line(fmt::format("{}.release();", s));
      break;
    case 3:
      line(fmt::format("{} = {}.tryAcquire() ? 1 : 0;", r, s));
      break;
    case 4:
      line(fmt::format("{} = {}.availablePermits();", r, s));
      break;
    default:
      line(fmt::format("{}.acquire();", s));
      interruptible();
      if (random_.chance(50)) access();
      line(fmt::format("{}.release();", s));
      block();
  }
}

void ProgramMaker::atomic() {
  const std::string r = local();
  const char* a = random_.chance(50) ? "a0" : "a1";
  block();
  switch (random_.below(8)) {
    case 0:
    case 1:
      line(fmt::format("{} = {}.get();", r, a));
      break;
    case 2:
      line(fmt::format("{}.set({});", a, constant()));
      break;
    case 3:
      line(fmt::format("{} = {}.incrementAndGet();", r, a));
      break;
    case 4:
      line(fmt::format("{}.addAndGet(2);", a));
      break;
    case 5:
      line(fmt::format("{} = {}.compareAndSet({}, 2) ? 1 : 0;", r, a, random_.below(2)));
      break;
    case 6:
      line(fmt::format("{} = {}.getAndSet({});", r, a, constant()));
      break;
    default:  // A call of the library that calls back.
      line(fmt::format("{} = {}.updateAndGet(z -> (z + {}) & 3);", r, a,
                       random_.chance(50) ? "1" : "v0"));
      block();
  }
}

void ProgramMaker::timed() {
  const std::string r = local();
  const int monitor = pick_guard(GuardType::kMonitor);
  const int lock = pick_guard(GuardType::kLock);
  const std::string l = guard_at(monitor).name;
  const int shape = random_.below(9);
  block();
  if (shape != 7) interruptible();
  switch (shape) {
    case 0:
    case 1:
    case 2:
      with(monitor, [&] {
        const std::string test = random_.chance(50) ? fmt::format("if ({}) ", condition()) : "";
        line(fmt::format("{}{}.wait(5);", test, l));
      });
      break;
    case 3:
      line("Thread.sleep(2);");
      break;
    case 4:
      line(fmt::format("t{}.join(3);", other_thread(thread_)));
      break;
    case 5:
      if (lock < 0) {
        line(fmt::format("{} = d0.await(1, TimeUnit.MILLISECONDS) ? 1 : 0;", r));
        break;
      }
      open(fmt::format("if ({}.tryLock(1, TimeUnit.MILLISECONDS)) {{", guard_at(lock).name));
      ++depth_;
      ++in_branch_;
      held_.push_back(lock);
      inner_statements(1, 1);
      held_.pop_back();
      --in_branch_;
      --depth_;
      line(guard_at(lock).name + ".unlock();");
      block();
      close();
      break;
    case 6:
      line(fmt::format("{} = s1.tryAcquire(1, TimeUnit.MILLISECONDS) ? 1 : 0;", r));
      break;
    case 7:
      line("LockSupport.parkNanos(1000);");
      break;
    default: {  // How long did it take?
      const std::string from = fmt::format("from{}", names_++);
      line(fmt::format("long {} = System.nanoTime();", from));
      with(monitor, [&] { line(fmt::format("{}.wait(5);", l)); });
      line(fmt::format("{} = System.nanoTime() - {} >= 5000000 ? 1 : 0;", r, from));
    }
  }
}

void ProgramMaker::choose() {
  if (random_.chance(60)) {
    line(fmt::format("{} = braid.Choose.upTo({});", local(), random_.between(2, 3)));
    return;
  }
  open("if (braid.Choose.bool()) {");
  ++depth_;
  ++in_branch_;
  inner_statements(1, 2);
  --in_branch_;
  --depth_;
  close();
}

void ProgramMaker::life() {
  const std::string r = local();
  const int other = other_thread(thread_);
  const int lock = pick_guard(GuardType::kLock);
  block();
  switch (random_.below(12)) {
    case 0:
    case 1:
    case 2:
      line(fmt::format("t{}.interrupt();", other));
      break;
    case 3:
      line(fmt::format("{} = Thread.interrupted() ? 1 : 0;", r));
      break;
    case 4:
      line(fmt::format("{} = t{}.isAlive() ? 1 : 0;", r, other));
      break;
    case 5:
      line("LockSupport.park();");
      break;
    case 6:
    case 7:
      line(fmt::format("LockSupport.unpark(t{});", other));
      break;
    case 8:
      line("Thread.sleep(1);");
      interruptible();
      break;
    case 9:
      line(fmt::format("if ({}) System.exit({});", condition(), random_.below(2)));
      break;
    case 10:
      if (lock < 0 || held(lock)) {
        line(fmt::format("{} = Thread.currentThread().isInterrupted() ? 1 : 0;", r));
        break;
      }
      line(guard_at(lock).name + ".lockInterruptibly();");
      interruptible();
      held_.push_back(lock);
      inner_statements(1, 1);
      held_.pop_back();
      line(guard_at(lock).name + ".unlock();");
      break;
    default:  // The number in the name of a thread that was just made.
      line(fmt::format("{} = new Thread().getName().charAt(7) & 3;", r));
  }
}

// Threads are locks too, and a death notifies.
void ProgramMaker::monitor_of_thread() {
  const int other = other_thread(0);
  open(fmt::format("synchronized (t{}) {{", other));
  ++depth_;
  if (other != thread_ && random_.chance(35)) {
    line(fmt::format("while (t{}.isAlive()) t{}.wait();", other, other));
    interruptible();
  } else {
    inner_statements(1, 1);
  }
  --depth_;
  close();
  block();
}

// What is not guarded by a lock and yet race-free.
void ProgramMaker::extra_read() {
  if (has_frozen_) {
    line(fmt::format("{} = y0;", local()));
    return;
  }
  access();
}

}  // namespace braid::tests
