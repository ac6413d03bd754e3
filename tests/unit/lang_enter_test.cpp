// Declarations: symbols of classes and members, classes read from modules, checks.
#include <gtest/gtest.h>

#include "front_end.h"
#include "lang/signatures.h"
#include "vm/module.h"

namespace braid::lang {
namespace {

using Errors = std::vector<std::string>;

TEST(LangEnter, NestedClassesAndTheirFlags) {
  FrontEnd f(
      "class A { class In {} static class St {} interface If { class Member {} } enum En { X } }");
  EXPECT_EQ(f.errors(), Errors{});
  EXPECT_TRUE(f.find("A$In")->has_outer_this);
  EXPECT_FALSE(f.find("A$St")->has_outer_this);
  EXPECT_FALSE(f.find("A$If")->has_outer_this);
  EXPECT_TRUE(f.find("A$If$Member")->is_static());
  EXPECT_TRUE(f.find("A$En")->is_enum());
  EXPECT_TRUE(f.find("A$En")->flags & vm::kFinal);
}

TEST(LangEnter, ImplicitMembers) {
  FrontEnd f(
      "enum E { A, B } interface I { int K = 1; void m(); default void d() {} } class C { }");
  EXPECT_EQ(f.errors(), Errors{});
  EXPECT_EQ(f.types().to_string(f.method("E", "values")->return_type), "E[]");
  EXPECT_EQ(descriptor(f.context(), *f.method("E", "valueOf")), "(Ljava/lang/String;)LE;");
  EXPECT_TRUE(f.method("E", "<init>")->flags & vm::kPrivate);
  EXPECT_EQ(f.types().to_string(f.find("E")->superclass), "Enum<E>");
  EXPECT_TRUE(f.method("I", "m")->is_abstract());
  EXPECT_FALSE(f.method("I", "d")->is_abstract());
  EXPECT_EQ(f.find("I")->fields[0]->flags, uint32_t{vm::kPublic | vm::kStatic | vm::kFinal});
  EXPECT_NE(f.method("C", "<init>"), nullptr);
}

TEST(LangEnter, InheritedMemberClassesAreInScope) {
  FrontEnd f(
      "class A<T> { class Node { T v; } static class S {} } class B extends A<String> { Node n; S "
      "s; }");
  EXPECT_EQ(f.errors(), Errors{});
  EXPECT_EQ(f.types().to_string(f.field_type("B", "n")), "A<String>.Node");
}

TEST(LangEnter, SeveralFilesAndImports) {
  FrontEnd f(
      {{"p/A.java", "package p; public class A { public static class N {} }"},
       {"B.java",
        "import p.A; import p.A.N; import java.util.*; class B { A a; N n; List<N> l; p.A q; }"}});
  EXPECT_EQ(f.errors(), Errors{});
  EXPECT_EQ(descriptor(f.context(), f.field_type("B", "n")), "Lp/A$N;");
}

TEST(LangEnter, ImportsAreAnErrorOnlyWhenUsed) {
  FrontEnd unused("import java.util.Formatter; import java.awt.*; class A { }");
  EXPECT_EQ(unused.errors(), Errors{});
  FrontEnd used("import java.util.Formatter;\nclass A { Formatter n; }");
  EXPECT_EQ(used.errors(), Errors{"2: Braid does not support java.util.Formatter yet"});
  FrontEnd foreign("import foo.Bar;\nclass A { }");
  EXPECT_EQ(foreign.errors(), Errors{"1: package foo does not exist"});
}

TEST(LangEnter, TypesThatAreNotThere) {
  FrontEnd f(
      "class A<T> {\n Foo a;\n java.util.List<int> b;\n java.util.Map<String> c;\n static T d;\n"
      " String<Integer> e;\n java.util.Map.Foo g;\n}");
  EXPECT_EQ(f.errors(),
            (Errors{"2: cannot find symbol: class Foo",
                    "3: unexpected type; required: reference, found: int",
                    "4: wrong number of type arguments; required 2",
                    "5: non-static type variable T cannot be referenced from a static context",
                    "6: type String does not take parameters",
                    "7: cannot find symbol: class Foo in interface Map"}));
}

TEST(LangEnter, BoundsOfArguments) {
  FrontEnd f(
      "class N<T extends Number> {\n N<String> a;\n N<Integer> b; N<?> c;\n N<? extends String> "
      "d;\n}");
  EXPECT_EQ(f.errors(),
            (Errors{"2: type argument String is not within bounds of type-variable T",
                    "4: type argument ? extends String is not within bounds of type-variable T"}));
}

TEST(LangEnter, Duplicates) {
  FrontEnd f(
      "class A {\n int x;\n String x;\n void m(int a) {}\n int m(int b) { return 0; }\n"
      " void g(java.util.List<String> a) {}\n void g(java.util.List<Integer> a) {}\n"
      " void p(int a, int a) {}\n}\nclass A {}");
  EXPECT_EQ(f.errors(),
            (Errors{"3: variable x is already defined in class A",
                    "5: method m(int) is already defined in class A",
                    "7: name clash: g(List<Integer>) and g(List<String>) have the same erasure",
                    "8: variable a is already defined in method p", "10: duplicate class: A"}));
}

TEST(LangChecks, Inheritance) {
  FrontEnd f(
      "class A extends B {}\nclass B extends A {}\nclass C extends String {}\n"
      "class D extends Runnable {}\nclass E implements D {}");
  EXPECT_EQ(f.errors(),
            (Errors{"1: cyclic inheritance involving A", "3: cannot inherit from final String",
                    "4: no interface expected here", "5: interface expected here"}));
}

TEST(LangChecks, AbstractMethodsMustBeImplemented) {
  FrontEnd f(
      "class A implements Runnable {}\nclass B implements Comparable<B> {}\n"
      "abstract class C implements Runnable {}\nclass D extends C { public void run() {} }\n"
      "enum E { X { void m() {} }; abstract void m(); }\nenum F { X; abstract void m(); }");
  EXPECT_EQ(
      f.errors(),
      (Errors{
          "1: A is not abstract and does not override abstract method run() in Runnable",
          "2: B is not abstract and does not override abstract method compareTo(B) in Comparable",
          "6: F is not abstract and does not override abstract method m() in F"}));
}

TEST(LangChecks, Overriding) {
  FrontEnd f(
      "class A { public void m() {} public static void s() {} final void f() {} int r() { return "
      "0; }\n"
      " void t() {} Object cov() { return null; } <T> T gen(T t) { return t; } }\nclass B extends "
      "A {\n"
      " void m() {}\n public void s() {}\n void f() {}\n long r() { return 0; }\n"
      " void t() throws Exception {}\n String cov() { return null; }\n <U> U gen(U u) { return u; "
      "}\n}");
  EXPECT_EQ(
      f.errors(),
      (Errors{"4: m() in B cannot override m() in A; attempting to assign weaker access "
              "privileges; was public",
              "5: s() in B cannot override s() in A; overridden method is static",
              "6: f() in B cannot override f() in A; overridden method is final",
              "7: r() in B cannot override r() in A; return type long is not compatible with int",
              "8: t() in B cannot override t() in A; overridden method does not throw Exception"}));
}

TEST(LangChecks, Annotations) {
  FrontEnd f(
      "class A {\n @Override void m() {}\n @Override public String toString() { return null; }\n"
      " @Override public boolean equals(A a) { return false; }\n}\n"
      "@FunctionalInterface interface F { void a(); void b(); }");
  EXPECT_EQ(
      f.errors(),
      (Errors{"2: method does not override or implement a method from a supertype",
              "4: method does not override or implement a method from a supertype",
              "6: Unexpected @FunctionalInterface annotation; F is not a functional interface; "
              "multiple non-overriding abstract methods found in interface F"}));
}

TEST(LangChecks, Modifiers) {
  FrontEnd f(
      "abstract class A {\n abstract void m() {}\n void n();\n abstract private void p();\n"
      " final volatile int x = 0;\n private public int y;\n native void z() {}\n}\nprivate class B "
      "{}");
  EXPECT_EQ(f.errors(), (Errors{"2: abstract methods cannot have a body",
                                "3: missing method body, or declare abstract",
                                "4: illegal combination of modifiers: abstract and private",
                                "5: illegal combination of modifiers: final and volatile",
                                "6: illegal combination of modifiers: public and private",
                                "7: native methods cannot have a body",
                                "9: modifier private not allowed here"}));
}

TEST(LangChecks, DefaultConflicts) {
  FrontEnd f(
      "interface I { default void m() {} }\ninterface J { default void m() {} }\n"
      "class A implements I, J {}\ninterface K extends I { default void m() {} }\n"
      "class B implements I, K {}\nclass C implements I, J { public void m() {} }");
  EXPECT_EQ(f.errors(),
            Errors{"3: types I and J are incompatible; class A inherits unrelated defaults "
                   "for m() from types I and J"});
}

TEST(LangChecks, FileNames) {
  FrontEnd f("public class Other {}");
  EXPECT_EQ(f.errors(),
            Errors{"1: class Other is public, should be declared in a file named Other.java"});
}

// ---- Classes from modules ---------------------------------------------------------------------

class LangModules : public testing::Test {
 protected:
  LangModules() {
    add(make_class("java/lang/Object", vm::kPublic));
    vm::ClassDef box = make_class("p/Box", vm::kPublic);
    box.signature = "<T:Ljava/lang/Object;>Ljava/lang/Object;";
    vm::FieldDef seven;
    seven.flags = vm::kPublic | vm::kStatic | vm::kFinal;
    seven.name = "SEVEN";
    seven.descriptor = "I";
    seven.has_constant = true;
    seven.constant.bits = 7;
    box.fields.push_back(seven);
    vm::MethodDef get;
    get.flags = vm::kPublic;
    get.name = "get";
    get.descriptor = "()Ljava/lang/Object;";
    get.signature = "()TT;";
    box.methods.push_back(get);
    vm::MethodDef lost;
    lost.flags = vm::kPublic;
    lost.name = "lost";
    lost.descriptor = "(Lq/Missing;)V";
    lost.thrown = {"q/Gone"};
    box.methods.push_back(lost);
    vm::MethodDef hidden;
    hidden.flags = vm::kSynthetic;
    hidden.name = "access$0";
    hidden.descriptor = "()V";
    box.methods.push_back(hidden);
    box.member_classes = {"p/Box$In"};
    add(box);
    vm::ClassDef in = make_class("p/Box$In", vm::kPublic | vm::kInner);
    in.outer = "p/Box";
    vm::MethodDef init;
    init.name = "<init>";
    init.descriptor = "(Lp/Box;I)V";
    in.methods.push_back(init);
    add(in);
  }

  static vm::ClassDef make_class(std::string name, uint32_t flags) {
    vm::ClassDef c;
    c.simple_name = name.substr(name.find_last_of("/$") + 1);
    if (name != "java/lang/Object") c.super = "java/lang/Object";
    c.name = std::move(name);
    c.flags = flags;
    return c;
  }
  void add(vm::ClassDef def) { classes_.push_back(std::move(def)); }
  ClassProvider provider() {
    return {[this](std::string_view name) -> const vm::ClassDef* {
              for (const vm::ClassDef& c : classes_) {
                if (c.name == name) return &c;
              }
              return nullptr;
            },
            [](std::string_view name) { return name == "p"; }};
  }

  std::vector<vm::ClassDef> classes_;
};

TEST_F(LangModules, MembersAreReadOnFirstUse) {
  SourceSet sources;
  Context context(sources, provider());
  ClassSymbol* box = context.classes.find("p/Box");
  ASSERT_NE(box, nullptr);
  EXPECT_TRUE(box->methods.empty());
  box->complete();
  ASSERT_EQ(box->methods.size(), 2u);
  EXPECT_EQ(context.types.to_string(box->this_type), "Box<T>");
  EXPECT_EQ(box->methods[0]->return_type, box->type_params[0]);
  EXPECT_EQ(std::get<int32_t>(box->fields[0]->constant), 7);
  ASSERT_EQ(box->member_classes.size(), 1u);
  ClassSymbol* in = box->member_classes[0];
  in->complete();
  EXPECT_EQ(in->outer, box);
  EXPECT_EQ(context.types.to_string(in->methods[0]->params), "int");
  EXPECT_EQ(descriptor(context, *in->methods[0]), "(Lp/Box;I)V");
}

TEST_F(LangModules, MissingClassesGiveErrorSymbols) {
  SourceSet sources;
  Context context(sources, provider());
  ClassSymbol* box = context.classes.require("p/Box");
  box->complete();
  Type* missing = box->methods[1]->params[0];
  EXPECT_EQ(context.types.to_string(missing), "Missing");
  EXPECT_TRUE(context.classes.is_missing(*static_cast<ClassType*>(missing)->symbol));
  EXPECT_TRUE(context.types.find_field(missing, "x") == nullptr);
  EXPECT_EQ(context.classes.find("q/Missing"), nullptr);
  EXPECT_EQ(box->methods[1]->thrown.size(), 1u);
  EXPECT_FALSE(context.types.is_subtype(missing, box->this_type));
}

TEST_F(LangModules, MalformedSignaturesDoNotCrash) {
  SourceSet sources;
  Context context(sources, provider());
  ClassSymbol* box = context.classes.require("p/Box");
  box->complete();
  for (const char* text :
       {"",   "L",   "Lx",   "[", "[[",      "T",        "TX",       "(",  "(I",   "<",
        "<T", "<T:", "<T:>", "Q", "Lp/Box<", "Lp/Box<*", "Lp/Box<+", "()", "()V^", "<T:Lx;"}) {
    MethodSymbol m;
    SignatureReader(context, text, box).read_method(m);
    EXPECT_NE(SignatureReader(context, text, box).read_field(), nullptr) << text;
  }
}

}  // namespace
}  // namespace braid::lang
