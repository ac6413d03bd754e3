#include "lang/codegen/jump_layout.h"

#include <utility>

namespace braid::lang {

using vm::Insn;
using vm::Op;

namespace {

// The jump taken exactly when `op` is not; `swap` tells to exchange the first two operands. Answers
// false if there is none.
bool inverted(Op op, Op& inverse, bool& swap) {
  swap = false;
  switch (op) {
#define PAIR(x, y)   \
  case Op::x:        \
    inverse = Op::y; \
    return true;     \
  case Op::y:        \
    inverse = Op::x; \
    return true;
    PAIR(jeq, jne)
    PAIR(jlt, jge)
    PAIR(jle, jgt)
    PAIR(jeq_k, jne_k)
    PAIR(jlt_k, jge_k)
    PAIR(jle_k, jgt_k)
    PAIR(ljeq, ljne)
    PAIR(ljeq_k, ljne_k)
    PAIR(ljlt_k, ljge_k)
    PAIR(ljle_k, ljgt_k)
    PAIR(fjlt, fjnlt)
    PAIR(fjle, fjnle)
    PAIR(fjeq, fjne)
    PAIR(djlt, djnlt)
    PAIR(djle, djnle)
    PAIR(djeq, djne)
    PAIR(jnull, jnonnull)
    PAIR(rjeq, rjne)
#undef PAIR
    case Op::ljlt:
      inverse = Op::ljle;
      swap = true;
      return true;
    case Op::ljle:
      inverse = Op::ljlt;
      swap = true;
      return true;
    default:
      return false;
  }
}

// Which operand of a jump holds the distance.
size_t distance_operand(Op op) {
  for (size_t i = 0; i < 3; ++i) {
    if (vm::info(op).operands[i] == vm::Operand::J) return i;
  }
  return 0;
}

void set_operand(Insn& insn, size_t operand, uint16_t value) {
  (operand == 0 ? insn.a : operand == 1 ? insn.b : insn.c) = value;
}

Insn wide_jump(int64_t distance) {
  uint32_t bits = static_cast<uint32_t>(static_cast<int32_t>(distance));
  return {static_cast<uint16_t>(Op::jump_w), static_cast<uint16_t>(bits),
          static_cast<uint16_t>(bits >> 16), 0};
}

}  // namespace

void JumpLayout::thread_jumps() {
  constexpr int kMaxHops = 32;  // endless loops of jumps are legal: while (true) {}
  auto final_label = [&](uint32_t label) {
    for (int hop = 0; hop < kMaxHops; ++hop) {
      uint32_t pc = b_.labels_[label].pc;
      if (pc >= b_.code_.size() || b_.code_[pc].op != static_cast<uint16_t>(Op::jump)) break;
      if (b_.labels_[b_.target_of_[pc]].pc == pc) break;
      label = b_.target_of_[pc];
    }
    return label;
  };
  for (uint32_t& label : b_.target_of_) {
    if (label != CodeBuilder::kNoLabel) label = final_label(label);
  }
  for (auto& table : b_.switches_) {
    for (Label& l : table.targets) l.id = final_label(l.id);
  }
}

void JumpLayout::size_slots() {
  size_.assign(b_.code_.size(), 1);
  for (const auto& slot : b_.slots_) size_[slot.pc] = static_cast<uint32_t>(slot.code.size());
}

void JumpLayout::find_targets() {
  is_target_.assign(b_.code_.size() + 1, false);
  auto add = [&](uint32_t label) {
    if (label != CodeBuilder::kNoLabel) is_target_[b_.labels_[label].pc] = true;
  };
  for (uint32_t label : b_.target_of_) add(label);
  for (const auto& table : b_.switches_) {
    for (Label l : table.targets) add(l.id);
  }
  for (const auto& h : b_.handlers_) add(h.handler.id);
}

// `if c go to A; go to B; A:` becomes `if not c go to B; A:`.
void JumpLayout::invert_jumps_over_jumps() {
  for (uint32_t pc = 0; pc + 2 < b_.code_.size(); ++pc) {
    Insn& insn = b_.code_[pc];
    Insn& next = b_.code_[pc + 1];
    if (!is_jump(pc) || target_pc(pc) != pc + 2 || is_target_[pc + 1]) continue;
    if (next.op != static_cast<uint16_t>(Op::jump) || insn.op == next.op) continue;
    Op inverse;
    bool swap;
    if (!inverted(static_cast<Op>(insn.op), inverse, swap)) continue;
    insn.op = static_cast<uint16_t>(inverse);
    if (swap) std::swap(insn.a, insn.b);
    b_.target_of_[pc] = b_.target_of_[pc + 1];
    size_[pc + 1] = 0;
  }
}

void JumpLayout::drop_empty_jumps() {
  for (uint32_t pc = static_cast<uint32_t>(size_.size()); pc-- > 0;) {
    if (b_.code_[pc].op != static_cast<uint16_t>(Op::jump)) continue;
    if (pc > 0 && !is_target_[pc] && never_goes_on(static_cast<Op>(b_.code_[pc - 1].op)) &&
        size_[pc - 1] != 0) {
      size_[pc] = 0;
      continue;
    }
    uint32_t target = target_pc(pc);
    if (target <= pc) continue;
    uint32_t next = pc + 1;
    while (next < target && size_[next] == 0) ++next;
    if (next == target) size_[pc] = 0;
  }
}

void JumpLayout::place() {
  place_.resize(size_.size() + 1);
  uint32_t at = 0;
  for (size_t i = 0; i < size_.size(); ++i) {
    place_[i] = at;
    at += size_[i];
  }
  place_[size_.size()] = at;
}

bool JumpLayout::widen_far_jumps() {
  bool changed = false;
  for (uint32_t pc = 0; pc < size_.size(); ++pc) {
    if (size_[pc] != 1 || !is_jump(pc)) continue;
    Op op = static_cast<Op>(b_.code_[pc].op);
    if (op == Op::jump) continue;  // a wide one is as short
    int64_t distance = static_cast<int64_t>(place_[target_pc(pc)]) - (place_[pc] + 1);
    if (CodeBuilder::fits_imm(distance)) continue;
    Op inverse;
    bool swap;
    size_[pc] = inverted(op, inverse, swap) ? 2 : 3;
    changed = true;
  }
  return changed;
}

void JumpLayout::write_jump(std::vector<Insn>& out, uint32_t pc) const {
  Insn insn = b_.code_[pc];
  Op op = static_cast<Op>(insn.op);
  int64_t target = place_[target_pc(pc)];
  if (size_[pc] == 1) {
    int64_t distance = target - (place_[pc] + 1);
    if (op == Op::jump && !CodeBuilder::fits_imm(distance)) {
      out.push_back(wide_jump(distance));
      return;
    }
    set_operand(insn, distance_operand(op), static_cast<uint16_t>(distance));
    out.push_back(insn);
    return;
  }
  Op inverse;
  bool swap;
  if (inverted(op, inverse, swap)) {
    insn.op = static_cast<uint16_t>(inverse);
    if (swap) std::swap(insn.a, insn.b);
    set_operand(insn, distance_operand(inverse), 1);
    out.push_back(insn);
    out.push_back(wide_jump(target - (place_[pc] + 2)));
    return;
  }
  set_operand(insn, distance_operand(op), 1);
  out.push_back(insn);
  out.push_back({static_cast<uint16_t>(Op::jump), 1, 0, 0});
  out.push_back(wide_jump(target - (place_[pc] + 3)));
}

void JumpLayout::write_code(vm::MethodDef& method) const {
  method.code.reserve(place_.back());
  auto slot = b_.slots_.begin();
  for (uint32_t pc = 0; pc < size_.size(); ++pc) {
    if (slot != b_.slots_.end() && slot->pc == pc) {
      method.code.insert(method.code.end(), slot->code.begin(), slot->code.end());
      ++slot;
      continue;
    }
    if (size_[pc] == 0) continue;
    if (is_jump(pc)) {
      write_jump(method.code, pc);
    } else {
      method.code.push_back(b_.code_[pc]);
    }
  }
}

void JumpLayout::write_tables(vm::MethodDef& method) {
  for (const auto& table : b_.switches_) {
    vm::Const& constant = b_.consts_[table.constant];
    for (Label l : table.targets) {
      constant.targets.push_back(static_cast<int32_t>(place_[b_.labels_[l.id].pc]));
    }
  }
  for (auto& h : b_.handlers_) {
    uint32_t start = place_[h.start];
    uint32_t end = place_[h.end];
    if (start >= end) continue;
    method.handlers.push_back(
        {start, end, place_[b_.labels_[h.handler.id].pc], h.reg, std::move(h.catch_type)});
  }
  for (const auto& line : b_.lines_) {
    uint32_t pc = place_[line.pc];
    if (!method.lines.empty() && method.lines.back().pc == pc) method.lines.pop_back();
    if (pc < place_.back()) method.lines.push_back({pc, line.line});
  }
  for (auto& local : b_.locals_) {
    local.start = place_[local.start];
    local.end = place_[local.end];
    if (local.start < local.end) method.locals.push_back(std::move(local));
  }
}

void JumpLayout::run(vm::MethodDef& method) {
  thread_jumps();
  size_slots();
  find_targets();
  invert_jumps_over_jumps();
  drop_empty_jumps();
  do {
    place();
  } while (widen_far_jumps());
  write_code(method);
  write_tables(method);
}

}  // namespace braid::lang
