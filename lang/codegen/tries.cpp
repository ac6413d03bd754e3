// try, synchronized, and what jumps out of them must run on the way.
//
// The code of a finally block is generated at every exit of its statement. Those copies are gaps in
// the ranges that the statement's handlers guard, as is what they lead to: an exception in a
// finally block is not caught by its own statement.
#include <algorithm>

#include "lang/codegen/body_gen.h"

namespace braid::lang {

using vm::Op;

namespace {
constexpr uint32_t kOpen = 0xffffffff;
}  // namespace

// ---- Leaving scopes.

size_t BodyGen::depth_of(const Stmt* target) const {
  for (size_t i = jumpables_.size(); i-- > 0;) {
    if (jumpables_[i].target == target) return i;
  }
  return 0;
}

bool BodyGen::has_cleanup(size_t depth) const {
  for (size_t i = depth; i < jumpables_.size(); ++i) {
    if (jumpables_[i].cleanup) return true;
  }
  return false;
}

// A finally block would run on the way out of the method.
bool BodyGen::has_effect_cleanup() const {
  return std::any_of(jumpables_.begin(), jumpables_.end(), [](const Jumpable& j) {
    return j.cleanup && j.cleanup->run && !j.cleanup->covers_itself;
  });
}

std::vector<BodyGen::Cleanup*> BodyGen::leave(size_t depth) {
  std::vector<Jumpable> saved = jumpables_;
  std::vector<Cleanup*> passed;
  for (size_t i = saved.size(); i-- > depth;) {
    Cleanup* cleanup = saved[i].cleanup;
    if (!cleanup) continue;
    jumpables_.resize(i);
    if (cleanup->covers_itself) cleanup->run();
    cleanup->gaps.emplace_back(b_.pc(), kOpen);
    passed.push_back(cleanup);
    if (!cleanup->covers_itself && cleanup->run) cleanup->run();
  }
  jumpables_ = std::move(saved);
  return passed;
}

void BodyGen::close_gaps(const std::vector<Cleanup*>& passed) {
  for (Cleanup* cleanup : passed) cleanup->gaps.back().second = b_.pc();
}

// [start, end) without the gaps.
BodyGen::Ranges BodyGen::segments(uint32_t start, uint32_t end, const Ranges& gaps) {
  Ranges out;
  for (auto [gap_start, gap_end] : gaps) {
    if (gap_end <= start || gap_start >= end) continue;
    if (start < gap_start) out.emplace_back(start, gap_start);
    start = std::max(start, gap_end);
  }
  if (start < end) out.emplace_back(start, end);
  return out;
}

// ---- try.

void BodyGen::gen_try(Try& s) {
  Label end = b_.new_label();
  Cleanup cleanup;
  if (s.finally_block) {
    cleanup.run = [&] { gen_stmt(s.finally_block); };
  }
  Ranges guarded;  // what the finally handler covers
  // Generates a part that `finally` follows, and the way on from its end.
  auto part = [&](const std::function<void()>& body) {
    uint32_t start = b_.pc();
    jumpables_.push_back({nullptr, {}, {}, &cleanup});
    ++guarded_;
    body();
    --guarded_;
    jumpables_.pop_back();
    Ranges ranges = segments(start, b_.pc(), cleanup.gaps);
    guarded.insert(guarded.end(), ranges.begin(), ranges.end());
    if (b_.alive() && cleanup.run) cleanup.run();
    b_.jump(end);
    return ranges;
  };
  Ranges body = part([&] { gen_resource(s, 0); });
  if (!body.empty()) {
    for (CatchClause& c : s.catches) {
      Scope scope = open_scope();
      Reg reg = declare_local(*c.symbol);
      Label handler = b_.new_label();
      for (const TypeNode* t : c.types) {
        for (auto [from, to] : body) {
          b_.add_handler(from, to, handler, reg, types_.erased_class(t->type)->binary_name);
        }
      }
      b_.bind_entry(handler);
      mark(c.pos);
      start_local(*c.symbol);
      part([&] { gen_block(*c.body); });
      close_scope(scope);
    }
    if (s.finally_block) finally_handler(cleanup, guarded);
  }
  b_.bind(end);
}

// Whatever comes through: the finally block, then the same exception again.
void BodyGen::finally_handler(const Cleanup& cleanup, const Ranges& guarded) {
  RegMark before = b_.mark();
  Reg exception = b_.push(Bank::kRef);
  Label handler = b_.new_label();
  for (auto [from, to] : guarded) b_.add_handler(from, to, handler, exception, "");
  b_.bind_entry(handler);
  cleanup.run();
  b_.emit(Op::throw_r, exception);
  b_.release(before);
}

// ---- Resources.
//
// Each is closed at every exit of what it encloses, as by a finally block, in the line where the
// body ends; after an exception in that of the `try`. What closing throws then is added to it.

void BodyGen::gen_resource(Try& s, size_t index) {
  if (index == s.resources.size()) {
    gen_block(*s.body);
    return;
  }
  const Resource& resource = s.resources[index];
  Scope scope = open_scope();
  mark(resource.declaration ? resource.declaration->pos : s.pos);
  Reg reg = open_resource(resource);
  Cleanup cleanup;
  cleanup.run = [&] {
    mark(s.body->end);
    close_resource(resource, reg);
  };
  uint32_t start = b_.pc();
  jumpables_.push_back({nullptr, {}, {}, &cleanup});
  ++guarded_;
  gen_resource(s, index + 1);
  --guarded_;
  jumpables_.pop_back();
  Ranges guarded = segments(start, b_.pc(), cleanup.gaps);
  Label end = b_.new_label();
  if (b_.alive()) cleanup.run();
  b_.jump(end);
  if (!guarded.empty()) resource_handler(s, resource, reg, guarded);
  b_.bind(end);
  close_scope(scope);
}

Reg BodyGen::open_resource(const Resource& resource) {
  if (!resource.declaration) return gen(resource.variable, resource.type);
  declare_bindings(resource.declaration);
  gen_local_var(*resource.declaration);
  return regs_.at(resource.declarator()->symbol);
}

void BodyGen::close_resource(const Resource& resource, Reg reg) {
  const VariableDeclarator* declared = resource.declarator();
  Label end = b_.new_label();
  if (!declared || declared->init->kind != ExprKind::kNew) b_.emit_jump(Op::jnull, reg, 0, end);
  RegMark window = b_.mark();
  Reg receiver = b_.push(Bank::kRef);
  move(Bank::kRef, receiver, reg);
  check_receiver(receiver, resource.type, *resource.close);
  ClassSymbol* held = types_.erased_class(resource.type);
  ClassSymbol* owner = resource.close->owner;
  call_symbol(*resource.close, types_.is_subclass(held, owner) ? held : owner, false, window,
              kNoReg);
  b_.bind(end);
}

void BodyGen::resource_handler(const Try& s, const Resource& resource, Reg reg,
                               const Ranges& guarded) {
  constexpr std::string_view kThrowable = "java/lang/Throwable";
  RegMark before = b_.mark();
  Reg exception = b_.push(Bank::kRef);
  Label handler = b_.new_label();
  for (auto [from, to] : guarded) b_.add_handler(from, to, handler, exception, kThrowable);
  b_.bind_entry(handler);
  mark(s.pos);
  uint32_t start = b_.pc();
  close_resource(resource, reg);
  Label rethrow = b_.new_label();
  uint32_t end = b_.pc();
  b_.jump(rethrow);
  RegMark window = b_.mark();
  Reg suppressed = b_.push(Bank::kRef);
  Label failed = b_.new_label();
  b_.add_handler(start, end, failed, suppressed, kThrowable);
  b_.bind_entry(failed);
  Reg second = b_.push(Bank::kRef);
  move(Bank::kRef, second, suppressed);
  move(Bank::kRef, suppressed, exception);
  call_method(Op::call_virtual, kThrowable, "addSuppressed", "(Ljava/lang/Throwable;)V", window,
              ValueKind::kVoid);
  b_.bind(rethrow);
  b_.emit(Op::throw_r, exception);
  b_.release(before);
}

// ---- synchronized.

void BodyGen::gen_synchronized(Synchronized& s) {
  RegMark before = b_.mark();
  Reg lock = gen(s.lock, s.lock->type);
  const VarSymbol* owner = owner_of(Bank::kRef, lock);
  if (lock < before.ref && owner && owner->assigned_after_declaration) {
    Reg copy = b_.push(Bank::kRef);
    move(Bank::kRef, copy, lock);
    lock = copy;
  }
  guarded_region(
      lock, [&] { gen_block(*s.body); }, s.body->end);
  b_.release(before);
}

void BodyGen::guarded_region(Reg lock, const std::function<void()>& body, SourcePos end) {
  b_.emit(Op::monitor_enter, lock);
  Cleanup cleanup;
  cleanup.run = [this, lock] { b_.emit(Op::monitor_exit, lock); };
  cleanup.covers_itself = true;
  uint32_t start = b_.pc();
  jumpables_.push_back({nullptr, {}, {}, &cleanup});
  ++guarded_;
  body();
  --guarded_;
  jumpables_.pop_back();
  if (b_.alive()) {
    mark(end);
    b_.emit(Op::monitor_exit, lock);
  }
  RegMark before = b_.mark();
  Reg exception = b_.push(Bank::kRef);
  Label handler = b_.new_label();
  for (auto [from, to] : segments(start, b_.pc(), cleanup.gaps)) {
    b_.add_handler(from, to, handler, exception, "");
  }
  b_.release(before);
  auto release = [this, handler, lock, exception, end] {
    if (!b_.is_used(handler)) return;
    b_.bind_entry(handler);
    mark(end);
    b_.emit(Op::monitor_exit, lock);
    b_.emit(Op::throw_r, exception);
  };
  // Behind the body of the method, out of the way, unless a handler must cover it here.
  if (guarded_ == 0) {
    deferred_.push_back(release);
    return;
  }
  Label after = b_.new_label();
  b_.jump(after);
  release();
  b_.bind(after);
}

}  // namespace braid::lang
