#include "tester/rules.h"

#include <algorithm>

namespace braid::tester {
namespace {

bool same(char pattern, char name) { return pattern == name || (pattern == '.' && name == '/'); }

bool matches_stars(std::string_view pattern, std::string_view name) {
  while (!pattern.empty() && pattern.front() != '*') {
    if (name.empty() || !same(pattern.front(), name.front())) return false;
    pattern.remove_prefix(1);
    name.remove_prefix(1);
  }
  if (pattern.empty()) return name.empty();
  pattern.remove_prefix(1);
  for (size_t skip = 0; skip <= name.size(); ++skip)
    if (matches_stars(pattern, name.substr(skip))) return true;
  return false;
}

bool any_matches(const std::vector<std::string>& patterns, std::string_view class_name) {
  return std::any_of(patterns.begin(), patterns.end(),
                     [&](const std::string& p) { return matches(p, class_name); });
}

}  // namespace

bool matches(std::string_view pattern, std::string_view class_name) {
  if (pattern.find('*') != std::string_view::npos) return matches_stars(pattern, class_name);
  // Classes that are nested in it, too.
  if (class_name.size() > pattern.size() && class_name[pattern.size()] == '$')
    class_name = class_name.substr(0, pattern.size());
  return matches_stars(pattern, class_name);
}

bool Rules::is_tested(std::string_view class_name, bool user_code) const {
  if (user_code) return !any_matches(trust, class_name);
  // Below the library's classes are the machine's own.
  if (class_name == "java/lang/Thread" || class_name.starts_with("java/lang/Thread$") ||
      class_name.starts_with("braid/"))
    return false;
  return any_matches(no_trust, class_name) && !any_matches(trust, class_name);
}

std::function<bool(std::string_view, bool)> Rules::tested() const {
  if (trust.empty() && no_trust.empty()) return nullptr;
  return [rules = *this](std::string_view name, bool user) { return rules.is_tested(name, user); };
}

}  // namespace braid::tester
