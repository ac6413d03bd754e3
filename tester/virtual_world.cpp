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

std::string VirtualWorld::state() {
  std::string text = files_.state();
  if (position_ != 0) text += "input " + std::to_string(position_);
  return text;
}

// Sockets are the library's own (braid.internal.Wire): only names of hosts are asked for.
void VirtualWorld::request(const vm::IoRequest& request, vm::IoReply* reply) {
  if (request.op != vm::IoOp::host) return files_.request(request, reply);
  const bool is_own = request.text.empty() || request.text == "localhost" ||
                      request.text.starts_with("127.") || request.text == "0.0.0.0";
  if (!is_own) return reply->fail(ENETUNREACH);
  reply->bytes = request.text.empty() ? "localhost" : "127.0.0.1";
}

}  // namespace braid::tester
