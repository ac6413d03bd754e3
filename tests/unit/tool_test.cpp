// Tools: what they hear and when, and that what they keep goes back with the program.
#include "vm/tool.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <stdexcept>

#include "checkpoint/store.h"
#include "tests/unit/watched.h"
#include "vm/tool_vm.h"

namespace braid {
namespace {

using test::Watched;

// Writes down what it hears of user code.
class Diary final : public Tool {
 public:
  explicit Diary(EventSet needs) : needs_(needs) {}
  const char* name() const override { return "diary"; }
  EventSet needs() const override { return needs_; }
  void attached(Vm& vm) override { vm_ = &vm; }
  void thread_start(const ThreadInfo& i) override { add("{} starts {}", i.thread, i.other); }
  void thread_end(const ThreadInfo& i) override { add("{} ends", i.thread); }
  void lock_want(const LockInfo& i) override { lock("wants", i); }
  void lock_refused(const LockInfo& i) override { lock("is refused", i); }
  void lock_enter(const LockInfo& i) override { lock("enters", i); }
  void lock_exit(const LockInfo& i) override { lock("leaves", i); }
  void wait_begin(const WaitInfo& i) override { add("{} waits", i.thread); }
  void wait_end(const WaitInfo& i) override { add("{} has waited", i.thread); }
  void notify(const WaitInfo& i) override {
    if (!vm_->object_name(i.lock).starts_with("T.")) return;
    if (i.other == kNoThread) return add("{} notifies nobody", i.thread);
    add("{} notifies {}", i.thread, i.other);
  }
  void read(const AccessInfo& i) override { access("reads", i); }
  void write(const AccessInfo& i) override { access("writes", i); }
  void sync_read(const AccessInfo& i) override { access("reads volatile", i); }
  void sync_write(const AccessInfo& i) override { access("writes volatile", i); }
  void method_enter(const MethodInfo& i) override {
    if (i.place.is_user) add("{} enters {}", i.thread, vm_->method_name(i.method));
  }
  void method_exit(const MethodInfo& i) override {
    const std::string name = vm_->method_name(i.method);
    if (name.starts_with("T.")) add("{} leaves {}", i.thread, name);
  }
  void line(const CodeInfo& i) override {
    if (i.place.is_user) add("{} line {}", i.thread, vm_->line(i.place));
  }
  void breakpoint(const CodeInfo& i) override {
    add("{} stops at {}", i.thread, vm_->where(i.place));
    for (const LocalInfo& l : vm_->locals(i.thread, 0)) add("  {} = {}", l.name, l.value);
  }
  void exception_throw(const ExceptionInfo& i) override {
    add("{} throws {}", i.thread, vm_->describe_exception(i.exception));
  }
  void exception_catch(const ExceptionInfo& i) override {
    add("{} catches at line {}", i.thread, vm_->line(i.place));
  }
  std::string text() const {
    std::string all;
    for (const std::string& l : lines) all += l + "\n";
    return all;
  }
  std::vector<std::string> lines;
  bool shows_holders = false;

 private:
  template <class... Args>
  void add(fmt::format_string<Args...> f, Args&&... args) {
    lines.push_back(fmt::format(f, std::forward<Args>(args)...));
  }
  void lock(const char* does, const LockInfo& i) {
    const std::string lock = vm_->object_name(i.lock);
    if (!lock.starts_with("T.")) return;
    add("{} {} {}{}", i.thread, does, lock, i.mode == LockMode::kShared ? " to share it" : "");
    if (!shows_holders) return;
    std::string held;
    for (const HeldLock& h : vm_->held_by(i.thread))
      held += h.mode == LockMode::kShared ? " shared" : " owned";
    add("  of {}: owner {}, {} share it;{}", i.thread,
        vm_->owner(i.lock) == i.thread ? "yes" : "no", vm_->sharers(i.lock).size(), held);
  }
  void access(const char* does, const AccessInfo& i) {
    if (!i.place.is_user) return;
    add("{} {} {} = {} at {}", i.thread, does, vm_->variable_name(i.variable),
        vm_->describe_value(i.variable), vm_->line(i.place));
  }
  EventSet needs_;
  Vm* vm_ = nullptr;
};

TEST(Tools, HearTheModesOfAReadWriteLock) {
  Watched w(R"(import java.util.concurrent.locks.*;
class T {
  static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  public static void main(String[] args) throws InterruptedException {
    lock.readLock().lock();
    Thread t = new Thread(() -> { lock.writeLock().tryLock(); });
    t.start();
    t.join();
    lock.readLock().unlock();
    lock.writeLock().lock();
    lock.readLock().lock();
    lock.readLock().lock();
    lock.readLock().unlock();
    lock.writeLock().unlock();
    lock.readLock().unlock();
  }
})");
  Diary d({Event::lock_refused, Event::lock_enter, Event::lock_exit});
  d.shows_holders = true;
  w.run({&d});
  EXPECT_EQ(d.text(), R"(0 enters T.lock to share it
  of 0: owner no, 1 share it; shared
1 is refused T.lock
  of 1: owner no, 1 share it;
0 leaves T.lock to share it
  of 0: owner no, 0 share it;
0 enters T.lock
  of 0: owner yes, 0 share it; owned
0 enters T.lock to share it
  of 0: owner yes, 1 share it; owned shared
0 leaves T.lock
  of 0: owner no, 1 share it; shared
0 leaves T.lock to share it
  of 0: owner no, 0 share it;
)");
}

TEST(Tools, HearAccessesWithValuesAndLines) {
  Watched w(R"(class T {
  static int x; static volatile boolean done; String s; static int[] a = new int[3];
  public static void main(String[] args) {
    x = 7;
    T t = new T();
    t.s = "hi";
    a[2] = x + 1;
    done = t.s.length() == 2;
  }
})");
  Diary d({Event::read, Event::write, Event::sync_write});
  w.run({&d});
  EXPECT_EQ(d.text(),
            "0 writes T.a = T.a at 2\n"
            "0 writes T.x = 7 at 4\n"
            "0 writes T.s = \"hi\" at 6\n"
            "0 reads T.a = T.a at 7\n"
            "0 reads T.x = 7 at 7\n"
            "0 writes int[2] = 8 at 7\n"
            "0 reads T.s = \"hi\" at 8\n"
            "0 writes volatile T.done = true at 8\n");
}

TEST(Tools, HearLocksWaitsAndThreadsInOrder) {
  Watched w(R"(class T extends Thread {
  static Object lock = new Object(); static boolean ready;
  public void run() { synchronized (lock) { synchronized (lock) { ready = true; lock.notify(); } } }
  public static void main(String[] args) throws Exception {
    synchronized (lock) {
      new T().start();
      while (!ready) lock.wait();
    }
    synchronized (lock) { lock.notify(); }
  }
})");
  Diary d({Event::thread_start, Event::thread_end, Event::lock_want, Event::lock_enter,
           Event::lock_exit, Event::wait_begin, Event::wait_end, Event::notify});
  w.run({&d});
  EXPECT_EQ(d.text(),
            "0 wants T.lock\n0 enters T.lock\n0 starts 1\n0 leaves T.lock\n0 waits\n"
            "1 wants T.lock\n1 enters T.lock\n1 notifies 0\n1 leaves T.lock\n1 ends\n"
            "0 wants T.lock\n0 enters T.lock\n0 has waited\n0 leaves T.lock\n"
            "0 wants T.lock\n0 enters T.lock\n0 notifies nobody\n0 leaves T.lock\n0 ends\n");
}

TEST(Tools, HearMethodsLinesAndExceptions) {
  Watched w(R"(class T {
  static int f(int n) {
    if (n == 0) throw new IllegalStateException("deep");
    return f(n - 1);
  }
  public static void main(String[] args) {
    try {
      f(1);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
  }
})");
  Diary d({Event::method_enter, Event::method_exit, Event::line, Event::exception_throw,
           Event::exception_catch});
  w.run({&d});
  EXPECT_EQ(w.output(), "deep\n");
  EXPECT_EQ(d.text(),
            "0 enters T.main\n0 line 8\n0 enters T.f\n0 line 3\n0 line 4\n0 enters T.f\n0 line 3\n"
            "0 throws java.lang.IllegalStateException: deep\n0 catches at line 10\n"
            "0 leaves T.f\n0 leaves T.f\n0 line 10\n0 line 12\n0 leaves T.main\n");
}

// What a thread is asked for during an event is where the event says.
class Locator final : public Tool {
 public:
  const char* name() const override { return "locator"; }
  EventSet needs() const override {
    return {Event::line,      Event::instruction,     Event::method_enter,
            Event::lock_want, Event::lock_enter,      Event::lock_refused,
            Event::write,     Event::exception_throw, Event::exception_catch};
  }
  void attached(Vm& vm) override { vm_ = &vm; }
  void line(const CodeInfo& i) override { compare(i, "line"); }
  void instruction(const CodeInfo& i) override { compare(i, "instruction"); }
  void method_enter(const MethodInfo& i) override { compare(i, "method_enter"); }
  void lock_want(const LockInfo& i) override { compare(i, "lock_want"); }
  void lock_enter(const LockInfo& i) override { compare(i, "lock_enter"); }
  void lock_refused(const LockInfo& i) override { compare(i, "lock_refused"); }
  void write(const AccessInfo& i) override { compare(i, "write"); }
  void exception_throw(const ExceptionInfo& i) override { compare(i, "exception_throw"); }
  void exception_catch(const ExceptionInfo& i) override { compare(i, "exception_catch"); }
  size_t times = 0;

 private:
  template <class Info>
  void compare(const Info& i, const char* event) {
    if (!i.place.is_user) return;
    ++times;
    EXPECT_EQ(vm_->user_place(i.thread), i.place) << event << " at " << vm_->where(i.place);
    EXPECT_EQ(vm_->frames(i.thread)[0].place, i.place) << event << " at " << vm_->where(i.place);
    EXPECT_NE(vm_->opcode(i.place), "");
  }
  Vm* vm_ = nullptr;
};

TEST(Tools, ThreadsAreWhereTheEventIs) {
  Watched w(R"(class T extends Thread {
  static Object lock = new Object(); static int n;
  public void run() { synchronized (lock) { n++; } }
  static synchronized int f(int n) { if (n == 0) throw new IllegalStateException(); return n; }
  public static void main(String[] args) throws Exception {
    T[] all = new T[3];
    synchronized (lock) {
      for (int i = 0; i < all.length; i++) { all[i] = new T(); all[i].start(); }
      Thread.yield();
    }
    for (T t : all) t.join();
    try { f(n); f(0); } catch (IllegalStateException e) { n++; }
  }
})");
  Locator l;
  w.run({&l});
  EXPECT_GT(l.times, 100u);
}

class Stopper final : public Tool {
 public:
  const char* name() const override { return "stopper"; }
  EventSet needs() const override { return {Event::breakpoint, Event::depth_reached}; }
  void attached(Vm& vm) override {
    vm_ = &vm;
    found = vm.set_breakpoint("T.java", 3);
    missed = vm.set_breakpoint("T.java", 99);
  }
  void breakpoint(const CodeInfo& i) override {
    for (const LocalInfo& l : vm_->locals(i.thread, 0)) heard += l.name + "=" + l.value + " ";
    vm_->set_target_depth(i.thread, i.depth);
  }
  void depth_reached(const CodeInfo& i) override {
    heard += fmt::format("back at {} ", vm_->line(i.place));
  }
  bool found = false;
  bool missed = true;
  std::string heard;

 private:
  Vm* vm_ = nullptr;
};

TEST(Tools, BreakpointsShowLocalsAndStepOut) {
  Watched w(R"(class T {
  static int f(int n, String s) {
    int m = n * 2;
    return m;
  }
  public static void main(String[] args) {
    int r = f(21, "x");
    r++;
  }
})");
  Stopper s;
  w.run({&s});
  EXPECT_TRUE(s.found);
  EXPECT_FALSE(s.missed);
  EXPECT_EQ(s.heard, "s=\"x\" n=21 back at 8 ");
}

// Counts writes of each variable in a slot, all writes in a versioned value.
class Counter final : public Tool {
 public:
  const char* name() const override { return "counter"; }
  EventSet needs() const override { return {Event::write, Event::checkpoint_restored}; }
  void attached(Vm& vm) override {
    vm_ = &vm;
    vm.declare_variable_slots(1);
    slot_ = vm.declare_variable_slots(1);
    all = std::make_unique<Versioned<std::map<std::string, int>>>(vm.versions());
  }
  void write(const AccessInfo& i) override {
    if (!i.place.is_user) return;
    ++vm_->edit_variable_slots(i.variable)[slot_];
    ++all->edit()[vm_->variable_name(i.variable)];
    last = i.variable;
  }
  void checkpoint_restored(const CheckpointInfo&) override { ++restored; }
  uint64_t count() {
    const uint64_t* slots = vm_->variable_slots(last);
    return slots == nullptr ? 0 : slots[slot_];
  }
  std::unique_ptr<Versioned<std::map<std::string, int>>> all;
  Variable last;
  int restored = 0;

 private:
  Vm* vm_ = nullptr;
  uint32_t slot_ = 0;
};

TEST(Tools, WhatTheyKeepGoesBackWithTheProgram) {
  Watched w(R"(class T {
  static int x;
  public static void main(String[] args) {
    for (int i = 0; i < 100000; i++) x = i;
  }
})");
  Counter c;
  w.begin({&c});
  vm::Machine& m = w.machine();
  checkpoint::Store store(m);
  m.begin_run();
  auto step = [&] { m.step(*m.first_runnable()); };
  while (c.all->get().empty()) step();
  const uint64_t count = c.count();
  const int all = c.all->get().at("T.x");
  ASSERT_GT(count, 0u);
  const checkpoint::Id id = store.take();
  for (int round = 0; round < 3; ++round) {
    step();
    const checkpoint::Id inner = store.take();
    step();
    EXPECT_GT(c.count(), count);
    store.restore(inner);
    store.drop(inner);
    step();
    store.restore(id);
    EXPECT_EQ(c.count(), count);
    EXPECT_EQ(c.all->get().at("T.x"), all);
  }
  EXPECT_EQ(c.restored, 6);
  store.drop(id);
  step();
  EXPECT_GT(c.count(), count);
}

TEST(Tools, SlotsOfDeadObjectsAreNobodyElses) {
  Watched w(R"(class T {
  int x;
  public static void main(String[] args) {
    for (int i = 0; i < 30000; i++) { T t = new T(); t.x = i; int[] garbage = new int[1000]; }
  }
})");
  class Fresh final : public Tool {
   public:
    const char* name() const override { return "fresh"; }
    EventSet needs() const override { return {Event::write}; }
    void attached(Vm& vm) override {
      vm_ = &vm;
      vm.declare_variable_slots(1);
    }
    void write(const AccessInfo& i) override {
      if (!i.place.is_user || i.is_element) return;
      most = std::max(most, ++vm_->edit_variable_slots(i.variable)[0]);
      ++writes;
    }
    uint64_t most = 0;
    uint64_t writes = 0;

   private:
    Vm* vm_ = nullptr;
  } fresh;
  w.run({&fresh});
  EXPECT_GT(w.machine().heap().stats().collections, 1u);
  EXPECT_EQ(fresh.writes, 30000u);
  EXPECT_EQ(fresh.most, 1u);
}

// Wrong on purpose.
class Rude final : public Tool {
 public:
  const char* name() const override { return "rude"; }
  EventSet needs() const override { return {Event::write}; }
  void attached(Vm& vm) override { went_back = vm.request_go_back(1); }
  void write(const AccessInfo&) override {
    ++heard;
    throw std::runtime_error("no");
  }
  int heard = 0;
  bool went_back = true;
};

TEST(Tools, OneThatThrowsHearsNothingMore) {
  Watched w("class T { static int x; public static void main(String[] a) { x = 1; x = 2; } }");
  Rude rude;
  Counter c;
  w.run({&rude, &c});
  EXPECT_EQ(rude.heard, 1);
  EXPECT_FALSE(rude.went_back);
  EXPECT_EQ(c.all->get().at("T.x"), 2);
  ASSERT_EQ(w.machine().tools().errors().size(), 1u);
  EXPECT_EQ(w.machine().tools().errors()[0],
            "tool rude: it has thrown \"no\" and is not asked any more");
}

class Caller final : public Tool {
 public:
  const char* name() const override { return "caller"; }
  EventSet needs() const override { return {Event::program_end}; }
  void attached(Vm& vm) override {
    vm_ = &vm;
    vm.on_call("T", "probe", [this](const Vm::Downcall& call) {
      heard.push_back(static_cast<int>(call.primitives[0]));
      where = vm_->where(call.place);
      if (heard.back() == 1)
        for (const char* name : {"sum", "sleeps", "throwsUp", "isNotThere"})
          vm_->request_call("T", name, [this](std::optional<uint64_t> result) {
            results.push_back(result ? static_cast<int>(*result) : -1);
          });
      if (heard.back() == 3) vm_->request_stop("seen enough");
    });
  }
  std::vector<int> heard;
  std::vector<int> results;
  std::string where;

 private:
  Vm* vm_ = nullptr;
};

TEST(Tools, TalkWithTheProgram) {
  Watched w(R"(class T {
  static int n;
  static void probe(int x) { n += x; }
  static int sum() { return n * 10; }
  static int sleeps() throws Exception { synchronized (T.class) { T.class.wait(); } return 1; }
  static int throwsUp() { throw new IllegalStateException(); }
  public static void main(String[] args) {
    for (int i = 0; i < 100; i++) {
      probe(i);
      for (int j = 0; j < 100000; j++);
    }
  }
})");
  Caller c;
  w.run({&c});
  EXPECT_EQ(w.result(), vm::RunResult::kStopped);
  EXPECT_EQ(w.machine().tools().vm().take_stop(), "tool caller: seen enough");
  EXPECT_EQ(c.heard, (std::vector<int>{0, 1, 2, 3}));
  EXPECT_EQ(c.where, "T.java:3");
  EXPECT_EQ(c.results, (std::vector<int>{10, -1, -1, -1}));
}

TEST(Tools, HoldThreadsBack) {
  Watched w(R"(class T extends Thread {
  static volatile int n;
  int id; T(int id) { this.id = id; }
  public void run() { System.out.print(id); }
  public static void main(String[] args) throws Exception {
    T a = new T(1); T b = new T(2);
    a.start(); b.start();
    b.join(); n = 1; a.join();
  }
})");
  class Hold final : public Tool {
   public:
    const char* name() const override { return "hold"; }
    EventSet needs() const override { return {Event::thread_start, Event::sync_write}; }
    void attached(Vm& vm) override { vm_ = &vm; }
    void thread_start(const ThreadInfo& i) override {
      if (i.other == 1) vm_->set_enabled(1, false);
    }
    void sync_write(const AccessInfo& i) override {
      if (vm_->variable_name(i.variable) == "T.n") vm_->set_enabled(1, true);
    }

   private:
    Vm* vm_ = nullptr;
  } hold;
  w.run({&hold});
  EXPECT_EQ(w.output(), "21");
}

}  // namespace
}  // namespace braid
