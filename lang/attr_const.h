// Constant expressions: Java's arithmetic on constant values (JLS 15.29).
//
// Values are those of types.h: int32_t stands for boolean, byte, short, char and int. Every
// function is total: what is not a constant expression (division by zero) yields no constant.
#pragma once

#include <string>

#include "lang/ast.h"
#include "lang/types.h"

namespace braid::lang {

// The value converted to primitive type `to` as a cast does it, narrowing and rounding as in Java.
Constant convert_constant(const Constant& value, TypeKind to);

// `op` on an operand that is already of the promoted type. ++ and -- have no constant.
Constant fold_unary(UnaryOp op, const Constant& operand);

// `op` on operands that both have the promoted type (shifts: each its own). Strings: only == and !=
// (by value, since constants are interned) and + when both are strings.
Constant fold_binary(BinaryOp op, const Constant& left, const Constant& right);

// The text of a constant of type kind `kind` in a string concatenation.
std::u16string constant_text(const Constant& value, TypeKind kind);

// Whether an int constant is representable in byte, short, char or int (JLS 5.2).
bool constant_fits(const Constant& value, TypeKind to);

// A constant as an error message shows it.
std::string constant_for_message(const Constant& value, TypeKind kind);

}  // namespace braid::lang
