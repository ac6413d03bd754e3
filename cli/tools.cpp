#include "cli/tools.h"

#include <dlfcn.h>
#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <utility>

namespace braid::cli {
namespace {

// Why the last dlopen has failed, without the path in front.
std::string load_error(const std::string& path) {
  const char* text = dlerror();
  std::string error = text == nullptr ? "unknown error" : text;
  if (error.starts_with(path + ": ")) error.erase(0, path.size() + 2);
  return error;
}

}  // namespace

// What is wrong with the library; empty if nothing.
std::string ToolLibraries::open(Library* library) {
  std::error_code error;
  if (!std::filesystem::exists(library->path, error)) return "no such file";
  // A name without a slash would be looked for among the system's libraries.
  const std::string path = std::filesystem::absolute(library->path, error).string();
  void* handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (handle == nullptr) return "cannot be loaded: " + load_error(path);
  const auto abi = reinterpret_cast<uint64_t (*)()>(dlsym(handle, "braid_tool_abi"));
  library->make = reinterpret_cast<Tool* (*)(const char*)>(dlsym(handle, "braid_make_tool"));
  if (abi == nullptr || library->make == nullptr)
    return "is not a tool: it has no BRAID_TOOL(...) line";
  if (abi() != kToolAbi) {
    return "built for another version of Braid's tool interface; build it again against the "
           "installed headers";
  }
  return "";
}

std::shared_ptr<Tool> ToolLibraries::make(const Library& library, std::string* error) {
  try {
    std::shared_ptr<Tool> tool(library.make(library.options.c_str()));
    if (tool == nullptr) *error = "the tool was not made";
    return tool;
  } catch (const std::exception& e) {
    *error = e.what();
  } catch (...) {
    *error = "it has thrown an exception of unknown type";
  }
  return nullptr;
}

int ToolLibraries::load(const Options& options) {
  for (const std::string& text : options.texts("tool")) {
    const size_t comma = std::min(text.find(','), text.size());
    Library library;
    library.path = text.substr(0, comma);
    library.options = text.substr(std::min(comma + 1, text.size()));
    std::string wrong = open(&library);
    int code = kDoesNotLoad;
    if (wrong.empty()) {
      made_.push_back(make(library, &wrong));
      code = kUsage;
    }
    if (!wrong.empty()) {
      fmt::print(stderr, "vmrun: error: {}: {}\n", library.path, wrong);
      return code;
    }
    libraries_.push_back(std::move(library));
  }
  return kOk;
}

tester::Tools ToolLibraries::make() {
  tester::Tools tools = std::exchange(made_, {});
  if (!tools.empty()) return tools;
  std::string error;
  for (const Library& l : libraries_)
    if (std::shared_ptr<Tool> tool = make(l, &error)) tools.push_back(std::move(tool));
  return tools;
}

void print_tool_errors(const std::vector<std::string>& errors) {
  for (const std::string& e : errors) fmt::print(stderr, "vmrun: {}\n", e);
}

}  // namespace braid::cli
