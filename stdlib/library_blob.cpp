#include "stdlib/library_blob.h"

// Defined by the assembler file that the build generates around library.bc.
extern "C" const std::byte braid_library_begin[];
extern "C" const std::byte braid_library_end[];

namespace braid::stdlib {

std::span<const std::byte> library_blob() { return {braid_library_begin, braid_library_end}; }

}  // namespace braid::stdlib
