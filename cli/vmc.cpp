// vmc: compiles sources to a .bc file.
#include <fmt/format.h>

#include <cstdio>
#include <cstring>
#include <filesystem>

#include "cli/options.h"
#include "cli/program.h"
#include "vm/bcfile.h"
#include "vm/disassembler.h"

namespace braid::cli {
namespace {

int write_file(const std::string& path, const std::vector<std::byte>& bytes) {
  // Written beside and renamed, so that a reader never sees half a file.
  const std::string fresh = path + ".tmp";
  std::FILE* f = std::fopen(fresh.c_str(), "wb");
  bool ok = f != nullptr && std::fwrite(bytes.data(), 1, bytes.size(), f) == bytes.size();
  if (f != nullptr) ok = std::fclose(f) == 0 && ok;
  ok = ok && std::rename(fresh.c_str(), path.c_str()) == 0;
  if (ok) return kOk;
  fmt::print(stderr, "{}: error: cannot write: {}\n", path, std::strerror(errno));
  std::remove(fresh.c_str());
  return kDoesNotLoad;
}

int dump(const vm::Module& module) {
  fmt::print("{}", vm::disassemble(module));
  return kOk;
}

int compile_main(int argc, char** argv) {
  const Parsed parsed = parse(Command::kCompile, argc, argv);
  if (parsed.exit) return parsed.code;
  const Options& o = parsed.options;
  const bool library_itself = o.has("stdlib");
  std::vector<std::string> inputs = o.inputs;
  if (library_itself) inputs.push_back(o.text("stdlib"));
  std::vector<std::string> sources;
  std::vector<std::string> files;
  if (!collect_sources(inputs, &sources, &files)) return kDoesNotLoad;
  Library library;
  if (sources.empty()) {
    if (!o.has("dump")) {
      fmt::print(stderr, "vmc: a .bc file needs no compiling; to look into it use --dump\n");
      return kUsage;
    }
    Program program;
    const int code = load_program(files, library, &program);
    for (const vm::Module* m : program.pointers())
      if (code == kOk) dump(*m);
    return code;
  }
  Program others;
  if (!files.empty()) {
    const int code = load_program(files, library, &others);
    if (code != kOk) return code;
  }
  vm::Module module;
  const int code =
      compile_sources(sources, library_itself ? nullptr : &library, others.pointers(), &module);
  if (code != kOk) return code;
  if (o.has("dump")) return dump(module);
  std::string output = o.text("output");
  if (output.empty()) output = std::filesystem::path(sources[0]).stem().string() + ".bc";
  return write_file(output, vm::write_module(module));
}

}  // namespace
}  // namespace braid::cli

int main(int argc, char** argv) { return braid::cli::compile_main(argc, argv); }
