#include "vm/variables.h"

#include <fmt/format.h>

#include "vm/access_log.h"
#include "vm/deadlock_report.h"
#include "vm/machine.h"
#include "vm/object_names.h"

namespace braid::vm {

Field* field_at(Class& cls, uint32_t slot, bool is_static) {
  for (Class* c = &cls; c != nullptr; c = is_static ? nullptr : c->super) {
    for (Field& f : c->fields) {
      const uint32_t code = f.is_ref ? ref_field_slot(f.slot) : prim_field_slot(f.slot);
      if (f.is_static() == is_static && code == slot) return &f;
    }
  }
  return nullptr;
}

uint64_t bits_of(Object* o, uint32_t slot) {
  if (!o->cls->is_array()) {
    return slot % 2 == 0 ? reinterpret_cast<uint64_t>(o->ref(slot / 2)) : o->prim(slot / 2).bits;
  }
  Array* a = as_array(o);
  auto widened = [](auto value) { return static_cast<uint64_t>(static_cast<int64_t>(value)); };
  switch (o->cls->element_letter) {
    case 'Z':
    case 'B':
      return widened(a->data<int8_t>()[slot]);
    case 'C':
      return a->data<uint16_t>()[slot];
    case 'S':
      return widened(a->data<int16_t>()[slot]);
    case 'I':
      return widened(a->data<int32_t>()[slot]);
    case 'F':
      return a->data<uint32_t>()[slot];
    default:
      return a->data<uint64_t>()[slot];
  }
}

namespace {

std::string element_name(const Class& array, uint32_t index) {
  std::string dims;
  const Class* element = array.element;
  for (; element->is_array(); element = element->element) dims += "[]";
  return fmt::format("{}[{}]{}", source_name(*element), index, dims);
}

}  // namespace

std::string variable_name(Machine& machine, Object* o, uint32_t slot) {
  Class* statics = machine.classes().statics_owner(o);
  if (statics == nullptr && o->cls->is_array()) return element_name(*o->cls, slot);
  Class& cls = statics != nullptr ? *statics : *o->cls;
  const Field* f = field_at(cls, slot, statics != nullptr);
  if (f == nullptr) return source_name(cls);
  return field_name(*f);
}

bool is_library_object(Machine& machine, Object* o) {
  return machine.classes().statics_owner(o) == nullptr && !o->cls->is_array() &&
         !whole_of(o)->cls->user_code;
}

std::string library_object(Machine& machine, Object* o) {
  if (!is_library_object(machine, o)) return "";
  Object* whole = whole_of(o);
  const std::string kind = source_name(*whole->cls);
  const std::string name = object_name(machine, whole);
  return name.starts_with(kind) ? name : fmt::format("the {} {}", kind, name);
}

}  // namespace braid::vm
