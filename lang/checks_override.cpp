#include "lang/checks_override.h"

#include <fmt/format.h>

#include <algorithm>

#include "lang/context.h"

namespace braid::lang {

namespace {

// private 0, package 1, protected 2, public 3.
int openness(uint32_t flags) {
  if (flags & vm::kPublic) return 3;
  if (flags & vm::kProtected) return 2;
  return flags & vm::kPrivate ? 0 : 1;
}

std::string_view access_name(uint32_t flags) {
  static constexpr std::string_view kNames[] = {"private", "package", "protected", "public"};
  return kNames[openness(flags)];
}

class OverrideCheck {
 public:
  OverrideCheck(Context& context, ClassSymbol& c)
      : context_(context), types_(context.types), c_(c), supers_(types_.closure(&c)) {
    supers_.erase(supers_.begin());
    if (c.is_interface()) {
      ClassSymbol* object = types_.object()->symbol;
      if (std::find(supers_.begin(), supers_.end(), object) == supers_.end()) {
        supers_.push_back(object);
      }
    }
    for (ClassSymbol* s : supers_) s->complete();
  }

  void run() {
    for (MethodSymbol* m : c_.methods) {
      if (!m->is_constructor()) check_own(*m);
    }
    if (!c_.is_interface()) {
      check_inherited_implementations();
      check_all_implemented();
    }
    check_default_conflicts();
    check_unrelated_results();
    check_parameterisations();
  }

 private:
  // A method that c declares, against all that it overrides or hides.
  void check_own(MethodSymbol& m) {
    bool overrides_any = false;
    for (ClassSymbol* s : supers_) {
      for (MethodSymbol* other : s->methods) {
        if (other->name != m.name || other->params.size() != m.params.size()) continue;
        if (!visible(*other)) continue;
        if (s->binary_name == "java/lang/Object" && c_.is_interface() &&
            !(other->flags & vm::kPublic)) {
          continue;
        }
        if (types_.is_subsignature(c_.this_type, &m, other)) {
          if ((m.flags & vm::kDefault) && s->binary_name == "java/lang/Object") {
            context_.diags.error(
                m.pos, fmt::format("default method {} in interface {} overrides a member of "
                                   "java.lang.Object",
                                   m.name, types_.to_string(c_)));
            return;
          }
          overrides_any |= !m.is_static() && !other->is_static() && result_fits(m, *other);
          check_pair(m, *other, m);
        } else {
          check_clash(m, *other);
        }
      }
    }
    check_override_annotation(m, overrides_any);
    check_final_of_jdk(m);
  }

  // Final methods of the JDK that the library leaves out.
  void check_final_of_jdk(const MethodSymbol& m) {
    const bool is_one =
        m.params.empty() && (m.name == "stop" || m.name == "suspend" || m.name == "resume") &&
        std::any_of(supers_.begin(), supers_.end(),
                    [](const ClassSymbol* s) { return s->binary_name == "java/lang/Thread"; });
    if (!is_one) return;
    context_.diags.error(
        m.pos,
        fmt::format("{} in {} cannot override {} in Thread; {}", types_.to_string(m),
                    types_.to_string(c_), types_.to_string(m),
                    m.is_static() ? "overriding method is static" : "overridden method is final"));
  }

  bool visible(const MethodSymbol& other) const {
    if (other.flags & vm::kPrivate) return false;
    if (other.is_static() && other.owner->is_interface()) return false;
    bool package_private = !(other.flags & (vm::kPublic | vm::kProtected));
    return !package_private || other.owner->package == c_.package;
  }

  // Of a record's component: @Override may stand there, too.
  bool is_accessor(const MethodSymbol& m) const {
    if (!c_.is_record || !m.params.empty()) return false;
    const std::vector<Parameter>& components = c_.decl->components;
    return std::any_of(components.begin(), components.end(),
                       [&](const Parameter& p) { return p.name == m.name; });
  }

  void check_override_annotation(const MethodSymbol& m, bool overrides_any) {
    if (!m.decl || overrides_any || is_accessor(m)) return;
    for (const Annotation& a : m.decl->modifiers.annotations) {
      if (a.name != "Override" && a.name != "java.lang.Override") continue;
      context_.diags.error(a.pos, m.is_static()
                                      ? "static methods cannot be annotated with @Override"
                                      : "method does not override or implement a method "
                                        "from a supertype");
    }
  }

  std::string describe(const MethodSymbol& m, const MethodSymbol& other) const {
    std::string_view verb = "override";
    if (m.is_static() && other.is_static()) {
      verb = "hide";
    } else if (other.owner->is_interface() && !m.owner->is_interface()) {
      verb = "implement";
    }
    return fmt::format("{} in {} cannot {} {} in {}", types_.to_string(m),
                       types_.to_string(*m.owner), verb, types_.to_string(other),
                       types_.to_string(*other.owner));
  }

  // `m` takes the place of `other` in c. Positions: in m if c declares it, else c itself (`at`).
  void check_pair(const MethodSymbol& m, const MethodSymbol& other, const MethodSymbol& at) {
    SourcePos pos = at.owner == &c_ ? at.pos : c_.pos;
    const MethodDecl* decl = at.owner == &c_ ? at.decl : nullptr;
    auto report = [&](SourcePos where, std::string_view reason) {
      context_.diags.error(where, fmt::format("{}; {}", describe(m, other), reason));
    };
    if (m.is_static() && !other.is_static()) return report(pos, "overriding method is static");
    if (other.flags & vm::kFinal) {
      return report(
          pos, m.is_static() ? "overridden method is static final" : "overridden method is final");
    }
    if (!m.is_static() && other.is_static()) return report(pos, "overridden method is static");
    if (openness(m.flags) < openness(other.flags)) {
      return report(pos, fmt::format("attempting to assign weaker access privileges; was {}",
                                     access_name(other.flags)));
    }
    MethodType x = types_.member_type(c_.this_type, &m);
    MethodType y = adapted(types_.member_type(c_.this_type, &other), x);
    if (!types_.return_type_substitutable(x.result, y.result, types_.same_params(x, y))) {
      SourcePos where = decl && decl->return_type ? decl->return_type->pos : pos;
      return report(where, fmt::format("return type {} is not compatible with {}",
                                       types_.to_string(x.result), types_.to_string(y.result)));
    }
    check_throws(x, y, decl, pos, report);
  }

  bool result_fits(const MethodSymbol& m, const MethodSymbol& other) {
    MethodType x = types_.member_type(c_.this_type, &m);
    MethodType y = adapted(types_.member_type(c_.this_type, &other), x);
    return types_.return_type_substitutable(x.result, y.result, types_.same_params(x, y));
  }

  // A method type with its own type parameters replaced by those of `x`.
  MethodType adapted(MethodType y, const MethodType& x) {
    if (x.type_params.empty() || x.type_params.size() != y.type_params.size()) return y;
    std::vector<Type*> as(x.type_params.begin(), x.type_params.end());
    y.params = types_.subst(y.params, y.type_params, as);
    y.result = types_.subst(y.result, y.type_params, as);
    y.thrown = types_.subst(y.thrown, y.type_params, as);
    return y;
  }

  template <class Report>
  void check_throws(const MethodType& x, const MethodType& y, const MethodDecl* decl, SourcePos pos,
                    Report report) {
    for (size_t i = 0; i < x.thrown.size(); i++) {
      Type* t = x.thrown[i];
      if (!types_.is_checked_exception(t)) continue;
      bool allowed = std::any_of(y.thrown.begin(), y.thrown.end(),
                                 [&](Type* o) { return types_.is_subtype(t, o); });
      if (allowed) continue;
      SourcePos where = decl && i < decl->thrown.size() ? decl->thrown[i]->pos : pos;
      report(where, "overridden method does not throw " + types_.to_string(t));
      return;
    }
  }

  void check_clash(const MethodSymbol& m, const MethodSymbol& other) {
    for (size_t i = 0; i < m.params.size(); i++) {
      if (!types_.same_type(types_.erasure(m.params[i]), types_.erasure(other.params[i]))) return;
    }
    // A generic supertype's method that m overrides through its parameterisation has another
    // erasure.
    context_.diags.error(
        m.pos, fmt::format("name clash: {} in {} and {} in {} have the same erasure, "
                           "yet neither overrides the other",
                           types_.to_string(m), types_.to_string(*m.owner), types_.to_string(other),
                           types_.to_string(*other.owner)));
  }

  // Methods inherited from a superclass that implement an interface of c.
  void check_inherited_implementations() {
    for (ClassSymbol* s : supers_) {
      if (!s->is_interface()) continue;
      if (c_.superclass && types_.is_subclass(c_.superclass->symbol, s)) continue;
      for (MethodSymbol* m : s->methods) {
        if (m->flags & (vm::kStatic | vm::kPrivate)) continue;
        MethodSymbol* impl = types_.implementation(m, &c_);
        if (!impl || impl->owner == &c_ || impl->owner->is_interface()) continue;
        check_pair(*impl, *m, *impl);
      }
    }
  }

  void check_all_implemented() {
    if (c_.is_enum() && c_.decl) {
      const auto& constants = c_.decl->constants;
      bool all_have_bodies =
          !constants.empty() && std::all_of(constants.begin(), constants.end(),
                                            [](const EnumConstant* k) { return k->body; });
      if (all_have_bodies) {
        if (first_unimplemented(&c_)) c_.flags |= vm::kAbstract;
        return;
      }
    } else if (c_.is_abstract()) {
      return;
    }
    MethodSymbol* m = first_unimplemented(&c_);
    if (!m) return;
    MethodSymbol seen = *m;
    seen.params = types_.member_type(c_.this_type, m).params;
    context_.diags.error(
        c_.pos, fmt::format("{} is not abstract and does not override abstract method {} in {}",
                            name_of_class(), types_.to_string(seen), types_.to_string(*m->owner)));
  }

  std::string name_of_class() const {
    if (!c_.is_anonymous) return types_.to_string(c_);
    size_t slash = c_.binary_name.rfind('/');
    return "<anonymous " + c_.binary_name.substr(slash == std::string::npos ? 0 : slash + 1) + ">";
  }

  // In javac's order: the class's own methods, its superclass's, its interfaces'.
  MethodSymbol* first_unimplemented(ClassSymbol* from) {
    from->complete();
    if (from != &c_ && !from->is_abstract() && !from->is_interface()) return nullptr;
    for (MethodSymbol* m : from->methods) {
      if (!m->is_abstract()) continue;
      MethodSymbol* impl = types_.implementation(m, &c_);
      if (!impl && hidden_by_static(*m)) continue;  // reported as such
      if (!impl || !result_fits(*impl, *m)) return m;
    }
    if (from->superclass) {
      if (MethodSymbol* m = first_unimplemented(from->superclass->symbol)) return m;
    }
    for (ClassType* i : from->interfaces) {
      if (MethodSymbol* m = first_unimplemented(i->symbol)) return m;
    }
    return nullptr;
  }

  bool hidden_by_static(const MethodSymbol& m) {
    return std::any_of(c_.methods.begin(), c_.methods.end(), [&](MethodSymbol* own) {
      return own != &m && own->is_static() && types_.is_subsignature(c_.this_type, own, &m);
    });
  }

  // Two unrelated interfaces give a default for one method, or one a default and one an abstract
  // method.
  void check_default_conflicts() {
    std::vector<MethodSymbol*> defaults;
    for (ClassSymbol* s : supers_) {
      if (!s->is_interface()) continue;
      for (MethodSymbol* m : s->methods) {
        if (m->flags & vm::kDefault) defaults.push_back(m);
      }
    }
    for (MethodSymbol* d : defaults) {
      for (ClassSymbol* s : supers_) {
        if (!s->is_interface() || types_.is_subclass(s, d->owner) ||
            types_.is_subclass(d->owner, s)) {
          continue;
        }
        for (MethodSymbol* m : s->methods) {
          if (m->name == d->name && conflicts(*d, *m)) {
            report_conflict(*d, *m);
            return;
          }
        }
      }
    }
  }

  bool conflicts(MethodSymbol& d, MethodSymbol& m) {
    if (!types_.overrides(&d, &m, &c_)) return false;
    // Settled by a method of a class, or by an interface below both.
    if (has_class_method(d)) return false;
    auto overridden = [&](MethodSymbol& x) {
      std::vector<ClassSymbol*> all = supers_;
      all.push_back(&c_);
      for (ClassSymbol* s : all) {
        if (s == x.owner || !types_.is_subclass(s, x.owner)) continue;
        for (MethodSymbol* o : s->methods) {
          if (types_.overrides(o, &x, &c_)) return true;
        }
      }
      return false;
    };
    return !overridden(d) && !overridden(m);
  }

  // Two supertypes declare a method with results that no method can have both (JLS 8.4.8.3).
  void check_unrelated_results() {
    for (size_t i = 0; i < supers_.size(); ++i) {
      for (size_t j = i + 1; j < supers_.size(); ++j) {
        ClassSymbol& a = *supers_[i];
        ClassSymbol& b = *supers_[j];
        if (!a.is_interface() && !b.is_interface()) continue;
        if (types_.is_subclass(&a, &b) || types_.is_subclass(&b, &a)) continue;
        if (unrelated_results(a, b)) return;
      }
    }
  }

  bool unrelated_results(ClassSymbol& a, ClassSymbol& b) {
    for (MethodSymbol* m : a.methods) {
      if (m->is_constructor() || !visible(*m)) continue;
      for (MethodSymbol* other : b.methods) {
        if (other->name != m->name || !visible(*other) || m->is_static() || other->is_static()) {
          continue;
        }
        if (!types_.is_subsignature(c_.this_type, m, other)) continue;
        if (result_fits(*m, *other) || result_fits(*other, *m)) continue;
        if (has_common_overrider(*m, *other)) continue;
        context_.diags.error(
            c_.pos, fmt::format("types {} and {} are incompatible; both define {}, but with "
                                "unrelated return types",
                                types_.to_string(b), types_.to_string(a), types_.to_string(*m)));
        return true;
      }
    }
    return false;
  }

  // Some method below or beside both has a result that suits both, or is reported itself.
  bool has_common_overrider(const MethodSymbol& m, const MethodSymbol& other) {
    for (MethodSymbol* own : c_.methods) {
      if (own->name == m.name && types_.is_subsignature(c_.this_type, own, &m)) return true;
    }
    for (ClassSymbol* s : supers_) {
      for (MethodSymbol* x : s->methods) {
        if (x == &m || x == &other || x->name != m.name) continue;
        if (types_.is_subsignature(c_.this_type, x, &m) && result_fits(*x, m) &&
            result_fits(*x, other)) {
          return true;
        }
      }
    }
    return false;
  }

  bool has_class_method(const MethodSymbol& d) {
    for (ClassSymbol* k = &c_; k; k = k->superclass ? k->superclass->symbol : nullptr) {
      if (k->is_interface()) break;
      for (MethodSymbol* m : k->methods) {
        if (types_.overrides(m, &d, &c_)) return true;
      }
    }
    return false;
  }

  void report_conflict(const MethodSymbol& d, const MethodSymbol& m) {
    bool both = m.flags & vm::kDefault;
    context_.diags.error(
        c_.pos,
        fmt::format(
            "types {0} and {1} are incompatible; {2} {3} inherits {4} for {5} from types {0} "
            "and {1}",
            types_.to_string(*d.owner), types_.to_string(*m.owner), Types::kind_name(c_),
            types_.to_string(c_), both ? "unrelated defaults" : "abstract and default",
            types_.to_string(d)));
  }

  // One generic supertype cannot be inherited with different arguments.
  void check_parameterisations() {
    std::vector<ClassType*> seen;
    collect(c_.this_type, seen, 0);
  }

  bool collect(ClassType* t, std::vector<ClassType*>& seen, int depth) {
    if (depth > 100) return true;
    for (ClassType* other : seen) {
      if (other->symbol != t->symbol || types_.same_type(other, t)) continue;
      if (other->args.empty() || t->args.empty()) continue;
      context_.diags.error(
          c_.pos,
          fmt::format("{} cannot be inherited with different arguments: <{}> "
                      "and <{}>",
                      t->symbol->name, types_.to_string(other->args), types_.to_string(t->args)));
      return false;
    }
    seen.push_back(t);
    if (ClassType* super = types_.supertype(t); super && !t->symbol->is_interface()) {
      if (!collect(super, seen, depth + 1)) return false;
    }
    for (ClassType* i : types_.interfaces(t)) {
      if (!collect(i, seen, depth + 1)) return false;
    }
    return true;
  }

  Context& context_;
  Types& types_;
  ClassSymbol& c_;
  std::vector<ClassSymbol*> supers_;  // all proper supertypes
};

}  // namespace

void check_overrides(Context& context, ClassSymbol& c) { OverrideCheck(context, c).run(); }

}  // namespace braid::lang
