#include "vm/assert.h"

#include <cstdio>
#include <cstdlib>
#include <utility>

namespace braid::vm {
namespace {
thread_local std::string (*describe_context)(void*) = nullptr;
thread_local void* context_object = nullptr;
}  // namespace

void set_failure_context(std::string (*describe)(void*), void* context) {
  describe_context = describe;
  context_object = context;
}

void fail_internal(const char* file, int line, const std::string& text) {
  std::fprintf(stderr, "braid: internal error: %s:%d: %s\n", file, line, text.c_str());
  if (describe_context != nullptr) {
    auto describe = std::exchange(describe_context, nullptr);
    std::fprintf(stderr, "%s", describe(context_object).c_str());
  }
  std::fflush(nullptr);
  std::_Exit(5);
}

}  // namespace braid::vm
