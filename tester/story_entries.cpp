// What each entry of the access log means for the story.
#include <fmt/format.h>

#include "tester/names.h"
#include "tester/story_teller.h"
#include "vm/internal_ops.h"
#include "vm/values.h"

namespace braid::tester {
namespace {

using vm::Access;

// The library's methods whose locks and waits the story tells one by one: they are the user's.
bool is_synchroniser(const vm::Method& m) {
  const std::string& cls = m.cls->name;
  return cls == "java/lang/Object" || cls.starts_with("java/util/concurrent/locks/Reentrant") ||
         cls == "java/util/concurrent/locks/MonitorCondition";
}

bool is_join(const vm::Method& m) {
  return m.cls->name == "java/lang/Thread" && m.def->name == "join";
}

// Which of the two locks of a read-write lock it is about; empty if it is another one.
const char* mode_of(const vm::AccessEntry& e) {
  if (vm::kind_word(*vm::whole_of(e.object)->cls) != vm::kReadWriteLock) return "";
  return (e.count & vm::kShared) != 0 ? "read" : "write";
}

const char* words(vm::Wake wake) {
  switch (wake) {
    case vm::Wake::kTimedOut:
      return "time-out";
    case vm::Wake::kInterrupted:
      return "interrupt";
    default:
      return "";
  }
}

}  // namespace

void Teller::take_entry(vm::Thread& t, const Place& place, std::span<const vm::AccessEntry> rest) {
  const vm::AccessEntry& e = rest.front();
  switch (e.kind) {
    case Access::read:
    case Access::write:
    case Access::write_final:
    case Access::read_sync:
    case Access::write_sync:
      return data(t, place, rest);
    case Access::read_range:
    case Access::write_range:
      return range(t, place, e);
    case Access::enter:
    case Access::exit:
    case Access::blocked:
    case Access::test:
      return monitor(t, place, rest);
    case Access::wait:
    case Access::wait_end:
    case Access::notify_nobody:
    case Access::woken:
      return wait_set(t, place, e);
    case Access::read_permit:
    case Access::write_permit:
      return permit(t, place, e);
    case Access::write_thread:
      return started(t, place, e.object);
    case Access::read_thread:
      return touch(t, e.object, false);
    case Access::write_interrupt:
      return interrupt(t, place, e);
    case Access::write_output:
      return printed(t, place);
    case Access::choose:
      running(t).call.chooses = true;
      return;
    case Access::write_world:
      add(Kind::kOther, t, place.where).event.value = "ends the program";
      return;
    case Access::read_interrupt:
      if (place.called != nullptr &&
          (place.called->def->name == "isInterrupted" || place.called->def->name == "interrupted"))
        touch(t, e.object, false);
      return;
    case Access::recount:
    case Access::read_count:
    case Access::read_hash:
    case Access::write_hash:
    case Access::read_clock:
    case Access::raise_clock:
    case Access::read_input:
      return;
    case Access::read_file:
    case Access::write_file:
      return file(t, place, e);
  }
}

void Teller::data(vm::Thread& t, const Place& place, std::span<const vm::AccessEntry> rest) {
  const vm::AccessEntry& e = rest.front();
  if (is_atomic(e.object)) return atomic(t, place, rest);
  if (place.called != nullptr) return library_data(t, place, e);
  const vm::Class* statics = s_->machine.classes().statics_owner(e.object);
  if (statics != nullptr && !statics->user_code) return;
  const bool writes = vm::info(e.kind).effect == vm::Effect::W;
  Draft& d = add(writes ? Kind::kWrite : Kind::kRead, t, place.where);
  name_variable(d, e, writes);
  const bool constructs = place.frame->method->def->name == "<init>" &&
                          place.frame->method->ref_args > 0 && place.frame->r[0] == e.object;
  if (writes && threads_.size() > 1 && !constructs) names_->mention_change(e.object, e.slot);
  read_value(d, e.object, e.slot);
}

void Teller::library_data(vm::Thread& t, const Place& place, const vm::AccessEntry& e) {
  const bool writes = vm::info(e.kind).effect == vm::Effect::W;
  // How many permits there are at first.
  if (place.called->def->name == "<init>" && e.object->cls->name == "braid/internal/Permit" &&
      e.slot == vm::prim_field_slot(0))
    last_[key_of(variable(vm::whole_of(e.object), vm::Space::permit, 0))] = e.object->prim(0);
  touch(t, e.object, writes);
}

// One that is read and written in one step is written.
void Teller::atomic(vm::Thread& t, const Place& place, std::span<const vm::AccessEntry> rest) {
  const vm::AccessEntry& e = rest.front();
  const bool writes = e.kind != Access::read_sync;
  if (place.called == nullptr) return;
  Call& call = running(t).call;
  call.told = true;
  if (place.called->def->name == "<init>") {
    const Variable v = variable(e.object, vm::Space::data, e.slot);
    if (e.slot % 2 == 1) last_[key_of(v)] = e.object->prim(e.slot / 2);
    return;
  }
  if (!writes && rest.size() > 1 && rest[1].kind == Access::write_sync &&
      rest[1].object == e.object)
    return;
  Draft& d = add(writes ? Kind::kWrite : Kind::kRead, t, place.where);
  name_variable(d, e, writes);
  read_value(d, e.object, e.slot);
  d.event.call = place.called->def->name;
}

void Teller::range(vm::Thread& t, const Place& place, const vm::AccessEntry& e) {
  if (place.called == nullptr || e.count == 0) return;
  if (!e.object->cls->is_array()) return touch(t, e.object, false);
  const bool writes = e.kind == Access::write_range;
  Draft& d = add(writes ? Kind::kWrite : Kind::kRead, t, place.where);
  name_variable(d, e, writes);
  d.count = e.count;
  d.event.call = place.called->def->name;
  // Each element is a variable, but the event is about all of them.
  for (uint32_t i = 0; i < e.count; ++i) {
    use(d, variable(e.object, vm::Space::data, e.slot + i), writes);
    last_.erase(d.event.key);
  }
  use(d, variable(e.object, vm::Space::data, e.slot), writes);
  running(t).call.told = true;
}

void Teller::monitor(vm::Thread& t, const Place& place, std::span<const vm::AccessEntry> rest) {
  const vm::AccessEntry& e = rest.front();
  if (s_->machine.classes().statics_owner(e.object) != nullptr) return initialiser(t, place, e);
  const bool shared = (e.count & vm::kShared) != 0;
  if (e.kind == Access::blocked)
    return refused(t, place, e, s_->machine.monitors().in_the_way(t, e.object, shared));
  if (e.kind == Access::test || (place.called != nullptr && !is_synchroniser(*place.called))) {
    if (place.called != nullptr) touch(t, e.object, e.kind != Access::test);
    return;
  }
  const bool waits =
      rest.size() > 1 && (rest[1].kind == Access::wait_end || rest[1].kind == Access::wait);
  if (waits) return;
  Draft& d = add(e.kind == Access::enter ? Kind::kLock : Kind::kUnlock, t, place.where);
  d.event.mode = mode_of(e);
  name_object(d, e.object, vm::Space::owner, true);
  if (place.called == nullptr) return;
  d.event.call = place.called->def->name;
  running(t).call.told = true;
}

void Teller::refused(vm::Thread& t, const Place& place, const vm::AccessEntry& e,
                     const std::vector<vm::Thread*>& holders) {
  if (holders.empty()) return;  // it is only stopped here
  const auto known = keys_.find(variable(vm::whole_of(e.object), vm::Space::owner, 0));
  if (known != keys_.end() && running(t).refused_key == known->second) return;
  Draft& d = add(Kind::kRefused, t, place.where);
  for (const vm::Thread* h : holders) {
    d.event.value += d.event.value.empty() ? "" : ", ";
    d.event.value += h == &t      ? "itself"
                     : h->alive() ? s_->machine.label_of(*h)
                                  : std::string("a thread that has ended");
  }
  d.event.mode = mode_of(e);
  if (s_->machine.monitors().shared_count(e.object, *holders.back()) > 0) d.event.before = "read";
  name_object(d, e.object, vm::Space::owner, false);
  if (place.called != nullptr) d.event.call = place.called->def->name;
  running(t).refused_key = d.event.key;
}

void Teller::initialiser(vm::Thread& t, const Place& place, const vm::AccessEntry& e) {
  const vm::Class& cls = *s_->machine.classes().statics_owner(e.object);
  if (!cls.user_code) return;
  if (e.kind == Access::blocked) {
    const uint64_t runs_it = e.object->prim(0).bits >> 8;
    if (cls.init_state() != vm::InitState::kRunning || runs_it >= s_->machine.thread_slots())
      return;
    return refused(t, place, e, {s_->machine.thread(static_cast<uint32_t>(runs_it))});
  }
  Draft& d = add(e.kind == Access::enter ? Kind::kLock : Kind::kUnlock, t, place.where);
  name_object(d, e.object, vm::Space::owner, true);
  d.event.call = "<clinit>";
}

void Teller::wait_set(vm::Thread& t, const Place& place, const vm::AccessEntry& e) {
  const vm::Method* called = place.called;
  if (called == nullptr) return;
  const bool own = is_synchroniser(*called);
  Call& call = running(t).call;
  const bool notifies = e.kind == Access::notify_nobody || e.kind == Access::woken;
  if (notifies && !own) return touch(t, e.object, true);
  const bool on_condition =
      place.receiver != nullptr && vm::kind_word(*place.receiver->cls) == "condition";
  vm::Object* object = own && !on_condition ? e.object : place.receiver;
  if (object == nullptr) object = e.object;
  if (e.kind == Access::woken) {
    const std::string name = s_->machine.label_of(*s_->machine.thread(e.slot));
    if (call.told && drafts_.back().event.kind == Kind::kNotify) {
      drafts_.back().event.value += ", " + name;
      return;
    }
    Draft& d = add(Kind::kNotify, t, place.where);
    d.event.value = name;
    d.event.call = called->def->name;
    name_object(d, object, vm::Space::waitset, true);
    call.told = true;
    return;
  }
  Draft& d = add(e.kind == Access::notify_nobody ? Kind::kNotify
                 : e.kind == Access::wait        ? Kind::kWait
                                                 : Kind::kWoken,
                 t, place.where);
  d.event.call = called->def->name;
  if (on_condition) {
    d.lock = vm::whole_of(e.object);
    names_->mention(d.lock);
  }
  if (e.kind == Access::wait_end) d.event.value = words(static_cast<vm::Wake>(e.count));
  name_object(d, object, vm::Space::waitset, true);
  call.told |= own || is_join(*called);
}

void Teller::permit(vm::Thread& t, const Place& place, const vm::AccessEntry& e) {
  if (place.called == nullptr) return;
  if (e.object->cls->is_subclass_of(s_->machine.core().thread)) return parking(t, place, e);
  if (no_permit(t, place, e.object)) return;
  if (e.kind == Access::read_permit) return touch(t, e.object, false);
  Draft& d = add(Kind::kWrite, t, place.where);
  d.event.call = place.called->def->name;
  name_object(d, e.object, vm::Space::permit, true);
  read_value(d, e.object, vm::prim_field_slot(0));
  running(t).call.told = true;
}

// Whether the thread cannot go on for want of a permit.
bool Teller::no_permit(vm::Thread& t, const Place& place, vm::Object* object) {
  if (!blocked_) return false;
  const uint64_t key = key_of(variable(vm::whole_of(object), vm::Space::permit, 0));
  if (running(t).refused_key == key) return true;
  Draft& d = add(Kind::kPark, t, place.where);
  d.event.call = place.called->def->name;
  name_object(d, object, vm::Space::permit, false);
  running(t).refused_key = key;
  return true;
}

// LockSupport: the thread takes its permit, or gives another thread one.
void Teller::parking(vm::Thread& t, const Place& place, const vm::AccessEntry& e) {
  running(t).call.told = true;
  if (e.object == t.object && no_permit(t, place, e.object)) return;
  Draft& d = add(Kind::kCall, t, place.where);
  d.event.call = place.called->def->name;
  name_object(d, e.object, vm::Space::permit, true);
}

// Somebody is interrupted, or what the thread does ends by its own interrupt.
void Teller::interrupt(vm::Thread& t, const Place& place, const vm::AccessEntry& e) {
  if (place.called == nullptr) return;
  const std::string& name = place.called->def->name;
  if (name == "interrupt" || name == "interrupted") return touch(t, e.object, true);
  Call& call = running(t).call;
  const bool is_told = call.told && !drafts_.empty() && drafts_.back().event.kind == Kind::kWoken;
  if (is_told || e.object != t.object) return;
  Draft& d = add(Kind::kWoken, t, place.where);
  d.event.value = words(vm::Wake::kInterrupted);
  d.event.call = name;
  if (place.receiver != nullptr) name_object(d, place.receiver, vm::Space::waitset, true);
  call.told = true;
}

void Teller::started(vm::Thread& t, const Place& place, vm::Object* object) {
  if (place.called == nullptr) return;
  vm::Thread* child = s_->machine.thread_of(object);
  if (child == nullptr || child == &t) return;
  running(t).call.told = true;
  Draft& d = add(Kind::kStart, t, place.where);
  Running& r = threads_[child->number];
  r.name = d.event.value = s_->machine.label_of(*child);
  r.started = d.order;
}

void Teller::printed(vm::Thread& t, const Place& place) {
  const std::string& output = s_->world.output();
  const std::string text = output.substr(std::min(printed_, output.size()));
  printed_ = output.size();
  Call& call = running(t).call;
  if (call.told && !drafts_.empty() && drafts_.back().event.kind == Kind::kPrint &&
      drafts_.back().event.thread == t.number) {
    drafts_.back().event.value += text;
    return;
  }
  add(Kind::kPrint, t, place.where).event.value = text;
  call.told = place.called != nullptr;
}

// A file is used. What nobody changes is not told; of the directories on the way only the file is.
void Teller::file(vm::Thread& t, const Place& place, const vm::AccessEntry& e) {
  const std::string name = s_->world.name_of_variable(e.slot);
  const bool writes = e.kind == Access::write_file;
  if (writes) changed_files_.insert(e.slot);
  if (name.empty() || !changed_files_.contains(e.slot)) return;
  const std::string text = (writes ? "changes " : "reads ") + name;
  Event* last = drafts_.empty() ? nullptr : &drafts_.back().event;
  if (last == nullptr || last->kind != Kind::kOther || last->thread != t.number ||
      last->where != place.where) {
    last = &add(Kind::kOther, t, place.where).event;
    running(t).call.told = place.called != nullptr;
  } else if (last->value.starts_with(writes ? "reads " : "changes ") ? !writes
                                                                     : text <= last->value) {
    return;
  }
  last->value = text;
}

// ---- Calls of the library -----------------------------------------------------------------------

// The call that the thread is in uses an object.
void Teller::touch(vm::Thread& t, vm::Object* object, bool writes) {
  Call& call = running(t).call;
  if (!call.is || object == nullptr) return;
  call.writes |= writes;
  if (call.touched == nullptr) call.touched = vm::whole_of(object);
}

void Teller::open_call(vm::Thread& t, const Place& place) {
  Call& call = running(t).call;
  const ptrdiff_t depth = place.frame - t.frames;
  if (call.is && call.depth == depth && call.called == place.called) return;
  close_call(t, false);
  call.is = true;
  call.depth = depth;
  call.called = place.called;
  call.receiver = place.receiver;
  call.where = place.where;
  names_->mention(call.receiver);
}

void Teller::close_call(vm::Thread& t, bool returned) {
  const Call call = std::exchange(running(t).call, {});
  if (!call.is || call.called->def->name.starts_with('<')) return;
  if (!call.chooses && (call.told || call.touched == nullptr)) return;
  Draft& d = add(call.chooses ? Kind::kChoose : Kind::kCall, t, call.where);
  d.event.call = call.called->def->name;
  if (!call.chooses) {
    vm::Object* object = call.receiver != nullptr ? call.receiver : call.touched;
    name_object(d, object, vm::Space::data, call.writes);
  }
  // An exception that comes out of the call goes on elsewhere.
  if (!returned || call.called->result == 'V') return;
  const vm::Frame& frame = t.frames[call.depth];
  const vm::Insn& insn = frame.pc[-1];
  if (called_by(frame, insn) == nullptr) return;
  vm::Slot bits = frame.p[insn.c];
  if (call.called->result == 'R') bits.bits = reinterpret_cast<uint64_t>(frame.r[insn.b]);
  const char letter = call.called->result == 'R' ? 'L' : call.called->result;
  put_value(&d.event.value, &d.value, bits, letter);
}

}  // namespace braid::tester
