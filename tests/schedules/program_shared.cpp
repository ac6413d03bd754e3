// Statements with read-write locks and with queues.
#include <fmt/format.h>

#include <algorithm>

#include "tests/schedules/program_maker.h"

namespace braid::tests {

// Read-write locks ----------------------------------------------------------------------------

void ProgramMaker::enter_to_read(int guard) {
  line(guard_at(guard).name + ".readLock().lock();");
  read_held_.push_back(guard);
  ++depth_;
}

void ProgramMaker::leave_to_read(int guard) {
  --depth_;
  // The youngest: who has entered since has left.
  read_held_.pop_back();
  line(guard_at(guard).name + ".readLock().unlock();");
  if (!read_held(guard)) block();
}

void ProgramMaker::read_write() {
  const int guard = pick_guard(GuardType::kReadWrite);
  if (guard < 0) {
    access();
    return;
  }
  // Who reads only and wants to write is stuck: now and then.
  const bool only_reads = read_held(guard) && !held(guard);
  const int shape = random_.below(100);
  if (shape < 45 || (only_reads && shape < 94)) {
    enter_to_read(guard);
    inner_statements(1, 2);
    leave_to_read(guard);
  } else if (shape < 75) {
    enter(guard);
    inner_statements(1, 3);
    leave(guard);
  } else {  // From writing to reading.
    enter(guard);
    if (random_.chance(70)) access();
    enter_to_read(guard);
    --depth_;
    leave(guard);
    ++depth_;
    inner_statements(1, 2);
    leave_to_read(guard);
  }
}

void ProgramMaker::read_write_test() {
  const int guard = pick_guard(GuardType::kReadWrite);
  if (guard < 0) {
    access();
    return;
  }
  const std::string w = guard_at(guard).name;
  const std::string r = local();
  block();
  const int shape = random_.below(12);
  if (shape == 0) return line(fmt::format("{} = {}.isWriteLocked() ? 1 : 0;", r, w));
  if (shape == 1) return line(fmt::format("{} = {}.getReadLockCount();", r, w));
  if (shape == 2) return line(fmt::format("{} = {}.getReadHoldCount();", r, w));
  if (shape == 3) return line(fmt::format("{} = {}.isWriteLockedByCurrentThread() ? 1 : 0;", r, w));
  const bool reads = shape < 8;
  const bool timed = random_.chance(15);
  if (timed) interruptible();
  const std::string lock = w + (reads ? ".readLock()" : ".writeLock()");
  open(fmt::format("if ({}.tryLock({})) {{", lock, timed ? "1, TimeUnit.MILLISECONDS" : ""));
  std::vector<int>& list = reads ? read_held_ : held_;
  ++depth_;
  ++in_branch_;
  list.push_back(guard);
  inner_statements(1, 1);
  list.pop_back();
  line(lock + ".unlock();");
  --in_branch_;
  --depth_;
  block();
  close();
}

// Queues --------------------------------------------------------------------------------------

void ProgramMaker::plan_queue() {
  const auto [giver, taker] = two_threads();
  const char* q = random_.chance(60) ? "bq0" : "bq1";
  const int times = random_.between(1, 2);
  for (int i = 0; i < times; ++i) {
    add_part(giver, [=, this] {
      line(fmt::format("{}.put({});", q, constant()));
      interruptible();
      block();
    });
    if (random_.chance(15)) continue;
    add_part(taker, [=, this] {
      line(fmt::format("{} = {}.take();", local(), q));
      interruptible();
      block();
    });
  }
}

void ProgramMaker::queue() {
  const std::string r = local();
  const char* q = random_.chance(60) ? "bq0" : "bq1";
  block();
  const std::string e = fmt::format("e{}", names_++);
  const char* timed = random_.chance(15) ? "1, TimeUnit.MILLISECONDS" : "";
  switch (random_.below(12)) {
    case 0:
      line(fmt::format("{}.put({});", q, constant()));
      return interruptible();
    case 1:
      line(fmt::format("{} = {}.take();", r, q));
      return interruptible();
    case 2:
    case 3:
      if (timed[0] != 0) interruptible();
      return line(fmt::format("{} = {}.offer({}{}{}) ? 1 : 0;", r, q, constant(),
                              timed[0] != 0 ? ", " : "", timed));
    case 4:
    case 5:
      if (timed[0] != 0) interruptible();
      line(fmt::format("Integer {} = {}.poll({});", e, q, timed));
      return line(fmt::format("{} = {} == null ? 3 : {};", r, e, e));
    case 6:
      return line(fmt::format("{} = {}.size();", r, q));
    case 7:
      return line(fmt::format("{} = {}.remainingCapacity();", r, q));
    case 8:
      line(fmt::format("Integer {} = {}.peek();", e, q));
      return line(fmt::format("{} = {} == null ? 3 : {};", r, e, e));
    case 9:
      return line(fmt::format("{} = {}.remove((Object) 1) ? 1 : 0;", r, q));
    case 10:
      return line(fmt::format("for (int {} : {}) {} = ({} + {}) & 3;", e, q, r, r, e));
    default:
      return line(fmt::format("{}.clear();", q));
  }
}

}  // namespace braid::tests
