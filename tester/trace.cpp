#include "tester/trace.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace braid::tester {
namespace {

constexpr std::string_view kHead = "braid-trace 2";

// Takes words off the front of a line.
class Line {
 public:
  explicit Line(std::string_view text) : rest_(text) {}

  bool word(std::string_view expected) {
    const std::string_view w = next();
    return w == expected;
  }
  std::string_view next() {
    while (rest_.starts_with(' ')) rest_.remove_prefix(1);
    const size_t end = std::min(rest_.find(' '), rest_.size());
    const std::string_view w = rest_.substr(0, end);
    rest_.remove_prefix(end);
    return w;
  }
  template <class T>
  bool number(T* value, int base = 10) {
    const std::string_view w = next();
    auto [end, error] = std::from_chars(w.data(), w.data() + w.size(), *value, base);
    return error == std::errc() && end == w.data() + w.size() && !w.empty();
  }
  std::string_view rest() {
    while (rest_.starts_with(' ')) rest_.remove_prefix(1);
    return rest_;
  }

 private:
  std::string_view rest_;
};

std::string quote(std::string_view text) {
  std::string out = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (c == '\n') {
      out += "\\n";
    } else {
      out += c;
    }
  }
  return out + "\"";
}

bool unquote(std::string_view text, std::string* out) {
  if (text.size() < 2 || text.front() != '"' || text.back() != '"') return false;
  out->clear();
  for (size_t i = 1; i + 1 < text.size(); ++i) {
    if (text[i] == '\\' && i + 2 < text.size()) {
      ++i;
      *out += text[i] == 'n' ? '\n' : text[i];
    } else {
      *out += text[i];
    }
  }
  return true;
}

// By Stretch.
constexpr std::string_view kHow[] = {"until", "switched", "returned", "before-lock",
                                     "before-access"};

// run 0 for 2 points switched after thread start at SplitSync.java:40 "main"
bool parse_segment(Line& line, Segment* s) {
  if (!line.number(&s->thread) || !line.word("for") || !line.number(&s->points) ||
      !line.word("points")) {
    return false;
  }
  const std::string_view how = line.next();
  const auto known = std::find(std::begin(kHow), std::end(kHow), how);
  if (known == std::end(kHow)) return false;
  s->how = static_cast<Stretch>(known - std::begin(kHow));
  if (s->how == Stretch::kAccess && !line.number(&s->accesses)) return false;
  if (s->how != Stretch::kUntil && !line.word("after")) return false;
  const std::string_view rest = line.rest();
  const size_t at = rest.find(" at ");
  const size_t name = rest.find(" \"");
  if (at == std::string_view::npos || name == std::string_view::npos || at > name) return false;
  s->why = std::string(rest.substr(0, at));
  s->where = std::string(rest.substr(at + 4, name - at - 4));
  return unquote(rest.substr(name + 1), &s->name);
}

}  // namespace

std::string print(const Trace& trace) {
  std::string out =
      fmt::format("{}\nprogram {:016x}\nrandom-seed {}\n", kHead, trace.program, trace.random_seed);
  for (const std::string& p : trace.rules.trust) out += fmt::format("trust {}\n", p);
  for (const std::string& p : trace.rules.no_trust) out += fmt::format("no-trust {}\n", p);
  for (const std::string& v : trace.rules.volatiles) out += fmt::format("volatile {}\n", v);
  for (const std::string& f : trace.rules.late_finals) out += fmt::format("late-final {}\n", f);
  if (const auto& from = trace.rules.from)
    out += fmt::format("recording {} {}\n", from->at, quote(from->file));
  if (trace.rules.ordered_clock) out += "clock ordered\n";
  if (trace.rules.spurious_wakeups) out += "spurious-wakeups\n";
  for (const std::string& a : trace.arguments) out += fmt::format("argument {}\n", quote(a));
  out += trace.exit_status ? fmt::format("exit-status {}\n", *trace.exit_status)
                           : fmt::format("failure {}\n", trace.failure);
  if (!trace.rule.empty()) out += fmt::format("rule {}\n", trace.rule);
  size_t choice = 0;
  const auto& choices = trace.schedule.choices;
  for (size_t i = 0; i < trace.schedule.segments.size(); ++i) {
    const Segment& s = trace.schedule.segments[i];
    for (; choice < choices.size() && choices[choice].segment <= i; ++choice) {
      out += fmt::format("choose {} of {}\n", choices[choice].value, choices[choice].count);
    }
    std::string how(kHow[static_cast<size_t>(s.how)]);
    if (s.how == Stretch::kAccess) how += fmt::format(" {}", s.accesses);
    if (s.how != Stretch::kUntil) how += " after";
    out += fmt::format("run {} for {} points {} {} at {} {}\n", s.thread, s.points, how, s.why,
                       s.where, quote(s.name));
  }
  if (trace.schedule.takes_turns) out += "take-turns\n";
  return out + "end\n";
}

ParsedTrace parse_trace(std::string_view text) {
  Trace t;
  size_t number = 0;
  bool ended = false;
  auto wrong = [&](std::string_view what) {
    return ParsedTrace{std::nullopt, fmt::format("line {}: {}", number, what)};
  };
  while (!text.empty()) {
    ++number;
    const size_t end = std::min(text.find('\n'), text.size());
    const std::string_view whole = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (number == 1) {
      if (whole != kHead)
        return wrong("not a Braid trace (its first line should be 'braid-trace 2')");
      continue;
    }
    if (ended) return wrong("there is something after 'end'");
    Line line(whole);
    const std::string_view kind = line.next();
    bool ok = true;
    if (kind == "program") {
      ok = line.number(&t.program, 16);
    } else if (kind == "random-seed") {
      ok = line.number(&t.random_seed);
    } else if (kind == "trust" || kind == "no-trust") {
      auto& patterns = kind == "trust" ? t.rules.trust : t.rules.no_trust;
      patterns.emplace_back(line.rest());
      ok = !patterns.back().empty();
    } else if (kind == "volatile") {
      t.rules.volatiles.emplace_back(line.rest());
      ok = !t.rules.volatiles.back().empty();
    } else if (kind == "late-final") {
      t.rules.late_finals.emplace_back(line.rest());
      ok = !t.rules.late_finals.back().empty();
    } else if (kind == "recording") {
      RecordedStart& from = t.rules.from.emplace();
      ok = line.number(&from.at) && unquote(line.rest(), &from.file);
      from.program = t.program;
    } else if (kind == "clock") {
      t.rules.ordered_clock = true;
      ok = line.rest() == "ordered";
    } else if (kind == "spurious-wakeups") {
      t.rules.spurious_wakeups = true;
      ok = line.rest().empty();
    } else if (kind == "argument") {
      ok = unquote(line.rest(), &t.arguments.emplace_back());
    } else if (kind == "failure") {
      t.failure = std::string(line.rest());
    } else if (kind == "rule") {
      t.rule = std::string(line.rest());
    } else if (kind == "exit-status") {
      ok = line.number(&t.exit_status.emplace()) && line.rest().empty();
    } else if (kind == "run") {
      ok = parse_segment(line, &t.schedule.segments.emplace_back());
    } else if (kind == "choose") {
      Choice& s = t.schedule.choices.emplace_back();
      s.segment = t.schedule.segments.size();
      ok = line.number(&s.value) && line.word("of") && line.number(&s.count) && s.value < s.count;
    } else if (kind == "take-turns") {
      t.schedule.takes_turns = true;
      ok = line.rest().empty();
    } else if (kind == "end") {
      ended = true;
    } else {
      ok = false;
    }
    if (!ok) return wrong("does not read: " + std::string(whole.substr(0, 80)));
  }
  if (!ended) return wrong("the trace is cut off: there is no 'end'");
  return {std::move(t), ""};
}

}  // namespace braid::tester
