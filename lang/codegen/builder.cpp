#include "lang/codegen/builder.h"

#include <bit>
#include <cstring>
#include <utility>

#include "lang/codegen/jump_layout.h"

namespace braid::lang {

using vm::Const;
using vm::ConstKind;
using vm::Op;

namespace {

constexpr uint32_t kOperandLimit = 0xffff;
// The code of a method is small enough that relative jumps never overflow 32 bits and tables stay
// reasonable: far above what the 64 KB of a Java method can hold.
constexpr uint32_t kMaxCode = 1u << 20;

// A key for the map of constants: the kind and the parts, each behind its length.
std::string key_of(ConstKind kind, std::initializer_list<std::string_view> parts) {
  std::string key(1, static_cast<char>(kind));
  for (std::string_view part : parts) {
    uint32_t size = static_cast<uint32_t>(part.size());
    key.append(reinterpret_cast<const char*>(&size), sizeof size);
    key.append(part);
  }
  return key;
}

std::string_view bytes_of(const uint64_t& bits) {
  return {reinterpret_cast<const char*>(&bits), sizeof bits};
}

}  // namespace

bool never_goes_on(Op op) {
  switch (op) {
    case Op::jump:
    case Op::jump_w:
    case Op::ret:
    case Op::ret_r:
    case Op::ret_p:
    case Op::throw_r:
    case Op::assert_failed:
    case Op::table_switch:
    case Op::lookup_switch:
      return true;
    default:
      return false;
  }
}

void CodeBuilder::emit(Op op, uint32_t a, uint32_t b, uint32_t c) {
  if (!alive_) return;
  if (a > kOperandLimit || b > kOperandLimit || c > kOperandLimit || code_.size() >= kMaxCode) {
    too_large_ = true;
    return;
  }
  if (pending_line_ != 0) {
    if (lines_.empty() || lines_.back().line != pending_line_) {
      lines_.push_back({pc(), pending_line_});
    }
    pending_line_ = 0;
  }
  code_.push_back({static_cast<uint16_t>(op), static_cast<uint16_t>(a), static_cast<uint16_t>(b),
                   static_cast<uint16_t>(c)});
  target_of_.push_back(kNoLabel);
  if (never_goes_on(op)) alive_ = false;
}

void CodeBuilder::emit_jump(Op op, uint32_t a, uint32_t b, Label target) {
  if (!alive_) return;
  emit(op, a, b, 0);
  if (too_large_) return;
  target_of_.back() = target.id;
  labels_[target.id].used = true;
}

void CodeBuilder::emit_switch(Op op, Reg key, std::vector<int32_t> keys,
                              const std::vector<Label>& targets, Label otherwise) {
  if (!alive_) return;
  Const table;
  table.kind = ConstKind::kSwitch;
  table.keys = std::move(keys);
  uint32_t constant = static_cast<uint32_t>(consts_.size());
  consts_.push_back(std::move(table));
  SwitchFixup fixup{constant, targets};
  fixup.targets.push_back(otherwise);
  for (Label l : fixup.targets) labels_[l.id].used = true;
  switches_.push_back(std::move(fixup));
  emit(op, key, constant);
}

uint32_t CodeBuilder::open_slot() {
  slots_.push_back({pc(), {}});
  emit(Op::nop);
  return static_cast<uint32_t>(slots_.size() - 1);
}

void CodeBuilder::emit_into_slot(uint32_t slot, Op op, uint32_t a, uint32_t b) {
  if (a > kOperandLimit || b > kOperandLimit) {
    too_large_ = true;
    return;
  }
  slots_[slot].code.push_back(
      {static_cast<uint16_t>(op), static_cast<uint16_t>(a), static_cast<uint16_t>(b), 0});
}

Label CodeBuilder::new_label() {
  labels_.emplace_back();
  return {static_cast<uint32_t>(labels_.size() - 1)};
}

void CodeBuilder::bind(Label label) {
  LabelInfo& info = labels_[label.id];
  info.pc = pc();
  if (info.used) alive_ = true;
}

void CodeBuilder::bind_entry(Label label) {
  LabelInfo& info = labels_[label.id];
  info.pc = pc();
  info.used = true;
  alive_ = true;
}

uint32_t CodeBuilder::add_const(std::string key, Const constant) {
  auto [it, fresh] =
      const_index_.try_emplace(std::move(key), static_cast<uint32_t>(consts_.size()));
  if (fresh) consts_.push_back(std::move(constant));
  return it->second;
}

uint32_t CodeBuilder::int_const(int32_t value) {
  Const c;
  c.kind = ConstKind::kInt;
  c.bits = static_cast<uint64_t>(static_cast<int64_t>(value));
  return add_const(key_of(c.kind, {bytes_of(c.bits)}), c);
}

uint32_t CodeBuilder::long_const(int64_t value) {
  Const c;
  c.kind = ConstKind::kLong;
  c.bits = static_cast<uint64_t>(value);
  return add_const(key_of(c.kind, {bytes_of(c.bits)}), c);
}

uint32_t CodeBuilder::float_const(float value) {
  Const c;
  c.kind = ConstKind::kFloat;
  c.bits = std::bit_cast<uint32_t>(value);
  return add_const(key_of(c.kind, {bytes_of(c.bits)}), c);
}

uint32_t CodeBuilder::double_const(double value) {
  Const c;
  c.kind = ConstKind::kDouble;
  c.bits = std::bit_cast<uint64_t>(value);
  return add_const(key_of(c.kind, {bytes_of(c.bits)}), c);
}

uint32_t CodeBuilder::string_const(const std::u16string& value) {
  Const c;
  c.kind = ConstKind::kString;
  c.string = value;
  std::string_view bytes(reinterpret_cast<const char*>(value.data()), value.size() * 2);
  return add_const(key_of(c.kind, {bytes}), c);
}

uint32_t CodeBuilder::class_const(std::string_view name) {
  Const c;
  c.kind = ConstKind::kClass;
  c.owner = name;
  return add_const(key_of(c.kind, {name}), c);
}

uint32_t CodeBuilder::field_const(std::string_view owner, std::string_view name,
                                  std::string_view descriptor) {
  Const c;
  c.kind = ConstKind::kField;
  c.owner = owner;
  c.name = name;
  c.descriptor = descriptor;
  return add_const(key_of(c.kind, {owner, name, descriptor}), c);
}

uint32_t CodeBuilder::method_const(std::string_view owner, std::string_view name,
                                   std::string_view descriptor, bool is_interface) {
  Const c;
  c.kind = ConstKind::kMethod;
  c.owner = owner;
  c.name = name;
  c.descriptor = descriptor;
  c.is_interface = is_interface;
  return add_const(key_of(c.kind, {owner, name, descriptor, is_interface ? "i" : ""}), c);
}

void CodeBuilder::add_handler(uint32_t start, uint32_t end, Label handler, Reg reg,
                              std::string_view catch_type) {
  if (start >= end) return;
  if (reg > kOperandLimit) {
    too_large_ = true;
    return;
  }
  labels_[handler.id].used = true;
  handlers_.push_back({start, end, handler, static_cast<uint16_t>(reg), std::string(catch_type)});
}

void CodeBuilder::add_local(std::string_view name, std::string_view descriptor, Reg reg,
                            uint32_t start, uint32_t end) {
  if (start >= end) return;
  if (reg > kOperandLimit) {
    too_large_ = true;
    return;
  }
  locals_.push_back(
      {std::string(name), std::string(descriptor), static_cast<uint16_t>(reg), start, end});
}

bool CodeBuilder::finish(vm::MethodDef& method) {
  if (max_[0] > kOperandLimit || max_[1] > kOperandLimit || consts_.size() > kOperandLimit) {
    too_large_ = true;
  }
  if (too_large_) return false;
  JumpLayout(*this).run(method);
  method.ref_regs = static_cast<uint16_t>(max_[0]);
  method.prim_regs = static_cast<uint16_t>(max_[1]);
  method.consts = std::move(consts_);
  return true;
}

}  // namespace braid::lang
