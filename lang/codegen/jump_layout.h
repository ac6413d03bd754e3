// Turns labels into distances: the last step of building a method's code.
//
// Jumps to an unconditional jump go to its target at once; a condition that jumps over an
// unconditional jump is inverted; jumps to the next instruction and those never reached are taken
// out; a jump whose distance does not fit 16 bits becomes a wide one (conditional jumps: the
// inverted condition around a wide jump). All tables are renumbered.
#pragma once

#include <cstdint>
#include <vector>

#include "lang/codegen/builder.h"

namespace braid::lang {

class JumpLayout {
 public:
  explicit JumpLayout(CodeBuilder& builder) : b_(builder) {}
  void run(vm::MethodDef& method);

 private:
  bool is_jump(uint32_t pc) const { return b_.target_of_[pc] != CodeBuilder::kNoLabel; }
  uint32_t target_pc(uint32_t pc) const { return b_.labels_[b_.target_of_[pc]].pc; }
  void thread_jumps();
  void size_slots();
  void find_targets();
  void invert_jumps_over_jumps();
  void drop_empty_jumps();
  void place();
  bool widen_far_jumps();
  void write_code(vm::MethodDef& method) const;
  void write_jump(std::vector<vm::Insn>& out, uint32_t pc) const;
  void write_tables(vm::MethodDef& method);

  CodeBuilder& b_;
  std::vector<uint32_t> size_;   // instructions that each one becomes
  std::vector<bool> is_target_;  // somebody jumps there, or a handler begins
  std::vector<uint32_t> place_;  // new position of each, and of the end
};

}  // namespace braid::lang
