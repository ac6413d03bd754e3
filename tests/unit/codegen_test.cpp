// What code generation makes of small sources: the shape of the code, not what it computes (that is
// what tests/programs are for).
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cli/program.h"
#include "tests/unit/compiled.h"
#include "vm/bcfile.h"
#include "vm/disassembler.h"
#include "vm/opcodes.h"
#include "vm/verifier.h"

namespace braid {
namespace {

using vm::MethodDef;
using vm::Op;

using test::compile;
using test::library;

const vm::ClassDef& class_named(const vm::Module& m, const std::string& name) {
  for (const auto& c : m.classes) {
    if (c.name == name) return c;
  }
  ADD_FAILURE() << "no class " << name;
  return m.classes.front();
}

const MethodDef& method_named(const vm::ClassDef& c, const std::string& name,
                              const std::string& descriptor = {}) {
  for (const auto& m : c.methods) {
    if (m.name == name && (descriptor.empty() || m.descriptor == descriptor)) return m;
  }
  ADD_FAILURE() << "no method " << name << descriptor << " in " << c.name;
  return c.methods.front();
}

bool has_method(const vm::ClassDef& c, const std::string& name, const std::string& descriptor) {
  for (const auto& m : c.methods) {
    if (m.name == name && m.descriptor == descriptor) return true;
  }
  return false;
}

// The names of a method's instructions, with blanks between.
std::string ops(const MethodDef& m) {
  std::string out;
  for (const vm::Insn& i : m.code) {
    if (!out.empty()) out += ' ';
    out += vm::info(static_cast<Op>(i.op)).name;
  }
  return out;
}

// The instructions of method `f` of class T with this body of members.
std::string ops_of(const std::string& members) {
  vm::Module m = compile("class T {\n" + members + "\n}\n");
  return ops(method_named(class_named(m, "T"), "f"));
}

TEST(Codegen, OperandsAreReadWhereTheyLie) {
  EXPECT_EQ(ops_of("int f(int a, int b) { return a + b; }"), "iadd ret_p");
  EXPECT_EQ(ops_of("int f(int a) { int c = a * 7; return c; }"), "imul_k ret_p");
  EXPECT_EQ(ops_of("void f(int a) { a++; a += 5; a -= 3; --a; }"),
            "iadd_k iadd_k iadd_k iadd_k ret");
  EXPECT_EQ(ops_of("long f(long a) { a ^= a << 13; return a >>> 7; }"),
            "lshl_k lxor lushr_k ret_p");
}

TEST(Codegen, StepsAsValues) {
  EXPECT_EQ(ops_of("int f(int[] a, int i) { return a[i++]; }"), "move_p iadd_k aload_i ret_p");
  EXPECT_EQ(ops_of("int f(int[] a, int i) { return a[--i]; }"), "iadd_k aload_i ret_p");
  EXPECT_EQ(ops_of("int n; int f() { return ++n; }"), "getfield_p iadd_k putfield_p ret_p");
  EXPECT_EQ(ops_of("int n; int f() { return n++; }"), "getfield_p iadd_k putfield_p ret_p");
  EXPECT_EQ(ops_of("byte b; void f() { b += 2; }"), "getfield_p iadd_k i2b putfield_p ret");
}

TEST(Codegen, AnOperandThatIsAssignedLaterIsCopied) {
  EXPECT_EQ(ops_of("int f(int x) { return x + (x = 5); }"), "move_p int_p iadd ret_p");
  EXPECT_EQ(ops_of("int f(int x, int y) { return x + (y = 5); }"), "int_p iadd ret_p");
  EXPECT_EQ(ops_of("void f(int[] a, int i) { a[i] = i = 2; }"), "move_p int_p astore_i ret");
}

TEST(Codegen, ConstantsAreFoldedAndImmediate) {
  EXPECT_EQ(ops_of("int f(int x) { return 3 + x + (4 * 5); }"), "iadd_k iadd_k ret_p");
  EXPECT_EQ(ops_of("int f(int x) { return x + 40000; }"), "const_p iadd ret_p");
  EXPECT_EQ(ops_of("int f(int x) { return x / 0; }"), "int_p idiv ret_p");
  EXPECT_EQ(ops_of("static final int K = 9; int f() { return K; }"), "int_p ret_p");
}

TEST(Codegen, IntsServeAsLongs) {
  EXPECT_EQ(ops_of("long f(long s, int v) { s += v; return s; }"), "ladd ret_p");
  EXPECT_EQ(ops_of("int f(long v) { return (int) v; }"), "l2i ret_p");
}

TEST(Codegen, ConditionsAreJumps) {
  EXPECT_EQ(ops_of("void f(int a, int b) { if (a < b && b != 0) a = 1; }"), "jge jeq_k int_p ret");
  EXPECT_EQ(ops_of("void f(Object a) { if (a == null) a = this; }"), "jnonnull move_r ret");
  EXPECT_EQ(ops_of("void f(int a) { if (3 < a || !(a > 1)) a = 1; }"), "jgt_k jgt_k int_p ret");
  EXPECT_EQ(ops_of("void f(int a) { if (true) a = 1; else a = 2; }"), "int_p ret");
  EXPECT_EQ(ops_of("void f(double a) { if (a < 1) a = 2; }"), "const_p djnlt const_p ret");
}

TEST(Codegen, LoopsTestAtTheBottom) {
  EXPECT_EQ(ops_of("int f(int n) { int s = 0; for (int i = 0; i < n; i++) s += i; return s; }"),
            "int_p int_p jge iadd iadd_k jlt ret_p");
  EXPECT_EQ(ops_of("void f(int n) { while (true) n++; }"), "iadd_k jump");
  EXPECT_EQ(ops_of("void f(int n) { do n++; while (n < 9); }"), "iadd_k jlt_k ret");
}

TEST(Codegen, BreakIsPartOfTheCondition) {
  EXPECT_EQ(ops_of("void f(int n) { for (;;) { n++; if (n > 5) break; } }"), "iadd_k jle_k ret");
}

TEST(Codegen, LoopsKeepConstantsInRegisters) {
  EXPECT_EQ(ops_of("double f(double x, int n) { for (int i = 0; i < n; i++) x = x * 2.5 + 1;"
                   " return x; }"),
            "int_p const_p const_p jge dmul dadd iadd_k jlt ret_p");
}

TEST(Codegen, ArgumentsAreMadeInTheWindow) {
  EXPECT_EQ(ops_of("static int f(int a) { return f(a - 1) + f(a - 2); }"),
            "iadd_k call_static iadd_k call_static iadd ret_p");
  EXPECT_EQ(ops_of("static int f(int a) { return f(f(f(3))); }"),
            "int_p call_static call_static call_static ret_p");
}

TEST(Codegen, ConcatenationIsFlat) {
  EXPECT_EQ(ops_of("String f(String a, String b) { return a + \"x\" + 'y' + b; }"),
            "move_r const_r move_r concat ret_r");
  EXPECT_EQ(ops_of("String f(String a, int b) { return a + b; }"),
            "move_r move_p call_static concat ret_r");
}

TEST(Codegen, SwitchesChooseTheirForm) {
  std::string cases =
      "void f(int a) { switch (a) { case 1: a = 9; break; case 2: break; "
      "case 4: a = 3; } }";
  EXPECT_EQ(ops_of(cases), "table_switch int_p jump int_p ret");
  std::string sparse = ops_of(
      "int f(int a) { switch (a) { case 1: return 1; case 100: return 2; case 10000: return 3;"
      " case 1000000: return 4; } return 0; }");
  EXPECT_EQ(sparse.substr(0, 13), "lookup_switch");
  std::string text = ops_of(
      "int f(String s) { switch (s) { case \"Aa\": return 1; case \"BB\": return 2; } return 0; }");
  EXPECT_EQ(text,
            "move_r call_virtual jne_k move_r const_r call_virtual jne_k move_r const_r"
            " call_virtual jne_k jump int_p ret_p int_p ret_p int_p ret_p")
      << "one hash code, two strings";
}

TEST(Codegen, ChecksOnlyWhatErasureLost) {
  const char* get = "String f(java.util.List<String> l) { return l.get(0); }";
  EXPECT_EQ(ops_of(get), "move_r int_p call_interface check_cast ret_r");
  EXPECT_EQ(ops_of("Object f(java.util.List<String> l) { return l.get(0); }"),
            "move_r int_p call_interface ret_r");
  EXPECT_EQ(ops_of("Object f(String s) { return (Object) s; }"), "ret_r");
}

TEST(Codegen, SynchronizedReleasesOnEveryWay) {
  vm::Module m = compile(
      "class T { int x; synchronized void f() { x++; }\n"
      "int g(Object o) { synchronized (o) { return x; } } }");
  const MethodDef& f = method_named(class_named(m, "T"), "f");
  EXPECT_EQ(ops(f),
            "monitor_enter getfield_p iadd_k putfield_p monitor_exit ret monitor_exit throw_r");
  ASSERT_EQ(f.handlers.size(), 1u);
  EXPECT_EQ(f.handlers[0].catch_type, "");
  EXPECT_EQ(f.handlers[0].start, 1u);
  EXPECT_EQ(f.handlers[0].handler, 6u);
  const MethodDef& g = method_named(class_named(m, "T"), "g");
  EXPECT_EQ(ops(g), "monitor_enter getfield_p monitor_exit ret_p monitor_exit throw_r");
}

TEST(Codegen, FinallyIsNotGuardedByItsOwnStatement) {
  vm::Module m = compile(
      "class T { static void a() {} static void b() {}\n"
      "void f() { try { a(); } finally { b(); } } }");
  const MethodDef& f = method_named(class_named(m, "T"), "f");
  EXPECT_EQ(ops(f), "call_static call_static jump call_static throw_r ret");
  ASSERT_EQ(f.handlers.size(), 1u);
  EXPECT_EQ(f.handlers[0].start, 0u);
  EXPECT_EQ(f.handlers[0].end, 1u);
  EXPECT_EQ(f.handlers[0].handler, 3u);
}

TEST(Codegen, AVariableKeepsItsValueIfACheckFails) {
  EXPECT_EQ(ops_of("String t = null; void f(Object[] o, String s) {"
                   " try { s = (String) o[0]; } catch (ClassCastException e) { } t = s; }"),
            "int_p aload_r check_cast move_r putfield_r ret");
}

TEST(Codegen, Bridges) {
  vm::Module m = compile(
      "class T implements Comparable<T> {\n"
      "  public int compareTo(T o) { return 0; }\n"
      "  protected T clone() { return this; } }");
  const vm::ClassDef& t = class_named(m, "T");
  const MethodDef& compare = method_named(t, "compareTo", "(Ljava/lang/Object;)I");
  EXPECT_EQ(compare.flags & (vm::kSynthetic | vm::kBridge), vm::kSynthetic | vm::kBridge);
  EXPECT_EQ(ops(compare), "move_r check_cast move_r call_virtual ret_p");
  EXPECT_TRUE(has_method(t, "clone", "()Ljava/lang/Object;"));
  EXPECT_TRUE(has_method(t, "clone", "()LT;"));
}

TEST(Codegen, BridgeForAMethodInheritedFromAClassWithoutTheInterface) {
  vm::Module m = compile(
      "interface Box<X> { X get(); } class Base { public String get() {"
      " return null; } } class T extends Base implements Box<String> { }");
  EXPECT_TRUE(has_method(class_named(m, "T"), "get", "()Ljava/lang/Object;"));
  EXPECT_FALSE(has_method(class_named(m, "Base"), "get", "()Ljava/lang/Object;"));
}

TEST(Codegen, Lambdas) {
  vm::Module m = compile(
      "class T { int x; Runnable f(int n) {\n"
      "  return () -> { Runnable inner = () -> x += n; inner.run(); }; } }");
  const vm::ClassDef& t = class_named(m, "T");
  // As javac numbers them: the inner one first.
  EXPECT_TRUE(has_method(t, "lambda$f$0", "(I)V"));
  EXPECT_TRUE(has_method(t, "lambda$f$1", "(I)V"));
  EXPECT_EQ(method_named(t, "lambda$f$0").flags & vm::kStatic, 0u) << "it needs this";
  const vm::ClassDef& outer = class_named(m, "T$$Lambda$2");
  EXPECT_EQ(outer.interfaces, std::vector<std::string>{"java/lang/Runnable"});
  EXPECT_EQ(outer.fields.size(), 2u);
  EXPECT_NE(outer.flags & vm::kHidden, 0u);
  EXPECT_NE(method_named(outer, "run").flags & vm::kHidden, 0u);
}

TEST(Codegen, InnerClassesGetWhatTheyNeedFirst) {
  vm::Module m = compile(
      "class T { class In { In(int a) { } } Object f(String s) {\n"
      "  class Loc { int n; Loc(int k) { n = k; } int g() { return s.length(); } }\n"
      "  new In(1); return new Loc(3); } }");
  EXPECT_EQ(method_named(class_named(m, "T$In"), "<init>").descriptor, "(LT;I)V");
  const vm::ClassDef& local = class_named(m, "T$1Loc");
  EXPECT_EQ(method_named(local, "<init>").descriptor, "(LT;ILjava/lang/String;)V");
  EXPECT_EQ(local.fields.size(), 3u);  // n, this$0, val$s
  EXPECT_NE(local.flags & vm::kInner, 0u);
  EXPECT_NE(local.flags & vm::kLocal, 0u);
}

TEST(Codegen, Enums) {
  vm::Module m = compile("enum T { A, B { int f() { return 2; } }; int f() { return 1; } }");
  const vm::ClassDef& t = class_named(m, "T");
  EXPECT_EQ(method_named(t, "<init>").descriptor, "(Ljava/lang/String;I)V");
  EXPECT_TRUE(has_method(t, "values", "()[LT;"));
  EXPECT_TRUE(has_method(t, "valueOf", "(Ljava/lang/String;)LT;"));
  EXPECT_EQ(class_named(m, "T$1").super, "T");
}

TEST(Codegen, ConstantFieldsNeedNoCode) {
  vm::Module m = compile(
      "class T { static final int A = 3; static final String S = \"s\" + A;\n"
      "  static final Integer B = 4; }");
  const vm::ClassDef& t = class_named(m, "T");
  ASSERT_EQ(t.fields.size(), 3u);
  EXPECT_TRUE(t.fields[0].has_constant);
  EXPECT_EQ(t.fields[1].constant.string, u"s3");
  EXPECT_FALSE(t.fields[2].has_constant);
  EXPECT_EQ(ops(method_named(t, "<clinit>")), "int_p call_static putstatic_r ret");
}

TEST(Codegen, LinesAreThoseOfJavac) {
  vm::Module m = compile(
      "class T {\n static int id(int a) { return a; }\n int f(int a) {\n"
      "  int x = id(1) +\n   id(\n     2);\n  return x\n   / a;\n }\n}\n");
  const MethodDef& f = method_named(class_named(m, "T"), "f");
  std::vector<uint32_t> lines;
  for (const auto& l : f.lines) lines.push_back(l.line);
  // The file begins with the class: line 1. A call has the line of its '(', a division none.
  EXPECT_EQ(lines, (std::vector<uint32_t>{4, 5, 7}));
}

TEST(Codegen, LocalsAreNamed) {
  vm::Module m = compile("class T { void f(int p) { { int a = 1; p += a; } String b = \"\"; } }");
  const MethodDef& f = method_named(class_named(m, "T"), "f");
  std::vector<std::string> names;
  for (const auto& l : f.locals) names.push_back(l.name + ":" + l.descriptor);
  EXPECT_EQ(names.size(), 4u);
  EXPECT_NE(std::find(names.begin(), names.end(), "a:I"), names.end());
  EXPECT_NE(std::find(names.begin(), names.end(), "this:LT;"), names.end());
}

TEST(Codegen, MainClassAndHeader) {
  vm::Module m = compile(
      "package p.q; interface A { } class B { class C { }\n"
      "  public static void main(String[] a) { } }");
  EXPECT_EQ(m.main_class, "p/q/B");
  const vm::ClassDef& c = class_named(m, "p/q/B$C");
  EXPECT_EQ(c.outer, "p/q/B");
  EXPECT_EQ(c.simple_name, "C");
  EXPECT_EQ(c.source_file, "T.java");
  EXPECT_EQ(class_named(m, "p/q/B").member_classes, std::vector<std::string>{"p/q/B$C"});
}

// A loop whose body is longer than a short jump reaches.
TEST(Codegen, FarJumpsAreWide) {
  std::string body;
  for (int i = 0; i < 12000; ++i) body += "x = x * y + z; x ^= z;\n";
  vm::Module m = compile(
      "class T { int f(int n, int x, int y, int z) {\n"
      "while (n < 5) {\n" +
      body + "if (x == n) continue; n++; } return x; } }");
  const MethodDef& f = method_named(class_named(m, "T"), "f");
  std::string all = ops(f);
  EXPECT_GT(f.code.size(), 33000u);
  EXPECT_NE(all.find("jge_k jump_w"), std::string::npos) << "around the loop, inverted";
  bool back = false;
  for (const vm::Insn& i : f.code) {
    back = back || (static_cast<Op>(i.op) == Op::jump_w && vm::wide_target(i) < -33000);
  }
  EXPECT_TRUE(back);
}

TEST(Codegen, TooLargeIsAnError) {
  std::string body;
  for (int i = 0; i < 66000; ++i) body += "s(\"" + std::to_string(i) + "\");\n";
  lang::SourceSet sources;
  sources.add("T.java", "class T { static void s(String x) { } void f() {\n" + body + "} }");
  lang::CompileOptions options;
  options.provider.find_class = [](std::string_view name) { return library().find(name); };
  options.provider.has_package = [](std::string_view name) { return library().has_package(name); };
  lang::CompileResult result = lang::compile(sources, options);
  EXPECT_FALSE(result.ok);
  EXPECT_NE(result.errors.find("T.java:1:44: error: code too large"), std::string::npos)
      << result.errors;
}

}  // namespace
}  // namespace braid
