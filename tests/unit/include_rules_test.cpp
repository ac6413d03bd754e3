#include "tests/includes/include_rules.h"

#include <gtest/gtest.h>

#include <string>

namespace braid::includes {
namespace {

bool accepts(std::string_view file, std::string_view included) {
  return check_source(file, "#include \"" + std::string(included) + "\"\n").empty();
}

TEST(IncludeRules, ArrowsPointOneWay) {
  EXPECT_TRUE(accepts("lang/parser.cpp", "vm/module.h"));
  EXPECT_TRUE(accepts("lang/parser.cpp", "lang/ast.h"));
  EXPECT_TRUE(accepts("tester/search.cpp", "checkpoint/trail.h"));
  EXPECT_TRUE(accepts("cli/vmrun.cpp", "tester/search.h"));
  EXPECT_TRUE(accepts("lang/fuzz/front_end_fuzz.cpp", "stdlib/library_blob.h"));
  EXPECT_FALSE(accepts("vm/heap.cpp", "lang/ast.h"));
  EXPECT_FALSE(accepts("vm/heap.cpp", "stdlib/natives.h"));
  EXPECT_FALSE(accepts("lang/parser.cpp", "stdlib/library_blob.h"));
  EXPECT_FALSE(accepts("eraser/eraser.cpp", "checkpoint/trail.h"));
  EXPECT_FALSE(accepts("tester/search.cpp", "debugger/timeline.h"));
  EXPECT_FALSE(accepts("debugger/timeline.cpp", "tester/search.h"));
}

TEST(IncludeRules, LlvmStaysInItsRoom) {
  EXPECT_TRUE(check_source("jit/lower.cpp", "#include <llvm/IR/Module.h>\n").empty());
  EXPECT_FALSE(check_source("vm/heap.cpp", "  #  include <llvm/IR/Module.h>\n").empty());
}

TEST(IncludeRules, LongFilesAreRefused) {
  const std::string longest(kMaxLines, '\n');
  EXPECT_TRUE(check_source("vm/heap.cpp", longest).empty());
  EXPECT_FALSE(check_source("vm/heap.cpp", longest + "\n").empty());
  EXPECT_TRUE(check_source("vm/interpreter.cpp", longest + "\n").empty());
}

}  // namespace
}  // namespace braid::includes
