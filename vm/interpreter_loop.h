// The interpreter loop; included by interpreter_plain.cpp and interpreter_observed.cpp only.
//
// Rules that every case obeys:
//  1. `pc` points after the instruction that is executed. SAVE() stores it in the frame; it comes
//     before whatever may allocate, throw, block, push a frame or be asked where the thread is.
//  2. Whatever may collect or grow the stacks is followed by LOAD() if the case goes on using r, p
//     or fp; a raw reference read before such a call is dead after it.
//  3. A taken jump backwards and a call test the budget. `limit` is the address at which the budget
//     would be used up if execution went on straight; it moves with pc at jumps, so that limit - pc
//     is always the number of bytes of code that may still be executed, and counting costs one
//     addition per jump.
//  4. A store into the heap runs the barrier first.
//  5. Fast paths only: everything else is a function in slow_paths.h or of the Machine.
//  6. The loop returns a StopReason; nothing else leaves it. When it returns, the frame's pc is
//     where to go on: an instruction that must be executed again (blocked, class being initialised)
//     leaves it at itself.
#pragma once

#include <cmath>

#include "vm/heard.h"
#include "vm/internal_ops.h"
#include "vm/interpreter.h"
#include "vm/native.h"
#include "vm/slow_paths.h"
#include "vm/tool_vm.h"

namespace braid::vm {

#define LIKELY(x) __builtin_expect(!!(x), 1)
#define UNLIKELY(x) __builtin_expect(!!(x), 0)

#define A (i->a)
#define B (i->b)
#define C (i->c)
#define SB (static_cast<int16_t>(i->b))
#define SC (static_cast<int16_t>(i->c))

// How much the loop tells: nothing; what events.def and access.def say; the same, and it stops
// after each instruction that has put something into the access log, or tells tools of it; the
// same, and it tells tools of each instruction; as kStepping where nobody but tools reads the log:
// accesses to fields and elements, and monitors that are free, go to them without it; as kObserved,
// and it stops before each instruction that could touch anything but the thread's own registers.
enum class LoopMode { kPlain, kObserved, kStepping, kTracing, kHearing, kLocal };

// Whether an instruction works on registers and constants only, and throws nothing.
constexpr bool is_local(uint16_t op) {
  if (op == code(Op::idiv) || op == code(Op::irem) || op == code(Op::ldiv) || op == code(Op::lrem))
    return false;
  if (op <= code(Op::lookup_switch)) return true;
  return op == code(Op::instance_of) || op == code(Op::jnoassert) || op == code(Op::ret) ||
         op == code(Op::ret_r) || op == code(Op::ret_p) || op == code(InternalOp::native_return) ||
         op == code(InternalOp::getfield_r_q) || op == code(InternalOp::getfield_p_q) ||
         op == code(InternalOp::getstatic_r_q) || op == code(InternalOp::getstatic_p_q) ||
         op == code(InternalOp::first_run);
}

#define CASE(name) L_##name:
#define NEXT()                                   \
  do {                                           \
    if constexpr (kFollowed) {                   \
      if (log.has_unheard()) goto stepped;       \
    }                                            \
    if constexpr (kMode == LoopMode::kTracing) { \
      goto traced;                               \
    }                                            \
    i = pc++;                                    \
    goto* kTargets[i->op];                       \
  } while (false)
#define SAVE() (fp->pc = pc, t.fp = fp)
#define LOAD() (fp = t.fp, pc = fp->pc, r = fp->r, p = fp->p, k = fp->constants)
#define THROW_IF_FAILED(pointer) \
  if (UNLIKELY((pointer) == nullptr)) goto throw_pending
// Goes `offset` instructions on from pc; backwards the budget is tested.
#define JUMP(offset)                                                                           \
  do {                                                                                         \
    const int64_t distance = static_cast<int64_t>(offset);                                     \
    pc += distance;                                                                            \
    limit += distance * static_cast<int64_t>(sizeof(Insn));                                    \
    if (distance < 0 && UNLIKELY(reinterpret_cast<intptr_t>(pc) >= limit)) goto out_of_budget; \
    NEXT();                                                                                    \
  } while (false)
#define JUMP_IF(condition, offset) \
  if (condition) JUMP(offset);     \
  NEXT()
#define NULL_CHECK(object) \
  if (UNLIKELY((object) == nullptr)) goto throw_null
#define INT_OP(expression)                               \
  do {                                                   \
    const uint32_t x = static_cast<uint32_t>(p[B].bits); \
    const uint32_t y = static_cast<uint32_t>(p[C].bits); \
    p[A].set_int(static_cast<int32_t>(expression));      \
    NEXT();                                              \
  } while (false)
#define INT_OP_K(expression)                                            \
  do {                                                                  \
    const uint32_t x = static_cast<uint32_t>(p[B].bits);                \
    const uint32_t y = static_cast<uint32_t>(static_cast<int32_t>(SC)); \
    p[A].set_int(static_cast<int32_t>(expression));                     \
    NEXT();                                                             \
  } while (false)
#define LONG_OP(expression)       \
  do {                            \
    const uint64_t x = p[B].bits; \
    const uint64_t y = p[C].bits; \
    p[A].bits = (expression);     \
    NEXT();                       \
  } while (false)
#define LONG_OP_K(expression)                                           \
  do {                                                                  \
    const uint64_t x = p[B].bits;                                       \
    const uint64_t y = static_cast<uint64_t>(static_cast<int64_t>(SC)); \
    p[A].bits = (expression);                                           \
    NEXT();                                                             \
  } while (false)
#define ARRAY_AT(array, index)                                                          \
  Array* array = as_array(r[B]);                                                        \
  NULL_CHECK(array);                                                                    \
  const int32_t index = p[C].as_int();                                                  \
  if (UNLIKELY(static_cast<uint32_t>(index) >= static_cast<uint32_t>(array->length))) { \
    bad_index = index;                                                                  \
    bad_length = array->length;                                                         \
    goto throw_index;                                                                   \
  }
#define ALOAD(type, setter)                               \
  do {                                                    \
    ARRAY_AT(a, n);                                       \
    p[A].setter(a->data<type>()[n]);                      \
    LOG_ELEMENT(a, n, kRead, heard::kElement, p[A].bits); \
    NEXT();                                               \
  } while (false)
#define ASTORE(type, setter, shift, value)                                        \
  do {                                                                            \
    ARRAY_AT(a, n);                                                               \
    barrier.before_write_element(a, static_cast<uint32_t>(n), shift);             \
    a->data<type>()[n] = (value);                                                 \
    LOG_ELEMENT(a, n, kWrite, heard::kElement, BITS(setter, a->data<type>()[n])); \
    NEXT();                                                                       \
  } while (false)
#define BITS(setter, value) \
  [&] {                     \
    Slot slot;              \
    slot.setter(value);     \
    return slot.bits;       \
  }()
#define REF_BITS(reference) reinterpret_cast<uint64_t>(reference)
// Runs the initialiser of a class before this instruction, if it has not run.
#define INIT_CHECK(cls)                                    \
  if (UNLIKELY((cls)->init_state() != InitState::kDone)) { \
    init_class = (cls);                                    \
    goto initialise;                                       \
  }
#define CALL(target)   \
  do {                 \
    callee = (target); \
    goto call;         \
  } while (false)
// After an operation at which the scheduler may wish to be asked.
#define POINT()                              \
  if constexpr (kObserved) {                 \
    if (UNLIKELY(m.has_noted())) goto point; \
  }

// Notes an access to shared state, after it; only in the observed loop. value: its bits.
#define LOG(object, slot, what, value)                     \
  if constexpr (kHearing) {                                \
    SAVE();                                                \
    m.tools().tell_access<(what)>(t, object, slot, value); \
  } else if constexpr (kObserved) {                        \
    log.add(object, slot, heard::kind_of(what));           \
  }
#define LOG_SYNC(object, slot, kind) \
  if constexpr (kObserved) {         \
    log.add(object, slot, kind);     \
    m.note_point(Point::kVolatile);  \
    if (m.has_noted()) goto point;   \
  }

// An element was read or written; done when nothing else is left to do.
#define LOG_ELEMENT(array, index, how, flags, value)                                  \
  if constexpr (kObserved) {                                                          \
    if (UNLIKELY((array)->cls->volatile_elements)) {                                  \
      LOG_SYNC(array, static_cast<uint32_t>(index), heard::sync_kind_of(heard::how)); \
    } else {                                                                          \
      LOG(array, static_cast<uint32_t>(index), heard::how | (flags), value);          \
    }                                                                                 \
  }

// The opcode that does an instruction's work without the test of initialisation. Volatile forms,
// which have none, fall back on the plain access: the point they miss is inside an initialiser.
inline uint16_t plain_form(InternalOp op) {
  switch (op) {
    case InternalOp::new_object_i:
      return code(Op::new_object);
    case InternalOp::call_static_i:
      return code(Op::call_static);
    case InternalOp::getstatic_r_i:
    case InternalOp::getstatic_r_v:
      return code(Op::getstatic_r);
    case InternalOp::getstatic_p_i:
    case InternalOp::getstatic_p_v:
      return code(Op::getstatic_p);
    case InternalOp::getstatic_r_iq:
      return code(InternalOp::getstatic_r_q);
    case InternalOp::getstatic_p_iq:
      return code(InternalOp::getstatic_p_q);
    case InternalOp::putstatic_r_i:
    case InternalOp::putstatic_r_v:
      return code(Op::putstatic_r);
    case InternalOp::putstatic_p_i:
    case InternalOp::putstatic_p_v:
      return code(Op::putstatic_p);
    default:
      return code(Op::nop);  // init_class
  }
}

template <LoopMode kMode>
[[gnu::hot]] StopReason run_loop(Machine& m, Thread& t) {
  constexpr bool kObserved = kMode != LoopMode::kPlain;
  constexpr bool kHearing = kMode == LoopMode::kHearing;
  constexpr bool kFollowed =
      kMode == LoopMode::kStepping || kMode == LoopMode::kTracing || kHearing;
  static const void* const kTargets[kAllOpCount] = {
#define TARGET(op, name) \
  kMode != LoopMode::kLocal || is_local(code(op::name)) ? &&L_##name : &&local_end,
#define OP(name, a, b, c, doc) TARGET(Op, name)
#include "vm/opcodes.def"
#undef OP
#define OP(name, doc) TARGET(InternalOp, name)
#include "vm/internal_ops.def"
#undef OP
#undef TARGET
  };
  Barrier& barrier = m.barrier();
  [[maybe_unused]] AccessLog& log = m.access_log();
  const Insn* i = nullptr;
  Frame* fp;
  const Insn* pc;
  Object** r;
  Slot* p;
  Resolved* k;
  LOAD();
  const int64_t budget = m.budget(m.scheduler().quantum());
  intptr_t limit = reinterpret_cast<intptr_t>(pc) + budget * static_cast<int64_t>(sizeof(Insn));
  StopReason reason;
  Method* callee = nullptr;
  Class* init_class = nullptr;
  int32_t bad_index = 0;
  int32_t bad_length = 0;
  NEXT();
  CASE(nop) NEXT();
  CASE(move_r) {
    r[A] = r[B];
    NEXT();
  }
  CASE(move_p) {
    p[A] = p[B];
    NEXT();
  }
  CASE(null_r) {
    r[A] = nullptr;
    NEXT();
  }
  CASE(int_p) {
    p[A].set_int(SB);
    NEXT();
  }
  CASE(long_p) {
    p[A].set_long(SB);
    NEXT();
  }
  CASE(const_p) {
    p[A].bits = k[B].bits;
    NEXT();
  }
  CASE(const_r) {
    r[A] = k[B].object;
    NEXT();
  }
  CASE(class_r) {
    r[A] = m.classes().mirror(*k[B].cls);
    NEXT();
  }
  CASE(iadd)
  INT_OP(x + y);
  CASE(isub) INT_OP(x - y);
  CASE(imul) INT_OP(x * y);
  CASE(iand) LONG_OP(x & y);
  CASE(ior)
  LONG_OP(x | y);
  CASE(ixor) LONG_OP(x ^ y);
  CASE(ishl) INT_OP(x << (y & 31));
  CASE(ishr)
  INT_OP(static_cast<int32_t>(x) >> (y & 31));
  CASE(iushr) INT_OP(x >> (y & 31));
  CASE(iadd_k)
  INT_OP_K(x + y);
  CASE(imul_k) INT_OP_K(x * y);
  CASE(iand_k) INT_OP_K(x & y);
  CASE(ior_k)
  INT_OP_K(x | y);
  CASE(ixor_k) INT_OP_K(x ^ y);
  CASE(ishl_k) INT_OP_K(x << (y & 31));
  CASE(ishr_k) INT_OP_K(static_cast<int32_t>(x) >> (y & 31));
  CASE(iushr_k)
  INT_OP_K(x >> (y & 31));
  CASE(idiv) {
    const int32_t y = p[C].as_int();
    if (UNLIKELY(y == 0)) goto throw_divide;
    const int32_t x = p[B].as_int();
    p[A].set_int(y == -1 ? static_cast<int32_t>(0u - static_cast<uint32_t>(x)) : x / y);
    NEXT();
  }
  CASE(irem) {
    const int32_t y = p[C].as_int();
    if (UNLIKELY(y == 0)) goto throw_divide;
    p[A].set_int(y == -1 ? 0 : p[B].as_int() % y);
    NEXT();
  }
  CASE(idiv_k) {
    p[A].set_int(p[B].as_int() / SC);
    NEXT();
  }
  CASE(irem_k) {
    p[A].set_int(p[B].as_int() % SC);
    NEXT();
  }
  CASE(ineg) {
    p[A].set_int(static_cast<int32_t>(0u - static_cast<uint32_t>(p[B].bits)));
    NEXT();
  }
  CASE(ladd)
  LONG_OP(x + y);
  CASE(lsub) LONG_OP(x - y);
  CASE(lmul) LONG_OP(x * y);
  CASE(land) LONG_OP(x & y);
  CASE(lor)
  LONG_OP(x | y);
  CASE(lxor) LONG_OP(x ^ y);
  CASE(lshl) LONG_OP(x << (y & 63));
  CASE(lshr)
  LONG_OP(static_cast<uint64_t>(static_cast<int64_t>(x) >> (y & 63)));
  CASE(lushr)
  LONG_OP(x >> (y & 63));
  CASE(ladd_k) LONG_OP_K(x + y);
  CASE(lmul_k) LONG_OP_K(x * y);
  CASE(land_k) LONG_OP_K(x & y);
  CASE(lshl_k) LONG_OP_K(x << (y & 63));
  CASE(lshr_k) LONG_OP_K(static_cast<uint64_t>(static_cast<int64_t>(x) >> (y & 63)));
  CASE(lushr_k) LONG_OP_K(x >> (y & 63));
  CASE(ldiv_k) {
    p[A].set_long(p[B].as_long() / SC);
    NEXT();
  }
  CASE(lrem_k) {
    p[A].set_long(p[B].as_long() % SC);
    NEXT();
  }
  CASE(ldiv) {
    const int64_t y = p[C].as_long();
    if (UNLIKELY(y == 0)) goto throw_divide;
    const int64_t x = p[B].as_long();
    p[A].set_long(y == -1 ? static_cast<int64_t>(0u - static_cast<uint64_t>(x)) : x / y);
    NEXT();
  }
  CASE(lrem) {
    const int64_t y = p[C].as_long();
    if (UNLIKELY(y == 0)) goto throw_divide;
    p[A].set_long(y == -1 ? 0 : p[B].as_long() % y);
    NEXT();
  }
  CASE(lneg) {
    p[A].bits = 0u - p[B].bits;
    NEXT();
  }
  CASE(lcmp) {
    const int64_t x = p[B].as_long();
    const int64_t y = p[C].as_long();
    p[A].set_int(x < y ? -1 : x > y ? 1 : 0);
    NEXT();
  }
  CASE(fadd) {
    p[A].set_float(p[B].as_float() + p[C].as_float());
    NEXT();
  }
  CASE(fsub) {
    p[A].set_float(p[B].as_float() - p[C].as_float());
    NEXT();
  }
  CASE(fmul) {
    p[A].set_float(p[B].as_float() * p[C].as_float());
    NEXT();
  }
  CASE(fdiv) {
    p[A].set_float(p[B].as_float() / p[C].as_float());
    NEXT();
  }
  CASE(frem) {
    p[A].set_float(std::fmod(p[B].as_float(), p[C].as_float()));
    NEXT();
  }
  CASE(fneg) {
    p[A].set_float(-p[B].as_float());
    NEXT();
  }
  CASE(dadd) {
    p[A].set_double(p[B].as_double() + p[C].as_double());
    NEXT();
  }
  CASE(dsub) {
    p[A].set_double(p[B].as_double() - p[C].as_double());
    NEXT();
  }
  CASE(dmul) {
    p[A].set_double(p[B].as_double() * p[C].as_double());
    NEXT();
  }
  CASE(ddiv) {
    p[A].set_double(p[B].as_double() / p[C].as_double());
    NEXT();
  }
  CASE(drem) {
    p[A].set_double(std::fmod(p[B].as_double(), p[C].as_double()));
    NEXT();
  }
  CASE(dneg) {
    p[A].set_double(-p[B].as_double());
    NEXT();
  }
  CASE(feq) {
    p[A].set_bool(p[B].as_float() == p[C].as_float());
    NEXT();
  }
  CASE(flt) {
    p[A].set_bool(p[B].as_float() < p[C].as_float());
    NEXT();
  }
  CASE(fle) {
    p[A].set_bool(p[B].as_float() <= p[C].as_float());
    NEXT();
  }
  CASE(deq) {
    p[A].set_bool(p[B].as_double() == p[C].as_double());
    NEXT();
  }
  CASE(dlt) {
    p[A].set_bool(p[B].as_double() < p[C].as_double());
    NEXT();
  }
  CASE(dle) {
    p[A].set_bool(p[B].as_double() <= p[C].as_double());
    NEXT();
  }
  CASE(i2l) {
    p[A].set_long(p[B].as_int());
    NEXT();
  }
  CASE(i2f) {
    p[A].set_float(static_cast<float>(p[B].as_int()));
    NEXT();
  }
  CASE(i2d) {
    p[A].set_double(p[B].as_int());
    NEXT();
  }
  CASE(i2b) {
    p[A].set_int(static_cast<int8_t>(p[B].bits));
    NEXT();
  }
  CASE(i2c) {
    p[A].set_int(static_cast<uint16_t>(p[B].bits));
    NEXT();
  }
  CASE(i2s) {
    p[A].set_int(static_cast<int16_t>(p[B].bits));
    NEXT();
  }
  CASE(l2i) {
    p[A].set_int(static_cast<int32_t>(p[B].bits));
    NEXT();
  }
  CASE(l2f) {
    p[A].set_float(static_cast<float>(p[B].as_long()));
    NEXT();
  }
  CASE(l2d) {
    p[A].set_double(static_cast<double>(p[B].as_long()));
    NEXT();
  }
  CASE(f2i) {
    p[A].set_int(slow::to_int(p[B].as_float()));
    NEXT();
  }
  CASE(f2l) {
    p[A].set_long(slow::to_long(p[B].as_float()));
    NEXT();
  }
  CASE(f2d) {
    p[A].set_double(p[B].as_float());
    NEXT();
  }
  CASE(d2i) {
    p[A].set_int(slow::to_int(p[B].as_double()));
    NEXT();
  }
  CASE(d2l) {
    p[A].set_long(slow::to_long(p[B].as_double()));
    NEXT();
  }
  CASE(d2f) {
    p[A].set_float(static_cast<float>(p[B].as_double()));
    NEXT();
  }
  CASE(jump) JUMP(static_cast<int16_t>(A));
  CASE(jump_w) JUMP(wide_target(*i));
  CASE(jeq) JUMP_IF(p[A].as_int() == p[B].as_int(), SC);
  CASE(jne) JUMP_IF(p[A].as_int() != p[B].as_int(), SC);
  CASE(jlt) JUMP_IF(p[A].as_int() < p[B].as_int(), SC);
  CASE(jle) JUMP_IF(p[A].as_int() <= p[B].as_int(), SC);
  CASE(jgt) JUMP_IF(p[A].as_int() > p[B].as_int(), SC);
  CASE(jge) JUMP_IF(p[A].as_int() >= p[B].as_int(), SC);
  CASE(jeq_k) JUMP_IF(p[A].as_int() == SB, SC);
  CASE(jne_k) JUMP_IF(p[A].as_int() != SB, SC);
  CASE(jlt_k) JUMP_IF(p[A].as_int() < SB, SC);
  CASE(jle_k) JUMP_IF(p[A].as_int() <= SB, SC);
  CASE(jgt_k) JUMP_IF(p[A].as_int() > SB, SC);
  CASE(jge_k) JUMP_IF(p[A].as_int() >= SB, SC);
  CASE(ljeq) JUMP_IF(p[A].as_long() == p[B].as_long(), SC);
  CASE(ljne) JUMP_IF(p[A].as_long() != p[B].as_long(), SC);
  CASE(ljlt) JUMP_IF(p[A].as_long() < p[B].as_long(), SC);
  CASE(ljle) JUMP_IF(p[A].as_long() <= p[B].as_long(), SC);
  CASE(ljeq_k) JUMP_IF(p[A].as_long() == SB, SC);
  CASE(ljne_k) JUMP_IF(p[A].as_long() != SB, SC);
  CASE(ljlt_k) JUMP_IF(p[A].as_long() < SB, SC);
  CASE(ljle_k) JUMP_IF(p[A].as_long() <= SB, SC);
  CASE(ljgt_k) JUMP_IF(p[A].as_long() > SB, SC);
  CASE(ljge_k) JUMP_IF(p[A].as_long() >= SB, SC);
  CASE(fjlt) JUMP_IF(p[A].as_float() < p[B].as_float(), SC);
  CASE(fjle) JUMP_IF(p[A].as_float() <= p[B].as_float(), SC);
  CASE(fjnlt) JUMP_IF(!(p[A].as_float() < p[B].as_float()), SC);
  CASE(fjnle) JUMP_IF(!(p[A].as_float() <= p[B].as_float()), SC);
  CASE(fjeq) JUMP_IF(p[A].as_float() == p[B].as_float(), SC);
  CASE(fjne) JUMP_IF(p[A].as_float() != p[B].as_float(), SC);
  CASE(djlt) JUMP_IF(p[A].as_double() < p[B].as_double(), SC);
  CASE(djle) JUMP_IF(p[A].as_double() <= p[B].as_double(), SC);
  CASE(djnlt) JUMP_IF(!(p[A].as_double() < p[B].as_double()), SC);
  CASE(djnle) JUMP_IF(!(p[A].as_double() <= p[B].as_double()), SC);
  CASE(djeq) JUMP_IF(p[A].as_double() == p[B].as_double(), SC);
  CASE(djne) JUMP_IF(p[A].as_double() != p[B].as_double(), SC);
  CASE(jnull) JUMP_IF(r[A] == nullptr, SB);
  CASE(jnonnull) JUMP_IF(r[A] != nullptr, SB);
  CASE(rjeq) JUMP_IF(r[A] == r[B], SC);
  CASE(rjne) JUMP_IF(r[A] != r[B], SC);
  CASE(table_switch) JUMP(slow::table_target(*k[B].table, p[A].as_int()));
  CASE(lookup_switch) JUMP(slow::lookup_target(*k[B].table, p[A].as_int()));
  CASE(new_object_i) { INIT_CHECK(k[B].cls); }
  CASE(new_object) {
    SAVE();
    Object* o = slow::new_object_may_collect(m, t, *k[B].cls);
    THROW_IF_FAILED(o);
    r[A] = o;
    NEXT();
  }
  CASE(getfield_r) {
    Object* o = r[B];
    NULL_CHECK(o);
    Object* v = o->ref(C);
    r[A] = v;
    LOG(o, ref_field_slot(C), heard::kRead | heard::kReference, REF_BITS(v));
    NEXT();
  }
  CASE(getfield_p) {
    Object* o = r[B];
    NULL_CHECK(o);
    p[A] = o->prim(C);
    LOG(o, prim_field_slot(C), heard::kRead, p[A].bits);
    NEXT();
  }
  CASE(putfield_r) {
    Object* o = r[A];
    NULL_CHECK(o);
    barrier.before_write(o);
    o->ref(C) = r[B];
    LOG(o, ref_field_slot(C), heard::kWrite | heard::kReference, REF_BITS(r[B]));
    NEXT();
  }
  CASE(putfield_p) {
    Object* o = r[A];
    NULL_CHECK(o);
    barrier.before_write(o);
    o->prim(C) = p[B];
    LOG(o, prim_field_slot(C), heard::kWrite, p[B].bits);
    NEXT();
  }
  CASE(getfield_r_v) {
    Object* o = r[B];
    NULL_CHECK(o);
    r[A] = o->ref(C);
    LOG_SYNC(o, ref_field_slot(C), Access::read_sync);
    NEXT();
  }
  CASE(getfield_p_v) {
    Object* o = r[B];
    NULL_CHECK(o);
    p[A] = o->prim(C);
    LOG_SYNC(o, prim_field_slot(C), Access::read_sync);
    NEXT();
  }
  CASE(putfield_r_v) {
    Object* o = r[A];
    NULL_CHECK(o);
    barrier.before_write(o);
    o->ref(C) = r[B];
    LOG_SYNC(o, ref_field_slot(C), Access::write_sync);
    NEXT();
  }
  CASE(putfield_p_v) {
    Object* o = r[A];
    NULL_CHECK(o);
    barrier.before_write(o);
    o->prim(C) = p[B];
    LOG_SYNC(o, prim_field_slot(C), Access::write_sync);
    NEXT();
  }
  CASE(getfield_r_q) {
    Object* o = r[B];
    NULL_CHECK(o);
    r[A] = o->ref(C);
    NEXT();
  }
  CASE(getfield_p_q) {
    Object* o = r[B];
    NULL_CHECK(o);
    p[A] = o->prim(C);
    NEXT();
  }
  CASE(putfield_r_f) {
    Object* o = r[A];
    NULL_CHECK(o);
    barrier.before_write(o);
    o->ref(C) = r[B];
    LOG(o, ref_field_slot(C), heard::kWrite | heard::kFinal | heard::kReference, REF_BITS(r[B]));
    NEXT();
  }
  CASE(putfield_r_q) {
    Object* o = r[A];
    NULL_CHECK(o);
    barrier.before_write(o);
    o->ref(C) = r[B];
    NEXT();
  }
  CASE(putfield_p_f) {
    Object* o = r[A];
    NULL_CHECK(o);
    barrier.before_write(o);
    o->prim(C) = p[B];
    LOG(o, prim_field_slot(C), heard::kWrite | heard::kFinal, p[B].bits);
    NEXT();
  }
  CASE(putfield_p_q) {
    Object* o = r[A];
    NULL_CHECK(o);
    barrier.before_write(o);
    o->prim(C) = p[B];
    NEXT();
  }
  // Static fields: C holds the slot, K[B] the statics object.
  CASE(getstatic_r_i) INIT_CHECK(ClassTable::of_statics(k[B].object));
  CASE(getstatic_r) {
    r[A] = k[B].object->ref(C);
    LOG(k[B].object, ref_field_slot(C), heard::kRead | heard::kReference | heard::kStatic,
        REF_BITS(r[A]));
    NEXT();
  }
  CASE(getstatic_p_i) INIT_CHECK(ClassTable::of_statics(k[B].object));
  CASE(getstatic_p) {
    p[A] = k[B].object->prim(C);
    LOG(k[B].object, prim_field_slot(C), heard::kRead | heard::kStatic, p[A].bits);
    NEXT();
  }
  CASE(getstatic_r_iq) INIT_CHECK(ClassTable::of_statics(k[B].object));
  CASE(getstatic_r_q) {
    r[A] = k[B].object->ref(C);
    NEXT();
  }
  CASE(getstatic_p_iq) INIT_CHECK(ClassTable::of_statics(k[B].object));
  CASE(getstatic_p_q) {
    p[A] = k[B].object->prim(C);
    NEXT();
  }
  CASE(putstatic_r_i) INIT_CHECK(ClassTable::of_statics(k[B].object));
  CASE(putstatic_r) {
    Object* o = k[B].object;
    barrier.before_write(o);
    o->ref(C) = r[A];
    LOG(o, ref_field_slot(C), heard::kWrite | heard::kReference | heard::kStatic, REF_BITS(r[A]));
    NEXT();
  }
  CASE(putstatic_p_i) INIT_CHECK(ClassTable::of_statics(k[B].object));
  CASE(putstatic_p) {
    Object* o = k[B].object;
    barrier.before_write(o);
    o->prim(C) = p[A];
    LOG(o, prim_field_slot(C), heard::kWrite | heard::kStatic, p[A].bits);
    NEXT();
  }
  CASE(getstatic_r_v) {
    INIT_CHECK(ClassTable::of_statics(k[B].object));
    r[A] = k[B].object->ref(C);
    LOG_SYNC(k[B].object, ref_field_slot(C), Access::read_sync);
    NEXT();
  }
  CASE(getstatic_p_v) {
    INIT_CHECK(ClassTable::of_statics(k[B].object));
    p[A] = k[B].object->prim(C);
    LOG_SYNC(k[B].object, prim_field_slot(C), Access::read_sync);
    NEXT();
  }
  CASE(putstatic_r_v) {
    INIT_CHECK(ClassTable::of_statics(k[B].object));
    barrier.before_write(k[B].object);
    k[B].object->ref(C) = r[A];
    LOG_SYNC(k[B].object, ref_field_slot(C), Access::write_sync);
    NEXT();
  }
  CASE(putstatic_p_v) {
    INIT_CHECK(ClassTable::of_statics(k[B].object));
    barrier.before_write(k[B].object);
    k[B].object->prim(C) = p[A];
    LOG_SYNC(k[B].object, prim_field_slot(C), Access::write_sync);
    NEXT();
  }
  CASE(instance_of) {
    Object* o = r[B];
    p[A].set_bool(o != nullptr && o->cls->is_subclass_of(k[C].cls));
    NEXT();
  }
  CASE(check_cast) {
    Object* o = r[A];
    if (UNLIKELY(o != nullptr && !o->cls->is_subclass_of(k[B].cls))) {
      SAVE();
      slow::throw_cast(m, t, o, *k[B].cls);
      goto throw_pending;
    }
    NEXT();
  }
  CASE(null_check) {
    NULL_CHECK(r[A]);
    NEXT();
  }
  CASE(new_array) {
    SAVE();
    Array* a = slow::new_array_may_collect(m, t, *k[C].cls, p[B].as_int());
    THROW_IF_FAILED(a);
    r[A] = a;
    NEXT();
  }
  CASE(new_multi) {
    SAVE();
    Array* a = slow::new_multi_may_collect(m, t, *k[C].cls, &p[B], pc->a);
    THROW_IF_FAILED(a);
    r[A] = a;
    NEXT();
  }
  CASE(dims) NEXT();
  CASE(array_length) {
    Object* o = r[B];
    NULL_CHECK(o);
    p[A].set_int(as_array(o)->length);
    NEXT();
  }
  CASE(aload_z)
  ALOAD(int8_t, set_int);
  CASE(aload_c) ALOAD(uint16_t, set_int);
  CASE(aload_s) ALOAD(int16_t, set_int);
  CASE(aload_i)
  ALOAD(int32_t, set_int);
  CASE(aload_l) ALOAD(int64_t, set_long);
  CASE(aload_f)
  ALOAD(float, set_float);
  CASE(aload_d) ALOAD(double, set_double);
  CASE(aload_r) {
    ARRAY_AT(a, n);

    r[A] = a->refs()[n];
    LOG_ELEMENT(a, n, kRead, heard::kElement | heard::kReference, REF_BITS(r[A]));
    NEXT();
  }
  CASE(astore_z) {
    ARRAY_AT(a, n);

    barrier.before_write_element(a, static_cast<uint32_t>(n), 0);
    const auto v = static_cast<int8_t>(p[A].bits);
    a->data<int8_t>()[n] = a->cls->element_letter == 'Z' ? static_cast<int8_t>(v & 1) : v;
    LOG_ELEMENT(a, n, kWrite, heard::kElement, BITS(set_int, a->data<int8_t>()[n]));
    NEXT();
  }
  CASE(astore_c)
  ASTORE(uint16_t, set_int, 1, static_cast<uint16_t>(p[A].bits));
  CASE(astore_s) ASTORE(int16_t, set_int, 1, static_cast<int16_t>(p[A].bits));
  CASE(astore_i)
  ASTORE(int32_t, set_int, 2, static_cast<int32_t>(p[A].bits));
  CASE(astore_l)
  ASTORE(int64_t, set_long, 3, p[A].as_long());
  CASE(astore_f) ASTORE(float, set_float, 2, p[A].as_float());
  CASE(astore_d) ASTORE(double, set_double, 3, p[A].as_double());
  CASE(astore_r) {
    ARRAY_AT(a, n);

    Object* v = r[A];
    if (v != nullptr && v->cls != a->cls->element &&
        UNLIKELY(!v->cls->is_subclass_of(a->cls->element))) {
      SAVE();
      slow::throw_store(m, t, v);
      goto throw_pending;
    }
    barrier.before_write_element(a, static_cast<uint32_t>(n), 3);
    a->refs()[n] = v;
    LOG_ELEMENT(a, n, kWrite, heard::kElement | heard::kReference, REF_BITS(v));
    NEXT();
  }
  CASE(call_static_i) INIT_CHECK(k[A].method->cls);
  CASE(call_static) CALL(k[A].method);
  CASE(call_special) {
    NULL_CHECK(r[B]);
    CALL(k[A].method);
  }
  CASE(call_virtual) {
    Object* o = r[B];
    NULL_CHECK(o);
    CALL(o->cls->vtable[k[A].slot]);
  }
  CASE(call_interface) {
    Object* o = r[B];
    NULL_CHECK(o);
    CallCache* cache = k[A].cache;
    if (LIKELY(cache->last_class == o->cls)) CALL(cache->last_method);

    SAVE();
    callee = slow::find_interface_method(m, t, *cache, *o->cls);
    THROW_IF_FAILED(callee);
    goto call;
  }
  CASE(ret) goto do_return;
  CASE(ret_r) {
    r[0] = r[A];
    goto do_return;
  }
  CASE(ret_p) {
    p[0] = p[A];
    goto do_return;
  }
  CASE(concat) {
    SAVE();
    String* s = slow::concat_may_collect(m, t, &r[B], C);
    THROW_IF_FAILED(s);
    r[A] = s;
    NEXT();
  }
  CASE(throw_r) {
    NULL_CHECK(r[A]);
    SAVE();
    t.pending = r[A];
    goto throw_pending;
  }
  CASE(assert_failed) {
    SAVE();
    m.tools().failed(t, r[A]);
    t.pending = r[A];
    goto throw_pending;
  }
  CASE(jnoassert) {
    if (!m.options().assertions) JUMP(static_cast<int16_t>(A));
    NEXT();
  }
  CASE(monitor_enter) {
    Object* o = r[A];
    NULL_CHECK(o);
    if constexpr (!kObserved) {
      if (LIKELY(o->lock == 0 && t.thin_word != 0)) {
        barrier.before_write(o);
        o->lock = t.thin_word;
        NEXT();
      }
    }
    SAVE();
    if constexpr (kHearing) {
      if (LIKELY(o->lock == 0 && t.thin_word != 0 && t.wake == Wake::kNone &&
                 !m.monitors().is_limited())) {
        barrier.before_write(o);
        o->lock = t.thin_word;
        m.note_point(Point::kEnter);
        m.tools().entered(t, o);
        POINT();
        NEXT();
      }
    }
    if (UNLIKELY(m.monitors().enter(t, o) != LockResult::kDone)) goto blocked_again;
    POINT();
    NEXT();
  }
  CASE(monitor_exit) {
    Object* o = r[A];
    NULL_CHECK(o);
    if constexpr (!kObserved) {
      if (LIKELY(o->lock == t.thin_word && o->lock != 0)) {
        barrier.before_write(o);
        o->lock = 0;
        NEXT();
      }
    }
    SAVE();
    if constexpr (kHearing) {
      if (LIKELY(o->lock == t.thin_word && o->lock != 0)) {
        barrier.before_write(o);
        o->lock = 0;
        m.note_point(Point::kExit);
        m.tools().left(t, o);
        POINT();
        NEXT();
      }
    }
    if (UNLIKELY(m.monitors().exit(t, o) != LockResult::kDone)) {
      slow::throw_not_owner(m, t);
      goto throw_pending;
    }
    POINT();
    NEXT();
  }

  // ---- The machine's own instructions ----
  CASE(prepare_stub) {
    // The frame of the method is pushed; its code was this stub.
    SAVE();
    m.classes().prepare(*fp->method);
    // It costs no budget, so that counts do not depend on what ran before.
    limit += reinterpret_cast<intptr_t>(fp->method->code) - reinterpret_cast<intptr_t>(i);
    pc = fp->method->code;
    k = fp->constants = fp->method->constants;
    fp->pc = pc;
    NEXT();
  }
  CASE(first_run) {
    const auto at = static_cast<uint32_t>(i - fp->method->code);
    const uint16_t op = op_at(*fp->method, at);
    if constexpr (kMode == LoopMode::kLocal) {
      if (!is_local(op)) goto local_end;
    }
    show_instruction(*fp->method, at);
    goto* kTargets[op];
  }
  CASE(tell_call) {
    SAVE();
    m.tools().vm().called(t);
    goto* kTargets[fp->method->told_op];
  }
  CASE(native_enter) {
    Slot* scratch = p + fp->method->prim_args + 1;
    for (uint32_t n = 0; n < NativeCall::kScratch; ++n) scratch[n].bits = 0;
    if (fp->method->ref_args == 0) r[0] = nullptr;
    NEXT();
  }
  CASE(native_call) {
    SAVE();
    if constexpr (kObserved) {
      m.set_turn_bytecodes(budget - (limit - reinterpret_cast<intptr_t>(pc)) /
                                        static_cast<int64_t>(sizeof(Insn)));
    }
    NativeCall call{m, t, r, p, p + fp->method->prim_args + 1};
    switch (fp->method->native(call)) {
      case NativeResult::kReturn:
        break;
      case NativeResult::kThrow:
        goto throw_pending;
      case NativeResult::kBlock:
        goto blocked_again;
      case NativeResult::kYield:
        fp->pc = pc;
        reason = StopReason::kYield;
        goto stop;
      case NativeResult::kAgain:
        t.fp[-1].pc = i;
        limit += reinterpret_cast<intptr_t>(t.fp->pc) - reinterpret_cast<intptr_t>(i);
        LOAD();
        POINT();
        NEXT();
      case NativeResult::kExit:
        reason = StopReason::kExit;
        goto stop;
    }
    POINT();
    goto do_return;
  }
  CASE(native_return) goto do_return;
  CASE(abstract_stub) {
    SAVE();
    slow::throw_abstract(m, t, *fp->method);
    goto throw_pending;
  }
  CASE(unlinked) {
    SAVE();
    slow::throw_unlinked(m, t, *fp->method, A);
    goto throw_pending;
  }
  CASE(thread_end) {
    SAVE();
    reason = StopReason::kFinished;
    goto stop;
  }
  CASE(init_class) {
    INIT_CHECK(k[A].cls);
    NEXT();
  }
  CASE(clinit_done) {
    SAVE();
    m.finish_init(t, *k[A].cls, nullptr);
    POINT();
    NEXT();
  }
  CASE(clinit_failed) {
    SAVE();
    m.finish_init(t, *k[A].cls, r[B]);
    // The exception is that of the instruction which wanted the class, in the frame below.
    t.fp = --fp;
    barrier.before_frame(&t);
    ++fp->pc;
    goto throw_pending;
  }
  CASE(note_uncaught) {
    SAVE();
    m.note_uncaught(t, r[A]);
    NEXT();
  }

  // ---- Calls and returns ----
call : {
  if constexpr (kObserved) {
    // What the library has done so far is a block of its own before user code runs, and before a
    // call that is not one step.
    if (UNLIKELY(t.stop_frame != nullptr) && callee->is_tested()) goto pending_call;
  }
  Object** callee_r = r + B;
  Slot* callee_p = p + C;
  if (UNLIKELY(callee_r + callee->ref_regs > t.ref_limit ||
               callee_p + callee->prim_regs > t.prim_limit || fp + 1 >= t.frame_limit)) {
    SAVE();
    if (!m.grow_stacks(t, callee_r, callee_p, *callee)) {
      slow::throw_stack_overflow(m, t);
      goto throw_pending;
    }
    LOAD();
    callee_r = r + B;
    callee_p = p + C;
  }
  fp->pc = pc;
  ++fp;
  r = callee_r;
  p = callee_p;
  k = callee->constants;
  limit += reinterpret_cast<intptr_t>(callee->code) - reinterpret_cast<intptr_t>(pc);
  pc = callee->code;
  fp->method = callee;
  fp->constants = k;
  fp->r = r;
  fp->p = p;
  if (UNLIKELY(reinterpret_cast<intptr_t>(pc) >= limit)) goto out_of_budget;
  NEXT();
}
do_return : {
  if (UNLIKELY(fp <= t.watermark)) {
    t.fp = fp - 1;
    barrier.before_frame(&t);
  }
  --fp;
  [[maybe_unused]] const bool stops_here = kObserved && UNLIKELY(fp == t.stop_frame);
  const Insn* back = fp->pc;
  limit += reinterpret_cast<intptr_t>(back) - reinterpret_cast<intptr_t>(pc);
  pc = back;
  r = fp->r;
  p = fp->p;
  k = fp->constants;
  if constexpr (kObserved) {
    if (stops_here) {
      m.note_point(Point::kReturn);
      goto point;
    }
  }
  NEXT();
}

  // ---- Leaving the straight line ----
initialise : {
  // The instruction is executed again when the class is initialised.
  fp->pc = pc;
  t.fp = fp;
  const Insn* saved = pc;
  const Machine::InitResult result = m.initialise(t, *init_class);
  if (result == Machine::InitResult::kThrow) goto throw_pending;
  if (result == Machine::InitResult::kBlocked) goto blocked_again;
  if (result == Machine::InitResult::kPushed) {
    t.fp[-1].pc = saved - 1;
    limit += reinterpret_cast<intptr_t>(t.fp->pc) - reinterpret_cast<intptr_t>(saved - 1);
    LOAD();
    POINT();
    NEXT();
  }
  // This thread is initialising it: go on with the instruction's plain form.
  goto* kTargets[plain_form(static_cast<InternalOp>(i->op))];
}
throw_null:
  SAVE();
  slow::throw_null(m, t);
  goto throw_pending;
throw_index:
  SAVE();
  slow::throw_index(m, t, bad_index, bad_length);
  goto throw_pending;
throw_divide:
  SAVE();
  slow::throw_divide(m, t);
  goto throw_pending;
throw_pending : {
  const auto before = reinterpret_cast<intptr_t>(pc);
  m.unwind(t);
  LOAD();
  limit += reinterpret_cast<intptr_t>(pc) - before;
  if constexpr (kObserved) {
    if (UNLIKELY(t.stop_frame != nullptr) && fp <= t.stop_frame) {
      m.note_point(Point::kReturn);
      goto point;
    }
  }
  POINT();
  NEXT();
}
  [[maybe_unused]] point :
      // A native's frame is still there: its next instruction returns. Others go on after theirs.
      fp->pc = pc;
  t.fp = fp;
  reason = StopReason::kPoint;
  goto stop;
  [[maybe_unused]] stepped : fp->pc = pc;
  t.fp = fp;
  m.tools().hear(t, false);
  if (m.stepping()) {
    m.note_point(Point::kAccess);
    reason = StopReason::kPoint;
    goto stop;
  }
  NEXT();
  [[maybe_unused]] traced : fp->pc = pc;
  t.fp = fp;
  m.tools().before_instruction(t);
  i = pc++;
  goto* kTargets[i->op];
  [[maybe_unused]] pending_call : m.note_point(Point::kReturn);
  fp->pc = i;
  t.fp = fp;
  pc = i;
  reason = StopReason::kPoint;
  goto stop;
  [[maybe_unused]] local_end : fp->pc = i;
  t.fp = fp;
  pc = i;
  reason = StopReason::kPoint;
  goto stop;
blocked_again:
  fp->pc = i;
  t.fp = fp;
  pc = i;
  reason = StopReason::kBlocked;
  goto stop;
out_of_budget:
  if (UNLIKELY(!fp->method->prepared)) {
    m.classes().prepare(*fp->method);
    limit += reinterpret_cast<intptr_t>(fp->method->code) - reinterpret_cast<intptr_t>(pc);
    pc = fp->method->code;
    fp->constants = fp->method->constants;
  }
  fp->pc = pc;
  t.fp = fp;
  reason = StopReason::kBudget;
stop:
  t.bytecodes += static_cast<uint64_t>(budget - (limit - reinterpret_cast<intptr_t>(pc)) /
                                                    static_cast<int64_t>(sizeof(Insn)));
  return reason;
}

}  // namespace braid::vm
