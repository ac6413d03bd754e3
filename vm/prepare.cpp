// Preparing methods: the part of ClassTable that makes a method callable at its first call.
#include <fmt/format.h>

#include "vm/assert.h"
#include "vm/classes.h"
#include "vm/coverage.h"
#include "vm/internal_ops.h"
#include "vm/machine.h"
#include "vm/native.h"
#include "vm/tool_vm.h"

namespace braid::vm {
namespace {

constexpr uint64_t kUnresolved = UINT64_MAX;

void set_op(Insn& i, InternalOp op) { i.op = code(op); }

}  // namespace

void ClassTable::prepare(Method& method) {
  if (method.prepared) return;
  method.prepared = true;
  if (method.is_native()) {
    const std::string name =
        fmt::format("{}.{}{}", method.cls->name, method.def->name, method.def->descriptor);
    method.native = machine_.find_native(name);
    if (method.native == nullptr) {
      method.link_errors.emplace_back("java/lang/UnsatisfiedLinkError", dotted(name));
      method.own_code = {{code(InternalOp::unlinked)}};
      method.own_constants.resize(1);
    } else {
      method.own_code = {{code(InternalOp::native_enter)},
                         {code(InternalOp::native_call)},
                         {code(InternalOp::native_return)}};
    }
  } else if (method.is_abstract()) {
    method.own_code = {{code(InternalOp::abstract_stub)}};
  } else {
    method.own_code = method.def->code;
    method.own_constants.resize(method.def->consts.size());
    for (size_t i = 0; i < method.def->consts.size(); ++i)
      resolve(method, i, method.def->consts[i]);
    rewrite(method);
    if (machine_.tools().vm().is_told(method)) {
      method.told_op = method.own_code[0].op;
      method.own_code[0].op = code(InternalOp::tell_call);
    }
    if (machine_.options().coverage && method.cls->user_code) hide_instructions(method);
  }
  method.code = method.own_code.data();
  method.constants = method.own_constants.data();
}

void ClassTable::link_error(Method& method, size_t index, std::string error_class,
                            std::string text) {
  Resolved& r = method.own_constants[index];
  r.extra = static_cast<uint32_t>(method.link_errors.size()) + 1;
  r.bits = 0;
  method.link_errors.emplace_back(std::move(error_class), std::move(text));
}

Method* ClassTable::resolve_method(Class& cls, const Const& constant) {
  if (Method* m = cls.find_method(constant.name, constant.descriptor)) return m;
  if (cls.is_interface()) return core_.object->find_method(constant.name, constant.descriptor);
  return nullptr;
}

void ClassTable::resolve(Method& method, size_t index, const Const& constant) {
  Resolved& r = method.own_constants[index];
  switch (constant.kind) {
    case ConstKind::kInt:
    case ConstKind::kLong:
    case ConstKind::kFloat:
    case ConstKind::kDouble:
      r.bits = constant.bits;
      return;
    case ConstKind::kString:
      r.object = machine_.intern(constant.string);
      return;
    case ConstKind::kSwitch: {
      auto table = std::make_unique<SwitchTable>();
      table->keys = constant.keys;
      table->offsets = constant.targets;
      table->default_offset = constant.targets.back();
      table->offsets.pop_back();
      r.table = table.get();
      method.tables.push_back(std::move(table));
      return;
    }
    case ConstKind::kClass: {
      Class* c = find(constant.owner);
      if (c == nullptr) return link_error(method, index, "java/lang/NoClassDefFoundError", error_);
      r.cls = c;
      return;
    }
    case ConstKind::kField: {
      Class* c = find(constant.owner);
      if (c == nullptr) return link_error(method, index, "java/lang/NoClassDefFoundError", error_);
      Field* f = c->find_field(constant.name, constant.descriptor);
      if (f == nullptr)
        return link_error(method, index, "java/lang/NoSuchFieldError", constant.name);
      r.slot = f->slot;
      r.object = f->is_static() ? f->cls->statics : nullptr;
      if (f->is_volatile() || is_made_volatile(*f)) r.slot |= 1u << 31;
      if (f->is_static()) r.slot |= 1u << 30;
      if (f->is_quiet()) r.slot |= 1u << 29;
      if (f->is_final() && !is_late_final(*f)) r.slot |= 1u << 28;
      return;
    }
    case ConstKind::kMethod: {
      Class* c = find(constant.owner);
      if (c == nullptr) return link_error(method, index, "java/lang/NoClassDefFoundError", error_);
      Method* m = resolve_method(*c, constant);
      if (m == nullptr) {
        return link_error(
            method, index, "java/lang/NoSuchMethodError",
            fmt::format("{}.{}{}", dotted(constant.owner), constant.name, constant.descriptor));
      }
      r.method = m;
      r.slot = static_cast<uint32_t>(m->vindex);
      return;
    }
  }
}

// Writes slots and special forms into the copied code.
void ClassTable::rewrite(Method& method) {
  constexpr uint32_t kVolatileBit = 1u << 31;
  constexpr uint32_t kStaticBit = 1u << 30;
  constexpr uint32_t kQuietBit = 1u << 29;
  constexpr uint32_t kFinalBit = 1u << 28;
  for (size_t pc = 0; pc < method.own_code.size(); ++pc) {
    Insn& i = method.own_code[pc];
    const auto op = static_cast<Op>(i.op);
    const OpInfo& inf = info(op);
    const uint16_t operands[3] = {i.a, i.b, i.c};
    int k = -1;
    for (int n = 0; n < 3; ++n) {
      const Operand o = inf.operands[n];
      if (o == Operand::Kc || o == Operand::Kf || o == Operand::Km) k = n;
      if (o == Operand::Kt) {
        // Absolute targets become relative to the instruction after this one; each switch has a
        // table constant of its own.
        auto* table = const_cast<SwitchTable*>(method.own_constants[operands[n]].table);
        const auto next = static_cast<int32_t>(pc) + 1;
        for (int32_t& t : table->offsets) t -= next;
        table->default_offset -= next;
      }
    }
    if (k < 0) continue;
    const uint16_t index = operands[k];
    Resolved& r = method.own_constants[index];
    auto unlinked = [&](std::string error_class, std::string text) {
      // Errors of one use of a constant that is fine for others get an entry of their own.
      method.link_errors.emplace_back(std::move(error_class), std::move(text));
      i = {code(InternalOp::unlinked), static_cast<uint16_t>(method.link_errors.size() - 1)};
    };
    if (r.extra != 0 && inf.operands[k] != Operand::Km) {
      i = {code(InternalOp::unlinked), static_cast<uint16_t>(r.extra - 1)};
      continue;
    }
    switch (op) {
      case Op::new_object:
        if ((r.cls->flags & kAbstract) != 0 || r.cls->kind != ClassKind::kInstance) {
          unlinked("java/lang/InstantiationError", dotted(r.cls->name));
        } else if (r.cls->needs_init) {
          set_op(i, InternalOp::new_object_i);
        }
        break;
      case Op::getfield_r:
      case Op::getfield_p:
      case Op::putfield_r:
      case Op::putfield_p: {
        if ((r.slot & kStaticBit) != 0) {
          unlinked("java/lang/IncompatibleClassChangeError", "expected a field that is not static");
          break;
        }
        if ((r.slot & kVolatileBit) != 0) {
          set_op(i, op == Op::getfield_r   ? InternalOp::getfield_r_v
                    : op == Op::getfield_p ? InternalOp::getfield_p_v
                    : op == Op::putfield_r ? InternalOp::putfield_r_v
                                           : InternalOp::putfield_p_v);
        } else if ((r.slot & kQuietBit) != 0) {
          set_op(i, op == Op::getfield_r   ? InternalOp::getfield_r_q
                    : op == Op::getfield_p ? InternalOp::getfield_p_q
                    : op == Op::putfield_r ? InternalOp::putfield_r_q
                                           : InternalOp::putfield_p_q);
        } else if ((r.slot & kFinalBit) != 0) {
          if (op == Op::getfield_r) set_op(i, InternalOp::getfield_r_q);
          if (op == Op::getfield_p) set_op(i, InternalOp::getfield_p_q);
          if (op == Op::putfield_r) set_op(i, InternalOp::putfield_r_f);
          if (op == Op::putfield_p) set_op(i, InternalOp::putfield_p_f);
        }
        i.c = static_cast<uint16_t>(r.slot & 0xffff);
        break;
      }
      case Op::getstatic_r:
      case Op::getstatic_p:
      case Op::putstatic_r:
      case Op::putstatic_p: {
        if ((r.slot & kStaticBit) == 0) {
          unlinked("java/lang/IncompatibleClassChangeError", "expected a static field");
          break;
        }
        const Class* owner = of_statics(r.object);
        if ((r.slot & kVolatileBit) != 0) {
          set_op(i, op == Op::getstatic_r   ? InternalOp::getstatic_r_v
                    : op == Op::getstatic_p ? InternalOp::getstatic_p_v
                    : op == Op::putstatic_r ? InternalOp::putstatic_r_v
                                            : InternalOp::putstatic_p_v);
        } else if (owner->needs_init) {
          set_op(i, op == Op::getstatic_r   ? InternalOp::getstatic_r_i
                    : op == Op::getstatic_p ? InternalOp::getstatic_p_i
                    : op == Op::putstatic_r ? InternalOp::putstatic_r_i
                                            : InternalOp::putstatic_p_i);
        }
        if ((r.slot & (kQuietBit | kFinalBit)) != 0 && (r.slot & kVolatileBit) == 0) {
          const bool init = owner->needs_init;
          if (op == Op::getstatic_r)
            set_op(i, init ? InternalOp::getstatic_r_iq : InternalOp::getstatic_r_q);
          if (op == Op::getstatic_p)
            set_op(i, init ? InternalOp::getstatic_p_iq : InternalOp::getstatic_p_q);
        }
        i.c = static_cast<uint16_t>(r.slot & 0xffff);
        break;
      }
      case Op::call_static:
      case Op::call_special:
      case Op::call_virtual:
      case Op::call_interface: {
        if (r.extra != 0) {
          i = {code(InternalOp::unlinked), static_cast<uint16_t>(r.extra - 1)};
          break;
        }
        Method* m = r.method;
        if (m == nullptr)
          break;  // an interface call's cache was put here by an earlier instruction
        if ((op == Op::call_static) != m->is_static()) {
          unlinked("java/lang/IncompatibleClassChangeError",
                   fmt::format("expected a method that is {}static: {}.{}",
                               m->is_static() ? "not " : "", dotted(m->cls->name), m->def->name));
          break;
        }
        if (op == Op::call_static) {
          if (m->cls->needs_init) set_op(i, InternalOp::call_static_i);
        } else if (op != Op::call_special) {
          if ((m->flags & kPrivate) != 0 || (m->flags & kFinal) != 0 ||
              ((m->cls->flags & kFinal) != 0 && !m->is_abstract())) {
            i.op = code(Op::call_special);
          } else if (m->vindex < 0) {
            // Interface methods are looked up by class, with an inline cache per instruction.
            auto cache = std::make_unique<CallCache>();
            cache->declared = m;
            method.own_constants.emplace_back();
            method.own_constants.back().cache = cache.get();
            method.caches.push_back(std::move(cache));
            if (method.own_constants.size() > 0xffff) {
              unlinked("java/lang/VirtualMachineError", "too many interface calls in a method");
              break;
            }
            i.op = code(Op::call_interface);
            i.a = static_cast<uint16_t>(method.own_constants.size() - 1);
          } else {
            i.op = code(Op::call_virtual);
          }
        }
        break;
      }
      default:
        break;
    }
  }
}

// Methods that are prepared already have forms in their code that the log leaves out.
void ClassTable::log_late_final(Field& field) {
  field.late = true;
  for (Method* method : methods_) {
    if (!method->prepared || method->is_native() || method->is_abstract()) continue;
    for (size_t pc = 0; pc < method->own_code.size(); ++pc) {
      const Insn& original = method->def->code[pc];
      const auto op = static_cast<Op>(original.op);
      const bool of_field = op == Op::getfield_r || op == Op::getfield_p || op == Op::putfield_r ||
                            op == Op::putfield_p;
      const uint16_t now = op_at(*method, static_cast<uint32_t>(pc));
      if (!of_field || now == original.op || now == code(InternalOp::unlinked)) continue;
      const Const& constant = method->def->consts[original.c];
      Class* cls = loaded(constant.owner);
      if (cls != nullptr && cls->find_field(constant.name, constant.descriptor) == &field)
        set_op_at(*method, static_cast<uint32_t>(pc), original.op);
    }
  }
}

}  // namespace braid::vm
