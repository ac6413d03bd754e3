// Calls of the program's methods from outside of its schedule: a tool wants to know something that
// only the program can say.
#include "vm/internal_ops.h"
#include "vm/interpreter.h"
#include "vm/machine.h"

namespace braid::vm {
namespace {

// Registers of the base frame.
constexpr uint16_t kException = 1;  // what left the method
constexpr uint16_t kResult = 2;
constexpr uint16_t kRegisters = 4;
constexpr uint32_t kThreadNumber = UINT32_MAX - 1;  // no thread of the program has it

}  // namespace

void Machine::enter_call_stub(Thread& t, Method& method) {
  if (call_stub_ == nullptr) {
    const uint16_t op = code(InternalOp::call_static_i);
    const uint16_t end = code(InternalOp::thread_end);
    call_stub_ = &make_stub("<call>", {{op, 0, kResult, 0}, {end}, {end}},
                            {{0, 1, 2, kException, ""}}, kRegisters, kResult + 1);
    call_stub_->own_constants.resize(1);
    call_stub_->constants = call_stub_->own_constants.data();
  }
  call_stub_->own_constants[0].method = &method;
  t.fp = t.frames;
  *t.fp = {call_stub_->code, call_stub_, call_stub_->constants, t.ref_stack, t.prim_stack};
  std::fill_n(t.fp->r, kRegisters, nullptr);
  t.fp->p[0].bits = 0;
}

std::optional<uint64_t> Machine::call_outside(std::string_view owner, std::string_view name) {
  Class* cls = classes_.find(owner);
  Method* method = nullptr;
  if (cls != nullptr) {
    for (const auto& m : cls->methods)
      if (m->def->name == name && m->is_static() && m->ref_args == 0 && m->prim_args == 0)
        method = m.get();
  }
  if (method == nullptr || state_.thread_count >= kMaxThreads) return std::nullopt;
  const ToolHost::Silence silence(tools_);
  // A slot that the program's threads do not use; nobody finds it there.
  const uint32_t index = state_.thread_count;
  if (index == threads_.size()) {
    threads_.push_back(std::make_unique<Thread>());
    allocate_stacks(*threads_[index]);
  }
  Thread& t = *threads_[index];
  static_cast<ThreadCore&>(t) = ThreadCore{};
  t.index = index;
  t.number = kThreadNumber;
  t.epoch = barrier_.epoch;
  t.state = ThreadState::kRunnable;
  t.object = threads_[0]->object;
  t.watermark = t.frames;
  t.thin_word = index <= lock_word::kMaxThinIndex ? index << 2 | lock_word::kThin : 0;
  enter_call_stub(t, *method);
  ++state_.thread_count;  // its frames are roots
  ++state_.runnable;
  const bool observed = std::exchange(observed_, false);
  Thread* const before = std::exchange(current_, &t);
  const uint32_t noted = state_.noted;
  StopReason reason = StopReason::kBudget;
  while ((reason == StopReason::kBudget || reason == StopReason::kYield) &&
         t.bytecodes < static_cast<uint64_t>(kCallSteps))
    reason = run_plain(*this, t);
  std::optional<uint64_t> result;
  if (reason == StopReason::kFinished && t.fp->r[kException] == nullptr) {
    result = method->result == 'V'   ? 0
             : method->result == 'R' ? reinterpret_cast<uint64_t>(t.fp->r[kResult])
                                     : t.fp->p[0].bits;
  }
  // Where it could not go on it is given up; it is in no queue then, and holds nothing.
  if (reason == StopReason::kBlocked && t.state != ThreadState::kRunnable)
    monitors_.wake(t, Wake::kNone);
  if (t.run_prev != 0 || state_.run_head == index + 1)
    unlink(t);
  else
    --state_.runnable;
  state_.noted = noted;
  current_ = before;
  observed_ = observed;
  t.state = ThreadState::kDead;
  t.object = nullptr;
  t.fp = t.watermark = t.frames;
  --state_.thread_count;
  return result;
}

}  // namespace braid::vm
