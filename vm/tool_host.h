// The tools of a machine: who hears what, and what they ask for.
//
// What: the machine and its slow paths call the functions named like the events of events.def; each
// goes to the tools that need it. What the threads do to shared state is read from the access log,
// right after the instruction, by hear(): natives and the loop write it alike. Where nobody else
// reads the log, the loop goes a shorter way (heard.h).
//
// Owns: the tools' slots and saved versions; not the tools.
//
// Invariants:
//  1. An event that is not about the log first has hear() tell what is in it: tools hear everything
//     in the order in which it happened.
//  2. A tool that has thrown hears nothing more.
//  3. No exception of a tool leaves this class.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "vm/access_log.h"
#include "vm/handles.h"
#include "vm/slots.h"
#include "vm/thread.h"
#include "vm/tool.h"
#include "vm/version_log.h"

namespace braid::vm {

class Machine;
struct Class;
struct Method;
class ToolVm;

constexpr const char* kUnknown = "an exception of unknown type";

class ToolHost {
 public:
  explicit ToolHost(Machine& machine);
  ~ToolHost();
  ToolHost(const ToolHost&) = delete;
  ToolHost& operator=(const ToolHost&) = delete;

  // A tool that needs accesses, instructions or allocations, or has slots, is added before the
  // machine starts. It is removed, or outlives the machine.
  void add(Tool& tool);
  void remove(Tool& tool);
  // Before tools are added that are not part of Braid: their handles are looked up before use.
  void check_handles() { handles_.emplace(machine_); }
  bool wants(Event e) const { return !hearers_[static_cast<size_t>(e)].empty(); }
  bool hears_accesses() const { return accesses_; }
  bool hears_instructions() const { return instructions_; }
  bool hears_allocations() const { return wants(Event::object_new); }
  bool any() const { return any_; }
  // Violations that tools have reported, since the last call.
  std::vector<Finding> take_findings() { return std::exchange(findings_, {}); }
  bool has_findings() const { return !findings_.empty(); }
  void found(Finding finding) { findings_.push_back(std::move(finding)); }
  // The run, search or replay is over.
  void detach();
  // A tool that is paused hears nothing until it goes on; it must be of use to nobody meanwhile.
  void set_paused(Tool& tool, bool paused);
  // Messages of tools that have thrown: "tool coverage: ...".
  const std::vector<std::string>& errors() const { return errors_; }

#define EVENT(event, Info, how, doc) \
  void event(const Info& info) { tell(Event::event, &Tool::event, info); }
#include "vm/events.def"
#undef EVENT

  // Calls f(), which is the tool's, and catches what leaves it.
  template <class F>
  void guard(Tool& tool, F f) {
    Tool* const before = std::exchange(speaking_, &tool);
    try {
      f();
    } catch (const std::exception& e) {
      give_up(tool, e.what());
    } catch (...) {
      give_up(tool, kUnknown);
    }
    speaking_ = before;
  }
  // Whose handler or function runs; null if none.
  Tool* speaking() const { return speaking_; }
  bool is_silent() const { return silent_ != 0; }
  // Whether it is attached() that runs.
  bool is_attaching() const { return is_attaching_; }
  // Whether the tool has been added, has not thrown, and is not paused.
  bool is_heeded(const Tool* tool);
  std::string name_of(const Tool* tool);
  // The tool whose code runs has used a handle that is not good.
  void misused();
  // While it lives tools hear nothing, and what is done is not in the log for them.
  class Silence {
   public:
    explicit Silence(ToolHost& host) : host_(host) {
      host_.catch_up();
      ++host_.silent_;
    }
    ~Silence() {
      host_.machine_log().take_unheard();
      --host_.silent_;
    }
    Silence(const Silence&) = delete;
    Silence& operator=(const Silence&) = delete;

   private:
    ToolHost& host_;
  };

  // Tells what is new in the access log; `thread` has done it. `at_instruction`: its pc is at the
  // instruction, not behind it.
  void hear(Thread& thread, bool at_instruction);
  // Before an instruction of the thread, in the loop that tells of each.
  void before_instruction(Thread& thread);
  // The short way (heard.h): the thread has read or written this; it has entered a monitor that was
  // free, or left one for the last time. Its frame is at the instruction's end.
  template <uint32_t kWhat>
  void tell_access(Thread& thread, Object* object, uint32_t slot, uint64_t value);
  void entered(Thread& thread, Object* lock);
  void left(Thread& thread, Object* lock);
  // The thread is about to run.
  void before_run(Thread& thread) {
    if (switches_) switched(thread);
  }
  // Before an event that is not in the log.
  void catch_up();
  // From places in the machine.
  void started(Thread& parent, Thread& child);
  void ended(Thread& thread);
  void threw(Thread& thread, Object* exception);
  void caught(Thread& thread, Object* exception);
  void failed(Thread& thread, Object* error);
  void uncaught(Thread& thread, Object* exception);
  void allocated(Object* object);
  void loaded(Class& cls);
  void initialised(Thread& thread, Class& cls, bool has_failed);
  void finished();
  void saved(uint64_t checkpoint) {
    if (wants(Event::checkpoint_saved)) checkpoint_saved({checkpoint});
  }
  void restored(uint64_t checkpoint, size_t mark) {
    if (any_) went_back(checkpoint, mark);
  }

  // Where the thread is, for an event: of its youngest frame.
  Place place_of(const Thread& thread, bool at_instruction) const;
  Handles* handles() { return handles_ ? &*handles_ : nullptr; }
  VersionLog& versions() { return versions_; }
  SlotTable& slots() { return slots_; }
  ToolVm& vm() { return *vm_; }

 private:
  static constexpr size_t index(Event e) { return static_cast<size_t>(e); }
  template <class Info>
  void tell(Event e, void (Tool::*handler)(const Info&), const Info& info) {
    const std::vector<Tool*>& hearers = hearers_[index(e)];
    if (hearers.empty() || silent_ != 0) return;
    if (handles_) handles_->give(info);
    // A handler may take its tool out of the list, by throwing.
    for (size_t i = 0; i < hearers.size();) {
      Tool* const tool = hearers[i];
      guard(*tool, [&] { (tool->*handler)(info); });
      if (i < hearers.size() && hearers[i] == tool) ++i;
    }
  }
  AccessLog& machine_log() const;
  // Where the thread is.
  void note_place(const Thread& thread, Place* place);
  // Into lock_: the thread, and where it is.
  void note_lock(const Thread& thread, Object* lock);
  void want(const LockInfo& lock, ObjectRef still_wanted);
  void switched(Thread& thread);
  void give_up(Tool& tool, const char* why);
  void sort_hearers();
  void sum_up_needs();
  void find_sole_hearers();
  void went_back(uint64_t checkpoint, size_t mark);
  void hear_entry(Thread& thread, const AccessEntry& e, const Place& place);
  void hear_access(Thread& thread, const AccessEntry& e, const Place& place);
  void hear_lock(Thread& thread, const AccessEntry& e, const Place& place);
  void hear_wait(Thread& thread, const AccessEntry& e, const Place& place);
  void trace_calls(Thread& thread, const Place& place);
  bool is_atomic(const Class* cls);
  ThreadNumber number_of(const Object* thread_object) const;

  // What the tracing loop has seen of a frame last.
  struct Traced {
    const Method* method = nullptr;
    uint32_t line = 0;
    uint32_t pc = 0;
  };

  Machine& machine_;
  SlotTable slots_;
  VersionLog versions_;
  std::unique_ptr<ToolVm> vm_;
  struct Member {
    Tool* tool = nullptr;
    EventSet needs;
    std::string name;
    bool is_paused = false;
    bool has_failed = false;   // it has thrown
    bool has_misused = false;  // a handle
  };
  Member* member(const Tool* tool);

  std::vector<Member> tools_;
  std::optional<Handles> handles_;
  Tool* speaking_ = nullptr;
  bool is_attaching_ = false;
  uint32_t silent_ = 0;
  std::array<std::vector<Tool*>, kEventCount> hearers_;
  std::array<Tool*, 2> sole_{};       // who hears reads, who hears writes, if it is one; else null
  std::array<Tool*, 2> sole_lock_{};  // the same of lock_enter, lock_exit
  AccessInfo access_;                 // of the short way: what stays the same is not written again
  LockInfo lock_;
  bool any_ = false;
  bool hears_locks_ = false;
  bool accesses_ = false;
  bool instructions_ = false;
  bool switches_ = false;
  std::vector<std::string> errors_;
  std::vector<Finding> findings_;
  ThreadNumber last_thread_ = kNoThread;
  std::vector<ObjectRef> wanted_;            // by thread number: the lock that it has said it wants
  std::vector<std::vector<Traced>> traced_;  // by thread index, then by frame
  const Class* last_class_ = nullptr;
  bool last_is_atomic_ = false;
};

}  // namespace braid::vm
