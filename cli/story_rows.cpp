#include "cli/story_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <set>

#include "cli/why.h"
#include "cli/words.h"

namespace braid::cli {
namespace {

using tester::Event;
using Kind = Event::Kind;

std::string lock_words(const Event& e, const std::string& object) {
  if (e.call == "<clinit>") {
    return fmt::format("{} {}", e.kind == Kind::kLock ? "begins to initialise" : "has initialised",
                       object);
  }
  return fmt::format("{}{}{} {}", e.mode, e.mode.empty() ? "" : "-",
                     e.kind == Kind::kLock ? "locks" : "unlocks", object);
}

std::string read_words(const Event& e, const std::string& object) {
  if (e.value.empty()) return fmt::format("reads {}", object);
  if (e.call.starts_with("compareAnd")) return fmt::format("fails, {} = {}", object, e.value);
  return fmt::format("reads {} = {}", object, e.value);
}

std::string write_words(const Event& e, const std::string& object) {
  if (e.call.find("cquire") != std::string::npos || e.call == "release" || e.call == "drainPermits")
    return fmt::format("{} has {} permit{} left", object, e.value, e.value == "1" ? "" : "s");
  if (e.call == "countDown") return fmt::format("{} counts down to {}", object, e.value);
  if (e.value.empty()) return fmt::format("writes {}", object);
  return fmt::format("writes {} = {}{}", object, e.value,
                     e.before.empty() ? "" : fmt::format(" (was {})", e.before));
}

std::string park_words(const Event& e, const std::string& object) {
  if (e.call.starts_with("park")) return "parks: there is no permit";
  return fmt::format("stops: {} {}", object, e.call == "await" ? "is not at 0" : "has no permit");
}

std::string wait_words(const Event& e, const std::string& object) {
  if (e.call == "join") return fmt::format("waits for {} to end", object);
  return fmt::format("waits on {}", object);
}

std::string woken_words(const Event& e, const std::string& object) {
  if (e.call == "join" && e.value.empty()) return fmt::format("{} has ended", object);
  if (e.value.empty()) return "wakes up";
  return fmt::format("{} ends by {}", e.call,
                     e.value == "time-out" ? "a time-out" : "an interrupt");
}

std::string printed_words(const Event& e) {
  constexpr size_t kMost = 40;
  std::string text = e.value.substr(0, e.value.find_last_not_of('\n') + 1);
  std::replace(text.begin(), text.end(), '\n', '|');
  if (text.size() > kMost) {
    size_t end = kMost;
    while ((text[end] & 0xc0) == 0x80) --end;
    text = text.substr(0, end) + "...";
  }
  return fmt::format("prints \"{}\"", text);
}

std::string call_words(const Event& e, const std::string& object) {
  if (e.call.starts_with("park")) return "park returns: there is a permit";
  if (e.call == "interrupt") return fmt::format("interrupts {}", object);
  if (e.call == "unpark") return fmt::format("gives {} a permit", object);
  return fmt::format("{}.{}(){}", object, e.call, e.value.empty() ? "" : " = " + e.value);
}

// Without the package of the exception.
std::string throw_words(const Event& e) {
  const size_t colon = std::min(e.value.find(':'), e.value.size());
  if (e.value.find(' ') < colon) return "FAILS: " + e.value;  // what a tool says
  const size_t dot = e.value.rfind('.', colon);
  return "FAILS: " + e.value.substr(dot == std::string::npos ? 0 : dot + 1);
}

bool is_light(const Event& e) {
  switch (e.kind) {
    case Kind::kStart:
    case Kind::kEnd:
    case Kind::kPrint:
      return true;
    case Kind::kWait:
    case Kind::kWoken:
      return e.call == "join";
    default:
      return false;
  }
}

// Whether the event opens a row of its own: its thread goes on elsewhere, or round a loop.
bool opens_row(const std::vector<Row>& rows, const Event& e, const std::string& note) {
  if (rows.empty()) return true;
  const Row& last = rows.back();
  if (last.kind != Row::Kind::kStep || last.thread != e.thread || last.where != e.where)
    return true;
  return last.first == note && last.notes.size() > 1;
}

// ---- Folding ------------------------------------------------------------------------------------

bool same_place(const Row& a, const Row& b) {
  return a.kind == Row::Kind::kStep && b.kind == Row::Kind::kStep && a.thread == b.thread &&
         a.where == b.where && a.switched == b.switched;
}

// How many rows from `at` on go round with this period; rows that matter end it.
size_t rounds_at(const std::vector<Row>& rows, size_t at, size_t period) {
  size_t end = at;
  while (end < rows.size() && rows[end].kind == Row::Kind::kStep && !rows[end].matters &&
         (end < at + period || same_place(rows[end], rows[end - period])))
    ++end;
  return (end - at) / period;
}

std::string lines_of(const std::vector<Row>& rows, size_t at, size_t period) {
  std::vector<long> lines;
  for (size_t i = at; i < at + period; ++i) lines.push_back(line_of(rows[i].where));
  std::sort(lines.begin(), lines.end());
  return lines.front() == lines.back() ? fmt::format("line {}", lines.front())
                                       : fmt::format("lines {}-{}", lines.front(), lines.back());
}

// The first and the last round of a loop are shown.
std::vector<Row> folded(const std::vector<Row>& rows) {
  constexpr size_t kLongestPeriod = 24;
  constexpr size_t kFewRounds = 4;
  std::vector<Row> out;
  for (size_t i = 0; i < rows.size();) {
    size_t best = 0;
    size_t rounds = 0;
    for (size_t period = 1; period <= kLongestPeriod && best == 0; ++period) {
      rounds = rounds_at(rows, i, period);
      if (rounds >= kFewRounds) best = period;
    }
    if (best == 0) {
      out.push_back(rows[i++]);
      continue;
    }
    const auto at = [&](size_t n) { return rows.begin() + static_cast<ptrdiff_t>(n); };
    out.insert(out.end(), at(i), at(i + best));
    Row gap;
    gap.kind = Row::Kind::kGap;
    gap.text = fmt::format("{} more rounds of {}", grouped(rounds - 2), lines_of(rows, i, best));
    out.push_back(std::move(gap));
    const size_t last = i + (rounds - 1) * best;
    out.insert(out.end(), at(last), at(last + best));
    i = last + best;
  }
  return out;
}

// ---- Threads that do the same -------------------------------------------------------------------

// Whether the rows from `begin` on are all that their thread does, without a break: their end; 0 if
// they are not.
size_t whole_run(const std::vector<Row>& rows, size_t begin) {
  const uint32_t thread = rows[begin].thread;
  for (size_t i = 0; i < begin; ++i)
    if (rows[i].kind == Row::Kind::kStep && rows[i].thread == thread) return 0;
  size_t end = begin;
  while (end < rows.size() && rows[end].kind == Row::Kind::kStep && !rows[end].matters &&
         rows[end].thread == thread)
    ++end;
  const bool ends = end > begin && rows[end - 1].notes.back() == "ends";
  return ends ? end : 0;
}

// "counted = 2, gone = 4": what was written last.
std::string last_written(const std::vector<Row>& rows, size_t begin, size_t end) {
  constexpr std::string_view kVerb = "writes ";
  std::vector<std::pair<std::string, std::string>> values;
  for (size_t i = begin; i < end; ++i) {
    for (const std::string& note : rows[i].notes) {
      if (!note.starts_with(kVerb)) continue;
      const std::string text = note.substr(kVerb.size(), note.find(" (was ") - kVerb.size());
      const std::string name = text.substr(0, text.find(" = "));
      std::erase_if(values, [&](const auto& v) { return v.first == name; });
      values.emplace_back(name, text);
    }
  }
  std::string all;
  for (const auto& v : values) all += (all.empty() ? "" : ", ") + v.second;
  return all;
}

// Of threads that run alone from their beginning to their end, over the same lines, one is shown.
std::vector<Row> without_repeaters(const std::vector<Row>& rows, const tester::Story& story) {
  constexpr size_t kFewRows = 3;
  std::map<std::vector<std::string>, uint32_t> seen;  // the thread that went over these lines
  std::vector<Row> out;
  for (size_t i = 0; i < rows.size();) {
    const size_t end = rows[i].kind == Row::Kind::kStep ? whole_run(rows, i) : 0;
    std::vector<std::string> lines;
    for (size_t k = i; k < end; ++k) lines.push_back(rows[k].where);
    const bool fresh = end < i + kFewRows || seen.try_emplace(lines, rows[i].thread).second;
    if (fresh) {
      for (const size_t stop = std::max(end, i + 1); i < stop; ++i) out.push_back(rows[i]);
      continue;
    }
    const std::string written = last_written(rows, i, end);
    Row gap;
    gap.kind = Row::Kind::kGap;
    gap.text = fmt::format("{} does the same as {}{}", story.threads[rows[i].thread],
                           story.threads[seen[lines]], written.empty() ? "" : ": " + written);
    out.push_back(std::move(gap));
    i = end;
  }
  return out;
}

// Of very many rows, those at the beginning, at the end and around what matters.
std::vector<Row> thinned(const std::vector<Row>& rows) {
  constexpr size_t kMost = 150;
  constexpr size_t kHead = 30;
  constexpr size_t kTail = 80;
  constexpr size_t kAround = 6;
  if (rows.size() <= kMost) return rows;
  std::vector<bool> shown(rows.size());
  size_t important = 0;
  for (size_t i = 0; i < rows.size(); ++i) {
    if (i < kHead || i + kTail >= rows.size()) shown[i] = true;
    const bool near = (rows[i].kind == Row::Kind::kTurn || rows[i].matters) && ++important <= 5;
    for (size_t k = i - std::min(i, kAround); near && k < std::min(rows.size(), i + kAround); ++k)
      shown[k] = true;
  }
  std::vector<Row> out;
  for (size_t i = 0; i < rows.size();) {
    if (shown[i]) {
      out.push_back(rows[i++]);
      continue;
    }
    size_t end = i;
    while (end < rows.size() && !shown[end]) ++end;
    Row gap;
    gap.kind = Row::Kind::kGap;
    gap.text = fmt::format("{} rows are left out here (--json has them)", grouped(end - i));
    out.push_back(std::move(gap));
    i = end;
  }
  return out;
}

// Whether the thread could have gone on when it was left for the last time before this stretch.
bool was_preempted(const tester::Failure& f, uint32_t thread, size_t segment) {
  const auto& segments = f.schedule.segments;
  const std::vector<bool>& preempts = f.story->preempts;
  for (size_t i = std::min(segment, segments.size()); i-- > 0;)
    if (segments[i].thread == thread) return i + 1 < preempts.size() && preempts[i + 1];
  return false;
}

}  // namespace

void add_note(Row* row, const std::string& note) {
  for (const std::string_view verb : {"starts ", "reads ", "writes "}) {
    if (!row->notes.empty() && note.starts_with(verb) && row->notes.back().starts_with(verb)) {
      if (row->notes.back() != note) row->notes.back() += ", " + note.substr(verb.size());
      return;
    }
  }
  if (row->notes.empty() || row->notes.back() != note) row->notes.push_back(note);
}

ShortNames::ShortNames(const tester::Story& story) {
  std::map<std::string, std::set<std::string>> users;
  for (const Event& e : story.events) {
    const std::string& name = e.object;
    const size_t dot = name.find('.');
    const bool has_class =
        dot != std::string::npos && std::isupper(name[0]) != 0 && name.find_first_of("#[( ") > dot;
    short_[name] = has_class ? name.substr(dot + 1) : name;
    // thread "A"
    if (name.starts_with("thread \"")) short_[name] = name.substr(8, name.size() - 9);
    const std::string& text = short_[name];
    users[text.substr(0, text.find('['))].insert(name.substr(0, name.find('[')));
  }
  for (auto& [name, text] : short_)
    if (users[text.substr(0, text.find('['))].size() > 1) text = name;
}

const std::string& ShortNames::of(const std::string& name) const {
  const auto it = short_.find(name);
  return it == short_.end() ? name : it->second;
}

std::string words_for(const Event& e, const ShortNames& names) {
  const std::string& object = names.of(e.object);
  switch (e.kind) {
    case Kind::kRead:
      return read_words(e, object);
    case Kind::kWrite:
      return write_words(e, object);
    case Kind::kLock:
    case Kind::kUnlock:
      return lock_words(e, object);
    case Kind::kRefused:
      if (e.before == "read") return fmt::format("stops: {} is read-locked by {}", object, e.value);
      return fmt::format("stops: {} {} {}", e.value,
                         object.starts_with("class ") ? "is initialising" : "has", object);
    case Kind::kWait:
      return wait_words(e, object);
    case Kind::kNotify:
      return e.value.empty() ? fmt::format("{} on {}: nobody waits", e.call, object)
                             : fmt::format("{} on {} wakes {}", e.call, object, e.value);
    case Kind::kWoken:
      return woken_words(e, object);
    case Kind::kSleep:
      return "sleeps";
    case Kind::kPark:
      return park_words(e, object);
    case Kind::kStart:
      return fmt::format("starts {}", e.value);
    case Kind::kEnd:
      return "ends";
    case Kind::kCall:
      return call_words(e, object);
    case Kind::kChoose:
      return fmt::format("Choose gives {}", e.value);
    case Kind::kPrint:
      return printed_words(e);
    case Kind::kThrow:
      return e.value.starts_with("java.lang.AssertionError") ? "FAILS" : throw_words(e);
    case Kind::kOther:
      return e.value;
  }
  return "";
}

namespace {

// Locks and others that somebody has to wait for: what is done with them matters, even if nobody
// else does anything.
bool is_about_locks(const Event& e) {
  switch (e.kind) {
    case Kind::kRead:
    case Kind::kWrite:
    case Kind::kCall:
      return !e.call.empty();
    default:
      return true;
  }
}

std::set<std::string> waits_of(const tester::Story& story) {
  std::set<std::string> objects;
  for (const Event& e : story.events) {
    const bool waits = e.kind == Kind::kWait || e.kind == Kind::kRefused || e.kind == Kind::kPark ||
                       e.kind == Kind::kNotify;
    if (!waits) continue;
    objects.insert(e.object);
    if (!e.lock.empty()) objects.insert(e.lock);
  }
  return objects;
}

bool is_access(const Event& e) { return e.kind == Kind::kRead || e.kind == Kind::kWrite; }

// A race inside the class library, of whose accesses the story does not tell: the two calls.
void add_racing_calls(const tester::Failure& f, std::vector<Row>* rows) {
  const auto& segments = f.schedule.segments;
  const auto& events = f.story->events;
  const bool is_told =
      events.size() >= 2 && is_access(events.back()) && is_access(events.end()[-2]);
  if (f.kind != tester::FailureKind::kRace || is_told || segments.size() < 2) return;
  for (size_t i = segments.size() - 2; i < segments.size(); ++i) {
    Row row;
    row.thread = segments[i].thread;
    row.where = segments[i].where;
    row.segment = i;
    row.fails = row.matters = true;
    row.first = "inside this call: RACE";
    row.notes = {row.first};
    rows->push_back(std::move(row));
  }
}

}  // namespace

std::vector<Row> rows_of(const tester::Failure& f) {
  std::vector<Row> rows;
  if (!f.story) return rows;
  const auto& events = f.story->events;
  const ShortNames names(*f.story);
  const std::set<std::string> waited_for = waits_of(*f.story);
  const std::string thrown = thrown_at(f);
  uint32_t thrower = UINT32_MAX;
  for (const Event& e : events)
    if (e.kind == Kind::kThrow && e.where == f.place) thrower = e.thread;
  const size_t turn = f.turning_point ? turning_event(f) : SIZE_MAX;
  bool turned = false;
  for (size_t i = 0; i < events.size(); ++i) {
    const Event& e = events[i];
    if (f.story->cut && i == f.story->cut_at) {
      rows.emplace_back().kind = Row::Kind::kGap;
      rows.back().text = "a long part is left out here";
    }
    const bool fails_here = e.thread == thrower && e.where == thrown && e.kind == Kind::kRead;
    if (!e.shared && !fails_here && !(is_about_locks(e) && waited_for.contains(e.object))) continue;
    if (!turned && i >= turn) {
      turned = true;
      rows.emplace_back().kind = Row::Kind::kTurn;
    }
    const bool races =
        f.kind == tester::FailureKind::kRace && i + 2 >= events.size() && is_access(e);
    const std::string note =
        races ? fmt::format("{} {}: RACE", e.kind == Kind::kWrite ? "writes" : "reads",
                            names.of(e.object))
              : words_for(e, names);
    if (note.empty()) continue;
    if (opens_row(rows, e, note)) {
      Row row;
      row.thread = e.thread;
      row.where = e.where;
      row.segment = e.segment;
      row.light = true;
      const auto last = std::find_if(rows.rbegin(), rows.rend(),
                                     [](const Row& r) { return r.kind == Row::Kind::kStep; });
      if (last != rows.rend() && last->thread != e.thread)
        row.switched = was_preempted(f, last->thread, e.segment);
      rows.push_back(std::move(row));
    }
    Row& row = rows.back();
    if (row.first.empty()) row.first = note;
    add_note(&row, note);
    row.light &= is_light(e);
    row.fails |= e.kind == Kind::kThrow || races;
    row.matters |= e.kind == Kind::kThrow || races || (f.difference && f.difference->event == i);
  }
  add_racing_calls(f, &rows);
  return thinned(without_repeaters(folded(rows), *f.story));
}

}  // namespace braid::cli
