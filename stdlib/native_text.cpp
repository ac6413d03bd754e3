// Natives of readers and scanners: what would be a step of the interpreter for each character.
//
//   Decoder.decode0(kind, bytes, from, to, chars, at, room, last)   turns bytes into characters:
//     how many bytes are used up, and in the upper half how many characters they gave
//   BufferedReader.line0(chars, from, to)   the characters before the first line end, null if none
//   Scanner.skip0(chars, from, to, blank)   the first position that is not white space, or is
//   Scanner.lineEnd0(chars, from, to)       the first position of a line end as scanners know it
#include <algorithm>
#include <cstring>
#include <string>

#include "stdlib/natives.h"
#include "stdlib/unicode.h"

namespace braid::stdlib {

namespace {

using vm::Array;
using vm::as_array;
using vm::NativeCall;
using vm::NativeEntry;
using vm::NativeResult;

constexpr uint32_t kCharShift = 1;

void note_range(NativeCall& c, Array* array, size_t from, size_t to, vm::Access what) {
  if (!c.machine.observed() || from >= to) return;
  c.machine.access_log().add_range(array, static_cast<uint32_t>(from),
                                   static_cast<uint32_t>(to - from), what);
}

// ---- Decoding -----------------------------------------------------------------------------------

// The numbers of braid.internal.Charsets.
enum Kind : int32_t { kUtf8, kAscii, kLatin1, kUtf16, kUtf16BigEndian, kUtf16LittleEndian };

constexpr char16_t kReplacement = 0xfffd;

// Bytes that are to be read, and room for characters.
struct Decoding {
  std::string_view bytes;
  char16_t* out;
  size_t room;
  bool last;  // no more bytes will come
  size_t used = 0;
  size_t made = 0;

  bool goes_on() const { return used < bytes.size() && made < room; }
};

// Bytes below 128, eight at a time.
void copy_ascii(Decoding& d) {
  constexpr uint64_t kHighBits = 0x8080808080808080;
  constexpr size_t kStep = sizeof(uint64_t);
  size_t left = std::min(d.bytes.size() - d.used, d.room - d.made);
  const char* from = d.bytes.data() + d.used;
  char16_t* to = d.out + d.made;
  const char* const begin = from;
  for (; left >= kStep; left -= kStep, from += kStep, to += kStep) {
    uint64_t word = 0;
    std::memcpy(&word, from, kStep);
    if ((word & kHighBits) != 0) break;
    for (size_t i = 0; i < kStep; ++i) to[i] = static_cast<unsigned char>(from[i]);
  }
  for (; left > 0 && static_cast<signed char>(*from) >= 0; --left)
    *to++ = static_cast<unsigned char>(*from++);
  d.used += static_cast<size_t>(from - begin);
  d.made += static_cast<size_t>(from - begin);
}

// The length of the sequence that begins here, as far as it could be one; 0: more bytes are needed.
size_t sequence_length(const Decoding& d) {
  const auto first = static_cast<unsigned char>(d.bytes[d.used]);
  const size_t wanted = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
  size_t n = 1;
  while (n < wanted && d.used + n < d.bytes.size() && (d.bytes[d.used + n] & 0xc0) == 0x80) ++n;
  return n < wanted && d.used + n == d.bytes.size() && !d.last ? 0 : n;
}

void decode_utf8(Decoding& d) {
  while (true) {
    copy_ascii(d);
    if (!d.goes_on()) return;
    const size_t length = sequence_length(d);
    if (length == 0) return;
    const std::u16string units = vm::utf16_of(d.bytes.substr(d.used, length));
    if (units.size() <= d.room - d.made) {
      std::copy(units.begin(), units.end(), d.out + d.made);
      d.used += length;
      d.made += units.size();
    } else if (units[0] == kReplacement) {
      // The second byte does not fit the first, which is one by itself then.
      d.out[d.made++] = kReplacement;
      ++d.used;
    } else {
      return;
    }
  }
}

void decode_bytes(Decoding& d, unsigned char highest) {
  for (; d.goes_on(); ++d.used) {
    const auto b = static_cast<unsigned char>(d.bytes[d.used]);
    d.out[d.made++] = b <= highest ? b : kReplacement;
  }
}

void decode_utf16(Decoding& d, bool little) {
  for (; d.goes_on() && d.used + 1 < d.bytes.size(); d.used += 2) {
    const auto a = static_cast<unsigned char>(d.bytes[d.used]);
    const auto b = static_cast<unsigned char>(d.bytes[d.used + 1]);
    d.out[d.made++] = static_cast<char16_t>(little ? b << 8 | a : a << 8 | b);
  }
  if (d.goes_on() && d.last) {
    d.used = d.bytes.size();
    d.out[d.made++] = kReplacement;
  }
}

NativeResult decode(NativeCall& c) {
  const auto from = static_cast<size_t>(c.p[1].as_int());
  const auto to = static_cast<size_t>(c.p[2].as_int());
  const auto at = static_cast<size_t>(c.p[3].as_int());
  const auto room = static_cast<size_t>(c.p[4].as_int());
  Array* bytes = as_array(c.r[0]);
  Array* chars = as_array(c.r[1]);
  c.machine.barrier().before_write_range(chars, static_cast<uint32_t>(at),
                                         static_cast<uint32_t>(at + std::min(room, to - from)),
                                         kCharShift);
  Decoding d{{bytes->data<char>() + from, to - from},
             chars->data<char16_t>() + at,
             room,
             c.p[5].as_bool()};
  const int32_t kind = c.p[0].as_int();
  if (kind == kUtf8) {
    decode_utf8(d);
  } else if (kind == kAscii || kind == kLatin1) {
    decode_bytes(d, kind == kAscii ? 0x7f : 0xff);
  } else {
    decode_utf16(d, kind == kUtf16LittleEndian);
  }
  note_range(c, bytes, from, from + d.used, vm::Access::read_range);
  note_range(c, chars, at, at + d.made, vm::Access::write_range);
  return c.return_long(static_cast<int64_t>(d.used | static_cast<uint64_t>(d.made) << 32));
}

// ---- Searching ----------------------------------------------------------------------------------

// Whether one of four units is the one that each unit of `wanted` is.
bool has_unit(uint64_t units, uint64_t wanted) {
  constexpr uint64_t kOnes = 0x0001000100010001;
  constexpr uint64_t kHighBits = 0x8000800080008000;
  const uint64_t difference = units ^ wanted;
  return ((difference - kOnes) & ~difference & kHighBits) != 0;
}

// The first line feed or carriage return.
const char16_t* line_end(const char16_t* from, const char16_t* to) {
  constexpr uint64_t kLineFeeds = 0x000a000a000a000a;
  constexpr uint64_t kReturns = 0x000d000d000d000d;
  constexpr ptrdiff_t kStep = 4;
  for (; to - from >= kStep; from += kStep) {
    uint64_t units = 0;
    std::memcpy(&units, from, sizeof units);
    if (has_unit(units, kLineFeeds) || has_unit(units, kReturns)) break;
  }
  return std::find_if(from, to, [](char16_t u) { return u == '\n' || u == '\r'; });
}

// The range of a call (array, from, to).
struct CharRange {
  Array* array;
  const char16_t* chars;
  size_t from;
  size_t to;

  explicit CharRange(NativeCall& c)
      : array(as_array(c.r[0])),
        chars(array->data<char16_t>()),
        from(static_cast<size_t>(c.p[0].as_int())),
        to(static_cast<size_t>(c.p[1].as_int())) {}
};

NativeResult line(NativeCall& c) {
  const CharRange range(c);
  const char16_t* end = line_end(range.chars + range.from, range.chars + range.to);
  const auto at = static_cast<size_t>(end - range.chars);
  note_range(c, range.array, range.from, std::min(at + 1, range.to), vm::Access::read_range);
  if (at == range.to) return c.return_ref(nullptr);
  return c.return_string_may_collect({range.chars + range.from, at - range.from});
}

template <class Ends>
NativeResult search(NativeCall& c, Ends ends) {
  const CharRange range(c);
  size_t at = range.from;
  while (at < range.to && !ends(range.chars[at])) ++at;
  note_range(c, range.array, range.from, std::min(at + 1, range.to), vm::Access::read_range);
  return c.return_int(static_cast<int32_t>(at));
}

// As Character.isWhitespace.
bool is_white(char16_t u) {
  if (u <= ' ') return u == ' ' || (u >= 9 && u <= 13) || (u >= 28 && u <= 31);
  if (u < 0x1680 || u == 0x2007 || u == 0x202f) return false;
  constexpr int kSpaceSeparator = 12;
  constexpr int kParagraphSeparator = 14;
  const int category = char_category(u);
  return category >= kSpaceSeparator && category <= kParagraphSeparator;
}

NativeResult skip(NativeCall& c) {
  const bool blank = c.p[2].as_bool();
  return search(c, [blank](char16_t u) { return is_white(u) != blank; });
}

NativeResult scanned_line_end(NativeCall& c) {
  return search(c, [](char16_t u) {
    return u == '\n' || u == '\r' || u == 0x85 || u == 0x2028 || u == 0x2029;
  });
}

constexpr NativeEntry kEntries[] = {
    {"braid/internal/Decoder.decode0(I[BII[CIIZ)J", decode},
    {"java/io/BufferedReader.line0([CII)Ljava/lang/String;", line},
    {"java/util/Scanner.skip0([CIIZ)I", skip},
    {"java/util/Scanner.lineEnd0([CII)I", scanned_line_end},
};

}  // namespace

std::span<const NativeEntry> text_natives() { return kEntries; }

}  // namespace braid::stdlib
