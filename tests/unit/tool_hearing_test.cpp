// The loop tells tools of accesses without the log (vm/heard.h) what the log would have told them.
#include <fmt/format.h>

#include "tests/unit/watched.h"
#include "vm/tool.h"

namespace braid {
namespace {

using test::Watched;

// Writes down all that it hears of accesses and locks, of user code and the library.
class Witness final : public Tool {
 public:
  explicit Witness(bool each_instruction) : each_instruction_(each_instruction) {}
  const char* name() const override { return "witness"; }
  EventSet needs() const override {
    const EventSet events = {Event::read,       Event::write,     Event::sync_read,
                             Event::sync_write, Event::lock_want, Event::lock_enter,
                             Event::lock_exit};
    return each_instruction_ ? events | EventSet{Event::instruction} : events;
  }
  void attached(Vm& vm) override { vm_ = &vm; }
  void read(const AccessInfo& i) override { access("reads", i); }
  void write(const AccessInfo& i) override { access("writes", i); }
  void sync_read(const AccessInfo& i) override { access("reads volatile", i); }
  void sync_write(const AccessInfo& i) override { access("writes volatile", i); }
  void lock_want(const LockInfo& i) override { lock("wants", i); }
  void lock_enter(const LockInfo& i) override { lock("enters", i); }
  void lock_exit(const LockInfo& i) override { lock("leaves", i); }
  std::string text;

 private:
  void access(const char* what, const AccessInfo& i) {
    const std::string value =
        i.is_reference ? vm_->describe_value(i.variable) : fmt::format("{:x}", i.value);
    text +=
        fmt::format("{} {} {} {}{}{}{}{} = {} at {} {} {}\n", i.thread, what,
                    vm_->variable_name(i.variable), i.is_element ? "e" : "", i.is_static ? "s" : "",
                    i.is_reference ? "r" : "", i.is_atomic ? "a" : "", i.is_final ? "f" : "", value,
                    vm_->method_name(i.place.method), i.place.pc, i.place.is_user);
  }
  void lock(const char* what, const LockInfo& i) {
    text += fmt::format("{} {} {} at {} {} {}\n", i.thread, what, vm_->lock_name(i.lock),
                        vm_->where(i.place), i.place.pc, i.is_try);
  }
  const bool each_instruction_;
  Vm* vm_ = nullptr;
};

constexpr const char* kProgram = R"(import java.util.*;
class T {
  static int si; static String ss; static volatile int sv; static final Object lock = new Object();
  byte b; char c; short s; int i; long l; float f; double d; boolean z; Object o;
  volatile long v;
  final int fi; final Object fo;
  T(int n) { fi = n; fo = this; }
  static class Late { static int x = 7; static int[] a = { 1, 2 }; }
  synchronized int all(int n) {
    b = (byte) n; c = (char) n; s = (short) n; i = n; l = n; f = n; d = n; z = n % 2 == 0; o = this;
    v = n;
    return b + c + s + i + (int) l + (int) f + (int) d + (z ? 1 : 0) + (o == this ? 1 : 0) + (int) v;
  }
  static int elements(int n) {
    byte[] b = new byte[2]; char[] c = new char[2]; short[] s = new short[2]; int[] i = new int[2];
    long[] l = new long[2]; float[] f = new float[2]; double[] d = new double[2];
    boolean[] z = new boolean[2]; Object[] o = new Object[2]; int[][] two = new int[2][2];
    b[1] = (byte) n; c[1] = (char) n; s[1] = (short) n; i[1] = n; l[1] = n; f[1] = n; d[1] = n;
    z[1] = n % 2 == 0; o[1] = s; two[1][1] = n;
    System.arraycopy(i, 0, two[0], 0, 2);
    return b[1] + c[1] + s[1] + i[1] + (int) l[1] + (int) f[1] + (int) d[1] + (z[1] ? 1 : 0)
        + (o[1] == s ? 1 : 0) + two[0][1];
  }
  public static void main(String[] args) throws InterruptedException {
    T t = new T(3);
    for (int n = -70000; n <= 70000; n += 35000) si += t.all(n) + elements(n);
    ss = "text" + si; sv = si; si = sv + Late.x + Late.a[1];
    Map<String, Integer> map = new HashMap<>();
    for (int n = 0; n < 20; n++) map.merge("key" + n % 5, n, Integer::sum);
    Thread other = new Thread(() -> {
      for (int n = 0; n < 3; n++) synchronized (lock) { synchronized (lock) { si++; } Thread.yield(); }
      try { Object none = null; synchronized (none) { si = 0; } } catch (NullPointerException e) { si--; }
    });
    other.start();
    for (int n = 0; n < 3; n++) { synchronized (lock) { si++; Thread.yield(); } }
    synchronized (lock) { lock.wait(1); lock.notifyAll(); }
    other.join();
    System.out.println(si + map.get("key1"));
  }
})";

std::string heard(bool each_instruction) {
  Watched w(kProgram);
  Witness witness(each_instruction);
  w.run({&witness});
  return witness.text;
}

TEST(Tools, HearTheSameWithTheLogAndWithoutIt) {
  const std::string short_way = heard(false);
  const std::string by_the_log = heard(true);
  EXPECT_NE(short_way.find("T.d"), std::string::npos);
  EXPECT_NE(short_way.find("enters"), std::string::npos);
  EXPECT_EQ(short_way, by_the_log);
}

}  // namespace
}  // namespace braid
