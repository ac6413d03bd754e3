// Tools: what watches a running program from outside, without knowing how the machine is built.
//
// What: a Tool is a class with empty handlers, one for each event of events.def, whose text says
// exactly when it fires. A tool says with needs() what it wants to hear; what nobody needs costs
// nothing. It sees the program through a Vm: threads, frames, locks, objects, source lines, by
// handles and plain data. Nothing here shows how objects or frames lie in memory, so a tool can be
// built outside the tree; kToolAbi tells whether it fits.
//
// State: a tool that keeps what it has learned about the program must lose it again when the
// machine goes back to a checkpoint. Two things do that by themselves: slots, which are 64-bit
// values beside each variable or object (Vm::variable_slots, Vm::object_slots), and
// Versioned<T>, for everything else.
//
// Rules for handlers:
//  1. They do not run the program, change it, or allocate in its heap; requests (Vm::request_...)
//     are carried out between two steps of the program.
//  2. An exception that leaves a handler, or a function that was given to the Vm, ends the tool, not
//     the program: it hears nothing more, and the message is reported.
//  3. Handles (ObjectRef, ClassRef, Place) are good during the handler. Kept longer, they may be
//     compared and asked about as long as the object is alive; they do not keep it alive. What a
//     tool that was loaded from a library asks about is looked up first: the answer about an object
//     that is gone, or never was, is empty (numbers 0, threads kNoThread, slots that nobody reads),
//     and the first such question is reported. But memory is used again: a handle that was kept too
//     long may be that of another object.
//
// After Bruening 1999, sections 2.1.1, A.4 and A.5; the shape of a tool is that of RoadRunner
// (Flanagan and Freund, 2010).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace braid {

// ---- Handles and plain data ---------------------------------------------------------------------

// A thread, by the order of its start; the initial thread is 0. The same on every schedule that
// starts threads in the same order.
using ThreadNumber = uint32_t;
constexpr ThreadNumber kNoThread = UINT32_MAX;

// An object, array or class's statics; compared only.
struct ObjectRef {
  const void* id = nullptr;
  explicit operator bool() const { return id != nullptr; }
  bool operator==(const ObjectRef&) const = default;
};

struct ClassRef {
  const void* id = nullptr;
  bool operator==(const ClassRef&) const = default;
};

// An instruction of a method.
struct Place {
  const void* method = nullptr;
  uint32_t pc = 0;
  bool is_user = false;  // not of the class library
  bool operator==(const Place&) const = default;
};

// A field, static or array element. Slots tell the variables of one object apart.
struct Variable {
  ObjectRef object;
  uint32_t slot = 0;
  bool operator==(const Variable&) const = default;
};

enum class LockMode : uint8_t { kExclusive, kShared };
enum class WakeReason : uint8_t { kNotified, kTimedOut, kInterrupted };

struct ThreadInfo {
  ThreadNumber thread = kNoThread;
  ThreadNumber other = kNoThread;
  ObjectRef object;  // the java.lang.Thread object of other
  Place place;
};
struct LockInfo {
  ThreadNumber thread = kNoThread;
  ThreadNumber other = kNoThread;
  ObjectRef lock;
  LockMode mode = LockMode::kExclusive;
  bool is_try = false;  // it would not have waited
  Place place;
};
struct WaitInfo {
  ThreadNumber thread = kNoThread;
  ThreadNumber other = kNoThread;
  ObjectRef lock;
  WakeReason reason = WakeReason::kNotified;  // wait_end
  bool all = false;                           // notifyAll, signalAll
  Place place;
};
struct PermitInfo {
  ThreadNumber thread = kNoThread;
  ObjectRef object;
  bool gives = false;  // permit_write: release, countDown, unpark
  Place place;
};
struct AccessInfo {
  ThreadNumber thread = kNoThread;
  Variable variable;
  uint64_t value = 0;       // bits: ints and below sign-extended; of a reference its ObjectRef
  bool is_element = false;  // of an array; variable.slot is its index
  bool is_static = false;
  bool is_reference = false;
  bool is_atomic = false;  // of java.util.concurrent.atomic, not a volatile field
  bool is_final = false;   // writes of final fields, by their object's constructor mostly
  Place place;
};
struct ObjectInfo {
  ThreadNumber thread = kNoThread;
  ObjectRef object;
  uint32_t length = 0;  // of an array or string
  bool is_array = false;
  bool is_user = false;  // of a class of the program
  Place place;
};
struct ClassInfo {
  ThreadNumber thread = kNoThread;  // none: the machine itself
  ClassRef cls;
  ObjectRef statics;
  bool is_user = false;  // not of the class library
  bool failed = false;   // class_init: its initialiser has thrown
};
struct ExceptionInfo {
  ThreadNumber thread = kNoThread;
  ObjectRef exception;
  Place place;
};
struct MethodInfo {
  ThreadNumber thread = kNoThread;
  Place place;  // its first instruction; method_exit: of the caller
  const void* method = nullptr;
  uint32_t depth = 0;  // frames below it
};
struct CodeInfo {
  ThreadNumber thread = kNoThread;
  Place place;
  uint32_t depth = 0;
};
struct TextInfo {
  ThreadNumber thread = kNoThread;
  Place place;
};
struct CheckpointInfo {
  uint64_t checkpoint = 0;
};

// ---- Events -------------------------------------------------------------------------------------

enum class Event : uint8_t {
#define EVENT(name, Info, how, doc) name,
#include "vm/events.def"
#undef EVENT
  kCount,
};
constexpr size_t kEventCount = static_cast<size_t>(Event::kCount);

class EventSet {
 public:
  constexpr EventSet() = default;
  constexpr EventSet(std::initializer_list<Event> events) {
    for (Event e : events) bits_ |= uint64_t{1} << static_cast<unsigned>(e);
  }
  constexpr bool has(Event e) const { return (bits_ >> static_cast<unsigned>(e) & 1) != 0; }
  constexpr EventSet operator|(EventSet o) const { return o.bits_ |= bits_, o; }

 private:
  uint64_t bits_ = 0;
};
static_assert(kEventCount <= 64);

class Vm;

// The manual of a tool is the text of its events. One that is added to a machine outlives it.
class Tool {
 public:
  virtual ~Tool() = default;
  // For messages: "coverage".
  virtual const char* name() const = 0;
  // What it wants to hear; asked once, before the program starts.
  virtual EventSet needs() const = 0;
  // Whether it has something to say in a search over schedules of whole blocks. If not, the tester
  // has it listen to random schedules only.
  virtual bool joins_search() const { return true; }
  // Before the program's classes are loaded: the time to declare slots.
  virtual void attached(Vm& vm) { (void)vm; }
  // The ordinary run, the search or the replay is over: the time to print what was found. Not
  // called for a tool that only looks on while a known schedule is run once more.
  virtual void detached(Vm& vm) { (void)vm; }
#define EVENT(event, Info, how, doc) \
  virtual void event(const Info& info) { (void)info; }
#include "vm/events.def"
#undef EVENT
};

// ---- State that goes back -----------------------------------------------------------------------

// A value of a tool that goes back with the program.
class VersionedBase {
 public:
  virtual ~VersionedBase() = default;
  // A copy of the value, and the value from a copy that is not needed any more.
  virtual std::shared_ptr<void> copy() const = 0;
  virtual void assign(const std::shared_ptr<void>& value) = 0;
  uint32_t epoch = 0;  // the keeper's: of the newest checkpoint when it was last saved
  // Dies with it: how the keeper knows that it is gone.
  std::weak_ptr<void> life() const { return life_; }

 private:
  std::shared_ptr<void> life_ = std::make_shared<char>();
};

// Where old values go; part of the machine.
class VersionKeeper {
 public:
  virtual ~VersionKeeper() = default;
  virtual void before_change(VersionedBase& value) = 0;
};

template <class T>
class Versioned final : public VersionedBase {
 public:
  explicit Versioned(VersionKeeper& keeper, T value = T())
      : keeper_(keeper), value_(std::move(value)) {}
  Versioned(const Versioned&) = delete;
  Versioned& operator=(const Versioned&) = delete;
  const T& get() const { return value_; }
  // Where it may be changed, until the next event.
  T& edit() {
    keeper_.before_change(*this);
    return value_;
  }
  std::shared_ptr<void> copy() const override { return std::make_shared<T>(value_); }
  void assign(const std::shared_ptr<void>& value) override {
    value_ = std::move(*static_cast<T*>(value.get()));
  }

 private:
  VersionKeeper& keeper_;
  T value_;
};

// ---- The machine, as tools see it ---------------------------------------------------------------

struct HeldLock {
  ObjectRef lock;
  LockMode mode = LockMode::kExclusive;
};
struct FrameInfo {
  Place place;
  std::string method;  // "Account.deposit"
  std::string where;   // "Account.java:12"
};
struct LocalInfo {
  std::string name;
  std::string type;  // as in the source
  std::string value;
};

// What a tool holds against the program. Ordinary runs print it; the tester makes it a failure, with
// a schedule that shows it.
struct Finding {
  std::string rule;      // what is violated, in a word or two: "data race", "locking discipline"
  std::string what;      // in one line: "data race on Account.balance"
  std::string variable;  // the name of the variable that it is about, if there is one
  std::string place;     // findings with the same rule, variable and place are one
  std::vector<std::string> details;  // who has done what, a line each
  std::vector<std::string> notes;    // what else helps, a sentence each
};

class Vm {
 public:
  virtual ~Vm() = default;

  // Reports a violation; may be called again for the same, on each schedule.
  virtual void report(Finding finding) = 0;

  // Words. Names are those that reports use.
  virtual std::string thread_name(ThreadNumber thread) = 0;
  virtual std::string class_name(ClassRef cls) = 0;
  virtual ClassRef class_of(ObjectRef object) = 0;
  virtual ClassRef class_at(const Place& place) = 0;
  // What stands for the static fields of a class, and for the lock of its initialisation.
  virtual ObjectRef statics_of(ClassRef cls) = 0;
  virtual std::string object_name(ObjectRef object) = 0;
  // The name of the library's object of which this one is, or is a part: "ArrayList#1", "the HashMap
  // Main.map". Empty if it is the program's own.
  virtual std::string library_object(ObjectRef object) = 0;
  // As object_name, for what was entered: "the monitor of Main.a", "lock Account.lock", "the read
  // lock of Cache.lock".
  virtual std::string lock_name(ObjectRef lock, LockMode mode = LockMode::kExclusive) = 0;
  // "Account.balance", "int[3]".
  virtual std::string variable_name(const Variable& variable) = 0;
  virtual std::string method_name(const void* method) = 0;
  // "Account.java:12"; empty if unknown.
  virtual std::string where(const Place& place) = 0;
  virtual uint32_t line(const Place& place) = 0;
  // The instruction's name, as in docs/bytecode.md: "getfield_i"; empty if unknown.
  virtual std::string opcode(const Place& place) = 0;
  // The youngest place of user code in the thread's frames: where a library call was made.
  virtual Place user_place(ThreadNumber thread) = 0;
  // A value as the program would print it: primitives and strings; else the object's name.
  virtual std::string describe_value(const Variable& variable) = 0;
  // "java.lang.AssertionError: lost update".
  virtual std::string describe_exception(ObjectRef exception) = 0;

  // A thread's calls as a number, which is the same for the same calls; place: of its youngest
  // frame. It costs little where only that one has changed.
  virtual uint32_t stack_of(ThreadNumber thread, const Place& place) = 0;
  virtual std::vector<FrameInfo> frames_of(uint32_t stack) = 0;  // youngest first

  // Threads, frames and locks.
  virtual std::vector<ThreadNumber> threads() = 0;  // alive, in order
  virtual bool is_daemon(ThreadNumber thread) = 0;
  virtual std::vector<FrameInfo> frames(ThreadNumber thread) = 0;  // youngest first
  virtual std::vector<LocalInfo> locals(ThreadNumber thread, uint32_t frame) = 0;
  // A lock that is held in both modes comes twice.
  virtual std::vector<HeldLock> held_by(ThreadNumber thread) = 0;
  virtual ThreadNumber owner(ObjectRef lock) = 0;                 // in exclusive mode
  virtual std::vector<ThreadNumber> sharers(ObjectRef lock) = 0;  // who holds it in shared mode
  // In its wait set. Those who want to enter it are blocked_on it, too.
  virtual std::vector<ThreadNumber> waiters(ObjectRef lock) = 0;
  virtual std::optional<ObjectRef> blocked_on(ThreadNumber thread) = 0;
  // A thread that is not enabled does not run in ordinary runs, whoever else can; false under the
  // tester, which must decide that itself.
  virtual bool set_enabled(ThreadNumber thread, bool enabled) = 0;

  // Code.
  // Annotations of package braid on a field ("NoRaceCheck").
  virtual bool has_annotation(const Variable& variable, std::string_view annotation) = 0;
  // All lines of user code that have code, as "Account.java:12"; loads no class.
  virtual std::vector<std::string> user_lines() = 0;
  virtual bool set_breakpoint(std::string_view file, uint32_t line) = 0;  // false: no code there
  virtual void clear_breakpoints() = 0;
  // depth_reached fires once when the thread has at most so many frames.
  virtual void set_target_depth(ThreadNumber thread, uint32_t depth) = 0;

  // Slots: 64-bit values beside variables and objects, 0 at first; they go back with the program,
  // and die with their object. Declared in attached(), at most kMostSlots of each; the result is the
  // number of the first. Elsewhere, and beyond that, std::logic_error is thrown.
  static constexpr uint32_t kMostSlots = 1024;
  virtual uint32_t declare_variable_slots(uint32_t count) = 0;
  virtual uint32_t declare_object_slots(uint32_t count) = 0;
  // The value is an ObjectRef, which is kept alive.
  virtual uint32_t declare_reference_slot() = 0;  // of objects
  // Where they are, to look at; null if nobody has changed them yet. Valid until the next edit.
  virtual const uint64_t* variable_slots(const Variable& variable) = 0;
  virtual const uint64_t* object_slots(ObjectRef object) = 0;
  // The same, to change.
  virtual uint64_t* edit_variable_slots(const Variable& variable) = 0;
  virtual uint64_t* edit_object_slots(ObjectRef object) = 0;
  virtual VersionKeeper& versions() = 0;

  // Calls from the program to the tool: whenever the static method `owner`.`name` of user code is
  // called, `handler` hears its arguments first (the method is run all the same). To be told of all
  // calls, say so in attached().
  struct Downcall {
    ThreadNumber thread = kNoThread;
    Place place;
    std::vector<uint64_t> primitives;
    std::vector<ObjectRef> references;
  };
  virtual void on_call(std::string owner, std::string name,
                       std::function<void(const Downcall&)> handler) = 0;

  // Requests: carried out between two steps of the program. Of several to stop, the first counts.
  virtual void request_stop(std::string why) = 0;
  // False if there is no such checkpoint. (Checkpoints exist under the tester and the debugger.)
  virtual bool request_go_back(uint64_t checkpoint) = 0;
  // Runs a static method of the program without arguments outside of the schedule, on a thread of
  // its own, and passes on what it returned; nothing if it has blocked, thrown, or run too long.
  // Tools hear nothing of what it does.
  virtual void request_call(std::string owner, std::string name,
                            std::function<void(std::optional<uint64_t>)> done) = 0;
};

// ---- Built outside the tree ---------------------------------------------------------------------

// Raised with each change of Vm, of Tool, or of the data that goes between them.
constexpr uint64_t kVmVersion = 5;

// Changes with the event table and what goes with it. Two libraries that have the same number fit
// together if they were built by compilers of the same binary interface.
constexpr uint64_t tool_abi() {
  uint64_t h = 0xcbf29ce484222325u;
  auto add = [&](std::string_view text) {
    for (char c : text) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
  };
#define EVENT(name, Info, how, doc) \
  add(#name);                       \
  add(#Info);                       \
  h = (h ^ sizeof(Info)) * 0x100000001b3u;
#include "vm/events.def"
#undef EVENT
  return (h ^ kVmVersion) * 0x100000001b3u;
}
constexpr uint64_t kToolAbi = tool_abi();

}  // namespace braid

// In a tool's library: BRAID_TOOL(MyTool) makes it loadable by `vmrun --tool`. MyTool is made from
// the text after the comma in `--tool path,key=value`.
#define BRAID_TOOL(Class)                                                           \
  extern "C" __attribute__((visibility("default"))) uint64_t braid_tool_abi() {     \
    return ::braid::kToolAbi;                                                       \
  }                                                                                 \
  extern "C" __attribute__((visibility("default"))) ::braid::Tool* braid_make_tool( \
      const char* options) {                                                        \
    return new Class(options);                                                      \
  }
