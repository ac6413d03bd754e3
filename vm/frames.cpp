// Frames of threads: stacks, stubs at their base, exceptions that unwind them, traces.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "vm/assert.h"
#include "vm/internal_ops.h"
#include "vm/machine.h"

namespace braid::vm {
namespace {

constexpr size_t kFirstFrames = 16;
constexpr size_t kFirstRegisters = 64;

template <class T>
T* allocate_array(size_t n) {
  return static_cast<T*>(std::calloc(n, sizeof(T)));
}

}  // namespace

// ---- Stacks -------------------------------------------------------------------------------------

void Machine::allocate_stacks(Thread& t) {
  t.frames = allocate_array<Frame>(kFirstFrames);
  t.frame_limit = t.frames + kFirstFrames;
  t.ref_stack = allocate_array<Object*>(kFirstRegisters);
  t.ref_limit = t.ref_stack + kFirstRegisters;
  t.prim_stack = allocate_array<Slot>(kFirstRegisters);
  t.prim_limit = t.prim_stack + kFirstRegisters;
}

namespace {

// Doubles a stack until it holds `needed` elements; false past `most`.
template <class T>
bool grow(T*& begin, T*& end, size_t needed, size_t most) {
  auto size = static_cast<size_t>(end - begin);
  if (needed <= size) return true;
  if (needed > most) return false;
  const size_t old = size;
  while (size < needed) size = std::min(size * 2, most);
  T* bigger = static_cast<T*>(std::realloc(static_cast<void*>(begin), size * sizeof(T)));
  if (bigger == nullptr) return false;
  std::memset(static_cast<void*>(bigger + old), 0, (size - old) * sizeof(T));
  begin = bigger;
  end = bigger + size;
  return true;
}

}  // namespace

bool Machine::grow_stacks(Thread& t, Object** r, Slot* p, const Method& m) {
  const auto r_index = static_cast<size_t>(r - t.ref_stack);
  const auto p_index = static_cast<size_t>(p - t.prim_stack);
  const auto f_index = static_cast<size_t>(t.fp - t.frames);
  const auto w_index = t.watermark - t.frames;
  const auto s_index = t.stop_frame == nullptr ? 0 : t.stop_frame - t.frames;
  Object** old_r = t.ref_stack;
  Slot* old_p = t.prim_stack;
  const size_t more_r = r_index + m.ref_regs;
  const size_t more_p = p_index + m.prim_regs;
  // Deciding first keeps a failed call from growing one stack.
  if (more_r > Thread::kMaxRegisters || more_p > Thread::kMaxRegisters ||
      f_index + 2 > Thread::kMaxFrames) {
    return false;
  }
  if (!grow(t.ref_stack, t.ref_limit, more_r, Thread::kMaxRegisters)) return false;
  if (!grow(t.prim_stack, t.prim_limit, more_p, Thread::kMaxRegisters)) return false;
  if (!grow(t.frames, t.frame_limit, f_index + 2, Thread::kMaxFrames)) return false;
  t.fp = t.frames + f_index;
  t.watermark = t.frames + w_index;
  if (t.stop_frame != nullptr) t.stop_frame = t.frames + s_index;
  for (Frame* f = t.frames; f <= t.fp; ++f) {
    f->r = t.ref_stack + (f->r - old_r);
    f->p = t.prim_stack + (f->p - old_p);
  }
  return true;
}

bool Machine::push_frame(Thread& t, Method& m, Object** r, Slot* p) {
  if (r + m.ref_regs > t.ref_limit || p + m.prim_regs > t.prim_limit || t.fp + 1 >= t.frame_limit) {
    const auto r_index = r - t.ref_stack;
    const auto p_index = p - t.prim_stack;
    if (!grow_stacks(t, r, p, m)) return false;
    r = t.ref_stack + r_index;
    p = t.prim_stack + p_index;
  }
  ++t.fp;
  *t.fp = {m.code, &m, m.constants, r, p};
  return true;
}

// ---- Stubs --------------------------------------------------------------------------------------

Method& Machine::make_stub(std::string name, std::vector<Insn> insns, std::vector<Handler> handlers,
                           uint16_t ref_regs, int16_t stub_refs) {
  MethodDef& def = stub_defs_.emplace_back();
  def.flags = kStatic | kHidden | kSynthetic;
  def.name = std::move(name);
  def.descriptor = "()V";
  def.ref_regs = ref_regs;
  def.handlers = std::move(handlers);
  Method& m = stubs_.emplace_back();
  m.def = &def;
  m.cls = core().object;
  m.flags = def.flags;
  m.own_code = std::move(insns);
  m.code = m.own_code.data();
  m.ref_regs = ref_regs;
  m.prim_regs = 1;
  m.prepared = true;
  m.stub_refs = stub_refs;
  m.id = UINT32_MAX;
  return m;
}

namespace {
// Registers of the base frame of a thread.
constexpr uint16_t kThreadReg = 0;     // the Thread object
constexpr uint16_t kExceptionReg = 1;  // what left run(); before that the arguments of main
constexpr uint16_t kWindow = 2;
constexpr uint16_t kBaseRegs = 4;
enum BaseConstant : uint16_t { kRun, kExit, kUncaught, kBoot, kMain, kBaseConstants };

Insn make(Op op, uint16_t a = 0, uint16_t b = 0, uint16_t c = 0) { return {code(op), a, b, c}; }
Insn make(InternalOp op, uint16_t a = 0, uint16_t b = 0, uint16_t c = 0) {
  return {code(op), a, b, c};
}

// The code of a base frame: `body` calls run() or main, then the thread ends; an exception that
// leaves the body goes to Thread.uncaught first.
struct BaseCode {
  std::vector<Insn> code;
  std::vector<Handler> handlers;
};
BaseCode base_code(std::vector<Insn> body) {
  BaseCode b;
  b.code = std::move(body);
  const auto body_end = static_cast<uint32_t>(b.code.size());
  const auto ending = body_end;
  b.code.push_back(make(Op::move_r, kWindow, kThreadReg));
  b.code.push_back(make(Op::call_special, kExit, kWindow, 0));
  const auto end = static_cast<uint32_t>(b.code.size());
  b.code.push_back(make(InternalOp::thread_end));
  const auto caught = static_cast<uint32_t>(b.code.size());
  b.code.push_back(make(InternalOp::note_uncaught, kExceptionReg));
  b.code.push_back(make(Op::move_r, kWindow, kThreadReg));
  b.code.push_back(make(Op::move_r, kWindow + 1, kExceptionReg));
  b.code.push_back(make(Op::call_special, kUncaught, kWindow, 0));
  const auto after = static_cast<uint32_t>(b.code.size()) + 1;
  b.code.push_back(make(Op::jump, static_cast<uint16_t>(ending - after)));
  b.handlers.push_back({0, body_end, caught, kExceptionReg, ""});
  b.handlers.push_back({caught, after, ending, kExceptionReg, ""});  // a handler's own is dropped
  b.handlers.push_back({ending, end, end, kExceptionReg, ""});
  return b;
}
}  // namespace

bool Machine::make_stubs(std::string& error) {
  Class& thread = *core().thread;
  auto field = [&](std::string_view name, std::string_view descriptor, uint32_t& slot) {
    Field* f = core().throwable->find_field(name, descriptor);
    if (f != nullptr) slot = f->slot;
    return f != nullptr;
  };
  Method* run = thread.find_method("run", "()V");
  Method* exit = thread.find_method("exit", "()V");
  Method* uncaught = thread.find_method("uncaught", "(Ljava/lang/Throwable;)V");
  Method* boot = thread.find_method("bootMain", "()V");
  Field* name = thread.find_field("name", "Ljava/lang/String;");
  if (run == nullptr || exit == nullptr || uncaught == nullptr || boot == nullptr ||
      name == nullptr || !field("detailMessage", "Ljava/lang/String;", message_slot_) ||
      !field("backtrace", "Ljava/lang/Object;", backtrace_slot_) ||
      !field("cause", "Ljava/lang/Throwable;", cause_slot_)) {
    error = "the class library does not fit this machine (java.lang.Thread or Throwable)";
    return false;
  }
  name_slot_ = name->slot;
  auto constants = [&](Method& m) {
    m.own_constants.resize(kBaseConstants);
    m.own_constants[kRun].method = run;
    m.own_constants[kRun].slot = static_cast<uint32_t>(run->vindex);
    m.own_constants[kExit].method = exit;
    m.own_constants[kUncaught].method = uncaught;
    m.own_constants[kBoot].method = boot;
    m.constants = m.own_constants.data();
  };
  BaseCode t =
      base_code({make(Op::move_r, kWindow, kThreadReg), make(Op::call_virtual, kRun, kWindow, 0)});
  thread_stub_ = &make_stub("<thread>", t.code, t.handlers, kBaseRegs, kWindow);
  constants(*thread_stub_);
  BaseCode m = base_code({make(InternalOp::call_static_i, kBoot, kWindow, 0),
                          make(Op::move_r, kWindow, kExceptionReg),
                          make(InternalOp::call_static_i, kMain, kWindow, 0)});
  main_stub_ = &make_stub("<main>", m.code, m.handlers, kBaseRegs, kWindow);
  constants(*main_stub_);
  return true;
}

void Machine::enter_stub(Thread& t, Method& stub) {
  t.fp = t.frames;
  *t.fp = {stub.code, &stub, stub.constants, t.ref_stack, t.prim_stack};
  t.fp->r[kThreadReg] = t.object;
  t.fp->r[kExceptionReg] = nullptr;
}

void Machine::enter_main_stub(Thread& t, Method& main, Array* args) {
  main_stub_->own_constants[kMain].method = &main;
  enter_stub(t, *main_stub_);
  t.fp->r[kExceptionReg] = args;
}

void Machine::enter_thread_stub(Thread& t) { enter_stub(t, *thread_stub_); }

// ---- Initialisation of classes ------------------------------------------------------------------

namespace {
uint64_t init_word(InitState state, uint32_t thread) {
  return static_cast<uint64_t>(state) | static_cast<uint64_t>(thread) << 8;
}
}  // namespace

// The stub that initialises a class: superclasses first, then <clinit>, then the state.
Method& Machine::init_stub(Class& cls) {
  Method*& stub = init_stubs_[&cls];
  if (stub != nullptr) return *stub;
  std::vector<Insn> c;
  std::vector<Resolved> k(1);
  k[0].cls = &cls;
  auto before = [&](Class* other) {
    if (other == nullptr || !other->needs_init) return;
    k.emplace_back().cls = other;
    c.push_back(make(InternalOp::init_class, static_cast<uint16_t>(k.size() - 1)));
  };
  if (!cls.is_interface()) {
    before(cls.super);
    for (Class* i : cls.interfaces) {
      if (std::any_of(i->methods.begin(), i->methods.end(),
                      [](const auto& m) { return !m->is_static() && !m->is_abstract(); })) {
        before(i);
      }
    }
  }
  if (cls.clinit != nullptr) {
    k.emplace_back().method = cls.clinit;
    c.push_back(make(Op::call_static, static_cast<uint16_t>(k.size() - 1), 1, 0));
  }
  const auto guarded = static_cast<uint32_t>(c.size());
  c.push_back(make(InternalOp::clinit_done, 0));
  c.push_back(make(Op::ret));
  const auto handler = static_cast<uint32_t>(c.size());
  c.push_back(make(InternalOp::clinit_failed, 0, 0));
  stub = &make_stub("<init-stub>", std::move(c), {{0, guarded, handler, 0, ""}}, 2, 1);
  stub->own_constants = std::move(k);
  stub->constants = stub->own_constants.data();
  stub->reexecutes_caller = true;
  return *stub;
}

Machine::InitResult Machine::initialise(Thread& t, Class& cls) {
  Slot& word = cls.statics->prim(0);
  switch (cls.init_state()) {
    case InitState::kDone:
      return InitResult::kReady;
    case InitState::kRunning:
      if (word.bits >> 8 == t.index) return InitResult::kReady;
      if (observed_) access_log_.add(cls.statics, 0, Access::blocked);
      barrier_.before_write(&t);
      t.blocked_on = cls.statics;
      if (!scheduler_.queues()) return InitResult::kBlocked;
      t.wake = Wake::kNone;
      suspend(t, ThreadState::kInitialising, kNoDeadline);
      return InitResult::kBlocked;
    case InitState::kFailed: {
      const std::string text = "Could not initialize class " + dotted(cls.name);
      raise(t, "java/lang/NoClassDefFoundError", &text);
      return InitResult::kThrow;
    }
    case InitState::kNone:
      break;
  }
  if (cls.clinit != nullptr && cls.user_code && monitors_.refuses()) {
    access_log_.add(cls.statics, 0, Access::blocked);
    barrier_.before_write(&t);
    t.blocked_on = cls.statics;
    return InitResult::kBlocked;
  }
  Method& stub = init_stub(cls);
  // Beyond the caller's registers, so that its windows stay as they are.
  Frame& caller = *t.fp;
  if (!push_frame(t, stub, caller.r + caller.method->ref_regs,
                  caller.p + caller.method->prim_regs)) {
    raise(t, "java/lang/StackOverflowError", nullptr);
    return InitResult::kThrow;
  }
  t.fp->r[0] = nullptr;
  if (observed_ && !cls.user_code) {
    // Library classes count as initialised from the start.
    access_log_.begin_hidden();
  } else if (observed_ && cls.clinit != nullptr) {
    access_log_.add(cls.statics, 0, Access::enter);
    note_point(Point::kEnter);
  }
  barrier_.before_write(cls.statics);
  word.bits = init_word(InitState::kRunning, t.index);
  return InitResult::kPushed;
}

void Machine::finish_init(Thread& t, Class& cls, Object* exception) {
  if (observed_ && !cls.user_code) {
    access_log_.end_hidden();
  } else if (observed_ && cls.clinit != nullptr) {
    access_log_.add(cls.statics, 0, Access::exit);
    note_point(Point::kInit);
  }
  barrier_.before_write(cls.statics);
  cls.statics->prim(0).bits =
      init_word(exception == nullptr ? InitState::kDone : InitState::kFailed, 0);
  for (uint32_t i = 0; i < state_.thread_count; ++i) {
    Thread* other = threads_[i].get();
    if (other->state == ThreadState::kInitialising && other->blocked_on == cls.statics) {
      monitors_.wake(*other, Wake::kReleased);
    }
  }
  if (exception == nullptr) {
    tools_.initialised(t, cls, false);
    return;
  }
  tools_.initialised(t, cls, true);
  const Class* error = classes_.find("java/lang/Error");
  if (error != nullptr && exception->cls->is_subclass_of(error)) {
    t.pending = exception;
    return;
  }
  const size_t root = push_root(exception);
  raise(t, "java/lang/ExceptionInInitializerError", nullptr);
  if (t.pending->cls->name == "java/lang/ExceptionInInitializerError") {
    t.pending->ref(cause_slot_) = roots_[root];
  }
  pop_root(root);
}

// ---- Exceptions ---------------------------------------------------------------------------------

Object* Machine::make_exception(std::string_view class_name, const std::string* message) {
  Class* cls = classes_.find(class_name);
  BRAID_ASSERT(cls != nullptr, fmt::format("the class library lacks {}", class_name));
  Object* e = heap_.new_object_may_collect(cls);
  if (e == nullptr) return nullptr;
  e->ref(cause_slot_) = e;
  const size_t root = push_root(e);
  if (message != nullptr) {
    String* s = new_string_utf8_may_collect(*message);
    roots_[root]->ref(message_slot_) = s;
  }
  e = roots_[root];
  pop_root(root);
  return e;
}

void Machine::raise(Thread& t, std::string_view class_name, const std::string* message) {
  Object* e =
      class_name == "java/lang/OutOfMemoryError" ? nullptr : make_exception(class_name, message);
  if (e == nullptr) {
    e = out_of_memory_;
    if (message != nullptr && class_name == "java/lang/OutOfMemoryError") {
      barrier_.before_write(e);
      e->ref(message_slot_) = intern(std::u16string(message->begin(), message->end()));
    }
    t.pending = e;
    return;
  }
  t.pending = e;
  Array* trace = capture_trace_may_collect(t, nullptr);
  if (trace != nullptr) t.pending->ref(backtrace_slot_) = trace;
}

Array* Machine::capture_trace_may_collect(Thread& t, Object* throwable) {
  constexpr size_t kMaxTrace = 1024;  // as the JDK
  std::vector<int64_t> entries;
  bool leading = throwable != nullptr;
  for (Frame* f = t.fp; f >= t.frames && entries.size() < kMaxTrace; --f) {
    const Method& m = *f->method;
    if (leading && f->r != nullptr && !m.is_static() && throwable->cls->is_subclass_of(m.cls) &&
        (m.def->name == "<init>" || m.is_native() || m.def->name == "fillInStackTrace") &&
        f->r[0] == throwable) {
      continue;
    }
    leading = false;
    if ((m.flags & kHidden) != 0 || m.id == UINT32_MAX) continue;
    auto pc = static_cast<int64_t>(f->pc - m.code);
    const bool again = f != t.fp && f[1].method->reexecutes_caller;
    if (pc > 0 && !again) --pc;
    entries.push_back(static_cast<int64_t>(m.id) << 32 | pc);
  }
  Array* a = heap_.new_array_may_collect(core().long_array, static_cast<int32_t>(entries.size()));
  if (a != nullptr) std::copy(entries.begin(), entries.end(), a->data<int64_t>());
  return a;
}

void Machine::unwind(Thread& t) {
  Object* e = t.pending;
  BRAID_ASSERT(e != nullptr, "unwinding without an exception");
  tools_.threw(t, e);
  for (Frame* f = t.fp; f >= t.frames; --f) {
    const Method& m = *f->method;
    const auto pc = static_cast<uint32_t>(f->pc - m.code) - 1;
    for (const Handler& h : m.def->handlers) {
      if (pc < h.start || pc >= h.end) continue;
      const bool catches = h.catch_type.empty() ||
                           std::any_of(e->cls->supers.begin(), e->cls->supers.end(),
                                       [&](const Class* c) { return c->name == h.catch_type; });
      if (!catches) continue;
      t.fp = f;
      barrier_.before_frame(&t);
      f->pc = m.code + h.handler;
      f->r[h.reg] = e;
      t.pending = nullptr;
      tools_.caught(t, e);
      return;
    }
  }
  BRAID_ASSERT(false, "an exception left the base frame");
}

namespace {
std::string frame_text(const Method& m, uint32_t pc) {
  std::string where;
  if (m.is_native()) {
    where = "Native Method";
  } else {
    const uint32_t line = m.line_of(pc);
    where = m.cls->def->source_file.empty() ? "Unknown Source" : m.cls->def->source_file;
    if (line != 0) where += fmt::format(":{}", line);
  }
  return fmt::format("{}.{}({})", dotted(m.cls->name), m.def->name, where);
}
}  // namespace

std::vector<std::string> Machine::stack_of(const Thread& t) const {
  std::vector<std::string> lines;
  for (Frame* f = t.fp; f >= t.frames; --f) {
    const Method& m = *f->method;
    if ((m.flags & kHidden) != 0 || m.id == UINT32_MAX) continue;
    auto pc = static_cast<uint32_t>(f->pc - m.code);
    // The youngest frame of a suspended thread will execute pc; a caller is inside the call before
    // it.
    const bool again = f == t.fp ? &t != current_ : f[1].method->reexecutes_caller;
    if (pc > 0 && !again) --pc;
    lines.push_back(frame_text(m, pc));
  }
  return lines;
}

Array* Machine::trace_of(Object* throwable) { return as_array(throwable->ref(backtrace_slot_)); }

std::vector<std::string> Machine::stack_of_trace(Array* trace) {
  std::vector<std::string> lines;
  if (trace == nullptr) return lines;
  for (int32_t i = 0; i < trace->length; ++i) {
    const auto entry = static_cast<uint64_t>(trace->data<int64_t>()[i]);
    lines.push_back(frame_text(*classes_.method_by_id(static_cast<uint32_t>(entry >> 32)),
                               static_cast<uint32_t>(entry)));
  }
  return lines;
}

std::string Machine::describe_exception(Object* throwable) {
  std::string text = dotted(throwable->cls->name);
  if (Object* message = throwable->ref(message_slot_)) text += ": " + to_utf8(as_string(message));
  return text;
}

}  // namespace braid::vm
