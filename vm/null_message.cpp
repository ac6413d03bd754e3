// The null expression is found by going back from the instruction to the one that wrote its
// register: registers of expressions are written and read within one statement. Where a branch
// joins in between, as behind `b ? x : y`, the expression has no text.
#include "vm/null_message.h"

#include <fmt/format.h>

#include <optional>

#include "vm/opcodes.h"

namespace braid::vm {

namespace {

constexpr int kMaxDepth = 5;  // as the JDK

// "java.util.List", but "String" and "Object".
std::string class_text(std::string_view name) {
  if (name == "java/lang/String") return "String";
  if (name == "java/lang/Object") return "Object";
  return dotted(name);
}

// One type of a descriptor, from `at` on.
std::string type_text(std::string_view descriptor, size_t& at) {
  std::string brackets;
  for (; descriptor[at] == '['; ++at) brackets += "[]";
  const char kind = descriptor[at++];
  if (kind == 'L') {
    const size_t end = descriptor.find(';', at);
    const std::string_view name = descriptor.substr(at, end - at);
    at = end + 1;
    return class_text(name) + brackets;
  }
  constexpr std::string_view kLetters = "ZBSCIJFD";
  constexpr std::string_view kNames[] = {"boolean", "byte", "short", "char",
                                         "int",     "long", "float", "double"};
  return std::string(kNames[kLetters.find(kind)]) + brackets;
}

std::string method_text(const Const& method) {
  std::string params;
  for (size_t at = 1; method.descriptor[at] != ')';) {
    if (!params.empty()) params += ", ";
    params += type_text(method.descriptor, at);
  }
  return fmt::format("{}.{}({})", class_text(method.owner), method.name, params);
}

bool is_call(Op op) {
  return op == Op::call_static || op == Op::call_special || op == Op::call_virtual ||
         op == Op::call_interface;
}

class NullText {
 public:
  explicit NullText(const MethodDef& method) : method_(method) {}

  std::string message(uint32_t pc) {
    const Insn& i = method_.code[pc];
    const std::string action = failed_action(i);
    if (action.empty()) return {};
    const std::optional<uint16_t> reg = null_register(i);
    return reg ? action + reason(*reg, pc) : action;
  }

 private:
  static Op op_of(const Insn& i) { return static_cast<Op>(i.op); }
  const Const& constant(uint16_t index) const { return method_.consts[index]; }

  // Constant of an element's type, for the aload and astore instructions.
  static std::string_view element_text(Op op) {
    switch (op) {
      case Op::aload_z:
      case Op::astore_z:
        return "byte/boolean";
      case Op::aload_c:
      case Op::astore_c:
        return "char";
      case Op::aload_s:
      case Op::astore_s:
        return "short";
      case Op::aload_i:
      case Op::astore_i:
        return "int";
      case Op::aload_l:
      case Op::astore_l:
        return "long";
      case Op::aload_f:
      case Op::astore_f:
        return "float";
      case Op::aload_d:
      case Op::astore_d:
        return "double";
      case Op::aload_r:
      case Op::astore_r:
        return "object";
      default:
        return {};
    }
  }

  static bool is_load(Op op) { return op >= Op::aload_z && op <= Op::aload_r; }
  static bool is_store(Op op) { return op >= Op::astore_z && op <= Op::astore_r; }

  std::string failed_action(const Insn& i) const {
    const Op op = op_of(i);
    if (is_load(op)) return fmt::format("Cannot load from {} array", element_text(op));
    if (is_store(op)) return fmt::format("Cannot store to {} array", element_text(op));
    if (is_call(op)) return fmt::format("Cannot invoke \"{}\"", method_text(constant(i.a)));
    switch (op) {
      case Op::getfield_r:
      case Op::getfield_p:
        return fmt::format("Cannot read field \"{}\"", constant(i.c).name);
      case Op::putfield_r:
      case Op::putfield_p:
        return fmt::format("Cannot assign field \"{}\"", constant(i.c).name);
      case Op::array_length:
        return "Cannot read the array length";
      case Op::throw_r:
        return "Cannot throw exception";
      case Op::monitor_enter:
        return "Cannot enter synchronized block";
      default:
        return {};
    }
  }

  static std::optional<uint16_t> null_register(const Insn& i) {
    const Op op = op_of(i);
    if (is_load(op) || is_store(op) || is_call(op)) return i.b;
    switch (op) {
      case Op::getfield_r:
      case Op::getfield_p:
      case Op::array_length:
        return i.b;
      case Op::putfield_r:
      case Op::putfield_p:
      case Op::throw_r:
      case Op::monitor_enter:
        return i.a;
      default:
        return std::nullopt;
    }
  }

  std::string reason(uint16_t reg, uint32_t pc) {
    const std::optional<std::string> text = value(reg, true, pc, kMaxDepth);
    if (!text) return {};
    const std::optional<uint32_t> writer =
        named(reg, true, pc) ? std::nullopt : last_write(reg, true, pc);
    const bool call = writer && is_call(op_of(method_.code[*writer]));
    return fmt::format(" because {}\"{}\" is null", call ? "the return value of " : "", *text);
  }

  // The local variable that lives in a register.
  std::optional<std::string> named(uint16_t reg, bool reference, uint32_t pc) const {
    for (const LocalEntry& local : method_.locals) {
      if (local.descriptor.empty()) continue;
      const bool is_reference = local.descriptor[0] == 'L' || local.descriptor[0] == '[';
      if (local.reg != reg || is_reference != reference) continue;
      if (local.start <= pc && pc < local.end) return local.name;
    }
    return std::nullopt;
  }

  // Does the instruction write the register? Calls lose all from their windows on.
  static bool writes(const Insn& i, uint16_t reg, bool reference) {
    const Op op = op_of(i);
    if (is_call(op)) return reg >= (reference ? i.b : i.c);
    const Operand first = info(op).operands[0];
    if (i.a != reg) return false;
    return reference ? first == Operand::Rd
                     : first == Operand::Id || first == Operand::Ld || first == Operand::Fd ||
                           first == Operand::Dd || first == Operand::Pd;
  }

  // Where a conditional or unconditional jump goes; its own index if it is no jump.
  uint32_t jump_target(uint32_t pc) const {
    const Insn& i = method_.code[pc];
    if (op_of(i) == Op::jump_w) return pc + 1 + static_cast<uint32_t>(wide_target(i));
    const uint16_t operands[] = {i.a, i.b, i.c};
    for (int k = 0; k < 3; ++k) {
      if (info(op_of(i)).operands[k] != Operand::J) continue;
      return pc + 1 + static_cast<uint32_t>(static_cast<int16_t>(operands[k]));
    }
    return pc;
  }

  // The instruction before `pc` that gave the register its value, if it is the only one.
  std::optional<uint32_t> last_write(uint16_t reg, bool reference, uint32_t pc) const {
    uint32_t at = pc;
    while (at > 0 && !writes(method_.code[at - 1], reg, reference)) --at;
    if (at == 0) return std::nullopt;
    const uint32_t writer = at - 1;
    for (uint32_t from = 0; from < writer; ++from) {
      const uint32_t to = jump_target(from);
      if (to != from && to > writer && to <= pc) return std::nullopt;  // around it
    }
    return writer;
  }

  // The source text of what a register holds at `pc`, as far as the code tells.
  std::optional<std::string> value(uint16_t reg, bool reference, uint32_t pc, int depth) {
    if (depth <= 0) return std::nullopt;
    if (auto name = named(reg, reference, pc)) return name;
    const std::optional<uint32_t> writer = last_write(reg, reference, pc);
    if (!writer) return std::nullopt;
    return written(method_.code[*writer], reg, *writer, depth);
  }

  std::optional<std::string> written(const Insn& i, uint16_t reg, uint32_t pc, int depth) {
    const Op op = op_of(i);
    if (is_call(op)) {
      const Const& method = constant(i.a);
      const char result = shape_of(method.descriptor).result;
      const bool ours = result == 'R' ? reg == i.b : result != 'V' && reg == i.c;
      return ours ? std::optional(method_text(method)) : std::nullopt;
    }
    if (is_load(op)) {
      return fmt::format("{}[{}]", value(i.b, true, pc, depth - 1).value_or("<array>"),
                         value(i.c, false, pc, depth - 1).value_or("..."));
    }
    switch (op) {
      case Op::move_r:
        return value(i.b, true, pc, depth);
      case Op::move_p:
        return value(i.b, false, pc, depth);
      case Op::null_r:
        return "null";
      case Op::int_p:
        return fmt::format("{}", static_cast<int16_t>(i.b));
      case Op::getstatic_r:
      case Op::getstatic_p:
        return fmt::format("{}.{}", class_text(constant(i.b).owner), constant(i.b).name);
      case Op::getfield_r:
      case Op::getfield_p: {
        const std::optional<std::string> object = value(i.b, true, pc, depth - 1);
        return (object ? *object + "." : "") + constant(i.c).name;
      }
      default:
        return std::nullopt;
    }
  }

  const MethodDef& method_;
};

}  // namespace

std::string null_message(const MethodDef& method, uint32_t pc) {
  return pc < method.code.size() ? NullText(method).message(pc) : std::string();
}

}  // namespace braid::vm
