// Fuzz target: any bytes as a source file.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>

#include "lang/compiler.h"
#include "stdlib/library_blob.h"
#include "vm/bcfile.h"
#include "vm/verifier.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  namespace vm = braid::vm;
  namespace lang = braid::lang;
  static std::string error;
  static const std::unique_ptr<vm::LazyModule> library =
      vm::LazyModule::open(braid::stdlib::library_blob(), true, &error);
  lang::SourceSet sources;
  sources.add("Fuzz.java", std::string(reinterpret_cast<const char*>(data), size));
  lang::CompileOptions options;
  options.provider.find_class = [](std::string_view name) { return library->find(name); };
  options.provider.has_package = [](std::string_view name) { return library->has_package(name); };
  const lang::CompileResult result = lang::compile(sources, options);
  if (!result.ok) return 0;
  // What compiles must verify.
  const std::vector<const vm::Module*> modules{&result.module};
  const std::string wrong =
      vm::verify(modules, [](std::string_view name) { return library->find(name); });
  if (!wrong.empty() && wrong.find("belongs to the class library") == std::string::npos) {
    std::fprintf(stderr, "compiled code does not verify: %s\n", wrong.c_str());
    std::abort();
  }
  return 0;
}
