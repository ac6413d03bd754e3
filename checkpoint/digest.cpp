#include "checkpoint/digest.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "vm/internal_ops.h"
#include "vm/liveness.h"
#include "vm/native.h"

namespace braid::checkpoint {

using vm::as_array;
using vm::as_string;
using vm::Frame;
using vm::Method;
using vm::Monitor;
using vm::Object;
using vm::Slot;
using vm::String;
using vm::Thread;
using vm::ThreadState;
using vm::Wake;

Digester::Digester(vm::Machine& machine, DigestOptions options)
    : machine_(machine), options_(options), names_(machine) {
  backtrace_slot_ = machine.core().throwable->find_field("backtrace", "Ljava/lang/Object;")->slot;
  thread_slot_ = machine.classes().injected_slot(*machine.core().thread);
}

Digest Digester::digest(const Outside& outside) {
  begin();
  walk(outside);
  const XXH128_hash_t hash = state_.end();
  return {hash.low64, hash.high64};
}

std::vector<Digester::Part> Digester::parts(const Outside& outside) {
  std::vector<Part> parts;
  begin();
  parts_ = &parts;
  walk(outside);
  parts_ = nullptr;
  return parts;
}

template <class Words>
void Digester::end_part(Words words) {
  if (parts_ == nullptr) [[likely]]
    return;
  const XXH128_hash_t hash = state_.end();
  parts_->push_back({words(), {hash.low64, hash.high64}});
  state_.begin();
}

// Finds out who is there and empties what is used again.
void Digester::begin() {
  state_.begin();
  numbers_.clear();
  met_.clear();
  threads_.clear();
  thread_names_.clear();
  for (uint32_t i = 0; i < machine_.thread_slots(); ++i) {
    const Thread& t = *machine_.thread(i);
    thread_names_.push_back(options_.by_creation ? t.path : t.number);
    if (t.alive()) threads_.push_back(&t);
  }
  std::sort(threads_.begin(), threads_.end(),
            [&](auto* a, auto* b) { return name_of(a->index) < name_of(b->index); });
}

void Digester::walk(const Outside& outside) {
  write_machine(outside);
  for (const Thread* t : threads_) {
    write_thread(*t);
    end_part([&] { return fmt::format("thread {}", t->number); });
  }
  if (store_ != nullptr) {
    write_changed();
  } else {
    write_statics();
  }
  write_objects();
}

void Digester::write_machine(const Outside& outside) {
  const vm::MachineState& s = machine_.state();
  put(uint64_t{s.exited} | uint64_t{s.exit_runs_hooks} << 1 | uint64_t{s.shutting_down} << 2 |
      uint64_t{s.any_failed} << 3 | uint64_t{s.ended} << 4 |
      uint64_t{static_cast<uint32_t>(s.exit_code)} << 32);
  put(s.seed);
  put(s.hashes);
  put(threads_.size());
  put(uint64_t{outside.output.has_value()} | uint64_t{outside.input_position.has_value()} << 1 |
      uint64_t{outside.clock.has_value()} << 2);
  if (outside.output) {
    put(outside.output->size());
    out_->put_bytes(outside.output->data(), outside.output->size());
  }
  if (outside.input_position) put(*outside.input_position);
  if (outside.clock) put(static_cast<uint64_t>(*outside.clock));
  const std::string world = machine_.world().state();
  put(world.size());
  out_->put_bytes(world.data(), world.size());
  if (options_.exact) {
    put(s.next_number);
    put(s.bytecodes);
    put(s.runnable);
    for (const Thread* t = machine_.first_runnable(); t != nullptr; t = machine_.next_runnable(*t))
      put(name_of(t->index));
  }
  end_part([] { return std::string("the machine"); });
}

// ---- Threads ------------------------------------------------------------------------------------

namespace {

// Where a thread that is inside a native goes on.
enum NativePhase : uint32_t { kBegins = 0, kAgain = 1, kReturns = 2 };

// Convention of natives that block: scratch[0] says that they have, scratch[1] is a deadline.
const Slot* scratch_of(const Frame& frame) { return frame.p + frame.method->prim_args + 1; }

NativePhase phase_of(const Frame& frame) {
  if (!frame.method->prepared || frame.pc == frame.method->code) return kBegins;
  if (frame.pc - frame.method->code == kReturns) return kReturns;
  // One that has not blocked yet begins anew when it is called again.
  return scratch_of(frame)[0].bits == 0 ? kBegins : kAgain;
}

bool was_woken(Wake wake) { return wake != Wake::kNone && wake != Wake::kReleased; }

template <class Put>
void for_each_live(const std::vector<uint64_t>& rows, uint32_t words, uint32_t pc, Put put) {
  const uint64_t* row = rows.data() + size_t{pc} * words;
  for (uint32_t w = 0; w < words; ++w) {
    for (uint64_t bits = row[w]; bits != 0; bits &= bits - 1)
      put(w * 64 + static_cast<uint32_t>(std::countr_zero(bits)));
  }
}

}  // namespace

void Digester::write_thread(const Thread& t) {
  put(name_of(t.index));
  put(t.path);
  put(uint64_t{t.children} << 32 | t.hashes);
  write_ref<false>(t.object);
  write_ref<false>(t.pending);
  write_blocking(t);
  if (options_.exact) {
    put(t.bytecodes);
    put(static_cast<uint64_t>(t.deadline));
    put(uint64_t{t.saved_count} << 32 | static_cast<uint64_t>(t.wake) << 8 |
        static_cast<uint64_t>(t.wait_wake));
  }
  put(static_cast<uint64_t>(t.fp - t.frames));
  for (const Frame* f = t.frames; f <= t.fp; ++f) write_frame(t, f);
}

// What the thread waits for, or why it does not wait any longer. Much of it is stale in a thread
// that is doing something else.
void Digester::write_blocking(const Thread& t) {
  const bool blocked = t.state != ThreadState::kRunnable;
  const bool timed = blocked && t.deadline != vm::kNoDeadline;
  const bool again = t.fp->method->is_native() && phase_of(*t.fp) == kAgain;
  Wake wake = Wake::kNone;
  if (again) wake = was_woken(t.wake) ? t.wake : t.wait_wake;
  put(static_cast<uint64_t>(t.state) | uint64_t{t.daemon} << 8 | uint64_t{t.interrupted} << 9 |
      uint64_t{t.parking_permit} << 10 | uint64_t{blocked && t.interruptible} << 11 |
      uint64_t{timed} << 12 | static_cast<uint64_t>(wake) << 16);
  if (timed && options_.deadlines) put(static_cast<uint64_t>(t.deadline));
  // How often it enters a monitor after a wait, or how many permits it wants.
  const bool waits = t.state == ThreadState::kWaiting || t.state == ThreadState::kPermit;
  const bool enters_again =
      was_woken(wake) && t.blocked_on != nullptr && t.blocked_on == t.fp->r[0];
  put(waits || enters_again ? t.saved_count : 0);
  switch (t.state) {
    case ThreadState::kWaiting:
      write_ref<false>(t.condition);
      [[fallthrough]];
    case ThreadState::kBlocked:
    case ThreadState::kPermit:
      write_ref<false>(t.blocked_on);
      break;
    case ThreadState::kInitialising:
      put(names_.of(*t.blocked_on->cls).hash);
      break;
    default:
      break;
  }
}

// As Machine::mark_frame: a caller is inside the call before pc, unless it will execute the
// instruction at pc, as the youngest frame will.
void Digester::write_frame(const Thread& t, const Frame* f) {
  const Method& m = *f->method;
  const bool suspended = f == t.fp || f[1].method->reexecutes_caller;
  put(names_.of(m));
  if (m.is_native()) return write_native_frame(*f);
  const auto pc = m.prepared ? static_cast<uint32_t>(f->pc - m.code) : 0;
  put(pc);
  if (m.stub_refs >= 0) return write_stub_frame(*f, pc, suspended);
  if (m.is_abstract()) return;  // about to throw
  const auto put_ref = [&](uint32_t r) { write_ref<false>(f->r[r]); };
  const auto put_prim = [&](uint32_t r) { put(f->p[r].bits); };
  const vm::LiveMap& live = vm::live_map(m);
  if (suspended) {
    for_each_live(live.refs.live_in, live.refs.words, pc, put_ref);
    for_each_live(live.prims.live_in, live.prims.words, pc, put_prim);
  } else {
    for_each_live(live.refs.live_out, live.refs.words, pc - 1, put_ref);
    for_each_live(live.prims.live_out, live.prims.words, pc - 1, put_prim);
  }
}

void Digester::write_native_frame(const Frame& f) {
  const Method& m = *f.method;
  const NativePhase phase = phase_of(f);
  put(phase);
  if (phase == kReturns) {
    if (m.result == 'R') {
      write_ref<false>(f.r[0]);
    } else if (m.result != 'V') {
      put(f.p[0].bits);
    }
    return;
  }
  for (uint32_t r = 0; r < m.ref_args; ++r) write_ref<false>(f.r[r]);
  for (uint32_t p = 0; p < m.prim_args; ++p) put(f.p[p].bits);
  if (phase == kBegins) return;
  const Slot* scratch = scratch_of(f);
  for (uint32_t i = 0; i < vm::NativeCall::kScratch; ++i) {
    const bool deadline = i == 1 && !options_.deadlines && !options_.exact;
    put(deadline ? uint64_t{scratch[i].as_long() == vm::kNoDeadline} : scratch[i].bits);
  }
}

// R[1] of a thread's base frame is the arguments of main until that is called, and what has left
// run() until Thread.uncaught is called.
void Digester::write_stub_frame(const Frame& f, uint32_t pc, bool suspended) {
  const Method& m = *f.method;
  write_ref<false>(f.r[0]);
  if (m.stub_refs < 2) return;
  bool live = false;
  if (suspended) {
    const vm::Handler& ending = m.def->handlers.back();
    live = pc < ending.start || pc > ending.end;
  } else {
    live = m.own_code[pc - 1].op == code(vm::InternalOp::call_static_i) && pc == 1;
  }
  write_ref<false>(live ? f.r[1] : nullptr);
}

// ---- Roots besides threads ----------------------------------------------------------------------

void Digester::write_statics() {
  for (const StateNames::Loaded& loaded : names_.loaded()) {
    vm::Class& cls = *loaded.cls;
    if (!StateNames::is_initial(loaded)) {
      put(names_.of(cls).hash);
      write_contents<false>(cls.statics);
      end_part([&] { return "statics of " + cls.name; });
    }
    // Nothing but its lock word ever changes.
    if (cls.mirror != nullptr && cls.mirror->lock != 0) write_ref<false>(cls.mirror);
  }
  put(0);
  // The same of literals, which come back though nothing refers to them now.
  const auto& interned = machine_.interned();
  interned_.clear();
  for (const auto& [text, string] : interned)
    if (string->lock != 0) interned_.push_back(string);
  std::sort(interned_.begin(), interned_.end(),
            [](String* a, String* b) { return a->view() < b->view(); });
  for (String* s : interned_) write_ref<false>(s);
}

// ---- Objects ------------------------------------------------------------------------------------

template <bool kRaw>
void Digester::write_ref(Object* o) {
  if (kRaw || o == nullptr) return put(reinterpret_cast<uintptr_t>(o));
  if (store_ != nullptr && o->epoch < base_epoch_) return put(reinterpret_cast<uintptr_t>(o));
  bool fresh = false;
  uint64_t& name = numbers_.insert(o, &fresh);
  if (fresh) {
    if (belongs_to_base(o)) {
      name = reinterpret_cast<uintptr_t>(o);
    } else {
      name = 2 * met_.size() + 1;  // no address is odd
      met_.push_back(o);
    }
  }
  put(name);
}

void Digester::write_objects() {
  for (size_t i = 0; i < met_.size(); ++i) {
    write_contents<false>(met_[i]);
    end_part([&] { return fmt::format("object {}, a {}", i, met_[i]->cls->name); });
  }
}

template <bool kRaw>
void Digester::write_contents(Object* o) {
  const ClassName& name = names_.of(*o->cls);
  put(name.hash);
  write_lock(o, name.look);
  switch (name.look) {
    case Look::kString: {
      String* s = as_string(o);
      put(static_cast<uint64_t>(s->length) << 1 | uint64_t{machine_.heap().is_immortal(s)});
      out_->put_bytes(s->chars(), static_cast<size_t>(s->length) * sizeof(char16_t));
      return;
    }
    case Look::kMirror:
      put(names_.of(*machine_.classes().of_mirror(o)).hash);
      return;
    case Look::kPrimArray: {
      vm::Array* a = as_array(o);
      put(static_cast<uint64_t>(a->length));
      out_->put_bytes(a->data<char>(), static_cast<size_t>(a->length) << o->cls->element_shift);
      return;
    }
    case Look::kRefArray: {
      vm::Array* a = as_array(o);
      put(static_cast<uint64_t>(a->length));
      for (int32_t i = 0; i < a->length; ++i) write_ref<kRaw>(a->refs()[i]);
      return;
    }
    default:
      write_fields<kRaw>(o, name.look);
  }
}

template <bool kRaw>
void Digester::write_fields(Object* o, Look look) {
  const vm::Class& cls = *o->cls;
  for (uint32_t i = 0; i < cls.prim_slots; ++i) {
    uint64_t bits = o->prim(i).bits;
    if (look == Look::kThread && i == thread_slot_ && bits != 0 && bits != vm::Machine::kDeadThread)
      bits = name_of(static_cast<uint32_t>(bits - 1)) << 1 | 1;
    if (look == Look::kStatics && i == 0) {
      const bool running = (bits & 0xff) == static_cast<uint64_t>(vm::InitState::kRunning);
      bits = (bits & 0xff) | (running ? name_of(static_cast<uint32_t>(bits >> 8)) << 8 : 0);
    }
    put(bits);
  }
  for (uint32_t i = 0; i < cls.ref_slots; ++i) {
    if (look == Look::kThrowable && i == backtrace_slot_) {
      write_trace(o->ref(i));
    } else {
      write_ref<kRaw>(o->ref(i));
    }
  }
}

// Entries of a trace: number of a method and pc. Nobody else refers to the array.
void Digester::write_trace(Object* trace) {
  if (trace == nullptr) return put(UINT64_MAX);
  vm::Array* a = as_array(trace);
  put(static_cast<uint64_t>(a->length));
  for (int32_t i = 0; i < a->length; ++i) {
    const auto entry = static_cast<uint64_t>(a->data<int64_t>()[i]);
    put(names_.of(*machine_.classes().method_by_id(static_cast<uint32_t>(entry >> 32))));
    put(entry & UINT32_MAX);
  }
}

// ---- Locks --------------------------------------------------------------------------------------

// However it is kept: free, thin or inflated.
struct Digester::Lock {
  uint64_t owner = 0;  // name + 1
  uint32_t count = 0;
  uint32_t hash = 0;
};

// False if there is nothing to say of it. Fills queue_ with those whose order the program depends
// on, and sharers_ with who holds it in shared mode.
bool Digester::lock_of(const Object* o, Look look, Lock* lock) {
  namespace word = vm::lock_word;
  queue_.clear();
  sharers_.clear();
  *lock = {};
  if (o->lock == 0) [[likely]]
    return false;
  const Monitor* m = machine_.monitors().find(o);
  if (m == nullptr) {
    if ((o->lock & word::kTagMask) == word::kThin) {
      lock->owner = name_of(o->lock >> 2 & word::kMaxThinIndex) + 1;
      lock->count = o->lock / word::kCountOne + 1;
    } else {
      lock->hash = o->lock >> 2;
    }
    return true;
  }
  if (m->owner != 0) lock->owner = name_of(m->owner - 1) + 1;
  lock->count = m->count;
  lock->hash = m->hash;
  machine_.monitors().for_each_hold(*m, [&](const Monitor& hold) {
    if (hold.count > 0) sharers_.emplace_back(name_of(hold.owner - 1), hold.count);
  });
  std::sort(sharers_.begin(), sharers_.end());
  const auto note = [&](uint32_t head) {
    for (uint32_t i = head; i != 0; i = machine_.thread(i - 1)->queue_next)
      queue_.push_back(name_of(i - 1));
  };
  if (m->fair || options_.exact) note(m->entry_head);
  const bool fair_permit = look == Look::kPermit && const_cast<Object*>(o)->prim(1).as_bool();
  if (fair_permit || options_.exact) note(m->wait_head);
  return lock->owner != 0 || lock->hash != 0 || !queue_.empty() || !sharers_.empty();
}

void Digester::write_lock(const Object* o, Look look) {
  Lock lock;
  if (!lock_of(o, look, &lock)) return put(0);
  put(uint64_t{1} << 63 | uint64_t{sharers_.size()} << 32 | queue_.size());
  put(lock.owner);
  put(uint64_t{lock.count} << 32 | lock.hash);
  for (const auto& [name, count] : sharers_) {
    put(name);
    put(count);
  }
  for (const uint64_t name : queue_) put(name);
}

// ---- The base -----------------------------------------------------------------------------------

void Digester::set_base(const Store& store, Id checkpoint) {
  clear_base();
  begin();
  walk({});
  const auto add = [&](Object* o) {
    bool fresh = false;
    base_.insert(o, &fresh) = raw_hash(o);
  };
  for (Object* o : met_) add(o);
  // Of what lives for ever, and was not met, only what has changed since it was made.
  for (const StateNames::Loaded& loaded : names_.loaded()) {
    if (!StateNames::is_initial(loaded)) add(loaded.cls->statics);
  }
  store_ = &store;
  base_id_ = checkpoint;
  base_epoch_ = machine_.barrier().epoch;
}

void Digester::clear_base() {
  store_ = nullptr;
  base_.clear();
}

// What lives for ever counts as if it had always been there.
bool Digester::belongs_to_base(const Object* o) const {
  return store_ != nullptr && (o->epoch < base_epoch_ || !store_->is_newer(o, base_id_));
}

uint64_t Digester::raw_hash(Object* o) {
  raw_.begin();
  out_ = &raw_;
  write_contents<true>(o);
  out_ = &state_;
  return raw_.end64();
}

// Whether an object of the base is not what it was then.
bool Digester::differs_from_base(Object* o) {
  if (const uint64_t* was = base_.find(o)) return raw_hash(o) != *was;
  // It could not be reached, or lives for ever and is compared with what it was when made.
  if (!vm::Heap::is_immortal(o)) return false;
  const Look look = names_.of(*o->cls).look;
  if (look == Look::kStatics && !names_.is_initial(o)) return true;
  Lock lock;
  return lock_of(o, look, &lock);
}

// Objects of the base that have changed, by address. A monitor can change while its object does
// not.
void Digester::write_changed() {
  candidates_.clear();
  store_->for_each_saved_object(base_id_, [&](Object* o) { candidates_.push_back(o); });
  machine_.monitors().for_each([&](const Monitor& m) { candidates_.push_back(m.object); });
  std::sort(candidates_.begin(), candidates_.end());
  candidates_.erase(std::unique(candidates_.begin(), candidates_.end()), candidates_.end());
  for (Object* o : candidates_) {
    if (!differs_from_base(o)) continue;
    put(reinterpret_cast<uintptr_t>(o));
    if (names_.of(*o->cls).look == Look::kPrimArray) {
      put(raw_hash(o));
    } else {
      write_contents<false>(o);
    }
    end_part([&] { return fmt::format("changed {} at {}", o->cls->name, static_cast<void*>(o)); });
  }
  put(0);
}

}  // namespace braid::checkpoint
