#include "eraser/detector.h"

#include <fmt/format.h>

#include <algorithm>

namespace braid::eraser {
namespace {

constexpr std::string_view kNoCheck = "NoRaceCheck";

// Whether the text fits a pattern in which * stands for anything.
bool fits(std::string_view pattern, std::string_view text) {
  const size_t star = pattern.find('*');
  if (star == std::string_view::npos) return pattern == text;
  if (text.substr(0, star) != pattern.substr(0, star)) return false;
  const std::string_view rest = pattern.substr(star + 1);
  for (size_t at = star; at <= text.size(); ++at)
    if (fits(rest, text.substr(at))) return true;
  return false;
}

LockNumber member(LockNumber lock, LockMode mode) {
  return 2 * lock + (mode == LockMode::kShared ? 1 : 0);
}

LockMode mode_of(LockNumber member) {
  return member % 2 == 1 ? LockMode::kShared : LockMode::kExclusive;
}

}  // namespace

void Detector::attached(Vm& vm) {
  vm_ = &vm;
  first_slot_ = vm.declare_object_slots(1) + kOrigin;
  last_number_ = std::make_unique<Versioned<LockNumber>>(vm.versions());
  held_ = std::make_unique<Versioned<std::vector<LockSet>>>(vm.versions());
  reported_ = std::make_unique<Versioned<std::vector<Reported>>>(vm.versions());
}

// ---- Locks --------------------------------------------------------------------------------------

LockNumber Detector::number_of(ObjectRef lock) {
  const uint64_t* known = vm_->object_slots(lock);
  if (known != nullptr && known[first_slot_] >> 32 != 0)
    return static_cast<LockNumber>(known[first_slot_] >> 32);
  const LockNumber number = ++last_number_->edit();
  *slots(lock) |= uint64_t{number} << 32;
  if (locks_.size() <= number) locks_.resize(number + 1);
  locks_[number] = lock;
  return number;
}

void Detector::set_held(ThreadNumber thread, LockSet set) {
  std::vector<LockSet>& sets = held_->edit();
  if (sets.size() <= thread) sets.resize(thread + 1);
  sets[thread] = set;
}

void Detector::lock_enter(const LockInfo& info) {
  const LockNumber m = member(number_of(info.lock), info.mode);
  set_held(info.thread, held_sets_.add(held(info.thread), m));
}

void Detector::lock_exit(const LockInfo& info) {
  const LockNumber m = member(number_of(info.lock), info.mode);
  set_held(info.thread, held_sets_.remove(held(info.thread), m));
}

void Detector::thread_start(const ThreadInfo& info) {
  note_name(info.thread);
  note_name(info.other);
}

void Detector::note_name(ThreadNumber thread) {
  if (names_.size() <= thread) names_.resize(thread + 1);
  names_[thread] = vm_->thread_name(thread);
}

Detector::Modes Detector::modes_of(LockSet held) {
  if (modes_.size() <= held) modes_.resize(held + 1);
  if (!modes_[held].is_known) {
    Modes m;
    m.is_known = true;
    for (const LockNumber lock : held_sets_.locks(held)) {
      m.any = sets_.add(m.any, lock / 2);
      if (lock % 2 == 0) m.exclusive = sets_.add(m.exclusive, lock / 2);
    }
    modes_[held] = m;
  }
  return modes_[held];
}

std::string Detector::lock_name(LockNumber lock, LockMode mode) {
  const uint64_t* slot = vm_->object_slots(locks_[lock]);
  // Its memory may be another object's by now.
  if (slot == nullptr || slot[first_slot_] >> 32 != lock) return "a lock that is gone";
  return vm_->lock_name(locks_[lock], mode);
}

// ---- Where objects come from --------------------------------------------------------------------

// Of arrays and of what the library makes: a report about their insides must name them.
void Detector::object_new(const ObjectInfo& info) {
  const bool is_string = info.length > 0 && !info.is_array;
  if (info.thread == kNoThread || is_string || (info.is_user && !info.is_array)) return;
  *slots(info.object) = vm_->stack_of(info.thread, info.place);
}

std::string Detector::origin_of(ObjectRef object) {
  const uint64_t* slot = vm_->object_slots(object);
  const auto stack = slot == nullptr ? 0 : static_cast<uint32_t>(slot[first_slot_]);
  return where(stack);
}

// ---- Words --------------------------------------------------------------------------------------

std::string Detector::name_of(ThreadNumber thread) {
  const std::vector<ThreadNumber> alive = vm_->threads();
  const bool lives = std::find(alive.begin(), alive.end(), thread) != alive.end();
  return lives || thread >= names_.size() ? vm_->thread_name(thread) : names_[thread];
}

std::string Detector::where(uint32_t stack) {
  const std::vector<FrameInfo> frames = vm_->frames_of(stack);
  const auto user = std::find_if(frames.begin(), frames.end(),
                                 [](const FrameInfo& f) { return f.place.is_user; });
  return user == frames.end() ? "" : user->where;
}

bool Detector::is_ignored(const Variable& v, const std::string& name) {
  return vm_->has_annotation(v, kNoCheck) ||
         std::any_of(options_.ignored.begin(), options_.ignored.end(),
                     [&](const std::string& pattern) {
                       return fits(pattern, name) || fits(pattern + ".*", name);
                     });
}

// "Main.squares[3]" for "int[3]": of an array the type says little.
std::string Detector::shown_name(const Variable& v, const std::string& name) {
  const size_t open = name.find('[');
  const size_t close = name.find(']');
  if (open == std::string::npos || close == std::string::npos) return name;
  return vm_->object_name(v.object) + name.substr(open, close - open + 1);
}

// A variable of the class library is nothing to the user: it is his object that is used by two.
std::string Detector::subject_of(const Variable& v, const std::string& name) {
  const std::string whole = vm_->library_object(v.object);
  if (whole.empty()) return fmt::format("on {}", name);
  return fmt::format("inside {} ({})", whole, name);
}

std::string Detector::describe(const Access& a, const std::string& name) {
  std::string locks;
  for (const LockNumber m : held_sets_.locks(a.held)) {
    locks += fmt::format("{}{}", locks.empty() ? "" : ", ", lock_name(m / 2, mode_of(m)));
  }
  return fmt::format("thread \"{}\" at {} {} {}, holding {}", name_of(a.thread), where(a.stack),
                     a.is_write ? "writes" : "reads", name, locks.empty() ? "no lock" : locks);
}

// The calls that lead there, unless the line says it all.
void Detector::add_stack(const Access& a, std::vector<std::string>* details) {
  std::vector<FrameInfo> frames = vm_->frames_of(a.stack);
  // How the library came to call the program is not of interest.
  while (!frames.empty() && !frames.back().place.is_user) frames.pop_back();
  if (frames.size() <= 1) return;
  for (const FrameInfo& f : frames)
    details->push_back(fmt::format("  at {} ({})", f.method, f.where));
}

// ---- Reports ------------------------------------------------------------------------------------

bool Detector::was_reported(const Variable& v, const Access& first, const Access& second) const {
  const Reported pair{v.object.id, v.slot, first.stack, second.stack};
  const std::vector<Reported>& known = reported_->get();
  return std::find(known.begin(), known.end(), pair) != known.end();
}

void Detector::report_pair(std::string_view rule, const Variable& v, const Access& first,
                           const Access& second, std::vector<std::string> notes) {
  if (was_reported(v, first, second)) return;
  reported_->edit().emplace_back(v.object.id, v.slot, first.stack, second.stack);
  const std::string name = vm_->variable_name(v);
  if (is_ignored(v, name)) return;
  const std::string shown = shown_name(v, name);
  Finding f;
  f.rule = rule;
  f.variable = name;
  f.what = fmt::format("{} {}", rule == kRaceRule ? "data race" : "locking discipline broken",
                       subject_of(v, shown));
  std::string places[2] = {where(first.stack), where(second.stack)};
  if (places[1] < places[0]) std::swap(places[0], places[1]);
  f.place = fmt::format("{}, {}", places[0], places[1]);
  for (const Access& a : {first, second}) {
    f.details.push_back(describe(a, shown));
    add_stack(a, &f.details);
  }
  const std::string origin = origin_of(v.object);
  if (!origin.empty()) {
    const std::string cls = vm_->class_name(vm_->class_of(v.object));
    notes.push_back(fmt::format("The {} was made at {}", cls, origin));
  }
  f.notes = std::move(notes);
  vm_->report(std::move(f));
}

}  // namespace braid::eraser
