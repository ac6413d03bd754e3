#include "tests/recordings/program.h"

#include <fmt/format.h>

#include <random>
#include <vector>

namespace braid::recordings {
namespace {

// What one thread may do; {n} is a small number, {f} the name of a file, {t} the thread.
constexpr const char* kActions[] = {
    "for (int i = 0; i < {n}000; i++) {{ racy++; sum = sum * 31 + i; }}",
    "synchronized (lock) {{ guarded += {n}; lock.notifyAll(); }}",
    "synchronized (lock) {{ lock.wait({n}); }}",
    "Thread.sleep({n} % 3);",
    "sum = sum * 31 + System.nanoTime();",
    "sum = sum * 31 + System.currentTimeMillis();",
    "sum = sum * 31 + new java.util.Random().nextInt();",
    "sum = sum * 31 + (long) (Math.random() * 1000000);",
    "sum = sum * 31 + java.util.concurrent.ThreadLocalRandom.current().nextInt(1000);",
    "synchronized (in) {{ String line = in.readLine(); sum = sum * 31 + (line == null ? {n} : "
    "line.hashCode()); }}",
    "try (FileWriter w = new FileWriter(dir + \"/{f}\", true)) {{ w.write(\"thread {t} \" + sum + "
    "\"\\n\"); }}",
    "try (FileWriter w = new FileWriter(dir + \"/{f}\")) {{ w.write(\"\" + System.nanoTime()); }}",
    "try (BufferedReader r = new BufferedReader(new FileReader(dir + \"/{f}\"))) {{\n"
    "          String line; while ((line = r.readLine()) != null) sum = sum * 31 + "
    "line.hashCode();\n"
    "        }} catch (FileNotFoundException e) {{ sum += {n}; }}",
    "sum = sum * 31 + new File(dir + \"/{f}\").length();",
    "if (new File(dir + \"/{f}\").renameTo(new File(dir + \"/x{f}\"))) sum++;",
    "if (new File(dir + \"/x{f}\").delete()) sum += 2;",
    "{{ String[] names = new File(dir).list(); sum = sum * 31 + (names == null ? 0 : "
    "names.length); }}",
    "System.out.println(\"thread {t} has \" + sum);",
    "Thread.yield();",
    "while (racy < {n}0) {{ racy++; Thread.onSpinWait(); }}",
};

}  // namespace

RandomProgram random_program(uint64_t seed, int rounds) {
  std::mt19937_64 random(seed);
  const auto below = [&](uint64_t n) { return random() % n; };
  RandomProgram program;
  const uint64_t threads = 2 + below(3);
  std::string bodies;
  for (uint64_t t = 0; t < threads; ++t) {
    bodies += fmt::format("  static void run{}() throws Exception {{\n    long sum = {};\n", t, t);
    bodies += fmt::format("    for (int round = 0; round < {}; round++) {{\n", rounds);
    for (uint64_t actions = 3 + below(8); actions > 0; --actions) {
      const char* action = kActions[below(std::size(kActions))];
      bodies += "      " +
                fmt::format(fmt::runtime(action), fmt::arg("n", 1 + below(9)),
                            fmt::arg("f", fmt::format("f{}", below(3))), fmt::arg("t", t)) +
                "\n";
    }
    bodies +=
        fmt::format("    }}\n    System.out.println(\"thread {} ends with \" + sum);\n  }}\n", t);
  }
  std::string starts;
  for (uint64_t t = 0; t < threads; ++t) {
    starts += fmt::format(
        "    threads[{0}] = new Thread(() -> {{\n      try {{ run{0}(); }}\n"
        "      catch (Exception e) {{ throw new RuntimeException(e); }}\n    }});\n"
        "    threads[{0}].start();\n",
        t);
  }
  program.source = fmt::format(
      "import java.io.*;\n\npublic class P {{\n  static int racy;\n  static volatile int guarded;\n"
      "  static String dir;\n  static final Object lock = new Object();\n"
      "  static final BufferedReader in = new BufferedReader(new InputStreamReader(System.in));\n\n"
      "{}\n  public static void main(String[] args) throws Exception {{\n    dir = args[0];\n"
      "    Thread[] threads = new Thread[{}];\n{}"
      "    for (Thread t : threads) t.join();\n"
      "    System.out.println(racy + \" \" + guarded);\n  }}\n}}\n",
      bodies, threads, starts);
  for (uint64_t lines = below(20); lines > 0; --lines)
    program.input += fmt::format("line {}\n", below(1000));
  return program;
}

}  // namespace braid::recordings
