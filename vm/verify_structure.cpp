#include "vm/verify_structure.h"

#include <fmt/format.h>

#include <string_view>
#include <vector>

#include "vm/opcodes.h"

namespace braid::vm {
namespace {

class Structure {
 public:
  explicit Structure(const MethodDef& m) : m_(m) {}

  std::string run() {
    check();
    if (error_.empty()) return "";
    return fmt::format("instruction {}: {}", pc_, error_);
  }

 private:
  void check() {
    const Shape shape = shape_of(m_.descriptor);
    const uint32_t refs = shape.refs + ((m_.flags & kStatic) != 0 ? 0u : 1u);
    if (m_.code.empty()) return fail("there is no code");
    if (refs > m_.ref_regs || shape.prims > m_.prim_regs) return fail("too few registers");
    std::vector<bool> switch_used(m_.consts.size());
    for (pc_ = 0; pc_ < m_.code.size() && error_.empty(); ++pc_) operands(switch_used);
    if (!error_.empty()) return;
    pc_ = static_cast<uint32_t>(m_.code.size()) - 1;
    if (falls_through(static_cast<Op>(m_.code.back().op)))
      return fail("execution can run past the end");
    for (const Handler& h : m_.handlers) {
      if (h.start >= h.end || h.end > m_.code.size() || h.handler >= m_.code.size() ||
          h.reg >= m_.ref_regs) {
        return fail("an exception handler is out of bounds");
      }
    }
  }

  bool in_code(int64_t target) const {
    return target >= 0 && target < static_cast<int64_t>(m_.code.size());
  }

  void operands(std::vector<bool>& switch_used) {
    const Insn& i = m_.code[pc_];
    if (i.op >= kOpCount) return fail(fmt::format("there is no opcode {}", i.op));
    const auto op = static_cast<Op>(i.op);
    const OpInfo& inf = info(op);
    const uint16_t values[3] = {i.a, i.b, i.c};
    for (int n = 0; n < 3; ++n) operand(inf.operands[n], values[n], switch_used);
    if (!error_.empty()) return;  // what follows looks at the operands
    const auto k = static_cast<int16_t>(i.c);
    const bool divides =
        op == Op::idiv_k || op == Op::irem_k || op == Op::ldiv_k || op == Op::lrem_k;
    if (divides && (k == 0 || k == -1)) fail("division by the constant 0 or -1");
    if (op == Op::concat && i.b + i.c > m_.ref_regs) fail("registers out of bounds");
    if (op == Op::new_multi) {
      const bool follows =
          pc_ + 1 < m_.code.size() && static_cast<Op>(m_.code[pc_ + 1].op) == Op::dims;
      if (!follows) return fail("new_multi without dims");
      const uint32_t dims = m_.code[pc_ + 1].a;
      if (dims == 0 || i.b + dims > m_.prim_regs) return fail("wrong number of dimensions");
      const std::string& name = m_.consts[i.c].owner;
      if (name.find_first_not_of('[') < dims) return fail("more lengths than dimensions");
    }
    if (op == Op::table_switch && error_.empty()) {
      const Const& t = m_.consts[i.b];
      for (size_t n = 0; n + 1 < t.keys.size(); ++n)
        if (static_cast<int64_t>(t.keys[n]) + 1 != t.keys[n + 1]) fail("keys are not consecutive");
    }
    if (op == Op::new_array && error_.empty() && m_.consts[i.c].owner[0] != '[')
      fail("not an array class");
  }

  void operand(Operand kind, uint16_t v, std::vector<bool>& switch_used) {
    if (!error_.empty()) return;
    auto constant = [&](auto... kinds) {
      if (v >= m_.consts.size() || ((m_.consts[v].kind != kinds) && ...))
        fail("constant of a wrong kind");
    };
    switch (kind) {
      case Operand::N:
      case Operand::S:
      case Operand::U:
      case Operand::JX:
        return;
      case Operand::J:
        if (!in_code(static_cast<int64_t>(pc_) + 1 + static_cast<int16_t>(v)))
          fail("jump out of the method");
        return;
      case Operand::JW:
        if (!in_code(static_cast<int64_t>(pc_) + 1 + wide_target(m_.code[pc_])))
          fail("jump out of the method");
        return;
      case Operand::Rd:
      case Operand::Ru:
      case Operand::Wr:
        if (v >= m_.ref_regs && !(kind == Operand::Wr && v == m_.ref_regs))
          fail("register out of bounds");
        return;
      case Operand::Wp:
        if (v > m_.prim_regs) fail("register out of bounds");
        return;
      case Operand::Kc:
        constant(ConstKind::kClass);
        if (error_.empty() && !class_name(m_.consts[v].owner)) fail("malformed class name");
        return;
      case Operand::Kf:
        constant(ConstKind::kField);
        if (error_.empty() &&
            (!class_name(m_.consts[v].owner) || !is_field_descriptor(m_.consts[v].descriptor))) {
          fail("malformed field reference");
        }
        return;
      case Operand::Km:
        constant(ConstKind::kMethod);
        if (error_.empty() &&
            (!class_name(m_.consts[v].owner) || !is_method_descriptor(m_.consts[v].descriptor))) {
          fail("malformed method reference");
        }
        return;
      case Operand::Ks:
        return constant(ConstKind::kString);
      case Operand::Kn:
        return constant(ConstKind::kInt, ConstKind::kLong, ConstKind::kFloat, ConstKind::kDouble);
      case Operand::Kt:
        constant(ConstKind::kSwitch);
        if (error_.empty()) switch_table(m_.consts[v], v, switch_used);
        return;
      default:
        if (v >= m_.prim_regs) fail("register out of bounds");
    }
  }

  static bool class_name(std::string_view name) {
    if (name.empty()) return false;
    if (name[0] == '[') return is_field_descriptor(name);
    return name.find_first_of(".;[") == std::string_view::npos;
  }

  void switch_table(const Const& c, uint16_t index, std::vector<bool>& used) {
    if (used[index]) return fail("two switches share a table");
    used[index] = true;
    if (c.targets.size() != c.keys.size() + 1) return fail("malformed switch table");
    for (int32_t t : c.targets)
      if (!in_code(t)) return fail("switch out of the method");
    for (size_t n = 0; n + 1 < c.keys.size(); ++n)
      if (c.keys[n] >= c.keys[n + 1]) return fail("switch keys are not in order");
  }

  void fail(std::string text) {
    if (error_.empty()) error_ = std::move(text);
  }

  const MethodDef& m_;
  uint32_t pc_ = 0;
  std::string error_;
};

}  // namespace

std::string verify_structure(const MethodDef& method) { return Structure(method).run(); }

}  // namespace braid::vm
