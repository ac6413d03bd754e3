// Small sources compiled against the real class library, for unit tests.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "cli/program.h"
#include "lang/compiler.h"
#include "vm/verifier.h"

namespace braid::test {

inline cli::Library& library() {
  static cli::Library instance;
  return instance;
}

// Compiles one source file, which must be right, and verifies the module.
inline vm::Module compile(const std::string& text, const std::string& file = "T.java") {
  lang::SourceSet sources;
  sources.add("folder/" + file, text);
  lang::CompileOptions options;
  options.provider.find_class = [](std::string_view name) { return library().find(name); };
  options.provider.has_package = [](std::string_view name) { return library().has_package(name); };
  lang::CompileResult result = lang::compile(sources, options);
  EXPECT_TRUE(result.ok) << result.errors;
  const vm::Module* modules[] = {&result.module};
  EXPECT_EQ(vm::verify(modules, library().provider()), "");
  return std::move(result.module);
}

}  // namespace braid::test
