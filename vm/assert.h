// Errors of our own: BRAID_ASSERT is on in all builds; it prints what was expected and stops the
// process.
#pragma once

#include <string>

namespace braid::vm {

// Prints "internal error: FILE:LINE: TEXT" and, through the hook, where the program was; exits
// with 5.
[[noreturn]] void fail_internal(const char* file, int line, const std::string& text);

// Adds what a machine knows (thread, method, line, schedule) to the message of an internal error.
void set_failure_context(std::string (*describe)(void*), void* context);

}  // namespace braid::vm

#define BRAID_ASSERT(condition, text)                                                          \
  do {                                                                                         \
    if (!(condition)) [[unlikely]]                                                             \
      ::braid::vm::fail_internal(__FILE__, __LINE__, std::string(#condition) + ": " + (text)); \
  } while (false)
