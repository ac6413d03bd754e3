// Writes down what a schedule does while it is played; see story.h.
//
// What: each entry of the access log becomes a part of the story: an operation of the user's code
// at once, one inside the library as part of the call that the user's code has made, which is told
// when it returns (or before, where the thread cannot go on).
//
// Owns: the story so far, with at most kMostEvents events.
//
// Invariants:
//  1. What an event says of values is taken down at once; names of objects only at the end
//     (story_names.h), when it is known which fields keep hold of them.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "tester/block.h"
#include "tester/explanation.h"
#include "tester/spectator.h"
#include "tester/story_names.h"
#include "vm/tool.h"

namespace braid::tester {

class Teller final : public Spectator, private Tool {
 public:
  void begins(Session& session) override;
  void stretch(size_t index, bool preempts) override;
  void trial(bool begins) override { in_trial_ = begins; }
  void before_step(vm::Thread& thread, bool may_stop) override;
  void after_step(vm::Thread& thread, vm::StopReason reason, bool may_stop) override;
  void ends() override;
  Story take() { return std::move(story_); }

 private:
  using Kind = Event::Kind;
  enum class Named : uint8_t { kNot, kObject, kVariable };

  // An event whose names are still to come.
  struct Draft {
    Event event;
    Named named = Named::kNot;
    vm::Object* object = nullptr;
    uint32_t slot = 0;
    uint32_t count = 1;
    vm::Object* value = nullptr;  // named at the end, if it is set
    vm::Object* before = nullptr;
    vm::Object* lock = nullptr;
    uint64_t order = 0;
  };
  // Where the user's code is, and which method of the library it has called, if any.
  struct Place {
    vm::Frame* frame = nullptr;  // of the user's code; null: there is none
    const vm::Method* called = nullptr;
    vm::Object* receiver = nullptr;
    std::string where;
  };
  // A call of the library that has not returned.
  struct Call {
    bool is = false;
    ptrdiff_t depth = 0;  // of the frame of the user's code
    const vm::Method* called = nullptr;
    vm::Object* receiver = nullptr;
    vm::Object* touched = nullptr;  // the first object that it used
    bool writes = false;
    bool told = false;  // by events of its own
    bool chooses = false;
    std::string where;
  };
  struct LocalDraft {
    Local local;
    vm::Object* value = nullptr;  // named at the end, if it is set
  };
  struct Running {  // a thread, by number
    Call call;
    std::string name;
    uint64_t started = 0;      // order of the event
    uint64_t refused_key = 0;  // it has done nothing since it was refused this
    vm::Object* exception = nullptr;
    std::vector<LocalDraft> locals;  // when it was thrown
    uint64_t thrown = 0;             // order of the last event before that
  };
  struct VariableHash {
    size_t operator()(const Variable& v) const {
      return std::hash<uint64_t>()(v.object * 0x9e3779b97f4a7c15u + v.slot);
    }
  };
  // How threads use a variable or a lock.
  struct Use {
    uint32_t thread = 0;
    uint64_t last_write = 0;  // order; 0: none
  };

  // Tool
  const char* name() const override { return "story"; }
  EventSet needs() const override {
    return {braid::Event::assertion_failed, braid::Event::uncaught_exception,
            braid::Event::exception_throw};
  }
  void assertion_failed(const ExceptionInfo& info) override { note_failure(info); }
  void uncaught_exception(const ExceptionInfo& info) override { note_failure(info); }
  void exception_throw(const ExceptionInfo& info) override;
  void note_failure(const ExceptionInfo& info);

  Running& running(const vm::Thread& t) { return threads_[t.number]; }
  Place place_of(vm::Thread& t) const;
  const vm::Method* called_by(const vm::Frame& user, const vm::Insn& insn) const;
  Draft& add(Kind kind, const vm::Thread& t, const std::string& where);
  void name_object(Draft& d, vm::Object* object, vm::Space space, bool writes);
  void name_variable(Draft& d, const vm::AccessEntry& e, bool writes);
  uint64_t key_of(const Variable& variable);
  void use(Draft& d, const Variable& variable, bool writes);
  void read_value(Draft& d, vm::Object* object, uint32_t slot);
  void put_value(std::string* text, vm::Object** named, vm::Slot bits, char letter);
  void trim();

  void take_entry(vm::Thread& t, const Place& place, std::span<const vm::AccessEntry> rest);
  void data(vm::Thread& t, const Place& place, std::span<const vm::AccessEntry> rest);
  void library_data(vm::Thread& t, const Place& place, const vm::AccessEntry& e);
  void atomic(vm::Thread& t, const Place& place, std::span<const vm::AccessEntry> rest);
  void range(vm::Thread& t, const Place& place, const vm::AccessEntry& e);
  void monitor(vm::Thread& t, const Place& place, std::span<const vm::AccessEntry> rest);
  void initialiser(vm::Thread& t, const Place& place, const vm::AccessEntry& e);
  void refused(vm::Thread& t, const Place& place, const vm::AccessEntry& e,
               const std::vector<vm::Thread*>& holders);
  void wait_set(vm::Thread& t, const Place& place, const vm::AccessEntry& e);
  void permit(vm::Thread& t, const Place& place, const vm::AccessEntry& e);
  void parking(vm::Thread& t, const Place& place, const vm::AccessEntry& e);
  bool no_permit(vm::Thread& t, const Place& place, vm::Object* object);
  void interrupt(vm::Thread& t, const Place& place, const vm::AccessEntry& e);
  void started(vm::Thread& t, const Place& place, vm::Object* object);
  void printed(vm::Thread& t, const Place& place);
  void file(vm::Thread& t, const Place& place, const vm::AccessEntry& e);
  void touch(vm::Thread& t, vm::Object* object, bool writes);

  void open_call(vm::Thread& t, const Place& place);
  void close_call(vm::Thread& t, bool returned);
  void tell_failures(const vm::Thread& t);
  void add_local(Running* r, const std::string& name, vm::Slot bits, char letter);
  void add_fields(Running* r, const std::string& name, vm::Object* object);
  void note_locals(const vm::Thread& t, vm::Object* exception);
  bool is_shared(uint64_t key) const;
  bool is_alone(const Draft& d) const;
  void tell_failure(const vm::Thread& t, const Failure& f);

  Session* s_ = nullptr;
  std::unique_ptr<StoryNames> names_;
  std::vector<Draft> drafts_;
  uint64_t cut_order_ = UINT64_MAX;                  // from this event on some are missing
  std::unordered_map<uint64_t, uint64_t> left_out_;  // order of the first one, by key
  bool new_stretch_ = false;
  bool in_trial_ = false;
  bool blocked_ = false;  // the last step
  size_t log_begin_ = 0;  // size of the access log before the last step
  size_t segment_ = 0;
  uint64_t order_ = 0;
  size_t looks_ = 0;
  std::unordered_set<uint32_t> changed_files_;  // variables of the world
  size_t printed_ = 0;                          // bytes of output that are told
  size_t failures_ = 0;                         // that are told
  std::unordered_map<uint32_t, Running> threads_;
  std::unordered_map<Variable, uint64_t, VariableHash> keys_;
  std::vector<std::vector<Use>> uses_{1};        // by key
  std::unordered_map<uint64_t, vm::Slot> last_;  // values, by key
  std::vector<vm::Object*> local_objects_;       // of story_.locals: named at the end, if set
  Story story_;
};

}  // namespace braid::tester
