// Lock contention: for each lock how often it was entered, and how often a thread came and found it
// taken; by whom it was held then, and where each of the two was. The worst comes first.
//
//   vmrun --tool ./libcontention.so PROGRAM
//   vmrun --tool ./libcontention.so,top=5 PROGRAM      only the five worst (default: 20)
//
// Both synchronized and the locks of java.util.concurrent are heard. A lock is told by its name;
// locks of one name, and those of one class that have none, are counted together.
#include <algorithm>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "vm/tool.h"
#include "vm/tool_options.h"

namespace {

using namespace braid;

class Contention final : public Tool {
 public:
  explicit Contention(const char* text) {
    ToolOptions options(text);
    top_ = options.number("top", 20);
    options.check();
  }
  const char* name() const override { return "contention"; }
  EventSet needs() const override {
    return {Event::lock_enter, Event::lock_exit, Event::lock_refused};
  }
  void attached(Vm& vm) override {
    vm_ = &vm;
    number_ = vm.declare_object_slots(1);
    taken_at_ = vm.declare_object_slots(1);
  }

  void lock_enter(const LockInfo& info) override {
    const Place place = vm_->user_place(info.thread);
    if (place.method == nullptr) return;  // the machine's own
    ++lock_of(info.lock).entered;
    vm_->edit_object_slots(info.lock)[taken_at_] = number_of(vm_->where(place));
  }

  void lock_exit(const LockInfo& info) override {
    if (vm_->object_slots(info.lock) != nullptr) vm_->edit_object_slots(info.lock)[taken_at_] = 0;
  }

  void lock_refused(const LockInfo& info) override {
    const Place place = vm_->user_place(info.thread);
    if (place.method == nullptr || info.other == kNoThread) return;
    Lock& lock = lock_of(info.lock);
    ++lock.refused;
    const uint64_t taken_at = vm_->object_slots(info.lock)[taken_at_];
    ++lock.meetings[vm_->thread_name(info.thread) + " at " + vm_->where(place) + ", held by " +
                    vm_->thread_name(info.other) +
                    (taken_at == 0 ? "" : " since " + places_[taken_at - 1])];
  }

  void detached(Vm&) override {
    std::vector<const Lock*> locks;
    for (const Lock& l : locks_) locks.push_back(&l);
    std::stable_sort(locks.begin(), locks.end(), [](const Lock* a, const Lock* b) {
      return a->refused != b->refused ? a->refused > b->refused : a->entered > b->entered;
    });
    std::printf("   entered      found taken  lock\n");
    for (size_t i = 0; i < std::min<size_t>(locks.size(), top_); ++i) print(*locks[i]);
    if (locks.size() > top_) std::printf("and %zu more locks\n", locks.size() - top_);
  }

 private:
  struct Lock {
    std::string name;
    uint64_t entered = 0;
    uint64_t refused = 0;
    std::map<std::string, uint64_t> meetings;
  };

  static void print(const Lock& lock) {
    std::printf(
        "%10llu %9llu (%3llu %%)  %s\n", static_cast<unsigned long long>(lock.entered),
        static_cast<unsigned long long>(lock.refused),
        static_cast<unsigned long long>(100 * lock.refused / std::max<uint64_t>(lock.entered, 1)),
        lock.name.c_str());
    std::vector<std::pair<uint64_t, std::string>> worst;
    for (const auto& [who, times] : lock.meetings) worst.emplace_back(times, who);
    std::stable_sort(worst.begin(), worst.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    for (const auto& [times, who] : worst)
      std::printf("%20llu times  %s\n", static_cast<unsigned long long>(times), who.c_str());
  }

  // The object's slot keeps the lock's number, so that its name is asked for only once.
  Lock& lock_of(ObjectRef object) {
    uint64_t& number = vm_->edit_object_slots(object)[number_];
    if (number == 0) {
      // A number behind the name is only good now.
      const std::string full = vm_->object_name(object);
      const std::string name = full.substr(0, full.find('#'));
      auto at =
          std::find_if(locks_.begin(), locks_.end(), [&](const Lock& l) { return l.name == name; });
      if (at == locks_.end()) at = locks_.insert(at, Lock{name, 0, 0, {}});
      number = static_cast<uint64_t>(at - locks_.begin()) + 1;
    }
    return locks_[number - 1];
  }
  uint64_t number_of(const std::string& place) {
    const auto at = std::find(places_.begin(), places_.end(), place);
    if (at == places_.end()) return places_.push_back(place), places_.size();
    return static_cast<uint64_t>(at - places_.begin()) + 1;
  }

  Vm* vm_ = nullptr;
  uint64_t top_ = 0;
  uint32_t number_ = 0;    // slot: of the object's lock in locks_, plus 1
  uint32_t taken_at_ = 0;  // slot: where it was entered, in places_, plus 1
  std::vector<Lock> locks_;
  std::vector<std::string> places_;
};

}  // namespace

BRAID_TOOL(Contention)
