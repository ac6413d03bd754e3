#include "vm/machine.h"

#include <fmt/format.h>

#include <algorithm>

#include "vm/assert.h"
#include "vm/interpreter.h"
#include "vm/native.h"
#include "vm/tool_vm.h"

namespace braid::vm {
namespace {

// The finalizer of splitmix64 (Steele, Lea and Flood 2014).
uint64_t mix(uint64_t z) {
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

}  // namespace

Machine::Machine(MachineOptions options, std::vector<const Module*> program, ClassProvider library,
                 std::span<const std::span<const NativeEntry>> natives, World& world,
                 Scheduler& scheduler)
    : options_(std::move(options)),
      world_(world),
      scheduler_(scheduler),
      heap_(*this, options_.max_heap),
      classes_(*this, program, std::move(library)),
      monitors_(*this, state_.monitors),
      tools_(*this) {
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
  if (state_.seed == 0) {
    state_.seed = options_.random_seed != 0 ? options_.random_seed : world_.random_seed();
  }
  if (current_ == nullptr) return mix(state_.seed += 0x9e3779b97f4a7c15u);
  barrier_.before_write(current_);
  return mix(state_.seed ^ mix(uint64_t{current_->path} << 32 | ++current_->hashes));
}

uint32_t Machine::next_identity_hash() {
  if (current_ != nullptr) barrier_.before_write(current_);
  const uint32_t path = current_ == nullptr ? 0 : current_->path;
  uint32_t& count = current_ == nullptr ? state_.hashes : current_->hashes;
  uint32_t hash = 0;
  while (hash == 0) {
    ++count;
    hash = static_cast<uint32_t>(mix(uint64_t{path} << 32 | count)) & 0x3fffffff;
  }
  return hash;
}

MachineStats Machine::stats() const {
  MachineStats s = stats_;
  s.bytecodes = state_.bytecodes;
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
  attach(t, object);
  enter_main_stub(t, *main, as_array(roots_[root]));
  pop_root(root);
  ++state_.alive_users;
  make_runnable(t);
  return true;
}

// ---- Threads ------------------------------------------------------------------------------------

Thread& Machine::new_thread() {
  uint32_t index;
  if (state_.free_threads != 0) {
    index = state_.free_threads - 1;
    barrier_.before_write(threads_[index].get());
    state_.free_threads = threads_[index]->queue_next;
  } else {
    index = state_.thread_count++;
    if (index == threads_.size()) {
      threads_.push_back(std::make_unique<Thread>());
      allocate_stacks(*threads_[index]);
    }
  }
  Thread& t = *threads_[index];
  static_cast<ThreadCore&>(t) = ThreadCore{};
  t.epoch = barrier_.epoch;
  t.index = index;
  t.number = state_.next_number++;
  t.state = ThreadState::kSleeping;  // until make_runnable
  t.fp = t.frames;
  t.watermark = t.frames;
  t.stop_frame = nullptr;
  t.path = static_cast<uint32_t>(current_ == nullptr
                                     ? mix(t.number + 1)
                                     : mix(uint64_t{current_->path} << 32 | ++current_->children));
  t.thin_word = index <= lock_word::kMaxThinIndex ? index << 2 | lock_word::kThin : 0;
  ++state_.alive;
  ++stats_.threads;
  stats_.max_alive = std::max<size_t>(stats_.max_alive, state_.alive);
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

std::string Machine::name_of(const Thread& thread) const {
  if (thread.object == nullptr) return fmt::format("thread {}", thread.number);
  Object* name = thread.object->ref(name_slot_);
  return name == nullptr ? "main" : to_utf8(as_string(name));
}

namespace {

size_t digest_of_name(Object* thread_object, uint32_t name_slot) {
  Object* name = thread_object == nullptr ? nullptr : thread_object->ref(name_slot);
  return name == nullptr ? 0 : std::hash<std::u16string_view>()(as_string(name)->view());
}

std::string numbered(std::string name, uint32_t namesakes) {
  if (namesakes > 0) name += fmt::format(" ({})", namesakes + 1);
  return name;
}

}  // namespace

std::string Machine::label_of(const Thread& thread) const {
  return numbered(name_of(thread), namesakes_before(thread.number, thread.object));
}

std::string Machine::label_of(Object* thread_object) {
  if (const Thread* t = thread_of(thread_object)) return label_of(*t);
  Object* text = thread_object->ref(name_slot_);
  const std::string name = text == nullptr ? "main" : to_utf8(as_string(text));
  if (!has_died(thread_object)) return name;
  for (auto number = static_cast<uint32_t>(ended_.size()); number-- > 0;)
    if (ended_[number].object == thread_object)
      return numbered(name, namesakes_before(number, thread_object));
  return name;
}

// Threads that were started earlier and have the same name, or had it when they ended.
uint32_t Machine::namesakes_before(uint32_t number, Object* thread_object) const {
  const size_t name = digest_of_name(thread_object, name_slot_);
  std::vector<bool> lives(number);
  uint32_t count = 0;
  for (size_t i = 0; i < state_.thread_count; ++i) {
    const Thread& t = *threads_[i];
    if (!t.alive() || t.number >= number) continue;
    lives[t.number] = true;
    count += digest_of_name(t.object, name_slot_) == name;
  }
  for (size_t n = 0; n < std::min<size_t>(number, ended_.size()); ++n)
    count += !lives[n] && ended_[n].object != nullptr && ended_[n].name == name;
  return count;
}

void Machine::note_name_of_dead(const Thread& t) {
  if (t.object == nullptr) return;
  if (ended_.size() <= t.number) ended_.resize(t.number + 1);
  ended_[t.number] = {t.object, digest_of_name(t.object, name_slot_)};
}

bool Machine::has_died(Object* thread_object) {
  return thread_object->prim(classes_.injected_slot(*core().thread)).bits == kDeadThread;
}

Thread* Machine::start_thread(Object* object, bool daemon) {
  if (state_.alive >= kMaxThreads) return nullptr;
  Thread& t = new_thread();
  t.daemon = daemon;
  attach(t, object);
  enter_thread_stub(t);
  if (options_.coverage) coverage_.thread_started(object);
  if (!daemon) ++state_.alive_users;
  make_runnable(t);
  note_point(Point::kThreadStart);
  if (observed_) access_log_.add(object, 0, Access::write_thread);
  if (current_ != nullptr) tools_.started(*current_, t);
  return &t;
}

void Machine::mark_dead(Thread& thread) {
  if (observed_) access_log_.add(thread.object, 0, Access::write_thread);
  barrier_.before_write(thread.object);
  thread.object->prim(classes_.injected_slot(*core().thread)).bits = kDeadThread;
}

void Machine::end_thread(Thread& thread) {
  barrier_.before_write(&thread);
  unlink(thread);
  thread.state = ThreadState::kDead;
  --state_.alive;
  if (!thread.daemon) --state_.alive_users;
  tools_.ended(thread);
  note_point(Point::kThreadEnd);
  note_name_of_dead(thread);
  thread.object = nullptr;
  thread.pending = nullptr;
  thread.fp = thread.watermark = thread.frames;
  // Its slot stays the owner of locks that it has not given back.
  if (thread.locks == 0) {
    thread.queue_next = state_.free_threads;
    state_.free_threads = thread.index + 1;
  }
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

void Machine::set_enabled(Thread& thread, bool enabled) {
  if (thread.held_back != enabled) return;
  barrier_.before_write(&thread);
  const bool can_run = thread.state == ThreadState::kRunnable;
  if (can_run && !enabled) unlink(thread);
  thread.held_back = !enabled;
  if (can_run && enabled) make_runnable(thread);
}

void Machine::make_runnable(Thread& thread) {
  if (thread.state == ThreadState::kRunnable &&
      (state_.run_head == thread.index + 1 || thread.run_prev != 0)) {
    return;
  }
  barrier_.before_write(&thread);
  thread.state = ThreadState::kRunnable;
  thread.deadline = kNoDeadline;
  thread.interruptible = false;
  if (thread.held_back) return;
  thread.run_next = 0;
  thread.run_prev = state_.run_tail;
  if (state_.run_tail != 0) {
    Thread* last = threads_[state_.run_tail - 1].get();
    barrier_.before_write(last);
    last->run_next = thread.index + 1;
  } else {
    state_.run_head = thread.index + 1;
  }
  state_.run_tail = thread.index + 1;
  ++state_.runnable;
}

void Machine::unlink(Thread& thread) {
  barrier_.before_write(&thread);
  if (thread.run_prev != 0) {
    Thread* before = threads_[thread.run_prev - 1].get();
    barrier_.before_write(before);
    before->run_next = thread.run_next;
  } else {
    state_.run_head = thread.run_next;
  }
  if (thread.run_next != 0) {
    Thread* after = threads_[thread.run_next - 1].get();
    barrier_.before_write(after);
    after->run_prev = thread.run_prev;
  } else {
    state_.run_tail = thread.run_prev;
  }
  thread.run_next = thread.run_prev = 0;
  --state_.runnable;
}

void Machine::move_to_back(Thread& thread) {
  if (state_.run_tail == thread.index + 1) return;
  unlink(thread);
  thread.state = ThreadState::kSleeping;
  make_runnable(thread);
}

Thread* Machine::thread_by_number(uint32_t number) {
  for (size_t i = 0; i < thread_slots(); ++i) {
    Thread* t = thread(static_cast<uint32_t>(i));
    if (t->alive() && t->number == number) return t;
  }
  return nullptr;
}

// ---- The master loop ----------------------------------------------------------------------------

Thread* Machine::pick(Thread* last, Point why) {
  Thread* t = scheduler_.pick(*this, last, why);
  if (t != nullptr && t != last) ++stats_.switches;
  return t;
}

StopReason Machine::run_thread(Thread& thread) {
  barrier_.before_write(&thread);
  barrier_.before_frame(&thread);
  current_ = &thread;
  const uint64_t before = thread.bytecodes;
  tools_.before_run(thread);
  const bool accesses = tools_.hears_accesses();
  const StopReason reason = tools_.hears_instructions() ? run_tracing(*this, thread)
                            : stepping_ || (accesses && access_log_.is_recording())
                                ? run_stepping(*this, thread)
                            : accesses  ? run_hearing(*this, thread)
                            : observed_ ? run_observed(*this, thread)
                                        : run_plain(*this, thread);
  if (accesses) tools_.hear(thread, reason == StopReason::kBlocked);
  state_.bytecodes += thread.bytecodes - before;
  current_ = nullptr;
  return reason;
}

// Which thread runs where, for the message of an internal error.
std::string Machine::describe_position() {
  if (current_ == nullptr) return "  between two threads\n";
  std::string text =
      fmt::format("  in thread {} \"{}\", which has run {} bytecodes before this turn\n",
                  current_->number, name_of(*current_), current_->bytecodes);
  for (const std::string& frame : stack_of(*current_)) text += fmt::format("    at {}\n", frame);
  return text;
}

RunResult Machine::run() {
  set_failure_context(
      [](void* machine) { return static_cast<Machine*>(machine)->describe_position(); }, this);
  const RunResult result = run_loop();
  // A scheduler may stop a run in the middle, to go on by steps.
  if (result != RunResult::kStopped || tools_.vm().wants_stop()) tools_.finished();
  set_failure_context(nullptr, nullptr);
  return result;
}

void Machine::begin_run() {
  stops_ = scheduler_.stops();
  observed_ = tools_.hears_accesses() || tools_.hears_instructions() || stops_ != 0;
}

int64_t Machine::run_nanos() const {
  constexpr int64_t kNanosPerBytecode = 1000;
  if (current_ == nullptr || !scheduler_.fires_timeouts()) return 0;
  return (static_cast<int64_t>(current_->bytecodes) + turn_bytecodes_) * kNanosPerBytecode;
}

StopReason Machine::step(Thread& thread) {
  state_.noted = 0;
  const StopReason reason = run_thread(thread);
  stopped_at_ = Point::kCannotGoOn;
  switch (reason) {
    case StopReason::kFinished:
      end_thread(thread);
      stopped_at_ = Point::kThreadEnd;
      state_.ended = state_.alive_users == 0 && !begin_shutdown();
      break;
    case StopReason::kBlocked:
      if ((state_.noted & static_cast<uint32_t>(Point::kWait)) != 0) stopped_at_ = Point::kWait;
      break;
    case StopReason::kPoint:
      stopped_at_ = static_cast<Point>(state_.noted & -state_.noted);
      break;
    case StopReason::kYield:
      stopped_at_ = Point::kYield;
      break;
    case StopReason::kBudget:
      stopped_at_ = Point::kQuantum;
      break;
    case StopReason::kExit:
      state_.ended = !state_.exit_runs_hooks || !begin_shutdown();
      break;
    case StopReason::kTrap:
      break;
  }
  return reason;
}

RunResult Machine::run_loop() {
  begin_run();
  Thread* last = nullptr;
  Point why = Point::kCannotGoOn;
  while (true) {
    if (state_.ended) return end_result();
    if (stop_requested_) return RunResult::kInterrupted;
    const bool timed = scheduler_.fires_timeouts();
    if (!timed) {
      wake_expired();
      look_outside(false);
    }
    if (state_.runnable == 0 && !(timed ? anybody_timed() : idle())) {
      return stop_requested_ ? RunResult::kInterrupted : RunResult::kDeadlock;
    }
    Thread* next = pick(last, why);
    if (next == nullptr) return RunResult::kStopped;
    const StopReason reason = step(*next);
    if (reason == StopReason::kTrap) return trap_;
    const bool gone = reason == StopReason::kFinished || reason == StopReason::kExit;
    last = gone ? nullptr : next;
    if (reason != StopReason::kExit) why = stopped_at_;
    if (!state_.ended && over_limits()) return trap_;
    if (tools_.any() && !carry_out_requests()) return RunResult::kStopped;
  }
}

// What tools have asked for. False: to stop.
bool Machine::carry_out_requests() {
  ToolVm& vm = tools_.vm();
  if (vm.has_calls()) vm.make_calls();
  return !vm.wants_stop();
}

void Machine::go_back(const MachineState& state) {
  state_ = state;
  if (scheduler_.fires_timeouts()) return;
  deadlines_ = {};
  for (uint32_t i = 0; i < state_.thread_count; ++i) {
    const Thread& t = *threads_[i];
    if (t.alive() && t.state != ThreadState::kRunnable && t.deadline != kNoDeadline)
      deadlines_.emplace(t.deadline, i);
  }
}

void Machine::step_local(Thread& thread, int64_t most) {
  most_bytecodes_ = most;
  current_ = &thread;
  run_local(*this, thread);
  current_ = nullptr;
  most_bytecodes_ = INT64_MAX;
}

int64_t Machine::budget(int64_t quantum) {
  quantum = std::min(quantum, most_bytecodes_);
  if (options_.max_steps == UINT64_MAX) return quantum;
  const uint64_t done = state_.bytecodes;
  const uint64_t left = options_.max_steps > done ? options_.max_steps - done : 1;
  return std::min(quantum, static_cast<int64_t>(std::min<uint64_t>(left, INT64_MAX)));
}

// Whether a handler of the program takes what leaves the thread: its own, the default one, or its
// group's, if the group is of a class of the program.
bool Machine::has_handler(const Thread& thread) {
  Class* cls = classes_.loaded("java/lang/Thread");
  const auto slot = [&](const char* name, const char* type) {
    const Field* field = cls->find_field(name, type);
    BRAID_ASSERT(field != nullptr, fmt::format("java.lang.Thread has no field `{}`", name));
    return field->slot;
  };
  constexpr const char* kHandler = "Ljava/lang/Thread$UncaughtExceptionHandler;";
  if (thread.object->ref(slot("handler", kHandler)) != nullptr) return true;
  if (cls->statics->ref(slot("defaultHandler", kHandler)) != nullptr) return true;
  const Object* group = thread.object->ref(slot("group", "Ljava/lang/ThreadGroup;"));
  return group != nullptr && group->cls->user_code;
}

void Machine::note_uncaught(Thread& thread, Object* exception) {
  // Of the initial thread it is a failure all the same: java's exit code is 1.
  if (thread.number != 0 && has_handler(thread)) return;
  state_.any_failed = true;
  // A handler is given the thread.
  if (thread.number == 0) state_.initial_thread_known = true;
  tools_.uncaught(thread, exception);
}

bool Machine::over_limits() {
  if (options_.max_steps != UINT64_MAX && state_.bytecodes >= options_.max_steps) {
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
  Array* hooks = shutdown_hooks();
  if (state_.shutting_down || hooks == nullptr) return false;
  state_.shutting_down = true;
  // Other threads do not stop while hooks run; those that are left are given up afterwards.
  for (uint32_t i = 0; i < state_.thread_count; ++i) {
    Thread& t = *threads_[i];
    if (t.alive() && !t.daemon) {
      barrier_.before_write(&t);
      t.daemon = true;
      --state_.alive_users;
    }
  }
  for (int32_t i = 0; i < hooks->length; ++i) start_thread(hooks->refs()[i], false);
  return true;
}

// What java.lang.Runtime keeps of them; null if there are none.
Array* Machine::shutdown_hooks() {
  Class* runtime = classes_.loaded("java/lang/Runtime");
  if (runtime == nullptr) return nullptr;
  Field* hooks = runtime->find_field("hooks", "[Ljava/lang/Thread;");
  BRAID_ASSERT(hooks != nullptr, "java.lang.Runtime has no field `hooks`");
  return as_array(runtime->statics->ref(hooks->slot));
}

void Machine::request_exit(int code, bool run_hooks) {
  if (observed_) access_log_.add(nullptr, 0, Access::write_world);
  if (state_.exited && run_hooks) return;  // a second System.exit while hooks run
  state_.exited = true;
  state_.exit_code = code;
  state_.exit_runs_hooks = run_hooks && !state_.shutting_down;
}

// ---- Roots --------------------------------------------------------------------------------------

// pc is the next instruction. A caller is inside the call before it, unless it only waits for the
// initialisation of a class and will execute the instruction at pc; the youngest frame of the
// running thread is executing the one before it; that of another thread will go on at pc.
FrameAt Machine::where_is(const Thread& t, const Frame& f) const {
  if (&f == t.fp) return &t == current_ ? current_at_ : FrameAt::kNext;
  return (&f)[1].method->reexecutes_caller ? FrameAt::kNext : FrameAt::kCall;
}

void Machine::mark_thread(Marker& marker, Thread& t) {
  marker.mark(t.object);
  marker.mark(t.pending);
  marker.mark(t.blocked_on);
  marker.mark(t.condition);
  for (Frame* f = t.frames; f <= t.fp; ++f) {
    const auto pc = static_cast<uint32_t>(f->pc - f->method->code);
    for_each_live_ref(*f->method, pc, where_is(t, *f), [&](uint32_t i) { marker.mark(f->r[i]); });
  }
}

void Machine::mark_roots(Marker& marker) {
  tools_.vm().mark_slots(marker);
  for (uint32_t i = 0; i < state_.thread_count; ++i)
    if (threads_[i]->alive()) mark_thread(marker, *threads_[i]);
  for (const auto& c : classes_.all()) {
    if (c->statics != nullptr) {
      for (uint32_t i = 0; i < c->statics->cls->ref_slots; ++i) marker.mark(c->statics->ref(i));
    }
    if (c->mirror != nullptr) {
      for (uint32_t i = 0; i < c->mirror->cls->ref_slots; ++i) marker.mark(c->mirror->ref(i));
    }
  }
  for (Object* o : roots_) marker.mark(o);
  marker.mark(out_of_memory_);
  monitors_.for_each([&](Monitor& m) {
    const bool used = m.owner != 0 || m.shared != 0 || m.entry_head != 0 || m.wait_head != 0;
    if (used) marker.mark(m.object);
  });
}

}  // namespace braid::vm
