#include "tester/names.h"

#include <fmt/format.h>

#include <algorithm>

#include "vm/deadlock_report.h"
#include "vm/frame_roots.h"
#include "vm/user_frames.h"
#include "vm/variables.h"

namespace braid::tester {
std::string user_line(const vm::Thread& t) {
  const vm::Frame* f = vm::user_frame(t);
  if (f == nullptr) return kInLibrary;
  auto pc = static_cast<uint32_t>(f->pc - f->method->code);
  const bool again = f == t.fp && t.state != vm::ThreadState::kRunnable;
  if (pc > 0 && !again) --pc;
  return fmt::format("{}:{}", f->method->cls->def->source_file, f->method->line_of(pc));
}

std::string next_line(const vm::Thread& t) {
  const vm::Frame* f = vm::user_frame(t);
  if (f == nullptr || f != t.fp) return user_line(t);
  const auto pc = static_cast<uint32_t>(f->pc - f->method->code);
  return fmt::format("{}:{}", f->method->cls->def->source_file, f->method->line_of(pc));
}

std::string user_line(vm::Machine& machine, const std::vector<std::string>& stack) {
  for (const std::string& frame : stack) {
    const size_t open = frame.find('(');
    const size_t dot = frame.rfind('.', open);
    std::string cls = frame.substr(0, dot);
    std::replace(cls.begin(), cls.end(), '.', '/');
    const vm::Class* c = machine.classes().loaded(cls);
    if (c != nullptr && c->user_code) return frame.substr(open + 1, frame.size() - open - 2);
  }
  return kInLibrary;
}

std::string place_of_cut(vm::Machine& machine, const vm::Thread& t) {
  std::string place = next_line(t);
  for (const vm::Frame* f = t.frames; f <= t.fp && place == kInLibrary; ++f) {
    const auto pc = static_cast<uint32_t>(f->pc - f->method->code);
    vm::for_each_live_ref(*f->method, pc, machine.where_is(t, *f), [&](uint32_t r) {
      vm::Object* o = f->r[r];
      if (o != nullptr && o->cls->is_subclass_of(machine.core().throwable) &&
          machine.trace_of(o) != nullptr && place == kInLibrary)
        place = user_line(machine, machine.stack_of_trace(machine.trace_of(o)));
    });
    const vm::Method& m = *f->method;
    if (place == kInLibrary && m.cls->name == "java/lang/Thread" && m.def->name == "exit")
      return "its end";
  }
  return place;
}

const char* words(vm::Point point) {
  switch (point) {
    case vm::Point::kCannotGoOn:
      return "it cannot go on";
    case vm::Point::kQuantum:
      return "its quantum is over";
    case vm::Point::kYield:
      return "yield";
    case vm::Point::kThreadStart:
      return "thread start";
    case vm::Point::kThreadEnd:
      return "its end";
    case vm::Point::kEnter:
      return "lock entry";
    case vm::Point::kExit:
      return "lock exit";
    case vm::Point::kWait:
      return "wait";
    case vm::Point::kNotify:
      return "notify";
    case vm::Point::kPermit:
      return "permit operation";
    case vm::Point::kAtomic:
      return "atomic operation";
    case vm::Point::kVolatile:
      return "volatile access";
    case vm::Point::kTest:
      return "test of a lock";
    case vm::Point::kInterrupt:
      return "use of an interrupt status";
    case vm::Point::kAlive:
      return "isAlive";
    case vm::Point::kClock:
      return "reading of the time";
    case vm::Point::kInit:
      return "static initialiser";
    case vm::Point::kInput:
      return "input or output";
    case vm::Point::kOutput:
      return "printing";
    case vm::Point::kReturn:
      return "library call";
    case vm::Point::kSleep:
      return "sleep";
    case vm::Point::kBegin:
      return "Tester.begin";
    case vm::Point::kEnd:
      return "Tester.end";
    case vm::Point::kNames:
      return "making of a thread";
    case vm::Point::kRename:
      return "use of a thread's name";
    case vm::Point::kWakeUp:
      return "wake-up";
    case vm::Point::kAccess:
      return "access";
  }
  return "";
}

std::string variable_name(vm::Machine& machine, const Variable& v) {
  switch (v.space()) {
    case vm::Space::data:
      return vm::variable_name(machine, v.base(), v.slot);
    case vm::Space::owner:
      return "the monitor of " + vm::object_name(machine, v.base());
    case vm::Space::waitset:
      return "the wait set of " + vm::object_name(machine, v.base());
    case vm::Space::permit:
      return "the permits of " + vm::object_name(machine, v.base());
    case vm::Space::interrupt:
      return "the interrupt status of " + vm::object_name(machine, v.base());
    case vm::Space::thread:
      return "the life of " + vm::object_name(machine, v.base());
    case vm::Space::hash:
      return "the hash code of " + vm::object_name(machine, v.base());
    case vm::Space::world:
      return v.slot < vm::kFirstFileSlot ? "the world" : machine.world().name_of_variable(v.slot);
  }
  return "";
}

void mark_stuck(vm::Machine& machine, vm::Thread& t) {
  if (t.state != vm::ThreadState::kRunnable) return;
  machine.barrier().before_write(&t);
  t.state = vm::ThreadState::kBlocked;
  if (t.blocked_on == nullptr) {
    t.state = vm::ThreadState::kParked;
  } else if (machine.classes().statics_owner(t.blocked_on) != nullptr) {
    t.state = vm::ThreadState::kInitialising;
  } else if (machine.monitors().is_free(t.blocked_on)) {
    t.state = vm::ThreadState::kPermit;
  }
}

void mark_all_stuck(vm::Machine& machine) {
  for (size_t i = 0; i < machine.thread_slots(); ++i) {
    vm::Thread& t = *machine.thread(static_cast<uint32_t>(i));
    if (t.alive()) mark_stuck(machine, t);
  }
}

}  // namespace braid::tester
