// Line coverage: which lines of the program ran, how often, and which never.
//
//   vmrun --tool ./libcoverage.so PROGRAM
//   vmrun --tool ./libcoverage.so,source=DIR PROGRAM     with the text of the sources in DIR
//
// Counts are not taken back when the machine goes back: under a search a line counts for every time
// that it ran on some schedule.
#include <cstdio>
#include <fstream>
#include <map>
#include <string>
#include <unordered_map>

#include "vm/tool.h"
#include "vm/tool_options.h"

namespace {

using namespace braid;

class Coverage final : public Tool {
 public:
  explicit Coverage(const char* text) {
    ToolOptions options(text);
    source_ = options.text("source");
    options.check();
  }
  const char* name() const override { return "coverage"; }
  EventSet needs() const override { return {Event::line}; }
  void attached(Vm& vm) override { vm_ = &vm; }

  void line(const CodeInfo& info) override {
    if (info.place.is_user) ++runs_[info.place];
  }

  void detached(Vm&) override {
    std::map<std::string, std::map<int, uint64_t>> files;
    for (const std::string& where : vm_->user_lines()) files[file_of(where)][line_of(where)] = 0;
    for (const auto& [place, count] : runs_) {
      const std::string where = vm_->where(place);
      files[file_of(where)][line_of(where)] += count;
    }
    for (const auto& [file, lines] : files) print(file, lines);
  }

 private:
  struct Hash {
    size_t operator()(const Place& p) const {
      return reinterpret_cast<size_t>(p.method) * 31 + p.pc;
    }
  };
  // "Account.java:12".
  static std::string file_of(const std::string& where) { return where.substr(0, where.rfind(':')); }
  static int line_of(const std::string& where) {
    return std::stoi(where.substr(where.rfind(':') + 1));
  }

  void print(const std::string& file, const std::map<int, uint64_t>& lines) {
    size_t ran = 0;
    for (const auto& [line, count] : lines) ran += count > 0;
    std::printf("%s: %zu of %zu lines ran (%zu %%)\n", file.c_str(), ran, lines.size(),
                100 * ran / lines.size());
    std::ifstream text(source_ + "/" + file);
    if (source_.empty() || !text) return print_counts(lines);
    std::string words;
    for (int line = 1; std::getline(text, words); ++line) {
      const auto at = lines.find(line);
      const std::string count = at == lines.end() ? ""
                                : at->second == 0 ? "never"
                                                  : std::to_string(at->second);
      std::printf("%10s  %4d  %s\n", count.c_str(), line, words.c_str());
    }
  }

  static void print_counts(const std::map<int, uint64_t>& lines) {
    for (const auto& [line, count] : lines)
      if (count > 0)
        std::printf("  line %4d  %10llu\n", line, static_cast<unsigned long long>(count));
    for (const auto& [line, count] : lines)
      if (count == 0) std::printf("  line %4d       never\n", line);
  }

  Vm* vm_ = nullptr;
  std::string source_;
  std::unordered_map<Place, uint64_t, Hash> runs_;
};

}  // namespace

BRAID_TOOL(Coverage)
