// Ways through the code of one method, by its instructions alone.
#pragma once

#include <functional>
#include <vector>

#include "vm/module.h"

namespace braid::tester {

// Instructions at which execution can go on after the one at `pc`; handlers apart.
std::vector<uint32_t> next_of(const vm::MethodDef& method, uint32_t pc);

// By instruction: whether there is a way to it from the beginning that takes only handlers for
// which `takes` is true.
std::vector<bool> reachable(const vm::MethodDef& method,
                            const std::function<bool(const vm::Handler&)>& takes);

// By instruction: whether all ways on from it end in a throw, or in an instruction for which
// `throws` is true.
std::vector<bool> always_throws(const vm::MethodDef& method,
                                const std::function<bool(uint32_t pc)>& throws);

}  // namespace braid::tester
