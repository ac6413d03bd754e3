// Annotations: their names, where they may stand, and how often.
//
// They have no effect but for Override and FunctionalInterface, and those of package braid.
// Elements are parsed and not checked; nor are Target and Repeatable of the program's own
// annotations.
#pragma once

#include "lang/ast.h"
#include "lang/scope.h"

namespace braid::lang {

// Places of java.lang.annotation.ElementType that we tell apart.
enum AnnotationPlace : uint8_t {
  kOnType = 1,
  kOnField = 2,
  kOnMethod = 4,
  kOnConstructor = 8,
  kOnParameter = 16,
  kOnLocal = 32,
};

void check_annotations(Context& context, const Modifiers& modifiers, AnnotationPlace place,
                       Env& env);

}  // namespace braid::lang
