// What all passes of one compilation share.
//
// Owns the arena and, through it, every type, symbol and tree node. A Context lives as long as the
// compilation; nothing in it is shared between compilations.
#pragma once

#include <functional>
#include <string_view>
#include <utility>
#include <vector>

#include "lang/ast.h"
#include "lang/class_table.h"
#include "lang/diagnostics.h"
#include "lang/type_ops.h"

namespace braid::lang {

struct Context {
  SourceSet& sources;
  Diagnostics diags;
  Arena arena;
  ClassTable classes;
  Types types;
  bool has_patterns = false;  // some pattern declares a variable
  uint32_t next_variable_id = 0;
  // Set by attribution: evaluates the initialiser of a final variable from source that may be a
  // constant variable, into VarSymbol::constant. Reading it through constant_of() calls this once.
  std::function<void(VarSymbol&)> constant_folder;

  Context(SourceSet& s, ClassProvider provider)
      : sources(s), diags(s), classes(*this, std::move(provider)), types(*this) {}
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;

  // Class types written in source whose arguments have still to be checked against their bounds,
  // which needs all headers: see Resolver::check_bounds.
  std::vector<std::pair<ClassType*, TypeNode*>> unchecked_bounds;

  const Constant& constant_of(VarSymbol& v) {
    bool open = v.declarator && (v.flags & vm::kFinal) && !is_constant(v.constant);
    if (open && constant_folder) constant_folder(v);
    return v.constant;
  }

  VarSymbol* make_variable(VarSymbol::Where where, std::string name, Type* type, SourcePos pos) {
    auto* v = arena.make<VarSymbol>();
    v->where = where;
    v->name = std::move(name);
    v->type = type;
    v->pos = pos;
    v->id = next_variable_id++;
    return v;
  }
};

}  // namespace braid::lang
