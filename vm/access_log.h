// The access log: what the threads do to shared state, in order.
//
// What: while the observed loop runs, each operation on something that threads share appends one
// entry of 16 bytes; no call is made. Whoever explores schedules clears the log before a stretch of
// execution and reads it after (tester/). The table of entries is access.def.
//
// Owns: the buffer, which is reused.
//
// Invariants:
//  1. Entries are in the order of execution, of whichever threads ran.
//  2. A variable is (object, space, slot). Addresses identify objects: they never move.
//  3. With recording off (the default) nothing is kept: the cursor stays within a small buffer.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace braid::vm {

struct Object;

enum class Access : uint8_t {
#define ACCESS(name, space, effect, doc) name,
#include "vm/access.def"
#undef ACCESS
};

// Kinds of variables; the space is part of a variable's identity.
enum class Space : uint8_t { data, owner, waitset, permit, interrupt, thread, hash, world };

enum class Effect : uint8_t { N, R, W };

struct AccessMeaning {
  const char* name;
  Space space;
  Effect effect;
};
constexpr AccessMeaning kAccessInfo[] = {
#define ACCESS(name, space, effect, doc) {#name, Space::space, Effect::effect},
#include "vm/access.def"
#undef ACCESS
};
constexpr const AccessMeaning& info(Access a) { return kAccessInfo[static_cast<size_t>(a)]; }

struct AccessEntry {
  Object* object;
  uint32_t slot;
  Access kind;
  uint32_t count : 24;  // length of a range, or what the kind says

  bool operator==(const AccessEntry&) const = default;
};
static_assert(sizeof(AccessEntry) == 16);

// What the count of an entry about a monitor is made of.
inline constexpr uint32_t kTries = 1;   // enter: the thread would not have waited for it
inline constexpr uint32_t kShared = 2;  // it is about the shared mode

// The slot of an entry about a notify that has found nobody.
inline constexpr uint32_t kNotifyAll = 1;
inline constexpr uint32_t kNotMissed = 2;  // nobody relies on it: what it tells is kept elsewhere

// Slot numbers of fields: references and primitives are numbered apart.
constexpr uint32_t ref_field_slot(uint32_t i) { return 2 * i; }
constexpr uint32_t prim_field_slot(uint32_t i) { return 2 * i + 1; }

// Slots of the world: 0 the clock, 1 and 2 the output streams, 3 standard input, and from this on
// files, directories and positions in files (IoUse).
inline constexpr uint32_t kInputSlot = 3;
inline constexpr uint32_t kFirstFileSlot = 1u << 31;

class AccessLog {
 public:
  AccessLog() : buffer_(kFirst) { clear(); }
  AccessLog(const AccessLog&) = delete;
  AccessLog& operator=(const AccessLog&) = delete;

  void add(Object* object, uint32_t slot, Access kind, uint32_t count = 0) {
    *cursor_ = {object, slot, kind, count};
    if (++cursor_ == limit_) [[unlikely]]
      full();
  }
  // Elements [first, first + count).
  void add_range(Object* object, uint32_t first, uint32_t count, Access kind) {
    constexpr uint32_t kMost = (1u << 24) - 1;
    for (; count > kMost; count -= kMost, first += kMost) add(object, first, kind, kMost);
    if (count > 0) add(object, first, kind, count);
  }
  void clear() {
    hidden_.clear();
    cursor_ = heard_ = buffer_.data();
    limit_ = buffer_.data() + buffer_.size();
  }
  // What comes between the two is left out: the machine's own work. Pairs may nest.
  void begin_hidden() { hidden_.push_back(size()); }
  void end_hidden() {
    if (hidden_.empty()) return;
    if (hidden_.back() < size()) truncate(hidden_.back());
    hidden_.pop_back();
  }
  // Forgets all entries from number `size` on.
  void truncate(size_t size) {
    cursor_ = buffer_.data() + size;
    heard_ = std::min(heard_, cursor_);
  }
  // For whoever follows the log entry by entry (tool_host.h): entries since the last call. What is
  // being left out is never among them.
  bool has_unheard() const { return cursor_ != heard_ && hidden_.empty(); }
  std::span<const AccessEntry> take_unheard() {
    const std::span<const AccessEntry> fresh(heard_, cursor_);
    heard_ = cursor_;
    return hidden_.empty() ? fresh : std::span<const AccessEntry>();
  }
  // On: nothing is thrown away before it was taken.
  void set_heard(bool on) { is_heard_ = on; }
  bool is_recording() const { return recording_; }
  size_t size() const { return static_cast<size_t>(cursor_ - buffer_.data()); }
  // Whether a stretch that is left out has begun, and not yet ended.
  bool hides() const { return !hidden_.empty(); }
  // Number of entries that will stay.
  size_t visible() const { return hidden_.empty() ? size() : hidden_.front(); }
  std::span<const AccessEntry> entries() const { return {buffer_.data(), size()}; }
  // Off: entries are thrown away when the buffer is full (and they were heard).
  void set_recording(bool on) {
    recording_ = on;
    clear();
  }

 private:
  static constexpr size_t kFirst = 1024;
  void full();

  std::vector<AccessEntry> buffer_;
  std::vector<size_t> hidden_;  // sizes where left-out stretches began
  AccessEntry* cursor_ = nullptr;
  AccessEntry* limit_ = nullptr;
  AccessEntry* heard_ = nullptr;
  bool recording_ = false;
  bool is_heard_ = false;
};

}  // namespace braid::vm
