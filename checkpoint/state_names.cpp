#include "checkpoint/state_names.h"

#include <xxhash.h>

#include <algorithm>
#include <cstring>

namespace braid::checkpoint {
namespace {

uint64_t hash_of(const std::string& text) { return XXH3_64bits(text.data(), text.size()) | 1; }

}  // namespace

const ClassName& StateNames::name_class(const vm::Class& cls) {
  if (cls.id >= classes_.size()) classes_.resize(cls.id + 64);
  ClassName& name = classes_[cls.id];
  const vm::CoreClasses& core = machine_.core();
  name.hash = hash_of(cls.name);
  if (cls.is_array()) {
    name.look = cls.element_is_ref ? Look::kRefArray : Look::kPrimArray;
  } else if (cls.kind == vm::ClassKind::kString) {
    name.look = Look::kString;
  } else if (&cls == core.clazz) {
    name.look = Look::kMirror;
  } else if (cls.is_subclass_of(core.thread)) {
    name.look = Look::kThread;
  } else if (cls.is_subclass_of(core.throwable)) {
    name.look = Look::kThrowable;
  } else if (cls.name == "braid/internal/Permit") {
    name.look = Look::kPermit;
  } else {
    name.look = Look::kPlain;
  }
  return name;
}

const ClassName& StateNames::of_statics(const vm::Class& layout) {
  auto [it, fresh] = statics_.try_emplace(&layout);
  if (fresh) it->second = {hash_of("statics of " + layout.name), Look::kStatics};
  return it->second;
}

uint64_t StateNames::name_method(const vm::Method& m) {
  if (m.stub_refs >= 0) {
    uint64_t& name = stubs_[&m];
    if (name == 0) {
      // The stub that runs a class's initialiser has that class as its first constant.
      std::string text = m.def->name;
      if (m.reexecutes_caller) text += m.own_constants[0].cls->name;
      name = hash_of(text);
    }
    return name;
  }
  if (m.id >= methods_.size()) methods_.resize(m.id + 64);
  return methods_[m.id] = hash_of(m.cls->name + "." + m.def->name + m.def->descriptor);
}

// ---- Statics ------------------------------------------------------------------------------------

StateNames::Loaded StateNames::initial(vm::Class& cls) {
  Loaded loaded{&cls, {}, {}};
  if (cls.statics == nullptr) return loaded;
  loaded.prims.assign(cls.statics->cls->prim_slots, 0);
  loaded.refs.assign(cls.statics->cls->ref_slots, nullptr);
  loaded.prims[0] =
      static_cast<uint64_t>(cls.needs_init ? vm::InitState::kNone : vm::InitState::kDone);
  for (const vm::Field& f : cls.fields) {
    if (!f.is_static() || !f.def->has_constant) continue;
    if (f.is_ref) {
      loaded.refs[loaded.refs.size() - 1 - f.slot] = machine_.intern(f.def->constant.string);
    } else {
      loaded.prims[f.slot] = f.def->constant.bits;
    }
  }
  return loaded;
}

const std::vector<StateNames::Loaded>& StateNames::loaded() {
  const auto& all = machine_.classes().all();
  if (seen_ == all.size()) return loaded_;
  for (; seen_ < all.size(); ++seen_) loaded_.push_back(initial(*all[seen_]));
  std::sort(loaded_.begin(), loaded_.end(),
            [](const Loaded& a, const Loaded& b) { return a.cls->name < b.cls->name; });
  for (size_t i = 0; i < loaded_.size(); ++i) place_[loaded_[i].cls] = i;
  return loaded_;
}

bool StateNames::is_initial(const Loaded& loaded) {
  vm::Object* statics = loaded.cls->statics;
  if (statics == nullptr) return true;
  const size_t refs = loaded.refs.size();
  // References lie below the header, the last one first.
  return std::memcmp(statics + 1, loaded.prims.data(), loaded.prims.size() * 8) == 0 &&
         (refs == 0 || std::memcmp(reinterpret_cast<vm::Object**>(statics) - refs,
                                   loaded.refs.data(), refs * 8) == 0);
}

bool StateNames::is_initial(vm::Object* statics) {
  loaded();
  return is_initial(loaded_[place_.at(vm::ClassTable::of_statics(statics))]);
}

}  // namespace braid::checkpoint
