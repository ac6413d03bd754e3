#include "tests/schedules/program_maker.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <string_view>

namespace braid::tests {
namespace {

constexpr std::array<std::string_view, kKinds.size()> kNames = {
    "guarded", "racy", "spin", "timed", "juc", "choose", "life", "shared"};

// There were so many kinds when the first seeds were written down.
constexpr std::uint64_t kSeedStep = 7;

// Static fields that are declared if the program mentions them. An initial value in the text is
// fixed; those that vary belong to ProgramMaker.
struct Declaration {
  std::string_view name;
  std::string_view text;
};

constexpr std::array kDeclarations = {
    Declaration{"l0", "static final Object l0 = new Object();"},
    Declaration{"l1", "static final Object l1 = new Object();"},
    Declaration{"l2", "static final Object l2 = new Object();"},
    Declaration{"k0", "static final ReentrantLock k0 = new ReentrantLock();"},
    Declaration{"k1", "static final ReentrantLock k1 = new ReentrantLock();"},
    Declaration{"c0", "static final Condition c0 = k0.newCondition();"},
    Declaration{"c1", "static final Condition c1 = k1.newCondition();"},
    Declaration{"w0", "static final ReentrantReadWriteLock w0 = new ReentrantReadWriteLock();"},
    Declaration{"w1", "static final ReentrantReadWriteLock w1 = new ReentrantReadWriteLock();"},
    Declaration{"cw0", "static final Condition cw0 = w0.writeLock().newCondition();"},
    Declaration{"cw1", "static final Condition cw1 = w1.writeLock().newCondition();"},
    Declaration{
        "bq0",
        "static final ArrayBlockingQueue<Integer> bq0 = new ArrayBlockingQueue<Integer>(1);"},
    Declaration{
        "bq1",
        "static final ArrayBlockingQueue<Integer> bq1 = new ArrayBlockingQueue<Integer>(2);"},
    Declaration{"s0", "static final Semaphore s0 = new Semaphore(1);"},
    Declaration{"s1", "static final Semaphore s1 = new Semaphore(0);"},
    Declaration{"s2", "static final Semaphore s2 = new Semaphore(1);"},
    Declaration{"a0", "static final AtomicInteger a0 = new AtomicInteger();"},
    Declaration{"a1", "static final AtomicInteger a1 = new AtomicInteger(1);"},
    Declaration{"m0", "static final AtomicInteger m0 = new AtomicInteger();"},
    Declaration{"b0", "static final CyclicBarrier b0 = new CyclicBarrier(2);"},
    Declaration{"d0", "static final CountDownLatch d0 = new CountDownLatch(1);"},
    Declaration{"d1", "static final CountDownLatch d1 = new CountDownLatch(2);"},
    Declaration{"v0", "static volatile int v0;"},
    Declaration{"v1", "static volatile int v1;"},
    Declaration{"v2", "static volatile int v2 = 1;"},
    Declaration{"f0", "static volatile int f0;"},
    Declaration{"q0", "static volatile int q0;"},
    Declaration{"q1", "static volatile int q1;"},
    Declaration{"turn", "static volatile int turn;"},
    Declaration{"p0", "static int p0;"},
    Declaration{"y0", "static int y0;"},
    Declaration{"z0", "static int z0;"},
    Declaration{"h1", "static int h1;"},
    Declaration{"h2", "static int h2;"},
    Declaration{"h3", "static int h3;"},
    Declaration{"box", "static class Box { int f; }\n  static final Box box = new Box();"},
    Declaration{"cells", "static final int[] cells = {0, 1, 0, 1};"},
};

bool is_name_character(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

// Whether the code has this name as a word.
bool mentions(std::string_view code, std::string_view name) {
  for (std::size_t at = code.find(name); at != std::string_view::npos;
       at = code.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    const bool starts = at == 0 || !is_name_character(code[at - 1]);
    const bool ends = end == code.size() || !is_name_character(code[end]);
    if (starts && ends) return true;
  }
  return false;
}

std::string indented(const std::string& lines) {
  std::string text;
  for (const char c : lines) {
    if (text.empty() || text.back() == '\n') text += "  ";
    text += c;
  }
  return text;
}

}  // namespace

std::string_view kind_name(Kind kind) { return kNames[static_cast<std::size_t>(kind)]; }

std::optional<Kind> kind_named(std::string_view name) {
  for (const Kind kind : kKinds) {
    if (kind_name(kind) == name) return kind;
  }
  return std::nullopt;
}

std::string make_program(std::uint64_t seed, Kind kind) {
  constexpr int kLargest = 6;
  std::string text;
  for (int limit = kLargest; limit >= 1; --limit) {
    ProgramMaker maker(seed, kind, limit);
    text = maker.make();
    if (maker.orders() <= kMaxOrders) break;
  }
  return text;
}

ProgramMaker::ProgramMaker(std::uint64_t seed, Kind kind, int size_limit)
    : random_(seed * kSeedStep + static_cast<std::uint64_t>(kind)),
      kind_(kind),
      size_limit_(size_limit) {}

double ProgramMaker::orders() const {
  double orders = 1;
  int total = 0;
  for (const Thread& thread : threads_) {
    if (!thread.has_body) continue;
    const int blocks = thread.blocks + 1;  // its death
    for (int i = 1; i <= blocks; ++i) orders = orders * ++total / i;
  }
  return orders;
}

std::string ProgramMaker::make() {
  plan();
  for (int i = 1; i < static_cast<int>(threads_.size()); ++i) write_body(i);
  write_main();
  std::string code;
  for (int i = 1; i < static_cast<int>(threads_.size()); ++i) code += class_text(i);
  code += threads_[0].text;
  // Class 0 may be used by class 1 and the other way round.
  const std::string classes[2] = {initialiser_class(0), initialiser_class(1)};
  if (mentions(code, "C0") || mentions(code, "C1")) {
    for (int i = 0; i < 2; ++i) {
      const std::string name = fmt::format("C{}", i);
      if (mentions(code, name) || mentions(classes[1 - i], name)) code += classes[i];
    }
  }
  std::string head;
  const auto import = [&](std::string_view package, std::initializer_list<std::string_view> names) {
    for (const std::string_view name : names) {
      if (mentions(code + declarations(code), name))
        head += fmt::format("import {}.{};\n", package, name);
    }
  };
  import("java.util.concurrent", {"ArrayBlockingQueue", "BrokenBarrierException", "CountDownLatch",
                                  "CyclicBarrier", "Semaphore", "TimeUnit"});
  import("java.util.concurrent.atomic", {"AtomicInteger"});
  import("java.util.concurrent.locks",
         {"Condition", "LockSupport", "ReentrantLock", "ReentrantReadWriteLock"});
  if (!head.empty()) head += "\n";
  return head + "public class Main {\n" + declarations(code) + code + "}\n";
}

// The bodies ----------------------------------------------------------------------------------

void ProgramMaker::begin_body(int thread) {
  thread_ = thread;
  out_.clear();
  indent_ = thread == 0 ? 2 : 3;
  budget_ = current().size;
  asserts_ = 0;
}

void ProgramMaker::write_body(int thread) {
  begin_body(thread);
  while (budget_ > 0) statement();
  while (!current().parts.empty()) part();
  current().text = out_;
}

// main, in order: what no other thread may see half done, the starts with its own statements
// between them, the joins, the asserts.
void ProgramMaker::write_main() {
  begin_body(0);
  const int count = static_cast<int>(threads_.size());
  if (has_frozen_) line(fmt::format("y0 = {};", constant()));
  for (int i = 1; i < count; ++i) {
    if (threads_[static_cast<std::size_t>(i)].daemon) line(fmt::format("t{}.setDaemon(true);", i));
  }
  const bool has_body = current().has_body;
  if (has_body) line("int r0 = 0, r1 = 0;");
  bool first = true;
  for (int i = 1; i < count; ++i) {
    if (threads_[static_cast<std::size_t>(i)].starter != 0) continue;
    while (has_body && !first && budget_ > 0 && random_.chance(35)) statement();
    const int guard = random_.chance(12) ? pick_guard(GuardType::kMonitor) : -1;
    if (guard >= 0) enter(guard);
    write_start(i);
    if (guard >= 0) leave(guard);
    first = false;
  }
  if (has_body) {
    while (budget_ > 0) statement();
    while (!current().parts.empty()) part();
    line("r0_0 = r0;");
    line("r0_1 = r1;");
  }
  write_main_end();
  current().text =
      "\n  public static void main(String[] args) throws Exception {\n" + out_ + "  }\n";
}

void ProgramMaker::write_main_end() {
  const int count = static_cast<int>(threads_.size());
  for (int i = 1; i < count; ++i) {
    if (joins_all_ || random_.chance(30)) line(fmt::format("t{}.join();", i));
  }
  if (!joins_all_) return;
  // Everything may be read now.
  if (has_frozen_ && random_.chance(50)) line(fmt::format("y0 = {};", constant()));
  std::vector<std::string> readable;
  for (const Variable& variable : variables_) readable.push_back(variable.text);
  for (int i = current().has_body ? 0 : 1; i < count; ++i) {
    readable.push_back(fmt::format("r{}_0", i));
    readable.push_back(fmt::format("r{}_0", i));  // What threads saw says most.
  }
  if (random_.chance(45)) {
    const std::string left = comparison(random_.pick(readable));
    const std::string right = comparison(random_.pick(readable));
    line(fmt::format("assert !({} && {}) : \"at the end\";", left, right));
  }
  if (random_.chance(8)) line(fmt::format("System.out.println({});", random_.pick(readable)));
}

std::string ProgramMaker::class_text(int thread) const {
  const Thread& it = threads_[static_cast<std::size_t>(thread)];
  std::string text =
      fmt::format("\n  static class T{} extends Thread {{\n    public void run() {{\n", thread);
  text += "      int r0 = 0, r1 = 0;\n";
  if (it.may_throw) text += "      try {\n";
  text += it.may_throw ? indented(it.text) : it.text;
  if (it.may_throw) {
    text += fmt::format("      }} catch (InterruptedException{} e) {{\n        r0 = 3;\n      }}\n",
                        it.may_break_barrier ? " | BrokenBarrierException" : "");
  }
  text += fmt::format("      r{0}_0 = r0;\n      r{0}_1 = r1;\n    }}\n  }}\n", thread);
  return text;
}

std::string ProgramMaker::declarations(const std::string& code) const {
  std::string text;
  for (const Declaration& declaration : kDeclarations) {
    if (mentions(code, declaration.name)) text += fmt::format("  {}\n", declaration.text);
  }
  for (const Variable& variable : variables_) {
    if (variable.text[0] != 'x' || !mentions(code, variable.text)) continue;
    text += variable.first == 0
                ? fmt::format("  static int {};\n", variable.text)
                : fmt::format("  static int {} = {};\n", variable.text, variable.first);
  }
  for (int i = 0; i < static_cast<int>(threads_.size()); ++i) {
    if (i > 0 || threads_[0].has_body) text += fmt::format("  static int r{0}_0, r{0}_1;\n", i);
  }
  for (int i = 1; i < static_cast<int>(threads_.size()); ++i) {
    text += fmt::format("  static final Thread t{0} = new T{0}();\n", i);
  }
  return text;
}

std::string ProgramMaker::initialiser_class(int number) const {
  return fmt::format(
      "\n  static class C{} {{\n    static int f;\n\n    static {{\n{}    }}\n  }}\n", number,
      initialisers_[static_cast<std::size_t>(number)]);
}

// Lines ---------------------------------------------------------------------------------------

void ProgramMaker::line(const std::string& text) {
  out_.append(static_cast<std::size_t>(2 * indent_), ' ').append(text).append("\n");
}

void ProgramMaker::open(const std::string& text) {
  line(text);
  ++indent_;
}

void ProgramMaker::close(const std::string& text) {
  --indent_;
  line(text);
}

}  // namespace braid::tests
