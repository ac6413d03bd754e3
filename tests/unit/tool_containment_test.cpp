// Tools that do everything wrong: the program runs as if they were not there.
#include <fmt/format.h>

#include <memory>
#include <stdexcept>

#include "checkpoint/store.h"
#include "tests/unit/watched.h"
#include "vm/tool_vm.h"

namespace braid {
namespace {

using test::Watched;

// Something of each event that a run without checkpoints has.
constexpr const char* kBusy = R"(class T extends Thread {
  static Object lock = new Object();
  static volatile int v;
  static int n;
  static int[] a = new int[4];
  static void probe(int x) { }
  public void run() {
    synchronized (lock) { n++; v = n; lock.notifyAll(); }
    synchronized (lock) { a[n % 4]++; }
  }
  public static void main(String[] args) throws Exception {
    T[] all = new T[5];
    synchronized (lock) {
      for (int i = 0; i < 5; i++) { all[i] = new T(); all[i].start(); }
      Thread.yield();
    }
    synchronized (lock) { while (n == 0) lock.wait(); }
    for (T t : all) t.join();
    try { throw new IllegalStateException("x"); } catch (IllegalStateException e) { n += v; }
    try { assert n == 0 : "y"; } catch (AssertionError e) { n += 100; }
    for (int i = 0; i < 3000; i++) { int[] garbage = new int[1000]; garbage[i % 1000] = i; n += garbage.length / 1000; }
    Thread.currentThread().interrupt();
    n += Thread.interrupted() ? 1 : 0;
    java.util.concurrent.Semaphore s = new java.util.concurrent.Semaphore(1);
    s.acquire(); n += s.tryAcquire() ? 1000 : 0; s.release();
    for (int i = 0; i < 100; i++) probe(i);
    System.out.println(n);
  }
})";
constexpr const char* kBusyOutput = "3111\n";

constexpr Event kAllEvents[] = {
#define EVENT(name, Info, how, doc) Event::name,
#include "vm/events.def"
#undef EVENT
};

EventSet all_events() {
  EventSet all;
  for (Event e : kAllEvents) all = all | EventSet{e};
  return all;
}

// Throws something that is no std::exception in every handler.
class Thrower final : public Tool {
 public:
  explicit Thrower(EventSet needs) : needs_(needs) {}
  const char* name() const override { return "thrower"; }
  EventSet needs() const override { return needs_; }
#define EVENT(event, Info, how, doc) \
  void event(const Info&) override { throw ++heard; }
#include "vm/events.def"
#undef EVENT
  int heard = 0;

 private:
  EventSet needs_;
};

TEST(ToolContainment, ThrowInEachHandler) {
  int thrown = 0;
  std::string silent;
  for (Event e : kAllEvents) {
    Watched w(kBusy);
    Thrower t({e});
    w.run({&t});
    EXPECT_EQ(w.output(), kBusyOutput);
    EXPECT_LE(t.heard, 1);
    thrown += t.heard;
    ASSERT_EQ(w.errors().size(), static_cast<size_t>(t.heard));
    if (t.heard == 0) {
      silent += fmt::format("{} ", static_cast<int>(e));
      continue;
    }
    EXPECT_EQ(w.errors()[0],
              "tool thrower: it has thrown \"an exception of unknown type\" and is not asked any "
              "more");
  }
  // All but those of breakpoints, depths, checkpoints, Choose and uncaught exceptions.
  EXPECT_EQ(thrown, static_cast<int>(kEventCount) - 6) << silent;
}

class Listener final : public Tool {
 public:
  const char* name() const override { return "listener"; }
  EventSet needs() const override { return {Event::write}; }
  void write(const AccessInfo& i) override { heard += i.place.is_user ? 1 : 0; }
  int heard = 0;
};

TEST(ToolContainment, OtherToolsMissNothingWhenOneThrows) {
  const char* program =
      "class T { static int x; public static void main(String[] a) { x = 1; x = 2; } }";
  Watched w(program);
  Thrower t({Event::write});
  Listener l;
  w.run({&t, &l});
  EXPECT_EQ(l.heard, 2);
}

// Wrong before the program starts.
class Shapeless final : public Tool {
 public:
  explicit Shapeless(int how) : how_(how) {}
  const char* name() const override {
    if (how_ == 0) throw 1;
    return how_ == 1 ? nullptr : "shapeless";
  }
  EventSet needs() const override {
    if (how_ == 2) throw std::string("no needs");
    return all_events();
  }
  void attached(Vm& vm) override {
    if (how_ == 3) throw "no place";
    if (how_ == 4) vm.declare_variable_slots(UINT32_MAX);
    if (how_ == 5) vm.declare_object_slots(Vm::kMostSlots + 1);
    vm_ = &vm;
  }
  void line(const CodeInfo&) override {
    if (how_ == 6) vm_->declare_reference_slot();
    if (how_ == 1) throw std::runtime_error("");
  }

 private:
  int how_;
  Vm* vm_ = nullptr;
};

TEST(ToolContainment, WrongFromTheStart) {
  for (int how = 0; how <= 6; ++how) {
    Watched w(kBusy);
    Shapeless s(how);
    w.run({&s});
    EXPECT_EQ(w.output(), kBusyOutput);
    ASSERT_EQ(w.errors().size(), 1u) << how;
    EXPECT_TRUE(w.errors()[0].starts_with(how < 2 ? "tool without a name: it has thrown"
                                                  : "tool shapeless: it has thrown"))
        << w.errors()[0];
  }
}

// Asks everything about a handle.
std::string ask_all(Vm& vm, ObjectRef o) {
  std::string all = vm.object_name(o) + vm.describe_exception(o) + vm.class_name(vm.class_of(o));
  all += vm.lock_name(o) + vm.library_object(o);
  for (uint32_t slot : {0u, 1u, 2u, 3u, 1000u, UINT32_MAX}) {
    const Variable v{o, slot};
    all += vm.variable_name(v) + vm.describe_value(v);
    all += vm.has_annotation(v, "NoRaceCheck") ? "annotated" : "";
    if (const uint64_t* slots = vm.variable_slots(v)) all += std::to_string(slots[0]);
    vm.edit_variable_slots(v)[0] += 7;
  }
  if (const uint64_t* slots = vm.object_slots(o)) all += std::to_string(slots[0]);
  vm.edit_object_slots(o)[0] += 7;
  if (vm.owner(o) != kNoThread || !vm.waiters(o).empty() || !vm.sharers(o).empty()) all += "a lock";
  return all;
}

// Keeps all handles for good, and asks about them again and again; writes nonsense into slots.
class Hoarder final : public Tool {
 public:
  const char* name() const override { return "hoarder"; }
  EventSet needs() const override {
    return {Event::object_new, Event::write, Event::lock_enter, Event::exception_throw,
            Event::thread_start};
  }
  void attached(Vm& vm) override {
    vm_ = &vm;
    vm.declare_variable_slots(1);
    vm.declare_object_slots(1);
    reference_ = vm.declare_reference_slot();
  }
  void object_new(const ObjectInfo& i) override { keep(i.object); }
  void write(const AccessInfo& i) override {
    keep(i.variable.object);
    if (i.is_reference) keep({reinterpret_cast<const void*>(i.value)});
    vm_->edit_object_slots(i.variable.object)[reference_] = i.value + 4;
  }
  void lock_enter(const LockInfo& i) override { keep(i.lock); }
  void exception_throw(const ExceptionInfo&) override {
    for (ObjectRef o : kept_) asked += ask_all(*vm_, o).empty() ? 0 : 1;
  }
  void thread_start(const ThreadInfo&) override {
    int local = 0;
    for (const void* p : {static_cast<const void*>(&local), reinterpret_cast<const void*>(16),
                          static_cast<const void*>(vm_), static_cast<const void*>(nullptr)}) {
      foreign += ask_all(*vm_, {p});
      foreign += vm_->class_name({p}) + vm_->method_name(p) + vm_->where({p, 3, true});
      foreign += vm_->opcode({p, 3, true}) + vm_->class_name(vm_->class_at({p, 3, true}));
      foreign += vm_->object_name(vm_->statics_of({p}));
      foreign += vm_->frames_of(vm_->stack_of(0, {p, 3, true})).empty() ? "" : "frames";
      foreign += vm_->frames_of(4000000000u).empty() ? "" : "frames";
      foreign += vm_->line({p, 3, true}) != 0 ? "a line" : "";
    }
    for (ThreadNumber t : {17u, 99999u, kNoThread}) {
      foreign += vm_->where(vm_->user_place(t));
      vm_->set_target_depth(t, 0);
      EXPECT_TRUE(vm_->frames(t).empty() && vm_->held_by(t).empty() && !vm_->blocked_on(t));
      EXPECT_TRUE(vm_->locals(t, 3).empty() && !vm_->set_enabled(t, false) && !vm_->is_daemon(t));
    }
    EXPECT_TRUE(vm_->locals(0, 77777).empty());
    EXPECT_FALSE(vm_->request_go_back(1));
  }
  std::string foreign;
  size_t asked = 0;

 private:
  void keep(ObjectRef o) {
    if (kept_.size() < 20000) kept_.push_back(o);
  }
  Vm* vm_ = nullptr;
  uint32_t reference_ = 0;
  std::vector<ObjectRef> kept_;
};

TEST(ToolContainment, HandlesOfNothingGetEmptyAnswers) {
  for (const bool has_pressure : {false, true}) {
    Watched w(kBusy);
    w.check_handles();
    w.machine().heap().set_stress(has_pressure);
    Hoarder h;
    w.run({&h});
    EXPECT_EQ(w.output(), kBusyOutput);
    EXPECT_EQ(h.foreign, "");
    EXPECT_GT(h.asked, 10u);
    ASSERT_EQ(w.errors().size(), 1u);
    EXPECT_EQ(w.errors()[0],
              "tool hoarder: it has asked about something that is not in the program (any more); "
              "such questions get empty answers");
    w.machine().heap().validate();
  }
}

TEST(ToolContainment, NoMessageForHandlesThatAreGood) {
  Watched w(kBusy);
  w.check_handles();
  class Curious final : public Tool {
   public:
    const char* name() const override { return "curious"; }
    EventSet needs() const override { return all_events(); }
    void attached(Vm& vm) override {
      vm_ = &vm;
      vm.declare_object_slots(1);
    }
    void write(const AccessInfo& i) override {
      if (!i.place.is_user) return;
      text +=
          vm_->variable_name(i.variable) + vm_->describe_value(i.variable) + vm_->where(i.place);
      if (i.is_reference && i.value != 0)
        text += vm_->object_name({reinterpret_cast<const void*>(i.value)});
    }
    void lock_enter(const LockInfo& i) override {
      text += vm_->object_name(i.lock) + vm_->class_name(vm_->class_of(i.lock));
      for (const HeldLock& h : vm_->held_by(i.thread)) text += vm_->object_name(h.lock);
      vm_->edit_object_slots(i.lock)[0]++;
    }
    void method_enter(const MethodInfo& i) override {
      text += vm_->method_name(i.method) + vm_->where(i.place);
      if (!i.place.is_user) return;
      for (const FrameInfo& f : vm_->frames(i.thread)) text += vm_->where(f.place);
    }
    void thread_end(const ThreadInfo& i) override { text += vm_->where(i.place); }
    void class_init(const ClassInfo& i) override { text += vm_->class_name(i.cls); }
    void exception_catch(const ExceptionInfo& i) override {
      text += vm_->describe_exception(i.exception) + vm_->where(i.place);
    }
    std::string text;

   private:
    Vm* vm_ = nullptr;
  } curious;
  w.run({&curious});
  EXPECT_EQ(w.output(), kBusyOutput);
  EXPECT_EQ(w.errors(), std::vector<std::string>());
  EXPECT_NE(curious.text.find("T.lock"), std::string::npos);
}

// Looks at everything that there is at each event.
class Prying final : public Tool {
 public:
  const char* name() const override { return "prying"; }
  EventSet needs() const override { return all_events(); }
  void attached(Vm& vm) override { vm_ = &vm; }
#define EVENT(event, Info, how, doc) \
  void event(const Info&) override { pry(); }
#include "vm/events.def"
#undef EVENT
  size_t seen = 0;

 private:
  void pry() {
    if (++times_ % 64 != 0 && times_ > 2000) return;  // names take time
    for (ThreadNumber t : vm_->threads()) {
      seen += vm_->where(vm_->user_place(t)).size() + vm_->held_by(t).size();
      const size_t frames = vm_->frames(t).size();
      for (uint32_t f = 0; f < frames; ++f) seen += vm_->locals(t, f).size();
      if (const auto lock = vm_->blocked_on(t)) seen += vm_->object_name(*lock).size();
    }
  }
  Vm* vm_ = nullptr;
  size_t times_ = 0;
};

TEST(ToolContainment, LookAtEverythingAtAnyTime) {
  for (const bool has_pressure : {false, true}) {
    Watched w(kBusy);
    w.check_handles();
    w.machine().heap().set_stress(has_pressure);
    Prying p;
    w.run({&p});
    EXPECT_EQ(w.output(), kBusyOutput);
    EXPECT_EQ(w.errors(), std::vector<std::string>());
    EXPECT_GT(p.seen, 1000u);
  }
}

// Gives functions that throw, and asks for too much.
class Demanding final : public Tool {
 public:
  const char* name() const override { return "demanding"; }
  EventSet needs() const override { return {Event::program_end}; }
  void attached(Vm& vm) override {
    vm.on_call("T", "probe", [this, &vm](const Vm::Downcall&) {
      if (++heard < 3) return;
      vm.request_call("T", "probe0", nullptr);
      vm.request_call("No.such", "method", [this](std::optional<uint64_t> r) { results += !r; });
      throw 3.5;
    });
  }
  void program_end(const ThreadInfo&) override { has_ended = true; }
  int heard = 0;
  int results = 0;
  bool has_ended = false;
};

TEST(ToolContainment, FunctionsThatThrow) {
  Watched w(kBusy);
  Demanding d;
  w.run({&d});
  EXPECT_EQ(w.output(), kBusyOutput);
  EXPECT_EQ(d.heard, 3);
  EXPECT_EQ(d.results, 0);
  EXPECT_FALSE(d.has_ended);
  ASSERT_EQ(w.errors().size(), 1u);
  EXPECT_TRUE(w.errors()[0].starts_with("tool demanding: it has thrown")) << w.errors()[0];
}

class Stopping final : public Tool {
 public:
  const char* name() const override { return "stopping"; }
  EventSet needs() const override { return {Event::line}; }
  void attached(Vm& vm) override { vm_ = &vm; }
  void line(const CodeInfo&) override { vm_->request_stop(fmt::format("{}", ++heard)); }
  int heard = 0;

 private:
  Vm* vm_ = nullptr;
};

TEST(ToolContainment, TheFirstRequestToStopCounts) {
  Watched w(kBusy);
  Stopping s;
  w.run({&s});
  EXPECT_EQ(w.result(), vm::RunResult::kStopped);
  EXPECT_GT(s.heard, 1);
  EXPECT_EQ(w.machine().tools().vm().take_stop(), "tool stopping: 1");
}

// Removes itself and adds another one while it is told.
TEST(ToolContainment, ComeAndGoInAHandler) {
  Watched w("class T { static int x; public static void main(String[] a) { x = 1; x = 2; } }");
  class Going final : public Tool {
   public:
    Going(vm::Machine& machine, Listener& next) : machine_(machine), next_(next) {}
    const char* name() const override { return "going"; }
    EventSet needs() const override { return {Event::write}; }
    void write(const AccessInfo& i) override {
      if (!i.place.is_user) return;
      machine_.tools().remove(*this);
      machine_.tools().add(next_);
    }
    vm::Machine& machine_;
    Listener& next_;
  };
  Listener last;
  Listener next;
  Going going(w.machine(), next);
  w.run({&going, &last});
  EXPECT_EQ(last.heard, 2);
  EXPECT_EQ(next.heard, 2);
  EXPECT_TRUE(w.errors().empty());
}

// Names of objects are no reason for the program to see other identity hash codes.
TEST(ToolContainment, AskingForNamesChangesNothing) {
  const char* program = R"(class T {
  static void probe(Object o) { }
  public static void main(String[] args) {
    probe(new Object());
    probe(new int[3]);
    System.out.println(System.identityHashCode(new Object()));
  }
})";
  class Namer final : public Tool {
   public:
    const char* name() const override { return "namer"; }
    EventSet needs() const override { return {Event::object_new}; }
    void attached(Vm& vm) override { vm_ = &vm; }
    void object_new(const ObjectInfo& i) override {
      if (i.place.is_user) names += vm_->object_name(i.object) + " ";
    }
    std::string names;

   private:
    Vm* vm_ = nullptr;
  } namer;
  Watched plain(program);
  plain.run({});
  Watched named(program);
  named.run({&namer});
  EXPECT_EQ(named.output(), plain.output());
  EXPECT_EQ(namer.names, "Object#? int[]#? Object#? ");
}

// ---- Going back ---------------------------------------------------------------------------------

class Keeper final : public Tool {
 public:
  const char* name() const override { return "keeper"; }
  EventSet needs() const override { return {Event::object_new, Event::checkpoint_restored}; }
  void attached(Vm& vm) override {
    vm_ = &vm;
    value = std::make_unique<Versioned<int>>(vm.versions());
  }
  void object_new(const ObjectInfo& i) override {
    kept.push_back(i.object);
    value->edit()++;
  }
  void checkpoint_restored(const CheckpointInfo& i) override {
    went_back |= vm_->request_go_back(i.checkpoint) || vm_->request_go_back(12345);
  }
  std::vector<ObjectRef> kept;
  std::unique_ptr<Versioned<int>> value;
  bool went_back = false;
  Vm* vm_ = nullptr;
};

TEST(ToolContainment, ObjectsAreGoneAfterGoingBack) {
  Watched w(R"(class T {
  static Object[] all = new Object[100000];
  public static void main(String[] args) {
    for (int i = 0; i < 100000; i++) all[i] = i % 50 == 0 ? (Object) new int[5000] : new T();
  }
})");
  w.check_handles();
  Keeper k;
  w.begin({&k});
  vm::Machine& m = w.machine();
  checkpoint::Store store(m);
  m.begin_run();
  auto step = [&] { m.step(*m.first_runnable()); };
  step();
  const checkpoint::Id outer = store.take();
  step();
  const checkpoint::Id id = store.take();
  const size_t before = k.kept.size();
  ASSERT_GT(before, 100u);
  for (int round = 0; round < 3; ++round) {
    k.kept.resize(before);
    step();
    const std::vector<ObjectRef> kept = k.kept;
    ASSERT_GT(kept.size(), before + 100);
    EXPECT_NE(k.vm_->object_name(kept.back()), "");
    store.restore(id);
    for (size_t i = before; i < kept.size(); ++i) ASSERT_EQ(ask_all(*k.vm_, kept[i]), "") << i;
    for (size_t i = before - 100; i < before; ++i) ASSERT_NE(ask_all(*k.vm_, kept[i]), "") << i;
  }
  // A value that is gone is not written to.
  step();
  k.value = std::make_unique<Versioned<int>>(k.vm_->versions());
  store.restore(outer);
  EXPECT_FALSE(k.went_back);
  store.drop(outer);
  m.heap().validate();
}

}  // namespace
}  // namespace braid
