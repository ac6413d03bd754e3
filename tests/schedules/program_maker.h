// What make_program works with: the plan of one program and the text of its bodies so far.
//
// First plan() decides on threads, variables and guards, and on the pairs that make a program
// interesting (a waiter and its notifier, a spinner and its setter, ...): these become parts that
// wait in the list of their thread until a statement is due. Then each body is written statement by
// statement; the table in program_statements.cpp says which forms there are and how often each
// comes in which kind. Last the whole is put together, and what no body uses is left out.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "tests/generator/random.h"
#include "tests/schedules/random_program.h"

namespace braid::tests {

class ProgramMaker {
 public:
  ProgramMaker(std::uint64_t seed, Kind kind, int size_limit);

  std::string make();

  // How many orders of whole blocks the program has if nothing ever blocks. REQUIRES: make().
  double orders() const;

  // One row of the table of statements.
  struct Form {
    void (ProgramMaker::*write)();
    std::array<int, kKinds.size()> weights;  // in the order of kKinds
  };
  static const std::vector<Form>& forms();

 private:
  enum class GuardType { kMonitor, kLock, kSemaphore, kReadWrite };

  struct Guard {
    GuardType type = GuardType::kMonitor;
    std::string name;
  };

  struct Variable {
    std::string text;  // an expression that may be assigned to
    int guard = 0;
    int first = 0;  // its value at the start
  };

  using Part = std::function<void()>;

  struct Thread {
    bool has_body = true;  // only main may have none: it starts and joins the others
    int starter = 0;
    bool daemon = false;
    int size = 0;
    int blocks = 0;  // how many it was estimated to run
    std::vector<Part> parts;
    std::string text;
    bool may_throw = false;  // InterruptedException
    bool may_break_barrier = false;
  };

  // program_plan.cpp: the plan.
  void plan();
  void plan_threads();
  void plan_variables();
  void plan_parts();
  void plan_wait_and_notify();
  void plan_condition();
  void plan_latch();
  void plan_barrier();
  void plan_publication();
  void plan_hand_over();
  void plan_spin();
  void plan_join();
  void plan_queue();
  void plan_initialisers();
  void add_part(int thread, Part part);

  // program_maker.cpp: the whole.
  void begin_body(int thread);
  void write_body(int thread);
  void write_main();
  void write_main_end();
  std::string class_text(int thread) const;
  std::string declarations(const std::string& code) const;
  std::string initialiser_class(int number) const;

  // program_statements.cpp: the forms of statements.
  void statement();
  void part();
  void access();
  void access_to(int variable);
  void region();
  void branch();
  void volatile_operation();
  void notify();
  void single_wait();
  void bounded_loop();
  void hand_over_hand();
  void assertion();
  void class_initialiser();
  void try_lock();
  void lock_test();
  void semaphore();
  void atomic();
  void timed();
  void choose();
  void life();
  void monitor_of_thread();
  void extra_read();

  // program_shared.cpp: the same of read-write locks and queues.
  void read_write();
  void read_write_test();
  void queue();

  // program_parts.cpp: waiting, notifying, spinning.
  void write_start(int child);
  void guarded_wait(int variable, int value, bool timed, bool single);
  void guarded_set(int variable, int value, bool all);
  void condition_wait(int variable, int value, bool timed);
  void condition_set(int variable, int value, bool all);
  void spin_on_flag(int flag, int shape);
  void set_flag(int flag, bool reset);
  void spin_on_guarded(int variable, int shape);
  void spin_try_until_flag(int lock, int flag);
  void set_flag_and_spin_on_lock(int lock, int flag);
  void spin_for_lock(int lock);
  void spin_lock(bool test_first);
  void spin_two_flags(bool both);
  void spin_peterson(int me);
  void spin_restoring();

  // Helpers.
  bool is(Kind kind) const { return kind_ == kind; }
  bool held(int guard) const;
  bool read_held(int guard) const;
  void enter_to_read(int guard);
  void leave_to_read(int guard);
  void enter(int guard);
  void leave(int guard);
  void with(int guard, const Part& inner);  // takes the guard unless it is held
  void inner_statements(int low, int high);
  int usable_variable();           // here and now
  int pick_guard(GuardType type);  // these: -1 if there is none
  int guard_named(const std::string& name) const;
  int variable_guarded_by(GuardType type);
  std::string local();
  std::string constant();
  std::string condition();
  std::string comparison(const std::string& what);
  void line(const std::string& text);
  void open(const std::string& text);
  void close(const std::string& text = "}");
  void block() { current().blocks += in_loop_ > 0 ? 2 : 1; }
  void interruptible() { current().may_throw = true; }
  Thread& current() { return threads_[static_cast<std::size_t>(thread_)]; }
  Variable& at(int variable) { return variables_[static_cast<std::size_t>(variable)]; }
  Guard& guard_at(int guard) { return guards_[static_cast<std::size_t>(guard)]; }
  int other_thread(int than);  // not main
  std::pair<int, int> two_threads();

  generator::Random random_;
  Kind kind_;
  int size_limit_;
  std::vector<Thread> threads_;
  std::vector<Guard> guards_;
  std::vector<Variable> variables_;
  std::vector<std::pair<std::string, int>> owned_;  // handed over by start: name, and by whom
  bool joins_all_ = false;
  bool has_frozen_ = false;
  std::array<std::string, 2> initialisers_;  // of classes C0 and C1

  // The body that is being written.
  int thread_ = 0;
  std::string out_;
  int indent_ = 0;
  int depth_ = 0;
  int in_loop_ = 0;
  int in_branch_ = 0;
  int budget_ = 0;
  int asserts_ = 0;
  int names_ = 0;
  std::vector<int> held_;
  std::vector<int> read_held_;  // read-write locks, to read
};

}  // namespace braid::tests
