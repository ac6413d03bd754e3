// Checkpoints: going back is exact, whatever the program did in between.
//
// Each program is run plainly, and then in a random walk: a few bytecodes forward, a checkpoint, a
// return to one, a drop, a collection. Each return is checked by the store against a digest of the
// whole state, and the program must print in the end what it prints without all this.
#include <algorithm>
#include <random>

#include "checkpoint/raw_digest.h"
#include "checkpoint/store.h"
#include "stdlib/natives.h"
#include "tester/virtual_world.h"
#include "tests/unit/compiled.h"

namespace braid::checkpoint {
namespace {

// The quantum is the test's, and so is who runs.
class Hand final : public vm::Scheduler {
 public:
  vm::Thread* pick(vm::Machine& machine, vm::Thread*, vm::Point) override {
    return machine.first_runnable();
  }
  uint32_t choose(vm::Machine&, vm::Thread&, vm::ChoiceKind, uint32_t) override { return 0; }
  int64_t quantum() override { return quantum_; }
  bool fires_timeouts() const override { return true; }
  int64_t quantum_ = 1000;
};

// A program between two steps.
class OneRun {
 public:
  explicit OneRun(const std::string& source, const std::string& input = "", bool stress = false)
      : input_(input), world_(input_) {
    modules_.push_back(std::make_unique<vm::Module>(test::compile(source)));
    vm::MachineOptions options;
    options.random_seed = 1;
    options.stress_collect = stress;
    machine_ = std::make_unique<vm::Machine>(
        options, std::vector<const vm::Module*>{modules_[0].get()}, test::library().provider(),
        stdlib::library_natives(), world_, hand_);
    EXPECT_TRUE(machine_->start()) << machine_->error();
    machine_->begin_run();
  }

  vm::Machine& machine() { return *machine_; }
  vm::Heap& heap() { return machine_->heap(); }
  const std::string& output() const { return world_.output(); }
  bool can_go_on() const { return !machine_->has_ended() && !stuck_; }

  // Runs the thread whose turn it is for about so many bytecodes; else lets the first time-out
  // fire.
  void step(int64_t bytecodes) {
    vm::Thread* t = machine_->first_runnable();
    if (t == nullptr) {
      t = next_time_out();
      stuck_ = t == nullptr;
      if (stuck_) return;
      world_.sleep_until(t->deadline);
      machine_->monitors().wake(*t, vm::Wake::kTimedOut);
    }
    hand_.quantum_ = bytecodes;
    machine_->step(*t);
    if (t->alive() && t->state == vm::ThreadState::kRunnable) machine_->move_to_back(*t);
  }
  void run_to_end() {
    while (can_go_on()) step(500);
  }
  // After going back.
  void revive() { stuck_ = false; }

 private:
  vm::Thread* next_time_out() {
    vm::Thread* first = nullptr;
    for (uint32_t i = 0; i < machine_->thread_slots(); ++i) {
      vm::Thread* t = machine_->thread(i);
      if (!t->alive() || t->deadline == vm::kNoDeadline) continue;
      if (first == nullptr || t->deadline < first->deadline) first = t;
    }
    return first;
  }

  std::string input_;
  tester::VirtualWorld world_;
  Hand hand_;
  std::vector<std::unique_ptr<vm::Module>> modules_;
  std::unique_ptr<vm::Machine> machine_;
  bool stuck_ = false;
};

// Steps, takes, restores and drops at random. Whatever is restored has its digest compared.
void walk(OneRun& run, Store& store, uint64_t seed, int actions, int64_t most_bytecodes) {
  std::mt19937_64 random(seed);
  auto below = [&](uint64_t n) { return random() % n; };
  store.check_digests(true);
  std::vector<Id> alive;
  for (int i = 0; i < actions; ++i) {
    const uint64_t what = below(100);
    if (what < 50 && run.can_go_on()) {
      run.step(1 + static_cast<int64_t>(below(static_cast<uint64_t>(most_bytecodes))));
    } else if (what < 70) {
      alive.push_back(store.take());
    } else if (what < 88 && !alive.empty()) {
      const size_t n = below(alive.size());
      store.restore(alive[n]);
      alive.resize(n + 1);
      run.revive();
    } else if (!alive.empty()) {
      const size_t n = below(alive.size());
      store.drop(alive[n]);
      alive.erase(alive.begin() + static_cast<ptrdiff_t>(n));
    }
    if (what % 16 == 0) run.heap().collect();
    if (what % 16 == 1) store.compact();
  }
  // Back to the oldest, so that a good part of the program is run again.
  if (!alive.empty()) {
    store.restore(alive[0]);
    run.revive();
  }
  for (Id id : alive.empty() ? alive : std::vector<Id>{alive[0]}) store.drop(id);
}

void expect_exact(const std::string& source, const std::string& input = "") {
  OneRun plain(source, input);
  plain.run_to_end();
  ASSERT_FALSE(plain.output().empty());
  for (uint64_t seed = 0; seed < 12; ++seed) {
    const bool stress = seed % 6 == 5;
    OneRun run(source, input, stress);
    {
      Store store(run.machine());
      walk(run, store, seed, stress ? 60 : 400, seed % 3 == 0 ? 40 : 400);
      EXPECT_EQ(store.size(), 0u);
      run.heap().validate();
    }
    run.run_to_end();
    EXPECT_EQ(run.output(), plain.output()) << "seed " << seed;
    run.heap().validate();
  }
}

TEST(Checkpoint, FieldsStaticsAndStrings) {
  expect_exact(R"(
    class Node { Node next; int value; long sum; String text; double d; }
    class Main {
      static int count; static Node head; static String all = "";
      public static void main(String[] a) {
        for (int i = 0; i < 300; i++) {
          Node n = new Node(); n.value = i; n.next = head; n.sum = count + i; n.text = "n" + i;
          n.d = i * 0.5; head = n; count += n.value;
          if (i % 50 == 0) all = all + n.text + ",";
          for (Node m = head; m != null && m.value > i - 5; m = m.next) m.sum++;
        }
        long sum = 0; double d = 0;
        for (Node m = head; m != null; m = m.next) { sum += m.sum * m.value; d += m.d; }
        System.out.println(count + " " + sum + " " + d + " " + all);
      }
    })");
}

TEST(Checkpoint, ArraysSmallAndLarge) {
  expect_exact(R"(
    class Main {
      static int[] large = new int[5000]; static byte[] bytes = new byte[3001];
      static Object[] refs = new Object[700]; static long[][] grid = new long[20][30];
      public static void main(String[] a) {
        int x = 1;
        for (int i = 0; i < 2000; i++) {
          x = x * 1103515245 + 12345;
          large[(x >>> 3) % 5000] += i; bytes[(x >>> 5) % 3001] ^= i;
          refs[(x >>> 7) % 700] = i % 3 == 0 ? null : new int[] {i};
          grid[(x >>> 9) % 20][(x >>> 11) % 30] += x;
          if (i % 100 == 0) { System.arraycopy(large, 100, large, 1200, 2000);
            synchronized (large) { large = large.clone(); } }
        }
        long h = 0;
        for (int v : large) h = h * 31 + v;
        for (byte v : bytes) h = h * 31 + v;
        for (Object o : refs) h = h * 31 + (o == null ? 7 : ((int[]) o)[0]);
        for (long[] r : grid) for (long v : r) h = h * 31 + v;
        System.out.println(h);
      }
    })");
}

TEST(Checkpoint, RecursionAndExceptions) {
  expect_exact(R"(
    class Main {
      static int calls;
      static int down(int n, int a, long b, String s) {
        calls++;
        if (n == 0) return a;
        int local = n * 3; String own = s.length() < 40 ? s + n : s;
        int r = down(n - 1, a + 1, b + local, own);
        return r + local + own.length() + (int) b;
      }
      static int unwind(int n) {
        try {
          if (n == 0) throw new IllegalStateException("deep " + calls);
          return unwind(n - 1) + 1;
        } catch (IllegalArgumentException e) { return -1; }
        finally { calls += n % 7; }
      }
      static int through(int n, int a, String s) {
        int own = n * 5 + a; String mine = s + n;
        if (n == 0) throw new IllegalStateException("through");
        int r = through(n - 1, own, mine);
        return r + own + mine.length();
      }
      static int around(int n) {
        int before = n * 17; String kept = "k" + n;
        try { return through(n, before, kept); }
        catch (IllegalStateException e) { return before + kept.length() + down(n, 1, 2, kept); }
      }
      public static void main(String[] a) {
        int sum = 0;
        for (int i = 0; i < 12; i++) {
          sum += down(3 + i * 5 % 40, i, i, "s");
          try { sum += unwind(2 + i * 7 % 30); }
          catch (IllegalStateException e) { sum += e.getMessage().length(); }
          sum += around(2 + i % 6) * 31;
        }
        System.out.println(sum + " " + calls);
      }
    })");
}

TEST(Checkpoint, MonitorsAndWaitSets) {
  expect_exact(R"(
    class Buffer {
      int[] items = new int[2]; int size; int puts;
      synchronized void put(int v) throws InterruptedException {
        while (size == items.length) wait();
        items[size++] = v; puts++; notifyAll();
      }
      synchronized int get() throws InterruptedException {
        while (size == 0) wait();
        int v = items[0]; size--; for (int i = 0; i < size; i++) items[i] = items[i + 1];
        notifyAll(); return v;
      }
    }
    class Main {
      static int total; static final Object lock = new Object(); static int[] order = {0};
      public static void main(String[] a) throws Exception {
        Buffer b = new Buffer();
        Thread[] ts = new Thread[5];
        for (int i = 0; i < 5; i++) {
          final int me = i;
          ts[i] = new Thread(() -> {
            try {
              for (int k = 0; k < 8; k++) {
                if (me < 2) { b.put(me * 100 + k); b.put(k); }
                else if (me < 4) { int v = b.get() + b.get(); synchronized (lock) { synchronized (lock) { total += v; } } }
                else { synchronized (b) { b.wait(1); } Thread.sleep(1); }
              }
            } catch (InterruptedException e) { throw new RuntimeException(e); }
          });
          ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(total + " " + b.puts + " " + b.size);
      }
    })");
}

TEST(Checkpoint, ThreadsStartAndDie) {
  expect_exact(R"(
    import java.util.concurrent.atomic.AtomicInteger;
    import java.util.concurrent.Semaphore;
    import java.util.concurrent.locks.*;
    class Main {
      static AtomicInteger n = new AtomicInteger(); static Semaphore permits = new Semaphore(2);
      static ReentrantLock lock = new ReentrantLock(); static int guarded;
      static ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 5);
      static void work(int depth) {
        try { permits.acquire(); } catch (InterruptedException e) { return; }
        lock.lock(); try { guarded += depth; } finally { lock.unlock(); }
        local.set(local.get() + depth);
        n.addAndGet(local.get());
        permits.release();
      }
      public static void main(String[] a) throws Exception {
        for (int round = 0; round < 6; round++) {
          Thread[] ts = new Thread[4];
          for (int i = 0; i < ts.length; i++) {
            final int d = i;
            ts[i] = new Thread(() -> {
              Thread inner = new Thread(() -> work(d + 10));
              inner.start(); work(d);
              try { inner.join(); } catch (InterruptedException e) {}
            }, "T" + i);
            ts[i].start();
          }
          Thread sleeper = new Thread(() -> {
            try { Thread.sleep(100000000); n.addAndGet(1000000); } catch (InterruptedException e) { n.addAndGet(7); }
          });
          sleeper.start(); sleeper.interrupt();
          for (Thread t : ts) t.join();
          sleeper.join();
        }
        System.out.println(n.get() + " " + guarded + " " + Thread.currentThread().getName());
      }
    })");
}

TEST(Checkpoint, ClassInitialisersAndHooks) {
  expect_exact(R"(
    class A { static int x = Main.log("A"); static int[] t = new int[400]; static { for (int i = 0; i < 400; i++) t[i] = i; } }
    class B extends A { static int y = A.x + Main.log("B"); }
    class C { static int z; static { if (Main.fail) { throw new IllegalStateException("C"); } } }
    class Main {
      static boolean fail = true; static StringBuilder b = new StringBuilder(); static int n;
      static synchronized int log(String s) { b.append(s); return ++n; }
      public static void main(String[] a) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook " + b)));
        Thread gone = new Thread(() -> System.out.println("never"));
        Runtime.getRuntime().addShutdownHook(gone);
        Thread t = new Thread(() -> { int v = B.y; log("t"); });
        t.start();
        int v = B.y;
        t.join();
        try { C.z = 1; } catch (ExceptionInInitializerError e) { log("1"); }
        try { C.z = 2; } catch (NoClassDefFoundError e) { log("2"); }
        Runtime.getRuntime().removeShutdownHook(gone);
        System.out.println(A.x + " " + B.y + " " + A.t[399] + " " + v);
        if (n > 3) System.exit(3);
      }
    })");
}

TEST(Checkpoint, InputOutputClockAndHashes) {
  expect_exact(R"(
    import java.io.*; import java.util.*;
    class Main {
      public static void main(String[] a) throws Exception {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        Map<Object, String> byHash = new HashMap<>(); Random random = new Random();
        Set<Integer> hashes = new HashSet<>(); long last = 0;
        for (String line = r.readLine(); line != null; line = r.readLine()) {
          Object key = new Object(); byHash.put(key, line); hashes.add(key.hashCode());
          synchronized (key) { if (!byHash.get(key).equals(line)) System.out.println("lost"); }
          if (System.nanoTime() <= last) System.out.println("back in time");
          last = System.nanoTime();
          System.out.println(line.toUpperCase() + " " + random.nextInt(1000) + " " + key.hashCode());
          Thread.sleep(5);
        }
        System.out.println(byHash.size() + " " + hashes.size());
      }
    })",
               "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n");
}

const char* const kLoop = R"(
    class Main {
      static int n; static Object[] keep = new Object[1000];
      public static void main(String[] a) {
        for (int i = 0; i < 3000; i++) { n += i; keep[i % 1000] = new int[i % 100]; }
        System.out.println(n);
      }
    })";

TEST(Checkpoint, OneCheckpointManyReturns) {
  OneRun run(kLoop);
  Store store(run.machine());
  store.check_digests(true);
  run.step(500);
  const Id id = store.take();
  const uint64_t before = raw_digest(run.machine());
  for (int i = 0; i < 50; ++i) {
    run.step(1 + 37 * i);
    store.restore(id);
    EXPECT_EQ(raw_digest(run.machine()), before);
  }
  run.run_to_end();
  EXPECT_EQ(run.output(), "4498500\n");
  store.restore(id);
  run.run_to_end();
  EXPECT_EQ(run.output(), "4498500\n");
}

// Numbers are given back by a drop right after going back, so an endless search does not use them
// up; and neither trail nor heap grows.
TEST(Checkpoint, SteadyStateUsesNothingUp) {
  OneRun run(kLoop);
  Store store(run.machine());
  run.step(200);
  store.take();
  uint32_t highest = 0;
  uint64_t high_water = 0;
  for (int i = 0; i < 1000; ++i) {
    const Id id = store.take();
    run.step(100);
    store.restore(id);
    store.drop(id);
    if (i == 0) {
      highest = run.machine().barrier().highest;
      high_water = store.stats().trail_high_water;
    }
  }
  EXPECT_EQ(run.machine().barrier().highest, highest);
  EXPECT_EQ(store.stats().trail_high_water, high_water);
  EXPECT_EQ(store.stats().taken, 1001u);
  EXPECT_EQ(store.stats().restored, 1000u);
}

TEST(Checkpoint, DroppingInTheMiddleMergesSegments) {
  OneRun run(kLoop);
  Store store(run.machine());
  std::vector<Id> ids;
  std::vector<uint64_t> digests;
  for (int i = 0; i < 40; ++i) {
    run.step(100);
    ids.push_back(store.take());
    digests.push_back(raw_digest(run.machine()));
  }
  for (size_t i = 1; i < 40; i += 2) store.drop(ids[i]);
  store.drop(ids[0]);
  for (size_t i = 38; i > 0; i -= 2) {
    store.restore(ids[i]);
    EXPECT_EQ(raw_digest(run.machine()), digests[i]) << i;
    run.step(250);
  }
}

// As a debugger does: forwards, with ever fewer checkpoints the further back one looks.
TEST(Checkpoint, ThinnedCheckpointsKeepTheTrailShort) {
  OneRun run(kLoop);
  Store store(run.machine());
  std::vector<std::pair<Id, uint64_t>> places;
  size_t most = 0;
  for (int i = 1; run.can_go_on(); ++i) {
    run.step(8);
    places.emplace_back(store.take(), raw_digest(run.machine()));
    if (i % 16 != 0) continue;
    for (size_t n = 0; n + 8 < places.size(); n += 2) {
      store.drop(places[n].first);
      places.erase(places.begin() + static_cast<ptrdiff_t>(n));
    }
    most = std::max<size_t>(most, store.stats().trail_bytes);
  }
  EXPECT_GT(store.stats().compactions, 0u);
  EXPECT_GT(store.stats().saved_bytes, 2u << 20);
  EXPECT_LT(most, 1u << 20);
  while (!places.empty()) {
    store.restore(places.back().first);
    EXPECT_EQ(raw_digest(run.machine()), places.back().second);
    run.revive();
    run.step(100);
    places.pop_back();
  }
}

TEST(Checkpoint, OutOfMemoryDoesNotDependOnCheckpoints) {
  const std::string source = R"(
    class Main {
      static Object[] all = new Object[10000];
      public static void main(String[] a) {
        int n = 0;
        try { while (true) { all[n] = new byte[100000]; n++; byte[] garbage = new byte[50000]; } }
        catch (OutOfMemoryError e) { int got = n; all = null; System.out.println(got); }
      }
    })";
  OneRun plain(source);
  plain.run_to_end();
  OneRun run(source);
  Store store(run.machine());
  const Id first = store.take();
  Id last = store.take();
  int i = 0;
  while (run.can_go_on()) {
    run.step(2000);
    if (++i % 7 == 0) {
      store.drop(last);
      last = store.take();
    }
    if (i % 50 == 0 && i < 200) store.restore(first), last = store.take();
  }
  EXPECT_EQ(run.output(), plain.output());
}

TEST(Checkpoint, IsNewer) {
  OneRun run(kLoop);
  Store store(run.machine());
  vm::Machine& m = run.machine();
  vm::Object* old = m.heap().new_object_may_collect(m.core().object);
  vm::Object* old_large = m.heap().new_array_may_collect(m.core().long_array, 5000);
  const Id id = store.take();
  vm::Object* young = m.heap().new_object_may_collect(m.core().object);
  vm::Object* young_large = m.heap().new_array_may_collect(m.core().long_array, 5000);
  EXPECT_FALSE(store.is_newer(old, id));
  EXPECT_FALSE(store.is_newer(old_large, id));
  EXPECT_FALSE(store.is_newer(m.intern(u"new text"), id));
  EXPECT_FALSE(store.is_newer(m.core().thread->statics, id));
  EXPECT_TRUE(store.is_newer(young, id));
  EXPECT_TRUE(store.is_newer(young_large, id));
  for (int i = 0; i < 5000; ++i) {
    ASSERT_TRUE(store.is_newer(m.heap().new_object_may_collect(m.core().object), id));
  }
  store.restore(id);
  EXPECT_TRUE(store.is_newer(m.heap().new_object_may_collect(m.core().object), id));
}

}  // namespace
}  // namespace braid::checkpoint
