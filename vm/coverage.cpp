#include "vm/coverage.h"

#include <algorithm>
#include <iterator>

#include "vm/internal_ops.h"

namespace braid::vm {

void Coverage::thread_made(const Object* thread, const Site& site) {
  made_[thread] = site;
  sites_.insert(site);
}

void Coverage::thread_started(const Object* thread) {
  const auto made = made_.find(thread);
  if (made != made_.end()) started_.insert(made->second);
}

std::vector<Coverage::Site> Coverage::never_started() const {
  std::vector<Site> list;
  std::set_difference(sites_.begin(), sites_.end(), started_.begin(), started_.end(),
                      std::back_inserter(list));
  return list;
}

void hide_instructions(Method& method) {
  method.hidden_ops.clear();
  for (Insn& i : method.own_code) {
    method.hidden_ops.push_back(i.op);
    i.op = code(InternalOp::first_run);
  }
}

uint16_t op_at(const Method& method, uint32_t pc) {
  const uint16_t op = method.own_code[pc].op;
  return op == code(InternalOp::first_run) ? method.hidden_ops[pc] : op;
}

void set_op_at(Method& method, uint32_t pc, uint16_t op) {
  Insn& i = method.own_code[pc];
  if (op_at(method, pc) == code(InternalOp::tell_call)) {
    method.told_op = op;
    return;
  }
  (i.op == code(InternalOp::first_run) ? method.hidden_ops[pc] : i.op) = op;
}

void show_instruction(Method& method, uint32_t pc) {
  method.own_code[pc].op = method.hidden_ops[pc];
}

bool was_run(const Method& method, uint32_t pc) {
  return method.prepared && method.own_code[pc].op != code(InternalOp::first_run);
}

}  // namespace braid::vm
