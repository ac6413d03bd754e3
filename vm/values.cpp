#include "vm/values.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

namespace braid::vm {
namespace {

constexpr size_t kMostCharacters = 24;  // of a string that are shown

template <class T>
std::string floating_text(T v) {
  if (std::isnan(v)) return "NaN";
  if (std::isinf(v)) return v > 0 ? "Infinity" : "-Infinity";
  const T size = std::fabs(v);
  if (size == 0 || (size >= T(1e-3) && size < T(1e7))) {
    std::string text = fmt::format("{}", v);
    return text.find('.') == std::string::npos ? text + ".0" : text;
  }
  char digits[64];
  const auto end = std::to_chars(digits, digits + sizeof digits, v, std::chars_format::scientific);
  const std::string_view text(digits, static_cast<size_t>(end.ptr - digits));
  const size_t e = text.find('e');
  const std::string_view mantissa = text.substr(0, e);
  int exponent = 0;
  const size_t sign = e + (text[e + 1] == '+' ? 2 : 1);
  std::from_chars(text.data() + sign, text.data() + text.size(), exponent);
  return fmt::format("{}{}E{}", mantissa, mantissa.find('.') == std::string_view::npos ? ".0" : "",
                     exponent);
}

// In the middle of quotes of the given kind.
std::string escaped(std::string_view utf8, char quote) {
  std::string text;
  for (const char c : utf8) {
    switch (c) {
      case '\n':
        text += "\\n";
        break;
      case '\t':
        text += "\\t";
        break;
      case '\r':
        text += "\\r";
        break;
      default:
        if (c == quote || c == '\\') text += '\\';
        if (static_cast<unsigned char>(c) < ' ') {
          text += fmt::format("\\u{:04x}", c);
        } else {
          text += c;
        }
    }
  }
  return text;
}

struct Boxed {
  std::string_view cls;
  char letter;
};
constexpr Boxed kBoxed[] = {
    {"java/lang/Integer", 'I'}, {"java/lang/Long", 'J'},      {"java/lang/Short", 'S'},
    {"java/lang/Byte", 'B'},    {"java/lang/Character", 'C'}, {"java/lang/Boolean", 'Z'},
    {"java/lang/Float", 'F'},   {"java/lang/Double", 'D'},
};

}  // namespace

std::string primitive_text(Slot value, char letter) {
  switch (letter) {
    case 'Z':
      return value.as_bool() ? "true" : "false";
    case 'C': {
      const auto c = static_cast<char16_t>(value.bits);
      return fmt::format("'{}'", escaped(utf8_of({&c, 1}), '\''));
    }
    case 'J':
      return std::to_string(value.as_long());
    case 'F':
      return floating_text(value.as_float());
    case 'D':
      return floating_text(value.as_double());
    default:
      return std::to_string(value.as_int());
  }
}

std::string quoted_text(std::string_view utf8) {
  size_t end = 0;
  for (size_t n = 0; end < utf8.size() && n < kMostCharacters; ++n) {
    ++end;
    while (end < utf8.size() && (utf8[end] & 0xc0) == 0x80) ++end;
  }
  return fmt::format("\"{}\"{}", escaped(utf8.substr(0, end), '"'), end < utf8.size() ? "..." : "");
}

std::string reference_text(Object* value) {
  if (value == nullptr) return "null";
  Class& cls = *value->cls;
  if (cls.kind == ClassKind::kString) {
    constexpr size_t kEnough = 4 * kMostCharacters;  // UTF-16 units
    return quoted_text(utf8_of(as_string(value)->view().substr(0, kEnough)));
  }
  for (const Boxed& b : kBoxed)
    if (b.cls == cls.name && cls.prim_slots > 0) return primitive_text(value->prim(0), b.letter);
  for (const Class* c = &cls; c != nullptr; c = c->super) {
    if (c->name != "java/lang/Enum") continue;
    const Field* name = cls.find_field("name", "Ljava/lang/String;");
    if (name == nullptr || name->is_static() || value->ref(name->slot) == nullptr) break;
    return Machine::to_utf8(as_string(value->ref(name->slot)));
  }
  return "";
}

}  // namespace braid::vm
