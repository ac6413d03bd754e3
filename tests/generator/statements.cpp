// Statements. Each one can complete normally, so that another one may follow.
#include <fmt/format.h>

#include <string>
#include <vector>

#include "tests/generator/program_generator.h"

namespace braid::generator {

void ProgramGenerator::mix(const std::string& value) { line("mix(" + value + ");"); }

std::string ProgramGenerator::new_label() { return fresh("label"); }

// The statements of a block whose braces the caller writes.
void ProgramGenerator::body(int statements) {
  const std::size_t outer = scope_.size();
  ++nesting_;
  for (int i = 0; i < statements && budget_ > 0; ++i) statement();
  --nesting_;
  scope_.resize(outer);
}

void ProgramGenerator::block(int statements) {
  body(statements);
  close();
}

void ProgramGenerator::statement() {
  --budget_;
  if (nesting_ > 4) {
    simple_statement();
    return;
  }
  switch (random_.below(26)) {
    case 0:
    case 1:
    case 2:
      if_statement();
      break;
    case 3:
    case 4:
    case 5:
      loop_statement();
      break;
    case 6:
      for_each_statement();
      break;
    case 7:
      switch_statement();
      break;
    case 8:
      random_.chance(50) ? string_switch() : color_switch();
      break;
    case 9:
    case 10:
      try_statement();
      break;
    case 11:
      local_class();
      break;
    case 12:
      anonymous_class();
      break;
    case 13:
      block_lambda();
      break;
    case 14:
      open("{");
      block(3);
      break;
    case 15:
      open("synchronized (LOCK) {");
      block(3);
      break;
    case 16:
    case 17:
      jump();
      break;
    default:
      simple_statement();
  }
}

void ProgramGenerator::simple_statement() {
  switch (random_.below(8)) {
    case 0:
    case 1:
    case 2:
      declare_variable();
      break;
    case 3:
      assign();
      break;
    case 4:
    case 5:
      compound_assign();
      break;
    default: {
      const Type type = random_value_type();
      mix(expression(type, 3));
    }
  }
}

void ProgramGenerator::declare_variable() {
  const Type type = random_type();
  const std::string value = expression(type, 3);
  Variable v{fresh("v"), type, random_.chance(65), false};
  v.capturable = !v.assignable;
  const std::string modifier = v.assignable || random_.chance(50) ? "" : "final ";
  line(fmt::format("{}{} {} = {};", modifier, type_name(type), v.name,
                   type.kind == Kind::kString ? "cut(" + value + ")" : value));
  scope_.push_back(v);
}

void ProgramGenerator::assign() {
  const Type type = random_type();
  const std::string target = variable(type, true);
  if (target.empty()) {
    declare_variable();
    return;
  }
  const std::string value = expression(type, 3);
  line(fmt::format("{} = {};", target, type.kind == Kind::kString ? "cut(" + value + ")" : value));
}

void ProgramGenerator::compound_assign() {
  static const std::vector<Kind> kinds = {Kind::kInt,  Kind::kLong,   Kind::kByte, Kind::kShort,
                                          Kind::kChar, Kind::kDouble, Kind::kFloat};
  const Kind kind = random_.pick(kinds);
  std::string effect = side_effect(kind, 3);
  if (effect.empty()) {
    assign();
    return;
  }
  line(effect.substr(1, effect.size() - 2) + ";");
}

void ProgramGenerator::if_statement() {
  open(fmt::format("if ({}) {{", boolean_expression(3)));
  body(random_.between(1, 3));
  if (random_.chance(50)) {
    --indent_;
    open("} else {");
    body(random_.between(1, 3));
  }
  close();
}

void ProgramGenerator::loop_statement() {
  const std::string i = fresh("i");
  const int count = random_.between(2, 9);
  const int form = random_.below(4);
  if (form == 2) line(fmt::format("int {} = 0;", i));
  std::string label;
  if (random_.chance(30)) {
    label = new_label();
    line(label + ":");
    place_.labels.push_back(label);
  }
  ++place_.loops;
  const std::size_t outer = scope_.size();
  switch (form) {
    case 0:
      open(fmt::format("for (int {0} = 0; {0} < {1} && --fuel > 0; {0}++) {{", i, count));
      scope_.push_back({i, {Kind::kInt}, false, false});
      body(random_.between(1, 4));
      close();
      break;
    case 1:
      open(fmt::format("for (long {0} = {1}L; {0} > 0 && --fuel > 0; {0} -= {2}) {{", i, count * 3,
                       random_.between(2, 4)));
      scope_.push_back({i, {Kind::kLong}, false, false});
      body(random_.between(1, 4));
      close();
      break;
    case 2:
      open(fmt::format("while ({}++ < {} && --fuel > 0) {{", i, count));
      scope_.push_back({i, {Kind::kInt}, false, false});
      body(random_.between(1, 4));
      close();
      break;
    default:
      open("do {");
      body(random_.between(1, 4));
      close(fmt::format("}} while (--fuel > 0 && ({}));", boolean_expression(2)));
      break;
  }
  scope_.resize(outer);
  --place_.loops;
  if (!label.empty()) place_.labels.pop_back();
}

void ProgramGenerator::for_each_statement() {
  static const std::vector<std::pair<Kind, Kind>> sources = {
      {Kind::kIntArray, Kind::kInt},      {Kind::kIntArray, Kind::kLong},
      {Kind::kLongArray, Kind::kLong},    {Kind::kByteArray, Kind::kByte},
      {Kind::kByteArray, Kind::kInt},     {Kind::kStringArray, Kind::kString},
      {Kind::kIntMatrix, Kind::kIntArray}};
  const auto& [source, item] = random_.pick(sources);
  const std::string x = fresh("e");
  ++place_.loops;
  open(fmt::format("for ({} {} : {}) {{", type_name({item}), x, array_expression(source, 1)));
  const std::size_t outer = scope_.size();
  // The rows of a matrix are short, so they are no arrays for the rest of the program.
  if (item != Kind::kIntArray)
    scope_.push_back({x, {item}, false, true});
  else
    mix(x + ".length");
  line("if (--fuel < 0) break;");
  body(random_.between(1, 3));
  scope_.resize(outer);
  close();
  --place_.loops;
}

void ProgramGenerator::switch_statement() {
  const bool chars = random_.chance(25);
  const int mask = random_.chance(50) ? 7 : 15;
  open(fmt::format("switch ({}) {{",
                   chars ? fmt::format("(char) ('a' + (({}) & {}))", int_expression(2), mask)
                         : fmt::format("({}) & {}", int_expression(2), mask)));
  std::vector<int> labels;
  for (int i = 0; i <= mask; ++i) {
    if (random_.chance(40)) labels.push_back(i);
  }
  const int default_at = random_.below(static_cast<int>(labels.size()) + 2);
  for (std::size_t i = 0; i <= labels.size(); ++i) {
    const bool is_default = static_cast<int>(i) == default_at;
    if (!is_default && i == labels.size()) break;
    if (is_default) line("default:");
    if (i < labels.size())
      line(chars ? fmt::format("case '{}':", static_cast<char>('a' + labels[i]))
                 : fmt::format("case {}:", labels[i]));
    ++indent_;
    if (random_.chance(85)) {
      open("{");
      block(random_.between(1, 2));
    }
    if (random_.chance(65)) line("break;");
    --indent_;
  }
  close();
}

void ProgramGenerator::string_switch() {
  static const std::vector<std::string> words = {"",   "a",    "bc",   "Aa", "BB",
                                                 "12", "null", "true", "x"};
  open(fmt::format("switch ({}) {{", string_expression(2)));
  for (const std::string& word : words) {
    if (random_.chance(50)) continue;
    line(fmt::format("case \"{}\":", word));
    ++indent_;
    open("{");
    block(1);
    if (random_.chance(60)) line("break;");
    --indent_;
  }
  line("default:");
  ++indent_;
  mix("17");
  --indent_;
  close();
}

void ProgramGenerator::color_switch() {
  open(fmt::format("switch ({}) {{", color_expression(2)));
  for (const char* color : {"GREY", "RED", "BLUE"}) {
    if (random_.chance(30)) continue;
    line(fmt::format("case {}:", color));
    ++indent_;
    open("{");
    block(1);
    if (random_.chance(60)) line("break;");
    --indent_;
  }
  close();
}

void ProgramGenerator::try_statement() {
  open("try {");
  body(random_.between(1, 4));
  if (random_.chance(40)) {
    open(fmt::format("if ({}) {{", boolean_expression(2)));
    line(random_.chance(60) ? fmt::format("throw new {}Exception({});", name_, int_expression(2))
                            : "throw new IllegalStateException(" + string_expression(1) + ");");
    close();
  }
  const std::string e = fresh("e");
  const int kind = random_.below(5);
  bool caught = false;
  const auto handler = [&](const std::string& types, const std::string& value) {
    --indent_;
    open(fmt::format("}} catch ({} {}) {{", types, e));
    mix(value);
    body(random_.between(0, 2));
    caught = true;
  };
  if (kind != 4 && random_.chance(50)) handler(name_ + "Exception", e + ".code");
  if (random_.chance(40))
    handler("ArithmeticException | NumberFormatException", e + ".getMessage()");
  if (random_.chance(40)) handler("ArrayIndexOutOfBoundsException", e + ".getMessage()");
  if (random_.chance(50)) handler("RuntimeException", e + ".getClass().getName()");
  if (!caught || random_.chance(40)) {
    --indent_;
    open("} finally {");
    // No jumps out of it: they would swallow the exception, and be warned about.
    const Place saved = place_;
    place_.may_return = false;
    place_.loops = 0;
    place_.labels.clear();
    mix("3");
    body(random_.between(0, 2));
    place_ = saved;
  }
  close();
}

// A jump is always under a condition.
void ProgramGenerator::jump() {
  std::vector<std::string> ways;
  if (place_.loops > 0) {
    ways.emplace_back("break;");
    ways.emplace_back("continue;");
  }
  for (const std::string& label : place_.labels) {
    ways.push_back((random_.chance(50) ? "break " : "continue ") + label + ";");
  }
  if (place_.may_return) {
    ways.push_back(place_.result.kind == Kind::kVoid
                       ? "return;"
                       : "return " + expression(place_.result, 2) + ";");
  }
  if (ways.empty()) {
    simple_statement();
    return;
  }
  open(fmt::format("if ({}) {{", boolean_expression(3)));
  const std::size_t outer = scope_.size();
  if (random_.chance(40)) simple_statement();
  scope_.resize(outer);
  line(random_.pick(ways));
  close();
}

// Inside a class body or a block lambda only captured variables are seen, and no loop around.
void ProgramGenerator::local_class() {
  const std::string cls = fresh("Local");
  const std::vector<Variable> saved_scope = scope_;
  const Place saved = place_;
  for (Variable& v : scope_) v.assignable = false;
  std::erase_if(scope_, [](const Variable& v) { return !v.capturable; });
  place_.loops = 0;
  place_.labels.clear();
  open(fmt::format("class {} {{", cls));
  const std::string field = fresh("f");
  line(fmt::format("int {} = {};", field, int_expression(2)));
  open(fmt::format("int go(int {}) {{", field + "p"));
  line(fmt::format("{0} += {0}p;", field));
  scope_.push_back({field, {Kind::kInt}, true, true});
  scope_.push_back({field + "p", {Kind::kInt}, true, false});
  place_.result = {Kind::kInt};
  place_.may_return = true;
  body(2);
  line(fmt::format("return {};", int_expression(2)));
  close();
  close();
  scope_ = saved_scope;
  place_ = saved;
  const std::string object = fresh("o");
  line(fmt::format("{0} {1} = new {0}();", cls, object));
  mix(fmt::format("{0}.go({1}) + {0}.go({2}) + {0}.{3}", object, int_expression(2),
                  int_expression(1), field));
}

void ProgramGenerator::anonymous_class() {
  const std::string object = fresh("op");
  const std::vector<Variable> saved_scope = scope_;
  const Place saved = place_;
  for (Variable& v : scope_) v.assignable = false;
  std::erase_if(scope_, [](const Variable& v) { return !v.capturable; });
  place_.loops = 0;
  place_.labels.clear();
  open(fmt::format("{0}Op {1} = new {0}Op() {{", name_, object));
  const std::string calls = fresh("calls");
  line(fmt::format("int {};", calls));
  const std::string a = fresh("a");
  const std::string b = fresh("b");
  open(fmt::format("public long op(int {}, long {}) {{", a, b));
  line(fmt::format("{}++;", calls));
  scope_.push_back({calls, {Kind::kInt}, true, true});
  scope_.push_back({a, {Kind::kInt}, true, false});
  scope_.push_back({b, {Kind::kLong}, false, true});
  place_.result = {Kind::kLong};
  place_.may_return = true;
  body(2);
  line(fmt::format("return {};", long_expression(2)));
  close();
  close("};");
  scope_ = saved_scope;
  place_ = saved;
  mix(fmt::format("{0}.op({1}, {2}) ^ {0}.twice({3})", object, int_expression(2),
                  long_expression(2), int_expression(1)));
}

void ProgramGenerator::block_lambda() {
  const std::string f = fresh("f");
  const std::string x = fresh("x");
  const std::vector<Variable> saved_scope = scope_;
  const Place saved = place_;
  for (Variable& v : scope_) v.assignable = false;
  std::erase_if(scope_, [](const Variable& v) { return !v.capturable; });
  place_.loops = 0;
  place_.labels.clear();
  place_.result = {Kind::kInt};
  place_.may_return = true;
  scope_.push_back({x, {Kind::kInt}, true, false});
  open(fmt::format("IntUnaryOperator {} = {} -> {{", f, x));
  body(2);
  line(fmt::format("return {};", int_expression(2)));
  close("};");
  scope_ = saved_scope;
  place_ = saved;
  scope_.push_back({f, {Kind::kIntOperator}, false, true});
  mix(fmt::format("{}.applyAsInt({})", f, int_expression(2)));
}

}  // namespace braid::generator
