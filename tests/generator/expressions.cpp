// Expressions of a given type, by weight of what is worth testing.
#include <fmt/format.h>

#include <string>
#include <vector>

#include "tests/generator/program_generator.h"

namespace braid::generator {
namespace {

const std::vector<std::string> kWords = {
    "",     "a",    "bc", "Braid", "loom",           "12",   "-7",   "x y z", "null",
    "true", "0x1F", "Aa", "BB",    "long word here", "q\\t", "\\\\", "e5",    "99999999999"};
const std::vector<std::string> kColors = {"RED", "GREEN", "BLUE", "GREY"};

}  // namespace

std::string ProgramGenerator::literal(Kind kind) {
  static const std::vector<std::string> ints = {"0",
                                                "1",
                                                "-1",
                                                "2",
                                                "3",
                                                "7",
                                                "10",
                                                "31",
                                                "32",
                                                "63",
                                                "100",
                                                "127",
                                                "128",
                                                "255",
                                                "256",
                                                "-128",
                                                "-129",
                                                "1000",
                                                "32767",
                                                "32768",
                                                "65535",
                                                "65536",
                                                "-32769",
                                                "123456789",
                                                "Integer.MAX_VALUE",
                                                "Integer.MIN_VALUE",
                                                "0x7fff_ffff",
                                                "0xdeadbeef",
                                                "0b1011",
                                                "017"};
  static const std::vector<std::string> longs = {"0L",
                                                 "1L",
                                                 "-1L",
                                                 "5L",
                                                 "255L",
                                                 "1L << 31",
                                                 "1L << 32",
                                                 "1L << 63",
                                                 "Long.MAX_VALUE",
                                                 "Long.MIN_VALUE",
                                                 "4294967295L",
                                                 "-2147483649L",
                                                 "1000000007L",
                                                 "0x123456789abcdefL"};
  static const std::vector<std::string> doubles = {"0.0",
                                                   "-0.0",
                                                   "1.0",
                                                   "0.5",
                                                   "-2.5",
                                                   "3.75",
                                                   "1e10",
                                                   "-1e10",
                                                   "1e300",
                                                   "1e-300",
                                                   "0.1",
                                                   "1.0 / 3",
                                                   "Double.NaN",
                                                   "Double.POSITIVE_INFINITY",
                                                   "Double.NEGATIVE_INFINITY",
                                                   "Double.MAX_VALUE",
                                                   "Double.MIN_VALUE",
                                                   "2147483648.5",
                                                   "9.3e18",
                                                   "123456.789"};
  static const std::vector<std::string> floats = {"0f",
                                                  "-0f",
                                                  "1f",
                                                  "0.5f",
                                                  "-2.5f",
                                                  "3.75f",
                                                  "1e10f",
                                                  "1e38f",
                                                  "0.1f",
                                                  "1f / 3",
                                                  "Float.NaN",
                                                  "Float.POSITIVE_INFINITY",
                                                  "Float.MIN_VALUE",
                                                  "16777217f",
                                                  "-65536.5f"};
  static const std::vector<std::string> chars = {"'a'",   "'Z'",       "'0'",       "' '",  "'\\n'",
                                                 "'\\''", "'\\uffff'", "'\\u00e9'", "'\\0'"};
  switch (kind) {
    case Kind::kBoolean:
      return random_.chance(50) ? "true" : "false";
    case Kind::kInt:
      return random_.chance(70) ? random_.pick(ints)
                                : std::to_string(random_.between(-100000, 100000));
    case Kind::kLong:
      return "(" + random_.pick(longs) + ")";
    case Kind::kDouble:
      return "(" + random_.pick(doubles) + ")";
    case Kind::kFloat:
      return "(" + random_.pick(floats) + ")";
    case Kind::kChar:
      return random_.pick(chars);
    case Kind::kString:
      return "\"" + random_.pick(kWords) + "\"";
    default:
      return fmt::format("({}) {}", type_name({kind}), random_.between(0, 120));
  }
}

// An index that fits most of the time.
std::string ProgramGenerator::index(int depth, int mask) {
  if (random_.chance(2)) return int_expression(depth - 1);
  if (random_.chance(40)) return std::to_string(random_.below(mask + 1));
  return fmt::format("({}) & {}", int_expression(depth - 1), mask);
}

std::string ProgramGenerator::expression(Type type, int depth) {
  switch (type.kind) {
    case Kind::kBoolean:
      return boolean_expression(depth);
    case Kind::kInt:
      return int_expression(depth);
    case Kind::kLong:
      return long_expression(depth);
    case Kind::kFloat:
      return floating_expression(false, depth);
    case Kind::kDouble:
      return floating_expression(true, depth);
    case Kind::kByte:
    case Kind::kShort:
    case Kind::kChar:
      return small_expression(type.kind, depth);
    case Kind::kBoxed:
      return boxed_expression(depth);
    case Kind::kString:
      return string_expression(depth);
    case Kind::kObject:
      return object_expression(type.cls, depth);
    case Kind::kIntOperator:
      return operator_expression(depth);
    case Kind::kColor:
      return color_expression(depth);
    default:
      return array_expression(type.kind, depth);
  }
}

std::string ProgramGenerator::numeric_expression(int depth) {
  static const std::vector<Kind> kinds = {Kind::kInt,    Kind::kInt,   Kind::kLong,
                                          Kind::kDouble, Kind::kFloat, Kind::kByte,
                                          Kind::kShort,  Kind::kChar,  Kind::kBoxed};
  const Kind kind = random_.pick(kinds);
  if (kind == Kind::kBoxed) return "(+" + boxed_expression(depth) + ")";
  return expression({kind}, depth);
}

std::string ProgramGenerator::boolean_expression(int depth) {
  const std::string var = variable({Kind::kBoolean}, false);
  if (depth <= 0) return !var.empty() && random_.chance(70) ? var : literal(Kind::kBoolean);
  static const std::vector<std::string> relations = {"<", "<=", ">", ">=", "==", "!="};
  switch (random_.below(12)) {
    case 0:
      return var.empty() ? literal(Kind::kBoolean) : var;
    case 1:
      return fmt::format("({} && {})", boolean_expression(depth - 1),
                         boolean_expression(depth - 1));
    case 2:
      return fmt::format("({} || {})", boolean_expression(depth - 1),
                         boolean_expression(depth - 1));
    case 3:
      return "!" + boolean_expression(depth - 1);
    case 4:
      return fmt::format("({} {} {})", boolean_expression(depth - 1),
                         random_.pick(std::vector<std::string>{"&", "|", "^", "==", "!="}),
                         boolean_expression(depth - 1));
    case 5:
      return fmt::format("({}).equals({})", string_expression(depth - 1),
                         string_expression(depth - 1));
    case 6:
      return fmt::format("((C0) {} instanceof C{})", object_expression(0, depth - 1),
                         random_.below(static_cast<int>(classes_.size())));
    case 7: {
      const std::string call = static_call({Kind::kBoolean}, depth);
      if (!call.empty()) return call;
      return fmt::format("({} {} {})", string_expression(depth - 1) + ".length()",
                         random_.pick(relations), int_expression(depth - 1));
    }
    case 8:
      return fmt::format("({} ? {} : {})", boolean_expression(depth - 1),
                         boolean_expression(depth - 1), boolean_expression(depth - 1));
    case 9:
      return fmt::format("({} {} {})", int_expression(depth - 1), random_.pick(relations),
                         int_expression(depth - 1));
    case 10:
      return fmt::format("({} {} {})", color_expression(depth - 1),
                         random_.chance(50) ? "==" : "!=", color_expression(depth - 1));
    default:
      return fmt::format("({} {} {})", numeric_expression(depth - 1), random_.pick(relations),
                         numeric_expression(depth - 1));
  }
}

std::string ProgramGenerator::int_leaf() {
  const std::string var = variable({Kind::kInt}, false);
  if (!var.empty() && random_.chance(75)) return var;
  return "(" + literal(Kind::kInt) + ")";
}

std::string ProgramGenerator::int_operation(int depth) {
  static const std::vector<std::string> plain = {"+", "-", "*", "&", "|", "^", "+", "-"};
  switch (random_.below(8)) {
    case 0:
      return fmt::format("({} / {})", int_expression(depth - 1),
                         random_.chance(88) ? fmt::format("(({}) | 1)", int_expression(depth - 1))
                                            : int_expression(depth - 1));
    case 1:
      return fmt::format("({} % {})", int_expression(depth - 1),
                         random_.chance(88) ? fmt::format("(({}) | 1)", int_expression(depth - 1))
                                            : int_expression(depth - 1));
    case 2:
      return fmt::format(
          "({} {} {})", int_expression(depth - 1),
          random_.pick(std::vector<std::string>{"<<", ">>", ">>>"}),
          random_.chance(70) ? int_expression(depth - 1) : long_expression(depth - 1));
    case 3:
      return fmt::format("{}({})", random_.chance(50) ? "-" : "~", int_expression(depth - 1));
    case 4:  // Without parentheses inside, so that the precedence decides.
      return fmt::format("({} {} {} {} {} {} {})", int_leaf(), random_.pick(plain), int_leaf(),
                         random_.pick(plain), int_leaf(), random_.pick(plain), int_leaf());
    case 5:
      return fmt::format(
          "({} {} {})",
          small_expression(random_.pick(std::vector<Kind>{Kind::kByte, Kind::kShort, Kind::kChar}),
                           depth - 1),
          random_.pick(plain), int_expression(depth - 1));
    default:
      return fmt::format("({} {} {})", int_expression(depth - 1), random_.pick(plain),
                         int_expression(depth - 1));
  }
}

std::string ProgramGenerator::int_use(int depth) {
  switch (random_.below(15)) {
    case 0:
      return "(int) (" + long_expression(depth - 1) + ")";
    case 1:
      return "(int) (" + floating_expression(random_.chance(50), depth - 1) + ")";
    case 2:
      return fmt::format("({} ? {} : {})", boolean_expression(depth - 1), int_expression(depth - 1),
                         int_expression(depth - 1));
    case 3:
      return fmt::format(
          "({}).{}", string_expression(depth - 1),
          random_.pick(std::vector<std::string>{"length()", "hashCode()", "indexOf('a')",
                                                "indexOf(\"b\")", "lastIndexOf('x')"}));
    case 4:
      return fmt::format("({}).compareTo({})", string_expression(depth - 1),
                         string_expression(depth - 1));
    case 5:
      return fmt::format("({})[{}]", array_expression(Kind::kIntArray, depth - 1),
                         index(depth, kArrayLength - 1));
    case 6:
      return fmt::format(
          "({}).length",
          array_expression(random_.pick(std::vector<Kind>{Kind::kIntArray, Kind::kStringArray,
                                                          Kind::kIntMatrix, Kind::kLongArray}),
                           depth - 1));
    case 7:
      return fmt::format("({}).applyAsInt({})", operator_expression(depth - 1),
                         int_expression(depth - 1));
    case 8:
      return fmt::format("Math.{}({}, {})",
                         random_.pick(std::vector<std::string>{"max", "min", "floorMod"}),
                         int_expression(depth - 1), int_expression(depth - 1));
    case 9:
      return fmt::format(
          "{}({})",
          random_.pick(std::vector<std::string>{"Math.abs", "Integer.bitCount", "Integer.reverse",
                                                "Integer.signum", "Integer.numberOfLeadingZeros"}),
          int_expression(depth - 1));
    case 10:
      return fmt::format("({}).ordinal()", color_expression(depth - 1));
    case 11:
      return fmt::format("Integer.parseInt({})", random_.chance(15)
                                                     ? string_expression(depth - 1)
                                                     : "\"\" + " + int_expression(depth - 1));
    case 12:
      return fmt::format("({})[{}][{}]", array_expression(Kind::kIntMatrix, depth - 1),
                         index(depth, 3), index(depth, 3));
    case 13:
      return "+" + boxed_expression(depth - 1);
    default:
      return fmt::format("({}{}).charAt({})", string_expression(depth - 1),
                         random_.chance(90) ? " + \"abcd\"" : "",
                         random_.chance(40) ? "0" : int_expression(depth - 1) + " & 3");
  }
}

std::string ProgramGenerator::int_expression(int depth) {
  if (depth <= 0) return int_leaf();
  const int choice = random_.below(100);
  if (choice < 20) return int_leaf();
  if (choice < 55) return int_operation(depth);
  if (choice < 80) return "(" + int_use(depth) + ")";
  std::string special;
  if (choice < 87) special = static_call({Kind::kInt}, depth);
  if (choice >= 87 && choice < 93) special = virtual_call({Kind::kInt}, depth);
  if (choice >= 93) special = side_effect(Kind::kInt, depth);
  return special.empty() ? int_operation(depth) : special;
}

std::string ProgramGenerator::long_expression(int depth) {
  const std::string var = variable({Kind::kLong}, false);
  if (depth <= 0 || random_.chance(15))
    return !var.empty() && random_.chance(75) ? var : literal(Kind::kLong);
  std::string special;
  switch (random_.below(13)) {
    case 0:
      return fmt::format("({} / {})", long_expression(depth - 1),
                         random_.chance(88) ? fmt::format("({} | 1)", long_expression(depth - 1))
                                            : long_expression(depth - 1));
    case 1:
      return fmt::format("({} % {})", long_expression(depth - 1),
                         random_.chance(88) ? fmt::format("({} | 1)", long_expression(depth - 1))
                                            : long_expression(depth - 1));
    case 2:
      return fmt::format(
          "({} {} {})", long_expression(depth - 1),
          random_.pick(std::vector<std::string>{"<<", ">>", ">>>"}),
          random_.chance(50) ? int_expression(depth - 1) : long_expression(depth - 1));
    case 3:
      return fmt::format("{}{}", random_.chance(50) ? "-" : "~",
                         "(" + long_expression(depth - 1) + ")");
    case 4:
      return fmt::format("(long) ({})", floating_expression(random_.chance(60), depth - 1));
    case 5:
      return fmt::format(
          "({} ? {} : {})", boolean_expression(depth - 1), long_expression(depth - 1),
          random_.chance(50) ? int_expression(depth - 1) : long_expression(depth - 1));
    case 6:
      return fmt::format("({})[{}]", array_expression(Kind::kLongArray, depth - 1),
                         index(depth, kArrayLength - 1));
    case 7:
      special = static_call({Kind::kLong}, depth);
      break;
    case 8:
      special = virtual_call({Kind::kLong}, depth);
      break;
    case 9:
      special = side_effect(Kind::kLong, depth);
      break;
    case 10:
      return fmt::format("Double.doubleToLongBits({})", floating_expression(true, depth - 1));
    default:
      break;
  }
  if (!special.empty()) return special;
  return fmt::format("({} {} {})", long_expression(depth - 1),
                     random_.pick(std::vector<std::string>{"+", "-", "*", "&", "|", "^"}),
                     random_.chance(35) ? int_expression(depth - 1) : long_expression(depth - 1));
}

std::string ProgramGenerator::floating_expression(bool is_double, int depth) {
  const Kind kind = is_double ? Kind::kDouble : Kind::kFloat;
  const std::string var = variable({kind}, false);
  if (depth <= 0 || random_.chance(15))
    return !var.empty() && random_.chance(75) ? var : literal(kind);
  const std::string cast = is_double ? "" : "(float) ";
  std::string special;
  switch (random_.below(12)) {
    case 0:
      return fmt::format("({}) ({})", is_double ? "double" : "float",
                         numeric_expression(depth - 1));
    case 1:
      return fmt::format("(-{})", floating_expression(is_double, depth - 1));
    case 2:
      return fmt::format("({} ? {} : {})", boolean_expression(depth - 1),
                         floating_expression(is_double, depth - 1),
                         random_.chance(50) ? "1" : floating_expression(is_double, depth - 1));
    case 3:
      return fmt::format("{}Math.{}({}, {})", cast, random_.chance(50) ? "max" : "min",
                         floating_expression(is_double, depth - 1),
                         floating_expression(is_double, depth - 1));
    case 4:
      return fmt::format(
          "{}Math.{}({})", cast,
          random_.pick(std::vector<std::string>{"abs", "floor", "ceil", "sqrt", "rint"}),
          floating_expression(is_double, depth - 1));
    case 5:
      if (is_double)
        return fmt::format("({})[{}]", array_expression(Kind::kDoubleArray, depth - 1),
                           index(depth, kArrayLength - 1));
      break;
    case 6:
      special = static_call({kind}, depth);
      break;
    case 7:
      special = virtual_call({kind}, depth);
      break;
    case 8:
      special = side_effect(kind, depth);
      break;
    case 9:
      return fmt::format("({} {} {})", floating_expression(is_double, depth - 1),
                         random_.pick(std::vector<std::string>{"+", "-", "*", "/", "%"}),
                         int_expression(depth - 1));
    default:
      break;
  }
  if (!special.empty()) return special;
  return fmt::format("({} {} {})", floating_expression(is_double, depth - 1),
                     random_.pick(std::vector<std::string>{"+", "-", "*", "/", "%"}),
                     floating_expression(is_double && random_.chance(80), depth - 1));
}

std::string ProgramGenerator::small_expression(Kind kind, int depth) {
  const std::string var = variable({kind}, false);
  if (!var.empty() && random_.chance(50)) return var;
  if (depth <= 0) return literal(kind);
  if (kind == Kind::kByte && random_.chance(30)) {
    return fmt::format("({})[{}]", array_expression(Kind::kByteArray, depth - 1),
                       index(depth, kArrayLength - 1));
  }
  if (random_.chance(20)) {
    const std::string special = side_effect(kind, depth);
    if (!special.empty()) return special;
  }
  return fmt::format("({}) ({})", type_name({kind}), numeric_expression(depth - 1));
}

std::string ProgramGenerator::boxed_expression(int depth) {
  const std::string var = variable({Kind::kBoxed}, false);
  if (!var.empty() && random_.chance(60)) return var;
  return fmt::format("Integer.valueOf({})", int_expression(depth - 1));
}

std::string ProgramGenerator::string_operand(int depth) {
  static const std::vector<Kind> kinds = {Kind::kInt,     Kind::kLong,  Kind::kChar,
                                          Kind::kBoolean, Kind::kByte,  Kind::kString,
                                          Kind::kBoxed,   Kind::kColor, Kind::kShort};
  return "(" + expression({random_.pick(kinds)}, depth - 1) + ")";
}

std::string ProgramGenerator::string_expression(int depth) {
  const std::string var = variable({Kind::kString}, false);
  if (depth <= 0 || random_.chance(20))
    return !var.empty() && random_.chance(70) ? var : literal(Kind::kString);
  std::string special;
  switch (random_.below(13)) {
    case 0:
      return fmt::format("({}).substring({})", string_expression(depth - 1),
                         random_.chance(93) ? "0" : std::to_string(random_.below(3)));
    case 1:
      return fmt::format("({}).{}", string_expression(depth - 1),
                         random_.pick(std::vector<std::string>{
                             "toUpperCase()", "trim()", "replace('a', 'o')", "concat(\"+\")",
                             "toLowerCase()", "replace(\"l\", \"\")"}));
    case 2:
      return fmt::format("String.valueOf({})", string_operand(depth));
    case 3:
      return fmt::format("({} ? {} : {})", boolean_expression(depth - 1),
                         string_expression(depth - 1), string_expression(depth - 1));
    case 4:
      return fmt::format("({})[{}]", array_expression(Kind::kStringArray, depth - 1),
                         index(depth, kArrayLength - 1));
    case 5:
      special = static_call({Kind::kString}, depth);
      break;
    case 6:
      special = virtual_call({Kind::kString}, depth);
      break;
    case 7:
      return fmt::format("Integer.{}({})",
                         random_.pick(std::vector<std::string>{"toString", "toHexString",
                                                               "toBinaryString", "toOctalString"}),
                         int_expression(depth - 1));
    case 8:
      return fmt::format("Long.{}({})",
                         random_.pick(std::vector<std::string>{"toString", "toHexString"}),
                         long_expression(depth - 1));
    case 9:
      return fmt::format("new StringBuilder({}).append({}).{}.toString()",
                         string_expression(depth - 1), string_operand(depth),
                         random_.pick(std::vector<std::string>{"reverse()", "append('!')",
                                                               "insert(0, 7)", "append(1L)"}));
    case 10:
      return fmt::format("String.format(\"%d:%5s:%x\", {}, {}, {})", int_expression(depth - 1),
                         string_expression(depth - 1), long_expression(depth - 1));
    default:
      break;
  }
  if (!special.empty()) return special;
  return fmt::format("(\"\" + {} + {})", string_operand(depth), string_operand(depth));
}

std::string ProgramGenerator::array_expression(Kind kind, int depth) {
  const std::string var = variable({kind}, false);
  if (!var.empty() && random_.chance(85)) return var;
  if (kind == Kind::kIntMatrix) return random_.chance(50) ? "new int[4][4]" : "matrix()";
  const std::string array = type_name({kind});
  const std::string base = array.substr(0, array.size() - 2);
  if (kind != Kind::kStringArray && random_.chance(30))
    return fmt::format("new {}[{}]", base, kArrayLength);
  static const std::vector<std::pair<Kind, Kind>> elements = {{Kind::kIntArray, Kind::kInt},
                                                              {Kind::kLongArray, Kind::kLong},
                                                              {Kind::kDoubleArray, Kind::kDouble},
                                                              {Kind::kByteArray, Kind::kByte},
                                                              {Kind::kStringArray, Kind::kString}};
  Kind of = Kind::kInt;
  for (const auto& [array_kind, element_kind] : elements) {
    if (array_kind == kind) of = element_kind;
  }
  std::string items;
  for (int i = 0; i < kArrayLength; ++i) {
    items += (i > 0 ? ", " : "") + (random_.chance(20)  ? expression({of}, depth - 1)
                                    : of == Kind::kByte ? literal(of)
                                                        : expression({of}, 0));
  }
  return fmt::format("new {} {{{}}}", array, items);
}

std::string ProgramGenerator::object_expression(int cls, int depth) {
  const std::string var = variable({Kind::kObject, cls}, false);
  if (!var.empty() && random_.chance(60)) return var;
  if (place_.this_class >= 0 && is_below(place_.this_class, cls) && random_.chance(40))
    return fmt::format("C{}.this", place_.this_class);
  if (depth > 0 && random_.chance(25)) {
    const int from = random_.below(static_cast<int>(classes_.size()));
    if (is_below(cls, from))
      return fmt::format("((C{}) (C0) {})", cls, object_expression(from, depth - 1));
  }
  return fmt::format("new C{}({}, {})", random_descendant(cls), int_expression(depth - 1),
                     long_expression(depth - 1));
}

std::string ProgramGenerator::operator_expression(int depth) {
  const std::string var = variable({Kind::kIntOperator}, false);
  if (!var.empty() && random_.chance(50)) return var;
  const std::string made = lambda(depth);
  if (random_.chance(15))
    return fmt::format("((IntUnaryOperator) {}).andThen({})", made, lambda(depth));
  return "((IntUnaryOperator) " + made + ")";
}

std::string ProgramGenerator::lambda(int depth) {
  const std::size_t outer = scope_.size();
  std::vector<Variable> saved = scope_;
  for (Variable& v : scope_) v.assignable = false;
  std::erase_if(scope_, [](const Variable& v) { return !v.capturable; });
  const std::string x = fresh("x");
  scope_.push_back({x, {Kind::kInt}, random_.chance(50), false});
  scope_.back().capturable = !scope_.back().assignable;
  const std::string text = x + " -> " + int_expression(depth - 1);
  scope_ = std::move(saved);
  scope_.resize(outer);
  return text;
}

std::string ProgramGenerator::color_expression(int depth) {
  const std::string var = variable({Kind::kColor}, false);
  if (!var.empty() && random_.chance(60)) return var;
  if (depth > 0 && random_.chance(30))
    return fmt::format("{}Color.values()[({}) & 3]", name_, int_expression(depth - 1));
  return name_ + "Color." + random_.pick(kColors);
}

}  // namespace braid::generator
