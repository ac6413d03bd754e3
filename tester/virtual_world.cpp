#include "tester/virtual_world.h"

#include <algorithm>

namespace braid::tester {

void VirtualWorld::write(vm::Stream stream, std::string_view bytes) {
  if (stream == vm::Stream::kErr) return;
  output_ += bytes.substr(0, kMaxOutput - std::min(output_.size(), kMaxOutput));
}

size_t VirtualWorld::read_input(std::span<char> buffer) {
  const size_t n = std::min(buffer.size(), input_.size() - position_);
  std::copy_n(input_.data() + position_, n, buffer.data());
  position_ += n;
  return n;
}

}  // namespace braid::tester
