#include "vm/object_names.h"

#include <fmt/format.h>

#include <algorithm>

#include "vm/frame_roots.h"
#include "vm/task_report.h"

namespace braid::vm {
namespace {

constexpr std::string_view kCaptured = "val$";

// The kinds of things that a reader knows by a word.
struct Kind {
  std::string_view cls;
  std::string_view word;
};
constexpr Kind kKinds[] = {
    {"java/util/concurrent/locks/ReentrantLock", "lock"},
    {"java/util/concurrent/locks/ReentrantReadWriteLock", kReadWriteLock},
    {"java/util/concurrent/locks/MonitorCondition", "condition"},
    {"java/util/concurrent/Semaphore", "semaphore"},
    {"java/util/concurrent/CountDownLatch", "latch"},
    {"java/util/concurrent/ArrayBlockingQueue", kQueue},
    {"java/util/concurrent/LinkedBlockingQueue", kQueue},
    {"java/util/concurrent/LinkedBlockingDeque", kQueue},
    {"java/util/concurrent/PriorityBlockingQueue", kQueue},
    {"java/util/concurrent/SynchronousQueue", kQueue},
    {"java/util/concurrent/DelayQueue", kQueue},
    {"java/util/concurrent/ThreadPoolExecutor", kPool},
    {"java/util/concurrent/ForkJoinPool", kPool},
    {"java/util/Timer", kPool},
    {"java/util/concurrent/FutureTask", kFuture},
    {"java/util/concurrent/ForkJoinTask", kFuture},
    {"java/util/concurrent/CompletableFuture", kFuture},
    {"java/util/concurrent/Exchanger", kExchanger},
    {"java/util/concurrent/Phaser", kPhaser},
    {"java/util/concurrent/CyclicBarrier", "barrier"},
};

bool is_lambda(const Class& cls) { return cls.name.find("$$Lambda$") != std::string::npos; }

}  // namespace

bool is_captured(const Field& f) { return f.def->name.starts_with(kCaptured); }

std::string field_name(const Field& f) {
  if (!is_captured(f)) return fmt::format("{}.{}", source_name(*f.cls), f.def->name);
  // Of several with the same name the later ones have a number: "val$x$1".
  std::string name = f.def->name.substr(kCaptured.size());
  const size_t number = name.rfind('$');
  const bool is_numbered = number != std::string::npos && number > 0 && number + 1 < name.size() &&
                           name.find_first_not_of("0123456789", number + 1) == std::string::npos;
  return is_numbered ? name.substr(0, number) : name;
}

std::string_view kind_word(const Class& cls) {
  for (const Class* c = &cls; c != nullptr; c = c->super)
    for (const Kind& k : kKinds)
      if (k.cls == c->name) return k.word;
  return "";
}

std::string numbered_name(const Class& cls) {
  if (is_lambda(cls)) return "lambda";
  return kind_word(cls) == "condition" ? "Condition" : source_name(cls);
}

std::string place_name(const Class& cls) { return cls.name.substr(cls.name.rfind('/') + 1); }

std::string source_name(const Class& cls) {
  if (cls.is_array()) return source_name(*cls.element) + "[]";
  if (cls.def != nullptr && !cls.def->simple_name.empty()) return cls.def->simple_name;
  return place_name(cls);
}

Object* whole_of(Object* object) {
  while (object->cls->kind == ClassKind::kInstance && !object->cls->user_code) {
    const Field* owner = object->cls->find_field("owner", "Ljava/lang/Object;");
    if (owner == nullptr || owner->is_static() || object->ref(owner->slot) == nullptr) break;
    object = object->ref(owner->slot);
  }
  return object;
}

ObjectNames::ObjectNames(Machine& machine) : machine_(machine) {
  look_at_statics();
  look_at_frames();
  for (size_t i = 0; i < order_.size() && order_.size() < kMostObjects; ++i) look_into(order_[i]);
}

ObjectNames::Known* ObjectNames::meet(Object* object) {
  auto [it, fresh] = known_.try_emplace(object);
  if (fresh) {
    it->second.number = ++numbers_[numbered_name(*object->cls)];
    order_.push_back(object);
  }
  return &it->second;
}

void ObjectNames::name_by(Object* object, const std::string& field, bool is_static) {
  Known* known = meet(object);
  auto [it, fresh] = holds_.try_emplace(field, object);
  if (!fresh && it->second != object) it->second = nullptr;
  if (known->field.empty()) {
    known->field = field;
    known->is_static = is_static;
  }
}

void ObjectNames::look_at_statics() {
  for (const std::unique_ptr<Class>& c : machine_.classes().all()) {
    if (!c->user_code || c->statics == nullptr) continue;
    for (const Field& f : c->fields) {
      if (!f.is_static() || !f.is_ref) continue;
      Object* o = c->statics->ref(f.slot);
      if (o == nullptr || o->cls->kind == ClassKind::kString) continue;
      const std::string field = field_name(f);
      name_by(o, field, true);
      if (!o->cls->is_array() || !o->cls->element_is_ref) continue;
      Array* a = as_array(o);
      for (int32_t i = 0; i < a->length && order_.size() < kMostObjects; ++i)
        if (a->refs()[i] != nullptr) name_by(a->refs()[i], fmt::format("{}[{}]", field, i), true);
    }
  }
}

void ObjectNames::look_at_frames() {
  for (size_t i = 0; i < machine_.thread_slots(); ++i) {
    Thread& t = *machine_.thread(static_cast<uint32_t>(i));
    if (!t.alive()) continue;
    if (t.object != nullptr) meet(t.object);
    for (Frame* f = t.frames; f <= t.fp; ++f) {
      const auto pc = static_cast<uint32_t>(f->pc - f->method->code);
      for_each_live_ref(*f->method, pc, machine_.where_is(t, *f), [&](uint32_t r) {
        if (f->r[r] != nullptr) meet(f->r[r]);
      });
    }
  }
}

void ObjectNames::look_into(Object* object) {
  const Class& cls = *object->cls;
  if (cls.is_array()) {
    if (!cls.element_is_ref) return;
    Array* a = as_array(object);
    for (int32_t i = 0; i < a->length && order_.size() < kMostObjects; ++i)
      if (a->refs()[i] != nullptr) meet(a->refs()[i]);
    return;
  }
  // A statics object or one of java.lang.Class has no fields that this would find.
  if (cls.kind != ClassKind::kInstance || cls.def == nullptr) return;
  for (const Class* c = &cls; c != nullptr; c = c->super) {
    for (const Field& f : c->fields) {
      if (f.is_static() || !f.is_ref) continue;
      Object* o = object->ref(f.slot);
      if (o == nullptr || o->cls->kind == ClassKind::kString) continue;
      const bool named = c->user_code && !f.def->name.starts_with("this$");
      named ? name_by(o, field_name(f), false) : static_cast<void>(meet(o));
    }
  }
}

std::string ObjectNames::name(Object* object) const {
  object = whole_of(object);
  const CoreClasses& core = machine_.core();
  if (const Class* of = machine_.classes().statics_owner(object))
    return "class " + source_name(*of);
  if (object->cls == core.clazz)
    return "class " + source_name(*machine_.classes().of_mirror(object));
  if (object->cls->is_subclass_of(core.thread))
    return fmt::format("thread \"{}\"", machine_.label_of(object));
  const auto it = known_.find(object);
  if (it == known_.end()) {
    // To give it an identity hash code would change the program.
    const int32_t hash = machine_.monitors().known_identity_hash(object);
    return hash == 0 ? numbered_name(*object->cls) + "#?"
                     : fmt::format("{}@{:x}", numbered_name(*object->cls), hash);
  }
  const Known& known = it->second;
  const bool is_only = object->cls->user_code && !known.is_static && !is_lambda(*object->cls) &&
                       object->cls->kind == ClassKind::kInstance &&
                       numbers_.at(numbered_name(*object->cls)) == 1;
  if (is_only) return "the " + numbered_name(*object->cls);
  if (!known.field.empty() && (known.is_static || holds_.at(known.field) != nullptr))
    return known.field;
  return fmt::format("{}#{}", numbered_name(*object->cls), known.number);
}

std::string ObjectNames::with_kind(Object* object) const {
  object = whole_of(object);
  const std::string_view word = kind_word(*object->cls);
  return word.empty() ? name(object) : fmt::format("{} {}", word, name(object));
}

std::vector<ObjectNames::Held> ObjectNames::held_by(const Thread& thread) const {
  std::vector<Held> held;
  for (Object* o : order_) {
    if (machine_.monitors().holds(thread, o)) held.push_back({o, false});
    if (machine_.monitors().shared_count(o, thread) > 0) held.push_back({o, true});
  }
  return held;
}

}  // namespace braid::vm
