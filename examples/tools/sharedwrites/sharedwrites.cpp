// Variables that more than one thread writes, constructors apart: each such write is a violation,
// which --tester shows with a schedule. The smallest useful tool that reports and keeps slots.
//
//   vmrun --tool ./libsharedwrites.so PROGRAM
//   vmrun --tester --tool ./libsharedwrites.so,class=Account PROGRAM     only the fields of a class
#include <map>
#include <string>
#include <vector>

#include "vm/tool.h"
#include "vm/tool_options.h"

namespace {

using namespace braid;

class SharedWrites final : public Tool {
 public:
  explicit SharedWrites(const char* text) {
    ToolOptions options(text);
    class_ = options.text("class");
    options.check();
  }
  const char* name() const override { return "sharedwrites"; }
  EventSet needs() const override { return {Event::write, Event::sync_write}; }
  void attached(Vm& vm) override {
    vm_ = &vm;
    writer_ = vm.declare_variable_slots(1);
  }
  void write(const AccessInfo& info) override { look_at(info); }
  void sync_write(const AccessInfo& info) override { look_at(info); }

 private:
  void look_at(const AccessInfo& info) {
    if (!info.place.is_user || is_constructor(info.place.method)) return;
    // Later it may have ended, and have no name.
    if (names_.size() <= info.thread) names_.resize(info.thread + 1);
    if (names_[info.thread].empty()) names_[info.thread] = vm_->thread_name(info.thread);
    // The slot goes back with the program, so it is right on every schedule.
    uint64_t& writer = vm_->edit_variable_slots(info.variable)[writer_];
    const uint64_t me = uint64_t{info.thread} + 1;
    if (writer == 0) writer = me;
    if (writer == me) return;
    Finding found;
    found.variable = vm_->variable_name(info.variable);
    if (!class_.empty() && !found.variable.starts_with(class_ + ".")) return;
    found.rule = "shared write";
    found.what = found.variable + " is written by more than one thread";
    found.place = vm_->where(info.place);
    found.details = {names_[writer - 1] + " has written it first",
                     names_[info.thread] + " writes it at " + found.place};
    vm_->report(std::move(found));
  }

  // Whoever makes an object writes its fields first; that is not meant.
  bool is_constructor(const void* method) {
    const auto [at, is_new] = constructors_.try_emplace(method, false);
    if (is_new) at->second = vm_->method_name(method).ends_with(".<init>");
    return at->second;
  }

  Vm* vm_ = nullptr;
  std::map<const void*, bool> constructors_;
  std::vector<std::string> names_;  // of threads
  std::string class_;
  uint32_t writer_ = 0;  // slot: who has written the variable first, plus 1
};

}  // namespace

BRAID_TOOL(SharedWrites)
