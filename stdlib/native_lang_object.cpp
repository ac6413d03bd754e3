// Natives of Object, Class and Throwable.
//
//   Object: getClass, hashCode (identity), clone, notify, notifyAll
//     wait0(nanos)      waits for a notification, a time (0: none) or an interrupt
//   Class: getName, isInstance, isAssignableFrom, isInterface, isArray, isPrimitive, isEnum,
//     getSuperclass, getComponentType, getInterfaces, getModifiers
//     getEnumConstants  a copy of the enum's $VALUES, after its initialisation; null if no enum
//     desiredAssertionStatus0, primitive0(name)
//   Throwable
//     noteFrames0       stores the frames of the thread in `backtrace`
//     frameCount0, frameClass0, frameMethod0, frameFile0, frameLine0
//                       read them
#include <algorithm>
#include <string>

#include "stdlib/natives.h"

namespace braid::stdlib {

namespace {

using vm::Array;
using vm::as_array;
using vm::as_string;
using vm::Class;
using vm::LockResult;
using vm::Machine;
using vm::Method;
using vm::NativeCall;
using vm::NativeEntry;
using vm::NativeResult;
using vm::Object;

// ---- Object -------------------------------------------------------------------------------------

NativeResult get_class(NativeCall& c) {
  return c.return_ref(c.machine.classes().mirror(*c.r[0]->cls));
}

NativeResult hash_code(NativeCall& c) {
  return c.return_int(c.machine.monitors().identity_hash(c.r[0]));
}

NativeResult clone_array(NativeCall& c) {
  Array* from = as_array(c.r[0]);
  Array* to = c.machine.heap().new_array_may_collect(from->cls, from->length);
  if (to == nullptr) return c.out_of_memory();
  if (c.machine.observed())
    c.machine.access_log().add_range(c.r[0], 0, static_cast<uint32_t>(from->length),
                                     vm::Access::read_range);
  const size_t bytes = static_cast<size_t>(from->length) << from->cls->element_shift;
  std::copy_n(from->data<char>(), bytes, to->data<char>());
  return c.return_ref(to);
}

NativeResult clone(NativeCall& c) {
  Class* cls = c.r[0]->cls;
  if (cls->is_array()) return clone_array(c);
  if (!cls->is_subclass_of(c.machine.core().cloneable)) {
    return c.raise("java/lang/CloneNotSupportedException", vm::dotted(cls->name));
  }
  Object* made = c.machine.heap().new_object_may_collect(cls);
  if (made == nullptr) return c.out_of_memory();
  if (c.machine.observed()) {
    const uint32_t slots = 2 * std::max(cls->ref_slots, cls->prim_slots);
    c.machine.access_log().add_range(c.r[0], 0, slots, vm::Access::read_range);
  }
  for (uint32_t i = 0; i < cls->ref_slots; i++) made->ref(i) = c.r[0]->ref(i);
  for (uint32_t i = 0; i < cls->prim_slots; i++) made->prim(i) = c.r[0]->prim(i);
  return c.return_ref(made);
}

NativeResult not_owner(NativeCall& c) {
  return c.raise("java/lang/IllegalMonitorStateException", "current thread is not owner");
}

NativeResult notify_some(NativeCall& c, bool all) {
  const LockResult result = c.machine.monitors().notify(c.thread, c.r[0], nullptr, all);
  return result == LockResult::kNotOwner ? not_owner(c) : NativeResult::kReturn;
}

NativeResult notify(NativeCall& c) { return notify_some(c, false); }

NativeResult notify_all(NativeCall& c) { return notify_some(c, true); }

NativeResult wait(NativeCall& c) {
  vm::Monitors& monitors = c.machine.monitors();
  const bool waiting = c.scratch[0].bits != 0;
  LockResult result;
  if (waiting) {
    result = monitors.finish_wait(c.thread, c.r[0]);
  } else {
    const int64_t nanos = c.p[0].as_long();
    const int64_t deadline = nanos == 0 ? vm::kNoDeadline : c.machine.deadline_after(nanos);
    result = monitors.begin_wait(c.thread, c.r[0], nullptr, deadline, true);
    c.scratch[0].bits = 1;
  }
  switch (result) {
    case LockResult::kBlocked:
      return NativeResult::kBlock;
    case LockResult::kNotOwner:
      return not_owner(c);
    case LockResult::kInterrupted:
      return c.raise("java/lang/InterruptedException");
    default:
      return NativeResult::kReturn;
  }
}

// ---- Class --------------------------------------------------------------------------------------

Class* class_of(NativeCall& c) { return c.machine.classes().of_mirror(c.r[0]); }

NativeResult return_class(NativeCall& c, Class* cls) {
  return c.return_ref(cls == nullptr ? nullptr : c.machine.classes().mirror(*cls));
}

NativeResult return_name(NativeCall& c, std::string_view name) {
  vm::String* made = c.machine.new_string_utf8_may_collect(name);
  return made == nullptr ? c.out_of_memory() : c.return_ref(made);
}

NativeResult get_name(NativeCall& c) { return return_name(c, vm::dotted(class_of(c)->name)); }

NativeResult is_instance(NativeCall& c) {
  return c.return_bool(c.r[1] != nullptr && c.r[1]->cls->is_subclass_of(class_of(c)));
}

NativeResult is_assignable_from(NativeCall& c) {
  if (c.r[1] == nullptr) return c.null_pointer();
  return c.return_bool(c.machine.classes().of_mirror(c.r[1])->is_subclass_of(class_of(c)));
}

NativeResult is_interface(NativeCall& c) { return c.return_bool(class_of(c)->is_interface()); }

NativeResult is_array(NativeCall& c) { return c.return_bool(class_of(c)->is_array()); }

NativeResult is_primitive(NativeCall& c) {
  return c.return_bool(class_of(c)->kind == vm::ClassKind::kPrimitive);
}

bool is_enum_class(const Class& cls) {
  return (cls.flags & vm::kEnum) != 0 && cls.super != nullptr &&
         cls.super->name == "java/lang/Enum";
}

NativeResult is_enum(NativeCall& c) { return c.return_bool(is_enum_class(*class_of(c))); }

NativeResult get_superclass(NativeCall& c) {
  Class* cls = class_of(c);
  return return_class(c, cls->is_interface() ? nullptr : cls->super);
}

NativeResult get_component_type(NativeCall& c) { return return_class(c, class_of(c)->element); }

NativeResult get_interfaces(NativeCall& c) {
  vm::ClassTable& classes = c.machine.classes();
  Class* cls = class_of(c);
  std::vector<Class*> direct;
  if (cls->is_array()) direct = cls->interfaces;
  if (cls->def != nullptr) {
    for (const std::string& name : cls->def->interfaces) direct.push_back(classes.find(name));
  }
  Array* made = c.machine.heap().new_array_may_collect(classes.array_of(c.machine.core().clazz),
                                                       static_cast<int32_t>(direct.size()));
  if (made == nullptr) return c.out_of_memory();
  for (size_t i = 0; i < direct.size(); i++) made->refs()[i] = classes.mirror(*direct[i]);
  return c.return_ref(made);
}

NativeResult get_modifiers(NativeCall& c) {
  constexpr uint32_t kVisible = vm::kPublic | vm::kPrivate | vm::kProtected | vm::kStatic |
                                vm::kFinal | vm::kInterface | vm::kAbstract | vm::kEnum;
  return c.return_int(static_cast<int32_t>(class_of(c)->flags & kVisible));
}

NativeResult get_enum_constants(NativeCall& c) {
  Class* cls = class_of(c);
  const std::string array_name = "[L" + cls->name + ";";
  vm::Field* field = is_enum_class(*cls) ? cls->find_field("$VALUES", array_name) : nullptr;
  if (field == nullptr) return c.return_ref(nullptr);
  if (cls->init_state() != vm::InitState::kDone) {
    switch (c.machine.initialise(c.thread, *cls)) {
      case Machine::InitResult::kPushed:
        return NativeResult::kAgain;
      case Machine::InitResult::kBlocked:
        return NativeResult::kBlock;
      case Machine::InitResult::kThrow:
        return NativeResult::kThrow;
      case Machine::InitResult::kReady:
        break;
    }
  }
  Object* values = cls->statics->ref(field->slot);
  if (values == nullptr) return c.return_ref(nullptr);
  c.r[0] = values;
  return clone_array(c);
}

NativeResult desired_assertion_status(NativeCall& c) {
  return c.return_bool(c.machine.options().assertions);
}

NativeResult primitive(NativeCall& c) {
  const std::string name = Machine::to_utf8(as_string(c.r[0]));
  for (char letter : std::string_view("ZBCSIJFDV")) {
    Class* cls = c.machine.classes().primitive(letter);
    if (cls->name == name) return return_class(c, cls);
  }
  return c.return_ref(nullptr);
}

// ---- Throwable ----------------------------------------------------------------------------------

Object*& backtrace_of(NativeCall& c) {
  vm::Field* field = c.machine.core().throwable->find_field("backtrace", "Ljava/lang/Object;");
  return c.r[0]->ref(field->slot);
}

NativeResult note_frames(NativeCall& c) {
  Array* frames = c.machine.capture_trace_may_collect(c.thread, c.r[0]);
  c.machine.barrier().before_write(c.r[0]);
  backtrace_of(c) = frames;
  return NativeResult::kReturn;
}

NativeResult frame_count(NativeCall& c) {
  Object* frames = backtrace_of(c);
  return c.return_int(frames == nullptr ? 0 : as_array(frames)->length);
}

int64_t frame_word(NativeCall& c) {
  return as_array(backtrace_of(c))->data<int64_t>()[c.p[0].as_int()];
}

Method& frame_method(NativeCall& c) {
  return *c.machine.classes().method_by_id(static_cast<uint32_t>(frame_word(c) >> 32));
}

NativeResult frame_class_name(NativeCall& c) {
  return return_name(c, vm::dotted(frame_method(c).cls->name));
}

NativeResult frame_method_name(NativeCall& c) { return return_name(c, frame_method(c).def->name); }

NativeResult frame_file(NativeCall& c) {
  const Class* cls = frame_method(c).cls;
  const bool known = cls->def != nullptr && !cls->def->source_file.empty();
  return known ? return_name(c, cls->def->source_file) : c.return_ref(nullptr);
}

NativeResult frame_line(NativeCall& c) {
  const Method& method = frame_method(c);
  if (method.is_native()) return c.return_int(-2);
  const uint32_t line = method.line_of(static_cast<uint32_t>(frame_word(c)));
  return c.return_int(line == 0 ? -1 : static_cast<int32_t>(line));
}

constexpr NativeEntry kEntries[] = {
    {"java/lang/Object.getClass()Ljava/lang/Class;", get_class},
    {"java/lang/Object.hashCode()I", hash_code},
    {"java/lang/Object.clone()Ljava/lang/Object;", clone},
    {"java/lang/Object.notify()V", notify},
    {"java/lang/Object.notifyAll()V", notify_all},
    {"java/lang/Object.wait0(J)V", wait},
    {"java/lang/Class.getName()Ljava/lang/String;", get_name},
    {"java/lang/Class.isInstance(Ljava/lang/Object;)Z", is_instance},
    {"java/lang/Class.isAssignableFrom(Ljava/lang/Class;)Z", is_assignable_from},
    {"java/lang/Class.isInterface()Z", is_interface},
    {"java/lang/Class.isArray()Z", is_array},
    {"java/lang/Class.isPrimitive()Z", is_primitive},
    {"java/lang/Class.isEnum()Z", is_enum},
    {"java/lang/Class.getSuperclass()Ljava/lang/Class;", get_superclass},
    {"java/lang/Class.getComponentType()Ljava/lang/Class;", get_component_type},
    {"java/lang/Class.getInterfaces()[Ljava/lang/Class;", get_interfaces},
    {"java/lang/Class.getModifiers()I", get_modifiers},
    {"java/lang/Class.getEnumConstants()[Ljava/lang/Object;", get_enum_constants},
    {"java/lang/Class.desiredAssertionStatus0()Z", desired_assertion_status},
    {"java/lang/Class.primitive0(Ljava/lang/String;)Ljava/lang/Class;", primitive},
    {"java/lang/Throwable.noteFrames0()V", note_frames},
    {"java/lang/Throwable.frameCount0()I", frame_count},
    {"java/lang/Throwable.frameClass0(I)Ljava/lang/String;", frame_class_name},
    {"java/lang/Throwable.frameMethod0(I)Ljava/lang/String;", frame_method_name},
    {"java/lang/Throwable.frameFile0(I)Ljava/lang/String;", frame_file},
    {"java/lang/Throwable.frameLine0(I)I", frame_line},
};

}  // namespace

std::span<const NativeEntry> object_natives() { return kEntries; }

}  // namespace braid::stdlib
