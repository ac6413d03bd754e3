// The characters of a source file, with unicode escapes translated.
//
// What: the first step of lexing. Each character knows the byte it comes from, so that positions in
// tokens are positions in the file. Invalid UTF-8 and malformed escapes are reported here.
//
// Invariant: text.size() + 1 == offsets.size(); the last offset is the size of the file.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "lang/diagnostics.h"
#include "lang/source.h"

namespace braid::lang {

struct SourceChars {
  std::u32string text;
  std::vector<uint32_t> offsets;
};

SourceChars decode_source(const SourceSet& sources, uint32_t file, Diagnostics& diags);

bool is_identifier_start(char32_t c);
bool is_identifier_part(char32_t c);

void append_utf8(std::string& out, char32_t c);
void append_utf16(std::u16string& out, char32_t c);

}  // namespace braid::lang
