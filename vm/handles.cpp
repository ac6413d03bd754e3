#include "vm/handles.h"

#include "vm/machine.h"

namespace braid::vm {

void Handles::add(const Object* object) {
  if (!objects_.insert(object).second || machine_.barrier().epoch == 0) return;
  const HeapBlock* b = HeapBlock::of(object);
  newest_[b->large ? 1 : 0].emplace(b->sequence, object);
}

void Handles::remove_dead() {
  std::erase_if(objects_, [&](const Object* o) { return !machine_.heap().is_marked(o); });
  recent_.fill(nullptr);
  for (Newest& newest : newest_) {
    std::vector<Newest::value_type> alive;
    for (; !newest.empty(); newest.pop())
      if (objects_.contains(newest.top().second)) alive.push_back(newest.top());
    newest = Newest({}, std::move(alive));
  }
}

// What lies behind the heap's cursor has gone. Its blocks may have gone, too: they are not looked
// at.
void Handles::went_back() {
  const Heap& heap = machine_.heap();
  const HeapBlock* current = HeapBlock::of(heap.cursor() - 1);
  bool has_removed = false;
  for (Newest& newest : newest_) {
    for (; !newest.empty(); newest.pop()) {
      const auto [sequence, object] = newest.top();
      const bool is_newer = HeapBlock::of(object) == current
                                ? reinterpret_cast<const char*>(object) >= heap.cursor()
                                : sequence > heap.sequence();
      if (!is_newer) break;
      objects_.erase(object);
      has_removed = true;
    }
  }
  if (has_removed) recent_.fill(nullptr);
}

}  // namespace braid::vm
