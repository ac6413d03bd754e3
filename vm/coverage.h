// What of a program has been run: noted only if MachineOptions::coverage asks for it.
//
// What: every instruction of a method of the user's is prepared as `first_run`, which the first
// thread to get there replaces by what it stands for. So noting costs once per instruction, and
// nothing after that. Where threads are made, and which of those places have given threads that
// were started, is noted as well.
//
// Nothing of this is undone by going back to a checkpoint: what was run once has been run.
#pragma once

#include <compare>
#include <set>
#include <unordered_map>
#include <vector>

#include "vm/klass.h"

namespace braid::vm {

class Coverage {
 public:
  // An instruction that makes a thread.
  struct Site {
    const Method* method = nullptr;
    uint32_t pc = 0;
    const Class* cls = nullptr;  // of the thread
    auto operator<=>(const Site&) const = default;
  };
  void thread_made(const Object* thread, const Site& site);
  void thread_started(const Object* thread);
  // Places of which no thread was ever started, in no particular order.
  std::vector<Site> never_started() const;

 private:
  // The newest thread at each address: an address that is used again is written again.
  std::unordered_map<const Object*, Site> made_;
  std::set<Site> sites_;
  std::set<Site> started_;
};

// Hides the instructions of a prepared method behind `first_run`.
void hide_instructions(Method& method);
// What the instruction at `pc` of the method stands for.
uint16_t op_at(const Method& method, uint32_t pc);
// Changes that.
void set_op_at(Method& method, uint32_t pc, uint16_t op);
// Puts the instruction back that is run for the first time.
void show_instruction(Method& method, uint32_t pc);
// Whether any thread has ever run this instruction. REQUIRES: MachineOptions::coverage.
bool was_run(const Method& method, uint32_t pc);

}  // namespace braid::vm
