// accept_tests: what vmc accepts and rejects is what javac accepts and rejects. See
// docs/testing.md.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <sstream>

#include "tests/accept/mutants.h"
#include "tests/accept/verdicts.h"
#include "tests/runner/process.h"

namespace braid::accept {
namespace {

namespace fs = std::filesystem;

constexpr int kUsage = 2;
constexpr int kSkipped = 77;  // what ctest takes for "skipped"

struct Options {
  std::vector<fs::path> roots;
  std::string filter;
  bool java = false;
  bool rebase = false;
  bool messages = false;
  uint64_t mutants = 0;
  uint64_t seed = 1;
};

struct SnippetFile {
  fs::path path;
  std::vector<Snippet> snippets;
};

std::vector<fs::path> java_files(const std::vector<fs::path>& roots) {
  std::vector<fs::path> files;
  for (const fs::path& root : roots) {
    if (!fs::is_directory(root)) {
      files.push_back(root);
      continue;
    }
    for (const auto& entry : fs::recursive_directory_iterator(root)) {
      if (entry.path().extension() == ".java") files.push_back(entry.path());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

bool same(const Verdict& a, const Verdict& b) {
  return a.right == b.right && (a.right || a.line == b.line);
}

void complain(const Snippet& s, const Verdict& expected, const Verdict& got, const char* who) {
  fmt::print("FAIL {} {}\n  expected: {}\n  {}: {}\n", s.origin, s.name, to_string(expected), who,
             to_string(got));
}

int check_vmc(const std::vector<SnippetFile>& files, const Options& options) {
  cli::Library library;
  int failed = 0;
  int right = 0;
  int wrong = 0;
  int on_purpose = 0;
  for (const SnippetFile& file : files) {
    for (const Snippet& s : file.snippets) {
      if (s.name.find(options.filter) == std::string::npos) continue;
      if (!s.javac) {
        fmt::print("FAIL {} {}: no verdict; run with --rebase\n", s.origin, s.name);
        ++failed;
        continue;
      }
      ++(s.javac->right ? right : wrong);
      on_purpose += s.vmc.has_value();
      const Verdict got = ask_vmc(library, s.files);
      const Verdict& expected = s.vmc ? *s.vmc : *s.javac;
      const bool ok = same(got, expected) && (!s.vmc || got.message.starts_with(s.vmc->message));
      if (!ok) complain(s, expected, got, "vmc");
      failed += !ok;
      if (options.messages && ok && got.message != expected.message) {
        fmt::print("{} {}\n  javac: {}\n  vmc:   {}\n", s.origin, s.name, expected.message,
                   got.message);
      }
    }
  }
  fmt::print("{} right and {} wrong programs, {} of them differ on purpose; {} failed\n", right,
             wrong, on_purpose, failed);
  return failed == 0 && right > 0 && wrong > 0 ? 0 : 1;
}

// Are the committed verdicts javac's? With --rebase they are written.
int check_javac(std::vector<SnippetFile>& files, const Options& options) {
  std::vector<const std::vector<SourceText>*> programs;
  for (const SnippetFile& file : files) {
    for (const Snippet& s : file.snippets) programs.push_back(&s.files);
  }
  const std::vector<Verdict> verdicts = ask_javac(BRAID_RUNNER_SOURCES, programs);
  size_t next = 0;
  int failed = 0;
  for (SnippetFile& file : files) {
    for (Snippet& s : file.snippets) {
      const Verdict& got = verdicts[next++];
      if (options.rebase) {
        s.javac = got;
      } else if (!s.javac || !same(*s.javac, got) || s.javac->message != got.message) {
        complain(s, s.javac.value_or(Verdict{}), got, "javac");
        ++failed;
      }
    }
    if (options.rebase) write_markers(file.path, file.snippets);
  }
  fmt::print("javac was asked about {} programs; {} verdicts differ\n", programs.size(), failed);
  return failed == 0 ? 0 : 1;
}

std::string read_text(const fs::path& path) {
  std::stringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

// What mutants are made from: whole files, and of snippets the right ones that are one file.
std::vector<SourceText> originals(const std::vector<fs::path>& roots) {
  std::vector<SourceText> found;
  for (const fs::path& path : java_files(roots)) {
    const std::string text = read_text(path);
    if (text.find("\n//// ") == std::string::npos) {
      found.push_back({path.filename().string(), text, 1});
      continue;
    }
    std::vector<std::string> ignored;
    for (Snippet& s : read_snippets(path, ignored)) {
      if (s.files.size() > 1 || !s.javac || !s.javac->right || s.vmc) continue;
      if (s.files.front().text.find('{') == std::string::npos) continue;  // nothing to change
      found.push_back(s.files.front());
    }
  }
  return found;
}

struct Tried {
  Mutant mutant;
  std::vector<SourceText> files;
};

// Errors of vmc in lines where javac has none: mostly consequences of the first.
bool has_further(const Verdict& vmc, const Verdict& javac) {
  if (javac.right || vmc.right) return false;
  return std::any_of(vmc.lines.begin(), vmc.lines.end(), [&](int line) {
    return !std::binary_search(javac.lines.begin(), javac.lines.end(), line);
  });
}

// Mutants of the given programs, by turns; both compilers must say the same of each. A first error
// in another line is shown, and is no failure: where a broken program is "first" wrong is a matter
// of taste.
int check_mutants(const Options& options) {
  const std::vector<SourceText> sources = originals(options.roots);
  if (sources.empty()) return fmt::print("no program to change\n"), 1;
  std::vector<Tried> tried;
  for (uint64_t i = 0; i < options.mutants; ++i) {
    const SourceText& source = sources[i % sources.size()];
    Mutant mutant = mutate(source.text, options.seed, i);
    std::vector<SourceText> files{{source.path, mutant.text, 1}};
    tried.push_back({std::move(mutant), std::move(files)});
  }
  std::vector<const std::vector<SourceText>*> programs;
  for (const Tried& t : tried) programs.push_back(&t.files);
  const std::vector<Verdict> javac = ask_javac(BRAID_RUNNER_SOURCES, programs);
  cli::Library library;
  int differ = 0;
  int lines = 0;
  int right = 0;
  for (size_t i = 0; i < tried.size(); ++i) {
    const Verdict vmc = ask_vmc(library, tried[i].files);
    right += javac[i].right;
    const bool further = options.messages && has_further(vmc, javac[i]);
    if (same(vmc, javac[i]) && !further) continue;
    const bool disagree = vmc.right != javac[i].right;
    if (!further) ++(disagree ? differ : lines);
    fmt::print("{} {} mutant {}: {}\n  javac: {}\n  vmc:   {}\n",
               disagree  ? "DIFFER"
               : further ? "more"
                         : "line",
               tried[i].files[0].path, i, tried[i].mutant.change, to_string(javac[i]),
               to_string(vmc));
    if (tried[i].files[0].path == "T.java") fmt::print("{}", tried[i].files[0].text);
  }
  fmt::print(
      "{} mutants of {} programs: {} right; {} disagreements, {} with the first error in "
      "another line\n",
      tried.size(), sources.size(), right, differ, lines);
  return differ == 0 ? 0 : 1;
}

bool read_option(Options& options, std::string_view word, const char* value, bool* used_value) {
  *used_value = false;
  if (word == "--java") return options.java = true;
  if (word == "--rebase") return options.java = options.rebase = true;
  if (word == "--messages") return options.messages = true;
  *used_value = true;
  if (value == nullptr) return false;
  if (word == "--filter") options.filter = value;
  if (word == "--mutants") options.mutants = std::strtoull(value, nullptr, 10);
  if (word == "--seed") options.seed = std::strtoull(value, nullptr, 10);
  return word == "--filter" || word == "--seed" || (word == "--mutants" && options.mutants > 0);
}

std::optional<Options> read_options(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    bool used_value = false;
    if (!word.starts_with("--")) {
      options.roots.emplace_back(word);
    } else if (!read_option(options, word, i + 1 < argc ? argv[i + 1] : nullptr, &used_value)) {
      return std::nullopt;
    }
    i += used_value;
  }
  if (options.roots.empty()) return std::nullopt;
  return options;
}

int run(const Options& options) {
  if ((options.java || options.mutants > 0) && !runner::is_command("javac")) {
    fmt::print("no JDK is installed\n");
    return kSkipped;
  }
  if (options.mutants > 0) return check_mutants(options);
  std::vector<SnippetFile> files;
  std::vector<std::string> mistakes;
  for (const fs::path& path : java_files(options.roots)) {
    files.push_back({path, read_snippets(path, mistakes)});
  }
  for (const std::string& mistake : mistakes) fmt::print("FAIL {}\n", mistake);
  if (!mistakes.empty() || files.empty()) return 1;
  return options.java ? check_javac(files, options) : check_vmc(files, options);
}

}  // namespace
}  // namespace braid::accept

int main(int argc, char** argv) {
  const auto options = braid::accept::read_options(argc, argv);
  if (options) return braid::accept::run(*options);
  fmt::print(
      "Usage: accept_tests [OPTION]... FILE|FOLDER...\n"
      "Small right and wrong programs: vmc says of each what javac says.\n\n"
      "  --filter TEXT   only programs whose name contains TEXT\n"
      "  --messages      also show where the two word an error differently; of mutants: where vmc\n"
      "                  has errors in lines where javac has none\n"
      "  --java          are the committed verdicts those of the javac that is installed?\n"
      "  --rebase        write javac's verdicts into the files\n"
      "  --mutants N     instead: N programs with one small change, made from the given sources\n"
      "  --seed S        which mutants (1)\n");
  return braid::accept::kUsage;
}
