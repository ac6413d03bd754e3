// Call trace: which methods each thread calls, indented by how deep it is.
//
//   vmrun --tool ./libcalltrace.so PROGRAM
//   vmrun --tool ./libcalltrace.so,depth=3,class=Account*,library PROGRAM
//
//   depth=N        only calls that are at most so deep (the first of a thread is 1)
//   class=PATTERN  only methods of these classes; * stands for anything
//   library        the class library's methods, too
//   output=FILE    write there instead of on standard output
#include <algorithm>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>

#include "vm/tool.h"
#include "vm/tool_options.h"

namespace {

using namespace braid;

// Whether the pattern's words between stars come in the text in this order.
bool matches(const char* pattern, const char* text) {
  if (*pattern == '*')
    return matches(pattern + 1, text) || (*text != 0 && matches(pattern, text + 1));
  if (*pattern == 0 || *text == 0) return *pattern == *text;
  return *pattern == *text && matches(pattern + 1, text + 1);
}

class CallTrace final : public Tool {
 public:
  explicit CallTrace(const char* text) {
    ToolOptions options(text);
    depth_ = options.number("depth", UINT32_MAX);
    class_ = options.text("class", "*");
    library_ = options.has("library");
    const std::string path = options.text("output");
    options.check();
    if (!path.empty()) file_ = std::fopen(path.c_str(), "w");
    if (file_ == nullptr) throw std::runtime_error("cannot write " + path);
  }
  ~CallTrace() override {
    if (file_ != stdout) std::fclose(file_);
  }
  const char* name() const override { return "calltrace"; }
  EventSet needs() const override {
    return {Event::method_enter, Event::method_exit, Event::exception_throw, Event::thread_start,
            Event::checkpoint_restored};
  }
  void attached(Vm& vm) override { vm_ = &vm; }

  void thread_start(const ThreadInfo& info) override {
    print(info.thread, "starts " + vm_->thread_name(info.other), vm_->user_place(info.thread));
  }
  void method_enter(const MethodInfo& info) override {
    std::vector<bool>& shown = stack(info.thread);
    shown.resize(info.depth);
    const bool is_shown = wants(info) && open(shown) < depth_;
    if (is_shown) print(info.thread, vm_->method_name(info.method), info.place);
    shown.push_back(is_shown);
  }
  void method_exit(const MethodInfo& info) override { stack(info.thread).resize(info.depth); }
  void exception_throw(const ExceptionInfo& info) override {
    print(info.thread, "throws " + vm_->describe_exception(info.exception),
          vm_->user_place(info.thread));
  }
  void checkpoint_restored(const CheckpointInfo&) override {
    stacks_.clear();
    std::fprintf(file_, "-- the machine goes back\n");
  }

 private:
  // For each frame of the thread whether its method is in the trace.
  std::vector<bool>& stack(ThreadNumber thread) {
    if (stacks_.size() <= thread) stacks_.resize(thread + 1);
    return stacks_[thread];
  }
  static uint64_t open(const std::vector<bool>& shown) {
    uint64_t n = 0;
    for (const bool s : shown) n += s;
    return n;
  }
  bool wants(const MethodInfo& info) {
    if (!info.place.is_user && !library_) return false;
    const std::string name = vm_->method_name(info.method);
    return matches(class_.c_str(), name.substr(0, name.rfind('.')).c_str());
  }
  void print(ThreadNumber thread, const std::string& what, const Place& place) {
    if (thread != last_) std::fprintf(file_, "-- %s\n", vm_->thread_name(thread).c_str());
    last_ = thread;
    const std::string indent(2 + 2 * open(stack(thread)), ' ');
    std::fprintf(file_, "%s%-*s %s\n", indent.c_str(),
                 static_cast<int>(60 - std::min<size_t>(indent.size(), 40)), what.c_str(),
                 vm_->where(place).c_str());
  }

  Vm* vm_ = nullptr;
  uint64_t depth_ = 0;
  std::string class_;
  bool library_ = false;
  std::FILE* file_ = stdout;
  ThreadNumber last_ = kNoThread;
  std::vector<std::vector<bool>> stacks_;  // by thread
};

}  // namespace

BRAID_TOOL(CallTrace)
