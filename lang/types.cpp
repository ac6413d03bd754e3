#include "lang/types.h"

#include "vm/module.h"

namespace braid::lang {

bool MethodSymbol::is_varargs() const { return flags & vm::kVarargs; }
bool MethodSymbol::is_static() const { return flags & vm::kStatic; }
bool MethodSymbol::is_abstract() const { return flags & vm::kAbstract; }

bool ClassSymbol::is_interface() const { return flags & vm::kInterface; }
bool ClassSymbol::is_enum() const { return flags & vm::kEnum; }
bool ClassSymbol::is_abstract() const { return flags & vm::kAbstract; }
bool ClassSymbol::is_static() const { return flags & vm::kStatic; }

}  // namespace braid::lang
