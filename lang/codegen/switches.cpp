// switch: a table where the keys are dense, a search where they are not; strings by hash code,
// enums by ordinal.
#include <algorithm>
#include <map>

#include "lang/codegen/body_gen.h"

namespace braid::lang {

using vm::Op;

namespace {

constexpr size_t kCompareChain = 3;  // that few sparse keys are compared one by one

// A table may have about as many holes as keys.
bool is_dense(int64_t low, int64_t high, size_t count) {
  return count > 1 && high - low + 1 <= static_cast<int64_t>(2 * count + 4);
}

// String.hashCode.
int32_t hash_of(const std::u16string& s) {
  uint32_t hash = 0;
  for (char16_t c : s) hash = hash * 31 + c;
  return static_cast<int32_t>(hash);
}

int32_t ordinal_of(const VarSymbol& constant) {
  int32_t ordinal = 0;
  for (const VarSymbol* f : constant.owner->fields) {
    if (f == &constant) break;
    if (f->flags & vm::kEnum) ++ordinal;
  }
  return ordinal;
}

}  // namespace

void BodyGen::dispatch_ints(Reg key, std::vector<std::pair<int32_t, Label>> cases,
                            Label otherwise) {
  std::sort(cases.begin(), cases.end(),
            [](const auto& a, const auto& b) { return a.first < b.first; });
  if (cases.empty()) {
    b_.jump(otherwise);
    return;
  }
  int64_t low = cases.front().first;
  int64_t high = cases.back().first;
  if (is_dense(low, high, cases.size())) {
    std::vector<int32_t> keys;
    std::vector<Label> targets;
    size_t next = 0;
    for (int64_t k = low; k <= high; ++k) {
      bool given = cases[next].first == k;
      keys.push_back(static_cast<int32_t>(k));
      targets.push_back(given ? cases[next++].second : otherwise);
    }
    b_.emit_switch(Op::table_switch, key, std::move(keys), targets, otherwise);
    return;
  }
  if (cases.size() <= kCompareChain) {
    for (auto [k, label] : cases) {
      if (CodeBuilder::fits_imm(k)) {
        b_.emit_jump(Op::jeq_k, key, CodeBuilder::imm(k), label);
      } else {
        RegMark before = b_.mark();
        b_.emit_jump(Op::jeq, key, load_int(k), label);
        b_.release(before);
      }
    }
    b_.jump(otherwise);
    return;
  }
  std::vector<int32_t> keys;
  std::vector<Label> targets;
  for (auto [k, label] : cases) {
    keys.push_back(k);
    targets.push_back(label);
  }
  b_.emit_switch(Op::lookup_switch, key, std::move(keys), targets, otherwise);
}

// Strings with the same hash code are told apart by equals.
void BodyGen::dispatch_strings(Switch& s, const std::vector<Label>& labels, Label otherwise) {
  Reg text = gen(s.selector, s.selector->type);
  std::map<int32_t, std::vector<std::pair<const std::u16string*, Label>>> buckets;
  for (size_t i = 0; i < s.cases.size(); ++i) {
    for (const Expr* e : s.cases[i].labels) {
      const auto& value = std::get<std::u16string>(e->constant);
      buckets[hash_of(value)].emplace_back(&value, labels[i]);
    }
  }
  RegMark window = b_.mark();
  move(Bank::kRef, b_.push(Bank::kRef), text);
  Reg hash =
      call_method(Op::call_virtual, "java/lang/String", "hashCode", "()I", window, ValueKind::kInt);
  std::vector<std::pair<int32_t, Label>> by_hash;
  for (const auto& bucket : buckets) by_hash.emplace_back(bucket.first, b_.new_label());
  dispatch_ints(hash, by_hash, otherwise);
  b_.release(window);
  size_t at = 0;
  for (const auto& [code, strings] : buckets) {
    b_.bind(by_hash[at++].second);
    for (const auto& [value, label] : strings) {
      move(Bank::kRef, b_.push(Bank::kRef), text);
      load_constant(Constant(*value), ValueKind::kRef, b_.push(Bank::kRef));
      Reg equal = call_method(Op::call_virtual, "java/lang/String", "equals",
                              "(Ljava/lang/Object;)Z", window, ValueKind::kInt);
      b_.emit_jump(Op::jne_k, equal, 0, label);
      b_.release(window);
    }
    b_.jump(otherwise);
  }
}

void BodyGen::dispatch_enum(Switch& s, const std::vector<Label>& labels, Label otherwise) {
  RegMark window = b_.mark();
  gen_top(s.selector, s.selector->type);
  std::vector<std::pair<int32_t, Label>> cases;
  for (size_t i = 0; i < s.cases.size(); ++i) {
    for (const Expr* e : s.cases[i].labels) {
      const auto* constant = static_cast<const VarSymbol*>(static_cast<const Name*>(e)->symbol);
      cases.emplace_back(ordinal_of(*constant), labels[i]);
    }
  }
  Reg ordinal = call_method(Op::call_virtual, types_.erased_class(s.selector->type)->binary_name,
                            "ordinal", "()I", window, ValueKind::kInt);
  dispatch_ints(ordinal, std::move(cases), otherwise);
}

void BodyGen::dispatch(Switch& s, const std::vector<Label>& labels, Label otherwise) {
  Type* type = s.selector->type;
  if (types_.is_string(type)) {
    dispatch_strings(s, labels, otherwise);
  } else if (type->is_reference() && !types_.unboxed(type)) {
    dispatch_enum(s, labels, otherwise);
  } else {
    mark(s.selector->pos);
    Reg key = gen(s.selector, types_.int_type());
    std::vector<std::pair<int32_t, Label>> cases;
    for (size_t i = 0; i < s.cases.size(); ++i) {
      for (const Expr* e : s.cases[i].labels) {
        cases.emplace_back(static_cast<int32_t>(integral_value(e->constant)), labels[i]);
      }
    }
    dispatch_ints(key, std::move(cases), otherwise);
  }
}

void BodyGen::gen_switch(Switch& s) {
  RegMark before = b_.mark();
  Label end = b_.new_label();
  Label no_case = s.as_value ? b_.new_label() : end;
  Label otherwise = no_case;
  std::vector<Label> labels;
  for (const SwitchCase& c : s.cases) {
    labels.push_back(b_.new_label());
    if (c.is_default) otherwise = labels.back();
  }
  dispatch(s, labels, otherwise);
  b_.release(before);
  jumpables_.push_back({&s, end, Label{}, nullptr});
  switch_bodies(s, labels, end);
  jumpables_.pop_back();
  if (s.as_value && b_.is_used(no_case)) {
    b_.bind(no_case);
    mark(s.selector->pos);
    throw_no_case();
  }
  b_.bind(end);
}

void BodyGen::switch_bodies(Switch& s, const std::vector<Label>& labels, Label end) {
  Scope scope = open_scope();
  for (size_t i = 0; i < s.cases.size(); ++i) {
    const SwitchCase& c = s.cases[i];
    b_.bind(labels[i]);
    if (!c.is_arrow) {
      gen_stmts(c.body);
      continue;
    }
    Scope rule = open_scope();
    gen_stmts(c.body);
    close_scope(rule);
    b_.jump(end);
  }
  close_scope(scope);
}

// An enum has a constant that it did not have when this was compiled.
void BodyGen::throw_no_case() {
  constexpr std::string_view kClass = "java/lang/IncompatibleClassChangeError";
  RegMark before = b_.mark();
  Reg error = b_.push(Bank::kRef);
  b_.emit(Op::new_object, error, b_.class_const(kClass));
  RegMark window = b_.mark();
  move(Bank::kRef, b_.push(Bank::kRef), error);
  call_method(Op::call_special, kClass, "<init>", "()V", window, ValueKind::kVoid);
  b_.emit(Op::throw_r, error);
  b_.release(before);
}

// ---- Switch expressions: every yield leaves its value in the same register.

Reg BodyGen::gen_switch_expr(SwitchExpr& e, Reg dest) {
  RegMark before = b_.mark();
  Bank bank = bank_of(e.type);
  Reg result = b_.push(bank);
  mark(e.pos);
  switch_results_[e.body] = {result, {}, {}};
  gen_switch(*e.body);
  return settle(before, bank, result, dest);
}

// As a condition: what only holds where it is true is known there.
void BodyGen::gen_switch_jump(SwitchExpr& e, bool when, Label to) {
  Label end = b_.new_label();
  mark(e.pos);
  switch_results_[e.body] = {kNoReg, when ? to : end, when ? end : to};
  gen_switch(*e.body);
  b_.bind(end);
}

void BodyGen::gen_yield(Yield& s) {
  const SwitchResult result = switch_results_.at(s.target);
  if (result.reg != kNoReg) {
    gen(s.value, s.target->as_value->type, result.reg);
    leave_switch(s, jumpables_[depth_of(s.target)].break_label);
    return;
  }
  Label is_false = b_.new_label();
  gen_jump(s.value, false, is_false);
  leave_switch(s, result.when_true);
  b_.bind(is_false);
  leave_switch(s, result.when_false);
}

void BodyGen::leave_switch(const Yield& s, Label to) {
  if (!b_.alive()) return;
  std::vector<Cleanup*> passed = leave(depth_of(s.target) + 1);
  b_.jump(to);
  close_gaps(passed);
}

}  // namespace braid::lang
