#include "stdlib/natives.h"

namespace braid::stdlib {

std::span<const std::span<const vm::NativeEntry>> library_natives() {
  static const std::span<const vm::NativeEntry> tables[] = {
      string_natives(), number_natives(),     object_natives(), thread_natives(), system_natives(),
      util_natives(),   concurrent_natives(), io_natives(),     text_natives(),
      field_natives(),
  };
  return tables;
}

}  // namespace braid::stdlib
