// Inference of type arguments (JLS 18): inference variables, their bounds, and resolution.
//
// One Inference serves a whole compilation. Variables are made per generic call and live until the
// outermost call around them is finished; nested generic calls share the store, so that what one
// knows reaches the other. Applicability tests add bounds on trial: mark() and rollback() undo
// them.
//
// Invariants:
//  1. A variable with `instance` set has no further say: apply() puts the instance in its place.
//  2. Every bound added since a mark is on the trail.
//
// Where exact Java inference is out of reach (mutually dependent bounds, intersections) the result
// is more permissive than javac's: a program is accepted rather than rejected.
#pragma once

#include <string>
#include <vector>

#include "lang/context.h"
#include "lang/types.h"

namespace braid::lang {

struct InferenceVar : TypeVar {
  enum Side : uint8_t { kEqual, kLower, kUpper };
  std::vector<Type*> of[3];  // bounds by side
  Type* instance = nullptr;
  bool thrown = false;  // stands in a throws clause
  explicit InferenceVar(std::string n) : TypeVar(std::move(n)) { flavour = Flavour::kInference; }
};

class Inference {
 public:
  explicit Inference(Context& context) : context_(context), types_(context.types) {}

  // Fresh variables for type parameters, with their declared bounds.
  std::vector<Type*> fresh(const std::vector<TypeVar*>& params);

  // Whether `t` mentions variables without an instance.
  bool open(const Type* t);
  // `t` with the instances put in; itself if nothing changes.
  Type* apply(Type* t);
  std::vector<Type*> apply(const std::vector<Type*>& ts);

  // Relations, which add bounds to the variables mentioned. False: they cannot hold.
  bool subtype(Type* s, Type* t);  // unchecked conversion allowed
  bool same(Type* s, Type* t);
  // Method invocation and assignment contexts: `boxing` as in the loose phase.
  bool compatible(Type* from, Type* to, bool boxing);

  // Settles all variables that `t` mentions and answers `t` without them.
  Type* resolve(Type* t);
  // Whether `t`'s open variables all have a bound that tells something about them.
  bool informed(Type* t);

  size_t mark() const { return trail_.size(); }
  void rollback(size_t mark);
  // Set when a relation held only by unchecked conversion; the caller clears it.
  bool unchecked = false;

 private:
  struct Undo {
    InferenceVar* var;
    int side;  // -1: the instance
  };
  static InferenceVar* as_var(Type* t);
  bool add_bound(InferenceVar* v, InferenceVar::Side side, Type* t);
  bool incorporate(InferenceVar* v, InferenceVar::Side side, Type* t);
  bool can_be_both(Type* a, Type* b);
  bool subtype_closed(Type* s, Type* t);
  bool subtype_class(Type* s, ClassType* t);
  bool contains(Type* argument, Type* by);
  bool same_wildcards(WildcardType* a, WildcardType* b);
  void settle(InferenceVar* v, std::vector<InferenceVar*>& busy);
  Type* below_upper_bounds(InferenceVar* v, Type* chosen);
  Type* choose(InferenceVar* v);
  void settle_mentioned(Type* t, std::vector<InferenceVar*>& busy);
  Type* without(Type* t, InferenceVar* v);
  bool mentions_open(const Type* t) const;

  Context& context_;
  Types& types_;
  std::vector<Undo> trail_;
  size_t made_ = 0;
  int depth_ = 0;
};

}  // namespace braid::lang
