#include "cli/program.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "cli/options.h"
#include "lang/compiler.h"
#include "stdlib/library_blob.h"
#include "vm/verifier.h"

namespace braid::cli {
namespace fs = std::filesystem;

Library::Library() {
  const auto blob = stdlib::library_blob();
  if (blob.empty()) return;
  std::string error;
  module_ = vm::LazyModule::open(blob, false, &error);
  if (module_ == nullptr)
    fmt::print(stderr, "braid: internal error: the class library {}\n", error);
}

Library::~Library() = default;

const vm::ClassDef* Library::find(std::string_view name) {
  return module_ == nullptr ? nullptr : module_->find(name);
}

bool Library::has_package(std::string_view name) const {
  return module_ != nullptr && module_->has_package(name);
}

vm::ClassProvider Library::provider() {
  return [this](std::string_view name) { return find(name); };
}

uint64_t Library::digest() const {
  const auto blob = stdlib::library_blob();
  return XXH64(blob.data(), blob.size(), 0);
}

std::vector<const vm::Module*> Program::pointers() const {
  std::vector<const vm::Module*> v;
  for (const auto& m : modules) v.push_back(m.get());
  return v;
}

bool read_file(const std::string& path, std::string* content) {
  std::FILE* f = std::fopen(path.c_str(), "rb");
  if (f == nullptr) return false;
  char buffer[65536];
  size_t n;
  content->clear();
  while ((n = std::fread(buffer, 1, sizeof buffer, f)) > 0) content->append(buffer, n);
  const bool ok = std::ferror(f) == 0;
  std::fclose(f);
  return ok;
}

bool collect_sources(const std::vector<std::string>& inputs, std::vector<std::string>* sources,
                     std::vector<std::string>* modules) {
  auto complain = [](const std::string& path, const std::string& what) {
    fmt::print(stderr, "{}: error: {}\n", path, what);
    return false;
  };
  for (const std::string& input : inputs) {
    std::error_code error;
    if (fs::is_directory(input, error)) {
      std::vector<std::string> found;
      for (auto it = fs::recursive_directory_iterator(
               input, fs::directory_options::skip_permission_denied, error);
           !error && it != fs::recursive_directory_iterator(); it.increment(error)) {
        if (it->path().extension() == ".java" && it->is_regular_file())
          found.push_back(it->path().string());
      }
      if (found.empty()) return complain(input, "there is no .java file in this folder");
      std::sort(found.begin(), found.end());
      sources->insert(sources->end(), found.begin(), found.end());
    } else if (!fs::exists(input, error)) {
      const std::string type = fs::path(input).extension().string();
      const bool is_program = type == ".java" || type == ".bc";
      return complain(input, is_program ? "no such file"
                                        : "no such file (arguments of the program come after --)");
    } else if (fs::path(input).extension() == ".java") {
      sources->push_back(input);
    } else if (fs::path(input).extension() == ".bc") {
      modules->push_back(input);
    } else {
      return complain(input, "is neither a .java source, a .bc file nor a folder");
    }
  }
  return true;
}

// If a class is missing whose file lies beside a given one: what to do about it.
std::string hint_of_missing(const std::string& errors, const std::vector<std::string>& sources) {
  constexpr std::string_view kMissing = "cannot find symbol: ";  // class X, variable X
  for (size_t at = errors.find(kMissing); at != std::string::npos; at = errors.find(kMissing, at)) {
    at = std::min(errors.find(' ', at + kMissing.size()), errors.size() - 1) + 1;
    const std::string name = errors.substr(at, errors.find_first_of(" \n", at) - at);
    for (const std::string& source : sources) {
      const fs::path beside = fs::path(source).parent_path() / (name + ".java");
      std::error_code error;
      if (!fs::exists(beside, error)) continue;
      const std::string folder = beside.parent_path().empty() ? "." : beside.parent_path().string();
      return fmt::format("note: {} lies beside {}: give both files, or the folder {}\n",
                         beside.string(), source, folder);
    }
  }
  return "";
}

int compile_sources(const std::vector<std::string>& sources, Library* library,
                    const std::vector<const vm::Module*>& others, vm::Module* module) {
  lang::SourceSet set;
  for (const std::string& path : sources) {
    std::string text;
    if (!read_file(path, &text)) {
      fmt::print(stderr, "{}: error: cannot read: {}\n", path, std::strerror(errno));
      return kDoesNotLoad;
    }
    set.add(path, std::move(text));
  }
  std::unordered_map<std::string_view, const vm::ClassDef*> given;
  for (const vm::Module* m : others)
    for (const vm::ClassDef& c : m->classes) given.emplace(c.name, &c);
  lang::CompileOptions options;
  options.standard_library = library == nullptr;
  if (library != nullptr) {
    options.provider.find_class = [&](std::string_view name) -> const vm::ClassDef* {
      auto it = given.find(name);
      return it != given.end() ? it->second : library->find(name);
    };
    options.provider.has_package = [&](std::string_view name) {
      if (library->has_package(name)) return true;
      return std::any_of(given.begin(), given.end(), [&](const auto& e) {
        return e.first.size() > name.size() && e.first.starts_with(name) &&
               e.first[name.size()] == '/';
      });
    };
  }
  lang::CompileResult result = lang::compile(set, options);
  if (!result.ok) {
    fmt::print(stderr, "{}{}", result.errors, hint_of_missing(result.errors, sources));
    return kDoesNotLoad;
  }
  *module = std::move(result.module);
  return kOk;
}

int load_program(const std::vector<std::string>& inputs, Library& library, Program* program) {
  std::vector<std::string> sources;
  std::vector<std::string> files;
  if (!collect_sources(inputs, &sources, &files)) return kDoesNotLoad;
  for (const std::string& path : files) {
    std::string bytes;
    if (!read_file(path, &bytes)) {
      fmt::print(stderr, "{}: error: cannot read: {}\n", path, std::strerror(errno));
      return kDoesNotLoad;
    }
    auto result = vm::read_module(std::as_bytes(std::span(bytes)));
    if (!result.module) {
      fmt::print(stderr, "{}: error: {}\n", path, result.error);
      return kDoesNotLoad;
    }
    program->modules.push_back(std::make_unique<vm::Module>(std::move(*result.module)));
    // What vmc has written is verified as well: files can be altered.
    const std::string wrong = vm::verify(program->pointers(), library.provider());
    if (!wrong.empty()) {
      fmt::print(stderr, "{}: error: {}\n", path, wrong);
      return kDoesNotLoad;
    }
  }
  if (sources.empty()) return kOk;
  auto module = std::make_unique<vm::Module>();
  const int code = compile_sources(sources, &library, program->pointers(), module.get());
  if (code != kOk) return code;
  // Own code is verified too: a fault of the compiler must not become one of the machine.
  std::vector<const vm::Module*> all = program->pointers();
  all.push_back(module.get());
  const std::string wrong = vm::verify(all, library.provider());
  if (!wrong.empty()) {
    fmt::print(stderr, "{}: error: the compiled program does not verify: {}\n", sources[0], wrong);
    return kInternal;
  }
  // A main class in the sources goes before one in a .bc file.
  program->modules.insert(program->modules.begin(), std::move(module));
  return kOk;
}

}  // namespace braid::cli
