#include "vm/barrier.h"

namespace braid::vm {

void Barrier::before_write_elements_slow(Array* array, uint32_t first, uint32_t last,
                                         uint32_t shift) {
  const size_t bytes = static_cast<size_t>(array->length) << shift;
  if (bytes <= Array::kChunkBytes) return before_write(array);
  const uint32_t* epochs = array->chunk_epochs(shift);
  const size_t end = ((static_cast<size_t>(last) << shift) + Array::kChunkBytes - 1);
  for (size_t c = (static_cast<size_t>(first) << shift) / Array::kChunkBytes;
       c < end / Array::kChunkBytes; ++c) {
    if (epochs[c] < epoch) return sink->save_elements(array, first, last);
  }
}

}  // namespace braid::vm
