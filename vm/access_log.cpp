#include "vm/access_log.h"

namespace braid::vm {

void AccessLog::full() {
  if (!recording_ && hidden_.empty() && !(is_heard_ && has_unheard())) return clear();
  if (!recording_ && hidden_.empty() && heard_ != buffer_.data()) {
    // Only what is to be heard still matters.
    cursor_ = std::copy(heard_, cursor_, buffer_.data());
    heard_ = buffer_.data();
    return;
  }
  const size_t used = size();
  const auto heard = static_cast<size_t>(heard_ - buffer_.data());
  buffer_.resize(2 * buffer_.size());
  cursor_ = buffer_.data() + used;
  limit_ = buffer_.data() + buffer_.size();
  heard_ = buffer_.data() + heard;
}

}  // namespace braid::vm
