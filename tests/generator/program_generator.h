// Makes one random sequential Java program that always terminates and prints checksums.
//
// What a program consists of: static fields; a tree of classes with fields, constructors and
// virtual methods v0 ... v3; static methods m0, m1, ...; an enum, an exception and a functional
// interface of its own; and a main that calls the static methods and prints the checksum after
// each call. All values end up in the checksum `sum`.
//
// Invariants:
//   1. javac accepts the program: every expression is made for a type, every local variable is set
//      where it is declared, no statement follows a jump.
//   2. It terminates, soon: method mi calls only mj with j < i, and vi only vj with j < i and the
//      methods below kLeafMethods, which call no virtual methods; each iteration of a loop and each
//      call uses fuel, and with no fuel left, loops end and methods return at once.
//   3. Its output is the same on every correct machine: no text of floating point numbers, no
//      identity hash codes, no messages of null pointer or class cast exceptions, no clocks.
//   4. The same seed gives the same program. (Another C++ compiler may give another one: the order
//      in which arguments are evaluated is its own.)
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tests/generator/random.h"

namespace braid::generator {

enum class Kind {
  kBoolean,
  kByte,
  kShort,
  kChar,
  kInt,
  kLong,
  kFloat,
  kDouble,
  kBoxed,  // Integer, never null
  kString,
  kIntArray,  // arrays have kArrayLength elements
  kLongArray,
  kDoubleArray,
  kByteArray,
  kStringArray,
  kIntMatrix,
  kObject,  // of the class given beside it
  kIntOperator,
  kColor,  // the program's enum
  kVoid,
};

inline constexpr int kArrayLength = 8;
inline constexpr int kLeafMethods = 3;
inline constexpr int kVirtualMethods = 4;

struct Type {
  Kind kind = Kind::kInt;
  int cls = 0;  // for kObject: the class' number
};

class ProgramGenerator {
 public:
  ProgramGenerator(std::uint64_t seed, std::string name);

  // The whole source text.
  std::string generate();

 private:
  struct Variable {
    std::string name;
    Type type;
    bool assignable = true;
    bool capturable = false;  // effectively final, so lambdas and inner classes may use it
  };

  struct StaticMethod {
    std::string name;
    Type result;
    std::vector<Type> parameters;
  };

  struct Class {
    std::string name;
    int parent = -1;
    std::vector<Variable> fields;  // its own
    bool has_inner = false;
  };

  // What may be used at the place that is being written.
  struct Place {
    int callable_methods = 0;   // m0 ... up to this number, not included
    int callable_virtuals = 0;  // v0 ... up to this number, not included
    int this_class = -1;        // whose `this` there is
    Type result{Kind::kVoid};   // of the method or lambda
    bool may_return = false;
    int loops = 0;                    // loops around, in this method
    std::vector<std::string> labels;  // of labelled loops around
  };

  // expressions.cpp and calls.cpp
  std::string expression(Type type, int depth);
  std::string boolean_expression(int depth);
  std::string int_expression(int depth);
  std::string int_leaf();
  std::string int_operation(int depth);
  std::string int_use(int depth);
  std::string long_expression(int depth);
  std::string floating_expression(bool is_double, int depth);
  std::string small_expression(Kind kind, int depth);
  std::string boxed_expression(int depth);
  std::string string_expression(int depth);
  std::string string_operand(int depth);
  std::string array_expression(Kind kind, int depth);
  std::string object_expression(int cls, int depth);
  std::string operator_expression(int depth);
  std::string color_expression(int depth);
  std::string literal(Kind kind);
  std::string index(int depth, int mask);
  std::string numeric_expression(int depth);
  std::string static_call(Type type, int depth);
  std::string virtual_call(Type type, int depth);
  std::string side_effect(Kind kind, int depth);
  std::string element(Kind kind, int depth);
  std::string lambda(int depth);

  // statements.cpp
  void block(int statements);
  void body(int statements);
  void statement();
  void simple_statement();
  void declare_variable();
  void assign();
  void compound_assign();
  void if_statement();
  void loop_statement();
  void for_each_statement();
  void switch_statement();
  void string_switch();
  void color_switch();
  void try_statement();
  void jump();
  void local_class();
  void anonymous_class();
  void block_lambda();
  void mix(const std::string& value);
  std::string new_label();

  // classes.cpp
  void plan();
  void write_helpers();
  void write_class(int number);
  void write_virtuals(int number);
  void write_static_method(const StaticMethod& method, int number);
  void write_recursive_method();
  void write_main();
  void write_top_level();

  // Writing and names.
  void line(const std::string& text);
  void open(const std::string& text);
  void close(const std::string& text = "}");
  std::string fresh(const std::string& prefix);
  std::string type_name(Type type) const;
  Type random_type();
  Type random_value_type();
  bool is_below(int cls, int ancestor) const;
  int random_descendant(int cls);

  // The name of a visible variable of that type, or "".
  std::string variable(Type type, bool for_assignment);
  std::vector<Variable*> visible(Type type, bool for_assignment);

  // The virtual method of a number: its result and parameters.
  static Type virtual_result(int number);
  static std::vector<Type> virtual_parameters(int number);

  Random random_;
  std::string name_;
  std::string out_;
  int indent_ = 0;
  int names_ = 0;
  int budget_ = 0;  // statements left for the method that is being written
  Place place_;
  std::vector<Variable> scope_;    // locals, innermost last
  std::vector<Variable> statics_;  // static fields
  std::vector<StaticMethod> methods_;
  std::vector<Class> classes_;
  int nesting_ = 0;  // of statements, to keep them shallow
};

}  // namespace braid::generator
