// Lambdas: numbering, their bodies as methods of the class they stand in, and their classes.
#include <algorithm>

#include "lang/codegen/body_gen.h"
#include "lang/signatures.h"

namespace braid::lang {

// Numbers as javac gives them: per class, a lambda inside another one before that one.
void ModuleGen::number_lambdas(const ClassSymbol& c) {
  const std::vector<Lambda*>& all = c.decl->lambdas;
  size_t bodies = 0;
  size_t classes = 0;
  auto number = [&](const Lambda* lambda, auto& self) -> void {
    for (const Lambda* inner : all) {
      if (inner->enclosing == lambda) self(inner, self);
    }
    LambdaInfo& info = lambdas_[lambda];
    info.class_name = c.binary_name + "$$Lambda$" + std::to_string(++classes);
    if (lambda->is_direct) return;
    info.body_name = "lambda$" + lambda->enclosing_method + "$" + std::to_string(bodies++);
    info.body_descriptor = "(";
    for (const VarSymbol* v : lambda->captured) info.body_descriptor += descriptor_of(v->type);
    for (const Parameter& p : lambda->params) {
      info.body_descriptor += descriptor_of(p.symbol->type);
    }
    info.body_descriptor += ")" + descriptor_of(lambda->sam_return);
  };
  for (const Lambda* lambda : all) {
    if (!lambda->enclosing) number(lambda, number);
  }
}

const LambdaInfo& ModuleGen::need_lambda(const Lambda& lambda) {
  LambdaInfo& info = lambdas_.at(&lambda);
  if (!info.requested) {
    info.requested = true;
    pending_lambdas_.push_back(&lambda);
  }
  return info;
}

void ModuleGen::lambda_bodies(ClassSymbol& c, vm::ClassDef& def) {
  for (const Lambda* lambda : c.decl->lambdas) {
    if (!lambda->is_direct) lambda_body(*lambda, def);
  }
}

void ModuleGen::lambda_body(const Lambda& lambda, vm::ClassDef& def) {
  const LambdaInfo& info = lambdas_.at(&lambda);
  vm::MethodDef method;
  method.flags = vm::kPrivate | vm::kSynthetic | (lambda.uses_this ? 0u : vm::kStatic);
  method.name = info.body_name;
  method.descriptor = info.body_descriptor;
  BodyGen body(*this, *lambda.in_class, &lambda);
  body.lambda_body(lambda);
  body.finish(method, lambda.pos);
  def.methods.push_back(std::move(method));
}

void ModuleGen::lambda_class(const Lambda& lambda) {
  const LambdaInfo& info = lambdas_.at(&lambda);
  ClassSymbol& interface = *types_.erased_class(lambda.type);
  vm::ClassDef def;
  def.flags = vm::kFinal | vm::kSynthetic | vm::kHidden;
  def.name = info.class_name;
  def.super = "java/lang/Object";
  def.interfaces.push_back(interface.binary_name);
  for (const ClassSymbol* marker : lambda.markers) def.interfaces.push_back(marker->binary_name);
  def.simple_name = info.class_name.substr(info.class_name.find_last_of('/') + 1);
  auto add_field = [&](std::string name, std::string type) {
    vm::FieldDef field;
    field.flags = vm::kPrivate | vm::kFinal | vm::kSynthetic;
    field.name = std::move(name);
    field.descriptor = std::move(type);
    def.fields.push_back(std::move(field));
  };
  if (lambda.uses_this) add_field(LambdaInfo::kThis, "L" + lambda.in_class->binary_name + ";");
  for (const VarSymbol* v : lambda.captured)
    add_field(captured_field(lambda.captured, *v), descriptor_of(v->type));
  lambda_method(lambda, *lambda.sam, def);
  // The same method under the other signatures by which callers may know it.
  for (ClassSymbol* c : types_.closure(&interface)) {
    c->complete();
    for (MethodSymbol* m : c->methods) {
      bool overridden = m != lambda.sam && m->name == lambda.sam->name && m->is_abstract() &&
                        m->params.size() == lambda.sam->params.size() &&
                        types_.overrides_equivalent(lambda.sam, m, &interface);
      if (overridden) lambda_method(lambda, *m, def);
    }
  }
  module_.classes.push_back(std::move(def));
}

void ModuleGen::lambda_method(const Lambda& lambda, MethodSymbol& of, vm::ClassDef& def) {
  vm::MethodDef method;
  method.flags = vm::kPublic | vm::kSynthetic | vm::kHidden;
  method.name = of.name;
  method.descriptor = method_descriptor(of);
  for (const vm::MethodDef& other : def.methods) {
    if (other.name == method.name && other.descriptor == method.descriptor) return;
  }
  BodyGen body(*this, *lambda.in_class);
  if (lambda.is_direct) {
    body.reference_method_body(lambda, of, lambdas_.at(&lambda));
  } else {
    body.lambda_method_body(lambda, of, lambdas_.at(&lambda));
  }
  body.finish(method, lambda.pos);
  method.locals.clear();  // its `this` is of another class, and nobody looks at it
  def.methods.push_back(std::move(method));
}

}  // namespace braid::lang
