#include "vm/access_log.h"

namespace braid::vm {

void AccessLog::full() {
  if (!recording_) return clear();
  const size_t used = size();
  buffer_.resize(2 * buffer_.size());
  cursor_ = buffer_.data() + used;
  limit_ = buffer_.data() + buffer_.size();
}

}  // namespace braid::vm
