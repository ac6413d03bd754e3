#include "stdlib/numbers.h"

#include <charconv>
#include <cmath>
#include <cstdlib>
#include <system_error>
#include <type_traits>

namespace braid::stdlib {

namespace {

// Decimal digits of a positive finite number: 0.DIGITS times ten to the power of `point`.
struct Digits {
  std::string digits;
  int point = 0;
};

Digits split(std::string_view scientific) {
  Digits d;
  const size_t e = scientific.find('e');
  for (char c : scientific.substr(0, e))
    if (c != '.') d.digits.push_back(c);
  while (d.digits.size() > 1 && d.digits.back() == '0') d.digits.pop_back();
  int exponent = 0;
  std::string_view text = scientific.substr(e + 1);
  if (text.front() == '+') text.remove_prefix(1);
  std::from_chars(text.data(), text.data() + text.size(), exponent);
  d.point = exponent + 1;
  return d;
}

// The shortest digits that read back. Of one digit Java takes the nearest two-digit number instead,
// if that reads back too: 4.9E-324, not 5.0E-324.
template <class T>
Digits shortest(T value) {
  char buffer[64];
  auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::scientific);
  Digits d = split({buffer, static_cast<size_t>(end.ptr - buffer)});
  if (d.digits.size() > 1) return d;
  end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::scientific, 1);
  *end.ptr = 0;
  T back;
  if constexpr (std::is_same_v<T, float>) {
    back = std::strtof(buffer, nullptr);
  } else {
    back = std::strtod(buffer, nullptr);
  }
  if (back != value) return d;
  return split({buffer, static_cast<size_t>(end.ptr - buffer)});
}

std::string laid_out(const Digits& d) {
  const int count = static_cast<int>(d.digits.size());
  if (d.point > 7 || d.point < -2) {
    std::string fraction = count > 1 ? d.digits.substr(1) : "0";
    return d.digits.substr(0, 1) + "." + fraction + "E" + std::to_string(d.point - 1);
  }
  if (d.point <= 0) return "0." + std::string(static_cast<size_t>(-d.point), '0') + d.digits;
  if (count <= d.point) {
    return d.digits + std::string(static_cast<size_t>(d.point - count), '0') + ".0";
  }
  const auto point = static_cast<size_t>(d.point);
  return d.digits.substr(0, point) + "." + d.digits.substr(point);
}

template <class T>
std::string text_of(T value) {
  if (std::isnan(value)) return "NaN";
  const std::string sign = std::signbit(value) ? "-" : "";
  if (std::isinf(value)) return sign + "Infinity";
  if (value == 0) return sign + "0.0";
  return sign + laid_out(shortest(std::fabs(value)));
}

// Reads a text from the front.
class Reader {
 public:
  explicit Reader(std::u16string_view text) : text_(text) {}
  bool at_end() const { return text_.empty(); }
  bool accept(char16_t a, char16_t b) {
    if (text_.empty() || (text_[0] != a && text_[0] != b)) return false;
    text_.remove_prefix(1);
    return true;
  }
  bool accept(std::u16string_view word) {
    if (!text_.starts_with(word)) return false;
    text_.remove_prefix(word.size());
    return true;
  }
  // How many digits were skipped.
  size_t digits(bool hexadecimal) {
    size_t count = 0;
    while (count < text_.size() && is_digit(text_[count], hexadecimal)) count++;
    text_.remove_prefix(count);
    return count;
  }
  // Sign and digits of an exponent.
  bool exponent() {
    accept(u'+', u'-');
    return digits(false) > 0;
  }

 private:
  static bool is_digit(char16_t c, bool hexadecimal) {
    if (c >= '0' && c <= '9') return true;
    return hexadecimal && ((c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'));
  }
  std::u16string_view text_;
};

bool ends_number(Reader& reader) {
  if (!reader.accept(u'd', u'D')) reader.accept(u'f', u'F');
  return reader.at_end();
}

// What strtod understands: plain characters, no suffix.
std::string plain(std::u16string_view text) {
  std::string out;
  for (char16_t c : text) out.push_back(static_cast<char>(c));
  const bool hexadecimal = out.find_first_of("xX") != std::string::npos;
  const bool suffixed = out.find_first_of(hexadecimal ? "pP" : "0123456789") != std::string::npos;
  if (suffixed && std::string_view("dDfF").find(out.back()) != std::string_view::npos) {
    out.pop_back();
  }
  return out;
}

}  // namespace

std::string double_text(double value) { return text_of(value); }

std::string float_text(float value) { return text_of(value); }

bool is_floating_text(std::u16string_view text) {
  Reader reader(text);
  reader.accept(u'+', u'-');
  if (reader.accept(u"NaN") || reader.accept(u"Infinity")) return reader.at_end();
  if (reader.accept(u"0x") || reader.accept(u"0X")) {
    size_t count = reader.digits(true);
    if (reader.accept(u'.', u'.')) count += reader.digits(true);
    return count > 0 && reader.accept(u'p', u'P') && reader.exponent() && ends_number(reader);
  }
  size_t count = reader.digits(false);
  if (reader.accept(u'.', u'.')) count += reader.digits(false);
  if (count == 0) return false;
  if (reader.accept(u'e', u'E') && !reader.exponent()) return false;
  return ends_number(reader);
}

double parse_double(std::u16string_view text) { return std::strtod(plain(text).c_str(), nullptr); }

float parse_float(std::u16string_view text) { return std::strtof(plain(text).c_str(), nullptr); }

}  // namespace braid::stdlib
