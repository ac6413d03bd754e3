#include "vm/classes.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "vm/assert.h"
#include "vm/hierarchy.h"
#include "vm/internal_ops.h"
#include "vm/machine.h"
#include "vm/native.h"
#include "vm/object_names.h"

namespace braid::vm {
namespace {

bool is_named(const std::vector<std::string>& names, const Field& f) {
  return !names.empty() && std::find(names.begin(), names.end(),
                                     source_name(*f.cls) + "." + f.def->name) != names.end();
}

// Reference fields lie below the header, which must stay in the first block of a mapping.
constexpr uint32_t kMaxRefFields = 7000;
constexpr uint32_t kMaxPrimFields = 65535;

uint32_t injected_fields(std::string_view class_name) {
  return class_name == "java/lang/Class" || class_name == "java/lang/Thread" ? 1 : 0;
}

std::string_view package_of(std::string_view class_name) {
  const size_t slash = class_name.rfind('/');
  return slash == std::string_view::npos ? std::string_view() : class_name.substr(0, slash);
}

// A method without access modifier is overridden only inside its package (JLS 8.4.8.1).
bool can_override(const Class& cls, const Method& other) {
  return (other.flags & (kPublic | kProtected)) != 0 ||
         package_of(cls.name) == package_of(other.cls->name);
}

constexpr std::string_view kPrimitiveLetters = "ZBCSIJFDV";
constexpr std::string_view kPrimitiveNames[] = {"boolean", "byte",  "char",   "short", "int",
                                                "long",    "float", "double", "void"};
constexpr uint8_t kPrimitiveShifts[] = {0, 0, 1, 1, 2, 3, 2, 3, 0};

}  // namespace

ClassTable::ClassTable(Machine& machine, std::vector<const Module*> program, ClassProvider library)
    : machine_(machine), program_(std::move(program)), library_(std::move(library)) {
  for (const Module* m : program_)
    for (const ClassDef& c : m->classes) program_defs_.emplace(c.name, &c);
  for (size_t i = 0; i < kPrimitiveLetters.size(); ++i) {
    auto cls = std::make_unique<Class>();
    cls->name = kPrimitiveNames[i];
    cls->kind = ClassKind::kPrimitive;
    cls->flags = kPublic | kFinal | kAbstract;
    cls->element_letter = kPrimitiveLetters[i];
    cls->element_shift = kPrimitiveShifts[i];
    cls->user_code = cls->tested = false;
    cls->id = static_cast<uint32_t>(classes_.size());
    primitives_[i] = cls.get();
    classes_.push_back(std::move(cls));
  }
}

ClassTable::~ClassTable() = default;

bool ClassTable::start() {
  struct Wanted {
    Class* CoreClasses::*where;
    std::string_view name;
  };
  const Wanted wanted[] = {
      {&CoreClasses::object, "java/lang/Object"},
      {&CoreClasses::clazz, "java/lang/Class"},
      {&CoreClasses::string, "java/lang/String"},
      {&CoreClasses::throwable, "java/lang/Throwable"},
      {&CoreClasses::thread, "java/lang/Thread"},
      {&CoreClasses::cloneable, "java/lang/Cloneable"},
      {&CoreClasses::object_array, "[Ljava/lang/Object;"},
      {&CoreClasses::string_array, "[Ljava/lang/String;"},
      {&CoreClasses::char_array, "[C"},
      {&CoreClasses::byte_array, "[B"},
      {&CoreClasses::int_array, "[I"},
      {&CoreClasses::long_array, "[J"},
  };
  for (const Wanted& w : wanted) {
    core_.*w.where = find(w.name);
    if (core_.*w.where == nullptr) return false;
  }
  return true;
}

Class* ClassTable::fail(std::string text) {
  error_ = std::move(text);
  return nullptr;
}

Class* ClassTable::primitive(char letter) {
  const size_t i = kPrimitiveLetters.find(letter);
  BRAID_ASSERT(i != std::string_view::npos, "no primitive type");
  return primitives_[i];
}

Class* ClassTable::find(std::string_view name) {
  auto it = by_name_.find(std::string(name));
  if (it != by_name_.end()) return it->second;
  if (!name.empty() && name[0] == '[') {
    if (!is_field_descriptor(name)) return fail(std::string(name));
    std::string_view element = name.substr(1);
    Class* e = nullptr;
    if (element[0] == 'L') {
      e = find(element.substr(1, element.size() - 2));
    } else if (element[0] == '[') {
      e = find(element);
    } else {
      e = primitive(element[0]);
    }
    return e == nullptr ? nullptr : array_of(e);
  }
  auto def = program_defs_.find(name);
  if (def != program_defs_.end()) return load(*def->second, true);
  const ClassDef* library_def = library_ ? library_(name) : nullptr;
  if (library_def == nullptr) return fail(std::string(name));
  return load(*library_def, false);
}

bool ClassTable::is_made_volatile(const Field& f) const {
  return is_named(machine_.options().volatiles, f);
}

bool ClassTable::is_late_final(const Field& f) const {
  return f.late || is_named(machine_.options().late_finals, f);
}

bool ClassTable::has_volatile_arrays(const Class& element) const {
  const auto& names = machine_.options().volatiles;
  return !names.empty() &&
         std::find(names.begin(), names.end(), source_name(element) + "[]") != names.end();
}

Class* ClassTable::array_of(Class* element) {
  if (element->array_of != nullptr) return element->array_of;
  auto owned = std::make_unique<Class>();
  Class* cls = owned.get();
  const bool ref = element->kind != ClassKind::kPrimitive;
  if (!ref) {
    cls->name = std::string("[") + element->element_letter;
  } else if (element->is_array()) {
    cls->name = "[" + element->name;
  } else {
    cls->name = "[L" + element->name + ";";
  }
  cls->kind = ClassKind::kArray;
  cls->flags = (element->flags & kPublic) | kFinal | kAbstract;
  cls->element = element;
  cls->element_is_ref = ref;
  cls->element_shift = ref ? 3 : element->element_shift;
  cls->element_letter = ref ? 'L' : element->element_letter;
  cls->super = find("java/lang/Object");
  cls->user_code = cls->tested = false;
  cls->volatile_elements = has_volatile_arrays(*element);
  if (cls->super == nullptr) return nullptr;
  cls->depth = 1;
  cls->supers = {cls->super, cls};
  cls->vtable = cls->super->vtable;
  for (std::string_view i : {"java/lang/Cloneable", "java/io/Serializable"})
    if (Class* c = find(i)) cls->interfaces.push_back(c);
  cls->id = static_cast<uint32_t>(classes_.size());
  element->array_of = cls;
  by_name_[cls->name] = cls;
  classes_.push_back(std::move(owned));
  return cls;
}

Class* ClassTable::load(const ClassDef& def, bool user_code) {
  if (std::find(loading_.begin(), loading_.end(), def.name) != loading_.end()) {
    return fail(fmt::format("{} is its own superclass", dotted(def.name)));
  }
  loading_.push_back(def.name);
  auto owned = std::make_unique<Class>();
  Class* cls = owned.get();
  cls->name = def.name;
  cls->def = &def;
  cls->flags = def.flags;
  cls->user_code = user_code;
  const auto& tested = machine_.options().tested;
  cls->tested = tested ? tested(cls->name, user_code) : user_code;
  if (!user_code && (def.flags & kHidden) != 0) cls->tested = false;  // the machine's own
  cls->kind = (def.flags & kInterface) != 0    ? ClassKind::kInterface
              : def.name == "java/lang/String" ? ClassKind::kString
                                               : ClassKind::kInstance;
  bool ok = true;
  if (!def.super.empty()) {
    cls->super = find(def.super);
    ok = cls->super != nullptr;
    if (ok && cls->super->is_interface()) {
      fail(fmt::format("{} extends an interface", dotted(def.name)));
      ok = false;
    }
  }
  if (ok && cls->super != nullptr) {
    cls->supers = cls->super->supers;
    cls->interfaces = cls->super->interfaces;
  }
  for (size_t i = 0; ok && i < def.interfaces.size(); ++i) {
    Class* face = find(def.interfaces[i]);
    ok = face != nullptr;
    if (!ok) break;
    auto add = [&](Class* c) {
      if (std::find(cls->interfaces.begin(), cls->interfaces.end(), c) == cls->interfaces.end()) {
        cls->interfaces.push_back(c);
      }
    };
    add(face);
    for (Class* c : face->interfaces) add(c);
  }
  loading_.pop_back();
  if (!ok) return nullptr;
  // An interface is no subclass of Object in the display, so that the display holds classes only.
  cls->depth = static_cast<uint32_t>(cls->supers.size());
  if (cls->is_interface()) {
    cls->supers = {cls->super};
    cls->depth = 1u << 30;
  } else {
    cls->supers.push_back(cls);
  }
  cls->id = static_cast<uint32_t>(classes_.size());
  if (!lay_out(*cls)) return nullptr;
  by_name_[cls->name] = cls;
  classes_.push_back(std::move(owned));
  build_methods(*cls);
  build_vtable(*cls);
  make_statics(*cls);
  machine_.tools().loaded(*cls);
  return cls;
}

// Gives each field a slot: instance fields after those of the superclass, static fields in the
// statics object, whose primitive slot 0 is the initialisation state.
bool ClassTable::lay_out(Class& cls) {
  if (cls.super != nullptr && !cls.is_interface()) {
    cls.ref_slots = cls.super->ref_slots;
    cls.prim_slots = cls.super->prim_slots;
  }
  uint32_t static_refs = 0;
  uint32_t static_prims = 1;
  for (const FieldDef& f : cls.def->fields) {
    Field field;
    field.def = &f;
    field.cls = &cls;
    field.is_ref = is_ref(f.descriptor);
    uint32_t& counter = field.is_static() ? (field.is_ref ? static_refs : static_prims)
                                          : (field.is_ref ? cls.ref_slots : cls.prim_slots);
    field.slot = counter++;
    cls.fields.push_back(field);
  }
  cls.prim_slots += injected_fields(cls.name);
  if (cls.ref_slots > kMaxRefFields || cls.prim_slots > kMaxPrimFields ||
      static_refs > kMaxRefFields || static_prims > kMaxPrimFields) {
    fail(fmt::format("{} has too many fields", dotted(cls.name)));
    return false;
  }
  auto layout = std::make_unique<Class>();
  layout->name = cls.name;
  layout->ref_slots = static_refs;
  layout->prim_slots = static_prims;
  layout->element = &cls;
  cls.statics = machine_.heap().new_immortal(layout.get(), static_refs, static_prims);
  statics_classes_.push_back(std::move(layout));
  return true;
}

void ClassTable::build_methods(Class& cls) {
  static const Insn kPrepare{code(InternalOp::prepare_stub)};
  for (const MethodDef& def : cls.def->methods) {
    auto m = std::make_unique<Method>();
    m->def = &def;
    m->cls = &cls;
    m->flags = def.flags;
    m->code = &kPrepare;
    const Shape shape = shape_of(def.descriptor);
    m->ref_args = static_cast<uint16_t>(shape.refs + (m->is_static() ? 0 : 1));
    m->prim_args = shape.prims;
    m->result = shape.result;
    m->ref_regs = std::max<uint16_t>({def.ref_regs, m->ref_args, 1});
    m->prim_regs = std::max<uint16_t>({def.prim_regs, m->prim_args, 1});
    if (m->is_native()) {
      m->prim_regs = static_cast<uint16_t>(m->prim_args + NativeCall::kScratch + 1);
    }
    m->id = static_cast<uint32_t>(methods_.size());
    methods_.push_back(m.get());
    cls.by_signature[def.name + def.descriptor] = m.get();
    if (def.name == "<clinit>") cls.clinit = m.get();
    cls.methods.push_back(std::move(m));
  }
}

void ClassTable::build_vtable(Class& cls) {
  cls.needs_init = cls.clinit != nullptr;
  if (!cls.is_interface()) {
    if (cls.super != nullptr) {
      cls.vtable = cls.super->vtable;
      cls.needs_init |= cls.super->needs_init;
    }
    for (Class* i : cls.interfaces) {
      const bool has_default = std::any_of(i->methods.begin(), i->methods.end(), [](const auto& m) {
        return !m->is_static() && !m->is_abstract();
      });
      cls.needs_init |= i->needs_init && has_default;
    }
  }
  for (const auto& m : cls.methods) {
    if (m->is_static() || m->def->name[0] == '<' || cls.is_interface()) continue;
    if ((m->flags & kPrivate) != 0) continue;
    for (size_t v = 0; v < cls.vtable.size(); ++v) {
      const MethodDef& other = *cls.vtable[v]->def;
      if (other.name == m->def->name && other.descriptor == m->def->descriptor &&
          can_override(cls, *cls.vtable[v])) {
        m->vindex = static_cast<int32_t>(v);
        cls.vtable[v] = m.get();
      }
    }
    if (m->vindex < 0) {
      m->vindex = static_cast<int32_t>(cls.vtable.size());
      cls.vtable.push_back(m.get());
    }
  }
}

void ClassTable::make_statics(Class& cls) {
  cls.statics->prim(0).bits =
      static_cast<uint64_t>(cls.needs_init ? InitState::kNone : InitState::kDone);
  for (const Field& f : cls.fields) {
    if (!f.is_static() || !f.def->has_constant) continue;
    if (f.is_ref) {
      cls.statics->ref(f.slot) = machine_.intern(f.def->constant.string);
    } else {
      cls.statics->prim(f.slot).bits = f.def->constant.bits;
    }
  }
}

uint32_t ClassTable::injected_slot(const Class& cls) const { return cls.prim_slots - 1; }

Object* ClassTable::mirror(Class& cls) {
  if (cls.mirror == nullptr) {
    Class* c = core_.clazz;
    cls.mirror = machine_.heap().new_immortal(c, c->ref_slots, c->prim_slots);
    cls.mirror->prim(injected_slot(*c)).bits = reinterpret_cast<uint64_t>(&cls);
  }
  return cls.mirror;
}

Class* ClassTable::of_mirror(Object* mirror) {
  return reinterpret_cast<Class*>(mirror->prim(injected_slot(*core_.clazz)).bits);
}

}  // namespace braid::vm
