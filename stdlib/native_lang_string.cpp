// Natives of java.lang.String.
//
//   length, charAt, equals, hashCode, compareTo, substring, toCharArray, intern, replace(char,char)
//     as their documentation says
//   $new(String)            an equal string that is another object
//   fromChars0, fromChar0   a new string of characters
//   fromUtf8, toUtf8        between bytes and characters
//   getChars0               copies characters into an array
//   indexOf0, lastIndexOf0, indexOfChar0, lastIndexOfChar0
//                           searches; any start is allowed
//   startsWith0             whether the characters from an offset on are those of another string
//   equalsIgnoreCase0, concat0, toLowerCase0, toUpperCase0
//   replaceAll0             every occurrence of a text replaced, from left to right
#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "stdlib/natives.h"
#include "stdlib/unicode.h"

namespace braid::stdlib {

namespace {

using vm::Array;
using vm::as_array;
using vm::as_string;
using vm::NativeCall;
using vm::NativeEntry;
using vm::NativeResult;
using vm::String;

constexpr std::string_view kStringIndex = "java/lang/StringIndexOutOfBoundsException";
constexpr uint32_t kCharShift = 1;

std::u16string_view text(NativeCall& c, int index) { return as_string(c.r[index])->view(); }

// The text may lie in a parameter: those stay where they are.
NativeResult return_text(NativeCall& c, std::u16string_view s) {
  String* made = c.machine.new_string_may_collect(s);
  return made == nullptr ? c.out_of_memory() : c.return_ref(made);
}

NativeResult null_because(NativeCall& c, std::string_view what, std::string_view name) {
  return c.raise("java/lang/NullPointerException",
                 fmt::format("Cannot {} because \"{}\" is null", what, name));
}

NativeResult length(NativeCall& c) { return c.return_int(as_string(c.r[0])->length); }

NativeResult char_at(NativeCall& c) {
  const std::u16string_view s = text(c, 0);
  const int32_t index = c.p[0].as_int();
  if (index >= 0 && static_cast<size_t>(index) < s.size()) {
    return c.return_int(s[static_cast<size_t>(index)]);
  }
  // The JDK has two forms of strings, and two messages.
  const bool latin = std::all_of(s.begin(), s.end(), [](char16_t u) { return u < 256; });
  return c.raise(kStringIndex, latin ? fmt::format("String index out of range: {}", index)
                                     : fmt::format("index {}, length {}", index, s.size()));
}

NativeResult equals(NativeCall& c) {
  if (c.r[0] == c.r[1]) return c.return_bool(true);
  if (c.r[1] == nullptr || c.r[1]->cls != c.machine.core().string) return c.return_bool(false);
  return c.return_bool(text(c, 0) == text(c, 1));
}

NativeResult hash_code(NativeCall& c) {
  String* s = as_string(c.r[0]);
  if (s->hash == 0) {
    uint32_t hash = 0;
    for (char16_t u : s->view()) hash = 31 * hash + u;
    s->hash = static_cast<int32_t>(hash);
  }
  return c.return_int(s->hash);
}

NativeResult compare_to(NativeCall& c) {
  if (c.r[1] == nullptr) return null_because(c, "read field \"value\"", "anotherString");
  const std::u16string_view a = text(c, 0);
  const std::u16string_view b = text(c, 1);
  const size_t common = std::min(a.size(), b.size());
  for (size_t i = 0; i < common; i++)
    if (a[i] != b[i]) return c.return_int(a[i] - b[i]);
  return c.return_int(static_cast<int32_t>(a.size()) - static_cast<int32_t>(b.size()));
}

NativeResult substring(NativeCall& c) {
  const std::u16string_view s = text(c, 0);
  const int32_t begin = c.p[0].as_int();
  const int32_t end = c.p[1].as_int();
  const auto size = static_cast<int32_t>(s.size());
  if (begin < 0 || begin > end || end > size) {
    return c.raise(kStringIndex, fmt::format("begin {}, end {}, length {}", begin, end, size));
  }
  if (begin == 0 && end == size) return c.return_ref(c.r[0]);
  if (begin == end) return c.return_ref(c.machine.intern(u""));  // as the JDK
  return return_text(c, s.substr(static_cast<size_t>(begin), static_cast<size_t>(end - begin)));
}

NativeResult to_char_array(NativeCall& c) {
  const std::u16string_view s = text(c, 0);
  Array* made = c.machine.heap().new_array_may_collect(c.machine.core().char_array,
                                                       static_cast<int32_t>(s.size()));
  if (made == nullptr) return c.out_of_memory();
  std::copy(s.begin(), s.end(), made->data<char16_t>());
  return c.return_ref(made);
}

NativeResult intern(NativeCall& c) { return c.return_ref(c.machine.intern(text(c, 0))); }

NativeResult replace_char(NativeCall& c) {
  const std::u16string_view s = text(c, 0);
  const auto from = static_cast<char16_t>(c.p[0].as_int());
  const auto to = static_cast<char16_t>(c.p[1].as_int());
  if (from == to || s.find(from) == s.npos) return c.return_ref(c.r[0]);
  String* made = c.machine.new_string_may_collect(s);
  if (made == nullptr) return c.out_of_memory();
  std::replace(made->chars(), made->chars() + made->length, from, to);
  return c.return_ref(made);
}

NativeResult new_copy(NativeCall& c) {
  if (c.r[0] == nullptr) return null_because(c, "read field \"value\"", "original");
  return return_text(c, text(c, 0));
}

NativeResult from_chars(NativeCall& c) {
  if (c.r[0] == nullptr) return c.null_pointer();
  const char16_t* chars = as_array(c.r[0])->data<char16_t>() + c.p[0].as_int();
  return return_text(c, {chars, static_cast<size_t>(c.p[1].as_int())});
}

NativeResult from_char(NativeCall& c) {
  const auto u = static_cast<char16_t>(c.p[0].as_int());
  return return_text(c, {&u, 1});
}

NativeResult from_utf8(NativeCall& c) {
  if (c.r[0] == nullptr) return c.null_pointer();
  const char* bytes = as_array(c.r[0])->data<char>() + c.p[0].as_int();
  return return_text(c, vm::utf16_of({bytes, static_cast<size_t>(c.p[1].as_int())}));
}

NativeResult to_utf8(NativeCall& c) {
  const std::string bytes = vm::utf8_of(text(c, 0));
  Array* made = c.machine.heap().new_array_may_collect(c.machine.core().byte_array,
                                                       static_cast<int32_t>(bytes.size()));
  if (made == nullptr) return c.out_of_memory();
  std::copy(bytes.begin(), bytes.end(), made->data<char>());
  return c.return_ref(made);
}

// The ranges are checked in Java.
NativeResult get_chars(NativeCall& c) {
  if (c.r[1] == nullptr) return c.null_pointer();
  const auto begin = static_cast<size_t>(c.p[0].as_int());
  const auto end = static_cast<size_t>(c.p[1].as_int());
  const auto to = static_cast<uint32_t>(c.p[2].as_int());
  Array* out = as_array(c.r[1]);
  if (begin == end) return NativeResult::kReturn;
  c.machine.barrier().before_write_range(out, to, to + static_cast<uint32_t>(end - begin),
                                         kCharShift);
  const std::u16string_view s = text(c, 0).substr(begin, end - begin);
  std::copy(s.begin(), s.end(), out->data<char16_t>() + to);
  return NativeResult::kReturn;
}

NativeResult found(NativeCall& c, size_t position) {
  return c.return_int(position == std::u16string_view::npos ? -1 : static_cast<int32_t>(position));
}

size_t start_of(NativeCall& c, int index) {
  return static_cast<size_t>(std::max(c.p[index].as_int(), 0));
}

NativeResult index_of(NativeCall& c) {
  if (c.r[1] == nullptr) return null_because(c, "invoke \"String.coder()\"", "str");
  const std::u16string_view s = text(c, 0);
  return found(c, s.find(text(c, 1), std::min(start_of(c, 0), s.size())));
}

NativeResult last_index_of(NativeCall& c) {
  if (c.r[1] == nullptr) return null_because(c, "invoke \"String.coder()\"", "str");
  if (c.p[0].as_int() < 0) return c.return_int(-1);
  return found(c, text(c, 0).rfind(text(c, 1), start_of(c, 0)));
}

NativeResult index_of_char(NativeCall& c) {
  const auto u = static_cast<char16_t>(c.p[0].as_int());
  return found(c, text(c, 0).find(u, start_of(c, 1)));
}

NativeResult last_index_of_char(NativeCall& c) {
  if (c.p[1].as_int() < 0) return c.return_int(-1);
  const auto u = static_cast<char16_t>(c.p[0].as_int());
  return found(c, text(c, 0).rfind(u, start_of(c, 1)));
}

NativeResult starts_with(NativeCall& c) {
  if (c.r[1] == nullptr) return null_because(c, "invoke \"String.length()\"", "prefix");
  const std::u16string_view s = text(c, 0);
  const int32_t offset = c.p[0].as_int();
  if (offset < 0 || static_cast<size_t>(offset) > s.size()) return c.return_bool(false);
  return c.return_bool(s.substr(static_cast<size_t>(offset)).starts_with(text(c, 1)));
}

NativeResult equals_ignore_case(NativeCall& c) {
  const std::u16string_view a = text(c, 0);
  const std::u16string_view b = text(c, 1);
  return c.return_bool(a.size() == b.size() &&
                       std::equal(a.begin(), a.end(), b.begin(), equal_ignoring_case));
}

NativeResult concat(NativeCall& c) {
  const std::u16string_view a = text(c, 0);
  const std::u16string_view b = text(c, 1);
  if (a.size() + b.size() > INT32_MAX) {
    return c.raise("java/lang/OutOfMemoryError", "Overflow: String length out of range");
  }
  String* made = c.machine.heap().new_string_may_collect(c.machine.core().string,
                                                         static_cast<int32_t>(a.size() + b.size()));
  if (made == nullptr) return c.out_of_memory();
  std::copy(b.begin(), b.end(), std::copy(a.begin(), a.end(), made->chars()));
  return c.return_ref(made);
}

NativeResult replace_all(NativeCall& c) {
  if (c.r[1] == nullptr || c.r[2] == nullptr) return c.null_pointer();
  const std::u16string_view s = text(c, 0);
  const std::u16string_view target = text(c, 1);
  const std::u16string_view replacement = text(c, 2);
  size_t at = s.find(target);
  if (at == s.npos) return c.return_ref(c.r[0]);
  std::u16string out;
  size_t done = 0;
  while (at != s.npos) {
    out.append(s, done, at - done).append(replacement);
    done = at + target.size();
    // An empty target is found before each character and at the end.
    at = at == s.size() ? s.npos : s.find(target, std::max(done, at + 1));
  }
  out.append(s, done);
  return return_text(c, out);
}

// Without a new string if nothing changes.
NativeResult return_changed(NativeCall& c, const std::u16string& changed) {
  return changed == text(c, 0) ? c.return_ref(c.r[0]) : return_text(c, changed);
}

NativeResult to_lower_case(NativeCall& c) { return return_changed(c, to_lower(text(c, 0))); }

NativeResult to_upper_case(NativeCall& c) { return return_changed(c, to_upper(text(c, 0))); }

constexpr NativeEntry kEntries[] = {
    {"java/lang/String.length()I", length},
    {"java/lang/String.charAt(I)C", char_at},
    {"java/lang/String.equals(Ljava/lang/Object;)Z", equals},
    {"java/lang/String.hashCode()I", hash_code},
    {"java/lang/String.compareTo(Ljava/lang/String;)I", compare_to},
    {"java/lang/String.substring(II)Ljava/lang/String;", substring},
    {"java/lang/String.toCharArray()[C", to_char_array},
    {"java/lang/String.intern()Ljava/lang/String;", intern},
    {"java/lang/String.replace(CC)Ljava/lang/String;", replace_char},
    {"java/lang/String.$new(Ljava/lang/String;)Ljava/lang/String;", new_copy},
    {"java/lang/String.fromChars0([CII)Ljava/lang/String;", from_chars},
    {"java/lang/String.fromChar0(C)Ljava/lang/String;", from_char},
    {"java/lang/String.fromUtf8([BII)Ljava/lang/String;", from_utf8},
    {"java/lang/String.toUtf8()[B", to_utf8},
    {"java/lang/String.getChars0(II[CI)V", get_chars},
    {"java/lang/String.indexOf0(Ljava/lang/String;I)I", index_of},
    {"java/lang/String.lastIndexOf0(Ljava/lang/String;I)I", last_index_of},
    {"java/lang/String.indexOfChar0(CI)I", index_of_char},
    {"java/lang/String.lastIndexOfChar0(CI)I", last_index_of_char},
    {"java/lang/String.startsWith0(Ljava/lang/String;I)Z", starts_with},
    {"java/lang/String.equalsIgnoreCase0(Ljava/lang/String;)Z", equals_ignore_case},
    {"java/lang/String.concat0(Ljava/lang/String;)Ljava/lang/String;", concat},
    {"java/lang/String.replaceAll0(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;",
     replace_all},
    {"java/lang/String.toLowerCase0()Ljava/lang/String;", to_lower_case},
    {"java/lang/String.toUpperCase0()Ljava/lang/String;", to_upper_case},
};

}  // namespace

std::span<const NativeEntry> string_natives() { return kEntries; }

}  // namespace braid::stdlib
