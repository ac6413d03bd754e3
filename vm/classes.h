// The classes of a machine: finding, loading, preparing methods.
//
// What: ClassTable finds definitions (first in the program's modules, then by the library
// provider), loads classes with what they depend on, lays out fields, builds method tables, and
// prepares methods at their first call: constants resolved, field slots written into the code.
//
// Owns: all classes. Injected fields (hidden primitive slots that the machine keeps in objects of
// some library classes) are declared here.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "vm/klass.h"

namespace braid::vm {

using ClassProvider = std::function<const ClassDef*(std::string_view name)>;

// Classes that the machine itself needs; loaded at start.
struct CoreClasses {
  Class* object = nullptr;
  Class* clazz = nullptr;  // java/lang/Class
  Class* string = nullptr;
  Class* throwable = nullptr;
  Class* thread = nullptr;
  Class* object_array = nullptr;
  Class* string_array = nullptr;
  Class* char_array = nullptr;
  Class* byte_array = nullptr;
  Class* int_array = nullptr;
  Class* long_array = nullptr;
  Class* cloneable = nullptr;
};

class ClassTable {
 public:
  ClassTable(Machine& machine, std::vector<const Module*> program, ClassProvider library);
  ~ClassTable();

  // Loads the core classes; false (with error()) if the library lacks one.
  bool start();
  const std::string& error() const { return error_; }
  const CoreClasses& core() const { return core_; }
  // The user's modules.
  const std::vector<const Module*>& program() const { return program_; }

  // The loaded class of a name ("java/lang/String", "[I"); loads it if need be. Null if there is no
  // such class (error() says why).
  Class* find(std::string_view name);
  // The class of that name if it is loaded; never loads.
  Class* loaded(const std::string& name) const {
    auto it = by_name_.find(name);
    return it == by_name_.end() ? nullptr : it->second;
  }
  // Whether MachineOptions::volatiles names the field, or the arrays of the class.
  bool is_made_volatile(const Field& field) const;
  // Whether MachineOptions::late_finals names it, or log_late_final was told.
  bool is_late_final(const Field& field) const;
  bool has_volatile_arrays(const Class& element) const;
  Class* array_of(Class* element);
  // Class of a primitive type by its descriptor letter ("int" for 'I', void for 'V').
  Class* primitive(char letter);
  // Makes a method callable: resolves its constants and copies its code. Never fails: what cannot
  // be resolved throws when executed.
  void prepare(Method& method);
  // From now on the accesses to this final field are logged as those of any other.
  void log_late_final(Field& field);
  // Slot of the hidden primitive field that the machine keeps in objects of java/lang/Class (the
  // Class*) and java/lang/Thread (thread index + 1).
  uint32_t injected_slot(const Class& cls) const;
  // The class whose static fields an object holds (statics objects have a layout class of their
  // own).
  static Class* of_statics(Object* statics) { return statics->cls->element; }
  // The class whose statics object this is; null if it is none.
  Class* statics_owner(Object* object) const {
    Class* c = object->cls->element;
    return c != nullptr && c->statics == object ? c : nullptr;
  }
  // The java.lang.Class object of a class; immortal.
  Object* mirror(Class& cls);
  Class* of_mirror(Object* mirror);

  Method* method_by_id(uint32_t id) { return methods_[id]; }
  const std::vector<std::unique_ptr<Class>>& all() const { return classes_; }

 private:
  Class* load(const ClassDef& def, bool user_code);
  bool lay_out(Class& cls);
  void build_methods(Class& cls);
  void build_vtable(Class& cls);
  void make_statics(Class& cls);
  void resolve(Method& method, size_t index, const Const& constant);
  void rewrite(Method& method);
  void link_error(Method& method, size_t index, std::string error_class, std::string text);
  Class* fail(std::string text);
  Method* resolve_method(Class& cls, const Const& constant);

  Machine& machine_;
  std::vector<const Module*> program_;
  ClassProvider library_;
  std::unordered_map<std::string_view, const ClassDef*> program_defs_;
  std::unordered_map<std::string, Class*> by_name_;
  std::vector<std::unique_ptr<Class>> classes_;
  std::vector<std::unique_ptr<Class>> statics_classes_;  // layouts of statics objects
  std::vector<Method*> methods_;
  Class* primitives_[9] = {};
  CoreClasses core_;
  std::string error_;
  std::vector<std::string> loading_;
};

}  // namespace braid::vm
