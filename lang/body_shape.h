// What statements do, before anything in them is attributed: whether their end can be reached (JLS
// 14.22, constants other than `true` left aside), and how they are left.
#pragma once

#include "lang/ast.h"

namespace braid::lang {

struct BodyShape {
  bool returns_value = false;
  bool returns_void = false;
  bool completes = false;
};

BodyShape shape_of(const Block& body);
bool can_complete(const Stmt& stmt);
// `body` has a break without a label that leaves `loop`.
bool is_left_by_break(const Stmt& loop, const Stmt& body);

}  // namespace braid::lang
