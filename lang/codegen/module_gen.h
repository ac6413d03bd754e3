// Generates all classes of a compilation: members, constructors, static initialisers, bridges, and
// the classes of lambdas. Bodies are the business of BodyGen.
//
// Owns: the list of class definitions under construction, and what the classes need to know of each
// other: names of captured-variable fields, names and shapes of lambdas, which local classes are in
// use.
#pragma once

#include <cstdint>
#include <deque>
#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "lang/ast.h"
#include "lang/context.h"
#include "vm/module.h"

namespace braid::lang {

class BodyGen;

// What a lambda becomes: a method with its body in the class it stands in, and a class that
// implements the interface and calls it. A direct method reference becomes the class only.
struct LambdaInfo {
  static constexpr const char* kThis = "this$0";  // the field for the instance that it captures

  std::string body_name;        // "lambda$main$0"
  std::string body_descriptor;  // captured variables, then the parameters
  std::string class_name;       // "Main$$Lambda$1"
  bool requested = false;       // somebody creates it
};

class ModuleGen {
 public:
  explicit ModuleGen(Context& context) : context_(context), types_(context.types) {}
  vm::Module run(std::span<CompilationUnit* const> units);

  Context& context() { return context_; }
  Types& types() { return types_; }

  // ---- Names and descriptors.
  std::string descriptor_of(Type* t);
  // As the instruction names it: constructors from source with their synthetic parameters.
  std::string method_descriptor(const MethodSymbol& m);
  // A class or array in a class constant: "java/lang/String", "[I".
  std::string class_name_of(Type* t);
  // An enum, or the class of an enum constant with a body.
  bool is_enum_like(const ClassSymbol& c) const;
  // Field in which instances hold a variable of those that their class or lambda captures: "val$x".
  // Reports name what it holds by it.
  static std::string captured_field(const std::vector<VarSymbol*>& captured, const VarSymbol& v);
  // The expression that creates an anonymous class; null for other classes. If it is written
  // `outer.new Base() {..}`, the constructor gets that instance for its superclass.
  const New* anonymous_creation(const ClassSymbol& c) const;

  // ---- Requests.
  // A local or anonymous class is in use: its definition will be generated.
  void need_class(ClassSymbol& c, const New* creation = nullptr);
  // A lambda is created: its class will be generated.
  const LambdaInfo& need_lambda(const Lambda& lambda);
  void too_large(SourcePos pos);

  // The constructor of the superclass that an implicit super(..) calls, `params` being the types of
  // the arguments passed on (anonymous classes) or empty.
  MethodSymbol* super_constructor(const ClassSymbol& c, const std::vector<Type*>& params);

 private:
  void generate_class(ClassSymbol& c);
  vm::ClassDef class_header(ClassSymbol& c);
  std::string braid_annotation(const std::string& written) const;
  void annotations(const ClassDecl& decl, vm::ClassDef& def) const;
  void fields(ClassSymbol& c, vm::ClassDef& def);
  void field(VarSymbol& f, vm::ClassDef& def);
  static vm::Const constant_def(const Constant& value);
  void synthetic_fields(ClassSymbol& c, vm::ClassDef& def);
  void methods(ClassSymbol& c, vm::ClassDef& def);
  vm::MethodDef method_header(MethodSymbol& m);
  void method(MethodSymbol& m, vm::ClassDef& def);
  void static_initializer(ClassSymbol& c, vm::ClassDef& def);
  // Bridges (bridges.cpp).
  void bridges(ClassSymbol& c, vm::ClassDef& def);
  bool needs_bridge(ClassSymbol& c, MethodSymbol& from, MethodSymbol& to);
  void bridge(ClassSymbol& c, MethodSymbol& from, MethodSymbol& to, vm::ClassDef& def);
  // Lambdas (lambdas.cpp).
  void number_lambdas(const ClassSymbol& c);
  void lambda_bodies(ClassSymbol& c, vm::ClassDef& def);
  void lambda_body(const Lambda& lambda, vm::ClassDef& def);
  void lambda_class(const Lambda& lambda);
  void lambda_method(const Lambda& lambda, MethodSymbol& of, vm::ClassDef& def);

  Context& context_;
  Types& types_;
  vm::Module module_;
  const CompilationUnit* unit_ = nullptr;  // the one whose classes are being generated
  std::deque<ClassSymbol*> pending_;
  std::unordered_set<const ClassSymbol*> needed_;
  std::unordered_map<const ClassSymbol*, const New*> creations_;
  std::unordered_map<const Lambda*, LambdaInfo> lambdas_;
  std::vector<const Lambda*> pending_lambdas_;
};

}  // namespace braid::lang
