// The module format in memory: what the compiler makes, what a .bc file holds, what the machine
// loads.
//
// What: a Module is a set of class definitions. Names are in the JVM's form: class
// "java/util/Map$Entry", descriptor "(ILjava/lang/String;)V", generic signature
// "<T:Ljava/lang/Object;>(TT;)V". Definitions name other classes, fields and methods by strings;
// the machine resolves them when it links a method.
//
// Owns: plain data, no pointers into the machine. bcfile.h writes and reads it; verifier.h checks
// it.
//
// Invariants (checked by the verifier, relied on by the interpreter):
//  1. Register numbers, constant indices, jump targets and handler ranges are in bounds.
//  2. A reference register is written before it is read and holds what the instruction expects.
//  3. The code of a method cannot run past its end.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace braid::vm {

// Flags of classes, fields and methods. The low ones have the values of Java class files.
enum Flags : uint32_t {
  kPublic = 0x0001,
  kPrivate = 0x0002,
  kProtected = 0x0004,
  kStatic = 0x0008,
  kFinal = 0x0010,
  kSynchronized = 0x0020,  // methods (informative: code generation emits the monitor instructions)
  kVolatile = 0x0040,      // fields
  kVarargs = 0x0080,       // methods
  kTransient = 0x0080,     // fields
  kNative = 0x0100,
  kInterface = 0x0200,
  kAbstract = 0x0400,
  kStrictfp = 0x0800,
  kSynthetic = 0x1000,  // made by the compiler
  kAnnotation = 0x2000,
  kEnum = 0x4000,         // enum classes and their constants
  kDefault = 0x00010000,  // interface method with a body (not static, not private)
  kHidden = 0x00020000,   // method whose frames are left out of stack traces; class: of a lambda
  kBridge = 0x00040000,
  kAnonymous = 0x00080000,   // class declared without a name
  kLocal = 0x00100000,       // class declared in a body
  kInner = 0x00200000,       // class whose instances have an enclosing instance
  kFunctional = 0x00400000,  // interface annotated @FunctionalInterface
  kNotAtomic = 0x00800000,   // method annotated @NotAtomic: others may act in its midst
};

// One instruction: 8 bytes. Operand kinds are in opcodes.def.
struct Insn {
  uint16_t op = 0;
  uint16_t a = 0;
  uint16_t b = 0;
  uint16_t c = 0;
};
static_assert(sizeof(Insn) == 8);

enum class ConstKind : uint8_t {
  kInt,  // also boolean, byte, short, char
  kLong,
  kFloat,
  kDouble,
  kString,
  kClass,   // name: class name, or array descriptor "[I", "[Ljava/lang/String;"
  kField,   // owner, name, descriptor
  kMethod,  // owner, name, descriptor; is_interface
  kSwitch,  // a switch table: sorted keys and relative targets, for lookup_switch
};

// One entry of a method's constant table.
struct Const {
  ConstKind kind = ConstKind::kInt;
  uint64_t bits = 0;      // kInt (sign-extended), kLong, kFloat (low 32 bits), kDouble
  std::u16string string;  // kString
  std::string owner;      // kClass: the name; kField, kMethod: the class named in the reference
  std::string name;
  std::string descriptor;
  bool is_interface = false;     // kMethod: owner is an interface
  std::vector<int32_t> keys;     // kSwitch: ascending
  std::vector<int32_t> targets;  // kSwitch: one per key, then the default; absolute code indices

  bool operator==(const Const&) const = default;
};

// Instructions [start, end) are guarded; on a matching exception the reference goes to register
// `reg` and control to `handler`. Entries are tried in order.
struct Handler {
  uint32_t start = 0;
  uint32_t end = 0;
  uint32_t handler = 0;
  uint16_t reg = 0;
  std::string catch_type;  // class name; empty: any exception
};

// Instructions from `pc` on (to the next entry's) come from source line `line`.
struct LineEntry {
  uint32_t pc = 0;
  uint32_t line = 0;
};

// A named local variable: lives in a register of a bank during [start, end).
struct LocalEntry {
  std::string name;
  std::string descriptor;  // bank R if it begins with L or [, else P
  uint16_t reg = 0;
  uint32_t start = 0;
  uint32_t end = 0;
};

struct MethodDef {
  uint32_t flags = 0;
  std::string name;  // "<init>" for constructors, "<clinit>" for the static initialiser
  std::string descriptor;
  std::string signature;            // generic signature, empty if not generic
  std::vector<std::string> thrown;  // class names of the throws clause
  // Code; empty for abstract and native methods. Parameters come in R[0..] (with `this` first) and
  // P[0..], each bank counted by itself, in declaration order.
  uint16_t ref_regs = 0;  // size of the frame's reference bank, call windows included
  uint16_t prim_regs = 0;
  std::vector<Insn> code;
  std::vector<Const> consts;
  std::vector<Handler> handlers;
  std::vector<LineEntry> lines;
  std::vector<LocalEntry> locals;
};

struct FieldDef {
  uint32_t flags = 0;
  std::string name;
  std::string descriptor;
  std::string signature;
  std::vector<std::string> annotations;  // as of a class
  bool has_constant =
      false;       // constant variable: a compile-time constant. Static ones are set when the
  Const constant;  // class is prepared, before any initialiser runs.
};

struct ClassDef {
  uint32_t flags = 0;
  std::string name;
  std::string super;  // empty only for java/lang/Object; interfaces: java/lang/Object
  std::vector<std::string> interfaces;
  std::string signature;
  std::string source_file;                  // "Main.java"
  std::string outer;                        // lexically enclosing class, empty for top level
  std::string simple_name;                  // as declared; empty for anonymous classes
  std::vector<std::string> member_classes;  // names of declared member classes
  std::vector<std::string> annotations;     // those of package braid only, by class name
  std::vector<FieldDef> fields;
  std::vector<MethodDef> methods;
};

struct Module {
  std::vector<ClassDef> classes;
  std::string
      main_class;  // class with `public static void main(String[])`, the first one; may be empty
};

// Names with '.' for messages: "java/util/List" -> "java.util.List".
std::string dotted(std::string_view name);

// Number of reference and primitive parameters of a method descriptor, `this` not counted, and the
// kind of its result: 'V', 'R' (reference) or the primitive's letter. Precondition: well formed
// (is_method_descriptor).
struct Shape {
  uint16_t refs = 0;
  uint16_t prims = 0;
  char result = 'V';
};
Shape shape_of(std::string_view descriptor);
bool is_method_descriptor(std::string_view descriptor);
bool is_field_descriptor(std::string_view descriptor);

}  // namespace braid::vm
