// Captured local variables are final or effectively final (JLS 8.1.3, 15.27.2).
#include <fmt/format.h>

#include <utility>

#include "lang/context.h"
#include "lang/flow_impl.h"
#include "lang/flow_visitor.h"
#include "vm/module.h"

namespace braid::lang {

namespace {

class Captures : public FlowVisitor {
 public:
  explicit Captures(Context& context) : diags_(context.diags) {}

  void visit_class(ClassDecl& decl) override {
    const ClassSymbol* outer_class = std::exchange(class_, decl.symbol);
    const Lambda* outer_lambda = std::exchange(lambda_, nullptr);
    FlowVisitor::visit_class(decl);
    class_ = outer_class;
    lambda_ = outer_lambda;
  }

 protected:
  void visit_lambda(Lambda& lambda) override {
    const Lambda* outer = std::exchange(lambda_, &lambda);
    FlowVisitor::visit_lambda(lambda);
    lambda_ = outer;
  }

  void visit_try(Try& stmt) override {
    for (const Resource& r : stmt.resources) check_resource(r);
    FlowVisitor::visit_try(stmt);
  }

  void visit_name(Name& name) override {
    if (name.symbol == nullptr || name.symbol->kind != SymbolKind::kVar) return;
    const auto& v = static_cast<const VarSymbol&>(*name.symbol);
    if (v.where == VarSymbol::Where::kField) return;
    const bool own = v.body_class == class_ && v.body_lambda == lambda_;
    if (own || !v.assigned_after_declaration) return;
    diags_.error(name.pos,
                 lambda_ != nullptr
                     ? "local variables referenced from a lambda expression must be final or "
                       "effectively final"
                     : "local variables referenced from an inner class must be final or "
                       "effectively final");
  }

 private:
  void check_resource(const Resource& resource) {
    if (resource.variable == nullptr) return;
    const VarSymbol* v = variable_of(resource);
    if (v == nullptr) return;
    const bool is_field = v->where == VarSymbol::Where::kField;
    if ((v->flags & vm::kFinal) != 0 || (!is_field && !v->assigned_after_declaration)) return;
    diags_.error(resource.pos,
                 fmt::format("variable {} used as a try-with-resources resource neither final nor "
                             "effectively final",
                             v->name));
  }

  Diagnostics& diags_;
  const ClassSymbol* class_ = nullptr;
  const Lambda* lambda_ = nullptr;  // innermost one in the class
};

}  // namespace

void check_captures(Context& context, std::span<ClassDecl* const> classes) {
  Captures captures(context);
  for (ClassDecl* c : classes) captures.visit_class(*c);
}

}  // namespace braid::lang
