// Escapes, and the text that a text block stands for (JLS 3.10.6, 3.10.7).
#pragma once

#include <string>
#include <string_view>

namespace braid::lang {

// Reads the escape whose characters behind the backslash begin at `at`, and adds what it means to
// `out`. Answers the index behind it; 0 if there is none.
size_t read_escape(std::u32string_view text, size_t at, std::u16string& out);

// `raw` is what stands between the delimiters, from the end of the opening one's line. Indentation
// that all lines share goes, as do blanks at their ends; line ends become \n; then escapes are
// read. REQUIRES: the escapes are right.
std::u16string text_of_block(std::u32string_view raw);

}  // namespace braid::lang
