// Makes docs/bytecode.md from the opcode table; with --check compares the file with it.
#include <fmt/format.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "vm/opcodes.h"

namespace {

using braid::vm::kOpInfo;
using braid::vm::Operand;

const char* const kHead = R"(# The bytecode

This page is made from [vm/opcodes.def](../vm/opcodes.def) by `bytecode_doc`; change the table, not the page.

A method has two banks of registers: `r` holds references, `p` 64-bit primitives. Parameters come in `r0..` and `p0..`, each bank counted
by itself, `this` first. An instruction is eight bytes: opcode, A, B, C, 16 bits each. `vmc --dump` prints a module in this notation.

Ints (boolean, byte, short and char too) are held sign-extended to 64 bits, floats in the low 32 bits. Jump targets are relative to the
next instruction. Constants (`#`) are numbered in each method's own table.

| operand | meaning |
| --- | --- |
| r, p | register, read |
| r!, p! | register, written |
| int | immediate, 16 bits |
| -> | jump target |
| #class #field #method #string #number #switch | entry of the constant table |
| r.. p.. | start of a call's window: arguments there, result in its first register; what lies behind is lost |

| opcode | A | B | C | what it does |
| --- | --- | --- | --- | --- |
)";

const char* kind(Operand o) {
  switch (o) {
    case Operand::N:
      return "";
    case Operand::Rd:
      return "r!";
    case Operand::Ru:
      return "r";
    case Operand::Id:
      return "p! int";
    case Operand::Ld:
      return "p! long";
    case Operand::Fd:
      return "p! float";
    case Operand::Dd:
      return "p! double";
    case Operand::Pd:
      return "p!";
    case Operand::Iu:
      return "p int";
    case Operand::Lu:
      return "p long";
    case Operand::Fu:
      return "p float";
    case Operand::Du:
      return "p double";
    case Operand::Pu:
      return "p";
    case Operand::S:
    case Operand::U:
      return "int";
    case Operand::J:
    case Operand::JW:
      return "->";
    case Operand::JX:
      return "-> (high half)";
    case Operand::Kc:
      return "#class";
    case Operand::Kf:
      return "#field";
    case Operand::Km:
      return "#method";
    case Operand::Ks:
      return "#string";
    case Operand::Kn:
      return "#number";
    case Operand::Kt:
      return "#switch";
    case Operand::Wr:
      return "r..";
    case Operand::Wp:
      return "p..";
  }
  return "";
}

std::string escaped(std::string_view text) {
  std::string out;
  for (char c : text) {
    if (c == '|') out += '\\';
    out += c;
  }
  return out;
}

std::string page() {
  std::string out = kHead;
  for (const auto& op : kOpInfo) {
    out += fmt::format("| {} | {} | {} | {} | {} |\n", op.name, kind(op.operands[0]), kind(op.operands[1]),
                       kind(op.operands[2]), escaped(op.doc));
  }
  return out;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 1) {
    fmt::print("{}", page());
    return 0;
  }
  if (argc != 3 || std::string_view(argv[1]) != "--check") {
    fmt::print(stderr, "usage: bytecode_doc [--check FILE]\n");
    return 2;
  }
  std::ifstream file(argv[2]);
  const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  if (text == page()) return 0;
  fmt::print(stderr, "{} is out of date: bytecode_doc > {}\n", argv[2], argv[2]);
  return 1;
}
