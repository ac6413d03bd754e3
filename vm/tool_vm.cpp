#include "vm/tool_vm.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "vm/deadlock_report.h"
#include "vm/frame_roots.h"
#include "vm/machine.h"
#include "vm/opcodes.h"
#include "vm/tool_host.h"
#include "vm/user_frames.h"
#include "vm/values.h"
#include "vm/variables.h"

namespace braid::vm {

namespace {

Object* object_of(ObjectRef r) { return static_cast<Object*>(const_cast<void*>(r.id)); }

// Whether it has the variable; two kinds of fields are numbered alternately (access_log.h).
bool has_slot(const Object* o, uint32_t slot) {
  if (o->cls->is_array()) return slot < static_cast<uint32_t>(static_cast<const Array*>(o)->length);
  return slot / 2 < (slot % 2 == 0 ? o->cls->ref_slots : o->cls->prim_slots);
}

std::string value_text(Machine& machine, char letter, uint64_t bits) {
  if (letter != 'L' && letter != '[') return primitive_text(Slot{bits}, letter);
  auto* o = reinterpret_cast<Object*>(bits);
  const std::string text = reference_text(o);
  return text.empty() ? object_name(machine, o) : text;
}

}  // namespace

// ---- Handles ------------------------------------------------------------------------------------

Thread* ToolVm::thread(ThreadNumber number) { return machine_.thread_by_number(number); }

void ToolVm::report(Finding finding) { host_.found(std::move(finding)); }

template <class T>
T* ToolVm::check(T* pointer, bool is_good) {
  if (is_good) return pointer;
  if (pointer != nullptr) host_.misused();
  return nullptr;
}

Object* ToolVm::object(ObjectRef r) {
  return check(object_of(r), host_.handles() == nullptr || host_.handles()->is_good(r));
}

const Class* ToolVm::cls(ClassRef r) {
  return check(static_cast<const Class*>(r.id),
               host_.handles() == nullptr || host_.handles()->is_good(r));
}

const Method* ToolVm::method(const void* m) {
  return check(static_cast<const Method*>(m),
               host_.handles() == nullptr || host_.handles()->is_good_method(m));
}

Object* ToolVm::object_with(const Variable& v) {
  Object* o = object(v.object);
  return o == nullptr || host_.handles() == nullptr ? o : check(o, has_slot(o, v.slot));
}

ObjectRef ToolVm::give(Object* o) {
  const ObjectRef r{o};
  if (Handles* handles = host_.handles()) handles->give(r);
  return r;
}

ClassRef ToolVm::give(ClassRef c) {
  if (Handles* handles = host_.handles()) handles->give(c);
  return c;
}

Place ToolVm::give(const Place& place) {
  if (Handles* handles = host_.handles()) handles->give(place);
  return place;
}

// ---- Words --------------------------------------------------------------------------------------

std::string ToolVm::thread_name(ThreadNumber number) {
  Thread* t = thread(number);
  return t == nullptr ? fmt::format("thread {}", number) : machine_.label_of(*t);
}

std::string ToolVm::class_name(ClassRef ref) {
  const Class* c = cls(ref);
  return c == nullptr ? "" : source_name(*c);
}

ClassRef ToolVm::class_of(ObjectRef ref) {
  const Object* o = object(ref);
  if (o == nullptr) return {};
  return give(ClassRef{o->cls});
}

ClassRef ToolVm::class_at(const Place& place) {
  const Method* m = method(place.method);
  return m == nullptr ? ClassRef{} : give(ClassRef{m->cls});
}

ObjectRef ToolVm::statics_of(ClassRef ref) {
  const Class* c = cls(ref);
  return c == nullptr ? ObjectRef{} : give(c->statics);
}

std::string ToolVm::object_name(ObjectRef ref) {
  Object* o = object(ref);
  return o == nullptr ? "" : vm::object_name(machine_, o);
}

std::string ToolVm::library_object(ObjectRef ref) {
  Object* o = object(ref);
  return o == nullptr ? "" : vm::library_object(machine_, o);
}

std::string ToolVm::lock_name(ObjectRef lock, LockMode mode) {
  Object* o = object(lock);
  return o == nullptr ? "" : vm::lock_name(ObjectNames(machine_), o, mode == LockMode::kShared);
}

std::string ToolVm::variable_name(const Variable& v) {
  Object* o = object_with(v);
  return o == nullptr ? "" : vm::variable_name(machine_, o, v.slot);
}

std::string ToolVm::method_name(const void* ref) {
  const Method* m = method(ref);
  return m == nullptr || m->def == nullptr
             ? ""
             : fmt::format("{}.{}", place_name(*m->cls), m->def->name);
}

uint32_t ToolVm::line(const Place& place) {
  const Method* m = method(place.method);
  return m == nullptr ? 0 : m->line_of(place.pc);
}

std::string ToolVm::where(const Place& place) {
  const Method* m = method(place.method);
  const uint32_t n = m == nullptr ? 0 : m->line_of(place.pc);
  if (n == 0 || m->cls->def == nullptr) return "";
  return fmt::format("{}:{}", m->cls->def->source_file, n);
}

std::string ToolVm::opcode(const Place& place) {
  const Method* m = method(place.method);
  if (m == nullptr || m->def == nullptr || place.pc >= m->def->code.size()) return "";
  return std::string(info(static_cast<Op>(m->def->code[place.pc].op)).name);
}

Place ToolVm::user_place(ThreadNumber number) {
  Thread* t = thread(number);
  if (t == nullptr) return {};
  const Frame* f = user_frame(*t);
  if (f == nullptr) return {};
  auto pc = static_cast<uint32_t>(f->pc - f->method->code);
  if (pc > 0 && machine_.where_is(*t, *f) != FrameAt::kNext) --pc;
  return give(Place{f->method, pc, true});
}

std::string ToolVm::describe_value(const Variable& v) {
  Object* o = object_with(v);
  if (o == nullptr) return "";
  Class* statics = machine_.classes().statics_owner(o);
  if (statics == nullptr && o->cls->is_array()) {
    return value_text(machine_, o->cls->element_letter, bits_of(o, v.slot));
  }
  const Field* f = field_at(statics != nullptr ? *statics : *o->cls, v.slot, statics != nullptr);
  return f == nullptr ? "" : value_text(machine_, f->def->descriptor[0], bits_of(o, v.slot));
}

std::string ToolVm::describe_exception(ObjectRef exception) {
  Object* o = object(exception);
  if (o == nullptr) return "";
  return o->cls->is_subclass_of(machine_.core().throwable) ? machine_.describe_exception(o)
                                                           : vm::object_name(machine_, o);
}

// ---- Threads, frames, locks ---------------------------------------------------------------------

std::vector<ThreadNumber> ToolVm::threads() {
  std::vector<ThreadNumber> list;
  for (size_t i = 0; i < machine_.thread_slots(); ++i) {
    const Thread& t = *machine_.thread(static_cast<uint32_t>(i));
    if (t.alive()) list.push_back(t.number);
  }
  std::sort(list.begin(), list.end());
  return list;
}

bool ToolVm::is_daemon(ThreadNumber number) {
  Thread* t = thread(number);
  return t != nullptr && t->daemon;
}

std::vector<FrameInfo> ToolVm::frames(ThreadNumber number) {
  std::vector<FrameInfo> list;
  Thread* t = thread(number);
  if (t == nullptr) return list;
  for (const Frame* f = t->fp; f >= t->frames; --f) {
    const Method& m = *f->method;
    if ((m.flags & kHidden) != 0 || m.id == UINT32_MAX) continue;
    auto pc = static_cast<uint32_t>(f->pc - m.code);
    if (pc > 0 && machine_.where_is(*t, *f) != FrameAt::kNext) --pc;
    const Place place = give(Place{&m, pc, m.cls->user_code});
    list.push_back({place, method_name(&m), where(place)});
  }
  return list;
}

uint32_t ToolVm::stack_of(ThreadNumber number, const Place& place) {
  const Thread* t = thread(number);
  if (t == nullptr || method(place.method) == nullptr) return 0;
  return stacks_.stack_of(*t, place);
}

std::vector<FrameInfo> ToolVm::frames_of(uint32_t stack) {
  std::vector<FrameInfo> list;
  for (const Place& place : stacks_.places(stack))
    list.push_back({give(place), method_name(place.method), where(place)});
  return list;
}

std::vector<LocalInfo> ToolVm::locals(ThreadNumber number, uint32_t frame) {
  std::vector<LocalInfo> list;
  Thread* t = thread(number);
  if (t == nullptr) return list;
  for (const Frame* f = t->fp; f >= t->frames; --f) {
    const Method& m = *f->method;
    if ((m.flags & kHidden) != 0 || m.id == UINT32_MAX) continue;
    if (frame-- != 0) continue;
    const auto pc = static_cast<uint32_t>(f->pc - m.code);
    std::vector<bool> alive(m.ref_regs);
    for_each_live_ref(m, pc, machine_.where_is(*t, *f), [&](uint32_t i) { alive[i] = true; });
    for (const LocalEntry& l : m.def->locals) {
      if (pc < l.start || pc >= l.end) continue;
      const bool is_ref = l.descriptor[0] == 'L' || l.descriptor[0] == '[';
      // What is not read again may have been collected.
      if (is_ref && !alive[l.reg]) {
        list.push_back({l.name, l.descriptor, "(not used any more)"});
        continue;
      }
      const uint64_t bits = is_ref ? reinterpret_cast<uint64_t>(f->r[l.reg]) : f->p[l.reg].bits;
      list.push_back({l.name, l.descriptor, value_text(machine_, l.descriptor[0], bits)});
    }
    break;
  }
  return list;
}

std::vector<HeldLock> ToolVm::held_by(ThreadNumber number) {
  std::vector<HeldLock> list;
  Thread* t = thread(number);
  if (t == nullptr) return list;
  for (const ObjectNames::Held& h : ObjectNames(machine_).held_by(*t))
    list.push_back({give(h.object), h.shared ? LockMode::kShared : LockMode::kExclusive});
  return list;
}

ThreadNumber ToolVm::owner(ObjectRef lock) {
  Object* o = object(lock);
  if (o == nullptr || machine_.classes().statics_owner(o) != nullptr) return kNoThread;
  const Thread* t = machine_.monitors().owner(o);
  return t == nullptr ? kNoThread : t->number;
}

std::vector<ThreadNumber> ToolVm::sharers(ObjectRef lock) {
  std::vector<ThreadNumber> list;
  Object* o = object(lock);
  if (o == nullptr || machine_.classes().statics_owner(o) != nullptr) return list;
  for (const Thread* t : machine_.monitors().sharers(o)) list.push_back(t->number);
  return list;
}

std::vector<ThreadNumber> ToolVm::waiters(ObjectRef lock) {
  std::vector<ThreadNumber> list;
  const Object* o = object(lock);
  if (o == nullptr) return list;
  for (size_t i = 0; i < machine_.thread_slots(); ++i) {
    const Thread& t = *machine_.thread(static_cast<uint32_t>(i));
    if (t.alive() && t.waits() && t.blocked_on == o) list.push_back(t.number);
  }
  return list;
}

std::optional<ObjectRef> ToolVm::blocked_on(ThreadNumber number) {
  const Thread* t = thread(number);
  if (t == nullptr || t->blocked_on == nullptr) return std::nullopt;
  return give(t->blocked_on);
}

bool ToolVm::set_enabled(ThreadNumber number, bool enabled) {
  Thread* t = thread(number);
  if (t == nullptr || !decides_who_runs) return false;
  machine_.set_enabled(*t, enabled);
  return true;
}

// ---- Code ---------------------------------------------------------------------------------------

bool ToolVm::has_annotation(const Variable& v, std::string_view annotation) {
  Object* o = object_with(v);
  if (o == nullptr) return false;
  Class* statics = machine_.classes().statics_owner(o);
  if (statics == nullptr && o->cls->is_array()) return false;
  const Field* f = field_at(statics != nullptr ? *statics : *o->cls, v.slot, statics != nullptr);
  if (f == nullptr) return false;
  const std::string name = fmt::format("braid/{}", annotation);
  const auto& list = f->def->annotations;
  return std::find(list.begin(), list.end(), name) != list.end();
}

std::vector<std::string> ToolVm::user_lines() {
  std::set<std::pair<std::string, uint32_t>> lines;
  for (const Module* module : machine_.classes().program()) {
    for (const ClassDef& cls : module->classes)
      for (const MethodDef& m : cls.methods)
        for (const LineEntry& l : m.lines) lines.insert({cls.source_file, l.line});
  }
  std::vector<std::string> list;
  for (const auto& [file, line] : lines) list.push_back(fmt::format("{}:{}", file, line));
  return list;
}

bool ToolVm::set_breakpoint(std::string_view file, uint32_t line) {
  for (const Module* module : machine_.classes().program()) {
    for (const ClassDef& cls : module->classes) {
      if (cls.source_file != file) continue;
      for (const MethodDef& m : cls.methods) {
        for (const LineEntry& l : m.lines) {
          if (l.line != line) continue;
          breakpoints_.insert({std::string(file), line});
          return true;
        }
      }
    }
  }
  return false;
}

void ToolVm::clear_breakpoints() { breakpoints_.clear(); }

bool ToolVm::has_breakpoint(const Place& place, uint32_t line) {
  return !breakpoints_.empty() && place.is_user &&
         breakpoints_.contains(
             {static_cast<const Method*>(place.method)->cls->def->source_file, line});
}

void ToolVm::set_target_depth(ThreadNumber number, uint32_t depth) {
  target_depths_[number] = depth;
}

bool ToolVm::reaches_depth(ThreadNumber number, uint32_t depth) {
  if (target_depths_.empty()) return false;
  const auto it = target_depths_.find(number);
  if (it == target_depths_.end() || depth + 1 > it->second) return false;
  target_depths_.erase(it);
  return true;
}

// ---- Slots --------------------------------------------------------------------------------------

// Blocks that there are already have room for what was declared before.
uint32_t ToolVm::declare(uint32_t count, uint32_t* width) {
  if (!host_.is_attaching() || host_.slots().size() != 0)
    throw std::logic_error("slots are declared in attached(), before the program starts");
  if (count > kMostSlots - *width)
    throw std::logic_error(fmt::format("there are at most {} slots of each kind", kMostSlots));
  return std::exchange(*width, *width + count);
}

uint32_t ToolVm::declare_variable_slots(uint32_t count) { return declare(count, &variable_width_); }

uint32_t ToolVm::declare_object_slots(uint32_t count) { return declare(count, &object_width_); }

uint32_t ToolVm::declare_reference_slot() {
  reference_slots_.push_back(declare(1, &object_width_));
  return reference_slots_.back();
}

uint64_t* ToolVm::nowhere(uint32_t width) {
  nowhere_.assign(std::max<uint32_t>(width, 1), 0);
  return nowhere_.data();
}

namespace {

// Which block of an object's, and which variable in it.
struct Position {
  uint32_t part;
  uint32_t index;
  uint32_t variables;  // in the whole block
};
Position position(const Object* o, uint32_t slot) {
  if (o->cls->is_array())
    return {slot / SlotTable::kElements, slot % SlotTable::kElements, SlotTable::kElements};
  // References first: the two are numbered apart (access_log.h).
  const uint32_t references = o->cls->ref_slots;
  return {0, slot / 2 + (slot % 2 != 0 ? references : 0), references + o->cls->prim_slots};
}

}  // namespace

const uint64_t* ToolVm::variable_slots(const Variable& v) {
  const Object* o = object_with(v);
  if (o == nullptr) return nullptr;
  const Position at = position(o, v.slot);
  SlotBlock* b = host_.slots().find(o, at.part);
  return b == nullptr ? nullptr : b->words() + size_t{at.index} * variable_width_;
}

uint64_t* ToolVm::edit_variable_slots(const Variable& v) {
  const Object* o = object_with(v);
  if (o == nullptr || variable_width_ == 0) return nowhere(variable_width_);
  const Position at = position(o, v.slot);
  SlotBlock* b = host_.slots().find(o, at.part);
  if (b == nullptr) {
    b = &host_.slots().make(o, at.part, at.variables * variable_width_);
    host_.versions().made(*b);
  } else {
    host_.versions().before_change(*b);
  }
  return b->words() + size_t{at.index} * variable_width_;
}

const uint64_t* ToolVm::object_slots(ObjectRef ref) {
  const Object* o = object(ref);
  SlotBlock* b = o == nullptr ? nullptr : host_.slots().find(o, SlotBlock::kWhole);
  return b == nullptr ? nullptr : b->words();
}

uint64_t* ToolVm::edit_object_slots(ObjectRef ref) {
  const Object* o = object(ref);
  if (o == nullptr || object_width_ == 0) return nowhere(object_width_);
  SlotBlock* b = host_.slots().find(o, SlotBlock::kWhole);
  if (b == nullptr) {
    b = &host_.slots().make(o, SlotBlock::kWhole, object_width_);
    host_.versions().made(*b);
  } else {
    host_.versions().before_change(*b);
  }
  return b->words();
}

VersionKeeper& ToolVm::versions() { return host_.versions(); }

void ToolVm::mark_slots(Marker& marker) {
  if (reference_slots_.empty()) return;
  auto mark = [&](const uint64_t* words) {
    for (uint32_t i : reference_slots_) {
      auto* o = reinterpret_cast<Object*>(words[i]);
      // What a tool has written there may be anything.
      if (host_.handles() == nullptr || host_.handles()->is_good(ObjectRef{o})) marker.mark(o);
    }
  };
  host_.slots().for_each([&](SlotBlock& b) {
    if (b.part == SlotBlock::kWhole) mark(b.words());
  });
  host_.versions().for_each_saved([&](const SlotBlock& b, const uint64_t* words) {
    if (b.part == SlotBlock::kWhole) mark(words);
  });
}

void ToolVm::remove_dead_slots() {
  host_.slots().remove_dead([&](const Object* o) { return !machine_.heap().is_marked(o); });
  // Saved versions may still refer to them.
  if (host_.versions().mark() == 0) host_.slots().free_dead();
}

// ---- Calls to the tool, and requests ------------------------------------------------------------

void ToolVm::on_call(std::string owner, std::string name,
                     std::function<void(const Downcall&)> handler) {
  std::replace(owner.begin(), owner.end(), '.', '/');
  downcalls_[{std::move(owner), std::move(name)}].push_back({host_.speaking(), std::move(handler)});
}

template <class F, class Argument>
void ToolVm::call(const Given<F>& given, const Argument& argument) {
  if (given.tool == nullptr) {
    given.f(argument);
  } else if (host_.is_heeded(given.tool)) {
    host_.guard(*given.tool, [&] { given.f(argument); });
  }
}

void ToolVm::forget(const Tool& tool) {
  for (auto& [name, list] : downcalls_)
    std::erase_if(list, [&](const auto& given) { return given.tool == &tool; });
  std::erase_if(calls_, [&](const Call& c) { return c.done.tool == &tool; });
}

bool ToolVm::is_told(const Method& m) const {
  return !downcalls_.empty() && m.def != nullptr && m.is_static() && m.cls->user_code &&
         downcalls_.count({m.cls->name, m.def->name}) != 0;
}

void ToolVm::called(Thread& t) {
  const Frame& f = *t.fp;
  const Method& m = *f.method;
  const auto handlers = downcalls_.find({m.cls->name, m.def->name});
  if (handlers == downcalls_.end() || host_.is_silent()) return;
  host_.catch_up();
  Downcall heard;
  heard.thread = t.number;
  heard.place = user_place(t.number);
  for (uint32_t i = 0; i < m.prim_args; ++i) heard.primitives.push_back(f.p[i].bits);
  for (uint32_t i = 0; i < m.ref_args; ++i) heard.references.push_back(give(f.r[i]));
  // A handler may ask for more calls.
  for (size_t i = 0; i < handlers->second.size(); ++i) {
    const auto handler = handlers->second[i];
    call(handler, heard);
  }
}

void ToolVm::request_stop(std::string why) {
  if (!stop_.empty()) return;
  stop_ = host_.speaking() == nullptr ? "a tool"
                                      : fmt::format("tool {}", host_.name_of(host_.speaking()));
  if (!why.empty()) stop_ += ": " + why;
}

bool ToolVm::request_go_back(uint64_t checkpoint) {
  if (!has_checkpoint || !has_checkpoint(checkpoint)) return false;
  go_back_ = checkpoint;
  return true;
}

void ToolVm::request_call(std::string owner, std::string name,
                          std::function<void(std::optional<uint64_t>)> done) {
  std::replace(owner.begin(), owner.end(), '.', '/');
  calls_.push_back({std::move(owner), std::move(name), {host_.speaking(), std::move(done)}});
}

// Those that they ask for come after the next step of the program.
void ToolVm::make_calls() {
  for (const Call& c : std::exchange(calls_, {}))
    call(c.done, machine_.call_outside(c.owner, c.name));
}

}  // namespace braid::vm
