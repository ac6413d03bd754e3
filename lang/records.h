// Questions about records from source. REQUIRES: their members are entered.
#pragma once

#include <vector>

#include "lang/type_ops.h"
#include "lang/types.h"

namespace braid::lang {

// The fields of the components, in order.
std::vector<VarSymbol*> components_of(const ClassSymbol& record);
bool is_canonical(const MethodSymbol& m, const std::vector<VarSymbol*>& components, Types& types);

}  // namespace braid::lang
