// The frame of a program: names and scopes, classes, methods, main.
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "tests/generator/program_generator.h"

namespace braid::generator {
namespace {

constexpr int kFuelPerCall = 1200;

}  // namespace

ProgramGenerator::ProgramGenerator(std::uint64_t seed, std::string name)
    : random_(seed), name_(std::move(name)) {}

// Writing ----------------------------------------------------------------------------------------

void ProgramGenerator::line(const std::string& text) {
  out_.append(static_cast<std::size_t>(indent_) * 2, ' ');
  out_ += text + "\n";
}

void ProgramGenerator::open(const std::string& text) {
  line(text);
  ++indent_;
}

void ProgramGenerator::close(const std::string& text) {
  --indent_;
  line(text);
}

std::string ProgramGenerator::fresh(const std::string& prefix) {
  return prefix + std::to_string(names_++);
}

std::string ProgramGenerator::type_name(Type type) const {
  switch (type.kind) {
    case Kind::kBoolean:
      return "boolean";
    case Kind::kByte:
      return "byte";
    case Kind::kShort:
      return "short";
    case Kind::kChar:
      return "char";
    case Kind::kInt:
      return "int";
    case Kind::kLong:
      return "long";
    case Kind::kFloat:
      return "float";
    case Kind::kDouble:
      return "double";
    case Kind::kBoxed:
      return "Integer";
    case Kind::kString:
      return "String";
    case Kind::kIntArray:
      return "int[]";
    case Kind::kLongArray:
      return "long[]";
    case Kind::kDoubleArray:
      return "double[]";
    case Kind::kByteArray:
      return "byte[]";
    case Kind::kStringArray:
      return "String[]";
    case Kind::kIntMatrix:
      return "int[][]";
    case Kind::kObject:
      return "C" + std::to_string(type.cls);
    case Kind::kIntOperator:
      return "IntUnaryOperator";
    case Kind::kColor:
      return name_ + "Color";
    case Kind::kVoid:
      return "void";
  }
  return "";
}

Type ProgramGenerator::random_value_type() {
  static const std::vector<Kind> kinds = {
      Kind::kInt,    Kind::kInt,   Kind::kInt,   Kind::kLong,   Kind::kLong,   Kind::kDouble,
      Kind::kString, Kind::kFloat, Kind::kByte,  Kind::kShort,  Kind::kChar,   Kind::kBoolean,
      Kind::kString, Kind::kBoxed, Kind::kColor, Kind::kDouble, Kind::kBoolean};
  return {random_.pick(kinds)};
}

Type ProgramGenerator::random_type() {
  static const std::vector<Kind> kinds = {Kind::kIntArray,  Kind::kLongArray,   Kind::kDoubleArray,
                                          Kind::kByteArray, Kind::kStringArray, Kind::kIntMatrix,
                                          Kind::kObject,    Kind::kObject,      Kind::kIntOperator};
  if (random_.chance(65)) return random_value_type();
  return {random_.pick(kinds), random_.below(static_cast<int>(classes_.size()))};
}

bool ProgramGenerator::is_below(int cls, int ancestor) const {
  for (; cls >= 0; cls = classes_[static_cast<std::size_t>(cls)].parent) {
    if (cls == ancestor) return true;
  }
  return false;
}

int ProgramGenerator::random_descendant(int cls) {
  std::vector<int> all;
  for (int i = 0; i < static_cast<int>(classes_.size()); ++i) {
    if (is_below(i, cls)) all.push_back(i);
  }
  return random_.pick(all);
}

std::vector<ProgramGenerator::Variable*> ProgramGenerator::visible(Type type, bool for_assignment) {
  std::vector<Variable*> found;
  const auto fits = [&](const Variable& v) {
    if (v.type.kind != type.kind || (for_assignment && !v.assignable)) return false;
    if (type.kind != Kind::kObject) return true;
    return for_assignment ? v.type.cls == type.cls : is_below(v.type.cls, type.cls);
  };
  for (Variable& v : scope_) {
    if (fits(v)) found.push_back(&v);
  }
  // Locals are seldom many, so the statics get a chance to be used, too.
  if (found.empty() || random_.chance(30)) {
    for (Variable& v : statics_) {
      if (fits(v)) found.push_back(&v);
    }
  }
  return found;
}

std::string ProgramGenerator::variable(Type type, bool for_assignment) {
  const std::vector<Variable*> found = visible(type, for_assignment);
  return found.empty() ? "" : random_.pick(found)->name;
}

Type ProgramGenerator::virtual_result(int number) {
  constexpr Kind kResults[kVirtualMethods] = {Kind::kInt, Kind::kLong, Kind::kString,
                                              Kind::kDouble};
  return {kResults[number]};
}

std::vector<Type> ProgramGenerator::virtual_parameters(int number) {
  switch (number) {
    case 0:
      return {{Kind::kInt}};
    case 1:
      return {{Kind::kLong}, {Kind::kInt}};
    case 2:
      return {{Kind::kString}};
    default:
      return {{Kind::kDouble}, {Kind::kByte}};
  }
}

// The plan: what there will be, before anything is written ----------------------------------------

void ProgramGenerator::plan() {
  const int classes = random_.between(2, 6);
  for (int i = 0; i < classes; ++i) {
    Class c;
    c.name = "C" + std::to_string(i);
    c.parent = i == 0 ? -1 : random_.below(i);
    c.has_inner = random_.chance(40);
    classes_.push_back(c);
  }
  for (Class& c : classes_) {
    const int fields = random_.between(1, 4);
    for (int i = 0; i < fields; ++i) {
      const Type type = random_.chance(75) ? random_value_type() : Type{Kind::kIntArray};
      c.fields.push_back({fresh("g"), type, true, true});
    }
  }
  const int methods = random_.between(5, 9);
  for (int i = 0; i < methods; ++i) {
    StaticMethod m;
    m.name = "m" + std::to_string(i);
    m.result = random_.chance(85) ? random_value_type() : random_type();
    const int parameters = random_.between(0, 4);
    for (int k = 0; k < parameters; ++k) m.parameters.push_back(random_type());
    methods_.push_back(m);
  }
}

// Members ----------------------------------------------------------------------------------------

void ProgramGenerator::write_helpers() {
  line("static long sum = 17;");
  line("static int fuel;");
  line("static final Object LOCK = new Object();");
  out_ += "\n";
  const std::vector<std::pair<std::string, std::string>> mixes = {
      {"int v", "v"},
      {"long v", "v ^ 5"},
      {"byte v", "v * 3"},
      {"short v", "v * 7"},
      {"char v", "v + 11"},
      {"boolean v", "v ? 13 : 19"},
      {"float v", "Float.floatToIntBits(v)"},
      {"double v", "Double.doubleToLongBits(v)"},
      {"String v", "v == null ? 23 : v.hashCode()"},
      {name_ + "Color v", "v == null ? 29 : v.ordinal() + 31"}};
  for (const auto& [parameter, value] : mixes) {
    line(fmt::format("static void mix({}) {{ sum = sum * 1000003 + ({}); }}", parameter, value));
  }
  out_ += "\n";
  line(
      "static String cut(String s) { return s.length() > 30 ? s.substring(s.length() - 30) : s; }");
  out_ += "\n";
  open("static int[][] matrix() {");
  line("int[][] m = new int[4][4];");
  line("for (int i = 0; i < 16; i++) m[i / 4][i % 4] = i * i - 50;");
  line("return m;");
  close();
}

// Constructors use their parameters only: whatever they called might create objects again.
void ProgramGenerator::write_class(int number) {
  const Class& c = classes_[static_cast<std::size_t>(number)];
  out_ += "\n";
  open(fmt::format("static class {}{} {{", c.name,
                   c.parent < 0 ? "" : fmt::format(" extends C{}", c.parent)));
  for (const Variable& f : c.fields) {
    const bool initialised = f.type.kind == Kind::kInt && random_.chance(50);
    line(fmt::format("{} {}{};", type_name(f.type), f.name,
                     initialised ? " = " + std::to_string(random_.between(-9, 9)) : ""));
  }
  if (random_.chance(40)) line(fmt::format("{{ mix({}); }}", number + 100));
  open(fmt::format("{}(int p, long q) {{", c.name));
  if (c.parent >= 0) line(fmt::format("super(p * {} + 1, q ^ p);", random_.between(-3, 7)));
  line("mix(q + " + std::to_string(number) + ");");
  for (const Variable& f : c.fields) {
    const int k = random_.between(1, 50);
    std::string value;
    switch (f.type.kind) {
      case Kind::kBoolean:
        value = fmt::format("(p + q) % {} == 0", k % 3 + 2);
        break;
      case Kind::kString:
        value = fmt::format("cut(\"f\" + p + q + {})", k);
        break;
      case Kind::kBoxed:
        value = fmt::format("p - {}", k);
        break;
      case Kind::kColor:
        value = fmt::format("{}Color.values()[(p & 0xff) % 4]", name_);
        break;
      case Kind::kIntArray:
        value = fmt::format("new int[] {{p, {}, p * 2, (int) q, 4, 5, p >> 3, {}}}", k, -k);
        break;
      default:
        value = fmt::format("({}) (p * {} + q)", type_name(f.type), k);
    }
    line(fmt::format("this.{} = {};", f.name, value));
  }
  close();
  write_virtuals(number);
  close();
}

void ProgramGenerator::write_virtuals(int number) {
  const Class& c = classes_[static_cast<std::size_t>(number)];
  for (int cls = number; cls >= 0; cls = classes_[static_cast<std::size_t>(cls)].parent) {
    const Class& ancestor = classes_[static_cast<std::size_t>(cls)];
    scope_.insert(scope_.end(), ancestor.fields.begin(), ancestor.fields.end());
  }
  const std::size_t fields = scope_.size();
  if (c.has_inner) {
    out_ += "\n";
    open("class In {");
    line("int own = 5;");
    open("int g(int x) {");
    line("own += x;");
    place_ = {kLeafMethods, 0, number, {Kind::kInt}, true, 0, {}};
    budget_ = 6;
    scope_.push_back({"x", {Kind::kInt}, true, false});
    scope_.push_back({"own", {Kind::kInt}, true, true});
    body(3);
    line(fmt::format("return {};", int_expression(3)));
    scope_.resize(fields);
    close();
    close();
  }
  for (int k = 0; k < kVirtualMethods; ++k) {
    if (c.parent >= 0 && random_.chance(35)) continue;
    const std::vector<Type> types = virtual_parameters(k);
    std::string parameters;
    std::string passed;
    for (std::size_t i = 0; i < types.size(); ++i) {
      const std::string p = std::string(1, static_cast<char>('a' + i));
      parameters += (i > 0 ? ", " : "") + type_name(types[i]) + " " + p;
      passed += (i > 0 ? ", " : "") + p;
      scope_.push_back({p, types[i], true, false});
    }
    out_ += "\n";
    open(fmt::format("{} v{}({}) {{", type_name(virtual_result(k)), k, parameters));
    place_ = {kLeafMethods, k, number, virtual_result(k), true, 0, {}};
    line(fmt::format("if (--fuel < 0) return {};", literal(virtual_result(k).kind)));
    budget_ = random_.between(4, 12);
    body(random_.between(1, 5));
    if (c.has_inner && random_.chance(50)) mix(fmt::format("new In().g({})", int_expression(2)));
    if (c.parent >= 0 && random_.chance(50)) mix(fmt::format("super.v{}({})", k, passed));
    const std::string result = expression(virtual_result(k), 3);
    line(fmt::format("return {};", k == 2 ? "cut(" + result + ")" : result));
    close();
    scope_.resize(fields);
  }
  scope_.clear();
}

void ProgramGenerator::write_static_method(const StaticMethod& method, int number) {
  std::string parameters;
  scope_.clear();
  for (const Type& type : method.parameters) {
    const std::string p = fresh("p");
    parameters += (parameters.empty() ? "" : ", ") + type_name(type) + " " + p;
    const bool assigned = random_.chance(60);
    scope_.push_back({p, type, assigned, !assigned});
  }
  out_ += "\n";
  open(fmt::format("static {} {}({}) {{", type_name(method.result), method.name, parameters));
  place_ = {number, number < kLeafMethods ? 0 : kVirtualMethods, -1, method.result, true, 0, {}};
  const std::string early = method.result.kind == Kind::kBoxed ? "7" : expression(method.result, 0);
  line(fmt::format("if (--fuel < 0) return {};", early));
  budget_ = random_.between(10, 35);
  body(random_.between(5, 10));
  const std::string result = expression(method.result, 3);
  line(fmt::format("return {};",
                   method.result.kind == Kind::kString ? "cut(" + result + ")" : result));
  close();
  scope_.clear();
}

void ProgramGenerator::write_recursive_method() {
  out_ += "\n";
  open("static long recurse(int n, long a) {");
  line("if (n <= 0 || --fuel < 0) return a;");
  place_ = {static_cast<int>(methods_.size()), kVirtualMethods, -1, {Kind::kLong}, true, 0, {}};
  scope_.push_back({"n", {Kind::kInt}, false, true});
  scope_.push_back({"a", {Kind::kLong}, true, false});
  budget_ = 6;
  body(3);
  line(fmt::format("return recurse(n - 1, {}) {} {};", long_expression(2),
                   random_.chance(50) ? "+" : "^", long_expression(2)));
  close();
  scope_.clear();
}

void ProgramGenerator::write_main() {
  out_ += "\n";
  open("public static void main(String[] args) {");
  place_ = {};
  open("for (int round = 0; round < 2; round++) {");
  const auto call = [&](const std::string& name, const std::string& code) {
    line(fmt::format("fuel = {};", kFuelPerCall));
    open("try {");
    line(code);
    --indent_;
    open("} catch (RuntimeException e) {");
    line("mix(e.getClass().getName());");
    line(fmt::format("System.out.print(\"{} threw \" + e.getClass().getName() + \"; \");", name));
    close();
    line(fmt::format("System.out.println(\"{} \" + sum);", name));
  };
  for (const StaticMethod& m : methods_) {
    std::string arguments;
    for (const Type& type : m.parameters) {
      arguments += (arguments.empty() ? "" : ", ") + expression(type, 1);
    }
    std::string code = fmt::format("{}({})", m.name, arguments);
    const bool value = m.result.kind <= Kind::kString || m.result.kind == Kind::kColor;
    if (value)
      code = "mix(" + code + ")";
    else if (m.result.kind == Kind::kObject)
      code = "mix((" + code + ").getClass().getName())";
    else if (m.result.kind == Kind::kIntOperator)
      code = "mix((" + code + ").applyAsInt(3))";
    else
      code = "mix((" + code + ").length)";
    call(m.name, code + ";");
  }
  call("recurse",
       fmt::format("mix(recurse({}, {}));", random_.between(1, 30), random_.between(-5, 5)));
  for (std::size_t i = 0; i < classes_.size(); ++i) {
    place_.callable_virtuals = kVirtualMethods;
    call("C" + std::to_string(i),
         fmt::format("C0 c = new C{}({}, {}); mix(c.v0({})); mix(c.v1({}, {})); mix(c.v2(\"m\")); "
                     "mix(c.v3(0.5, (byte) {}));",
                     i, random_.between(-9, 9), random_.between(-99, 99), random_.between(-9, 9),
                     random_.between(-9, 9), random_.between(-9, 9), random_.between(-9, 9)));
  }
  close();
  for (const Variable& v : statics_) {
    if (v.type.kind <= Kind::kString || v.type.kind == Kind::kColor) mix(v.name);
    if (v.type.kind == Kind::kIntArray || v.type.kind == Kind::kLongArray ||
        v.type.kind == Kind::kDoubleArray || v.type.kind == Kind::kByteArray ||
        v.type.kind == Kind::kStringArray) {
      line(fmt::format("for (int i = 0; i < {}.length; i++) mix({}[i]);", v.name, v.name));
    }
  }
  line("System.out.println(\"end \" + sum);");
  close();
}

void ProgramGenerator::write_top_level() {
  line(fmt::format("enum {}Color {{ RED, GREEN, BLUE, GREY }}", name_));
  out_ += "\n";
  open(fmt::format("class {}Exception extends RuntimeException {{", name_));
  line("final int code;");
  open(fmt::format("{}Exception(int code) {{", name_));
  line("super(\"code \" + code);");
  line("this.code = code;");
  close();
  close();
  out_ += "\n";
  open(fmt::format("interface {}Op {{", name_));
  line("long op(int a, long b);");
  line("default long twice(int a) { return op(a + 1, op(a, 5)); }");
  close();
  out_ += "\n";
}

std::string ProgramGenerator::generate() {
  plan();
  line("import java.util.function.IntUnaryOperator;");
  out_ += "\n";
  write_top_level();
  open(fmt::format("public class {} {{", name_));
  write_helpers();
  out_ += "\n";
  const int statics = random_.between(6, 14);
  for (int i = 0; i < statics; ++i) {
    const Type type = random_type();
    // An operator that calls itself by way of the field it is in would never end.
    const bool assignable = type.kind != Kind::kIntOperator && random_.chance(80);
    const Variable v{fresh("s"), type, assignable, true};
    line(fmt::format("static {}{} {} = {};", v.assignable ? "" : "final ", type_name(type), v.name,
                     expression(type, 0)));
    statics_.push_back(v);
  }
  for (int i = 0; i < static_cast<int>(classes_.size()); ++i) write_class(i);
  for (int i = 0; i < static_cast<int>(methods_.size()); ++i)
    write_static_method(methods_[static_cast<std::size_t>(i)], i);
  write_recursive_method();
  write_main();
  close();
  return out_;
}

}  // namespace braid::generator
