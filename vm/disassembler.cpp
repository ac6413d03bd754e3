#include "vm/disassembler.h"

#include <fmt/format.h>

#include <bit>

#include "vm/hierarchy.h"
#include "vm/opcodes.h"

namespace braid::vm {
namespace {

std::string escaped(std::u16string_view text) {
  std::string out = "\"";
  for (char16_t c : text) {
    if (c == '"' || c == '\\') {
      out += '\\';
      out += static_cast<char>(c);
    } else if (c == '\n') {
      out += "\\n";
    } else if (c >= 0x20 && c < 0x7f) {
      out += static_cast<char>(c);
    } else {
      out += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
    }
  }
  return out + "\"";
}

std::string text_of(const Const& c) {
  switch (c.kind) {
    case ConstKind::kInt:
      return fmt::format("int {}", static_cast<int32_t>(c.bits));
    case ConstKind::kLong:
      return fmt::format("long {}", static_cast<int64_t>(c.bits));
    case ConstKind::kFloat:
      return fmt::format("float {}", std::bit_cast<float>(static_cast<uint32_t>(c.bits)));
    case ConstKind::kDouble:
      return fmt::format("double {}", std::bit_cast<double>(c.bits));
    case ConstKind::kString:
      return escaped(c.string);
    case ConstKind::kClass:
      return c.owner;
    case ConstKind::kField:
      return fmt::format("{}.{}:{}", c.owner, c.name, c.descriptor);
    case ConstKind::kMethod:
      return fmt::format("{}.{}{}", c.owner, c.name, c.descriptor);
    case ConstKind::kSwitch: {
      std::string s = "{";
      for (size_t i = 0; i < c.keys.size(); ++i)
        s += fmt::format("{}->{} ", c.keys[i], c.targets[i]);
      return s + fmt::format("default->{}}}", c.targets.back());
    }
  }
  return "";
}

struct FlagName {
  uint32_t flag;
  const char* name;
};

std::string flags_text(uint32_t flags, std::initializer_list<FlagName> names) {
  std::string out;
  for (const FlagName& n : names)
    if ((flags & n.flag) != 0) out += fmt::format("{} ", n.name);
  return out;
}

std::string member_flags(uint32_t flags, bool method) {
  std::string out = flags_text(flags, {{kPublic, "public"},
                                       {kPrivate, "private"},
                                       {kProtected, "protected"},
                                       {kStatic, "static"},
                                       {kFinal, "final"},
                                       {kNative, "native"},
                                       {kAbstract, "abstract"},
                                       {kSynthetic, "synthetic"},
                                       {kHidden, "hidden"},
                                       {kBridge, "bridge"},
                                       {kNotAtomic, "not-atomic"},
                                       {kDefault, "default"}});
  return out + (method ? flags_text(flags, {{kSynchronized, "synchronized"}, {kVarargs, "varargs"}})
                       : flags_text(flags, {{kVolatile, "volatile"}, {kTransient, "transient"}}));
}

std::string method_text(const MethodDef& m) {
  std::string out = fmt::format("\n  {}{}{}", member_flags(m.flags, true), m.name, m.descriptor);
  if (!m.signature.empty()) out += "  // " + m.signature;
  if (m.code.empty()) return out + "\n";
  out += fmt::format("\n    registers: {} references, {} primitives\n", m.ref_regs, m.prim_regs);
  size_t line = 0;
  for (uint32_t pc = 0; pc < m.code.size(); ++pc) {
    std::string at;
    while (line < m.lines.size() && m.lines[line].pc <= pc)
      at = fmt::format("line {}", m.lines[line++].line);
    out += fmt::format("    {:<9}{:>5}  {}\n", at, pc, disassemble(m, pc));
  }
  for (const Handler& h : m.handlers) {
    out += fmt::format("    {} .. {} on {} go to {} with r{}\n", h.start, h.end,
                       h.catch_type.empty() ? "any exception" : dotted(h.catch_type), h.handler,
                       h.reg);
  }
  for (const LocalEntry& l : m.locals) {
    const bool ref = is_ref(l.descriptor);
    out += fmt::format("    {} {}: {}{} during {} .. {}\n", l.descriptor, l.name, ref ? 'r' : 'p',
                       l.reg, l.start, l.end);
  }
  return out;
}

}  // namespace

std::string disassemble(const MethodDef& m, uint32_t pc) {
  const Insn& i = m.code[pc];
  if (i.op >= kOpCount) return fmt::format("?{} {} {} {}", i.op, i.a, i.b, i.c);
  const OpInfo& inf = info(static_cast<Op>(i.op));
  std::string out(inf.name);
  std::string comment;
  const uint16_t operands[3] = {i.a, i.b, i.c};
  for (int n = 0; n < 3; ++n) {
    const uint16_t v = operands[n];
    switch (inf.operands[n]) {
      case Operand::N:
      case Operand::JX:
        break;
      case Operand::Rd:
      case Operand::Ru:
      case Operand::Wr:
        out += fmt::format(" r{}", v);
        break;
      case Operand::S:
        out += fmt::format(" {}", static_cast<int16_t>(v));
        break;
      case Operand::U:
        out += fmt::format(" {}", v);
        break;
      case Operand::J:
        out += fmt::format(" -> {}", static_cast<int64_t>(pc) + 1 + static_cast<int16_t>(v));
        break;
      case Operand::JW:
        out += fmt::format(" -> {}", static_cast<int64_t>(pc) + 1 + wide_target(i));
        break;
      case Operand::Kc:
      case Operand::Kf:
      case Operand::Km:
      case Operand::Ks:
      case Operand::Kn:
      case Operand::Kt:
        out += fmt::format(" #{}", v);
        if (v < m.consts.size()) comment = text_of(m.consts[v]);
        break;
      default:
        out += fmt::format(" p{}", v);
        break;
    }
  }
  return comment.empty() ? out : fmt::format("{:<32}  ; {}", out, comment);
}

std::string disassemble(const Module& module) {
  std::string out;
  if (!module.main_class.empty()) out += fmt::format("main class {}\n", dotted(module.main_class));
  for (const ClassDef& c : module.classes) {
    out += fmt::format("\n{}{} {}",
                       flags_text(c.flags, {{kPublic, "public"},
                                            {kFinal, "final"},
                                            {kAbstract, "abstract"},
                                            {kSynthetic, "synthetic"},
                                            {kHidden, "hidden"}}),
                       (c.flags & kInterface) != 0 ? "interface"
                       : (c.flags & kEnum) != 0    ? "enum"
                                                   : "class",
                       dotted(c.name));
    if (!c.super.empty()) out += fmt::format(" extends {}", dotted(c.super));
    for (size_t i = 0; i < c.interfaces.size(); ++i) {
      out += fmt::format("{} {}", i == 0 ? " implements" : ",", dotted(c.interfaces[i]));
    }
    if (!c.signature.empty()) out += "  // " + c.signature;
    out += fmt::format("\n  from {}\n", c.source_file);
    for (const FieldDef& f : c.fields) {
      out += fmt::format("  {}{} {}", member_flags(f.flags, false), f.descriptor, f.name);
      if (f.has_constant) out += " = " + text_of(f.constant);
      out += "\n";
    }
    for (const MethodDef& m : c.methods) out += method_text(m);
  }
  return out;
}

}  // namespace braid::vm
