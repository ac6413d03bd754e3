// Natives of System, Runtime, the console streams, and package braid.
//
//   System: currentTimeMillis, nanoTime, arraycopy, identityHashCode
//     setStream0(n, s)   sets in, out or err, which are final
//     getenv0(name)      environment variable, or null
//     getProperty0(key)  property of the machine, or null
//   Runtime: availableProcessors, totalMemory, freeMemory, maxMemory, gc
//     halt0, exit0       end the program, without and with shutdown hooks
//     isShuttingDown0
//   ConsoleOutput.print0(n, text, lineEnd), write0, flush0; ConsoleInput.read0, available0
//   PrintStream.isHeldByOther0  whether another thread holds the stream's monitor
//   Tester.begin, end, failed0; Choose.choose0
#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "stdlib/natives.h"

namespace braid::stdlib {

namespace {

using vm::Array;
using vm::as_array;
using vm::as_string;
using vm::Class;
using vm::Machine;
using vm::NativeCall;
using vm::NativeEntry;
using vm::NativeResult;
using vm::Object;

// ---- System -------------------------------------------------------------------------------------

void note(NativeCall& c, uint32_t slot, vm::Access what, vm::Point point) {
  c.point(point);
  if (c.machine.observed()) c.machine.access_log().add(nullptr, slot, what);
}

NativeResult current_time_millis(NativeCall& c) {
  note(c, 0, vm::Access::read_clock, vm::Point::kClock);
  return c.return_long(c.machine.world().wall_millis() + c.machine.run_nanos() / 1'000'000);
}

NativeResult nano_time(NativeCall& c) {
  note(c, 0, vm::Access::read_clock, vm::Point::kClock);
  return c.return_long(c.machine.program_nanos());
}

NativeResult identity_hash_code(NativeCall& c) {
  if (c.r[0] == nullptr) return c.return_int(0);
  return c.return_int(c.machine.monitors().identity_hash(c.r[0]));
}

// As Java writes a type in a message: int[], java.lang.String.
std::string type_text(const Class& cls) {
  return cls.is_array() ? type_text(*cls.element) + "[]" : vm::dotted(cls.name);
}

// As the messages about indices call an array.
std::string array_text(Array* array) {
  const bool refs = array->cls->element_is_ref;
  return fmt::format("{}[{}]", refs ? "object array" : array->cls->element->name, array->length);
}

NativeResult store_error(NativeCall& c, const std::string& text) {
  return c.raise("java/lang/ArrayStoreException", "arraycopy: " + text);
}

NativeResult index_error(NativeCall& c, const std::string& text) {
  return c.raise("java/lang/ArrayIndexOutOfBoundsException", "arraycopy: " + text);
}

// Empty if source and destination are arrays that fit each other.
std::string type_mismatch(const Class& from, const Class& to) {
  if (!from.is_array()) return fmt::format("source type {} is not an array", type_text(from));
  if (!to.is_array()) return fmt::format("destination type {} is not an array", type_text(to));
  if (from.element_is_ref && to.element_is_ref) return "";
  if (from.element == to.element) return "";
  auto name = [](const Class& cls) {
    return cls.element_is_ref ? std::string("object array[]") : type_text(cls);
  };
  return fmt::format("type mismatch: can not copy {} into {}", name(from), name(to));
}

// Empty if both ranges are inside their arrays.
std::string range_error(Array* from, int32_t at, Array* to, int32_t to_at, int32_t count) {
  if (at < 0) {
    return fmt::format("source index {} out of bounds for {}", at, array_text(from));
  }
  if (to_at < 0) {
    return fmt::format("destination index {} out of bounds for {}", to_at, array_text(to));
  }
  if (count < 0) return fmt::format("length {} is negative", count);
  const auto end = static_cast<uint32_t>(at) + static_cast<uint32_t>(count);
  if (end > static_cast<uint32_t>(from->length)) {
    return fmt::format("last source index {} out of bounds for {}", end, array_text(from));
  }
  const auto to_end = static_cast<uint32_t>(to_at) + static_cast<uint32_t>(count);
  if (to_end > static_cast<uint32_t>(to->length)) {
    return fmt::format("last destination index {} out of bounds for {}", to_end, array_text(to));
  }
  return "";
}

// Copies references one by one as long as they are of the destination's type.
NativeResult copy_checked(NativeCall& c, Array* from, int32_t at, Array* to, int32_t to_at,
                          int32_t count) {
  const Class& wanted = *to->cls->element;
  for (int32_t i = 0; i < count; i++) {
    Object* o = from->refs()[at + i];
    if (o != nullptr && !o->cls->is_subclass_of(&wanted)) {
      return store_error(
          c,
          fmt::format("element type mismatch: can not cast one of the elements of {} to the type "
                      "of the destination array, {}",
                      type_text(*from->cls), type_text(wanted)));
    }
    to->refs()[to_at + i] = o;
  }
  return NativeResult::kReturn;
}

void log_copy(NativeCall& c, uint32_t at, uint32_t to_at, uint32_t count) {
  if (!c.machine.observed()) return;
  c.machine.access_log().add_range(c.r[0], at, count, vm::Access::read_range);
  c.machine.access_log().add_range(c.r[1], to_at, count, vm::Access::write_range);
}

NativeResult arraycopy(NativeCall& c) {
  if (c.r[0] == nullptr || c.r[1] == nullptr) return c.null_pointer();
  const Class& from_class = *c.r[0]->cls;
  const Class& to_class = *c.r[1]->cls;
  if (const std::string text = type_mismatch(from_class, to_class); !text.empty()) {
    return store_error(c, text);
  }
  Array* from = as_array(c.r[0]);
  Array* to = as_array(c.r[1]);
  const int32_t at = c.p[0].as_int();
  const int32_t to_at = c.p[1].as_int();
  const int32_t count = c.p[2].as_int();
  if (const std::string text = range_error(from, at, to, to_at, count); !text.empty()) {
    return index_error(c, text);
  }
  if (count == 0) return NativeResult::kReturn;
  log_copy(c, static_cast<uint32_t>(at), static_cast<uint32_t>(to_at),
           static_cast<uint32_t>(count));
  const uint32_t shift = to_class.element_shift;
  c.machine.barrier().before_write_range(to, static_cast<uint32_t>(to_at),
                                         static_cast<uint32_t>(to_at + count), shift);
  if (to_class.element_is_ref && !from_class.element->is_subclass_of(to_class.element)) {
    if (!to_class.element->is_subclass_of(from_class.element) &&
        !to_class.element->is_interface() && !from_class.element->is_interface()) {
      return store_error(c, fmt::format("type mismatch: can not copy {} into {}",
                                        type_text(from_class), type_text(to_class)));
    }
    return copy_checked(c, from, at, to, to_at, count);
  }
  const char* source = from->data<char>() + (static_cast<size_t>(at) << shift);
  char* target = to->data<char>() + (static_cast<size_t>(to_at) << shift);
  std::char_traits<char>::move(target, source, static_cast<size_t>(count) << shift);
  return NativeResult::kReturn;
}

NativeResult set_stream(NativeCall& c) {
  static constexpr std::string_view kNames[] = {"in", "out", "err"};
  const int32_t number = c.p[0].as_int();
  Class* system = c.machine.classes().find("java/lang/System");
  const std::string_view type = number == 0 ? "Ljava/io/InputStream;" : "Ljava/io/PrintStream;";
  vm::Field* field = system->find_field(kNames[number], type);
  c.machine.barrier().before_write(system->statics);
  system->statics->ref(field->slot) = c.r[0];
  return NativeResult::kReturn;
}

NativeResult return_utf8(NativeCall& c, const std::string& text) {
  vm::String* made = c.machine.new_string_utf8_may_collect(text);
  return made == nullptr ? c.out_of_memory() : c.return_ref(made);
}

NativeResult return_environment(NativeCall& c, const std::string& name) {
  std::string value;
  return c.machine.world().environment(name, &value) ? return_utf8(c, value)
                                                     : c.return_ref(nullptr);
}

NativeResult get_environment(NativeCall& c) {
  return return_environment(c, Machine::to_utf8(as_string(c.r[0])));
}

struct Property {
  std::string_view key;
  std::string_view value;
  bool from_environment = false;  // the value is the name of a variable
};

constexpr Property kProperties[] = {
    {"java.version", "17"},
    {"java.specification.version", "17"},
    {"java.vm.specification.version", "17"},
    {"java.class.version", "61.0"},
    {"java.vendor", "Braid"},
    {"java.vm.vendor", "Braid"},
    {"java.vm.name", "Braid"},
    {"java.runtime.name", "Braid"},
    {"java.class.path", "."},
    {"java.io.tmpdir", "/tmp"},
    {"os.name", "Linux"},
    {"os.arch", "amd64"},
    {"file.separator", "/"},
    {"path.separator", ":"},
    {"line.separator", "\n"},
    {"file.encoding", "UTF-8"},
    {"user.dir", "PWD", true},
    {"user.home", "HOME", true},
    {"user.name", "USER", true},
};

NativeResult get_property(NativeCall& c) {
  const std::string key = Machine::to_utf8(as_string(c.r[0]));
  for (const Property& property : kProperties) {
    if (property.key != key) continue;
    const std::string value(property.value);
    return property.from_environment ? return_environment(c, value) : return_utf8(c, value);
  }
  return c.return_ref(nullptr);
}

// ---- Runtime ------------------------------------------------------------------------------------

NativeResult available_processors(NativeCall& c) {
  return c.return_int(c.machine.options().processors);
}

int64_t memory_limit(NativeCall& c) { return static_cast<int64_t>(c.machine.options().max_heap); }

NativeResult max_memory(NativeCall& c) { return c.return_long(memory_limit(c)); }

// Fixed numbers, so that a program runs the same however much garbage there is.
NativeResult total_memory(NativeCall& c) { return c.return_long(memory_limit(c) / 4); }

NativeResult free_memory(NativeCall& c) { return c.return_long(memory_limit(c) / 8); }

NativeResult gc(NativeCall& c) {
  c.machine.heap().collect();
  return NativeResult::kReturn;
}

// The calling thread never goes on, also while hooks run.
NativeResult end_program(NativeCall& c, bool run_hooks) {
  c.machine.request_exit(c.p[0].as_int(), run_hooks);
  c.machine.barrier().before_write(&c.thread);
  c.thread.blocked_on = nullptr;
  c.machine.suspend(c.thread, vm::ThreadState::kSleeping, vm::kNoDeadline);
  c.thread.interruptible = false;
  return NativeResult::kExit;
}

NativeResult halt(NativeCall& c) { return end_program(c, false); }

NativeResult exit(NativeCall& c) { return end_program(c, true); }

NativeResult is_shutting_down(NativeCall& c) { return c.return_bool(c.machine.shutting_down()); }

// ---- Console ------------------------------------------------------------------------------------

vm::Stream stream(int32_t number) { return number == 1 ? vm::Stream::kOut : vm::Stream::kErr; }

NativeResult print(NativeCall& c) {
  const std::u16string_view text = as_string(c.r[0])->view();
  const bool line_end = c.p[1].as_bool();
  std::string bytes = vm::utf8_of(text);
  if (line_end) bytes.push_back('\n');
  note(c, static_cast<uint32_t>(c.p[0].as_int()), vm::Access::write_output, vm::Point::kOutput);
  c.machine.world().write(stream(c.p[0].as_int()), bytes);
  return NativeResult::kReturn;
}

NativeResult write_bytes(NativeCall& c) {
  const char* bytes = as_array(c.r[0])->data<char>() + c.p[1].as_int();
  note(c, static_cast<uint32_t>(c.p[0].as_int()), vm::Access::write_output, vm::Point::kOutput);
  c.machine.world().write(stream(c.p[0].as_int()), {bytes, static_cast<size_t>(c.p[2].as_int())});
  return NativeResult::kReturn;
}

NativeResult flush(NativeCall& c) {
  c.machine.world().flush(stream(c.p[0].as_int()));
  return NativeResult::kReturn;
}

NativeResult read(NativeCall& c) {
  // The other threads go on meanwhile.
  const bool has_waited = c.scratch[0].bits != 0;
  vm::World& world = c.machine.world();
  if (!has_waited && c.machine.alive() > 1 && world.input_blocks() &&
      world.input_available() == 0) {
    c.scratch[0].bits = 1;
    c.machine.wait_outside(c.thread, {}, vm::kNoDeadline);
    return NativeResult::kBlock;
  }
  note(c, 3, vm::Access::read_input, vm::Point::kInput);
  const int32_t offset = c.p[0].as_int();
  std::string buffer(static_cast<size_t>(std::min(c.p[1].as_int(), 8192)), '\0');
  const size_t count = c.machine.world().read_input(buffer);
  if (count == 0) return c.return_int(-1);
  Array* out = as_array(c.r[0]);
  c.machine.barrier().before_write_range(
      out, static_cast<uint32_t>(offset),
      static_cast<uint32_t>(offset) + static_cast<uint32_t>(count), 0);
  std::copy_n(buffer.data(), count, out->data<char>() + offset);
  return c.return_int(static_cast<int32_t>(count));
}

NativeResult available(NativeCall& c) {
  note(c, 3, vm::Access::read_input, vm::Point::kInput);
  return c.return_int(
      static_cast<int32_t>(std::min<size_t>(c.machine.world().input_available(), INT32_MAX)));
}

NativeResult is_held_by_other(NativeCall& c) {
  const vm::Thread* owner = c.machine.monitors().owner(c.r[0]);
  return c.return_bool(owner != nullptr && owner != &c.thread);
}

// ---- Package braid ------------------------------------------------------------------------------

// The tester looks for the calls of begin and end; an ordinary run has no search to steer.
NativeResult tester_begin(NativeCall& c) {
  c.point(vm::Point::kBegin);
  return NativeResult::kReturn;
}

NativeResult tester_end(NativeCall& c) {
  c.point(vm::Point::kEnd);
  return NativeResult::kReturn;
}

NativeResult tester_failed(NativeCall& c) {
  c.machine.tools().failed(c.thread, c.r[0]);
  return NativeResult::kReturn;
}

NativeResult choose(NativeCall& c) {
  const auto count = static_cast<uint32_t>(c.p[0].as_int());
  const uint32_t chosen =
      c.machine.scheduler().choose(c.machine, c.thread, vm::ChoiceKind::kChoose, count);
  if (c.machine.observed()) c.machine.access_log().add(nullptr, 0, vm::Access::choose);
  return c.return_int(static_cast<int32_t>(chosen));
}

constexpr NativeEntry kEntries[] = {
    {"java/lang/System.currentTimeMillis()J", current_time_millis},
    {"java/lang/System.nanoTime()J", nano_time},
    {"java/lang/System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V", arraycopy},
    {"java/lang/System.identityHashCode(Ljava/lang/Object;)I", identity_hash_code},
    {"java/lang/System.setStream0(ILjava/lang/Object;)V", set_stream},
    {"java/lang/System.getenv0(Ljava/lang/String;)Ljava/lang/String;", get_environment},
    {"java/lang/System.getProperty0(Ljava/lang/String;)Ljava/lang/String;", get_property},
    {"java/lang/Runtime.availableProcessors()I", available_processors},
    {"java/lang/Runtime.totalMemory()J", total_memory},
    {"java/lang/Runtime.freeMemory()J", free_memory},
    {"java/lang/Runtime.maxMemory()J", max_memory},
    {"java/lang/Runtime.gc()V", gc},
    {"java/lang/Runtime.halt0(I)V", halt},
    {"java/lang/Runtime.exit0(I)V", exit},
    {"java/lang/Runtime.isShuttingDown0()Z", is_shutting_down},
    {"braid/internal/ConsoleOutput.print0(ILjava/lang/String;Z)V", print},
    {"braid/internal/ConsoleOutput.write0(I[BII)V", write_bytes},
    {"braid/internal/ConsoleOutput.flush0(I)V", flush},
    {"braid/internal/ConsoleInput.read0([BII)I", read},
    {"braid/internal/ConsoleInput.available0()I", available},
    {"java/io/PrintStream.isHeldByOther0()Z", is_held_by_other},
    {"braid/Tester.begin()V", tester_begin},
    {"braid/Tester.end()V", tester_end},
    {"braid/Tester.failed0(Ljava/lang/AssertionError;)V", tester_failed},
    {"braid/Choose.choose0(I)I", choose},
};

}  // namespace

std::span<const NativeEntry> system_natives() { return kEntries; }

}  // namespace braid::stdlib
