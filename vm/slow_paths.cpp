#include "vm/slow_paths.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "vm/null_message.h"

namespace braid::vm::slow {
namespace {

void raise(Machine& m, Thread& t, std::string_view cls, const std::string& text) {
  m.raise(t, cls, &text);
}

// Where a class lives, as the JDK's messages say it.
std::string home(const Class& c) {
  const Class* e = &c;
  while (e->is_array()) e = e->element;
  return e->user_code ? "in unnamed module of loader 'app'"
                      : "in module java.base of loader 'bootstrap'";
}

}  // namespace

void throw_null(Machine& m, Thread& t) {
  const Method& method = *t.fp->method;
  const auto next = static_cast<uint32_t>(t.fp->pc - method.code);
  std::string text;
  // The library's own code differs from the JDK's, and so would its messages; the JDK has none for
  // hidden classes.
  const bool has_message = method.cls->user_code && (method.flags & kHidden) == 0;
  if (has_message && next > 0) text = null_message(*method.def, next - 1);
  m.raise(t, "java/lang/NullPointerException", text.empty() ? nullptr : &text);
}

void throw_index(Machine& m, Thread& t, int32_t index, int32_t length) {
  raise(m, t, "java/lang/ArrayIndexOutOfBoundsException",
        fmt::format("Index {} out of bounds for length {}", index, length));
}

void throw_divide(Machine& m, Thread& t) {
  raise(m, t, "java/lang/ArithmeticException", "/ by zero");
}

void throw_cast(Machine& m, Thread& t, Object* object, const Class& target) {
  const Class& from = *object->cls;
  std::string homes;
  if (home(from) == home(target)) {
    homes = fmt::format("{} and {} are {}", dotted(from.name), dotted(target.name), home(from));
  } else {
    homes = fmt::format("{} is {}; {} is {}", dotted(from.name), home(from), dotted(target.name),
                        home(target));
  }
  raise(m, t, "java/lang/ClassCastException",
        fmt::format("class {} cannot be cast to class {} ({})", dotted(from.name),
                    dotted(target.name), homes));
}

void throw_store(Machine& m, Thread& t, Object* value) {
  raise(m, t, "java/lang/ArrayStoreException", dotted(value->cls->name));
}

void throw_stack_overflow(Machine& m, Thread& t) {
  m.raise(t, "java/lang/StackOverflowError", nullptr);
}

void throw_out_of_memory(Machine& m, Thread& t) {
  raise(m, t, "java/lang/OutOfMemoryError", "Java heap space");
}

void throw_not_owner(Machine& m, Thread& t) {
  raise(m, t, "java/lang/IllegalMonitorStateException", "current thread is not owner");
}

void throw_unlinked(Machine& m, Thread& t, const Method& method, uint16_t index) {
  const auto& [cls, text] = method.link_errors[index];
  raise(m, t, cls, text);
}

void throw_abstract(Machine& m, Thread& t, const Method& method) {
  raise(m, t, "java/lang/AbstractMethodError",
        fmt::format("{}.{}{}", dotted(method.cls->name), method.def->name, method.def->descriptor));
}

void throw_no_implementation(Machine& m, Thread& t, const Class& cls, const Method& declared) {
  const bool implements = cls.is_subclass_of(declared.cls);
  raise(m, t,
        implements ? "java/lang/AbstractMethodError" : "java/lang/IncompatibleClassChangeError",
        implements
            ? fmt::format("{}.{}{}", dotted(cls.name), declared.def->name, declared.def->descriptor)
            : fmt::format("Class {} does not implement the requested interface {}",
                          dotted(cls.name), dotted(declared.cls->name)));
}

Object* new_object_may_collect(Machine& m, Thread& t, Class& cls) {
  Object* o = m.heap().new_object_may_collect(&cls);
  if (o == nullptr) {
    throw_out_of_memory(m, t);
  } else if (m.options().coverage && cls.is_subclass_of(m.core().thread)) {
    const Method& method = *t.fp->method;
    const auto next = static_cast<uint32_t>(t.fp->pc - method.code);
    if (method.cls->user_code) m.coverage().thread_made(o, {&method, next - 1, &cls});
  }
  return o;
}

Array* new_array_may_collect(Machine& m, Thread& t, Class& cls, int32_t length) {
  if (length < 0) {
    raise(m, t, "java/lang/NegativeArraySizeException", fmt::format("{}", length));
    return nullptr;
  }
  Array* a = m.heap().new_array_may_collect(&cls, length);
  if (a == nullptr) throw_out_of_memory(m, t);
  return a;
}

Array* new_multi_may_collect(Machine& m, Thread& t, Class& cls, const Slot* lengths,
                             uint32_t dims) {
  for (uint32_t i = 0; i < dims; ++i) {
    if (lengths[i].as_int() < 0) {
      raise(m, t, "java/lang/NegativeArraySizeException", fmt::format("{}", lengths[i].as_int()));
      return nullptr;
    }
  }
  Array* outer = new_array_may_collect(m, t, cls, lengths[0].as_int());
  if (outer == nullptr || dims == 1) return outer;
  Root<Array> root(m, outer);
  for (int32_t i = 0; i < lengths[0].as_int(); ++i) {
    Array* inner = new_multi_may_collect(m, t, *cls.element, lengths + 1, dims - 1);
    if (inner == nullptr) return nullptr;
    root->refs()[i] = inner;
  }
  return root.get();
}

String* concat_may_collect(Machine& m, Thread& t, Object** strings, uint32_t count) {
  constexpr std::u16string_view kNull = u"null";
  int64_t length = 0;
  for (uint32_t i = 0; i < count; ++i) {
    length +=
        strings[i] == nullptr ? static_cast<int64_t>(kNull.size()) : as_string(strings[i])->length;
  }
  if (length > INT32_MAX) {
    raise(m, t, "java/lang/OutOfMemoryError", "Overflow: String length out of range");
    return nullptr;
  }
  // The operands are registers of the frame, so they stay alive.
  String* s = m.heap().new_string_may_collect(m.core().string, static_cast<int32_t>(length));
  if (s == nullptr) {
    throw_out_of_memory(m, t);
    return nullptr;
  }
  char16_t* at = s->chars();
  for (uint32_t i = 0; i < count; ++i) {
    const std::u16string_view part = strings[i] == nullptr ? kNull : as_string(strings[i])->view();
    at = std::copy(part.begin(), part.end(), at);
  }
  return s;
}

Method* find_interface_method(Machine& m, Thread& t, CallCache& cache, Class& cls) {
  Method* found = cls.find_implementation(cache.declared);
  if (found == nullptr) {
    throw_no_implementation(m, t, cls, *cache.declared);
    return nullptr;
  }
  cache.last_class = &cls;
  cache.last_method = found;
  return found;
}

int32_t table_target(const SwitchTable& table, int32_t key) {
  if (table.keys.empty()) return table.default_offset;
  const auto i = static_cast<int64_t>(key) - table.keys.front();
  return i < 0 || i >= static_cast<int64_t>(table.offsets.size())
             ? table.default_offset
             : table.offsets[static_cast<size_t>(i)];
}

int32_t lookup_target(const SwitchTable& table, int32_t key) {
  auto it = std::lower_bound(table.keys.begin(), table.keys.end(), key);
  return it == table.keys.end() || *it != key
             ? table.default_offset
             : table.offsets[static_cast<size_t>(it - table.keys.begin())];
}

int32_t to_int(double v) {
  if (std::isnan(v)) return 0;
  if (v >= 2147483647.0) return INT32_MAX;
  if (v <= -2147483648.0) return INT32_MIN;
  return static_cast<int32_t>(v);
}

int64_t to_long(double v) {
  if (std::isnan(v)) return 0;
  if (v >= 9223372036854775807.0) return INT64_MAX;
  if (v <= -9223372036854775808.0) return INT64_MIN;
  return static_cast<int64_t>(v);
}

}  // namespace braid::vm::slow
