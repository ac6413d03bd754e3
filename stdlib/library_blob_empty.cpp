// The library of the bootstrap compiler, which has none: it compiles it.
#include "stdlib/library_blob.h"

namespace braid::stdlib {

std::span<const std::byte> library_blob() { return {}; }

}  // namespace braid::stdlib
