// Modules that the compiler never makes: each is a compiled one with something altered.
#include "vm/verifier.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/unit/compiled.h"
#include "vm/opcodes.h"

namespace braid {
namespace {

using vm::Op;

std::string wrong_with(const vm::Module& module) {
  const vm::Module* modules[] = {&module};
  return vm::verify(modules, test::library().provider());
}

vm::MethodDef& method(vm::Module& module, const std::string& name) {
  for (vm::ClassDef& c : module.classes)
    for (vm::MethodDef& m : c.methods)
      if (m.name == name) return m;
  ADD_FAILURE() << "no method " << name;
  return module.classes[0].methods[0];
}

// The first instruction of that kind.
vm::Insn& insn(vm::MethodDef& m, Op op) {
  for (vm::Insn& i : m.code)
    if (static_cast<Op>(i.op) == op) return i;
  ADD_FAILURE() << "no such instruction";
  return m.code[0];
}

void remove(vm::Insn& i) { i = {static_cast<uint16_t>(Op::nop)}; }

constexpr const char* kStarter =
    "class T extends Thread {\n"
    "  T() { super(\"t\"); }\n"
    "  void go() { Thread a = new Thread(\"a\"); a.start(); }\n"
    "  static int half(int x) { int[] a = new int[x]; return a[0] / 2; }\n"
    "}\n";

TEST(Verifier, AcceptsWhatTheCompilerMakes) { EXPECT_EQ(wrong_with(test::compile(kStarter)), ""); }

TEST(Verifier, LibraryObjectsAreConstructedBeforeTheyAreUsed) {
  vm::Module m = test::compile(kStarter);
  remove(insn(method(m, "go"), Op::call_special));
  EXPECT_NE(wrong_with(m).find("before its constructor has run"), std::string::npos)
      << wrong_with(m);
}

TEST(Verifier, ConstructorsCallAnother) {
  vm::Module m = test::compile(kStarter);
  remove(insn(method(m, "<init>"), Op::call_special));
  EXPECT_NE(wrong_with(m).find("returns without having called another one"), std::string::npos)
      << wrong_with(m);
}

TEST(Verifier, ConstructorsAreOfTheClassThatWasMade) {
  vm::Module m = test::compile(kStarter);
  vm::MethodDef& go = method(m, "go");
  go.consts[insn(go, Op::call_special).a].owner = "java/lang/Object";
  go.consts[insn(go, Op::call_special).a].descriptor = "()V";
  EXPECT_NE(wrong_with(m).find("constructor of another class"), std::string::npos) << wrong_with(m);
}

TEST(Verifier, PrivateMembersOfTheLibraryAreOutOfReach) {
  vm::Module m = test::compile(kStarter);
  vm::MethodDef& go = method(m, "go");
  for (vm::Const& c : go.consts) {
    if (c.kind == vm::ConstKind::kMethod && c.name == "start") c.name = "exit";
  }
  EXPECT_NE(wrong_with(m).find("is not accessible"), std::string::npos) << wrong_with(m);
}

TEST(Verifier, ReferencesAreWrittenBeforeTheyAreRead) {
  vm::Module m = test::compile(kStarter);
  remove(insn(method(m, "half"), Op::new_array));
  EXPECT_NE(wrong_with(m).find("read before it is written"), std::string::npos) << wrong_with(m);
}

TEST(Verifier, OperandsAreInBounds) {
  vm::Module m = test::compile(kStarter);
  insn(method(m, "half"), Op::ret_p).a = 999;
  EXPECT_NE(wrong_with(m).find("register out of bounds"), std::string::npos) << wrong_with(m);
}

TEST(Verifier, ConstantsAreInBounds) {
  vm::Module m = test::compile("class T { static Object f() { return new int[2][3]; } }");
  insn(method(m, "f"), Op::new_multi).c = 999;
  EXPECT_NE(wrong_with(m).find("constant of a wrong kind"), std::string::npos) << wrong_with(m);
}

TEST(Verifier, CodeDoesNotRunPastItsEnd) {
  vm::Module m = test::compile(kStarter);
  remove(method(m, "half").code.back());
  EXPECT_NE(wrong_with(m).find("run past the end"), std::string::npos) << wrong_with(m);
}

TEST(Verifier, DivisorsOfTheShortFormsAreHarmless) {
  vm::Module m = test::compile(kStarter);
  insn(method(m, "half"), Op::idiv_k).c = 0;
  EXPECT_NE(wrong_with(m).find("division by the constant"), std::string::npos) << wrong_with(m);
}

}  // namespace
}  // namespace braid
