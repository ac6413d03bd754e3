// What reports say of pools and of the futures of tasks.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "vm/machine.h"
#include "vm/object_names.h"

namespace braid::vm {

// Words for kinds of things, as kQueue.
inline constexpr std::string_view kPool = "pool";
inline constexpr std::string_view kFuture = "future";
inline constexpr std::string_view kExchanger = "exchanger";
inline constexpr std::string_view kPhaser = "phaser";

// Whether the thread is one of a pool and waits for a task.
bool is_idle(const Thread& thread);

// If all threads that the program waits for are idle ones of pools: where these pools were made, in
// order; else empty.
std::vector<std::string> idle_pools(Machine& machine);
// "never ends: the pool created at Main.java:12 is not shut down"
std::string describe_idle_pools(const std::vector<std::string>& places);

// Where the user's code has made a pool or a task: "Main.java:12"; empty if that was not noted.
std::string made_at(Machine& machine, Object* object);

// What a thread waits for that is idle, or awaits the end of a pool.
std::string waits_at_pool(Machine& machine, const Thread& thread, const ObjectNames& names);

// What a thread waits for that has asked for the result of a task, and who runs that.
std::string waits_for_result(Machine& machine, const Thread& thread, const ObjectNames& names);

}  // namespace braid::vm
