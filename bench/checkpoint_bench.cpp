// What checkpoints cost: nanoseconds for taking one, a small change, and going back, with much or
// little alive in the heap behind it.
//
//     build/release/bin/checkpoint_bench
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <vector>

#include "checkpoint/store.h"
#include "cli/program.h"
#include "lang/compiler.h"
#include "stdlib/natives.h"
#include "tester/virtual_world.h"

namespace braid {
namespace {

// Fills the heap with `size` megabytes of nodes, then changes one object for ever.
const char* const kProgram = R"(
class Node { Node next; long a, b; int[] data = new int[20]; }
class Main {
  static Node all; static int count; static long[] large = new long[100000];
  static void change(Node n, int i) { n.a += i; n.b ^= n.a; }
  public static void main(String[] args) {
    for (int i = 0; i < Integer.parseInt(args[0]) * 7000; i++) { Node n = new Node(); n.next = all; all = n; }
    System.out.print("ready");
    Node n = all;
    for (int i = 0; ; i++) { change(n, i); }
  }
})";

class Hand final : public vm::Scheduler {
 public:
  vm::Thread* pick(vm::Machine& machine, vm::Thread*, vm::Point) override {
    return machine.first_runnable();
  }
  uint32_t choose(vm::Machine&, vm::Thread&, vm::ChoiceKind, uint32_t) override { return 0; }
  int64_t quantum() override { return bytecodes; }
  bool fires_timeouts() const override { return true; }
  int64_t bytecodes = 100'000;
};

vm::Module compile(cli::Library& library) {
  lang::SourceSet sources;
  sources.add("Main.java", kProgram);
  lang::CompileOptions options;
  options.provider.find_class = [&](std::string_view name) { return library.find(name); };
  options.provider.has_package = [&](std::string_view name) { return library.has_package(name); };
  return std::move(lang::compile(sources, options).module);
}

// Median of some rounds of the mean of many.
template <class F>
double nanos(F f) {
  constexpr int kTimes = 200'000;
  std::vector<double> rounds;
  for (int round = 0; round < 9; ++round) {
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < kTimes; ++i) f();
    const std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - begin;
    rounds.push_back(time.count() / kTimes);
  }
  std::sort(rounds.begin(), rounds.end());
  return rounds[rounds.size() / 2];
}

void measure(cli::Library& library, const vm::Module& module, const std::string& megabytes) {
  const std::string no_input;
  tester::VirtualWorld world(no_input);
  Hand hand;
  vm::MachineOptions options;
  options.random_seed = 1;
  options.arguments = {megabytes};
  vm::Machine machine(options, {&module}, library.provider(), stdlib::library_natives(), world,
                      hand);
  if (!machine.start()) return fmt::print("{}\n", machine.error());
  machine.begin_run();
  vm::Thread& thread = *machine.first_runnable();
  while (world.output().empty()) machine.step(thread);
  machine.heap().collect();
  const double mb = static_cast<double>(machine.heap().stats().live_bytes) / (1 << 20);

  checkpoint::Store store(machine);
  store.check_digests(false);
  vm::Barrier& barrier = machine.barrier();
  vm::Class* main = machine.classes().loaded("Main");
  vm::Object* object = main->statics->ref(main->find_field("all", "LNode;")->slot);
  vm::Array* large = vm::as_array(main->statics->ref(main->find_field("large", "[J")->slot));
  store.take();  // as in a search: there is always an older one

  auto line = [&](const char* what, double time) {
    fmt::print("{:6.1f} MB alive  {:<58} {:8.1f} ns\n", mb, what, time);
  };
  line("take, drop", nanos([&] { store.drop(store.take()); }));
  line("take, restore, drop: nothing changed", nanos([&] {
         const checkpoint::Id id = store.take();
         store.restore(id);
         store.drop(id);
       }));
  line("take, one object and the top frame change, restore, drop", nanos([&] {
         const checkpoint::Id id = store.take();
         barrier.before_write(&thread);
         barrier.before_frame(&thread);
         barrier.before_write(object);
         store.restore(id);
         store.drop(id);
       }));
  const checkpoint::Id stays = store.take();
  line("one object and the top frame change, restore", nanos([&] {
         barrier.before_write(&thread);
         barrier.before_frame(&thread);
         barrier.before_write(object);
         store.restore(stays);
       }));
  line("one element of a large array changes, restore", nanos([&] {
         barrier.before_write_element(large, 5000, 3);
         store.restore(stays);
       }));
  line("an object of 16 bytes is made, restore", nanos([&] {
         machine.heap().new_object_may_collect(machine.core().object);
         store.restore(stays);
       }));
  store.drop(stays);
  hand.bytecodes = 20;
  line("take, about 20 bytecodes, restore, drop", nanos([&] {
         const checkpoint::Id id = store.take();
         machine.step(thread);
         store.restore(id);
         store.drop(id);
       }));
  line("about 20 bytecodes", nanos([&] { machine.step(thread); }));
}

}  // namespace
}  // namespace braid

int main() {
  braid::cli::Library library;
  const braid::vm::Module module = braid::compile(library);
  braid::measure(library, module, "1");
  braid::measure(library, module, "50");
}
