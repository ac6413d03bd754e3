// Which states have equal digests, and which have different ones.
#include "checkpoint/digest.h"

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <random>
#include <string>
#include <unordered_map>
#include <vector>

#include "compiled.h"
#include "stdlib/natives.h"
#include "tester/virtual_world.h"

namespace braid::checkpoint {
namespace {

const vm::Module& module_of(const std::string& source) {
  static std::map<std::string, std::unique_ptr<vm::Module>> compiled;
  auto& module = compiled[source];
  if (module == nullptr) module = std::make_unique<vm::Module>(test::compile(source));
  return *module;
}

// A program that is run by hand: a step ends when the thread yields, blocks or ends.
class ByHand {
 public:
  explicit ByHand(const std::string& source, std::string argument = "0", bool stress = false,
                  int64_t quantum = INT64_MAX / 16, uint64_t seed = 0)
      : scheduler_(quantum, seed),
        machine_(options(std::move(argument), stress), {&module_of(source)},
                 test::library().provider(), stdlib::library_natives(), world_, scheduler_) {
    EXPECT_TRUE(machine_.start()) << machine_.error();
    machine_.begin_run();
  }

  vm::Machine& machine() { return machine_; }
  const std::string& output() const { return world_.output(); }
  vm::Thread& thread(uint32_t number) {
    for (uint32_t i = 0; i < machine_.thread_slots(); ++i) {
      vm::Thread& t = *machine_.thread(i);
      if (t.alive() && t.number == number) return t;
    }
    ADD_FAILURE() << "there is no thread " << number;
    return *machine_.thread(0);
  }
  // Runs the threads with these numbers, each for a step; T for a time-out of the next one.
  ByHand& steps(const std::string& numbers) {
    bool fires = false;
    for (const char c : numbers) {
      if (c == 'T') {
        fires = true;
        continue;
      }
      vm::Thread& t = thread(static_cast<uint32_t>(c - '0'));
      if (fires) machine_.monitors().wake(t, vm::Wake::kTimedOut);
      fires = false;
      EXPECT_EQ(t.state, vm::ThreadState::kRunnable) << numbers;
      machine_.step(t);
    }
    return *this;
  }
  ByHand& run() {
    EXPECT_EQ(machine_.run(), vm::RunResult::kFinished);
    return *this;
  }
  Digest digest(DigestOptions options = {}, const Outside& outside = {}) {
    return Digester(machine_, options).digest(outside);
  }
  std::vector<Digester::Part> parts() { return Digester(machine_).parts(); }

 private:
  static vm::MachineOptions options(std::string argument, bool stress) {
    vm::MachineOptions o;
    o.arguments = {std::move(argument)};
    o.stress_collect = stress;
    o.random_seed = 1;
    return o;
  }

  const std::string input_;
  tester::VirtualWorld world_{input_};
  vm::RoundRobin scheduler_;
  vm::Machine machine_;
};

// A program whose main has `v`, 0 or 1, and then this body; `more` are members of its class.
std::string program(const std::string& body, const std::string& more = "") {
  return "import java.util.concurrent.locks.*;\n"
         "public class T {\n"
         "  static class Box { int i; long l; double d; Object o; Object p; int[] a; }\n"
         "  static void use(Object o) {}\n"
         "  static void use(long n) {}\n"
         "  static void use(double n) {}\n" +
         more +
         "  public static void main(String[] args) throws Exception {\n"
         "    int v = Integer.parseInt(args[0]);\n" +
         body + "  }\n}\n";
}

// Names the first part in which two states differ.
std::string difference(ByHand& a, ByHand& b) {
  const auto x = a.parts();
  const auto y = b.parts();
  for (size_t i = 0; i < std::min(x.size(), y.size()); ++i)
    if (!(x[i] == y[i])) return x[i].what + " / " + y[i].what;
  return x.size() == y.size() ? "" : "number of parts";
}

void expect_equal(const std::string& source, const std::string& steps_0,
                  const std::string& steps_1) {
  ByHand a(source, "0"), b(source, "1");
  a.steps(steps_0);
  b.steps(steps_1);
  EXPECT_EQ(a.digest(), b.digest()) << source << difference(a, b);
}

void expect_different(const std::string& source, const std::string& steps_0,
                      const std::string& steps_1) {
  ByHand a(source, "0"), b(source, "1"), c(source, "1");
  a.steps(steps_0);
  b.steps(steps_1);
  c.steps(steps_1);
  EXPECT_NE(a.digest(), b.digest()) << source;
  EXPECT_NE(difference(a, b), "") << source;
  EXPECT_EQ(b.digest(), c.digest()) << source;
}

void expect_equal(const std::string& body) { expect_equal(program(body), "0", "0"); }
void expect_different(const std::string& body) { expect_different(program(body), "0", "0"); }

// ---- One thread ---------------------------------------------------------------------------------

TEST(Digest, FieldsAndElementsMatter) {
  expect_different("Box b = new Box(); b.i = v; Thread.yield(); use(b);");
  expect_different("Box b = new Box(); b.l = (long) v << 40; Thread.yield(); use(b);");
  expect_different("Box b = new Box(); b.d = v * 0.5; Thread.yield(); use(b);");
  expect_different("Box b = new Box(); if (v == 1) b.o = b; Thread.yield(); use(b);");
  expect_different("int[] a = new int[3000]; a[2999] = v; Thread.yield(); use(a);");
  expect_different("boolean[] a = new boolean[3]; a[2] = v == 1; Thread.yield(); use(a);");
  expect_different("Object[] a = new Object[2]; a[v] = a; Thread.yield(); use(a);");
  expect_different("byte[] a = new byte[4 + v]; Thread.yield(); use(a);");
  expect_different("Object o = v == 1 ? new Box() : new Object(); Thread.yield(); use(o);");
  expect_different(
      "Object o = v == 1 ? (Object) new int[0] : new char[0]; Thread.yield(); use(o);");
  expect_different("Class<?> c = v == 1 ? Box.class : T.class; Thread.yield(); use(c);");
}

TEST(Digest, SharingMatters) {
  const std::string twice = "Box b = new Box(); b.o = new Box(); b.p = ";
  expect_different(twice + "v == 1 ? b.o : new Box(); Thread.yield(); use(b);");
  expect_different(
      "String s = \"a\" + v; s = s.substring(0, 1); String t = v == 1 ? s : new "
      "String(s); Thread.yield(); use(s); use(t);");
  // A literal is not a string that was made.
  expect_different("String s = v == 1 ? \"ab\" : new String(\"ab\"); Thread.yield(); use(s);");
}

TEST(Digest, LocalsMatterWhileTheyLive) {
  expect_different("int x = v; Thread.yield(); use(x);");
  expect_different("long x = v; Thread.yield(); use(x);");
  expect_different("double x = v; Thread.yield(); use(x);");
  expect_equal("int x = v; use(x); Thread.yield(); x = 3; use(x);");
  expect_equal("Object x = v == 1 ? new Box() : null; use(x); Thread.yield();");
  expect_different("for (int i = 0; i <= v; i++) { use(i); } Thread.yield(); use(v);");
  // A caller's, below a call.
  const std::string rest = "  static void rest(int n) { Thread.yield(); use(n); }\n";
  expect_different(program("int x = v; rest(2); use(x);", rest), "0", "0");
  expect_different(program("int x = v; rest(x);", rest), "0", "0");
  expect_equal(program("int x = v; use(x); rest(2);", rest), "0", "0");
  // One that only an exception handler reads.
  expect_different(
      "int x = v; try { Thread.yield(); use((Object) Integer.toString(4)); } catch "
      "(RuntimeException "
      "e) { use(x); }");
  expect_equal("int x = v; use(x); int n = 3; int[][] a = new int[n][2]; Thread.yield(); use(a);");
}

TEST(Digest, StaticsMatter) {
  const std::string statics = "  static int n; static String s; static final int K = 4;\n";
  expect_different(program("n = v; Thread.yield();", statics), "0", "0");
  expect_different(program("s = \"x\" + v; Thread.yield();", statics), "0", "0");
  expect_equal(program("n = v; n = 0; s = \"x\" + v; s = null; Thread.yield();", statics), "0",
               "0");
  const std::string other = "  static class C { static int n = 5; static void touch() {} }\n";
  expect_different(program("if (v == 1) C.touch(); Thread.yield();", other), "0", "0");
}

TEST(Digest, ClassesThatAreLoadedAndUntouchedDoNotMatter) {
  const std::string other =
      "  static class C { static int n = 5; static final String S = \"text\"; static long m; }\n"
      "  static class D extends C { static final int K = 7; int f; }\n"
      "  static void mentions(int n) { if (n > 5) { use(new D()); use(C.n); use(C.m); } }\n";
  const std::string source = program("if (v == 1) mentions(v); Thread.yield();", other);
  ByHand a(source, "0"), b(source, "1");
  a.steps("0");
  b.steps("0");
  EXPECT_EQ(a.machine().classes().loaded("T$D"), nullptr);
  ASSERT_NE(b.machine().classes().loaded("T$D"), nullptr);
  EXPECT_EQ(a.digest(), b.digest()) << difference(a, b);
}

TEST(Digest, OrderOfAllocationDoesNotMatter) {
  expect_equal(
      "Box a, b; Object o;"
      "if (v == 1) { a = new Box(); o = new int[700]; b = new Box(); o = \"x\" + v; o = null; }"
      "else { b = new Box(); a = new Box(); o = null; }"
      "a.i = 1; b.i = 2; a.o = b; b.o = \"text\" + a.i; Thread.yield(); use(a); use(b);");
}

TEST(Digest, CachesDoNotMatter) {
  expect_equal("String s = \"a\" + 5; if (v == 1) use(s.hashCode()); Thread.yield(); use(s);");
}

TEST(Digest, ExceptionsMatter) {
  expect_different(
      "Exception e = v == 1 ? new Exception(\"a\") : new Exception(\"b\"); Thread.yield(); "
      "use(e);");
  const std::string thrower =
      "  static void down(int n) { if (n == 0) throw new RuntimeException();"
      " down(n - 1); }\n";
  expect_different(
      program("try { down(v); } catch (RuntimeException e) { Thread.yield(); use(e); }", thrower),
      "0", "0");
  expect_equal(program("try { down(v); } catch (RuntimeException e) { Thread.yield(); }", thrower),
               "0", "0");
}

TEST(Digest, IdentityHashCodesMatter) {
  expect_different(
      "Object o = new Object(); if (v == 1) use(o.hashCode()); Thread.yield(); use(o);");
  // Of a literal and of a class, to which nothing refers now.
  expect_different("if (v == 1) use(System.identityHashCode(\"literal\")); Thread.yield();");
  expect_different("if (v == 1) use(System.identityHashCode(Box.class)); Thread.yield();");
}

// ---- Threads and monitors -----------------------------------------------------------------------

const char* const kHolder =
    "  static final Object O = new Object();\n"
    "  static class Holder extends Thread {\n"
    "    public void run() { synchronized (O) { Thread.yield(); } Thread.yield(); }\n"
    "  }\n";

TEST(Digest, MonitorsMatter) {
  expect_different(
      "ReentrantLock l = new ReentrantLock(); l.lock(); if (v == 1) l.lock(); Thread.yield(); "
      "while (l.isHeldByCurrentThread()) l.unlock();");
  // Neither a monitor that was inflated nor its epoch shows.
  const std::string inflated = program(
      "Object o = new Object(); synchronized (o) { if (v == 1) o.wait(1); Thread.yield(); }"
      "Thread.yield(); use(o);");
  expect_equal(inflated, "0", "0T0");
  expect_equal(inflated, "00", "0T00");
  expect_different(inflated, "0", "0T00");
}

TEST(Digest, StatesOfThreadsMatter) {
  const std::string two =
      program("new Holder().start(); new Holder().start(); Thread.yield();", kHolder);
  expect_different(two, "01", "012");   // 2 waits for the monitor that 1 has
  expect_different(two, "01", "011");   // 1 has released it
  expect_different(two, "01", "02");    // another holds it
  expect_equal(two, "01112", "01121");  // 1 has released it before 2 takes it
  expect_equal(two, "0111222", "0222111");
  const std::string waiters = program(
      "for (int i = 0; i < 2; i++) new W().start(); Thread.yield(); if (v == 1) { "
      "synchronized (O) { O.notify(); } } Thread.yield();",
      "  static final Object O = new Object();\n"
      "  static class W extends Thread { public void run() { synchronized (O) {"
      "    try { O.wait(); } catch (InterruptedException e) {} } } }\n");
  expect_different(waiters, "01", "02");
  expect_different(waiters, "0120", "0120");
  ByHand a(waiters), b(waiters);
  a.steps("012");
  b.steps("021");
  // The order in the queue is the scheduler's choice.
  EXPECT_EQ(a.digest(), b.digest()) << difference(a, b);
  EXPECT_NE(a.digest({.exact = true}), b.digest({.exact = true}));
}

TEST(Digest, FlagsOfThreadsMatter) {
  const std::string sleeper =
      "  static class S extends Thread { public void run() { Thread.yield(); } }\n";
  const auto with = [&](const std::string& statement) {
    return program("S s = new S(); s.setName(\"s\"); s.start(); " + statement + " Thread.yield();",
                   sleeper);
  };
  expect_different(with("if (v == 1) s.interrupt();"), "0", "0");
  expect_different(with("if (v == 1) LockSupport.unpark(s);"), "0", "0");
  expect_different(
      program("S s = new S(); s.setDaemon(v == 1); s.start(); Thread.yield();", sleeper), "0", "0");
  expect_equal(with("if (v == 1) s.interrupt();"), "011", "011");
}

TEST(Digest, TimeOutsMatter) {
  const std::string timed = program(
      "Object o = new Object(); synchronized (o) { if (v == 1) o.wait(5); else o.wait(0); }");
  expect_different(timed, "0", "0");
}

TEST(Digest, OutsideMattersIfTold) {
  ByHand a(program("System.out.println(v); Thread.yield();"), "0");
  ByHand b(program("System.out.println(v); Thread.yield();"), "1");
  a.steps("0");
  b.steps("0");
  EXPECT_EQ(a.digest(), b.digest()) << difference(a, b);
  EXPECT_NE(a.digest({}, {.output = a.output()}), b.digest({}, {.output = b.output()}));
  EXPECT_EQ(a.digest({}, {.output = "x"}), b.digest({}, {.output = "x"}));
  EXPECT_NE(a.digest({}, {.input_position = 1}), b.digest({}, {.input_position = 2}));
  EXPECT_NE(a.digest({}, {.clock = 1}), b.digest({}, {.clock = 2}));
  EXPECT_NE(a.digest({}, {.clock = 1}), a.digest({}, {.input_position = 1}));
}

TEST(Digest, StartsByDifferentThreadsMayCommute) {
  const std::string source = program(
      "P p = new P(new P(null)); P q = new P(new P(null)); p.start(); q.start(); Thread.yield();",
      "  static class P extends Thread { P child; P(P c) { child = c; }\n"
      "    public void run() { if (child != null) child.start(); Thread.yield(); } }\n");
  ByHand a(source), b(source);
  a.steps("012");
  b.steps("021");
  EXPECT_NE(a.digest(), b.digest());
  EXPECT_EQ(a.digest({.by_creation = true}), b.digest({.by_creation = true}));
}

// ---- Whole runs ---------------------------------------------------------------------------------

const char* const kCommuting = R"(
import java.util.*;
public class T {
  static final List<Integer> SHARED = new ArrayList<>();
  static int sum;
  static final Map<Integer, String> MAP = new TreeMap<>();
  static class Worker extends Thread {
    final int me;
    final int[] own = new int[40];
    Worker(int me) { super("worker " + me); this.me = me; }
    public void run() {
      StringBuilder b = new StringBuilder();
      for (int i = 0; i < own.length; i++) {
        own[i] = (i * 7 + me) % 11;
        b.append(own[i]);
        synchronized (SHARED) { sum += own[i]; }
      }
      synchronized (MAP) { MAP.put(me, b.toString()); }
    }
  }
  static Worker[] workers = new Worker[3];
  public static void main(String[] args) throws Exception {
    for (int i = 0; i < 3; i++) (workers[i] = new Worker(i)).start();
    for (Worker w : workers) w.join();
  }
})";

TEST(Digest, ThreadsThatCommuteEndInTheSameState) {
  ByHand first(kCommuting);
  const Digest expected = first.run().digest();
  for (uint64_t seed = 1; seed <= 12; ++seed) {
    ByHand other(kCommuting, "0", false, 5 + static_cast<int64_t>(seed), seed);
    other.run();
    EXPECT_EQ(other.digest(), expected) << seed << ": " << difference(other, first);
  }
}

TEST(Digest, CollectionsDoNotMatter) {
  ByHand plain(kCommuting, "0", false, 50, 3);
  ByHand stressed(kCommuting, "0", true, 50, 3);
  Digester a(plain.machine()), b(stressed.machine());
  for (int i = 0; i < 60; ++i) {
    plain.machine().step(*plain.machine().first_runnable());
    stressed.machine().step(*stressed.machine().first_runnable());
    if (plain.machine().has_ended()) break;
    ASSERT_EQ(a.digest(), b.digest()) << i << ": " << difference(plain, stressed);
    plain.machine().move_to_back(*plain.machine().first_runnable());
    stressed.machine().move_to_back(*stressed.machine().first_runnable());
  }
}

// ---- The base -----------------------------------------------------------------------------------

// Three threads that go round in finitely many states, with old and new objects of all kinds.
const char* const kRounds = R"(
public class T {
  static class Node { Node next; int value; }
  static final Object LOCK = new Object();
  static final Node[] NODES = new Node[3];
  static final int[] LARGE = new int[1000];
  static final Object[] LARGE_REFS = new Object[500];
  static int turn;
  static String text = "";
  static class Lazy { static int n = 3; }
  static class Walker extends Thread {
    final int me;
    Walker(int me) { this.me = me; }
    public void run() {
      while (true) {
        synchronized (LOCK) {
          turn = (turn + 1) % 2;
          Thread.yield();
          Node n = new Node();
          n.next = NODES[(me + 1) % 3];
          n.value = turn;
          NODES[me].next = n.value == 0 ? null : n;
          if (n.next.next != null) n.next = n.next.next.next;
          NODES[me].value = 1 - NODES[me].value;
        }
        Thread.yield();
        LARGE[300 * me] = turn;
        LARGE_REFS[100 * me + 200] = turn == 0 ? (Object) NODES[me] : new Node[1];
        if (turn == 1 && me == 2) Lazy.n = 4 - Lazy.n % 2;
        Thread.yield();
        text = turn == 1 ? "literal" : text.length() > 0 ? "x" + me : "";
        synchronized (NODES[me]) { synchronized (NODES[me]) { Thread.yield(); } }
        LARGE[300 * me] = 0;
        LARGE_REFS[100 * me + 200] = null;
      }
    }
  }
  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) NODES[i] = new Node();
    for (int i = 0; i < 3; i++) new Walker(i).start();
    Thread.yield();
  }
})";

// Equal states are equal and different ones different with a base as without, on any path from it.
TEST(Digest, WithABaseTheSameStatesAreEqual) {
  ByHand run(kRounds);
  run.steps("0");
  vm::Machine& machine = run.machine();
  Store store(machine);
  const Id base = store.take();
  Digester full(machine), based(machine);
  based.set_base(store, base);
  std::unordered_map<Digest, Digest, DigestHash> to_base, to_full;
  std::mt19937 random(5);
  int again = 0;
  for (int i = 0; i < 30000; ++i) {
    if (random() % 50 == 0) store.restore(base);
    if (random() % 10 == 0) store.take();
    vm::Thread& t = run.thread(1 + random() % 3);
    if (t.state != vm::ThreadState::kRunnable) continue;
    machine.step(t);
    const Digest f = full.digest();
    const Digest b = based.digest();
    auto [to, fresh] = to_base.try_emplace(f, b);
    again += !fresh;
    ASSERT_EQ(to->second, b) << "equal states differ with a base, step " << i;
    ASSERT_EQ(to_full.try_emplace(b, f).first->second, f)
        << "different states are equal, step " << i;
  }
  EXPECT_GT(again, 3000);
  EXPECT_GT(to_base.size(), 500u);
}

TEST(Digest, GoingBackGoesBackExactly) {
  ByHand run(kRounds);
  run.steps("0");
  vm::Machine& machine = run.machine();
  Store store(machine);
  Digester digester(machine, {.exact = true, .deadlines = true});
  std::vector<std::pair<Id, Digest>> points;
  std::mt19937 random(9);
  for (int i = 0; i < 3000; ++i) {
    if (random() % 3 == 0) points.emplace_back(store.take(), digester.digest());
    if (random() % 4 == 0 && !points.empty()) {
      points.resize(random() % points.size() + 1);
      store.restore(points.back().first);
      ASSERT_EQ(digester.digest(), points.back().second) << i;
    }
    vm::Thread& t = run.thread(1 + random() % 3);
    if (t.state == vm::ThreadState::kRunnable) machine.step(t);
  }
}

}  // namespace
}  // namespace braid::checkpoint
