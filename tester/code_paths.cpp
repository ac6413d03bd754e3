#include "tester/code_paths.h"

#include <algorithm>

#include "vm/opcodes.h"

namespace braid::tester {

using vm::Op;

std::vector<uint32_t> next_of(const vm::MethodDef& m, uint32_t pc) {
  const vm::Insn& i = m.code[pc];
  const auto op = static_cast<Op>(i.op);
  std::vector<uint32_t> next;
  if (op == Op::jump_w) {
    next.push_back(pc + 1 + static_cast<uint32_t>(vm::wide_target(i)));
  } else if (op == Op::table_switch || op == Op::lookup_switch) {
    for (int32_t t : m.consts[i.b].targets) next.push_back(static_cast<uint32_t>(t));
  } else {
    const uint16_t operands[] = {i.a, i.b, i.c};
    for (size_t n = 0; n < 3; ++n) {
      if (vm::info(op).operands[n] != vm::Operand::J) continue;
      const int32_t distance = static_cast<int16_t>(operands[n]);
      next.push_back(pc + 1 + static_cast<uint32_t>(distance));
    }
  }
  if (vm::falls_through(op)) next.push_back(pc + 1);
  return next;
}

std::vector<bool> reachable(const vm::MethodDef& m,
                            const std::function<bool(const vm::Handler&)>& takes) {
  std::vector<bool> found(m.code.size());
  std::vector<uint32_t> todo{0};
  while (!todo.empty()) {
    const uint32_t pc = todo.back();
    todo.pop_back();
    if (pc >= found.size() || found[pc]) continue;
    found[pc] = true;
    for (uint32_t n : next_of(m, pc)) todo.push_back(n);
    for (const vm::Handler& h : m.handlers)
      if (pc >= h.start && pc < h.end && takes(h)) todo.push_back(h.handler);
  }
  return found;
}

std::vector<bool> always_throws(const vm::MethodDef& m,
                                const std::function<bool(uint32_t pc)>& throws) {
  std::vector<bool> always(m.code.size());
  for (bool changed = true; changed;) {
    changed = false;
    for (auto pc = static_cast<uint32_t>(m.code.size()); pc-- > 0;) {
      if (always[pc]) continue;
      const auto op = static_cast<Op>(m.code[pc].op);
      bool ends = op == Op::throw_r || op == Op::assert_failed || throws(pc);
      if (!ends) {
        const std::vector<uint32_t> next = next_of(m, pc);
        ends = !next.empty() && std::all_of(next.begin(), next.end(), [&](uint32_t n) {
          return n < always.size() && always[n];
        });
      }
      if (ends) always[pc] = changed = true;
    }
  }
  return always;
}

}  // namespace braid::tester
