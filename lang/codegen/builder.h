// Builds the code of one method: instructions, constants, jump labels, registers, exception
// handlers, line numbers and local variables.
//
// Owns: everything of the method under construction until finish() moves it into a MethodDef.
//
// Invariants:
//  1. Jumps name labels until finish(); program counters handed out before are positions in the
//     unfinished code and are renumbered there (short jumps become wide ones, jumps to the next
//     instruction go).
//  2. Registers of a bank are a stack: what is above a mark is free after release(mark).
//  3. After an instruction that never goes on (jump, return, throw) the builder is not alive until
//     a label that somebody jumps to is bound; instructions emitted meanwhile are dropped.
//  4. A method that does not fit the format's 16-bit operands makes finish() answer false.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "vm/module.h"
#include "vm/opcodes.h"

namespace braid::lang {

enum class Bank : uint8_t { kRef, kPrim };

using Reg = uint32_t;
inline constexpr Reg kNoReg = 0xffffffff;

// A place in the code that jumps can name, before or after it is known.
struct Label {
  uint32_t id = 0xffffffff;
};

// Tops of the two register stacks at a moment.
struct RegMark {
  uint32_t ref = 0;
  uint32_t prim = 0;
};

// Control never passes from the instruction to the one behind it.
bool never_goes_on(vm::Op op);

class CodeBuilder {
 public:
  // ---- Registers.
  RegMark mark() const { return {top_[0], top_[1]}; }
  void release(RegMark mark) {
    top_[0] = mark.ref;
    top_[1] = mark.prim;
  }
  // A new register at the top of a bank.
  Reg push(Bank bank) {
    Reg reg = top_[index(bank)]++;
    touch(bank, reg + 1);
    return reg;
  }
  Reg top(Bank bank) const { return top_[index(bank)]; }
  // The frame needs at least `count` registers in the bank.
  void touch(Bank bank, uint32_t count) {
    uint32_t& max = max_[index(bank)];
    if (count > max) max = count;
  }

  // ---- Instructions.
  bool alive() const { return alive_; }
  uint32_t pc() const { return static_cast<uint32_t>(code_.size()); }
  void emit(vm::Op op, uint32_t a = 0, uint32_t b = 0, uint32_t c = 0);
  // Jumps: the target is a label, the other operands come before it.
  void jump(Label target) { emit_jump(vm::Op::jump, 0, 0, target); }
  void emit_jump(vm::Op op, uint32_t a, uint32_t b, Label target);
  void emit_switch(vm::Op op, Reg key, std::vector<int32_t> keys, const std::vector<Label>& targets,
                   Label otherwise);
  // Puts a signed immediate into an operand. REQUIRES: fits_imm(value).
  static uint32_t imm(int64_t value) { return static_cast<uint16_t>(value); }
  static bool fits_imm(int64_t value) { return value >= INT16_MIN && value <= INT16_MAX; }

  // A place for instructions that turn out to be wanted there later.
  uint32_t open_slot();
  void emit_into_slot(uint32_t slot, vm::Op op, uint32_t a, uint32_t b);

  // ---- Labels.
  Label new_label();
  // Here it is. Code goes on here if it did before or somebody jumps to it already.
  void bind(Label label);
  // Here is a place that is entered by a jump emitted later, or by an exception.
  void bind_entry(Label label);
  bool is_used(Label label) const { return labels_[label.id].used; }

  // ---- Constants: index in the method's table.
  uint32_t int_const(int32_t value);
  uint32_t long_const(int64_t value);
  uint32_t float_const(float value);
  uint32_t double_const(double value);
  uint32_t string_const(const std::u16string& value);
  uint32_t class_const(std::string_view name);
  uint32_t field_const(std::string_view owner, std::string_view name, std::string_view descriptor);
  uint32_t method_const(std::string_view owner, std::string_view name, std::string_view descriptor,
                        bool is_interface);

  // ---- Tables.
  // The next instruction begins source line `line`.
  void mark_line(uint32_t line) { pending_line_ = line; }
  // Guards [start, end); empty ranges are dropped. Earlier handlers win.
  void add_handler(uint32_t start, uint32_t end, Label handler, Reg reg,
                   std::string_view catch_type);
  void add_local(std::string_view name, std::string_view descriptor, Reg reg, uint32_t start,
                 uint32_t end);

  // Writes code, constants and tables into `method`. False: the code is too large.
  bool finish(vm::MethodDef& method);

 private:
  friend class JumpLayout;
  static constexpr uint32_t kUnbound = 0xffffffff;
  static constexpr uint32_t kNoLabel = 0xffffffff;
  struct LabelInfo {
    uint32_t pc = kUnbound;
    bool used = false;
  };
  struct SwitchFixup {
    uint32_t constant;
    std::vector<Label> targets;  // the default last
  };
  struct Slot {
    uint32_t pc;  // of the instruction that holds its place
    std::vector<vm::Insn> code;
  };
  static size_t index(Bank bank) { return static_cast<size_t>(bank); }
  uint32_t add_const(std::string key, vm::Const constant);

  std::vector<vm::Insn> code_;
  std::vector<uint32_t> target_of_;  // per instruction: label id of its jump, or kNoLabel
  std::vector<LabelInfo> labels_;
  std::vector<SwitchFixup> switches_;
  std::vector<Slot> slots_;  // ascending
  std::vector<vm::Const> consts_;
  std::unordered_map<std::string, uint32_t> const_index_;
  struct PendingHandler {
    uint32_t start, end;
    Label handler;
    uint16_t reg;
    std::string catch_type;
  };
  std::vector<PendingHandler> handlers_;
  std::vector<vm::LineEntry> lines_;
  std::vector<vm::LocalEntry> locals_;
  uint32_t top_[2] = {0, 0};
  uint32_t max_[2] = {0, 0};
  uint32_t pending_line_ = 0;  // 0: none
  bool alive_ = true;
  bool too_large_ = false;
};

}  // namespace braid::lang
