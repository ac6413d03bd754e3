// Standard input that is known beforehand, and the position in it.
#pragma once

#include <algorithm>
#include <span>
#include <string>

namespace braid::vm {

struct InputText {
  std::string text;
  size_t position = 0;

  // As World::read_input.
  size_t read(std::span<char> buffer) {
    const size_t n = std::min(buffer.size(), left());
    std::copy_n(text.data() + position, n, buffer.data());
    position += n;
    return n;
  }
  size_t left() const { return text.size() - position; }
};

}  // namespace braid::vm
