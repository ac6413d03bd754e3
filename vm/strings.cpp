// Strings of the machine: making them, interning, UTF-8.
#include <algorithm>

#include "vm/machine.h"

namespace braid::vm {
namespace {

constexpr char32_t kReplacement = 0xfffd;

// Whether a second byte may follow the first: no overlong forms, no surrogates, at most U+10FFFF.
bool fits(unsigned char first, unsigned char second) {
  switch (first) {
    case 0xe0:
      return second >= 0xa0;
    case 0xed:
      return second <= 0x9f;
    case 0xf0:
      return second >= 0x90;
    case 0xf4:
      return second <= 0x8f;
    default:
      return true;
  }
}

// Decodes one code point of UTF-8 at `at`, advancing it; malformed bytes give U+FFFD.
char32_t decode(std::string_view s, size_t& at) {
  const auto b = static_cast<unsigned char>(s[at++]);
  if (b < 0x80) return b;
  const int more = b >= 0xf0 && b < 0xf5   ? 3
                   : b >= 0xe0 && b < 0xf0 ? 2
                   : b >= 0xc2 && b < 0xe0 ? 1
                                           : 0;
  if (more == 0) return kReplacement;
  char32_t c = b & (0x3f >> more);
  for (int i = 0; i < more; ++i) {
    const auto next = static_cast<unsigned char>(at < s.size() ? s[at] : 0);
    if ((next & 0xc0) != 0x80 || (i == 0 && !fits(b, next))) return kReplacement;
    c = c << 6 | (next & 0x3f);
    ++at;
  }
  return c;
}

}  // namespace

std::u16string utf16_of(std::string_view text) {
  std::u16string out;
  out.reserve(text.size());
  for (size_t i = 0; i < text.size();) {
    const char32_t c = decode(text, i);
    if (c < 0x10000) {
      out.push_back(static_cast<char16_t>(c));
    } else {
      out.push_back(static_cast<char16_t>(0xd7c0 + (c >> 10)));
      out.push_back(static_cast<char16_t>(0xdc00 + (c & 0x3ff)));
    }
  }
  return out;
}

std::string utf8_of(std::u16string_view text) {
  std::string out;
  out.reserve(text.size());
  for (size_t i = 0; i < text.size(); ++i) {
    char32_t c = text[i];
    if (c >= 0xd800 && c < 0xdc00 && i + 1 < text.size() && (text[i + 1] & 0xfc00) == 0xdc00) {
      c = 0x10000 + ((c - 0xd800) << 10) + (text[++i] - 0xdc00u);
    } else if (c >= 0xd800 && c < 0xe000) {
      c = '?';  // an unpaired surrogate, as Java's encoder writes it
    }
    if (c < 0x80) {
      out.push_back(static_cast<char>(c));
    } else if (c < 0x800) {
      out.push_back(static_cast<char>(0xc0 | c >> 6));
      out.push_back(static_cast<char>(0x80 | (c & 0x3f)));
    } else if (c < 0x10000) {
      out.push_back(static_cast<char>(0xe0 | c >> 12));
      out.push_back(static_cast<char>(0x80 | (c >> 6 & 0x3f)));
      out.push_back(static_cast<char>(0x80 | (c & 0x3f)));
    } else {
      out.push_back(static_cast<char>(0xf0 | c >> 18));
      out.push_back(static_cast<char>(0x80 | (c >> 12 & 0x3f)));
      out.push_back(static_cast<char>(0x80 | (c >> 6 & 0x3f)));
      out.push_back(static_cast<char>(0x80 | (c & 0x3f)));
    }
  }
  return out;
}

String* Machine::new_string_may_collect(std::u16string_view text) {
  // The text may lie in an object that only the caller keeps alive: copy it first when it must be.
  String* s = heap_.new_string_may_collect(core().string, static_cast<int32_t>(text.size()));
  if (s != nullptr) std::copy(text.begin(), text.end(), s->chars());
  return s;
}

String* Machine::new_string_utf8_may_collect(std::string_view text) {
  return new_string_may_collect(utf16_of(text));
}

String* Machine::intern(std::u16string_view text) {
  auto it = interned_.find(text);
  if (it != interned_.end()) return it->second;
  Class* cls = core().string;
  String* s = heap_.new_immortal_string(cls, static_cast<int32_t>(text.size()));
  std::copy(text.begin(), text.end(), s->chars());
  interned_.emplace(s->view(), s);
  return s;
}

std::string Machine::to_utf8(const String* string) {
  return utf8_of(const_cast<String*>(string)->view());
}

}  // namespace braid::vm
