#include "stdlib/unicode.h"

#include <algorithm>
#include <iterator>

namespace braid::stdlib {

namespace {

struct CaseRange {
  int32_t first;
  int32_t last;
  int32_t step;
  int32_t delta;
};

#include "stdlib/unicode_tables.inc"

constexpr int32_t kLast = 0x10ffff;
constexpr int kDecimalDigit = 9;
constexpr char16_t kSigma = 0x3a3;
constexpr char16_t kFinalSigma = 0x3c2;
constexpr char16_t kDottedI = 0x130;

// The run that the code point is in.
uint32_t run_of(int32_t c) {
  const uint32_t key = static_cast<uint32_t>(c) << 9 | 0x1ff;
  return *std::prev(std::upper_bound(std::begin(kRuns), std::end(kRuns), key));
}

template <size_t N>
int32_t mapped(const CaseRange (&table)[N], int32_t c) {
  const CaseRange* range =
      std::upper_bound(std::begin(table), std::end(table), c,
                       [](int32_t value, const CaseRange& r) { return value < r.first; });
  // Ranges with a step of two overlap their neighbours, so look back over a few.
  for (int i = 0; i < 3 && range != std::begin(table); i++) {
    --range;
    if (c <= range->last && (c - range->first) % range->step == 0) return c + range->delta;
  }
  return c;
}

bool is_cased(int32_t c) {
  const int category = char_category(c);
  return (category >= 1 && category <= 3) || (char_properties(c) & (kLowerCase | kUpperCase)) != 0;
}

// What does not count when the neighbours of a sigma are looked for.
bool is_case_ignorable(int32_t c) {
  const int category = char_category(c);
  return category == 6 || category == 7 || category == 16 || category == 4 || category == 27 ||
         c == '\'' || c == '.' || c == ':' || c == 0xb7 || c == 0x2019;
}

bool ends_word(std::u16string_view text, size_t sigma) {
  size_t before = sigma;
  while (before > 0 && is_case_ignorable(text[before - 1])) before--;
  if (before == 0 || !is_cased(text[before - 1])) return false;
  size_t after = sigma + 1;
  while (after < text.size() && is_case_ignorable(text[after])) after++;
  return after == text.size() || !is_cased(text[after]);
}

bool append_long_upper(std::u16string& out, int32_t c) {
  for (const auto& entry : kLongUpper) {
    if (entry[0] != c) continue;
    for (int i = 1; i < 4 && entry[i] != 0; i++) out.push_back(entry[i]);
    return true;
  }
  return false;
}

}  // namespace

int char_category(int32_t c) { return c < 0 || c > kLast ? 0 : run_of(c) & 31; }

int char_properties(int32_t c) { return c < 0 || c > kLast ? 0 : (run_of(c) >> 5) & 15; }

int decimal_value(int32_t c) {
  if (c < 0 || c > kLast) return -1;
  const uint32_t run = run_of(c);
  if ((run & 31) != kDecimalDigit) return -1;
  return (c - static_cast<int32_t>(run >> 9)) % 10;
}

int32_t to_lower(int32_t c) { return mapped(kLower, c); }

int32_t to_upper(int32_t c) { return mapped(kUpper, c); }

int32_t next_code_point(std::u16string_view text, size_t& at) {
  const char16_t first = text[at++];
  if (first < 0xd800 || first > 0xdbff || at == text.size()) return first;
  const char16_t second = text[at];
  if (second < 0xdc00 || second > 0xdfff) return first;
  at++;
  return ((first - 0xd800) << 10) + (second - 0xdc00) + 0x10000;
}

void append_code_point(std::u16string& text, int32_t c) {
  if (c < 0x10000) {
    text.push_back(static_cast<char16_t>(c));
    return;
  }
  text.push_back(static_cast<char16_t>(0xd800 + ((c - 0x10000) >> 10)));
  text.push_back(static_cast<char16_t>(0xdc00 + ((c - 0x10000) & 0x3ff)));
}

std::u16string to_lower(std::u16string_view text) {
  std::u16string out;
  out.reserve(text.size());
  for (size_t at = 0; at < text.size();) {
    const size_t start = at;
    const int32_t c = next_code_point(text, at);
    if (c == kSigma && ends_word(text, start)) {
      out.push_back(kFinalSigma);
    } else if (c == kDottedI) {
      out += u"i\u0307";
    } else if (c < 128) {
      out.push_back(static_cast<char16_t>(c >= 'A' && c <= 'Z' ? c + 32 : c));
    } else {
      append_code_point(out, to_lower(c));
    }
  }
  return out;
}

std::u16string to_upper(std::u16string_view text) {
  std::u16string out;
  out.reserve(text.size());
  for (size_t at = 0; at < text.size();) {
    const int32_t c = next_code_point(text, at);
    if (c < 128) {
      out.push_back(static_cast<char16_t>(c >= 'a' && c <= 'z' ? c - 32 : c));
    } else if (!append_long_upper(out, c)) {
      append_code_point(out, to_upper(c));
    }
  }
  return out;
}

bool equal_ignoring_case(char16_t a, char16_t b) {
  if (a == b) return true;
  const int32_t upper_a = to_upper(static_cast<int32_t>(a));
  const int32_t upper_b = to_upper(static_cast<int32_t>(b));
  return upper_a == upper_b || to_lower(upper_a) == to_lower(upper_b);
}

}  // namespace braid::stdlib
