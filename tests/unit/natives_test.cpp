#include "stdlib/natives.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "stdlib/library_blob.h"
#include "vm/bcfile.h"

namespace braid::stdlib {
namespace {

std::set<std::string> implemented() {
  std::set<std::string> names;
  for (const auto& table : library_natives())
    for (const vm::NativeEntry& entry : table) {
      EXPECT_TRUE(names.insert(std::string(entry.method)).second) << entry.method << " twice";
    }
  return names;
}

std::set<std::string> declared() {
  std::set<std::string> names;
  std::string error;
  auto library = vm::LazyModule::open(library_blob(), true, &error);
  if (library == nullptr) return names;
  for (std::string_view name : library->names()) {
    const vm::ClassDef* cls = library->find(name);
    for (const vm::MethodDef& method : cls->methods) {
      if ((method.flags & vm::kNative) != 0) {
        names.insert(cls->name + "." + method.name + method.descriptor);
      }
    }
  }
  return names;
}

TEST(Natives, EveryDeclaredOneIsImplementedAndNoOther) {
  const std::set<std::string> in_java = declared();
  if (library_blob().empty()) GTEST_SKIP() << "no library is embedded";
  EXPECT_GT(in_java.size(), 150u);
  const std::set<std::string> in_cpp = implemented();
  for (const std::string& name : in_java) EXPECT_TRUE(in_cpp.contains(name)) << name;
  for (const std::string& name : in_cpp) EXPECT_TRUE(in_java.contains(name)) << name;
}

}  // namespace
}  // namespace braid::stdlib
