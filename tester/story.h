// What happens on a schedule, operation by operation.
#pragma once

#include <optional>

#include "tester/explanation.h"
#include "tester/session.h"

namespace braid::tester {

constexpr size_t kMostEvents = 20'000;  // of a story; the first and the last half are kept

// Plays the schedule from the program's start and writes down what the user's code does that others
// can see, a call of the library in one event. Nothing if the program goes another way.
std::optional<Story> tell(const Subject& subject, const Habits& habits, const Schedule& schedule,
                          MachineFor use = MachineFor::kWitness);

// Tells the story of the failure's schedule, and finds the value that a turning point decides.
void tell_story(const Subject& subject, const Habits& habits, Failure& failure);

// The first value that a thread reads otherwise than on another schedule, at the same place in its
// own order of operations. `from`: the event of `story` to begin with.
std::optional<Difference> first_difference(const Story& story, const Story& other, size_t from);

}  // namespace braid::tester
