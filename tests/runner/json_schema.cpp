#include "tests/runner/json_schema.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace braid::runner {
namespace {

using Json = nlohmann::json;

constexpr std::string_view kDefinitions = "#/$defs/";
constexpr std::array<std::string_view, 4> kSaysNothing{"$schema", "$defs", "title", "description"};

class Checker {
 public:
  explicit Checker(const Json& schema) : root_(schema) {}
  void check(const Json& schema, const Json& value, const std::string& path);
  std::vector<std::string> wrong;

 private:
  void keyword(const std::string& name, const Json& schema, const Json& value,
               const std::string& path);
  void refer(const Json& target, const Json& value, const std::string& path);
  void required(const Json& names, const Json& value, const std::string& path);
  void properties(const Json& described, const Json& value, const std::string& path);
  void complain(const std::string& path, const std::string& what) {
    wrong.push_back(fmt::format("{}: {}", path.empty() ? "/" : path, what));
  }

  const Json& root_;
};

bool has_type(const Json& value, const std::string& type) {
  if (type == "object") return value.is_object();
  if (type == "array") return value.is_array();
  if (type == "string") return value.is_string();
  if (type == "boolean") return value.is_boolean();
  if (type == "integer") return value.is_number_integer();
  if (type == "number") return value.is_number();
  return type == "null" && value.is_null();
}

void Checker::check(const Json& schema, const Json& value, const std::string& path) {
  for (const auto& [name, argument] : schema.items()) keyword(name, argument, value, path);
}

void Checker::keyword(const std::string& name, const Json& argument, const Json& value,
                      const std::string& path) {
  if (name == "type") {
    const Json types = argument.is_array() ? argument : Json::array({argument});
    const bool fits = std::any_of(types.begin(), types.end(), [&](const Json& type) {
      return has_type(value, type.get<std::string>());
    });
    if (!fits) complain(path, "is not of type " + argument.dump());
  } else if (name == "const") {
    if (value != argument) complain(path, "is not " + argument.dump());
  } else if (name == "enum") {
    if (std::find(argument.begin(), argument.end(), value) == argument.end())
      complain(path, fmt::format("{} is not one of {}", value.dump(), argument.dump()));
  } else if (name == "minimum") {
    if (value.is_number() && value < argument) complain(path, "is less than " + argument.dump());
  } else if (name == "required") {
    required(argument, value, path);
  } else if (name == "properties") {
    properties(argument, value, path);
  } else if (name == "items") {
    if (!value.is_array()) return;
    for (size_t i = 0; i < value.size(); ++i)
      check(argument, value[i], fmt::format("{}/{}", path, i));
  } else if (name == "$ref") {
    refer(argument, value, path);
  } else if (std::find(kSaysNothing.begin(), kSaysNothing.end(), name) == kSaysNothing.end()) {
    complain(path,
             fmt::format("the schema has the keyword {}, which this check does not know", name));
  }
}

void Checker::refer(const Json& target, const Json& value, const std::string& path) {
  const std::string name = target.get<std::string>();
  const bool known = name.starts_with(kDefinitions) && root_.contains("$defs") &&
                     root_["$defs"].contains(name.substr(kDefinitions.size()));
  if (!known) return complain(path, "the schema refers to nothing by " + name);
  check(root_["$defs"][name.substr(kDefinitions.size())], value, path);
}

void Checker::required(const Json& names, const Json& value, const std::string& path) {
  if (!value.is_object()) return;
  for (const Json& name : names) {
    if (!value.contains(name.get<std::string>())) complain(path, "has no " + name.dump());
  }
}

void Checker::properties(const Json& described, const Json& value, const std::string& path) {
  if (!value.is_object()) return;
  for (const auto& [key, part] : value.items()) {
    const std::string below = path + "/" + key;
    if (described.contains(key)) {
      check(described[key], part, below);
    } else {
      complain(below, "the schema does not describe it");
    }
  }
}

}  // namespace

std::vector<std::string> check_json(std::string_view schema, std::string_view json) {
  const Json rules = Json::parse(schema, nullptr, false);
  if (!rules.is_object()) return {"the schema is not a JSON object"};
  const Json value = Json::parse(json, nullptr, false);
  if (value.is_discarded()) return {"not JSON"};
  Checker checker(rules);
  checker.check(rules, value, "");
  return checker.wrong;
}

}  // namespace braid::runner
