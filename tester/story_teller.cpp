#include "tester/story_teller.h"

#include <fmt/format.h>

#include <algorithm>

#include "tester/names.h"
#include "tester/story.h"
#include "vm/internal_ops.h"
#include "vm/user_frames.h"
#include "vm/values.h"
#include "vm/variables.h"

namespace braid::tester {
namespace {

constexpr size_t kMostLooks = 64;  // of a story at the names of objects

std::string line_text(const vm::Method& m, uint32_t pc) {
  return fmt::format("{}:{}", m.cls->def->source_file, m.line_of(pc));
}

}  // namespace

void Teller::begins(Session& session) {
  s_ = &session;
  names_ = std::make_unique<StoryNames>(session.machine);
  session.machine.tools().add(*this);
}

void Teller::stretch(size_t index, bool preempts) {
  segment_ = index;
  story_.preempts.push_back(preempts);
  new_stretch_ = true;
  if (looks_++ < kMostLooks) names_->look();
}

void Teller::before_step(vm::Thread& t, bool may_stop) {
  Running& r = running(t);
  if (std::exchange(new_stretch_, false) || r.name.empty()) r.name = s_->machine.label_of(t);
  if (may_stop) t.stop_frame = r.call.is ? t.frames + r.call.depth : nullptr;
  log_begin_ = s_->machine.access_log().size();
}

void Teller::after_step(vm::Thread& t, vm::StopReason reason, bool may_stop) {
  if (reason == vm::StopReason::kFinished) {
    running(t).call = {};
    add(Kind::kEnd, t, "");
    return;
  }
  blocked_ = reason == vm::StopReason::kBlocked;
  const Place place = place_of(t);
  const auto all = s_->machine.access_log().entries();
  const auto log = all.subspan(std::min(log_begin_, all.size()));
  Call& call = running(t).call;
  if (!log.empty() && place.frame != nullptr) {
    if (place.called != nullptr) open_call(t, place);
    for (size_t i = 0; i < log.size(); ++i) take_entry(t, place, log.subspan(i));
  }
  if (call.is) {
    const ptrdiff_t depth = t.fp - t.frames;
    const bool calls_user = reason == vm::StopReason::kPoint && may_stop &&
                            (s_->machine.noted() & static_cast<uint32_t>(vm::Point::kReturn)) != 0;
    if (depth <= call.depth || calls_user || place.frame != t.frames + call.depth)
      close_call(t, depth == call.depth);
  }
  if (blocked_ && t.state == vm::ThreadState::kSleeping) add(Kind::kSleep, t, place.where);
  if (may_stop) t.stop_frame = call.is ? t.frames + call.depth : nullptr;
  if (reason != vm::StopReason::kFinished && s_->machine.tools().has_findings()) tell_failures(t);
}

void Teller::ends() {
  s_->machine.tools().remove(*this);
  names_->finish();
  for (const auto& [key, order] : left_out_)
    if (is_shared(key)) cut_order_ = std::min(cut_order_, order);
  for (Draft& d : drafts_) {
    Event& e = d.event;
    if (d.named == Named::kObject) e.object = names_->object(d.object);
    if (d.named == Named::kVariable) e.object = names_->variable(d.object, d.slot, d.count);
    if (d.value != nullptr) e.value = names_->object(d.value);
    if (d.before != nullptr) e.before = names_->object(d.before);
    if (d.lock != nullptr) e.lock = names_->object(d.lock);
    const bool waits = e.kind == Kind::kWait || e.kind == Kind::kWoken || e.kind == Kind::kPark;
    e.shared = e.key == 0 || waits || (is_shared(e.key) && !is_alone(d));
    if (!story_.cut && d.order >= cut_order_) {
      story_.cut = true;
      story_.cut_at = story_.events.size();
    }
    story_.events.push_back(std::move(e));
  }
  for (size_t i = 0; i < story_.locals.size(); ++i)
    if (local_objects_[i] != nullptr) story_.locals[i].value = names_->object(local_objects_[i]);
  for (const auto& [number, r] : threads_) {
    if (story_.threads.size() <= number) story_.threads.resize(number + 1);
    story_.threads[number] = r.name;
  }
}

// ---- Events -------------------------------------------------------------------------------------

Teller::Place Teller::place_of(vm::Thread& t) const {
  Place place;
  vm::Frame* f = vm::user_frame(t);
  place.frame = f;
  if (f == nullptr) return place;
  auto pc = static_cast<uint32_t>(f->pc - f->method->code);
  const bool again = f == t.fp && blocked_;
  if (pc > 0 && !again) --pc;
  place.where = line_text(*f->method, pc);
  if (f == t.fp) {
    // A native that has returned at once.
    place.called = called_by(*f, f->method->code[pc]);
    if (place.called != nullptr) place.receiver = f->r[f->method->code[pc].b];
  } else {
    for (const vm::Frame* above = f + 1; above <= t.fp && place.called == nullptr; ++above) {
      if (above->method->id == UINT32_MAX) return place;  // a static initialiser begins
      place.called = above->method;
      place.receiver = above->r[0];
    }
  }
  if (place.called == nullptr) return place;
  const bool has_receiver = !place.called->is_static() && place.receiver != nullptr &&
                            place.receiver->cls->is_subclass_of(place.called->cls);
  if (!has_receiver) place.receiver = nullptr;
  return place;
}

// The library's method that an instruction has called; null if it is no such call.
const vm::Method* Teller::called_by(const vm::Frame& user, const vm::Insn& insn) const {
  const uint16_t op = insn.op;
  const vm::Method* m = nullptr;
  if (op == vm::code(vm::Op::call_static) || op == vm::code(vm::InternalOp::call_static_i) ||
      op == vm::code(vm::Op::call_special) || op == vm::code(vm::Op::call_virtual)) {
    m = user.constants[insn.a].method;
  } else if (op == vm::code(vm::Op::call_interface)) {
    m = user.constants[insn.a].cache->last_method;
  }
  return m == nullptr || m->cls->user_code ? nullptr : m;
}

Teller::Draft& Teller::add(Kind kind, const vm::Thread& t, const std::string& where) {
  if (drafts_.size() >= kMostEvents) trim();
  running(t).refused_key = 0;
  Draft& d = drafts_.emplace_back();
  d.order = ++order_;
  d.event.kind = kind;
  d.event.thread = t.number;
  d.event.segment = segment_;
  d.event.where = where;
  return d;
}

// Makes room: first what only one thread has used so far goes, then the middle.
void Teller::trim() {
  std::erase_if(drafts_, [&](const Draft& d) {
    const bool goes = d.event.key != 0 && uses_[d.event.key].size() < 2;
    if (goes) left_out_.try_emplace(d.event.key, d.order);
    return goes;
  });
  constexpr size_t kHead = kMostEvents / 2;
  constexpr size_t kRoom = kMostEvents / 4;
  if (drafts_.size() <= kMostEvents - kRoom) return;
  const auto after = std::min(drafts_.begin() + kHead,
                              std::find_if(drafts_.begin(), drafts_.end(),
                                           [&](const Draft& d) { return d.order >= cut_order_; }));
  cut_order_ = std::min(cut_order_, after->order);
  const auto left = static_cast<size_t>(drafts_.end() - after);
  drafts_.erase(after, after + static_cast<ptrdiff_t>(std::min(kRoom, left)));
}

uint64_t Teller::key_of(const Variable& variable) {
  auto [it, fresh] = keys_.try_emplace(variable, uses_.size());
  if (fresh) uses_.emplace_back();
  return it->second;
}

void Teller::use(Draft& d, const Variable& variable, bool writes) {
  d.event.key = key_of(variable);
  std::vector<Use>& uses = uses_[d.event.key];
  auto mine = std::find_if(uses.begin(), uses.end(),
                           [&](const Use& u) { return u.thread == d.event.thread; });
  if (mine == uses.end()) mine = uses.insert(uses.end(), {d.event.thread, 0});
  if (writes) mine->last_write = d.order;
}

// Somebody changes it while another thread lives that uses it.
bool Teller::is_shared(uint64_t key) const {
  for (const Use& b : uses_[key]) {
    const auto user = threads_.find(b.thread);
    const uint64_t started = user == threads_.end() ? 0 : user->second.started;
    for (const Use& a : uses_[key])
      if (a.thread != b.thread && a.last_write > started) return true;
  }
  return false;
}

// Whether none of the others that use the event's variable has started by then.
bool Teller::is_alone(const Draft& d) const {
  return std::all_of(uses_[d.event.key].begin(), uses_[d.event.key].end(), [&](const Use& u) {
    const auto user = threads_.find(u.thread);
    return u.thread == d.event.thread || (user != threads_.end() && user->second.started > d.order);
  });
}

void Teller::name_object(Draft& d, vm::Object* object, vm::Space space, bool writes) {
  object = vm::whole_of(object);
  d.named = Named::kObject;
  d.object = object;
  names_->mention(object);
  use(d, variable(object, space, 0), writes);
}

void Teller::name_variable(Draft& d, const vm::AccessEntry& e, bool writes) {
  d.named = Named::kVariable;
  d.object = e.object;
  d.slot = e.slot;
  names_->mention_variable(e.object, e.slot);
  use(d, variable(e.object, vm::Space::data, e.slot), writes);
}

// `bits` as text, or what is to be named at the end.
void Teller::put_value(std::string* text, vm::Object** named, vm::Slot bits, char letter) {
  if (letter != 'L') {
    *text = primitive_text(bits, letter);
    return;
  }
  auto* object = reinterpret_cast<vm::Object*>(bits.bits);
  *text = reference_text(object);
  if (!text->empty()) return;
  *named = object;
  names_->mention(object);
}

namespace {

// The letter of an element's or a field's type; 'L' for references.
char letter_of(vm::Class* statics, vm::Object* o, uint32_t slot) {
  if (o->cls->is_array()) return o->cls->element_is_ref ? 'L' : o->cls->element_letter;
  if (slot % 2 == 0) return 'L';
  const vm::Field* f =
      vm::field_at(statics != nullptr ? *statics : *o->cls, slot, statics != nullptr);
  return f == nullptr ? 'J' : f->def->descriptor[0];
}

}  // namespace

// The value that the variable has now, and had before.
void Teller::read_value(Draft& d, vm::Object* object, uint32_t slot) {
  const vm::Slot now{vm::bits_of(object, slot)};
  const char letter = letter_of(s_->machine.classes().statics_owner(object), object, slot);
  put_value(&d.event.value, &d.value, now, letter);
  constexpr size_t kMostValues = 200'000;
  auto known = last_.find(d.event.key);
  if (known == last_.end()) {
    if (last_.size() < kMostValues) last_[d.event.key] = now;
    return;
  }
  if (d.event.kind == Kind::kWrite) put_value(&d.event.before, &d.before, known->second, letter);
  known->second = now;
}

// ---- Failures -----------------------------------------------------------------------------------

// The watcher has heard of it first.
void Teller::note_failure(const ExceptionInfo& info) {
  if (in_trial_) return;
  exception_throw(info);
  tell_failures(*s_->machine.thread_by_number(info.thread));
}

void Teller::exception_throw(const ExceptionInfo& info) {
  if (in_trial_) return;
  note_locals(*s_->machine.thread_by_number(info.thread),
              static_cast<vm::Object*>(const_cast<void*>(info.exception.id)));
}

void Teller::add_local(Running* r, const std::string& name, vm::Slot bits, char letter) {
  LocalDraft d{{name, ""}, nullptr};
  put_value(&d.local.value, &d.value, bits, letter);
  r->locals.push_back(std::move(d));
}

// Fields of an object of the user's, as "node.next".
void Teller::add_fields(Running* r, const std::string& name, vm::Object* object) {
  if (object == nullptr || object->cls->kind != vm::ClassKind::kInstance) return;
  for (const vm::Class* c = object->cls; c != nullptr && c->user_code; c = c->super) {
    for (const vm::Field& f : c->fields) {
      if (f.is_static()) continue;
      const uint32_t slot = f.is_ref ? vm::ref_field_slot(f.slot) : vm::prim_field_slot(f.slot);
      add_local(r, fmt::format("{}.{}", name, f.def->name), vm::Slot{vm::bits_of(object, slot)},
                f.is_ref ? 'L' : f.def->descriptor[0]);
    }
  }
}

// The variables of the user's method, when an exception begins its way.
void Teller::note_locals(const vm::Thread& t, vm::Object* exception) {
  Running& r = running(t);
  const vm::Frame* f = vm::user_frame(t);
  if (f == nullptr || exception == r.exception) return;
  r.exception = exception;
  r.thrown = order_;
  r.locals.clear();
  const auto pc = static_cast<uint32_t>(f->pc - f->method->code);
  for (const vm::LocalEntry& l : f->method->def->locals) {
    if (l.start >= pc || pc > l.end) continue;
    const bool is_ref = l.descriptor[0] == 'L' || l.descriptor[0] == '[';
    vm::Slot bits = is_ref ? vm::Slot{} : f->p[l.reg];
    if (is_ref) bits.bits = reinterpret_cast<uint64_t>(f->r[l.reg]);
    add_local(&r, l.name, bits, is_ref ? 'L' : l.descriptor[0]);
    if (l.descriptor[0] == 'L') add_fields(&r, l.name, f->r[l.reg]);
  }
}

void Teller::tell_failures(const vm::Thread& t) {
  const std::vector<Failure>& seen = s_->watcher->seen();
  for (; failures_ < seen.size(); ++failures_) tell_failure(t, seen[failures_]);
}

// The event stands where the exception was thrown, before what its way out has done.
void Teller::tell_failure(const vm::Thread& t, const Failure& f) {
  if (f.kind == FailureKind::kFinding) {
    add(Kind::kThrow, t, user_line(t)).event.value = f.what;
    return;
  }
  if (f.kind == FailureKind::kRace) return;
  const Running& r = running(t);
  Draft d = add(Kind::kThrow, t, f.place);
  drafts_.pop_back();
  const std::string start = fmt::format(" at {}: ", f.place);
  const size_t at = f.what.find(start);
  d.event.value = at == std::string::npos ? f.what : f.what.substr(at + start.size());
  d.order = r.thrown;
  const auto after = std::find_if(drafts_.begin(), drafts_.end(), [&](const Draft& other) {
    return other.order > r.thrown && other.event.thread == t.number;
  });
  if (after != drafts_.end()) d.event.segment = after->event.segment;
  drafts_.insert(after, std::move(d));
  if (!story_.locals.empty()) return;
  for (const LocalDraft& l : r.locals) {
    story_.locals.push_back(l.local);
    local_objects_.push_back(l.value);
  }
}

}  // namespace braid::tester
