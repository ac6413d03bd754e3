#include "vm/native.h"

namespace braid::vm {

NativeResult NativeCall::raise(std::string_view class_name, std::string_view message) {
  const std::string text(message);
  machine.raise(thread, class_name, &text);
  return NativeResult::kThrow;
}

NativeResult NativeCall::raise(std::string_view class_name) {
  machine.raise(thread, class_name, nullptr);
  return NativeResult::kThrow;
}

NativeResult NativeCall::return_string_may_collect(std::u16string_view text) {
  const std::u16string copy(text);  // the text may lie in an object that a collection frees
  String* s = machine.new_string_may_collect(copy);
  return s == nullptr ? out_of_memory() : return_ref(s);
}

NativeResult NativeCall::out_of_memory() {
  return raise("java/lang/OutOfMemoryError", "Java heap space");
}

}  // namespace braid::vm
