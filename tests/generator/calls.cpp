// Calls, and expressions that change something.
#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <vector>

#include "tests/generator/program_generator.h"

namespace braid::generator {

std::string ProgramGenerator::static_call(Type type, int depth) {
  std::vector<int> fitting;
  for (int i = 0; i < place_.callable_methods; ++i) {
    if (methods_[static_cast<std::size_t>(i)].result.kind == type.kind) fitting.push_back(i);
  }
  if (fitting.empty()) return "";
  const StaticMethod& m = methods_[static_cast<std::size_t>(random_.pick(fitting))];
  std::string arguments;
  for (const Type& p : m.parameters) {
    arguments += (arguments.empty() ? "" : ", ") + expression(p, depth - 2);
  }
  return fmt::format("{}({})", m.name, arguments);
}

std::string ProgramGenerator::virtual_call(Type type, int depth) {
  std::vector<int> fitting;
  for (int i = 0; i < place_.callable_virtuals; ++i) {
    if (virtual_result(i).kind == type.kind) fitting.push_back(i);
  }
  if (fitting.empty()) return "";
  const int number = random_.pick(fitting);
  std::string arguments;
  for (const Type& p : virtual_parameters(number)) {
    arguments += (arguments.empty() ? "" : ", ") + expression(p, depth - 2);
  }
  const int cls = random_.below(static_cast<int>(classes_.size()));
  return fmt::format("({}).v{}({})", object_expression(cls, depth - 1), number, arguments);
}

// `x++`, `x = e`, `x op= e`, on a variable or an element.
std::string ProgramGenerator::side_effect(Kind kind, int depth) {
  std::string target = variable({kind}, true);
  if (target.empty() || random_.chance(30)) {
    const std::string other = element(kind, depth);
    if (!other.empty()) target = other;
  }
  if (target.empty()) return "";
  switch (random_.below(4)) {
    case 0:
      return fmt::format("({}{})", target, random_.chance(50) ? "++" : "--");
    case 1:
      return fmt::format("({}{})", random_.chance(50) ? "++" : "--", target);
    case 2:
      return fmt::format("({} = {})", target, expression({kind}, depth - 1));
    default: {
      static const std::vector<std::string> arithmetic = {"+=", "-=", "*=", "/=", "%="};
      static const std::vector<std::string> bits = {"&=", "|=", "^=", "<<=", ">>=", ">>>="};
      const bool floating = kind == Kind::kFloat || kind == Kind::kDouble;
      if (!floating && random_.chance(50)) {
        return fmt::format(
            "({} {} {})", target, random_.pick(bits),
            random_.chance(50) ? int_expression(depth - 1) : long_expression(depth - 1));
      }
      return fmt::format("({} {} {})", target, random_.pick(arithmetic),
                         numeric_expression(depth - 1));
    }
  }
}

std::string ProgramGenerator::element(Kind kind, int depth) {
  Kind array = Kind::kIntArray;
  if (kind == Kind::kLong)
    array = Kind::kLongArray;
  else if (kind == Kind::kDouble)
    array = Kind::kDoubleArray;
  else if (kind == Kind::kByte)
    array = Kind::kByteArray;
  else if (kind == Kind::kString)
    array = Kind::kStringArray;
  else if (kind != Kind::kInt)
    return "";
  const std::string name = variable({array}, false);
  return name.empty() ? "" : fmt::format("{}[{}]", name, index(depth, kArrayLength - 1));
}

}  // namespace braid::generator
