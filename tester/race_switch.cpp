#include "tester/race_switch.h"

#include <algorithm>
#include <iterator>

#include "tester/searcher.h"

namespace braid::tester {
namespace {

// "int[3]" stands for all arrays of its type: "int[]".
std::string switched_name(const std::string& variable) {
  const size_t open = variable.find('[');
  if (open == std::string::npos) return variable;
  const size_t close = variable.find(']', open);
  return variable.substr(0, open + 1) + variable.substr(close);
}

bool add(const std::string& name, std::vector<std::string>* list) {
  if (name.empty() || std::find(list->begin(), list->end(), name) != list->end()) return false;
  list->push_back(name);
  return true;
}

// Takes the races out of the failures. Whether one is of a variable that was not volatile yet.
bool switch_races(std::vector<Failure>* failures, Rules* rules, std::vector<Failure>* races) {
  const Rules now = *rules;
  bool is_new = false;
  for (Failure& f : *failures) {
    if (f.kind != FailureKind::kRace) continue;
    if (!f.rules) f.rules = now;
    is_new |= add(switched_name(f.variable), &rules->volatiles);
    is_new |= add(f.library, &rules->no_trust);
    races->push_back(std::move(f));
  }
  std::erase_if(*failures, [](const Failure& f) { return f.kind == FailureKind::kRace; });
  return is_new;
}

}  // namespace

SearchResult search_switching_races(const Subject& subject, const SearchOptions& given,
                                    const std::atomic<bool>& stop) {
  SearchOptions options = given;
  Subject switched = subject;
  std::vector<Failure> races;
  const int64_t limit = options.time_limit_nanos;
  const int64_t begin = now();
  for (;;) {
    SearchResult r = search(switched, options, stop);
    std::vector<std::string> names = switched.rules.volatiles;
    const size_t before = races.size();
    const bool is_new = switch_races(&r.failures, &switched.rules, &races);
    options.time_limit_nanos = std::max<int64_t>(limit - (now() - begin), 1);
    const bool goes_on = is_new && r.error.empty() && !r.interrupted &&
                         r.limit != Limit::kTimeLimit && !options.stop_at_first;
    if (goes_on) continue;
    r.still_races = races.size() > before;
    r.made_volatile = std::move(names);
    r.failures.insert(r.failures.begin(), std::make_move_iterator(races.begin()),
                      std::make_move_iterator(races.end()));
    return r;
  }
}

}  // namespace braid::tester
