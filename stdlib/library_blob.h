// The compiled class library, as bytes inside the executable.
//
// Owns nothing: the bytes are part of the program image and live as long as it.
// Invariants:
//   1. In vmc-boot, which compiles the library, the span is empty.
//   2. Everywhere else it holds one whole .bc file, aligned to 16 bytes.
#pragma once

#include <cstddef>
#include <span>

namespace braid::stdlib {

std::span<const std::byte> library_blob();

}  // namespace braid::stdlib
