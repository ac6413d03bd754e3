#include "cli/story_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <span>
#include <utility>

namespace braid::cli {
namespace {

constexpr size_t kMargin = 2;      // for the mark of a switch
constexpr size_t kMostLanes = 16;  // more have no marks, only names
constexpr size_t kMostCodeLines = 2;
constexpr size_t kNameWidth = 22;  // of threads beside lanes

std::string padded(const std::string& text, size_t width) {
  const size_t w = width_of(text);
  return w < width ? text + std::string(width - w, ' ') : text;
}

// Bytes of the first `width` characters.
size_t bytes_of(std::string_view text, size_t width) {
  size_t at = 0;
  for (size_t n = 0; at < text.size() && n < width; ++n) {
    ++at;
    while (at < text.size() && (text[at] & 0xc0) == 0x80) ++at;
  }
  return at;
}

std::string shortened(const std::string& text, size_t width) {
  if (width_of(text) <= width) return text;
  return text.substr(0, bytes_of(text, width - 3)) + "...";
}

// The text with "..." at its end, which stands after a whole word, if there is one.
std::string broken_off(const std::string& text, size_t width) {
  constexpr std::string_view kMore = " ...";
  if (width_of(text) + kMore.size() <= width) return text + std::string(kMore);
  const size_t first = std::min(text.find_first_not_of(' '), text.size());
  const size_t space = text.rfind(' ', bytes_of(text, width - kMore.size()));
  if (space == std::string::npos || space <= first) return shortened(text, width);
  return text.substr(0, space) + std::string(kMore);
}

// The head of a method without what says nothing here: "synchronized void put(int x)".
std::string without_modifiers(std::string code) {
  for (const std::string_view word : {"public ", "private ", "protected ", "static ", "final "})
    if (code.starts_with(word)) code.erase(0, word.size());
  const size_t thrown = code.find(") throws ");
  return thrown == std::string::npos ? code : code.substr(0, thrown + 1);
}

constexpr char kNoBreak = '\x1f';

// Where a word that is too wide for `room` is broken: at a blank that should not be broken at, else
// behind the last dot or parenthesis, else anywhere.
size_t break_in(const std::string& word, size_t room) {
  constexpr size_t kFewest = 3;  // characters before a break
  const size_t most = bytes_of(word, room);
  const size_t blank = word.rfind(kNoBreak, most);
  if (blank != std::string::npos && blank > 0) return blank;
  const size_t mark = word.find_last_of(".(", most - 1);
  return mark != std::string::npos && mark + 1 >= kFewest ? mark + 1 : most;
}

// With no break in "x = 1 (was 0)".
std::string together(std::string notes) {
  for (size_t at = notes.find(" = "); at != std::string::npos; at = notes.find(" = ", at + 1))
    notes[at] = notes[at + 2] = kNoBreak;
  for (size_t at = notes.find("(was "); at != std::string::npos; at = notes.find("(was ", at + 1))
    notes[at + 4] = kNoBreak;
  return notes;
}

class Table {
 public:
  Table(const std::vector<Row>& rows, const tester::Failure& failure, const Sources& sources,
        const Style& style)
      : rows_(rows), f_(failure), sources_(sources), style_(style) {
    find_columns();
    find_number_width();
  }
  std::string text();

 private:
  void find_columns();
  void find_number_width();
  void header();
  void row(const Row& r, bool apart);
  void full_width(std::span<const Row> rows);
  void line(std::string text);
  std::string margin(const Row& r) const { return r.switched ? "* " : "  "; }
  std::string where(const Row& r) const;
  std::vector<std::string> cell(const Row& r, size_t width) const;
  std::string name(uint32_t thread) const {
    const auto& names = f_.story->threads;
    return thread < names.size() && !names[thread].empty() ? names[thread]
                                                           : fmt::format("thread {}", thread);
  }
  // Cut in the middle: names often end in a number.
  std::string short_name(uint32_t thread) const {
    const std::string whole = name(thread);
    if (width_of(whole) <= names_) return whole;
    size_t tail = whole.size() - std::min(whole.size(), names_ / 2);
    while (tail < whole.size() && (whole[tail] & 0xc0) == 0x80) ++tail;
    const std::string end = whole.substr(tail);
    return shortened(whole, names_ - width_of(end)) + end;
  }
  size_t column_of(uint32_t thread) const {
    const auto at = std::find(columns_.begin(), columns_.end(), thread);
    return static_cast<size_t>(at - columns_.begin());
  }
  bool has_column(const Row& r) const { return column_of(r.thread) < columns_.size(); }

  const std::vector<Row>& rows_;
  const tester::Failure& f_;
  const Sources& sources_;
  const Style& style_;
  std::vector<uint32_t> columns_;  // threads
  bool lanes_ = false;
  bool one_file_ = true;
  size_t number_ = 3;  // width of line numbers
  size_t width_ = 0;   // of a column
  size_t names_ = 0;   // width of names beside lanes
  std::string out_;
};

// Threads that only start others, wait for them and print need no column.
void Table::find_columns() {
  std::set<uint32_t> all;
  std::set<uint32_t> heavy;
  for (const Row& r : rows_) {
    if (r.kind != Row::Kind::kStep) continue;
    all.insert(r.thread);
    if (!r.light) heavy.insert(r.thread);
  }
  columns_.assign(heavy.begin(), heavy.end());
  lanes_ = columns_.size() > kMostColumns;
  if (lanes_) columns_.assign(all.begin(), all.end());
  for (const uint32_t t : columns_)
    names_ = std::max(names_, std::min(width_of(name(t)), kNameWidth));
  if (!columns_.empty()) width_ = (kWidth - kMargin - 2) / columns_.size() - 3;
}

void Table::find_number_width() {
  std::string file;
  for (const Row& r : rows_) {
    if (r.where.empty()) continue;
    if (file.empty()) file = file_of(r.where);
    one_file_ &= file == file_of(r.where);
  }
  // A label that would take much of a column has a line of its own.
  const size_t most = std::max<size_t>(number_, width_ / 4);
  for (const Row& r : rows_) {
    const size_t size = where(r).size();
    if (size <= most || lanes_) number_ = std::max(number_, size);
  }
}

// "31", or "Buffer:31" if the program has several files.
std::string Table::where(const Row& r) const {
  if (r.where.empty() || line_of(r.where) == 0) return "";
  if (one_file_) return fmt::format("{}", line_of(r.where));
  std::string file = file_of(r.where);
  return fmt::format("{}:{}", file.substr(0, file.rfind('.')), line_of(r.where));
}

void Table::line(std::string text) {
  text.erase(text.find_last_not_of(' ') + 1);
  out_ += "  " + text + "\n";
}

void Table::header() {
  if (columns_.empty()) return;
  if (lanes_) {
    std::string text;
    for (size_t i = 0; i < columns_.size(); ++i)
      text += fmt::format("{}{}", i == 0 ? "Threads: " : ", ", name(columns_[i]));
    for (const std::string& l : wrapped(text, kWidth - 2, 9)) line(style_.title(l));
    return;
  }
  std::string names = std::string(kMargin, ' ');
  std::string rule = std::string(kMargin, ' ');
  for (size_t i = 0; i < columns_.size(); ++i) {
    const bool last = i + 1 == columns_.size();
    names += padded(shortened(name(columns_[i]), width_), width_) + (last ? "" : " | ");
    rule += std::string(width_, '-') + (last ? "" : "-+-");
  }
  names.erase(names.find_last_not_of(' ') + 1);
  line(style_.title(names));
  line(rule);
}

// The lines of a row: the source's text and the notes, side by side if they fit.
std::vector<std::string> Table::cell(const Row& r, size_t width) const {
  const std::string code = r.where.empty() ? "" : without_modifiers(sources_.code(r.where));
  std::string notes;
  for (const std::string& n : r.notes) notes += (notes.empty() ? "// " : ", ") + n;
  std::string label = where(r);
  std::vector<std::string> lines;
  if (width_of(label) > number_) lines.push_back(shortened(std::exchange(label, ""), width));
  const std::string start = fmt::format("{:>{}} ", label, number_);
  const std::string whole = start + code + (code.empty() ? "" : "  ") + notes;
  if (width_of(whole) <= width) {
    lines.push_back(whole);
    return lines;
  }
  const size_t indent = number_ + 1;
  if (!code.empty()) {
    std::vector<std::string> pieces = wrapped(code, width - indent, 2);
    if (pieces.size() > kMostCodeLines) {
      pieces.resize(kMostCodeLines);
      pieces.back() = broken_off(pieces.back(), width - indent);
    }
    for (const std::string& l : pieces)
      lines.push_back((lines.empty() ? start : std::string(indent, ' ')) + l);
  }
  for (std::string l : wrapped(together(notes), width - indent, 3)) {
    std::replace(l.begin(), l.end(), kNoBreak, ' ');
    lines.push_back(std::string(indent, ' ') + l);
  }
  return lines;
}

// Threads without a column: what one does in a row is one line.
void Table::full_width(std::span<const Row> rows) {
  Row all = rows.front();
  std::string places;
  for (const Row& r : rows) {
    if (&r != rows.data())
      for (const std::string& n : r.notes) add_note(&all, n);
    const std::string at = where(r);
    if (!at.empty() && !places.ends_with(" " + at)) places += (places.empty() ? " " : ", ") + at;
  }
  std::string notes;
  for (const std::string& n : all.notes) notes += (notes.empty() ? "" : ", ") + n;
  const bool several = places.find(',') != std::string::npos;
  const std::string text =
      fmt::format("-- {} {}{} --", name(all.thread), notes,
                  places.empty() ? "" : fmt::format(" (line{}{})", several ? "s" : "", places));
  for (const std::string& l : wrapped(text, kWidth - 4, 3)) line(style_.faint(margin(all) + l));
}

void Table::row(const Row& r, bool apart) {
  if (r.kind == Row::Kind::kTurn) {
    const std::string text = "=== the turning point ";
    line(style_.mark(text + std::string(kWidth - 2 - text.size(), '=')));
    return;
  }
  if (r.kind == Row::Kind::kGap) {
    line(style_.faint(fmt::format("{}... {} ...", std::string(kMargin, ' '), r.text)));
    return;
  }
  const size_t column = column_of(r.thread);
  if (lanes_) {
    std::string lanes;
    for (size_t i = 0; i < columns_.size() && columns_.size() <= kMostLanes; ++i)
      lanes += i == column ? '#' : '.';
    const std::string start =
        fmt::format("{}{} {} ", margin(r), lanes, padded(short_name(r.thread), names_));
    bool first = true;
    for (const std::string& l : cell(r, kWidth - 2 - width_of(start))) {
      line((first ? start : std::string(width_of(start), ' ')) + (r.fails ? style_.bad(l) : l));
      first = false;
    }
    return;
  }
  const auto with_others = [&](const std::string& mark, const std::string& mine, bool is_bad) {
    std::string text = mark;
    for (size_t i = 0; i < columns_.size(); ++i) {
      const std::string piece = i == column ? padded(mine, width_) : std::string(width_, ' ');
      text += (i == column && is_bad ? style_.bad(piece) : piece) +
              (i + 1 == columns_.size() ? "" : " | ");
    }
    line(text);
  };
  if (apart) with_others(std::string(kMargin, ' '), "", false);
  bool first = true;
  for (const std::string& l : cell(r, width_)) {
    with_others(first ? margin(r) : std::string(kMargin, ' '), l, r.fails);
    first = false;
  }
}

std::string Table::text() {
  header();
  const Row* before = nullptr;
  for (size_t i = 0; i < rows_.size(); ++i) {
    const Row& r = rows_[i];
    if (r.kind == Row::Kind::kStep && !has_column(r)) {
      size_t end = i + 1;
      while (end < rows_.size() && rows_[end].kind == Row::Kind::kStep &&
             rows_[end].thread == r.thread)
        ++end;
      full_width(std::span(rows_).subspan(i, end - i));
      i = end - 1;
    } else {
      row(r, before != nullptr && r.kind == Row::Kind::kStep && before->kind == Row::Kind::kStep &&
                 before->thread != r.thread && has_column(*before));
    }
    before = &r;
  }
  if (std::any_of(rows_.begin(), rows_.end(), [](const Row& r) { return r.switched; }))
    line(style_.faint("* a switch that nothing forced: the thread before could have gone on"));
  return std::move(out_);
}

}  // namespace

size_t width_of(std::string_view text) {
  return static_cast<size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

std::vector<std::string> wrapped(const std::string& text, size_t width, size_t indent) {
  std::vector<std::string> lines;
  std::string current;
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find(' ', at), text.size());
    std::string word = text.substr(at, end - at);
    const size_t used = width_of(current);
    const bool fresh = current.find_first_not_of(' ') == std::string::npos;
    if (!fresh && used + 1 + width_of(word) > width) {
      lines.push_back(current);
      current = std::string(indent, ' ');
      continue;
    }
    // One that has only room without the indentation has less of it; one that is wider than a line
    // is broken.
    const size_t room = width - used - (fresh ? 0 : 1);
    if (fresh && width_of(word) > room && width_of(word) <= width) {
      current.resize(width - width_of(word));
    } else if (fresh && width_of(word) > room) {
      const size_t cut = break_in(word, room);
      lines.push_back(current + word.substr(0, cut));
      current = std::string(indent, ' ');
      at += cut + (word[cut] == kNoBreak ? 1 : 0);
      continue;
    }
    current += (fresh ? "" : " ") + word;
    at = end + 1;
  }
  if (current.find_first_not_of(' ') != std::string::npos || lines.empty())
    lines.push_back(current);
  return lines;
}

std::string table_of(const std::vector<Row>& rows, const tester::Failure& failure,
                     const Sources& sources, const Style& style) {
  return Table(rows, failure, sources, style).text();
}

}  // namespace braid::cli
