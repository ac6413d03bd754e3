// Compilation units, classes and their members.
#include <fmt/format.h>

#include <utility>

#include "lang/parser_impl.h"
#include "vm/module.h"

namespace braid::lang {

// ---- Compilation units --------------------------------------------------------------------------

CompilationUnit* Parser::compilation_unit() {
  CompilationUnit* unit = arena_.make<CompilationUnit>();
  unit->file = file_;
  while (!at(Tok::kEof)) {
    const size_t before = at_;
    package_or_types(*unit);
    if (in_error()) skip({unit->types.empty(), false, false, false});
    if (at_ == before) next();
  }
  return unit;
}

void Parser::package_or_types(CompilationUnit& unit) {
  if (accept(Tok::kSemi)) return;
  if (at(Tok::kImport) && unit.types.empty()) {
    unit.imports.push_back(import_declaration());
    return;
  }
  Modifiers mods = modifiers();
  const bool first = unit.package.empty() && unit.imports.empty() && unit.types.empty();
  if (at(Tok::kPackage) && first && mods.flags == 0) {
    unit.package_pos = pos();
    next();
    do {
      unit.package.push_back(identifier());
    } while (accept(Tok::kDot));
    expect(Tok::kSemi);
    return;
  }
  if (ClassDecl* decl = type_declaration(std::move(mods))) unit.types.push_back(decl);
}

Import Parser::import_declaration() {
  Import result;
  result.pos = pos();
  next();
  result.is_static = accept(Tok::kStatic);
  result.name_pos = pos();
  result.path.push_back(identifier());
  do {
    result.name_pos = pos();
    if (!expect(Tok::kDot)) break;
    if (accept(Tok::kStar)) {
      result.on_demand = true;
      break;
    }
    result.path.push_back(identifier());
  } while (at(Tok::kDot));
  expect(Tok::kSemi);
  return result;
}

// ---- Type declarations --------------------------------------------------------------------------

ClassDecl* Parser::type_declaration(Modifiers mods) {
  Nesting nesting(*this);
  if (!nesting.ok()) return nullptr;
  if (at(Tok::kClass)) return class_declaration(std::move(mods));
  if (at(Tok::kAt) || at(Tok::kInterface)) return interface_declaration(std::move(mods));
  if (at(Tok::kEnum)) return enum_declaration(std::move(mods));
  if (at_record()) return record_declaration(std::move(mods));
  const uint32_t offset = token().begin;
  if (at(Tok::kIdentifier)) {
    next();
    error_end_ = token().begin;
  }
  syntax_error(offset, "class, interface, enum, or record expected");
  return nullptr;
}

std::string Parser::type_name(SourcePos* where) {
  *where = pos();
  for (const char* word : {"var", "yield", "record", "sealed", "permits"}) {
    if (at_word(word)) error_here(fmt::format("'{}' not allowed here", word));
  }
  return identifier();
}

void Parser::permits_clause() {
  if (!at_word("permits")) return;
  if (!std::exchange(saw_sealed_, false)) unsupported(pos(), NotYet::kSealed);
  next();
  type_list();
}

ClassDecl* Parser::class_declaration(Modifiers mods) {
  ClassDecl* decl = make<ClassDecl>(token().begin);
  decl->modifiers = std::move(mods);
  next();
  decl->name = type_name(&decl->name_pos);
  decl->type_params = type_params();
  if (accept(Tok::kExtends)) decl->superclass = type();
  if (accept(Tok::kImplements)) decl->interfaces = type_list();
  permits_clause();
  class_body(*decl);
  return decl;
}

ClassDecl* Parser::interface_declaration(Modifiers mods) {
  const bool annotation = accept(Tok::kAt);
  ClassDecl* decl = make<ClassDecl>(token().begin);
  decl->kind = annotation ? ClassDecl::Kind::kAnnotation : ClassDecl::Kind::kInterface;
  decl->modifiers = std::move(mods);
  next();
  decl->name = type_name(&decl->name_pos);
  decl->type_params = type_params();
  if (accept(Tok::kExtends)) decl->interfaces = type_list();
  permits_clause();
  class_body(*decl);
  return decl;
}

ClassDecl* Parser::enum_declaration(Modifiers mods) {
  ClassDecl* decl = make<ClassDecl>(token().begin);
  decl->kind = ClassDecl::Kind::kEnum;
  decl->modifiers = std::move(mods);
  next();
  decl->name = type_name(&decl->name_pos);
  if (accept(Tok::kImplements)) decl->interfaces = type_list();
  enum_body(*decl);
  return decl;
}

ClassDecl* Parser::record_declaration(Modifiers mods) {
  ClassDecl* decl = make<ClassDecl>(token().begin);
  decl->kind = ClassDecl::Kind::kRecord;
  decl->modifiers = std::move(mods);
  next();
  decl->name = type_name(&decl->name_pos);
  decl->type_params = type_params();
  decl->components = parameters();
  for (Parameter& p : decl->components) {
    if (p.modifiers.flags != 0) diags_.error(p.pos, "record components cannot have modifiers");
    decl->members.push_back(component_field(p));
  }
  if (at(Tok::kExtends)) error_here("'{' expected");
  if (accept(Tok::kImplements)) decl->interfaces = type_list();
  class_body(*decl);
  return decl;
}

Member Parser::component_field(const Parameter& component) {
  FieldDecl* field = arena_.make<FieldDecl>();
  field->is_component = true;
  field->is_varargs = component.varargs;
  field->modifiers.pos = component.pos;
  field->modifiers.flags = vm::kPrivate | vm::kFinal;
  VariableDeclarator* var = make<VariableDeclarator>(component.pos.offset);
  var->name = component.name;
  var->type_node = component.varargs
                       ? array_of(component.type_node, component.type_node->pos.offset)
                       : component.type_node;
  field->vars.push_back(var);
  Member member;
  member.field = field;
  return member;
}

ClassDecl* Parser::anonymous_body(uint32_t offset) {
  ClassDecl* decl = make<ClassDecl>(offset);
  decl->name_pos = decl->pos;
  Nesting nesting(*this);
  if (nesting.ok()) class_body(*decl);
  return decl;
}

void Parser::class_body(ClassDecl& decl) {
  expect(Tok::kLBrace);
  if (in_error()) {
    skip({false, true, false, false});
    if (!accept(Tok::kLBrace)) return;
  }
  std::string outer_name = std::exchange(class_name_, decl.name);
  while (!at(Tok::kRBrace) && !at(Tok::kEof)) {
    const size_t before = at_;
    member(decl);
    if (in_error()) skip({false, true, true, false});
    if (at_ == before) next();
  }
  class_name_ = std::move(outer_name);
  decl.end = pos();
  expect(Tok::kRBrace);
}

// ---- Members ------------------------------------------------------------------------------------

void Parser::member(ClassDecl& decl) {
  if (accept(Tok::kSemi)) return;
  Modifiers mods = modifiers();
  Member member;
  if (at_type_declaration()) {
    member.type = type_declaration(std::move(mods));
    if (member.type != nullptr) decl.members.push_back(member);
  } else if (at(Tok::kLBrace) && (mods.flags & ~uint32_t{vm::kStatic}) == 0 &&
             mods.annotations.empty()) {
    const bool in_interface =
        decl.kind == ClassDecl::Kind::kInterface || decl.kind == ClassDecl::Kind::kAnnotation;
    if (in_interface) diags_.error(pos(), "initializers not allowed in interfaces");
    if (decl.kind == ClassDecl::Kind::kRecord && mods.flags == 0) {
      diags_.error(pos(), "instance initializers are not allowed in records");
    }
    member.initializer = make<Initializer>(mods.pos.offset);
    member.initializer->is_static = (mods.flags & vm::kStatic) != 0;
    member.initializer->body = block();
    decl.members.push_back(member);
  } else {
    method_or_field(decl, std::move(mods));
  }
}

void Parser::method_or_field(ClassDecl& decl, Modifiers mods) {
  std::vector<TypeParam> params = type_params();
  annotations();
  const SourcePos type_pos = pos();
  const bool is_compact_constructor =
      at(Tok::kIdentifier) && kind(1) == Tok::kLBrace && token().text == class_name_;
  if (at(Tok::kIdentifier) && (kind(1) == Tok::kLParen || is_compact_constructor)) {
    constructor(decl, std::move(mods), std::move(params), type_pos);
    return;
  }
  const bool is_void = at(Tok::kVoid);
  TypeNode* type_node = is_void ? type_without_dims() : type();
  const SourcePos name_pos = pos();
  std::string name = identifier();
  if (at(Tok::kLParen)) {
    MethodDecl* method = make<MethodDecl>(name_pos.offset);
    method->modifiers = std::move(mods);
    method->type_params = std::move(params);
    method->return_type = type_node;
    method->name = std::move(name);
    method_rest(decl, method, false);
  } else if (!is_void && params.empty()) {
    field_rest(decl, std::move(mods), type_node, std::move(name), name_pos);
  } else {
    error_here("'(' expected");
  }
}

void Parser::constructor(ClassDecl& decl, Modifiers mods, std::vector<TypeParam> params,
                         SourcePos where) {
  const bool in_class = decl.kind == ClassDecl::Kind::kClass ||
                        decl.kind == ClassDecl::Kind::kEnum ||
                        decl.kind == ClassDecl::Kind::kRecord;
  if (!in_class || token().text != class_name_ || class_name_.empty()) {
    error_here("invalid method declaration; return type required");
  }
  next();
  MethodDecl* method = make<MethodDecl>(where.offset);
  method->modifiers = std::move(mods);
  method->type_params = std::move(params);
  method->name = "<init>";
  if (at(Tok::kLBrace)) {  // without parameters: only in a record
    compact_constructor(decl, method);
    return;
  }
  method_rest(decl, method, true);
}

// At the body. The parameters are those of the header.
void Parser::compact_constructor(ClassDecl& decl, MethodDecl* method) {
  if (decl.kind != ClassDecl::Kind::kRecord) {
    expected_behind("<identifier>");
    block();
    return;
  }
  method->is_compact = true;
  method->params = decl.components;
  method->body = block();
  Member member;
  member.method = method;
  decl.members.push_back(member);
}

void Parser::method_rest(ClassDecl& decl, MethodDecl* method, bool is_constructor) {
  receiver_ = nullptr;
  receiver_allowed_ = true;
  method->params = parameters();
  receiver_allowed_ = false;
  method->receiver = receiver_;
  method->receiver_pos = receiver_pos_;
  const bool is_void = method->return_type != nullptr &&
                       method->return_type->kind == TypeNode::Kind::kPrimitive &&
                       method->return_type->primitive == TypeKind::kVoid;
  if (!is_constructor && !is_void) method->return_type = dims_after(method->return_type);
  if (accept(Tok::kThrows)) {
    do {
      if (!at(Tok::kIdentifier) && !at(Tok::kAt)) {
        identifier();  // reports that it misses
        break;
      }
      method->thrown.push_back(type());
    } while (accept(Tok::kComma));
  }
  if (at(Tok::kLBrace)) {
    method->body = block();
  } else {
    if (accept(Tok::kDefault)) annotation_value();  // of an annotation's element
    expect(Tok::kSemi);
    if (in_error()) {
      skip({false, true, false, false});
      if (at(Tok::kLBrace)) method->body = block();
    }
  }
  Member member;
  member.method = method;
  decl.members.push_back(member);
}

void Parser::field_rest(ClassDecl& decl, Modifiers mods, TypeNode* type, std::string name,
                        SourcePos where) {
  const bool in_interface =
      decl.kind == ClassDecl::Kind::kInterface || decl.kind == ClassDecl::Kind::kAnnotation;
  FieldDecl* field = arena_.make<FieldDecl>();
  field->modifiers = std::move(mods);
  field->vars.push_back(declarator_rest(type, std::move(name), where, in_interface));
  while (accept(Tok::kComma)) {
    const SourcePos next_pos = pos();
    std::string next_name = identifier();
    field->vars.push_back(declarator_rest(type, std::move(next_name), next_pos, in_interface));
  }
  expect(Tok::kSemi);
  if (decl.kind == ClassDecl::Kind::kRecord && (field->modifiers.flags & vm::kStatic) == 0) {
    diags_.error(field->vars.front()->pos, "field declaration must be static",
                 "consider replacing field with record component");
    return;
  }
  Member member;
  member.field = field;
  decl.members.push_back(member);
}

// Behind the name: brackets and initialiser.
VariableDeclarator* Parser::declarator_rest(TypeNode* type, std::string name, SourcePos where,
                                            bool needs_init) {
  VariableDeclarator* var = make<VariableDeclarator>(where.offset);
  var->name = std::move(name);
  var->type_node = dims_after(type);
  if (accept(Tok::kAssign)) {
    var->init = variable_init();
  } else if (needs_init) {
    error_here("= expected");
  }
  return var;
}

// ---- Parameters ---------------------------------------------------------------------------------

std::vector<Parameter> Parser::parameters() {
  std::vector<Parameter> params;
  expect(Tok::kLParen);
  if (!at(Tok::kRParen)) {
    do {
      if (!params.empty() && params.back().varargs) {
        diags_.error(params.back().pos, "varargs parameter must be the last parameter");
      }
      parameter(params);
    } while (accept(Tok::kComma));
  }
  if (!accept(Tok::kRParen)) expected_behind("',', ')', or '['");
  return params;
}

void Parser::parameter(std::vector<Parameter>& out) {
  Parameter param;
  param.modifiers.pos = pos();
  while (at(Tok::kFinal) || (at(Tok::kAt) && kind(1) != Tok::kInterface)) {
    if (at(Tok::kAt)) {
      param.modifiers.annotations.push_back(annotation());
      continue;
    }
    if (param.modifiers.flags != 0) error_here("repeated modifier");
    param.modifiers.flags |= vm::kFinal;
    next();
  }
  param.type_node = lambda_params_ ? variable_type() : type();
  annotations();
  param.varargs = accept(Tok::kEllipsis);
  param.pos = pos();
  // The receiver parameter (`T this`, `Outer Outer.this`) only carries annotations.
  if (at(Tok::kIdentifier) && kind(1) == Tok::kDot && kind(2) == Tok::kThis) {
    next();
    next();
  }
  if (at(Tok::kThis)) {
    if (!out.empty() || !receiver_allowed_) {
      error_here(
          "as of release 8, 'this' is allowed as the parameter name for the receiver type only; "
          "which has to be the first parameter, and cannot be a lambda parameter");
    }
    receiver_ = param.type_node;
    receiver_pos_ = pos();
    next();
    return;
  }
  param.name = identifier();
  if (param.varargs && at(Tok::kLBracket)) {
    error_here("legacy array notation not allowed on variable-arity parameter");
  }
  param.type_node = dims_after(param.type_node);
  out.push_back(std::move(param));
}

// ---- Enums --------------------------------------------------------------------------------------

void Parser::enum_body(ClassDecl& decl) {
  expect(Tok::kLBrace);
  if (in_error()) {
    skip({false, true, false, false});
    if (!accept(Tok::kLBrace)) return;
  }
  std::string outer_name = std::exchange(class_name_, decl.name);
  enum_members(decl);
  class_name_ = std::move(outer_name);
  decl.end = pos();
  expect(Tok::kRBrace);
}

// What an enum's body goes on with: a constant, or a member. As long as no semicolon has been seen,
// what could be either is a constant.
bool Parser::at_enum_constant(bool after_semicolon) const {
  if (at(Tok::kIdentifier) || at(Tok::kUnderscore)) {
    switch (kind(1)) {
      case Tok::kLParen:
      case Tok::kLBrace:
      case Tok::kComma:
      case Tok::kSemi:
        return !(after_semicolon && token().text == class_name_);
      default:
        return !after_semicolon;
    }
  }
  return !after_semicolon && (at(Tok::kAt) || at(Tok::kLt));
}

void Parser::enum_members(ClassDecl& decl) {
  bool after_semicolon = false;
  bool reported = false;  // that constants and members are mixed
  if (accept(Tok::kComma) && !at(Tok::kSemi) && !at(Tok::kRBrace)) expected_behind("'}' or ';'");
  while (!at(Tok::kRBrace) && !at(Tok::kEof)) {
    if (accept(Tok::kSemi)) {
      after_semicolon = true;
      continue;
    }
    const size_t before = at_;
    const bool constant = at_enum_constant(after_semicolon);
    if (constant == after_semicolon && !reported) {
      error_here(constant ? "enum constant not expected here" : "enum constant expected here");
      reported = true;
    }
    if (constant) {
      decl.constants.push_back(enum_constant());
      if (!in_error() && !accept(Tok::kComma) && !at(Tok::kRBrace) && !at(Tok::kSemi)) {
        expected_behind("',', '}', or ';'");
        reported = true;
        error_end_ = token().begin;
      }
    } else {
      member(decl);
    }
    if (in_error()) skip({false, true, true, false});
    if (at_ == before) next();
  }
}

EnumConstant* Parser::enum_constant() {
  annotations();
  EnumConstant* constant = make<EnumConstant>(token().begin);
  constant->name = identifier();
  if (at(Tok::kLParen)) constant->args = arguments();
  if (at(Tok::kLBrace)) constant->body = anonymous_body(constant->pos.offset);
  return constant;
}

}  // namespace braid::lang
