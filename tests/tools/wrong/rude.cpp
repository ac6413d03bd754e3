// A tool that does what the options say, all of it wrong:
//
//   throw       throws an int in every handler
//   make        throws in its constructor
//   nameless    has no name
//   hoard       keeps handles for good and asks about them, and about some that it has invented
//   back        asks to go back, to checkpoints that are not there
//   stop        asks to stop, again and again
//   functions   gives the machine functions that throw
#include <stdexcept>
#include <vector>

#include "vm/tool.h"
#include "vm/tool_options.h"

namespace {

using namespace braid;

class Rude final : public Tool {
 public:
  explicit Rude(const char* text) {
    ToolOptions options(text);
    throws_ = options.has("throw");
    if (options.has("make")) throw std::runtime_error("it does not want to be made");
    nameless_ = options.has("nameless");
    hoards_ = options.has("hoard");
    goes_back_ = options.has("back");
    stops_ = options.has("stop");
    functions_ = options.has("functions");
    options.check();
  }
  const char* name() const override { return nameless_ ? nullptr : "rude"; }
  EventSet needs() const override {
    EventSet all;
    for (unsigned e = 0; e < 64; ++e) all = all | EventSet{static_cast<Event>(e)};
    return all;
  }
  void attached(Vm& vm) override {
    vm_ = &vm;
    if (hoards_) {
      vm.declare_variable_slots(1);
      slot_ = vm.declare_reference_slot();
    }
    if (functions_) vm.on_call("Counter", "main", [](const Vm::Downcall&) { throw "not now"; });
  }
#define EVENT(event, Info, how, doc) \
  void event(const Info& info) override { heard(info); }
#include "vm/events.def"
#undef EVENT

 private:
  template <class Info>
  void heard(const Info& info) {
    if (throws_) throw 1;
    if (stops_) vm_->request_stop("it does not like the program");
    if (goes_back_ && vm_->request_go_back(++times_)) throw std::runtime_error("it went back");
    if (functions_) {
      vm_->request_call("Counter", "nothing", [](std::optional<uint64_t>) { throw 2; });
      vm_->request_call("Counter", "nothing", nullptr);
    }
    if (!hoards_) return;
    if constexpr (std::is_same_v<Info, ObjectInfo>) keep(info.object);
    if constexpr (std::is_same_v<Info, AccessInfo>) {
      keep(info.variable.object);
      vm_->edit_object_slots(info.variable.object)[slot_] = ++times_ * 8;
    }
    if constexpr (std::is_same_v<Info, LockInfo>)
      for (ObjectRef o : kept_) ask(o);
  }
  void keep(ObjectRef o) {
    if (kept_.size() < 3000) kept_.push_back(o);
  }
  void ask(ObjectRef o) {
    const Variable v{o, static_cast<uint32_t>(++times_ * 2654435761u)};
    vm_->object_name(o) + vm_->describe_exception(o) + vm_->class_name(vm_->class_of(o));
    vm_->variable_name(v) + vm_->describe_value(v) + vm_->describe_value({o, 1});
    vm_->edit_variable_slots(v)[0]++;
    const ObjectRef invented{reinterpret_cast<const void*>(times_ * 8)};
    vm_->object_name(invented) + vm_->where({invented.id, 1, true});
    vm_->edit_object_slots(invented)[slot_]++;
    vm_->frames(static_cast<ThreadNumber>(times_));
    vm_->locals(0, static_cast<uint32_t>(times_));
  }

  Vm* vm_ = nullptr;
  bool throws_ = false;
  bool nameless_ = false;
  bool hoards_ = false;
  bool goes_back_ = false;
  bool stops_ = false;
  bool functions_ = false;
  uint32_t slot_ = 0;
  uint64_t times_ = 0;
  std::vector<ObjectRef> kept_;
};

}  // namespace

BRAID_TOOL(Rude)
