// What tools see of a machine: the Vm of tool.h.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "vm/object_names.h"
#include "vm/stack_table.h"
#include "vm/tool.h"

namespace braid::vm {

class Machine;
class ToolHost;
struct Method;
struct Thread;

class ToolVm final : public Vm {
 public:
  ToolVm(Machine& machine, ToolHost& host) : machine_(machine), host_(host) {}

  void report(Finding finding) override;

  std::string thread_name(ThreadNumber thread) override;
  std::string class_name(ClassRef cls) override;
  ClassRef class_of(ObjectRef object) override;
  ClassRef class_at(const Place& place) override;
  ObjectRef statics_of(ClassRef cls) override;
  std::string object_name(ObjectRef object) override;
  std::string library_object(ObjectRef object) override;
  std::string lock_name(ObjectRef lock, LockMode mode) override;
  std::string variable_name(const Variable& variable) override;
  std::string method_name(const void* method) override;
  std::string where(const Place& place) override;
  uint32_t line(const Place& place) override;
  std::string opcode(const Place& place) override;
  Place user_place(ThreadNumber thread) override;
  std::string describe_value(const Variable& variable) override;
  std::string describe_exception(ObjectRef exception) override;

  uint32_t stack_of(ThreadNumber thread, const Place& place) override;
  std::vector<FrameInfo> frames_of(uint32_t stack) override;

  std::vector<ThreadNumber> threads() override;
  bool is_daemon(ThreadNumber thread) override;
  std::vector<FrameInfo> frames(ThreadNumber thread) override;
  std::vector<LocalInfo> locals(ThreadNumber thread, uint32_t frame) override;
  std::vector<HeldLock> held_by(ThreadNumber thread) override;
  ThreadNumber owner(ObjectRef lock) override;
  std::vector<ThreadNumber> sharers(ObjectRef lock) override;
  std::vector<ThreadNumber> waiters(ObjectRef lock) override;
  std::optional<ObjectRef> blocked_on(ThreadNumber thread) override;
  bool set_enabled(ThreadNumber thread, bool enabled) override;

  bool has_annotation(const Variable& variable, std::string_view annotation) override;
  std::vector<std::string> user_lines() override;
  bool set_breakpoint(std::string_view file, uint32_t line) override;
  void clear_breakpoints() override;
  void set_target_depth(ThreadNumber thread, uint32_t depth) override;

  uint32_t declare_variable_slots(uint32_t count) override;
  uint32_t declare_object_slots(uint32_t count) override;
  uint32_t declare_reference_slot() override;
  const uint64_t* variable_slots(const Variable& variable) override;
  const uint64_t* object_slots(ObjectRef object) override;
  uint64_t* edit_variable_slots(const Variable& variable) override;
  uint64_t* edit_object_slots(ObjectRef object) override;
  VersionKeeper& versions() override;

  void on_call(std::string owner, std::string name,
               std::function<void(const Downcall&)> handler) override;

  void request_stop(std::string why) override;
  bool request_go_back(uint64_t checkpoint) override;
  void request_call(std::string owner, std::string name,
                    std::function<void(std::optional<uint64_t>)> done) override;

  // For the host and the machine.
  bool has_breakpoint(const Place& place, uint32_t line);
  // Whether the thread has come down to the depth that was asked for; once.
  bool reaches_depth(ThreadNumber thread, uint32_t depth);
  // Whether somebody wants to hear of calls of the method.
  bool is_told(const Method& method) const;
  // The thread has just called it: its arguments are in the frame.
  void called(Thread& thread);
  // Marks what slots refer to, and takes away those of dead objects.
  void mark_slots(class Marker& marker);
  void remove_dead_slots();
  // The functions that it has given are not called any more.
  void forget(const Tool& tool);
  // A request to stop, empty if there is none; taken with it.
  std::string take_stop() { return std::exchange(stop_, {}); }
  bool wants_stop() const { return !stop_.empty(); }
  std::optional<uint64_t> take_go_back() { return std::exchange(go_back_, std::nullopt); }
  // Carries out the calls that were asked for. REQUIRES: no thread runs.
  void make_calls();
  bool has_calls() const { return !calls_.empty(); }
  // Who answers request_go_back: whether there is such a checkpoint. Not set: nobody can go back.
  std::function<bool(uint64_t)> has_checkpoint;
  // Whether set_enabled works: not where a search decides who runs.
  bool decides_who_runs = true;

 private:
  // A function of a tool (null: of Braid's own).
  template <class F>
  struct Given {
    Tool* tool;
    F f;
  };
  struct Call {
    std::string owner;
    std::string name;
    Given<std::function<void(std::optional<uint64_t>)>> done;
  };
  template <class F, class Argument>
  void call(const Given<F>& given, const Argument& argument);
  Thread* thread(ThreadNumber number);
  // The object, class or method if it may be used; else null, and the tool is told.
  Object* object(ObjectRef r);
  const Class* cls(ClassRef r);
  const Method* method(const void* method);
  // The object of a variable that it has.
  Object* object_with(const Variable& variable);
  ObjectRef give(Object* object);
  Place give(const Place& place);
  ClassRef give(ClassRef cls);
  template <class T>
  T* check(T* pointer, bool is_good);
  uint32_t declare(uint32_t count, uint32_t* width);
  // Words that mean nothing.
  uint64_t* nowhere(uint32_t width);

  Machine& machine_;
  ToolHost& host_;
  uint32_t variable_width_ = 0;
  uint32_t object_width_ = 0;
  std::vector<uint32_t> reference_slots_;  // of objects
  std::set<std::pair<std::string, uint32_t>> breakpoints_;
  std::unordered_map<ThreadNumber, uint32_t> target_depths_;
  std::map<std::pair<std::string, std::string>,
           std::vector<Given<std::function<void(const Downcall&)>>>>
      downcalls_;
  std::vector<uint64_t> nowhere_;
  std::string stop_;
  std::optional<uint64_t> go_back_;
  std::vector<Call> calls_;
  StackTable stacks_;
};

}  // namespace braid::vm
