#include "tester/failure.h"

#include <gtest/gtest.h>

#include "tester/search.h"
#include "tests/unit/compiled.h"

namespace braid::tester {
namespace {

Subject subject_of(std::vector<const vm::Module*> modules) {
  Subject s;
  s.modules = std::move(modules);
  return s;
}

TEST(ProgramDigest, DoesNotDependOnTheOrderOfClasses) {
  const vm::Module a = test::compile("class A { int f() { return 1; } }");
  const vm::Module b = test::compile("class B { int g() { return 2; } } class C {}");
  vm::Module joined = b;
  joined.classes.push_back(a.classes[0]);
  const uint64_t digest = program_digest(subject_of({&a, &b}));
  EXPECT_EQ(program_digest(subject_of({&b, &a})), digest);
  EXPECT_EQ(program_digest(subject_of({&joined})), digest);
  const vm::Module changed = test::compile("class A { int f() { return 3; } }");
  EXPECT_NE(program_digest(subject_of({&changed, &b})), digest);
  EXPECT_NE(program_digest(subject_of({&a})), digest);
}

TEST(Failure, IsOneForEachKindAndPlace) {
  Failure f;
  f.kind = FailureKind::kAssertion;
  f.what = "assertion failed in thread \"A\" at Main.java:3: [2, 11]";
  f.place = "Main.java:3";
  f.messages = {7};
  Failure other = f;
  other.what = "assertion failed in thread \"B\" at Main.java:3: [11, 2]";
  other.messages = {5};
  EXPECT_TRUE(f.same_as(other));
  f.add_messages_of(other);
  f.add_messages_of(other);
  EXPECT_EQ(f.messages, (std::vector<uint64_t>{5, 7}));
  other.place = "Main.java:4";
  EXPECT_FALSE(f.same_as(other));
  other = f;
  other.kind = FailureKind::kUncaught;
  EXPECT_FALSE(f.same_as(other));
}

TEST(Witness, DropsAStepWithItsChoices) {
  Witness w;
  w.steps = {{0, 1}, {1, 2}, {0, 1}, {1, 0}};
  w.choices = {10, 20, 21, 30};
  w.drop_last_step(0);
  ASSERT_EQ(w.steps.size(), 3u);
  EXPECT_EQ(w.steps[2].thread, 1u);
  EXPECT_EQ(w.choices, (std::vector<uint32_t>{10, 20, 21}));
}

}  // namespace
}  // namespace braid::tester
