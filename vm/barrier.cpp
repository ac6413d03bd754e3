#include "vm/barrier.h"

namespace braid::vm {

void Barrier::before_write_elements_slow(Array* array, uint32_t first, uint32_t last,
                                         uint32_t shift) {
  const size_t bytes = static_cast<size_t>(array->length) << shift;
  if (bytes > Array::kChunkBytes) {
    sink->save_elements(array, first, last);
  } else {
    before_write(array);
  }
}

}  // namespace braid::vm
