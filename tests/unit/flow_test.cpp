#include "lang/flow.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "lang/attr.h"
#include "tests/unit/front_end.h"

namespace braid::lang {
namespace {

using Errors = std::vector<std::string>;

// The errors of flow analysis, each as "line: message". The text must attribute without errors.
Errors flow_errors(const std::string& text) {
  FrontEnd front(text.c_str());
  attribute(front.context(), front.enter(), front.units());
  EXPECT_EQ(front.errors(), Errors{}) << text;
  if (!front.errors().empty()) return {"not attributed"};
  std::vector<ClassDecl*> classes;
  for (const CompilationUnit* unit : front.units()) {
    classes.insert(classes.end(), unit->types.begin(), unit->types.end());
  }
  analyze_flow(front.context(), classes);
  return front.errors();
}

// The same of members of a class, which begin in line 1; E, E1 and E2 (both E) are checked
// exceptions.
Errors in_class(const std::string& members) {
  return flow_errors("class Test { int f; boolean b; static void thrower() throws E {} " + members +
                     "\n}\nclass E extends Exception {} class E1 extends E {} class E2 extends E {}"
                     "interface Thrower<X extends Exception> { void run() throws X; }");
}

// The same of statements of a method, which begin in line 2.
Errors in_method(const std::string& body) {
  return in_class("void method(int n, boolean c) {\n" + body + "\n}");
}

const Errors kNone;

// ---- Reachability
// ---------------------------------------------------------------------------------

TEST(FlowReach, UnreachableStatements) {
  const Errors line3{"3: unreachable statement"};
  EXPECT_EQ(in_method("return;\nf = 1;\nf = 2;"), line3);
  EXPECT_EQ(in_method("throw new RuntimeException();\nint x = 1;"), line3);
  EXPECT_EQ(in_method("while (true) { }\nf = 1;"), line3);
  EXPECT_EQ(in_method("for (;;) { }\nf = 1;"), line3);
  EXPECT_EQ(in_method("do { } while (true);\nf = 1;"), line3);
  EXPECT_EQ(in_method("while (n > 0) { break;\nf = 1; }"), line3);
  EXPECT_EQ(in_method("for (;;) { continue;\nf = 1; }"), line3);
  EXPECT_EQ(in_method("while (false)\n{ f = 1; }"), line3);
  EXPECT_EQ(in_method("if (c) return; else return;\nf = 1;"), line3);
  EXPECT_EQ(in_method("switch (n) { case 1: return; default: return; }\nf = 1;"), line3);
  EXPECT_EQ(in_method("try { return; } finally { }\nf = 1;"), line3);
  EXPECT_EQ(in_method("try { f = 1; } finally { return; }\nf = 1;"), line3);
  EXPECT_EQ(in_method("synchronized (this) { return; }\nf = 1;"), line3);
  EXPECT_EQ(in_method("outer: while (true) { while (true) { continue outer; } }\nf = 1;"), line3);
  EXPECT_EQ(in_method("final boolean T = true; while (T) { }\nf = 1;"), line3);
}

TEST(FlowReach, ReachableStatements) {
  EXPECT_EQ(in_method("if (true) return; f = 1;"), kNone);
  EXPECT_EQ(in_method("if (false) { f = 1; } f = 2;"), kNone);
  EXPECT_EQ(in_method("while (true) { if (c) break; } f = 1;"), kNone);
  EXPECT_EQ(in_method("outer: while (true) { while (true) { break outer; } } f = 1;"), kNone);
  EXPECT_EQ(in_method("block: { if (c) break block; return; } f = 1;"), kNone);
  EXPECT_EQ(in_method("do { if (c) continue; return; } while (n > 0); f = 1;"), kNone);
  EXPECT_EQ(in_method("switch (n) { case 1: return; } f = 1;"), kNone);
  EXPECT_EQ(in_method("switch (n) { case 1: return; default: break; } f = 1;"), kNone);
  EXPECT_EQ(in_method("try { return; } catch (RuntimeException e) { } f = 1;"), kNone);
  EXPECT_EQ(in_method("for (int i = 0; i < n; i++) { continue; } f = 1;"), kNone);
  EXPECT_EQ(in_method("while (true) { try { break; } finally { f = 1; } } f = 2;"), kNone);
}

TEST(FlowReach, AFinallyThatLeavesDiscardsJumps) {
  EXPECT_EQ(in_method("while (true) { try { break; } finally { continue; } }\nf = 2;"),
            Errors{"3: unreachable statement"});
}

TEST(FlowReach, MissingReturns) {
  EXPECT_EQ(in_class("int g(boolean a) { if (a) return 1;\n}"),
            Errors{"2: missing return statement"});
  EXPECT_EQ(in_class("int g() { while (true) { break; }\n}"),
            Errors{"2: missing return statement"});
  EXPECT_EQ(in_class("int g() { try { return 1; } catch (RuntimeException e) { }\n}"),
            Errors{"2: missing return statement"});
  EXPECT_EQ(in_class("int g() { while (true) { } }"), kNone);
  EXPECT_EQ(in_class("int g() { throw new RuntimeException(); }"), kNone);
  EXPECT_EQ(in_class("int g() { try { f = 1; } finally { return 1; } }"), kNone);
  EXPECT_EQ(in_class("java.util.Comparator<String> g() { return (a, b) -> { while (true) { } }; }"),
            kNone);
}

TEST(FlowReach, Initializers) {
  EXPECT_EQ(in_class("{\nf = 1; } \n{ throw new RuntimeException(); }"),
            Errors{"3: initializer must be able to complete normally"});
  EXPECT_EQ(in_class("static\n{ while (true) { } }"),
            Errors{"1: initializer must be able to complete normally"});
}

// ---- Definite assignment
// --------------------------------------------------------------------------

TEST(FlowAssign, ReadsBeforeAssignment) {
  const Errors x{"2: variable x might not have been initialized"};
  EXPECT_EQ(in_method("int x; f = x;"), x);
  EXPECT_EQ(in_method("int x; if (c) x = 1; f = x;"), x);
  EXPECT_EQ(in_method("int x; while (n > 0) { x = 1; } f = x;"), x);
  EXPECT_EQ(in_method("int x; for (int i = 0; i < n; i++) x = i; f = x;"), x);
  EXPECT_EQ(in_method("int x; for (;;) { if (c) break; x = 1; } f = x;"), x);
  EXPECT_EQ(in_method("int x; switch (n) { case 1: x = 1; } f = x;"), x);
  EXPECT_EQ(in_method("int x; switch (n) { case 1: x = 1; break; default: } f = x;"), x);
  EXPECT_EQ(in_method("int x; try { x = n; } catch (RuntimeException e) { } f = x;"), x);
  EXPECT_EQ(in_method("int x; if (c && (x = 1) > 0) { } f = x;"), x);
  EXPECT_EQ(in_method("int x; if (c || (x = 1) > 0) f = x;"), x);
  EXPECT_EQ(in_method("int x; x++;"), x);
  EXPECT_EQ(in_method("int x; x += 1;"), x);
  EXPECT_EQ(in_method("int x = x + 1;"), x);
  EXPECT_EQ(in_method("int[] x; x[0] = 1;"), x);
  EXPECT_EQ(in_method("switch (n) { case 1: int x = 1; break; case 2: f = x; }"), x);
  EXPECT_EQ(in_method("int x; Runnable r = () -> { f = x; }; x = 1;"), x);
  EXPECT_EQ(in_method("int x; new Object() { int g() { return x; } }; x = 1;"), x);
  EXPECT_EQ(in_method("int x; class L { int g() { return x; } } x = 1;"), x);
}

TEST(FlowAssign, ReadsAfterAssignment) {
  EXPECT_EQ(in_method("int x; if (c) x = 1; else x = 2; f = x;"), kNone);
  EXPECT_EQ(in_method("int x; if (c) x = 1; else return; f = x;"), kNone);
  EXPECT_EQ(in_method("int x; while (true) { if (c) { x = 1; break; } } f = x;"), kNone);
  EXPECT_EQ(in_method("int x; do { x = 1; } while (c); f = x;"), kNone);
  EXPECT_EQ(in_method("int x; while ((x = n) > 0) { } f = x;"), kNone);
  EXPECT_EQ(in_method("int x; switch (n) { case 1: x = 1; break; default: x = 2; } f = x;"), kNone);
  EXPECT_EQ(in_method("int x; try { x = n; } finally { f = 1; } f = x;"), kNone);
  EXPECT_EQ(in_method("int x; try { f = 1; } finally { x = n; } f = x;"), kNone);
  EXPECT_EQ(in_method("int x; try { x = n; } catch (RuntimeException e) { x = 0; } f = x;"), kNone);
  EXPECT_EQ(in_method("int x; if (c && (x = 1) > 0) f = x;"), kNone);
  EXPECT_EQ(in_method("int x; if (!(c || (x = 1) > 0)) f = x;"), kNone);
  EXPECT_EQ(in_method("int x; if (c ? (x = 1) > 0 : false) f = x;"), kNone);
  EXPECT_EQ(in_method("boolean x; if ((x = c) && x || !x) { }"), kNone);
  EXPECT_EQ(in_method("int x; if (true) x = 1; f = x;"), kNone);
  EXPECT_EQ(in_method("int x; block: { if (c) { x = 1; break block; } x = 2; } f = x;"), kNone);
}

TEST(FlowAssign, FinalsAreAssignedOnce) {
  const Errors again{"2: variable x might already have been assigned"};
  const Errors looped{"2: variable x might be assigned in loop"};
  EXPECT_EQ(in_method("final int x; x = 1; x = 2;"), again);
  EXPECT_EQ(in_method("final int x; if (c) x = 1; x = 2;"), again);
  EXPECT_EQ(in_method("final int x; try { x = n; } catch (RuntimeException e) { x = 0; }"), again);
  EXPECT_EQ(in_method("final int x; switch (n) { case 1: x = 1; default: x = 2; }"), again);
  EXPECT_EQ(in_method("for (final String s : new String[0]) { final int x; x = 1; }"), kNone);
  EXPECT_EQ(in_method("final int x; while (c) x = 1;"), looped);
  EXPECT_EQ(in_method("final int x; do { x = 1; } while (c);"), looped);
  EXPECT_EQ(in_method("final int x; for (;;) { x = 1; }"), looped);
  EXPECT_EQ(in_method("final int x; for (;;) { x = 1; break; }"), kNone);
  EXPECT_EQ(in_method("final int x; if (c) x = 1; else x = 2; f = x;"), kNone);
  EXPECT_EQ(in_class("void g(final int p) { p = 1; }"),
            Errors{"1: final parameter p may not be assigned"});
  EXPECT_EQ(in_method("try { } catch (RuntimeException | Error e) { e = null; }"),
            Errors{"2: multi-catch parameter e may not be assigned"});
}

TEST(FlowAssign, BlankFinalFields) {
  EXPECT_EQ(in_class("final int x;"),
            Errors{"1: variable x not initialized in the default constructor"});
  EXPECT_EQ(in_class("final int x; { x = 1; }"), kNone);
  EXPECT_EQ(in_class("final int x; Test() { if (b) x = 1;\n}"),
            Errors{"2: variable x might not have been initialized"});
  EXPECT_EQ(
      in_class("final int x; Test() { this.x = 1; } Test(int a) { this(); } Test(String s) {\n}"),
      Errors{"2: variable x might not have been initialized"});
  EXPECT_EQ(in_class("final int x = 1; static final int y; static { y = 1; }"), kNone);
  EXPECT_EQ(in_class("final int x; { x = 1; } Test() { x = 2; }"),
            Errors{"1: variable x might already have been assigned"});
  EXPECT_EQ(in_class("final int x; Test() { x = 1; } Test(int a) { this();\nx = 2; }"),
            Errors{"2: variable x might already have been assigned"});
  EXPECT_EQ(in_class("final int x; Test() { f = x; x = 1; }"),
            Errors{"1: variable x might not have been initialized"});
  EXPECT_EQ(in_class("final int x; Test() { g(); x = 1; } int g() { return x; }"), kNone);
  EXPECT_EQ(in_class("final int x; Test() { throw new RuntimeException(); }"), kNone);
  EXPECT_EQ(in_class("final int x; Test() { if (b) {\nreturn; } x = 1; }"),
            Errors{"2: variable x might not have been initialized"});
}

// ---- Captures
// -------------------------------------------------------------------------------------

TEST(FlowCapture, CapturedLocalsDoNotChange) {
  const Errors lambda{
      "2: local variables referenced from a lambda expression must be final or effectively final"};
  const Errors inner{
      "2: local variables referenced from an inner class must be final or effectively final"};
  EXPECT_EQ(in_method("int x = 0; Runnable r = () -> { f = x; }; x = 1;"), lambda);
  EXPECT_EQ(in_method("int x = 0; Runnable r = () -> { x++; };"), lambda);
  EXPECT_EQ(in_method("int x; x = 1; x = 2; Runnable r = () -> { f = x; };"), lambda);
  EXPECT_EQ(in_method("for (int i = 0; i < n; i++) { Runnable r = () -> { f = i; }; }"), lambda);
  EXPECT_EQ(in_method("int x = 0; x++; new Object() { int g() { return x; } };"), inner);
  EXPECT_EQ(in_method("n++; class L { int g() { return n; } }"), inner);
  EXPECT_EQ(in_method("int x; while (c) { x = 1; Runnable r = () -> { f = x; }; }"), lambda);
}

TEST(FlowCapture, EffectivelyFinalLocals) {
  EXPECT_EQ(in_method("int x; x = 1; Runnable r = () -> { f = x; };"), kNone);
  EXPECT_EQ(in_method("int x; if (c) x = 1; else x = 2; Runnable r = () -> { f = x; };"), kNone);
  EXPECT_EQ(in_method("for (int i = 0; i < n; i++) { int x = i; Runnable r = () -> { f = x; }; }"),
            kNone);
  EXPECT_EQ(
      in_method("for (String s : new String[0]) { Runnable r = () -> { f = s.hashCode(); }; }"),
      kNone);
  EXPECT_EQ(in_method("Runnable r = () -> { int x = 0; x++; f = n; };"), kNone);
}

// ---- Exceptions
// -----------------------------------------------------------------------------------

std::string unreported(const char* line, const char* type = "E") {
  return std::string(line) + ": unreported exception " + type +
         "; must be caught or declared to be thrown";
}

TEST(FlowThrows, CheckedExceptionsAreCaughtOrDeclared) {
  EXPECT_EQ(in_method("thrower();"), Errors{unreported("2")});
  EXPECT_EQ(in_method("throw new E1();"), Errors{unreported("2", "E1")});
  EXPECT_EQ(in_method("try { thrower(); } catch (E1 e) { }"), Errors{unreported("2")});
  EXPECT_EQ(in_method("try { thrower(); } catch (E e) { thrower(); }"), Errors{unreported("2")});
  EXPECT_EQ(in_method("try { thrower(); } finally { f = 1; }"), Errors{unreported("2")});
  EXPECT_EQ(in_method("try { thrower(); } catch (E e) { }"), kNone);
  EXPECT_EQ(in_method("try { thrower(); } catch (Throwable e) { }"), kNone);
  EXPECT_EQ(in_method("try { try { thrower(); } finally { f = 1; } } catch (E e) { }"), kNone);
  EXPECT_EQ(in_method("try { thrower(); } finally { return; }"), kNone);
  EXPECT_EQ(in_method("throw new RuntimeException();"), kNone);
  EXPECT_EQ(in_class("void g() throws E { throw new E1(); }"), kNone);
}

TEST(FlowThrows, ConstructorsAndInitializers) {
  EXPECT_EQ(in_class("static class T { T() throws E { } } T t =\nnew T();"),
            Errors{unreported("2")});
  EXPECT_EQ(in_class("static class T { T() throws E { } } T t = new T(); Test() throws E { }"),
            kNone);
  EXPECT_EQ(in_class("static class T { T() throws E { } }\nstatic class U extends T { }"),
            Errors{"2: unreported exception E in default constructor"});
  EXPECT_EQ(in_class("static class T { T() throws E { } } static class U extends T { U()\n{ } }"),
            Errors{unreported("2")});
  EXPECT_EQ(in_class("static { thrower(); }"), Errors{unreported("1")});
  EXPECT_EQ(in_method("new Object() { { thrower(); } };"), Errors{unreported("2")});
  EXPECT_EQ(in_method("try { new Object() { { thrower(); } }; } catch (E e) { }"), kNone);
}

TEST(FlowThrows, Lambdas) {
  EXPECT_EQ(in_method("Runnable r = () -> thrower();"), Errors{unreported("2")});
  EXPECT_EQ(in_method("Thrower<E> t = () -> thrower();"), kNone);
  EXPECT_EQ(in_method("Thrower<E1> t = () -> thrower();"), Errors{unreported("2")});
  EXPECT_EQ(in_method("Thrower<E> t = null; t.run();"), Errors{unreported("2")});
  EXPECT_EQ(in_method("Thrower<RuntimeException> t = null; t.run();"), kNone);
  EXPECT_EQ(in_class("static <X extends Exception> void call(Thrower<X> t) throws X { t.run(); }\n"
                     "void g(Thrower<E1> t) { call(t); }"),
            Errors{unreported("2", "E1")});
}

TEST(FlowThrows, RethrowIsPrecise) {
  EXPECT_EQ(in_class("void g() throws E { try { thrower(); } catch (Exception e) { throw e; } }"),
            kNone);
  EXPECT_EQ(in_class("void g() throws E { try { thrower(); } catch (Exception e) { e = null;\n"
                     "throw e; } }"),
            Errors{unreported("2", "Exception")});
  EXPECT_EQ(in_method("try { f = 1; } catch (Throwable e) { throw e; }"), kNone);
}

TEST(FlowThrows, CatchClausesThatCannotBeReached) {
  EXPECT_EQ(in_method("try { f = 1; } catch (E e) { }"),
            Errors{"2: exception E is never thrown in body of corresponding try statement"});
  EXPECT_EQ(in_method("try { thrower(); } catch (Exception e) { } catch (E e) { }"),
            Errors{"2: exception E has already been caught"});
  EXPECT_EQ(in_method("try { thrower(); } catch (E1 | E2 e) { } catch (E e) { }"), kNone);
  EXPECT_EQ(in_method("try { f = 1; } catch (Exception e) { }"), kNone);
  EXPECT_EQ(in_method("try { f = 1; } catch (RuntimeException e) { } catch (Error e) { }"), kNone);
}

TEST(Flow, TakesLongChains) {
  std::string sum = "f = 1";
  for (int i = 0; i < 2000; ++i) sum += " + n";
  EXPECT_EQ(in_method(sum + ";"), kNone);
  std::string all = "boolean x = c";
  for (int i = 0; i < 2000; ++i) all += " && c";
  EXPECT_EQ(in_method(all + ";"), kNone);
}

}  // namespace
}  // namespace braid::lang
