#include "lang/diagnostics.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace braid::lang {

namespace {

// The blanks that put a caret below byte `column - 1` characters into `line`; tabs stay tabs, so
// that the caret stands right whatever the width of a tab.
std::string caret_indent(std::string_view line, uint32_t column) {
  std::string indent;
  uint32_t at = 1;
  for (char c : line) {
    if (at >= column) break;
    const bool continuation = (static_cast<unsigned char>(c) & 0xC0) == 0x80;
    if (continuation) continue;
    indent += c == '\t' ? '\t' : ' ';
    ++at;
  }
  indent.append(column - at, ' ');
  return indent;
}

std::string describe(const SourceSet& sources, const Diagnostic& d) {
  std::string out;
  if (d.pos.valid()) {
    const SourceFile& file = sources.file(d.pos.file);
    const uint32_t line = file.line_of(d.pos.offset);
    const uint32_t column = file.column_of(d.pos.offset);
    const std::string_view text = file.line_text(line);
    out = fmt::format("{}:{}:{}: error: {}\n{}\n{}^\n", file.path(), line, column, d.message, text,
                      caret_indent(text, column));
  } else {
    out = fmt::format("error: {}\n", d.message);
  }
  if (!d.hint.empty()) out += fmt::format("  hint: {}\n", d.hint);
  return out;
}

}  // namespace

std::string_view way_round(std::string_view name) {
  for (const WayRound& way : kWaysRound) {
    if (name.starts_with(way.prefix)) return way.text;
  }
  return {};
}

void Diagnostics::error(SourcePos pos, std::string message, std::string hint) {
  if (!unsupported_only_) add(pos, std::move(message), std::move(hint));
}

bool Diagnostics::add(SourcePos pos, std::string message, std::string hint) {
  if (pos.valid()) {
    const uint64_t key = (uint64_t{pos.file} << 32) | pos.offset;
    if (!positions_.insert(key).second) return false;
  }
  ++total_;
  if (errors_.size() < kMaxKept) errors_.push_back({pos, std::move(message), std::move(hint)});
  return true;
}

void Diagnostics::unsupported(SourcePos pos, std::string_view name, std::string_view hint) {
  const std::string message = fmt::format("Braid does not support {} yet", name);
  if (add(pos, message, std::string(hint))) ++unsupported_;
}

void Diagnostics::unsupported(SourcePos pos, NotYet construct) {
  unsupported(pos, row_of(construct).name, row_of(construct).way_round);
}

void Diagnostics::unsupported_name(SourcePos pos, std::string_view name) {
  unsupported(pos, name, way_round(name));
}

std::string Diagnostics::to_string() const {
  if (total_ == 0) return {};
  std::vector<const Diagnostic*> sorted;
  for (const Diagnostic& d : errors_) sorted.push_back(&d);
  std::stable_sort(sorted.begin(), sorted.end(), [](const Diagnostic* a, const Diagnostic* b) {
    if (a->pos.file != b->pos.file) return a->pos.file < b->pos.file;
    return a->pos.offset < b->pos.offset;
  });
  std::string out;
  const size_t shown = std::min(sorted.size(), kMaxErrors);
  for (size_t i = 0; i < shown; ++i) out += describe(sources_, *sorted[i]);
  out += total_ == 1 ? "1 error\n" : fmt::format("{} errors\n", total_);
  if (total_ > shown) out += fmt::format("only the first {} are shown\n", shown);
  return out;
}

}  // namespace braid::lang
