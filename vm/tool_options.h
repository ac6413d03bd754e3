// The options of a tool: what stands after the comma in `vmrun --tool path,key=value,key=value`.
//
// A tool's constructor makes one, asks for each key that it knows, and calls check(). What is wrong
// is thrown as std::invalid_argument, which vmrun reports.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace braid {

class ToolOptions {
 public:
  explicit ToolOptions(std::string_view text) {
    while (!text.empty()) {
      const std::string_view word = text.substr(0, text.find(','));
      text.remove_prefix(std::min(word.size() + 1, text.size()));
      const size_t equals = std::min(word.find('='), word.size());
      const std::string_view value = word.substr(std::min(equals + 1, word.size()));
      if (!word.empty())
        given_.push_back({std::string(word.substr(0, equals)), std::string(value)});
    }
  }
  // Whether the key was given, with or without a value.
  bool has(std::string_view key) { return find(key) != nullptr; }
  std::string text(std::string_view key, std::string_view fallback = "") {
    const Given* g = find(key);
    return g == nullptr ? std::string(fallback) : g->value;
  }
  uint64_t number(std::string_view key, uint64_t fallback) {
    const Given* g = find(key);
    if (g == nullptr) return fallback;
    uint64_t n = 0;
    const char* const last = g->value.data() + g->value.size();
    const auto [end, error] = std::from_chars(g->value.data(), last, n);
    if (error == std::errc() && end == last && end != g->value.data()) return n;
    throw std::invalid_argument(g->key + " is a whole number, not '" + g->value + "'");
  }
  // After all keys were asked for: others are mistakes.
  void check() const {
    for (const Given& g : given_)
      if (!g.is_known) throw std::invalid_argument("there is no option '" + g.key + "'");
  }

 private:
  struct Given {
    std::string key;
    std::string value;
    bool is_known = false;
  };
  // The last of that key.
  const Given* find(std::string_view key) {
    const Given* found = nullptr;
    for (Given& g : given_) {
      if (g.key != key) continue;
      g.is_known = true;
      found = &g;
    }
    return found;
  }

  std::vector<Given> given_;
};

}  // namespace braid
