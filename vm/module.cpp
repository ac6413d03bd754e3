#include "vm/module.h"

#include <algorithm>

namespace braid::vm {
namespace {

// Position after one field descriptor that begins at `at`; npos if it is not one.
size_t skip_type(std::string_view d, size_t at) {
  size_t dims = 0;
  while (at < d.size() && d[at] == '[') ++at, ++dims;
  if (at >= d.size() || dims > 255) return std::string_view::npos;
  if (std::string_view("ZBCSIJFD").find(d[at]) != std::string_view::npos) return at + 1;
  if (d[at] != 'L') return std::string_view::npos;
  const size_t end = d.find(';', at);
  if (end == std::string_view::npos || end == at + 1) return std::string_view::npos;
  const std::string_view name = d.substr(at + 1, end - at - 1);
  if (name.find_first_of("[(.)") != std::string_view::npos) return std::string_view::npos;
  return end + 1;
}

}  // namespace

std::string dotted(std::string_view name) {
  std::string s(name);
  std::replace(s.begin(), s.end(), '/', '.');
  return s;
}

bool is_field_descriptor(std::string_view d) { return skip_type(d, 0) == d.size() && !d.empty(); }

bool is_method_descriptor(std::string_view d) {
  if (d.empty() || d[0] != '(') return false;
  size_t at = 1;
  while (at < d.size() && d[at] != ')') {
    at = skip_type(d, at);
    if (at == std::string_view::npos) return false;
  }
  if (at >= d.size()) return false;
  return d.substr(at + 1) == "V" || is_field_descriptor(d.substr(at + 1));
}

Shape shape_of(std::string_view d) {
  Shape shape;
  size_t at = 1;
  while (d[at] != ')') {
    if (d[at] == 'L' || d[at] == '[') {
      ++shape.refs;
    } else {
      ++shape.prims;
    }
    at = skip_type(d, at);
  }
  const char result = d[at + 1];
  shape.result = result == 'L' || result == '[' ? 'R' : result;
  return shape;
}

}  // namespace braid::vm
