#include "tester/spin.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "vm/liveness.h"

namespace braid::tester {
namespace {

struct Hash {
  uint64_t h = 0x9e3779b97f4a7c15u;
  void add(uint64_t v) {
    h = (h ^ v) * 0xff51afd7ed558ccdu;
    h ^= h >> 32;
  }
};

// Adds the live registers of a bank.
template <class T, class F>
void add_live(Hash& hash, const vm::LiveBank& live, uint32_t pc, bool inside_call, T* registers,
              F value) {
  for (uint32_t w = 0; w < live.words; ++w) {
    const std::vector<uint64_t>& rows = inside_call ? live.live_out : live.live_in;
    for (uint64_t bits = rows[(inside_call ? pc - 1 : pc) * live.words + w]; bits != 0;
         bits &= bits - 1) {
      const uint32_t i = w * 64 + static_cast<uint32_t>(std::countr_zero(bits));
      hash.add(value(registers[i]) + i);
    }
  }
}

void add_frame(Hash& hash, const vm::Frame& f, bool inside_call) {
  const vm::Method& m = *f.method;
  const auto pc = static_cast<uint32_t>(f.pc - m.code);
  hash.add(reinterpret_cast<uint64_t>(&m) + pc);
  auto ref = [](vm::Object* o) { return reinterpret_cast<uint64_t>(o); };
  auto prim = [](const vm::Slot& s) { return s.bits; };
  if (m.stub_refs >= 0 || m.is_native() || !m.prepared || m.is_abstract()) {
    const uint32_t refs = m.stub_refs >= 0 ? static_cast<uint32_t>(m.stub_refs) : m.ref_args;
    for (uint32_t i = 0; i < refs; ++i) hash.add(ref(f.r[i]));
    if (m.is_native())
      for (uint32_t i = 0; i < m.prim_args; ++i) hash.add(prim(f.p[i]));
    return;
  }
  const vm::LiveMap& live = vm::live_map(m);
  add_live(hash, live.refs, pc, inside_call, f.r, ref);
  add_live(hash, live.prims, pc, inside_call, f.p, prim);
}

// Why a thread has left a wait set, and that it must enter its monitor again; if so.
void add_reentry(Hash& hash, const vm::Thread& t) {
  const bool woken = t.wake != vm::Wake::kNone && t.wake != vm::Wake::kReleased;
  const vm::Wake why = woken ? t.wake : t.wait_wake;
  if (why == vm::Wake::kNone) return;
  hash.add(static_cast<uint64_t>(why));
  hash.add(reinterpret_cast<uint64_t>(t.blocked_on));
  hash.add(t.saved_count);
}

bool counts(const Use& u) {
  if (u.variable.space() == vm::Space::owner) return (u.how & (Use::kWrite | Use::kRaise)) != 0;
  return (u.how & Use::kWrite) != 0 && u.variable.space() != vm::Space::waitset;
}

// The bits of a variable of objects' data.
uint64_t value_of(const Variable& v) {
  vm::Object* o = v.base();
  if (o->cls->is_array()) {
    vm::Array* a = vm::as_array(o);
    uint64_t bits = 0;
    const size_t bytes = size_t{1} << o->cls->element_shift;
    std::copy_n(a->data<char>() + v.slot * bytes, bytes, reinterpret_cast<char*>(&bits));
    return bits;
  }
  if (v.slot % 2 == 0) return reinterpret_cast<uint64_t>(o->ref(v.slot / 2));
  return o->prim(v.slot / 2).bits;
}

const void* address_of(const Variable& v) {
  vm::Object* o = v.base();
  if (o->cls->is_array())
    return vm::as_array(o)->data<char>() + (static_cast<size_t>(v.slot) << o->cls->element_shift);
  if (v.slot % 2 == 0) return &o->ref(v.slot / 2);
  return &o->prim(v.slot / 2);
}

// Where the value of a written variable is found: data, and the count of a semaphore or latch.
// Others have no value that is looked at.
std::optional<Variable> with_value(vm::Machine& machine, const Variable& v) {
  if (v.space() == vm::Space::data) return v;
  if (v.space() != vm::Space::permit || v.base()->cls->is_subclass_of(machine.core().thread))
    return std::nullopt;
  constexpr uint32_t kCount = 1;  // the slot of its first primitive field
  return variable(v.base(), vm::Space::data, kCount);
}

// Whether a write of it is taken to be never undone: the permit of a thread, for park, and its
// interrupt status.
bool lasts(vm::Machine& machine, const Variable& v) {
  if (v.space() == vm::Space::world)
    return v.slot == vm::kInputSlot || v.slot >= vm::kFirstFileSlot;
  return v.space() == vm::Space::interrupt ||
         (v.space() == vm::Space::permit && v.base()->cls->is_subclass_of(machine.core().thread));
}

size_t size_of(const Variable& v) {
  return v.base()->cls->is_array() ? size_t{1} << v.base()->cls->element_shift : 8;
}

}  // namespace

uint64_t point_of(vm::Machine& machine, const vm::Thread& t, std::span<const Hold> held) {
  Hash hash;
  hash.add(static_cast<uint64_t>(t.state));
  hash.add(reinterpret_cast<uint64_t>(t.pending));
  for (const Hold& h : held) {
    vm::Object* m = h.monitor();
    hash.add(reinterpret_cast<uint64_t>(m) + (h.is_shared() ? 1 : 0));
    if (machine.classes().statics_owner(m) != nullptr) continue;
    hash.add(h.is_shared() ? machine.monitors().shared_count(m, t)
                           : machine.monitors().hold_count(m, t));
  }
  if (t.state == vm::ThreadState::kWaiting) {
    hash.add(reinterpret_cast<uint64_t>(t.blocked_on));
    hash.add(reinterpret_cast<uint64_t>(t.condition));
    hash.add(t.saved_count);
  }
  if (t.state == vm::ThreadState::kRunnable && t.fp->method->is_native()) add_reentry(hash, t);
  for (const vm::Frame* f = t.fp; f >= t.frames; --f) {
    const bool again = f != t.fp && f[1].method->reexecutes_caller;
    add_frame(hash, *f, f != t.fp && !again);
  }
  return hash.h;
}

const SpinCell* add_cell(Arena& arena, vm::Machine& machine, const checkpoint::Store& store,
                         uint64_t point, uint64_t collections, const Block* block,
                         const SpinCell* previous, uint32_t first) {
  auto* cell = arena.make<SpinCell>();
  const bool linked = previous != nullptr && previous->index >= first;
  cell->point = point;
  cell->collections = collections;
  cell->index = previous == nullptr ? 0 : previous->index + 1;
  cell->block = block;
  cell->previous = linked ? previous : nullptr;
  cell->written = linked ? previous->written : 0;
  cell->waits = linked && previous->waits;
  if (block->writes == 0) return cell;
  std::vector<OldValue> old;
  for (const Use& u : block->uses) {
    if (u.variable.space() == vm::Space::waitset && (u.how & Use::kWrite) != 0) cell->waits = true;
    if (!counts(u)) continue;
    cell->written |= summary_bit(u.variable);
    cell->lasts |= lasts(machine, u.variable);
    const std::optional<Variable> v = with_value(machine, u.variable);
    if (!v) continue;
    uint64_t bits = 0;
    if (!store.old_bytes(v->base(), address_of(*v), size_of(*v), &bits)) bits = value_of(*v);
    old.push_back({*v, bits});
  }
  cell->old = arena.copy<OldValue>(old);
  return cell;
}

const SpinCell* find_round(vm::Machine& machine, const SpinCell* newest, uint32_t first,
                           uint64_t point) {
  // Points and variables are addresses: since a collection they may be those of other objects.
  const uint64_t collections = machine.heap().collections();
  const SpinCell* found = nullptr;
  for (const SpinCell* c = newest; c != nullptr && c->index >= first; c = c->previous) {
    if (c->collections != collections) {
      first = c->index + 1;
      break;
    }
    if (c->point == point) found = c;
  }
  if (found == nullptr) return nullptr;
  // Nearest first: a short round is undone more easily than a long one.
  for (const SpinCell* c = newest; c != nullptr && c->index >= first; c = c->previous) {
    if (c->point != point) continue;
    // The value before the first write of the round is what counts.
    bool same = true;
    for (const SpinCell* d = newest; same; d = d->previous) {
      same = !d->lasts;
      for (const OldValue& o : d->old) {
        bool older = false;
        for (const SpinCell* e = d; e != c && !older;) {
          e = e->previous;
          older = std::any_of(e->old.begin(), e->old.end(),
                              [&](const OldValue& p) { return p.variable == o.variable; });
        }
        if (!older && value_of(o.variable) != o.bits) same = false;
      }
      if (d == c) break;
    }
    if (same) return c;
  }
  return nullptr;
}

bool touches(const Block& done, const SpinCell& cell) {
  const std::span<const Use> uses = in_order(done);
  auto i = uses.begin();
  for (const Use& u : in_order(*cell.block)) {
    while (i != uses.end() && i->variable < u.variable) ++i;
    if (i == uses.end()) return false;
    if (i->variable != u.variable) continue;
    if (counts(u)) return true;
    if (u.variable.space() == vm::Space::waitset && (u.how & Use::kWrite) != 0 &&
        (i->how & Use::kNotify) != 0)
      return true;
  }
  return false;
}

uint32_t look_for_touched(const Block& done, const SpinCell* newest, uint32_t first) {
  for (const SpinCell* c = newest; c != nullptr && c->index >= first; c = c->previous)
    if (touches(done, *c)) return c->index + 1;
  return first;
}

bool ends_round(const Block& done, const Block& attempt) {
  for (const SpinCell* c = attempt.round_end; c != nullptr; c = c->previous) {
    if (touches(done, *c)) return true;
    if (c == attempt.round_begin) break;
  }
  const std::span<const Use> uses = in_order(done);
  auto i = uses.begin();
  for (const Use& u : in_order(attempt)) {
    while (i != uses.end() && i->variable < u.variable) ++i;
    if (i == uses.end()) break;
    if (i->variable != u.variable) continue;
    const bool notified = (i->how & Use::kNotify) != 0;
    if (u.variable.space() == vm::Space::waitset && (u.how & Use::kRead) == 0) {
      if (notified) return true;
    } else if (changes(i->how, u.how)) {
      return true;
    }
  }
  return done.ends_program;
}

}  // namespace braid::tester
