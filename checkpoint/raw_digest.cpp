#include "checkpoint/raw_digest.h"

#include <xxhash.h>

#include <unordered_set>
#include <vector>

namespace braid::checkpoint {
namespace {

using vm::Class;
using vm::Frame;
using vm::Monitor;
using vm::Object;
using vm::Thread;

class RawDigest {
 public:
  explicit RawDigest(vm::Machine& machine) : machine_(machine) {}

  uint64_t run() {
    state();
    for (size_t i = 0; i < machine_.thread_slots(); ++i) {
      thread(*machine_.thread(static_cast<uint32_t>(i)));
    }
    machine_.monitors().for_each([this](Monitor& m) { monitor(m); });
    machine_.monitors().for_each_hold([this](Monitor& m) { monitor(m); });
    for (const auto& c : machine_.classes().all()) {
      if (c->statics != nullptr && !is_pristine(*c)) reach(c->statics);
      if (c->mirror != nullptr && c->mirror->epoch != 0) reach(c->mirror);
    }
    while (!stack_.empty()) {
      Object* o = stack_.back();
      stack_.pop_back();
      object(o);
    }
    return sum_;
  }

 private:
  // Sums do not depend on the order in which objects are reached.
  template <class... Values>
  void add(uint64_t seed, Values... values) {
    const uint64_t words[] = {static_cast<uint64_t>(values)...};
    sum_ += XXH3_64bits_withSeed(words, sizeof words, seed);
  }
  static uint64_t address(const void* p) { return reinterpret_cast<uintptr_t>(p); }

  void reach(Object* o) {
    if (o != nullptr && seen_.insert(o).second) stack_.push_back(o);
  }

  void state() {
    const vm::MachineState& s = machine_.state();
    add(1, s.run_head, s.run_tail, s.free_threads, s.thread_count, s.runnable, s.alive,
        s.alive_users, s.next_number, s.initial_thread_known, s.noted, s.hashes, s.exit_code,
        s.exited, s.exit_runs_hooks, s.shutting_down, s.any_failed, s.ended, s.monitors.count,
        s.monitors.free, s.seed, s.bytecodes);
    const vm::WorldMark world = machine_.world().mark();
    add(2, world.words[0], world.words[1], world.words[2], world.words[3]);
    add(3, address(machine_.heap().cursor()));
  }

  void thread(Thread& t) {
    add(4, t.index, t.epoch, t.number, t.state, t.wake, t.wait_wake, t.daemon, t.interruptible,
        t.interrupted, t.parking_permit, t.wants_shared, t.top_unsaved, address(t.object),
        address(t.pending), address(t.blocked_on), address(t.condition), t.deadline, t.saved_count,
        t.queue_next, t.run_next, t.run_prev, t.path, t.children, t.hashes, t.fp - t.frames,
        t.watermark - t.frames, t.bytecodes);
    if (!t.alive()) return;
    for (Object* o : {t.object, t.pending, t.blocked_on, t.condition}) reach(o);
    for (Frame* f = t.frames; f <= t.fp; ++f) frame(t, *f);
  }

  void frame(const Thread& t, const Frame& f) {
    const auto pc = static_cast<uint32_t>(f.pc - f.method->code);
    add(5, t.index, &f - t.frames, address(f.method), address(f.constants), pc, f.r - t.ref_stack,
        f.p - t.prim_stack);
    vm::for_each_live_ref(*f.method, pc, machine_.where_is(t, f), [&](uint32_t i) {
      add(6, t.index, &f - t.frames, i, address(f.r[i]));
      reach(f.r[i]);
    });
    vm::for_each_live_prim(*f.method, pc, machine_.where_is(t, f),
                           [&](uint32_t i) { add(9, t.index, &f - t.frames, i, f.p[i].bits); });
  }

  void monitor(const Monitor& m) {
    add(7, m.epoch, address(m.object), m.owner, m.count, m.hash, m.entry_head, m.entry_tail,
        m.wait_head, m.wait_tail, m.fair, m.shared, m.is_hold);
    reach(m.object);
  }

  // A class that was loaded later is as if it had always been there.
  static bool is_pristine(const Class& c) {
    Object* s = c.statics;
    const auto first =
        static_cast<uint64_t>(c.needs_init ? vm::InitState::kNone : vm::InitState::kDone);
    if (s->epoch != 0 || s->lock != 0 || s->prim(0).bits != first) return false;
    for (const vm::Field& f : c.fields) {
      if (!f.is_static() || (f.is_ref && f.def->has_constant)) continue;
      const uint64_t usual = f.def->has_constant ? f.def->constant.bits : 0;
      if (f.is_ref ? s->ref(f.slot) != nullptr : s->prim(f.slot).bits != usual) return false;
    }
    return true;
  }

  void object(Object* o) {
    vm::ObjectExtent extent = vm::extent_of(o);
    if (o->cls->kind == vm::ClassKind::kString) {
      // The cached hash code is no state.
      add(8, address(o), address(o->cls), o->epoch, o->lock, vm::as_string(o)->length);
      sum_ += XXH3_64bits_withSeed(vm::as_string(o)->chars(),
                                   static_cast<size_t>(vm::as_string(o)->length) * 2, address(o));
      return;
    }
    sum_ += XXH3_64bits_withSeed(reinterpret_cast<char*>(o) - extent.below,
                                 extent.below + extent.above, address(o));
    for (uint32_t i = 0; i < extent.below / sizeof(Object*); ++i) reach(o->ref(i));
    if (o->cls->kind == vm::ClassKind::kArray && o->cls->element_is_ref) {
      vm::Array* a = vm::as_array(o);
      for (int32_t i = 0; i < a->length; ++i) reach(a->refs()[i]);
    }
  }

  vm::Machine& machine_;
  uint64_t sum_ = 0;
  std::unordered_set<Object*> seen_;
  std::vector<Object*> stack_;
};

}  // namespace

uint64_t raw_digest(vm::Machine& machine) { return RawDigest(machine).run(); }

}  // namespace braid::checkpoint
