#include "cli/why.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <set>

#include "cli/plot.h"

namespace braid::cli {
namespace {

using tester::Event;
using tester::FailureKind;
using Kind = Event::Kind;
using Text = std::vector<std::string>;

// `thread "A" at Main.java:12 wants the monitor of Main.a` of the failure's details, as an item.
std::string item_of(const std::string& detail, const Plot& plot) {
  constexpr std::string_view kStart = "thread \"";
  if (detail.starts_with("  at ")) return "  " + detail;  // a call that leads to the one before
  const size_t quote = detail.find("\" at ");
  if (!detail.starts_with(kStart) || quote == std::string::npos) return "- " + detail;
  const size_t place = quote + 5;
  const size_t end = std::min(detail.find(' ', detail.find(':', place)), detail.size());
  const std::string where = detail.substr(place, end - place);
  std::string rest = end < detail.size() ? detail.substr(end + 1) : "";
  std::erase(rest, '"');
  return fmt::format("- {} {} ({})", detail.substr(kStart.size(), quote - kStart.size()), rest,
                     plot.at(where));
}

// ---- Deadlocks ----------------------------------------------------------------------------------

// "Cache.rw", or "the read lock of Cache.rw".
std::string lock_of(const Event& e) {
  const std::string& object = e.lock.empty() ? e.object : e.lock;
  return e.mode.empty() ? object : fmt::format("the {} lock of {}", e.mode, object);
}

std::string holding(const Plot& plot, size_t taken) {
  const Event& e = plot.event(taken);
  if (e.call == "<clinit>")
    return fmt::format("is initialising {} (since {})", e.object, plot.at(taken));
  return fmt::format("holds {} (since {})", lock_of(e), plot.at(taken));
}

// Goes on from the last event of the path, which is the last of its thread, to those of the threads
// that it waits for. True: the path is a cycle.
bool closes(const Plot& plot, std::vector<size_t>& path, std::set<uint32_t>& known) {
  const Event& e = plot.event(path.back());
  if (e.kind != Kind::kRefused) return false;
  for (const size_t taken : plot.in_the_way(e)) {
    const uint32_t holder = plot.event(taken).thread;
    const auto seen = std::find_if(path.begin(), path.end(),
                                   [&](size_t i) { return plot.event(i).thread == holder; });
    if (seen != path.end()) {
      path.erase(path.begin(), seen);
      return true;
    }
    const std::optional<size_t> last = plot.last_of(holder);
    if (!known.insert(holder).second || !last) continue;
    path.push_back(*last);
    if (closes(plot, path, known)) return true;
    path.pop_back();
  }
  return false;
}

// The threads of a cycle in which each wants what the next one holds, by their last events.
std::vector<size_t> cycle_of(const Plot& plot) {
  std::set<uint32_t> known;
  for (const uint32_t first : plot.threads()) {
    const std::optional<size_t> last = plot.last_of(first);
    if (!last || !known.insert(first).second) continue;
    std::vector<size_t> path{*last};
    if (closes(plot, path, known)) return path;
  }
  return {};
}

// A thread that has a read lock wants the write lock.
Text why_upgrade(const Plot& plot, size_t last) {
  const Event& e = plot.event(last);
  const auto taken = plot.taken(e.key, e.thread);
  return {
      fmt::format("- {} {} and wants {} ({}), which nobody gets while it holds that.",
                  plot.name(e.thread), taken ? holding(plot, *taken) : "goes on", lock_of(e),
                  plot.at(last)),
      "A read lock does not become a write lock. It must be given back before the write lock is "
      "taken; what was read must then be read again, since others may have written meanwhile."};
}

// The cycle in words; nothing if there is none.
Text why_cycle(const Plot& plot) {
  Text text;
  const std::vector<size_t> cycle = cycle_of(plot);
  if (cycle.empty()) return text;
  if (cycle.size() == 1) return why_upgrade(plot, cycle.front());
  bool classes = false;
  bool initialises = false;
  auto held = [&](size_t i) {  // what the one before in the cycle wants of it
    const Event& before = plot.event(cycle[(i + cycle.size() - 1) % cycle.size()]);
    return plot.taken(before.key, plot.event(cycle[i]).thread);
  };
  for (size_t i = 0; i < cycle.size(); ++i) {
    const Event& e = plot.event(cycle[i]);
    const auto taken = held(i);
    classes |= e.object.starts_with("class ") && e.call != "lock";
    initialises |= taken && plot.event(*taken).call == "<clinit>";
    text.push_back(fmt::format("- {} {} and wants {} ({}), which {} {}.", plot.name(e.thread),
                               taken ? holding(plot, *taken) : "goes on", lock_of(e),
                               plot.at(cycle[i]), e.value,
                               e.object.starts_with("class ") ? "is initialising"
                               : e.before == "read"           ? "holds to read"
                                                              : "holds"));
  }
  text.emplace_back("Each of them waits for what the next one has: none can ever go on.");
  text.emplace_back(!classes || !initialises
                        ? "It cannot happen if every thread takes these locks in the same order."
                        : "It cannot happen if these classes do not need each other to be "
                          "initialised.");
  return text;
}

// A notify that found nobody, and the first thread that waits for it since.
void tell_lost(const Plot& plot, const Event& e, size_t last, size_t wait, Text* text) {
  const bool is_own = plot.event(wait).thread == e.thread;
  text->push_back(fmt::format("The last {} on {}, by {} at {}, came when nobody waited{}.", e.call,
                              e.object, is_own ? "itself" : plot.name(e.thread), plot.at(last),
                              is_own ? ""
                                     : fmt::format(", before {} did: it is not remembered",
                                                   plot.name(plot.event(wait).thread))));
  if (is_own) return;
  text->push_back(fmt::format(
      "Whoever waits must test, in a loop and under the lock, whether what it waits for has "
      "happened already; and that must be changed under the same lock, before the {}.",
      e.call));
}

std::string all_would_have(const Event& notify, const std::string& whom) {
  return fmt::format(
      "{} wakes one thread, whichever; {}All would have woken {}, and each would have looked "
      "again.",
      notify.call, notify.call, whom);
}

bool wakes_one(const Event& e) {
  return e.kind == Kind::kNotify && !e.value.empty() && !e.call.ends_with("All");
}

// A notify before `end` that woke a thread which only waited again, though another one waited there
// that waits for ever now.
void tell_wrong_one(const Plot& plot, const std::vector<size_t>& waits, size_t end, Text* text) {
  const uint64_t key = plot.event(waits.front()).key;
  for (size_t i = end; i-- > 0;) {
    const Event& e = plot.event(i);
    const auto passed_over = std::find_if(waits.begin(), waits.end(), [&](size_t w) {
      return w < i && plot.name(plot.event(w).thread) != e.value;
    });
    if (!wakes_one(e) || e.key != key || passed_over == waits.end()) continue;
    for (size_t next = i + 1; next < plot.events().size(); ++next) {
      const Event& o = plot.event(next);
      if (o.key != key || plot.name(o.thread) != e.value) continue;
      if (o.kind == Kind::kWoken) continue;
      if (o.kind != Kind::kWait) break;
      text->push_back(fmt::format("The {} by {} at {} had woken {}, which only waited again at {}.",
                                  e.call, plot.name(e.thread), plot.at(i), e.value, plot.at(next)));
      text->push_back(all_would_have(e, plot.name(plot.event(*passed_over).thread) + ", too"));
      return;
    }
  }
}

// What has become of the notifies on a wait set in which threads wait for ever.
void tell_notifies(const Plot& plot, const std::vector<size_t>& waits, Text* text) {
  const Event& wait = plot.event(waits.front());
  const std::string verb = wait.call == "wait" ? "notify" : "signal";
  const auto last = plot.last(plot.events().size(), [&](const Event& e) {
    return e.kind == Kind::kNotify && e.key == wait.key;
  });
  if (!last) {
    text->push_back(fmt::format("Nobody has called {} on {}.", verb, wait.object));
    return;
  }
  const Event& e = plot.event(*last);
  if (e.value.empty()) {
    const auto other = std::find_if(waits.begin(), waits.end(), [&](size_t w) {
      return w > *last && plot.event(w).thread != e.thread;
    });
    tell_lost(plot, e, *last, other == waits.end() ? waits.front() : *other, text);
    return tell_wrong_one(plot, waits, *last, text);
  }
  const auto again = std::find_if(waits.begin(), waits.end(), [&](size_t w) {
    return w > *last && (", " + e.value + ",").find(", " + plot.name(plot.event(w).thread) + ",") !=
                            std::string::npos;
  });
  const bool all = e.call.ends_with("All");
  text->push_back(fmt::format(
      "The last {} on {}, by {} at {}, woke {}{}.", e.call, e.object, plot.name(e.thread),
      plot.at(*last), e.value,
      again == waits.end()
          ? ""
          : fmt::format("; {} waited again at {}{}", plot.name(plot.event(*again).thread),
                        plot.at(*again), all ? "" : ": the wake-up is used up")));
  for (const size_t w : waits) {
    if (w > *last && (again == waits.end() || w != *again))
      text->push_back(fmt::format("{} began to wait after that.", plot.name(plot.event(w).thread)));
  }
  if (all) return;
  if (again != waits.end()) {
    if (waits.size() > 1) text->push_back(all_would_have(e, "all that wait"));
    return;
  }
  std::string passed_over;
  for (const size_t w : waits)
    if (w < *last)
      passed_over += (passed_over.empty() ? "" : ", ") + plot.name(plot.event(w).thread);
  if (passed_over.empty()) return tell_wrong_one(plot, waits, *last, text);
  text->push_back(all_would_have(e, passed_over + ", too"));
}

// A wait that was interrupted, and begun again.
void tell_interrupts(const Plot& plot, size_t wait, Text* text) {
  const Event& e = plot.event(wait);
  const auto woken = plot.last(wait, [&](const Event& o) {
    return o.thread == e.thread && o.kind == Kind::kWoken && o.key == e.key;
  });
  if (woken && plot.event(*woken).value == "interrupt")
    text->push_back(fmt::format("{} was interrupted in its wait at {}, and waited again.",
                                plot.name(e.thread), plot.at(*woken)));
}

// Where the permit is for which a thread waits for ever.
void tell_permits(const Plot& plot, size_t wait, Text* text) {
  const Event& e = plot.event(wait);
  const auto last = plot.last(plot.events().size(), [&](const Event& o) {
    return o.key == e.key && o.kind != Kind::kPark;
  });
  if (e.call.starts_with("park")) {
    const auto given = plot.last(
        plot.events().size(), [&](const Event& o) { return o.key == e.key && o.call == "unpark"; });
    if (!given) {
      text->push_back(fmt::format("Nobody has called unpark for {}.", plot.name(e.thread)));
      return;
    }
    text->push_back(fmt::format(
        "{} gave {} a permit at {}{}.", plot.name(plot.event(*given).thread), plot.name(e.thread),
        plot.at(*given),
        *last == *given ? "" : fmt::format(", but its park at {} used that up", plot.at(*last))));
    return;
  }
  if (!last) {
    text->push_back(e.call == "await" ? fmt::format("Nobody has counted {} down.", e.object)
                                      : fmt::format("Nobody has given {} a permit.", e.object));
    return;
  }
  const Event& l = plot.event(*last);
  if (l.call == "countDown") {
    text->push_back(fmt::format("{} has been counted down to {}, last by {} at {}.", l.object,
                                l.value, plot.name(l.thread), plot.at(*last)));
  } else {
    text->push_back(fmt::format("The last permit of {} was {} by {} at {}.", l.object,
                                l.call == "release" ? "given" : "taken", plot.name(l.thread),
                                plot.at(*last)));
  }
}

Text why_waits(const tester::Failure& f, const Plot& plot) {
  Text text = why_cycle(plot);
  if (!text.empty()) return text;
  for (const std::string& d : f.details) text.push_back(item_of(d, plot));
  std::map<uint64_t, std::vector<size_t>> waits;  // by wait set
  for (const uint32_t t : plot.threads()) {
    const auto last = plot.last_of(t);
    if (!last) continue;
    const Event& e = plot.event(*last);
    if (e.kind == Kind::kWait && (e.call == "wait" || !e.lock.empty())) {
      waits[e.key].push_back(*last);
      tell_interrupts(plot, *last, &text);
    }
    if (e.kind == Kind::kPark) tell_permits(plot, *last, &text);
    if (e.kind == Kind::kRefused) {
      for (const size_t taken : plot.in_the_way(e)) {
        const Event& holder = plot.event(taken);
        text.push_back(plot.last_of(holder.thread)
                           ? fmt::format("{} {}, and keeps it while it waits.",
                                         plot.name(holder.thread), holding(plot, taken))
                           : fmt::format("{} took {} at {}, and ended without giving it back.",
                                         plot.name(holder.thread), lock_of(holder),
                                         plot.at(taken)));
      }
    }
  }
  for (const auto& [key, list] : waits) tell_notifies(plot, list, &text);
  return text;
}

// ---- Assertions and exceptions ------------------------------------------------------------------

std::set<std::string> identifiers_of(const std::string& code) {
  std::set<std::string> all;
  std::string word;
  char quote = 0;
  for (const char c : code + " ") {
    if (quote != 0 || c == '"' || c == '\'') {
      quote = quote == 0 ? c : c == quote ? 0 : quote;
      continue;
    }
    if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$') {
      word += c;
    } else if (!word.empty()) {
      all.insert(std::exchange(word, ""));
    }
  }
  return all;
}

// Who has changed a variable behind the back of a thread that goes by it.
void tell_origin(const Plot& plot, size_t read, Text* text) {
  const Event& e = plot.event(read);
  const auto written = plot.last(read, [&](const Event& o) {
    return o.kind == Kind::kWrite && o.shared && o.key == e.key && o.thread != e.thread;
  });
  if (!written) return;
  const auto seen = plot.last(*written, [&](const Event& o) {
    return o.thread == e.thread && o.key == e.key &&
           (o.kind == Kind::kRead || o.kind == Kind::kWrite);
  });
  const Event& w = plot.event(*written);
  const auto woken = plot.last(read, [&](const Event& o) {
    return o.thread == e.thread && o.kind == Kind::kWoken && o.call != "join";
  });
  const auto looked = plot.last(read, [&](const Event& o) {
    return o.thread == e.thread && o.key == e.key && o.where != e.where;
  });
  const bool blindly = seen && woken && *woken > *seen && looked && *looked < *woken;
  text->push_back(fmt::format(
      "{} = {} was written by {} at {}{}.", e.object, w.value, plot.name(w.thread),
      plot.at(*written),
      !seen ? ""
            : fmt::format("; before that, at {}, {} had {} {}", plot.at(*seen), plot.name(e.thread),
                          plot.event(*seen).kind == Kind::kRead ? "read" : "written",
                          plot.event(*seen).value)));
  if (blindly)
    text->push_back(fmt::format(
        "In between it waited at {}, and did not look again when it woke up: wait in a loop.",
        plot.at(*woken)));
}

// A thread has read a variable and then written it, though others had changed it in between. The
// last such write, if there is one.
bool tell_stale_write(const Plot& plot, uint64_t key, size_t end, Text* text) {
  for (size_t i = end; i-- > 0;) {
    const Event& w = plot.event(i);
    if (w.kind != Kind::kWrite || w.key != key || !w.shared) continue;
    const auto own = plot.last(i, [&](const Event& o) {
      return o.key == key && o.thread == w.thread &&
             (o.kind == Kind::kRead || o.kind == Kind::kWrite);
    });
    const auto other = plot.last(i, [&](const Event& o) {
      return o.key == key && o.thread != w.thread && o.kind == Kind::kWrite;
    });
    if (!own || !other || *other < *own || plot.event(*own).kind != Kind::kRead) continue;
    const Event& o = plot.event(*other);
    text->push_back(fmt::format(
        "{} read {} = {} at {} and wrote {} at {}. In between {} had written {} at {}: that is "
        "lost.",
        plot.name(w.thread), w.object, plot.event(*own).value, plot.at(*own), w.value, plot.at(i),
        plot.name(o.thread), o.value, plot.at(*other)));
    return true;
  }
  return false;
}

// What the thread has read and written for the statement that begins at `place`, the last time.
std::vector<size_t> used_by(const Plot& plot, size_t thrown, const std::string& place) {
  constexpr long kMostLines = 5;
  std::vector<size_t> used;
  bool is_there = false;
  for (size_t i = thrown; i-- > 0;) {
    const Event& e = plot.event(i);
    if (e.thread != plot.event(thrown).thread) continue;
    const long line = line_of(e.where) - line_of(place);
    if (file_of(e.where) != file_of(place) || line < 0 || line > kMostLines) {
      if (is_there) break;
      continue;
    }
    is_there = true;
    const bool known =
        std::any_of(used.begin(), used.end(), [&](size_t r) { return plot.event(r).key == e.key; });
    if ((e.kind == Kind::kRead || e.kind == Kind::kWrite) && !known) used.push_back(i);
  }
  std::reverse(used.begin(), used.end());
  return used;
}

Text why_thrown(const tester::Failure& f, const Plot& plot, const Sources& sources) {
  Text text;
  const auto thrown = plot.last(plot.events().size(), [&](const Event& e) {
    return e.kind == Kind::kThrow && e.where == f.place;
  });
  const std::string place = thrown_at(f);
  const std::string code = sources.statement(place);
  if (!code.empty()) text.push_back(fmt::format("{}: {}", plot.at(place), code));
  if (!thrown) return text;
  const std::vector<size_t> used = used_by(plot, *thrown, place);
  std::string values;
  const auto add = [&](const std::string& name, const std::string& value) {
    if (!value.empty() && value != name)
      values += fmt::format("{}{} = {}", values.empty() ? "" : ", ", name, value);
  };
  for (const size_t r : used) add(plot.event(r).object, plot.event(r).value);
  const std::set<std::string> words = identifiers_of(code);
  for (const tester::Local& l : f.story->locals) {
    const bool is_field = l.name.find('.') != std::string::npos;  // "node.next"
    const bool is_told = std::any_of(used.begin(), used.end(),
                                     [&](size_t r) { return plot.event(r).object == l.value; });
    if (is_told) continue;
    if (is_field ? code.find(l.name) != std::string::npos : words.contains(l.name))
      add(l.name, l.value);
  }
  if (!values.empty())
    text.push_back(fmt::format("There {} has {}.", plot.name(plot.event(*thrown).thread), values));
  for (const size_t r : used) {
    const Event& e = plot.event(r);
    const bool is_default = e.value == "null" || e.value == "0" || e.value == "false";
    const auto written =
        plot.last(r, [&](const Event& o) { return o.kind == Kind::kWrite && o.key == e.key; });
    if (e.kind == Kind::kRead && is_default && !written)
      text.push_back(fmt::format("Nobody has written {} before.", e.object));
    if (e.shared && !tell_stale_write(plot, e.key, *thrown, &text)) tell_origin(plot, r, &text);
  }
  return text;
}

// ---- Races and loops ----------------------------------------------------------------------------

Text why_race(const tester::Failure& f, const Plot& plot) {
  Text text;
  for (const std::string& d : f.details) text.push_back(item_of(d, plot));
  // What it has called last: it has not looked yet whether somebody wrote meanwhile.
  const auto reads_blindly = [&](uint32_t thread) {
    const auto call = plot.last(plot.events().size(), [&](const Event& e) {
      return e.thread == thread && e.kind == Kind::kCall;
    });
    return call && plot.event(*call).call == "tryOptimisticRead";
  };
  const std::vector<uint32_t> threads = plot.threads();
  const bool is_optimistic = std::any_of(threads.begin(), threads.end(), reads_blindly);
  if (is_optimistic) {
    text.emplace_back(
        "Nothing puts these two in an order. A read between tryOptimisticRead and validate is a "
        "race by the rules of Java even if validate makes up for it. Make the variable volatile: "
        "then it is none, and the search also tries what is read while the writer is half done.");
  } else {
    text.emplace_back(
        "Nothing puts these two in an order: they can happen at the same time. Guard both by the "
        "same lock, or make the variable volatile or atomic.");
  }
  return text;
}

Text why_found(const tester::Failure& f, const Plot& plot) {
  Text text;
  for (const std::string& d : f.details) text.push_back(item_of(d, plot));
  return text;
}

Text why_spins(const tester::Failure& f, const Plot& plot) {
  Text text;
  for (const std::string& d : f.details) text.push_back(item_of(d, plot));
  for (const uint32_t t : plot.threads()) {
    const auto last = plot.last_of(t);
    if (!last || !(plot.event(*last).kind == Kind::kRead)) continue;
    const auto in_loop = [&](const Event& e) {
      return f.place.find(e.where) != std::string::npos && !e.where.empty();
    };
    if (!in_loop(plot.event(*last))) continue;
    std::set<uint64_t> keys;
    std::vector<size_t> reads;
    std::string values;
    for (size_t i = *last + 1; i-- > 0;) {
      const Event& e = plot.event(i);
      if (e.thread != t) continue;
      if (!in_loop(e)) break;
      if (e.kind != Kind::kRead || !keys.insert(e.key).second) continue;
      values += fmt::format("{}{} = {}", values.empty() ? "" : ", ", e.object, e.value);
      reads.push_back(i);
    }
    text.push_back(fmt::format("{} reads {} again and again, and nobody will change it.",
                               plot.name(t), values));
    for (const size_t r : reads) tell_origin(plot, r, &text);
  }
  return text;
}

}  // namespace

std::string thrown_at(const tester::Failure& f) {
  std::string place = f.place;
  bool is_new = false;
  for (const std::string& d : f.details) {
    if (d.starts_with(tester::kCausedBy)) {
      is_new = true;
    } else if (is_new && !d.starts_with("java.")) {
      const size_t open = d.rfind('(');
      place = d.substr(open + 1, d.size() - open - 2);
      is_new = false;
    }
  }
  return place;
}

bool has_one_file(const tester::Story& story) {
  std::string file;
  for (const Event& e : story.events) {
    if (line_of(e.where) == 0) continue;
    if (file.empty()) file = file_of(e.where);
    if (file != file_of(e.where)) return false;
  }
  return true;
}

std::string place_words(const std::string& where, bool one_file) {
  if (line_of(where) == 0) return where;
  return one_file ? fmt::format("line {}", line_of(where)) : where;
}

namespace {

std::vector<std::string> sentences(std::vector<std::string> texts) {
  for (std::string& text : texts) text += ".";
  return texts;
}

std::vector<std::string> all_reasons(const tester::Failure& f, const Sources& sources) {
  static const tester::Story kNoStory;
  const Plot plot(f.story ? *f.story : kNoStory);
  switch (f.kind) {
    case FailureKind::kLockCycle:
    case FailureKind::kCondition:
    case FailureKind::kPool:
      return why_waits(f, plot);
    case FailureKind::kAssertion:
    case FailureKind::kUncaught:
    case FailureKind::kLost:
      return why_thrown(f, plot, sources);
    case FailureKind::kRace:
      return why_race(f, plot);
    case FailureKind::kSpins:
      return why_spins(f, plot);
    case FailureKind::kFinding:
      return why_found(f, plot);
    case FailureKind::kLivelock:
      return sentences(f.details);  // the schedule shown only leads to where it begins
  }
  return {};
}

}  // namespace

std::vector<std::string> why(const tester::Failure& f, const Sources& sources) {
  Text text;
  for (std::string& sentence : all_reasons(f, sources))
    if (std::find(text.begin(), text.end(), sentence) == text.end())
      text.push_back(std::move(sentence));
  return text;
}

}  // namespace braid::cli
