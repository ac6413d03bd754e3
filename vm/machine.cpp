#include "vm/machine.h"

#include <fmt/format.h>

#include <algorithm>

#include "vm/assert.h"
#include "vm/interpreter.h"
#include "vm/liveness.h"
#include "vm/native.h"

namespace braid::vm {

Machine::Machine(MachineOptions options, std::vector<const Module*> program, ClassProvider library,
                 std::span<const std::span<const NativeEntry>> natives, World& world,
                 Scheduler& scheduler)
    : options_(std::move(options)),
      world_(world),
      scheduler_(scheduler),
      heap_(*this, options_.max_heap),
      classes_(*this, program, std::move(library)),
      monitors_(*this) {
  for (const auto& table : natives)
    for (const NativeEntry& e : table) natives_.emplace(e.method, e.function);
  heap_.set_stress(options_.stress_collect);
  heap_.add_roots([this](Marker& m) { mark_roots(m); });
  if (options_.main_class.empty()) {
    for (const Module* m : program)
      if (options_.main_class.empty()) options_.main_class = m->main_class;
  }
  std::replace(options_.main_class.begin(), options_.main_class.end(), '.', '/');
}

Machine::~Machine() {
  for (auto& t : threads_) {
    std::free(t->frames);
    std::free(t->ref_stack);
    std::free(t->prim_stack);
  }
}

NativeFn Machine::find_native(std::string_view name) const {
  auto it = natives_.find(name);
  return it == natives_.end() ? nullptr : it->second;
}

uint64_t Machine::next_random_seed() {
  if (seed_state_ == 0) {
    seed_state_ = options_.random_seed != 0 ? options_.random_seed : world_.random_seed();
  }
  // splitmix64 (Steele, Lea and Flood 2014)
  uint64_t z = (seed_state_ += 0x9e3779b97f4a7c15u);
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

MachineStats Machine::stats() const {
  MachineStats s = stats_;
  for (const auto& t : threads_) s.bytecodes += t->bytecodes;
  return s;
}

// ---- Start --------------------------------------------------------------------------------------

bool Machine::start() {
  start_nanos_ = world_.now_nanos();
  if (!classes_.start()) {
    error_ = fmt::format("the class library lacks {}", dotted(classes_.error()));
    return false;
  }
  if (!make_stubs(error_)) return false;
  out_of_memory_ = make_exception("java/lang/OutOfMemoryError");
  if (out_of_memory_ == nullptr) {
    error_ = "the class library lacks java.lang.OutOfMemoryError";
    return false;
  }
  return make_initial_thread();
}

bool Machine::make_initial_thread() {
  if (options_.main_class.empty()) {
    error_ = "no class has a method `public static void main(String[])`";
    return false;
  }
  Class* main_class = classes_.find(options_.main_class);
  if (main_class == nullptr) {
    error_ = fmt::format("could not find or load main class {}", dotted(options_.main_class));
    return false;
  }
  Method* main = main_class->find_method("main", "([Ljava/lang/String;)V");
  if (main == nullptr || !main->is_static()) {
    error_ = fmt::format("class {} has no method `public static void main(String[])`",
                         dotted(main_class->name));
    return false;
  }
  const auto count = static_cast<int32_t>(options_.arguments.size());
  Array* args = heap_.new_array_may_collect(core().string_array, count);
  if (args == nullptr) return error_ = "the heap is too small", false;
  const size_t root = push_root(args);
  for (int32_t i = 0; i < count; ++i) {
    String* s = new_string_utf8_may_collect(options_.arguments[static_cast<size_t>(i)]);
    if (s == nullptr) return error_ = "the heap is too small", false;
    as_array(roots_[root])->refs()[i] = s;
  }
  Object* object = heap_.new_object_may_collect(core().thread);
  if (object == nullptr) return error_ = "the heap is too small", false;
  Thread& t = new_thread();
  t.name = "main";
  attach(t, object);
  enter_main_stub(t, *main, as_array(roots_[root]));
  pop_root(root);
  ++alive_users_;
  make_runnable(t);
  return true;
}

// ---- Threads ------------------------------------------------------------------------------------

Thread& Machine::new_thread() {
  uint32_t index;
  if (!free_threads_.empty()) {
    index = free_threads_.back();
    free_threads_.pop_back();
    Thread* old = threads_[index].get();
    Thread fresh;
    fresh.frames = old->frames;
    fresh.frame_limit = old->frame_limit;
    fresh.ref_stack = old->ref_stack;
    fresh.ref_limit = old->ref_limit;
    fresh.prim_stack = old->prim_stack;
    fresh.prim_limit = old->prim_limit;
    fresh.bytecodes = old->bytecodes;
    *old = std::move(fresh);
  } else {
    index = static_cast<uint32_t>(threads_.size());
    threads_.push_back(std::make_unique<Thread>());
    allocate_stacks(*threads_[index]);
  }
  Thread& t = *threads_[index];
  t.index = index;
  t.number = next_number_++;
  t.state = ThreadState::kSleeping;  // until make_runnable
  t.fp = t.frames;
  t.watermark = t.frames;
  t.thin_word = index <= lock_word::kMaxThinIndex ? index << 2 | lock_word::kThin : 0;
  ++alive_;
  ++stats_.threads;
  stats_.max_alive = std::max(stats_.max_alive, alive_);
  return t;
}

void Machine::attach(Thread& thread, Object* object) {
  thread.object = object;
  barrier_.before_write(object);
  object->prim(classes_.injected_slot(*core().thread)).bits = thread.index + 1;
}

Thread* Machine::thread_of(Object* thread_object) {
  const uint64_t v = thread_object->prim(classes_.injected_slot(*core().thread)).bits;
  return v == 0 || v == kDeadThread ? nullptr : threads_[v - 1].get();
}

bool Machine::has_died(Object* thread_object) {
  return thread_object->prim(classes_.injected_slot(*core().thread)).bits == kDeadThread;
}

Thread* Machine::start_thread(Object* object, bool daemon) {
  if (threads_.size() - free_threads_.size() >= kMaxThreads) return nullptr;
  Thread& t = new_thread();
  t.daemon = daemon;
  attach(t, object);
  enter_thread_stub(t);
  if (!daemon) ++alive_users_;
  make_runnable(t);
  note_point(Point::kThreadStart);
  if (observed_) access_log_.add(object, 0, Access::write_thread);
  if (listener_ != nullptr && current_ != nullptr) listener_->thread_started(*current_, t);
  return &t;
}

void Machine::mark_dead(Thread& thread) {
  if (observed_) access_log_.add(thread.object, 0, Access::write_thread);
  barrier_.before_write(thread.object);
  thread.object->prim(classes_.injected_slot(*core().thread)).bits = kDeadThread;
}

void Machine::end_thread(Thread& thread) {
  unlink(thread);
  thread.state = ThreadState::kDead;
  --alive_;
  if (!thread.daemon) --alive_users_;
  if (listener_ != nullptr) listener_->thread_ended(thread);
  note_point(Point::kThreadEnd);
  thread.object = nullptr;
  thread.pending = nullptr;
  thread.fp = thread.frames;
  // A small stack is kept for the next thread; a large one is given back.
  free_threads_.push_back(thread.index);
}

void Machine::interrupt(Thread& thread) {
  if (observed_) access_log_.add(thread.object, 0, Access::write_interrupt);
  barrier_.before_write(&thread);
  thread.interrupted = true;
  const bool parked = thread.state == ThreadState::kParked;
  if (thread.state != ThreadState::kRunnable && (thread.interruptible || parked)) {
    monitors_.wake(thread, Wake::kInterrupted);
  }
}

void Machine::make_runnable(Thread& thread) {
  if (thread.state == ThreadState::kRunnable &&
      (run_head_ == thread.index + 1 || thread.run_prev != 0)) {
    return;
  }
  thread.state = ThreadState::kRunnable;
  thread.deadline = kNoDeadline;
  thread.interruptible = false;
  thread.run_next = 0;
  thread.run_prev = run_tail_;
  if (run_tail_ != 0) {
    threads_[run_tail_ - 1]->run_next = thread.index + 1;
  } else {
    run_head_ = thread.index + 1;
  }
  run_tail_ = thread.index + 1;
  ++runnable_;
}

void Machine::unlink(Thread& thread) {
  if (thread.run_prev != 0) {
    threads_[thread.run_prev - 1]->run_next = thread.run_next;
  } else {
    run_head_ = thread.run_next;
  }
  if (thread.run_next != 0) {
    threads_[thread.run_next - 1]->run_prev = thread.run_prev;
  } else {
    run_tail_ = thread.run_prev;
  }
  thread.run_next = thread.run_prev = 0;
  --runnable_;
}

void Machine::move_to_back(Thread& thread) {
  if (run_tail_ == thread.index + 1) return;
  unlink(thread);
  thread.state = ThreadState::kSleeping;
  make_runnable(thread);
}

void Machine::suspend(Thread& thread, ThreadState state, int64_t deadline) {
  unlink(thread);
  thread.state = state;
  thread.deadline = deadline;
  if (deadline != kNoDeadline) deadlines_.emplace(deadline, thread.index);
}

// Wakes the threads whose deadline has come. Entries of threads that woke otherwise are stale.
void Machine::wake_expired() {
  if (deadlines_.empty()) return;
  const int64_t now = world_.now_nanos();
  while (!deadlines_.empty() && deadlines_.top().first <= now) {
    const auto [time, index] = deadlines_.top();
    deadlines_.pop();
    Thread& t = *threads_[index];
    if (t.state != ThreadState::kRunnable && t.alive() && t.deadline == time) {
      monitors_.wake(t, Wake::kTimedOut);
    }
  }
}

// Whether a thread blocks with a deadline.
bool Machine::anybody_timed() const {
  for (const auto& t : threads_) {
    if (t->alive() && t->state != ThreadState::kRunnable && t->deadline != kNoDeadline) return true;
  }
  return false;
}

// Nobody can run: lets time pass until somebody can. False: nobody ever will.
bool Machine::idle() {
  while (!deadlines_.empty()) {
    const auto [time, index] = deadlines_.top();
    Thread& t = *threads_[index];
    if (t.state == ThreadState::kRunnable || !t.alive() || t.deadline != time) {
      deadlines_.pop();
      continue;
    }
    world_.sleep_until(time);
    if (stop_requested_) return false;
    wake_expired();
    if (runnable_ != 0) return true;
  }
  return false;
}

// ---- The master loop ----------------------------------------------------------------------------

Thread* Machine::pick(Thread* last, Point why) {
  Thread* t = scheduler_.pick(*this, last, why);
  if (t != nullptr && t != last) ++stats_.switches;
  return t;
}

StopReason Machine::run_thread(Thread& thread) {
  current_ = &thread;
  const StopReason reason = stepping_   ? run_stepping(*this, thread)
                            : observed_ ? run_observed(*this, thread)
                                        : run_plain(*this, thread);
  current_ = nullptr;
  return reason;
}

// Which thread runs where, for the message of an internal error.
std::string Machine::describe_position() {
  if (current_ == nullptr) return "  between two threads\n";
  std::string text =
      fmt::format("  in thread {} \"{}\", which has run {} bytecodes before this turn\n",
                  current_->number, current_->name, current_->bytecodes);
  for (const std::string& frame : stack_of(*current_)) text += fmt::format("    at {}\n", frame);
  return text;
}

RunResult Machine::run() {
  set_failure_context(
      [](void* machine) { return static_cast<Machine*>(machine)->describe_position(); }, this);
  const RunResult result = run_loop();
  set_failure_context(nullptr, nullptr);
  return result;
}

RunResult Machine::run_loop() {
  stops_ = scheduler_.stops();
  observed_ = listener_ != nullptr || stops_ != 0;
  Thread* last = nullptr;
  Point why = Point::kCannotGoOn;
  while (true) {
    if (alive_users_ == 0 && !begin_shutdown())
      return exited_ ? RunResult::kExited : RunResult::kFinished;
    if (stop_requested_) return RunResult::kInterrupted;
    const bool timed = scheduler_.fires_timeouts();
    if (!timed) wake_expired();
    if (runnable_ == 0 && !(timed ? anybody_timed() : idle())) {
      return stop_requested_ ? RunResult::kInterrupted : RunResult::kDeadlock;
    }
    Thread* next = pick(last, why);
    if (next == nullptr) return RunResult::kStopped;
    const StopReason reason = run_thread(*next);
    last = next;
    switch (reason) {
      case StopReason::kFinished:
        end_thread(*next);
        last = nullptr;
        why = Point::kThreadEnd;
        break;
      case StopReason::kBlocked:
        why =
            (noted_ & static_cast<uint32_t>(Point::kWait)) != 0 ? Point::kWait : Point::kCannotGoOn;
        break;
      case StopReason::kPoint:
        why = static_cast<Point>(noted_ & -noted_);
        break;
      case StopReason::kYield:
        why = Point::kYield;
        break;
      case StopReason::kBudget:
        why = Point::kQuantum;
        break;
      case StopReason::kExit:
        if (!exit_runs_hooks_ || !begin_shutdown()) return RunResult::kExited;
        last = nullptr;
        break;
      case StopReason::kTrap:
        return trap_;
    }
    noted_ = 0;
    if (over_limits()) return trap_;
  }
}

int64_t Machine::budget(int64_t quantum) {
  if (options_.max_steps == UINT64_MAX) return quantum;
  const uint64_t done = stats().bytecodes;
  const uint64_t left = options_.max_steps > done ? options_.max_steps - done : 1;
  return std::min(quantum, static_cast<int64_t>(std::min<uint64_t>(left, INT64_MAX)));
}

void Machine::note_uncaught(Thread& thread, Object* exception) {
  any_failed_ = true;
  if (listener_ != nullptr) listener_->uncaught_exception(thread, exception);
}

bool Machine::over_limits() {
  if (options_.max_steps != UINT64_MAX && stats().bytecodes >= options_.max_steps) {
    trap_ = RunResult::kStepLimit;
    return true;
  }
  if (options_.time_limit_nanos != INT64_MAX &&
      world_.now_nanos() - start_nanos_ >= options_.time_limit_nanos) {
    trap_ = RunResult::kTimeLimit;
    return true;
  }
  return false;
}

// Starts the shutdown hooks when the program ends. False: there are none, or they have ended.
bool Machine::begin_shutdown() {
  if (shutting_down_ || hooks_.empty()) return false;
  shutting_down_ = true;
  // Other threads do not stop while hooks run; those that are left are given up afterwards.
  for (auto& t : threads_) {
    if (t->alive() && !t->daemon) {
      t->daemon = true;
      --alive_users_;
    }
  }
  std::vector<Object*> hooks;
  hooks.swap(hooks_);
  size_t base = roots_.size();
  for (Object* h : hooks) push_root(h);
  for (size_t i = 0; i < hooks.size(); ++i) start_thread(roots_[base + i], false);
  roots_.resize(base);
  return true;
}

void Machine::request_exit(int code, bool run_hooks) {
  if (observed_) access_log_.add(nullptr, 0, Access::write_world);
  if (exited_ && run_hooks) return;  // a second System.exit while hooks run
  exited_ = true;
  exit_code_ = code;
  exit_runs_hooks_ = run_hooks && !shutting_down_;
}

// ---- Roots --------------------------------------------------------------------------------------

void Machine::mark_thread(Marker& marker, Thread& t) {
  marker.mark(t.object);
  marker.mark(t.pending);
  marker.mark(t.blocked_on);
  marker.mark(t.condition);
  for (Frame* f = t.frames; f <= t.fp; ++f) {
    Method& m = *f->method;
    if (m.stub_refs >= 0 || m.is_native() || !m.prepared || m.is_abstract()) {
      // A native that has stopped at a point has its result in r[0].
      const bool returning = m.is_native() && m.prepared && f->pc - m.code == 2;
      const uint32_t refs = m.stub_refs >= 0 ? static_cast<uint32_t>(m.stub_refs)
                            : returning      ? std::max<uint32_t>(m.ref_args, 1)
                                             : m.ref_args;
      for (uint32_t r = 0; r < refs; ++r) marker.mark(f->r[r]);
      continue;
    }
    if (m.live == nullptr) m.live = std::make_shared<LiveMap>(compute_liveness(*m.def));
    const LiveMap& live = *m.live;
    if (live.words == 0) continue;
    // pc is the next instruction. A caller is inside the call before it, unless it only waits for
    // the initialisation of a class and will execute the instruction at pc; the youngest frame of
    // the running thread is executing the one before it; that of another thread will go on at pc.
    const auto next = static_cast<uint32_t>(f->pc - m.code);
    const bool youngest = f == t.fp;
    const bool suspended = youngest ? &t != current_ : f[1].method->reexecutes_caller;
    for (uint32_t r = 0; r < m.def->ref_regs; ++r) {
      const bool is_live = suspended  ? live.in(next, r)
                           : youngest ? live.in(next - 1, r)
                                      : live.out(next - 1, r);
      if (is_live) marker.mark(f->r[r]);
    }
  }
}

void Machine::mark_roots(Marker& marker) {
  for (auto& t : threads_)
    if (t->alive()) mark_thread(marker, *t);
  for (const auto& c : classes_.all()) {
    if (c->statics != nullptr) {
      for (uint32_t i = 0; i < c->statics->cls->ref_slots; ++i) marker.mark(c->statics->ref(i));
    }
    if (c->mirror != nullptr) {
      for (uint32_t i = 0; i < c->mirror->cls->ref_slots; ++i) marker.mark(c->mirror->ref(i));
    }
  }
  for (Object* o : roots_) marker.mark(o);
  for (Object* o : hooks_) marker.mark(o);
  marker.mark(out_of_memory_);
  monitors_.for_each([&](Monitor& m) {
    if (m.owner != 0 || m.entry_head != 0 || m.wait_head != 0) marker.mark(m.object);
  });
}

}  // namespace braid::vm
