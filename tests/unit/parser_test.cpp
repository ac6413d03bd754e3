#include "lang/parser.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "vm/module.h"

namespace braid::lang {
namespace {

struct Parsed {
  SourceSet sources;
  Diagnostics diags{sources};
  Arena arena;
  CompilationUnit* unit;
  explicit Parsed(std::string text) {
    const uint32_t file = sources.add("A.java", std::move(text));
    unit = parse(sources, file, arena, diags);
  }
  const Member& member(size_t i) const { return unit->types[0]->members[i]; }
};

// Each error as "line:column message".
std::vector<std::string> errors_of(const std::string& text) {
  Parsed parsed(text);
  std::vector<std::string> out;
  for (const Diagnostic& d : parsed.diags.errors()) {
    const SourceFile& file = parsed.sources.file(d.pos.file);
    out.push_back(fmt::format("{}:{} {}", file.line_of(d.pos.offset), file.column_of(d.pos.offset),
                              d.message));
  }
  return out;
}
using Errors = std::vector<std::string>;

// ---- The shape of trees, as s-expressions
// ---------------------------------------------------------

std::string shape(const TypeNode* t) {
  switch (t->kind) {
    case TypeNode::Kind::kPrimitive:
      return fmt::format("p{}", static_cast<int>(t->primitive));
    case TypeNode::Kind::kArray:
      return shape(t->element) + "[]";
    case TypeNode::Kind::kVar:
      return "var";
    case TypeNode::Kind::kWildcard:
      if (t->bound == nullptr) return "?";
      return (t->bound_kind == WildcardType::Bound::kExtends ? "?+" : "?-") + shape(t->bound);
    case TypeNode::Kind::kNamed:
      break;
  }
  std::string out;
  for (const TypeNode::Segment& s : t->segments) {
    if (!out.empty()) out += '.';
    out += s.name;
    if (s.diamond) out += "<>";
    if (s.args.empty()) continue;
    out += '<';
    for (size_t i = 0; i < s.args.size(); ++i) out += (i == 0 ? "" : ",") + shape(s.args[i]);
    out += '>';
  }
  return out;
}

std::string shape(const Expr* e);
std::string shape(const std::vector<Expr*>& list) {
  std::string out;
  for (const Expr* e : list) out += " " + shape(e);
  return out;
}

std::string literal_shape(const Literal& e) {
  if (const auto* i = std::get_if<int32_t>(&e.constant)) return std::to_string(*i);
  if (const auto* l = std::get_if<int64_t>(&e.constant)) return std::to_string(*l) + "L";
  if (const auto* d = std::get_if<double>(&e.constant)) return fmt::format("{}d", *d);
  if (std::get_if<std::u16string>(&e.constant) != nullptr) return "str";
  return "null";
}

std::string shape(const Expr* e) {
  switch (e->kind) {
    case ExprKind::kLiteral:
      return literal_shape(*static_cast<const Literal*>(e));
    case ExprKind::kName:
      return static_cast<const Name*>(e)->name;
    case ExprKind::kFieldAccess: {
      auto* f = static_cast<const FieldAccess*>(e);
      const std::string target = f->target != nullptr ? shape(f->target) + "." : "";
      return target + (f->is_super ? "super." : "") + f->name;
    }
    case ExprKind::kArrayAccess: {
      auto* a = static_cast<const ArrayAccess*>(e);
      return shape(a->array) + "[" + shape(a->index) + "]";
    }
    case ExprKind::kCall: {
      auto* c = static_cast<const Call*>(e);
      std::string out = "(call ";
      if (c->target != nullptr) out += shape(c->target) + ".";
      if (c->form == Call::Form::kSuper) out += "super.";
      for (const TypeNode* t : c->type_args) out += "<" + shape(t) + ">";
      return out + c->name + shape(c->args) + ")";
    }
    case ExprKind::kNew: {
      auto* n = static_cast<const New*>(e);
      const std::string outer = n->outer != nullptr ? shape(n->outer) + "." : "";
      return "(new " + outer + shape(n->class_type) + shape(n->args) +
             (n->body != nullptr ? " {}" : "") + ")";
    }
    case ExprKind::kNewArray: {
      auto* n = static_cast<const NewArray*>(e);
      return fmt::format("(newarray {}{} +{}{})", shape(n->element), shape(n->dims), n->extra_dims,
                         n->init != nullptr ? " " + shape(n->init) : "");
    }
    case ExprKind::kArrayInit:
      return "{" + shape(static_cast<const ArrayInit*>(e)->elements) + "}";
    case ExprKind::kUnary: {
      auto* u = static_cast<const Unary*>(e);
      return fmt::format("(u{} {})", static_cast<int>(u->op), shape(u->operand));
    }
    case ExprKind::kBinary: {
      auto* b = static_cast<const Binary*>(e);
      static constexpr const char* kNames[] = {
          "+", "-",  "*",  "/",  "%",  "<<", ">>", ">>>", "&", "|",
          "^", "&&", "||", "==", "!=", "<",  "<=", ">",   ">="};
      return fmt::format("({} {} {})", kNames[static_cast<int>(b->op)], shape(b->left),
                         shape(b->right));
    }
    case ExprKind::kAssign: {
      auto* a = static_cast<const Assign*>(e);
      return "(= " + shape(a->target) + " " + shape(a->value) + ")";
    }
    case ExprKind::kCompoundAssign: {
      auto* a = static_cast<const CompoundAssign*>(e);
      return fmt::format("(op{}= {} {})", static_cast<int>(a->op), shape(a->target),
                         shape(a->value));
    }
    case ExprKind::kConditional: {
      auto* c = static_cast<const Conditional*>(e);
      return "(? " + shape(c->condition) + " " + shape(c->then_value) + " " + shape(c->else_value) +
             ")";
    }
    case ExprKind::kCast: {
      auto* c = static_cast<const Cast*>(e);
      return "(cast " + shape(c->target_type) + " " + shape(c->operand) + ")";
    }
    case ExprKind::kInstanceOf: {
      auto* i = static_cast<const InstanceOf*>(e);
      return "(is " + shape(i->operand) + " " + shape(i->target_type) +
             (i->name.empty() ? "" : " " + i->name) + ")";
    }
    case ExprKind::kLambda: {
      auto* l = static_cast<const Lambda*>(e);
      std::string out = "(fn";
      for (const Parameter& p : l->params) {
        out += " " + (p.type_node != nullptr ? shape(p.type_node) + ":" : "") + p.name;
      }
      return out + " -> " + (l->body_expr != nullptr ? shape(l->body_expr) : "{}") + ")";
    }
    case ExprKind::kSwitchExpr: {
      auto* s = static_cast<const SwitchExpr*>(e);
      std::string out = "(switch " + shape(s->body->selector);
      for (const SwitchCase& c : s->body->cases) {
        out += c.is_default ? " default" : " case" + shape(c.labels);
        out += c.is_arrow ? " ->" : " :";
        for (const Stmt* stmt : c.body) {
          out += stmt->kind == StmtKind::kYield
                     ? " yield " + shape(static_cast<const Yield*>(stmt)->value)
                     : " {}";
        }
      }
      return out + ")";
    }
    case ExprKind::kMethodRef: {
      auto* r = static_cast<const MethodRef*>(e);
      std::string out = r->of != nullptr       ? shape(r->of)
                        : r->target != nullptr ? shape(r->target)
                                               : "";
      if (r->is_super) out += out.empty() ? "super" : ".super";
      out += "::";
      for (const TypeNode* t : r->type_args) out += "<" + shape(t) + ">";
      return out + r->name;
    }
    case ExprKind::kThis: {
      auto* t = static_cast<const This*>(e);
      return (t->qualifier != nullptr ? shape(t->qualifier) + "." : "") + "this";
    }
    case ExprKind::kClassLiteral:
      return shape(static_cast<const ClassLiteral*>(e)->of) + ".class";
  }
  return "?";
}

std::string expr(const std::string& text) {
  Parsed parsed("class A { Object o = " + text + "; }");
  EXPECT_FALSE(parsed.diags.has_errors()) << text << "\n" << parsed.diags.to_string();
  if (parsed.diags.has_errors()) return "";
  return shape(parsed.member(0).field->vars[0]->init);
}

TEST(Parser, BindsOperatorsAsJavaDoes) {
  EXPECT_EQ(expr("a + b * c - d"), "(- (+ a (* b c)) d)");
  EXPECT_EQ(expr("a || b && c | d ^ e & f == g"), "(|| a (&& b (| c (^ d (& e (== f g))))))");
  EXPECT_EQ(expr("a < b == c >= d"), "(== (< a b) (>= c d))");
  EXPECT_EQ(expr("a >> b >>> c << d"), "(<< (>>> (>> a b) c) d)");
  EXPECT_EQ(expr("a > b"), "(> a b)");
  EXPECT_EQ(expr("a = b += c"), "(= a (op0= b c))");
  EXPECT_EQ(expr("a >>= b >>>= c"), "(op6= a (op7= b c))");
  EXPECT_EQ(expr("a ? b : c ? d : e"), "(? a b (? c d e))");
  EXPECT_EQ(expr("!a instanceof B == c"), "(== (is (u2 a) B) c)");
  EXPECT_EQ(expr("-a++ + ++b"), "(+ (u1 (u6 a)) (u4 b))");
  EXPECT_EQ(expr("a.b().c[1].d"), "(call a.b).c[1].d");
}

TEST(Parser, FoldsTheSignOfNumbers) {
  EXPECT_EQ(expr("-2147483648"), "-2147483648");
  EXPECT_EQ(expr("-9223372036854775808L"), "-9223372036854775808L");
  EXPECT_EQ(expr("0xffffffff"), "-1");
  EXPECT_EQ(expr("037777777777"), "-1");
  EXPECT_EQ(expr("-0x80000000"), "-2147483648");
  EXPECT_EQ(expr("a -1"), "(- a 1)");
  EXPECT_EQ(errors_of("class A { int a = 2147483648; }"), Errors{"1:19 integer number too large"});
  EXPECT_EQ(errors_of("class A { int a = 08; }"), Errors{"1:19 integer number too large"});
}

TEST(Parser, TellsCastsParenthesesAndLambdasApart) {
  EXPECT_EQ(expr("(a) + b"), "(+ a b)");
  EXPECT_EQ(expr("(int) + b"), "(cast p5 (u0 b))");
  EXPECT_EQ(expr("(A) b"), "(cast A b)");
  EXPECT_EQ(expr("(A) (b)"), "(cast A b)");
  EXPECT_EQ(expr("(A) !b"), "(cast A (u2 b))");
  EXPECT_EQ(expr("(A[]) b.c"), "(cast A[] b.c)");
  EXPECT_EQ(expr("(List<String>) b"), "(cast List<String> b)");
  EXPECT_EQ(expr("(int[]) a"), "(cast p5[] a)");
  EXPECT_EQ(expr("(a < b)"), "(< a b)");
  EXPECT_EQ(expr("(a).b"), "a.b");
  EXPECT_EQ(expr("(A) () -> 1"), "(cast A (fn -> 1))");
  EXPECT_EQ(expr("() -> {}"), "(fn -> {})");
  EXPECT_EQ(expr("x -> y -> x + y"), "(fn x -> (fn y -> (+ x y)))");
  EXPECT_EQ(expr("(x, y) -> x"), "(fn x y -> x)");
  EXPECT_EQ(expr("(x) -> x"), "(fn x -> x)");
  EXPECT_EQ(expr("(int x, final List<A> y) -> x"), "(fn p5:x List<A>:y -> x)");
  EXPECT_EQ(expr("a ? x -> 1 : (y) -> 2"), "(? a (fn x -> 1) (fn y -> 2))");
}

TEST(Parser, ReadsSwitchExpressionsAndPatterns) {
  EXPECT_EQ(expr("switch (a) { case 1, 2 -> b; default -> { yield c; } }"),
            "(switch a case 1 2 -> yield b default -> {})");
  EXPECT_EQ(expr("switch (a) { case X: yield x -> y; default: throw z; }"),
            "(switch a case X : yield (fn x -> y) default : {})");
  EXPECT_EQ(expr("a instanceof B b && b.c"), "(&& (is a B b) b.c)");
  EXPECT_EQ(expr("!(a instanceof final B<C>[] b)"), "(u2 (is a B<C>[] b))");
  EXPECT_EQ(expr("(var x, var y) -> x"), "(fn x y -> x)");
}

TEST(Parser, ReadsMethodReferences) {
  EXPECT_EQ(expr("A::b"), "A::b");
  EXPECT_EQ(expr("a.b.C::d"), "a.b.C::d");
  EXPECT_EQ(expr("f()::<T, U>g"), "(call f)::<T><U>g");
  EXPECT_EQ(expr("super::f"), "super::f");
  EXPECT_EQ(expr("A.super::f"), "A.super::f");
  EXPECT_EQ(expr("int[][]::new"), "p5[][]::new");
  EXPECT_EQ(expr("List<A>::new"), "List<A>::new");
  EXPECT_EQ(expr("(A) this::b"), "(cast A this::b)");
  EXPECT_EQ(expr("a ? A::b : A::new"), "(? a A::b A::new)");
}

TEST(Parser, ReadsCreationAndCalls) {
  EXPECT_EQ(expr("new A<>(1) { int x; }"), "(new A<> 1 {})");
  EXPECT_EQ(expr("o.new A(2)"), "(new o.A 2)");
  EXPECT_EQ(expr("new int[3][n][]"), "(newarray p5 3 n +1)");
  EXPECT_EQ(expr("new int[][] {{1}, {2,},}"), "(newarray p5 +2 { { 1} { 2}})");
  EXPECT_EQ(expr("new int[] {1}[0]"), "(newarray p5 +1 { 1})[0]");
  EXPECT_EQ(expr("new A().f()"), "(call (new A).f)");
  EXPECT_EQ(expr("A.<T, U>f(1)"), "(call A.<T><U>f 1)");
  EXPECT_EQ(expr("super.f()"), "(call super.f)");
  EXPECT_EQ(expr("I.super.f()"), "(call I.super.f)");
  EXPECT_EQ(expr("A.super.x"), "A.super.x");
  EXPECT_EQ(expr("A.this.x"), "A.this.x");
  EXPECT_EQ(expr("int.class"), "p5.class");
  EXPECT_EQ(expr("a.B[].class"), "a.B[].class");
  EXPECT_EQ(expr("a.B.class"), "a.B.class");
}

TEST(Parser, ReadsDeclarations) {
  Parsed parsed(R"(
    package p.q;
    import java.util.*;
    import static java.lang.Math.max;
    @Foo(a = 1, b = {2, 3}) public abstract class A<T extends B & C, U> extends D<T> implements E, F {
      private static final int x = 1, y[] = {1}, z;
      static { x(); }
      { y(); }
      @Override protected <V> Map<String, List<? extends V>> f(final int a, String... b)[] throws X, Y { }
      A() { this(1); }
      abstract void g();
      class Inner { }
      interface I { default void d() { } static void s() { } void a(); }
      enum Color { RED(1) { void m() { } }, @Deprecated GREEN, ; Color() { } Color(int i) { } void m() { } }
      @interface Ann { int value() default 3; String[] names() default {}; }
    })");
  ASSERT_FALSE(parsed.diags.has_errors()) << parsed.diags.to_string();
  EXPECT_EQ(parsed.unit->package, (std::vector<std::string>{"p", "q"}));
  ASSERT_EQ(parsed.unit->imports.size(), 2u);
  EXPECT_TRUE(parsed.unit->imports[0].on_demand);
  EXPECT_TRUE(parsed.unit->imports[1].is_static);
  const ClassDecl& a = *parsed.unit->types[0];
  EXPECT_EQ(a.modifiers.flags, vm::kPublic | vm::kAbstract);
  EXPECT_EQ(a.modifiers.annotations[0].name, "Foo");
  ASSERT_EQ(a.type_params.size(), 2u);
  EXPECT_EQ(a.type_params[0].bounds.size(), 2u);
  EXPECT_EQ(shape(a.superclass), "D<T>");
  EXPECT_EQ(a.interfaces.size(), 2u);
  ASSERT_EQ(a.members.size(), 10u);
  EXPECT_EQ(shape(a.members[0].field->vars[1]->type_node), "p5[]");
  EXPECT_TRUE(a.members[1].initializer->is_static);
  EXPECT_FALSE(a.members[2].initializer->is_static);
  const MethodDecl& f = *a.members[3].method;
  EXPECT_EQ(shape(f.return_type), "Map<String,List<?+V>>[]");
  EXPECT_TRUE(f.params[1].varargs);
  EXPECT_EQ(f.params[0].modifiers.flags, uint32_t{vm::kFinal});
  EXPECT_EQ(f.thrown.size(), 2u);
  EXPECT_EQ(a.members[4].method->name, "<init>");
  EXPECT_EQ(a.members[5].method->body, nullptr);
  const ClassDecl& color = *a.members[8].type;
  ASSERT_EQ(color.constants.size(), 2u);
  EXPECT_NE(color.constants[0]->body, nullptr);
  EXPECT_EQ(color.members.size(), 3u);
}

TEST(Parser, ReadsStatements) {
  Parsed parsed(R"(class A { void f() {
    int a = 1, b; final List<Map<A, B>> c = d; A[] e[]; a.b.C<D>.E g;
    outer: for (int i = 0, j = 1; i < j; i++, j--) { if (i == 3) continue outer; else break; }
    for (;;) { break; }
    for (final String s : list) s.f();
    for (i = 0; ; ) { }
    while (x) do y(); while (z);
    switch (x) { case 1: case A: f(); break; default: g(); case 2, 3: }
    try { } catch (final E | F e) { } finally { }
    synchronized (this) { assert x : "y"; }
    class Local { } interface J { } enum K { L }
    throw new X();
    ;
  } })");
  ASSERT_FALSE(parsed.diags.has_errors()) << parsed.diags.to_string();
  std::vector<StmtKind> kinds;
  for (const Stmt* s : parsed.member(0).method->body->statements) kinds.push_back(s->kind);
  using K = StmtKind;
  EXPECT_EQ(kinds, (std::vector<K>{K::kLocalVar, K::kLocalVar, K::kLocalVar, K::kLocalVar,
                                   K::kLabeled, K::kFor, K::kForEach, K::kFor, K::kWhile,
                                   K::kSwitch, K::kTry, K::kSynchronized, K::kLocalClass,
                                   K::kLocalClass, K::kLocalClass, K::kThrow, K::kEmpty}));
}

TEST(Parser, PointsWhereJavacPoints) {
  Parsed parsed("class A { int x = a.b + c(1); }");
  const auto* sum = static_cast<const Binary*>(parsed.member(0).field->vars[0]->init);
  EXPECT_EQ(sum->pos.offset, 22u);
  EXPECT_EQ(sum->start.offset, 18u);
  EXPECT_EQ(sum->left->pos.offset, 19u);
  EXPECT_EQ(sum->right->pos.offset, 25u);
  EXPECT_EQ(static_cast<const Call*>(sum->right)->name_pos.offset, 24u);
}

// ---- Errors
// ---------------------------------------------------------------------------------------

std::string in_method(const std::string& body) { return "class A { void f() {\n" + body + "\n} }"; }

TEST(ParserErrors, AreJavacs) {
  EXPECT_EQ(errors_of(in_method("int x = 1")), Errors{"2:10 ';' expected"});
  EXPECT_EQ(errors_of(in_method("foo(1 2);")), Errors{"2:6 ')' expected"});
  EXPECT_EQ(errors_of(in_method("a + b;")), Errors{"2:3 not a statement"});
  EXPECT_EQ(errors_of(in_method("5;")), Errors{"2:1 not a statement"});
  EXPECT_EQ(errors_of(in_method("(a = b);")), Errors{"2:1 not a statement"});
  EXPECT_EQ(errors_of(in_method("int = 5;")), (Errors{"2:1 not a statement", "2:4 ';' expected"}));
  EXPECT_EQ(errors_of(in_method("List<String> ;")), Errors{"2:5 not a statement"});
  EXPECT_EQ(errors_of(in_method("x = ;")), Errors{"2:5 illegal start of expression"});
  EXPECT_EQ(errors_of(in_method("f(;")), Errors{"2:3 illegal start of expression"});
  EXPECT_EQ(errors_of(in_method("if x { }")), (Errors{"2:3 '(' expected", "2:5 ')' expected"}));
  EXPECT_EQ(errors_of(in_method("else { }")), Errors{"2:1 'else' without 'if'"});
  EXPECT_EQ(errors_of(in_method("catch (E e) { }")), Errors{"2:1 'catch' without 'try'"});
  EXPECT_EQ(errors_of(in_method("finally { }")), Errors{"2:1 'finally' without 'try'"});
  EXPECT_EQ(errors_of(in_method("try { }")),
            Errors{"2:1 'try' without 'catch', 'finally' or resource declarations"});
  EXPECT_EQ(errors_of(in_method("case 1: f();")), Errors{"2:1 orphaned case"});
  EXPECT_EQ(errors_of(in_method("while (true) int y;")),
            Errors{"2:18 variable declaration not allowed here"});
  EXPECT_EQ(errors_of(in_method("Object o = new int;")), Errors{"2:19 '[' expected"});
  EXPECT_EQ(errors_of(in_method("Object o = new A;")), Errors{"2:17 '(' or '[' expected"});
  EXPECT_EQ(errors_of(in_method("Object o = new int[];")), Errors{"2:21 array dimension missing"});
  EXPECT_EQ(errors_of(in_method("int x = int;")), Errors{"2:12 '.class' expected"});
  EXPECT_EQ(errors_of("class A { void f() {\n public void g() { }\n}"),
            Errors{"2:2 illegal start of expression"});
  EXPECT_EQ(errors_of(in_method("void g() { }")),
            (Errors{"2:1 illegal start of expression", "2:7 ';' expected"}));
  EXPECT_EQ(errors_of("class A { void f() { }"), Errors{"1:23 reached end of file while parsing"});
  EXPECT_EQ(errors_of("class A { foo() { } }"),
            Errors{"1:11 invalid method declaration; return type required"});
  EXPECT_EQ(errors_of("class A { void f(int a b) { } }"), Errors{"1:23 ',', ')', or '[' expected"});
  EXPECT_EQ(errors_of("class A { } int k; class B { }"),
            Errors{"1:13 class, interface, enum, or record expected"});
  EXPECT_EQ(errors_of("class A { } }"), Errors{"1:13 class, interface, enum, or record expected"});
  EXPECT_EQ(errors_of("class { }"), Errors{"1:6 <identifier> expected"});
  EXPECT_EQ(errors_of("enum E { A B }"), Errors{"1:11 ',', '}', or ';' expected"});
  EXPECT_EQ(errors_of("interface I { int x; }"), Errors{"1:20 = expected"});
  EXPECT_EQ(errors_of("class A { private private int x; }"), Errors{"1:19 repeated modifier"});
  EXPECT_EQ(errors_of("class A { int _; }"),
            Errors{"1:15 as of release 9, '_' is a keyword, and may not be used as an identifier"});
}

TEST(ParserErrors, OfCommonSlips) {
  EXPECT_EQ(errors_of("class A { public A { } }"), Errors{"1:19 <identifier> expected"});
  EXPECT_EQ(errors_of("class A { void f() throws E, { } }"), Errors{"1:29 <identifier> expected"});
  EXPECT_EQ(errors_of(in_method("List<String x = null;")), Errors{"2:13 > expected"});
  EXPECT_EQ(errors_of(in_method("Runnable r = () => { };")),
            (Errors{"2:16 -> expected", "2:17 illegal start of expression",
                    "2:18 illegal start of expression", "2:20 illegal start of expression"}));
  EXPECT_EQ(errors_of(in_method("String[] s = [\"a\", \"b\"];")),
            Errors{"2:14 illegal start of expression"});
  EXPECT_EQ(errors_of(in_method("char c = 'a;\nf();")), Errors{"2:10 unclosed character literal"});
}

TEST(ParserErrors, AreReportedTogether) {
  EXPECT_EQ(
      errors_of("class A {\n int f() { int x = ; return x }\n int y\n void g() { y = 1 +; }\n}"),
      (Errors{"2:20 illegal start of expression", "2:30 ';' expected", "3:7 ';' expected",
              "4:20 illegal start of expression"}));
}

TEST(ParserErrors, NameWhatIsNotSupported) {
  const auto unsupported = [](const std::string& text) {
    const Errors errors = errors_of(text);
    EXPECT_EQ(errors.size(), 1u) << text;
    return errors.empty() ? "" : errors[0];
  };
  const auto message = [](const char* where, const char* what) {
    return fmt::format("{} Braid does not support {} yet", where, what);
  };
  EXPECT_EQ(unsupported("sealed interface S permits A { }"), message("1:1", "sealed types"));
  EXPECT_EQ(unsupported(in_method("switch (x) { case A a: f(); }")),
            message("2:19", "patterns in switch"));
}

// ---- Hostile input
// --------------------------------------------------------------------------------

std::string repeat(const std::string& text, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += text;
  return out;
}

TEST(Parser, BoundsNesting) {
  for (const char* text : {"(", "-", "()->", "(A)", "a?b:", "a=", "new A(){Object o=", "{", "f("}) {
    const Errors errors = errors_of("class A { Object o = " + repeat(text, 20000));
    ASSERT_FALSE(errors.empty()) << text;
    EXPECT_NE(errors[0].find("too deeply nested"), std::string::npos) << text << errors[0];
  }
  for (const char* text : {"{", "if(x)", "a:", "switch(x){case 1:", "try{", "class A{void f(){"}) {
    const Errors errors = errors_of("class A { void f() { " + repeat(text, 20000));
    ASSERT_FALSE(errors.empty()) << text;
    EXPECT_NE(errors[0].find("too deeply nested"), std::string::npos) << text << errors[0];
  }
  EXPECT_FALSE(errors_of(repeat("class A{", 20000)).empty());
  EXPECT_FALSE(errors_of("class A{" + repeat("A<", 20000)).empty());
}

TEST(Parser, TakesLongChains) {
  EXPECT_EQ(errors_of("class A { int a = 1" + repeat("+ a", 20000) + "; }"), Errors{});
  EXPECT_EQ(errors_of("class A { String a = b" + repeat(".c(1)", 2000) + "; }"), Errors{});
}

TEST(Parser, EndsOnTruncatedText) {
  const std::string text =
      "package a; import b.C; @D class E<F> extends G { int h[] = {1, 2}; void i(int j) throws K { "
      "for (int l : m) switch (n) { case 1: o = (p) -> q[2].new R<>() { }; } try { s(); } catch (T "
      "u) "
      "{ } } enum V { W(1) { }; V() { } } }";
  for (size_t length = 0; length < text.size(); ++length) errors_of(text.substr(0, length));
  EXPECT_EQ(errors_of(text), Errors{});
}

// ---- Every Java file of the repository
// ------------------------------------------------------------

// True if the program says that it is not to compile.
bool expects_errors(const std::string& text) {
  return text.find("expect error") != std::string::npos;
}

TEST(Parser, TakesTheJavaFilesOfThisRepository) {
  namespace fs = std::filesystem;
  size_t files = 0;
  for (const char* folder : {"stdlib", "tests/programs", "examples"}) {
    const fs::path root = fs::path(BRAID_SOURCE_DIR) / folder;
    if (!fs::is_directory(root)) continue;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root)) {
      if (entry.path().extension() != ".java") continue;
      std::ifstream in(entry.path());
      std::stringstream text;
      text << in.rdbuf();
      if (expects_errors(text.str())) continue;
      Parsed parsed(text.str());
      EXPECT_FALSE(parsed.diags.has_errors()) << entry.path() << "\n" << parsed.diags.to_string();
      ++files;
    }
  }
  EXPECT_GT(files, 5u);
}

}  // namespace
}  // namespace braid::lang
