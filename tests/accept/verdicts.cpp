#include "tests/accept/verdicts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "lang/compiler.h"
#include "tests/runner/engine.h"
#include "vm/verifier.h"

namespace braid::accept {

namespace fs = std::filesystem;

namespace {

// The line of an error of vmc, `path:line:column: error: message`; 0 if it is none.
int line_of(const std::string& error, const std::vector<SourceText>& files) {
  for (const SourceText& file : files) {
    const std::string prefix = file.path + ":";
    if (!error.starts_with(prefix)) continue;
    return std::atoi(error.c_str() + prefix.size()) + file.first_line - 1;
  }
  return 0;
}

Verdict first_error(const std::string& errors, const std::vector<SourceText>& files) {
  Verdict verdict;
  std::istringstream in(errors);
  for (std::string text; std::getline(in, text);) {
    constexpr std::string_view kError = ": error: ";
    const size_t at = text.find(kError);
    const int line = line_of(text, files);
    if (line == 0 || at == std::string::npos) continue;
    if (verdict.lines.empty()) {
      verdict.line = line;
      verdict.message = text.substr(at + kError.size());
    }
    verdict.lines.push_back(line);
  }
  std::sort(verdict.lines.begin(), verdict.lines.end());
  return verdict;
}

// javac's errors come in the order of its phases and classes; the first by lines is taken.
Verdict first_error(const runner::JavaCompilation& compiled, const std::vector<SourceText>& files) {
  Verdict verdict;
  verdict.right = compiled.ok;
  bool first = true;
  for (const runner::ExpectedError& error : compiled.errors) {
    int line = error.line;
    for (const SourceText& file : files) {
      if (fs::path(file.path).filename() == error.file) line += file.first_line - 1;
    }
    if (first || line < verdict.line) {
      verdict.line = line;
      verdict.message = error.text;
    }
    first = false;
    verdict.lines.push_back(line);
  }
  std::sort(verdict.lines.begin(), verdict.lines.end());
  return verdict;
}

class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string pattern = (fs::temp_directory_path() / "accept_tests.XXXXXX").string();
    if (::mkdtemp(pattern.data()) != nullptr) path_ = pattern;
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

}  // namespace

Verdict ask_vmc(cli::Library& library, const std::vector<SourceText>& files) {
  lang::SourceSet sources;
  for (const SourceText& file : files) sources.add(file.path, file.text);
  lang::CompileOptions options;
  options.provider.find_class = [&](std::string_view name) { return library.find(name); };
  options.provider.has_package = [&](std::string_view name) { return library.has_package(name); };
  const lang::CompileResult result = lang::compile(sources, options);
  if (!result.ok) return first_error(result.errors, files);
  const vm::Module* modules[] = {&result.module};
  const std::string refused = vm::verify(modules, library.provider());
  if (!refused.empty()) return {false, -1, "the verifier refuses the module: " + refused};
  return {true, 0, ""};
}

std::vector<Verdict> ask_javac(const fs::path& runner_sources,
                               const std::vector<const std::vector<SourceText>*>& programs) {
  const TemporaryFolder work;
  runner::Settings settings;
  settings.runner_sources = runner_sources;
  settings.work = work.path();
  std::vector<runner::Program> asked;
  for (size_t i = 0; i < programs.size(); ++i) {
    runner::Program& program = asked.emplace_back();
    program.name = std::to_string(i);
    for (const SourceText& file : *programs[i]) {
      const fs::path path = work.path() / "sources" / program.name / file.path;
      fs::create_directories(path.parent_path());
      std::ofstream(path, std::ios::binary) << file.text;
      program.sources.push_back(path);
    }
  }
  auto compiled = runner::compile_with_java(settings, asked);
  std::vector<Verdict> verdicts;
  for (size_t i = 0; i < programs.size(); ++i) {
    verdicts.push_back(first_error(compiled.at(asked[i].name), *programs[i]));
  }
  return verdicts;
}

}  // namespace braid::accept
