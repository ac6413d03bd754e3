#include "lang/codegen/kinds.h"

#include "lang/lexer_chars.h"

namespace braid::lang {

using vm::Op;

Op array_load_op(const Type* element) {
  switch (element->kind) {
    case TypeKind::kBoolean:
    case TypeKind::kByte:
      return Op::aload_z;
    case TypeKind::kChar:
      return Op::aload_c;
    case TypeKind::kShort:
      return Op::aload_s;
    case TypeKind::kInt:
      return Op::aload_i;
    case TypeKind::kLong:
      return Op::aload_l;
    case TypeKind::kFloat:
      return Op::aload_f;
    case TypeKind::kDouble:
      return Op::aload_d;
    default:
      return Op::aload_r;
  }
}

Op array_store_op(const Type* element) {
  switch (element->kind) {
    case TypeKind::kBoolean:
    case TypeKind::kByte:
      return Op::astore_z;
    case TypeKind::kChar:
      return Op::astore_c;
    case TypeKind::kShort:
      return Op::astore_s;
    case TypeKind::kInt:
      return Op::astore_i;
    case TypeKind::kLong:
      return Op::astore_l;
    case TypeKind::kFloat:
      return Op::astore_f;
    case TypeKind::kDouble:
      return Op::astore_d;
    default:
      return Op::astore_r;
  }
}

bool is_integral_constant(const Constant& value) {
  return std::holds_alternative<int32_t>(value) || std::holds_alternative<int64_t>(value);
}

int64_t integral_value(const Constant& value) {
  if (const auto* i = std::get_if<int32_t>(&value)) return *i;
  return std::get<int64_t>(value);
}

std::u16string utf16_of(std::string_view utf8) {
  std::u16string out;
  for (size_t i = 0; i < utf8.size();) {
    uint8_t lead = static_cast<uint8_t>(utf8[i++]);
    int more = lead < 0x80 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    char32_t c = more == 0 ? lead : lead & (0x3f >> more);
    for (; more > 0 && i < utf8.size(); --more)
      c = c << 6 | (static_cast<uint8_t>(utf8[i++]) & 0x3f);
    append_utf16(out, c);
  }
  return out;
}

}  // namespace braid::lang
