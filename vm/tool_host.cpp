#include "vm/tool_host.h"

#include <fmt/format.h>

#include <algorithm>

#include "vm/machine.h"
#include "vm/tool_vm.h"
#include "vm/user_frames.h"
#include "vm/variables.h"

namespace braid::vm {

namespace {

enum class How : uint8_t { call, access, trace, make };

constexpr How kHow[] = {
#define EVENT(event, Info, how, doc) How::how,
#include "vm/events.def"
#undef EVENT
};

ObjectRef ref(const Object* o) { return {o}; }

// The current thread is at an instruction, not behind one.
class AtInstruction {
 public:
  explicit AtInstruction(Machine& machine, bool is_so = true) : machine_(machine) {
    if (is_so) machine_.set_current_at(FrameAt::kNext);
  }
  ~AtInstruction() { machine_.set_current_at(FrameAt::kInside); }
  AtInstruction(const AtInstruction&) = delete;
  AtInstruction& operator=(const AtInstruction&) = delete;

 private:
  Machine& machine_;
};

}  // namespace

ToolHost::ToolHost(Machine& machine)
    : machine_(machine),
      versions_(machine.barrier(), slots_),
      vm_(std::make_unique<ToolVm>(machine, *this)) {}

ToolHost::~ToolHost() = default;

void ToolHost::add(Tool& tool) {
  tools_.push_back({&tool, {}, "without a name"});
  guard(tool, [&] {
    const char* name = tool.name();
    Member& m = *member(&tool);
    if (name != nullptr) m.name = name;
    m.needs = tool.needs();
  });
  sort_hearers();
  if (is_heeded(&tool)) {
    is_attaching_ = true;
    guard(tool, [&] { tool.attached(*vm_); });
    is_attaching_ = false;
  }
}

void ToolHost::remove(Tool& tool) {
  std::erase_if(tools_, [&](const Member& m) { return m.tool == &tool; });
  vm_->forget(tool);
  sort_hearers();
}

void ToolHost::detach() {
  const std::vector<Member> members = tools_;
  for (const Member& m : members)
    if (is_heeded(m.tool)) guard(*m.tool, [&] { m.tool->detached(*vm_); });
}

void ToolHost::set_paused(Tool& tool, bool paused) {
  member(&tool)->is_paused = paused;
  sort_hearers();
}

// Who hears what, in the order of the tools.
void ToolHost::sort_hearers() {
  for (size_t i = 0; i < kEventCount; ++i) {
    hearers_[i].clear();
    for (const Member& m : tools_)
      if (is_heeded(m.tool) && m.needs.has(static_cast<Event>(i))) hearers_[i].push_back(m.tool);
  }
  sum_up_needs();
}

ToolHost::Member* ToolHost::member(const Tool* tool) {
  const auto at =
      std::find_if(tools_.begin(), tools_.end(), [&](const Member& m) { return m.tool == tool; });
  return at == tools_.end() ? nullptr : &*at;
}

bool ToolHost::is_heeded(const Tool* tool) {
  const Member* m = member(tool);
  return m != nullptr && !m->has_failed && !m->is_paused;
}

std::string ToolHost::name_of(const Tool* tool) {
  const Member* m = member(tool);
  return m == nullptr ? "that is gone" : m->name;
}

void ToolHost::misused() {
  Member* m = member(speaking_);
  if (m == nullptr || std::exchange(m->has_misused, true)) return;
  errors_.push_back(
      fmt::format("tool {}: it has asked about something that is not in the program (any more); "
                  "such questions get empty answers",
                  m->name));
}

AccessLog& ToolHost::machine_log() const { return machine_.access_log(); }

void ToolHost::sum_up_needs() {
  any_ = !tools_.empty();
  hears_locks_ = wants(Event::lock_want) || wants(Event::lock_enter) || wants(Event::lock_exit);
  find_sole_hearers();
  switches_ = wants(Event::thread_switch);
  accesses_ = instructions_ = false;
  for (size_t i = 0; i < kEventCount; ++i) {
    if (hearers_[i].empty()) continue;
    accesses_ |= kHow[i] == How::access;
    instructions_ |= kHow[i] == How::trace;
  }
  machine_.access_log().set_heard(accesses_);
  machine_.heap().set_tells(hears_allocations());
  if (!any_) return;
  machine_.heap().set_after_mark([this] {
    vm_->remove_dead_slots();
    if (handles_) handles_->remove_dead();
  });
}

void ToolHost::find_sole_hearers() {
  auto sole = [&](Event e) {
    const std::vector<Tool*>& hearers = hearers_[index(e)];
    return hearers.size() == 1 ? hearers.front() : nullptr;
  };
  sole_ = {sole(Event::read), sole(Event::write)};
  sole_lock_ = {sole(Event::lock_enter), sole(Event::lock_exit)};
}

// It hears nothing more; the program goes on.
void ToolHost::give_up(Tool& tool, const char* why) {
  Member* m = member(&tool);
  if (m == nullptr || m->has_failed) return;
  m->has_failed = true;
  errors_.push_back(
      fmt::format("tool {}: it has thrown \"{}\" and is not asked any more", m->name, why));
  for (auto& list : hearers_) std::erase(list, &tool);
  find_sole_hearers();
}

// ---- Where --------------------------------------------------------------------------------------

Place ToolHost::place_of(const Thread& t, bool at_instruction) const {
  const Frame& f = *t.fp;
  auto pc = static_cast<uint32_t>(f.pc - f.method->code);
  if (!at_instruction && pc > 0) --pc;
  return {f.method, pc, is_user_frame(f)};
}

ThreadNumber ToolHost::number_of(const Object* thread_object) const {
  Thread* t = machine_.thread_of(const_cast<Object*>(thread_object));
  return t == nullptr ? kNoThread : t->number;
}

bool ToolHost::is_atomic(const Class* cls) {
  if (cls != last_class_) {
    last_class_ = cls;
    last_is_atomic_ = cls->name.starts_with("java/util/concurrent/atomic/");
  }
  return last_is_atomic_;
}

// ---- The access log -----------------------------------------------------------------------------

void ToolHost::hear(Thread& thread, bool at_instruction) {
  AccessLog& log = machine_.access_log();
  const std::span<const AccessEntry> fresh = log.take_unheard();
  if (fresh.empty() || !accesses_ || silent_ != 0) return;
  const AtInstruction at(machine_, at_instruction);
  const Place place = place_of(thread, at_instruction);
  // A handler adds nothing to the log, so the entries stay where they are.
  for (const AccessEntry& e : fresh) hear_entry(thread, e, place);
}

void ToolHost::catch_up() {
  if (machine_.current() != nullptr && machine_.access_log().has_unheard())
    hear(*machine_.current(), false);
}

void ToolHost::hear_entry(Thread& t, const AccessEntry& e, const Place& place) {
  switch (e.kind) {
    case Access::read:
    case Access::write:
    case Access::write_final:
    case Access::read_range:
    case Access::write_range:
    case Access::read_sync:
    case Access::write_sync:
      return hear_access(t, e, place);
    case Access::enter:
    case Access::exit:
    case Access::blocked:
    case Access::test:
      return hear_lock(t, e, place);
    case Access::wait:
    case Access::wait_end:
    case Access::notify_nobody:
    case Access::woken:
      return hear_wait(t, e, place);
    case Access::read_permit:
      return permit_read({t.number, ref(e.object), false, place});
    case Access::write_permit:
      return permit_write({t.number, ref(e.object), e.count != 0, place});
    case Access::read_interrupt:
      return interrupt_read({t.number, number_of(e.object), ref(e.object), place});
    case Access::write_interrupt:
      return interrupt_write({t.number, number_of(e.object), ref(e.object), place});
    case Access::read_thread:
      return thread_alive({t.number, number_of(e.object), ref(e.object), place});
    case Access::write_output:
      return print({t.number, place});
    case Access::choose:
      return choose({t.number, place});
    default:
      return;
  }
}

void ToolHost::hear_access(Thread& t, const AccessEntry& e, const Place& place) {
  const bool is_write = info(e.kind).effect == Effect::W;
  const bool is_sync = e.kind == Access::read_sync || e.kind == Access::write_sync;
  const Event event = is_sync ? (is_write ? Event::sync_write : Event::sync_read)
                              : (is_write ? Event::write : Event::read);
  if (!wants(event)) return;
  AccessInfo a;
  a.thread = t.number;
  a.place = place;
  a.variable.object = ref(e.object);
  a.is_element = e.object->cls->is_array();
  a.is_reference = a.is_element ? e.object->cls->element_is_ref : e.slot % 2 == 0;
  a.is_static = !a.is_element && machine_.classes().statics_owner(e.object) != nullptr;
  a.is_final = e.kind == Access::write_final;
  a.is_atomic = is_sync && is_atomic(e.object->cls);
  const bool is_range = e.kind == Access::read_range || e.kind == Access::write_range;
  const uint32_t count = is_range ? e.count : 1;
  for (uint32_t i = 0; i < count; ++i) {
    a.variable.slot = e.slot + i;
    a.value = a.is_atomic ? 0 : bits_of(e.object, a.variable.slot);
    switch (event) {
      case Event::sync_write:
        sync_write(a);
        break;
      case Event::sync_read:
        sync_read(a);
        break;
      case Event::write:
        write(a);
        break;
      default:
        read(a);
        break;
    }
  }
}

void ToolHost::hear_lock(Thread& t, const AccessEntry& e, const Place& place) {
  LockInfo l;
  l.thread = t.number;
  l.lock = ref(e.object);
  l.is_try = e.kind == Access::enter && (e.count & kTries) != 0;
  const bool shared = (e.count & kShared) != 0;
  if (shared) l.mode = LockMode::kShared;
  l.place = place;
  if (e.kind == Access::exit) return lock_exit(l);
  want(l, e.kind == Access::blocked ? l.lock : ObjectRef{});
  if (e.kind == Access::enter) return lock_enter(l);
  Thread* holder = nullptr;
  if (machine_.classes().statics_owner(e.object) == nullptr) {
    const std::vector<Thread*> holders = machine_.monitors().in_the_way(t, e.object, shared);
    if (!holders.empty()) holder = holders.front();
  }
  l.other = holder == nullptr ? kNoThread : holder->number;
  // A test of a lock that is free is no refusal.
  if (e.kind == Access::blocked || holder != nullptr) lock_refused(l);
}

// It is told once that a thread wants a lock, which it still does or has got.
void ToolHost::want(const LockInfo& l, ObjectRef still_wanted) {
  if (wanted_.size() <= l.thread) wanted_.resize(l.thread + 1);
  if (wanted_[l.thread] != l.lock) lock_want(l);
  wanted_[l.thread] = still_wanted;
}

void ToolHost::hear_wait(Thread& t, const AccessEntry& e, const Place& place) {
  WaitInfo w;
  w.thread = t.number;
  w.lock = ref(e.object);
  w.place = place;
  switch (e.kind) {
    case Access::wait:
      return wait_begin(w);
    case Access::wait_end:
      if (static_cast<Wake>(e.count) == Wake::kTimedOut) w.reason = WakeReason::kTimedOut;
      if (static_cast<Wake>(e.count) == Wake::kInterrupted) w.reason = WakeReason::kInterrupted;
      return wait_end(w);
    case Access::notify_nobody:
      w.all = e.slot == kNotifyAll;
      return notify(w);
    default:
      // It is taken out of the wait set by its own time-out.
      if (e.slot == t.index) return;
      w.other = machine_.thread(e.slot)->number;
      return notify(w);
  }
}

// ---- From places in the machine -----------------------------------------------------------------

void ToolHost::switched(Thread& t) {
  if (t.number == last_thread_) return;
  const ThreadNumber before = last_thread_;
  last_thread_ = t.number;
  const AtInstruction at(machine_);
  thread_switch({t.number, before, ref(t.object), place_of(t, true)});
}

void ToolHost::started(Thread& parent, Thread& child) {
  if (!wants(Event::thread_start)) return;
  catch_up();
  thread_start({parent.number, child.number, ref(child.object), place_of(parent, false)});
}

void ToolHost::ended(Thread& t) {
  if (!any_) return;
  if (machine_.access_log().has_unheard()) hear(t, true);
  if (t.index < traced_.size()) traced_[t.index].clear();
  thread_end({t.number, t.number, ref(t.object), {}});
}

void ToolHost::threw(Thread& t, Object* exception) {
  if (!any_) return;
  catch_up();
  exception_throw({t.number, ref(exception), place_of(t, false)});
}

void ToolHost::caught(Thread& t, Object* exception) {
  if (!wants(Event::exception_catch)) return;
  const AtInstruction at(machine_);
  exception_catch({t.number, ref(exception), place_of(t, true)});
}

void ToolHost::failed(Thread& t, Object* error) {
  if (!wants(Event::assertion_failed)) return;
  catch_up();
  assertion_failed({t.number, ref(error), place_of(t, false)});
}

void ToolHost::uncaught(Thread& t, Object* exception) {
  if (!wants(Event::uncaught_exception)) return;
  catch_up();
  uncaught_exception({t.number, ref(exception), place_of(t, false)});
}

void ToolHost::allocated(Object* o) {
  Thread* t = machine_.current();
  ObjectInfo i;
  i.object = ref(o);
  i.is_array = o->cls->is_array();
  i.is_user = o->cls->user_code;
  if (i.is_array) i.length = static_cast<uint32_t>(as_array(o)->length);
  if (o->cls->kind == ClassKind::kString) i.length = static_cast<uint32_t>(as_string(o)->length);
  if (t != nullptr) {
    i.thread = t->number;
    i.place = place_of(*t, false);
  }
  object_new(i);
}

void ToolHost::loaded(Class& cls) {
  if (!wants(Event::class_load)) return;
  const Thread* t = machine_.current();
  class_load(
      {t == nullptr ? kNoThread : t->number, {&cls}, ref(cls.statics), cls.user_code, false});
}

void ToolHost::initialised(Thread& t, Class& cls, bool has_failed) {
  if (!wants(Event::class_init)) return;
  catch_up();
  class_init({t.number, {&cls}, ref(cls.statics), cls.user_code, has_failed});
}

void ToolHost::finished() {
  if (!any_) return;
  // What tools print comes after what the program has printed.
  machine_.world().flush(Stream::kOut);
  program_end({});
}

void ToolHost::went_back(uint64_t checkpoint, size_t mark) {
  versions_.go_back(mark);
  if (handles_) handles_->went_back();
  machine_.access_log().take_unheard();
  wanted_.clear();
  traced_.clear();
  last_thread_ = kNoThread;
  checkpoint_restored({checkpoint});
}

// ---- Instruction by instruction -----------------------------------------------------------------

void ToolHost::before_instruction(Thread& t) {
  if (traced_.size() <= t.index) traced_.resize(t.index + 1);
  const AtInstruction at(machine_);
  const Place place = place_of(t, true);
  trace_calls(t, place);
  const CodeInfo code{t.number, place, static_cast<uint32_t>(t.fp - t.frames)};
  if (wants(Event::instruction)) instruction(code);
  if (vm_->reaches_depth(t.number, code.depth)) depth_reached(code);
  Traced& seen = traced_[t.index].back();
  const uint32_t line = seen.method->line_of(place.pc);
  const bool is_new = line != 0 && (line != seen.line || place.pc < seen.pc);
  seen.line = line;
  seen.pc = place.pc;
  if (!is_new) return;
  this->line(code);
  if (vm_->has_breakpoint(place, line)) breakpoint(code);
}

// Tells which methods were left and entered since the thread's last instruction.
void ToolHost::trace_calls(Thread& t, const Place& place) {
  std::vector<Traced>& seen = traced_[t.index];
  const auto frames = static_cast<size_t>(t.fp - t.frames) + 1;
  // Nearly always the frames are the same, or one more or less.
  size_t same = std::min(frames, seen.size());
  while (same > 0 && seen[same - 1].method != t.frames[same - 1].method) --same;
  while (seen.size() > same) {
    const Method* left = seen.back().method;
    seen.pop_back();
    if (left->id != UINT32_MAX)
      method_exit({t.number, place, left, static_cast<uint32_t>(seen.size())});
  }
  while (seen.size() < frames) {
    const Method* entered = t.frames[seen.size()].method;
    seen.push_back({entered, 0, 0});
    if (entered->id != UINT32_MAX)
      method_enter({t.number,
                    {entered, 0, entered->cls->user_code},
                    entered,
                    static_cast<uint32_t>(seen.size() - 1)});
  }
}

}  // namespace braid::vm
