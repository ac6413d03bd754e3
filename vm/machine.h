// The machine: one running program. Everything hangs off one Machine; several can live in one
// process.
//
// What: classes, heap, threads, monitors, and the master loop that lets the scheduler pick a thread
// and runs it until it stops.
//
// Owns: all of it. The five doors are given from outside or have defaults: barrier.h, scheduler.h,
// events.h, native_code.h, world.h.
//
// Use: make it with options, call start() and then run().
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <queue>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "vm/access_log.h"
#include "vm/barrier.h"
#include "vm/classes.h"
#include "vm/coverage.h"
#include "vm/frame_roots.h"
#include "vm/heap.h"
#include "vm/monitor.h"
#include "vm/native_code.h"
#include "vm/scheduler.h"
#include "vm/thread.h"
#include "vm/tool_host.h"
#include "vm/world.h"

namespace braid::vm {

struct NativeEntry;
struct NativeCall;

// UTF-8 and UTF-16; malformed input becomes U+FFFD (or '?', as Java's encoder writes it).
std::u16string utf16_of(std::string_view text);
std::string utf8_of(std::u16string_view text);

struct MachineOptions {
  uint64_t max_heap = 1ull << 30;        // bytes
  uint64_t max_steps = UINT64_MAX;       // bytecodes, all threads together
  int64_t time_limit_nanos = INT64_MAX;  // of running time
  int processors = 2;                    // what Runtime.availableProcessors says
  bool assertions = true;
  bool stress_collect = false;  // collect at every allocation
  bool coverage = false;        // note what is run (coverage.h)
  std::string main_class;       // empty: the module's
  std::vector<std::string> arguments;
  uint64_t random_seed = 0;  // 0: from the world
  // Whether operations in the code of a class are looked at one by one (Class::tested). Not set:
  // in the user's classes.
  std::function<bool(std::string_view class_name, bool user_code)> tested;
  // Variables that count as volatile: fields as "Account.balance", all arrays of a type as "int[]".
  std::vector<std::string> volatiles;
  // Final fields ("Account.owner") whose accesses are logged as those of any other.
  std::vector<std::string> late_finals;
};

enum class RunResult : uint8_t {
  kFinished,  // all non-daemon threads ended
  kExited,    // System.exit or Runtime.halt; see exit_code()
  kDeadlock,  // no thread can ever run again, and one is no daemon
  kStopped,   // the scheduler stopped it
  kStepLimit,
  kTimeLimit,
  kInterrupted,  // request_stop() was called, e.g. for Ctrl-C
};

struct MachineStats {
  uint64_t bytecodes = 0;
  uint64_t switches = 0;
  uint64_t threads = 0;  // started, the initial one included
  size_t max_alive = 0;
};

// Everything that a run changes in the machine itself, as against its threads, monitors and
// objects: what a checkpoint keeps whole. Links are thread indices + 1.
struct MachineState {
  uint32_t run_head = 0;
  uint32_t run_tail = 0;
  uint32_t free_threads = 0;  // list of dead threads' slots, by ThreadCore::queue_next
  uint32_t thread_count = 0;  // slots in use; those above are storage for later threads
  uint32_t runnable = 0;
  uint32_t alive = 0;
  uint32_t alive_users = 0;  // not daemons
  uint32_t next_number = 0;
  bool initial_thread_known = false;
  uint32_t noted = 0;   // points since the running thread went on
  uint32_t hashes = 0;  // identity hash codes asked for while no thread ran
  int exit_code = 0;
  bool exited = false;
  bool exit_runs_hooks = false;
  bool shutting_down = false;
  bool any_failed = false;
  bool ended = false;
  MonitorsState monitors;
  uint64_t seed = 0;
  uint64_t bytecodes = 0;  // executed on this path, all threads together
};
static_assert(std::is_trivially_copyable_v<MachineState>);

class Machine {
 public:
  // The natives are found by name in the given tables. The world and scheduler outlive the machine.
  Machine(MachineOptions options, std::vector<const Module*> program, ClassProvider library,
          std::span<const std::span<const NativeEntry>> natives, World& world,
          Scheduler& scheduler);
  ~Machine();
  Machine(const Machine&) = delete;
  Machine& operator=(const Machine&) = delete;

  // Loads the core classes and the main class, makes the initial thread. False: error() says why.
  [[nodiscard]] bool start();
  const std::string& error() const { return error_; }
  // Runs until the program ends or cannot go on.
  RunResult run();
  // The same in steps, for whoever decides himself who runs (and may go back between two steps).
  // begin_run() comes before the first step, and again when the scheduler's stops have changed.
  void begin_run();
  // Runs the thread until it stops, and does what its stop means for the program. The thread has
  // ended if the reason is kFinished, and perhaps the program: see has_ended().
  // REQUIRES: the thread is runnable.
  StopReason step(Thread& thread);
  // Whether the program has ended: all threads that are no daemons, and the shutdown hooks.
  bool has_ended() const { return state_.ended; }
  // Runs the thread on as long as it only works on its registers; what others do cannot matter to
  // it, nor it to them. At most `most` bytecodes.
  void step_local(Thread& thread, int64_t most);
  // What the last step stopped at.
  Point stopped_at() const { return stopped_at_; }
  int exit_code() const { return state_.exit_code; }
  // Whether System.exit or halt was called.
  bool exited() const { return state_.exited; }
  // Whether the shutdown hooks have been started.
  bool is_shutting_down() const { return state_.shutting_down; }
  // Whether a thread died of an exception.
  bool any_failed() const { return state_.any_failed; }
  // Called when an exception has left the run method (or main) of a thread. No failure if a handler
  // of the program takes it.
  void note_uncaught(Thread& thread, Object* exception);
  // From now on a path may have so many bytecodes.
  void set_max_steps(uint64_t bytecodes) { options_.max_steps = bytecodes; }
  // Bytecodes that may still be executed, at most `quantum`.
  int64_t budget(int64_t quantum);

  // Doors.
  // The tools that watch; they are added before start().
  ToolHost& tools() { return tools_; }
  // Stops after each entry in the access log (Point::kAccess); for schedulers with stops.
  void set_stepping(bool on) { stepping_ = on; }
  bool stepping() const { return stepping_; }
  // Whether the access log is written: a tool needs it, or the scheduler has stops.
  bool observed() const { return observed_; }
  World& world() { return world_; }
  Scheduler& scheduler() { return scheduler_; }
  Barrier& barrier() { return barrier_; }
  AccessLog& access_log() { return access_log_; }

  // Parts.
  ClassTable& classes() { return classes_; }
  const CoreClasses& core() const { return classes_.core(); }
  Heap& heap() { return heap_; }
  Monitors& monitors() { return monitors_; }
  Coverage& coverage() { return coverage_; }
  const MachineOptions& options() const { return options_; }
  MachineStats stats() const;

  // Threads.
  Thread* thread(uint32_t index) { return threads_[index].get(); }
  // Slots in use, those of dead threads included.
  // The live thread of this number; null if there is none.
  Thread* thread_by_number(uint32_t number);
  size_t thread_slots() const { return state_.thread_count; }
  Thread* current() { return current_; }
  // The thread's name: what its object says.
  std::string name_of(const Thread& thread) const;
  // Its name for reports, in which no two threads are called the same: of several that have one
  // name, those that were started later have a number: "worker (2)".
  std::string label_of(const Thread& thread) const;
  // The same of a java.lang.Thread object, whose thread may have ended.
  std::string label_of(Object* thread_object);
  // Threads started so far, the initial one included; the next one gets this number.
  uint32_t threads_started() const { return state_.next_number; }
  // Whether user code has got hold of the initial thread's Thread object.
  bool initial_thread_is_known() const { return state_.initial_thread_known; }
  void note_initial_thread_known() { state_.initial_thread_known = true; }
  // The machine's thread of a java.lang.Thread object; null if not started or dead.
  Thread* thread_of(Object* thread_object);
  // Whether the thread of a java.lang.Thread object has ended.
  bool has_died(Object* thread_object);
  // Sets the interrupt flag; wakes the thread if it blocks interruptibly.
  void interrupt(Thread& thread);
  // Starts a thread; `object` is a java.lang.Thread. Null: too many threads.
  Thread* start_thread(Object* object, bool daemon);
  // Called by Thread.exit of a thread, under its own monitor: it counts as dead for isAlive and
  // join.
  void mark_dead(Thread& thread);
  // The run queue, in order of arrival. first_runnable() is null if nobody can run.
  Thread* first_runnable() {
    return state_.run_head == 0 ? nullptr : threads_[state_.run_head - 1].get();
  }
  Thread* next_runnable(const Thread& t) {
    return t.run_next == 0 ? nullptr : threads_[t.run_next - 1].get();
  }
  void make_runnable(Thread& thread);
  void move_to_back(Thread& thread);
  // Takes a thread out of the run queue; `state` is not kRunnable. With a deadline it wakes by
  // itself.
  void suspend(Thread& thread, ThreadState state, int64_t deadline);
  // The thread waits for what is outside (World::wait), or for the deadline.
  void wait_outside(Thread& thread, IoWait wait, int64_t deadline);

  // Exceptions.
  // Makes a pending exception of the class with a message (null: none) in the thread. The
  // constructor is not run: message and stack trace are set directly. Falls back on
  // OutOfMemoryError.
  void raise(Thread& thread, std::string_view class_name, const std::string* message);
  // An exception object of the class, set up as by raise(); null if memory is short.
  Object* make_exception(std::string_view class_name, const std::string* message = nullptr);
  // Takes the frames of a thread into a long[] (method id << 32 | pc), youngest first, constructor
  // frames of `throwable` left out; null if memory is short.
  Array* capture_trace_may_collect(Thread& thread, Object* throwable);
  // Frames as text "Main.run(Main.java:12)", youngest first, hidden ones left out.
  std::vector<std::string> stack_of(const Thread& thread) const;

  // The same from a trace that capture_trace_may_collect has made.
  std::vector<std::string> stack_of_trace(Array* trace);
  // The trace that a Throwable carries; null if none.
  Array* trace_of(Object* throwable);
  // "java.lang.IllegalStateException: text", as Throwable.toString gives it by default.
  std::string describe_exception(Object* throwable);

  // Strings.
  String* new_string_may_collect(std::u16string_view text);  // null: heap full
  String* new_string_utf8_may_collect(std::string_view text);
  // The interned string of this text; immortal.
  String* intern(std::u16string_view text);
  const std::unordered_map<std::u16string_view, String*>& interned() const { return interned_; }
  static std::string to_utf8(const String* string);

  // Initialisation of classes: pushes the frames to run before the current instruction is executed
  // again. kReady: nothing to do; kPushed: frames pushed; kBlocked: another thread initialises it;
  // kThrow: pending.
  enum class InitResult : uint8_t { kReady, kPushed, kBlocked, kThrow };
  InitResult initialise(Thread& thread, Class& cls);
  // Called by the stub when the static initialiser has ended (exception null) or thrown: wakes
  // those who wait. With an exception the thread has one pending afterwards.
  void finish_init(Thread& thread, Class& cls, Object* exception);

  // Frames.
  // Pushes a frame of a method whose arguments are at r and p of the youngest frame's windows.
  // False: stack overflow.
  [[nodiscard]] bool push_frame(Thread& thread, Method& method, Object** r, Slot* p);
  // Makes room for a frame that begins at the given registers; false: a limit is exceeded.
  [[nodiscard]] bool grow_stacks(Thread& thread, Object** r, Slot* p, const Method& method);
  // Finds the handler of the pending exception, unwinds to it, and stores the exception in its
  // register.
  void unwind(Thread& thread);

  // Tools' wishes.
  // A thread that is not enabled stays out of the run queue until it is again. REQUIRES: no search
  // decides who runs.
  void set_enabled(Thread& thread, bool enabled);
  // Runs a static method without parameters on a thread that nobody sees, outside of the schedule;
  // what it returns (the bits; 0 of void), or nothing if it does not exist, blocks, throws or runs
  // longer than kCallSteps bytecodes. What it changes stays changed. REQUIRES: no thread runs.
  std::optional<uint64_t> call_outside(std::string_view owner, std::string_view name);
  static constexpr int64_t kCallSteps = 10'000'000;

  // Stopping.
  void request_exit(int code, bool run_hooks);
  void request_stop() { stop_requested_ = true; }  // async-signal-safe
  bool shutting_down() const { return state_.shutting_down; }

  // Points of interest; see scheduler.h.
  void note_point(Point p) { state_.noted |= static_cast<uint32_t>(p) & stops_; }
  uint32_t stops() const { return stops_; }
  bool has_noted() const { return state_.noted != 0; }
  // All points of the last step.
  uint32_t noted() const { return state_.noted; }

  // Going back (checkpoint/): the state is copied at a checkpoint. Afterwards threads, monitors and
  // objects are brought back, then the state is stored and went_back() called.
  // REQUIRES: no thread runs.
  const MachineState& state() const { return state_; }
  void go_back(const MachineState& state);
  // Slots that were ever used; those above thread_slots() have stacks but no thread.
  size_t thread_storage() const { return threads_.size(); }
  // What a frame of the thread is about to do.
  FrameAt where_is(const Thread& thread, const Frame& frame) const;
  // For as long as tools hear of a moment at which the current thread has not begun what is at its
  // pc, or was sent back to it.
  void set_current_at(FrameAt at) { current_at_ = at; }

  // Local roots of natives; see Root in native.h.
  size_t push_root(Object* o) { return roots_.push_back(o), roots_.size() - 1; }
  void pop_root(size_t index) { roots_.resize(index); }
  Object*& root(size_t index) { return roots_[index]; }

  NativeFn find_native(std::string_view name) const;
  // The same on each schedule: fixed by the running thread and how many it has asked for.
  uint64_t next_random_seed();
  // 30 bits, never 0; fixed by the running thread and how many it has asked for.
  uint32_t next_identity_hash();
  // The time as the running thread sees it. Where time-outs fire by the scheduler's will each
  // thread sees the clock plus a microsecond for each bytecode that it has run, so that who waits
  // for the time to pass gets there, and the time that a thread reads does not depend on others'
  // steps.
  int64_t program_nanos() { return world_.now_nanos() + run_nanos(); }
  int64_t run_nanos() const;
  // The moment so many nanoseconds from now at which a time-out may fire; kNoDeadline if it is too
  // far away.
  int64_t deadline_after(int64_t nanos) {
    const int64_t now = scheduler_.orders_time() ? world_.now_nanos() : program_nanos();
    return nanos < kNoDeadline - now ? now + nanos : kNoDeadline;
  }
  size_t alive() const { return state_.alive; }
  // Told by the observed loop before a native runs: bytecodes of the thread in this turn.
  void set_turn_bytecodes(int64_t n) { turn_bytecodes_ = n; }

  static constexpr uint64_t kDeadThread = UINT32_MAX;
  static constexpr size_t kMaxThreads = 100'000;

 private:
  friend class ClassTable;
  Thread& new_thread();
  void unlink(Thread& thread);
  Thread* pick(Thread* last, Point why);
  void wake_expired();
  void look_outside(bool all_wait);
  bool idle();
  bool anybody_timed() const;
  void end_thread(Thread& thread);
  void note_name_of_dead(const Thread& thread);
  uint32_t namesakes_before(uint32_t number, Object* thread_object) const;
  void attach(Thread& thread, Object* object);
  void allocate_stacks(Thread& thread);
  Array* shutdown_hooks();
  bool has_handler(const Thread& thread);
  bool make_stubs(std::string& error);
  Method& make_stub(std::string name, std::vector<Insn> code, std::vector<Handler> handlers,
                    uint16_t ref_regs, int16_t stub_refs);
  Method& init_stub(Class& cls);
  void enter_stub(Thread& thread, Method& stub);
  void enter_main_stub(Thread& thread, Method& main, Array* args);
  void enter_thread_stub(Thread& thread);
  void enter_call_stub(Thread& thread, Method& method);
  bool over_limits();
  bool carry_out_requests();
  bool begin_shutdown();
  void mark_roots(Marker& marker);
  void mark_thread(Marker& marker, Thread& thread);
  StopReason run_thread(Thread& thread);
  std::string describe_position();
  RunResult run_loop();
  bool make_initial_thread();
  RunResult end_result() const { return state_.exited ? RunResult::kExited : RunResult::kFinished; }

  MachineOptions options_;
  MachineState state_;
  World& world_;
  Scheduler& scheduler_;
  Barrier barrier_;
  AccessLog access_log_;
  std::unordered_map<std::string_view, NativeFn> natives_;
  Heap heap_;
  ClassTable classes_;
  Monitors monitors_;
  Coverage coverage_;
  ToolHost tools_;
  std::vector<std::unique_ptr<Thread>> threads_;
  Thread* current_ = nullptr;
  FrameAt current_at_ = FrameAt::kInside;
  using Deadline = std::pair<int64_t, uint32_t>;  // time, thread index
  // Not used if the scheduler fires time-outs.
  std::priority_queue<Deadline, std::vector<Deadline>, std::greater<>> deadlines_;
  // Threads that wait for what is outside, some of which may not wait any more.
  struct Outsider {
    uint32_t index;
    uint32_t number;
    IoWait wait;
  };
  std::vector<Outsider> outsiders_;
  uint32_t turns_until_look_ = 0;
  std::vector<Object*> roots_;
  std::unordered_map<std::u16string_view, String*> interned_;
  std::deque<MethodDef> stub_defs_;
  std::deque<Method> stubs_;
  std::unordered_map<const Class*, Method*> init_stubs_;
  Method* thread_stub_ = nullptr;
  Method* main_stub_ = nullptr;
  Method* call_stub_ = nullptr;
  Object* out_of_memory_ = nullptr;
  uint32_t stops_ = 0;
  bool observed_ = false;
  bool stepping_ = false;
  int64_t most_bytecodes_ = INT64_MAX;  // of one run
  int64_t turn_bytecodes_ = 0;
  bool stop_requested_ = false;
  Point stopped_at_ = Point::kCannotGoOn;
  RunResult trap_ = RunResult::kStepLimit;
  MachineStats stats_;
  int64_t start_nanos_ = 0;
  // Slots of java.lang.Throwable.
  uint32_t message_slot_ = 0;
  uint32_t backtrace_slot_ = 0;
  uint32_t cause_slot_ = 0;
  uint32_t name_slot_ = 0;  // of java.lang.Thread
  // Threads that have ended, by number. What stands there for one that lives (again, after going
  // back) means nothing, and is written anew when it ends.
  struct Ended {
    const Object* object = nullptr;  // only to be compared: it may be gone
    size_t name = 0;                 // digest
  };
  std::vector<Ended> ended_;
  std::string error_;
};

}  // namespace braid::vm
