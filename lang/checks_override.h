// Checks of a class against its supertypes: overriding, hiding, unimplemented abstract methods,
// conflicting defaults, @Override.
#pragma once

#include "lang/types.h"

namespace braid::lang {

struct Context;

// REQUIRES: `c` is from source and entered.
void check_overrides(Context& context, ClassSymbol& c);

}  // namespace braid::lang
