#include "lang/checks_annotations.h"

#include <fmt/format.h>

#include <algorithm>

#include "lang/context.h"

namespace braid::lang {

namespace {

struct Targets {
  std::string_view annotation;
  uint8_t places;
};

constexpr uint8_t kAnywhere =
    kOnType | kOnField | kOnMethod | kOnConstructor | kOnParameter | kOnLocal;
constexpr Targets kTargets[] = {
    {"java/lang/Override", kOnMethod},
    {"java/lang/FunctionalInterface", kOnType},
    {"java/lang/SafeVarargs", kOnMethod | kOnConstructor},
    {"java/lang/Deprecated", kAnywhere},
    {"java/lang/SuppressWarnings", kAnywhere},
    {"java/lang/annotation/Documented", kOnType},
    {"java/lang/annotation/Inherited", kOnType},
    {"java/lang/annotation/Repeatable", kOnType},
    {"java/lang/annotation/Retention", kOnType},
    {"java/lang/annotation/Target", kOnType},
};

std::vector<std::string> split(const std::string& name) {
  std::vector<std::string> path;
  size_t begin = 0;
  for (size_t dot = name.find('.'); dot != std::string::npos; dot = name.find('.', begin)) {
    path.push_back(name.substr(begin, dot - begin));
    begin = dot + 1;
  }
  path.push_back(name.substr(begin));
  return path;
}

// The class that an annotation names; null after a report, or if it is one of the JDK's that Braid
// lacks, which has no effect anyway.
ClassSymbol* find_annotation(Context& context, const Annotation& a, Env& env) {
  const std::vector<std::string> path = split(a.name);
  Resolver resolver(context);
  const TypeName first = resolver.find_type(path[0], env);
  ClassSymbol* c = first.cls;
  std::string package;
  for (const std::string& part : path) {
    if (&part == &path[0] && c) continue;
    if (c) {
      c = context.types.find_member_class(c, part);
      if (!c) break;
      continue;
    }
    if (!package.empty()) {
      c = resolver.find_class_in_package(*context.classes.package(package), part);
    }
    package += (package.empty() ? "" : "/") + part;
  }
  if (c) {
    c->complete();
    return c;
  }
  const bool jdk = path.size() == 1 ? !resolver.missing_jdk_name(path[0], first, env).name.empty()
                                    : Resolver::is_library_class(path);
  if (!jdk) resolver.report_missing_type(a.pos, a.name, first, env);
  return nullptr;
}

bool repeatable(const ClassSymbol& c) {
  if (!c.decl) return false;
  const auto& own = c.decl->modifiers.annotations;
  return std::any_of(own.begin(), own.end(),
                     [](const Annotation& a) { return a.name.ends_with("Repeatable"); });
}

}  // namespace

void check_annotations(Context& context, const Modifiers& modifiers, AnnotationPlace place,
                       Env& env) {
  std::vector<const ClassSymbol*> seen;
  for (const Annotation& a : modifiers.annotations) {
    const ClassSymbol* c = find_annotation(context, a, env);
    if (!c) continue;
    if (!(c->flags & vm::kAnnotation)) {
      context.diags.error(a.pos, fmt::format("{} is not an annotation interface", c->name));
      continue;
    }
    const Targets* targets =
        std::find_if(std::begin(kTargets), std::end(kTargets),
                     [&](const Targets& t) { return t.annotation == c->binary_name; });
    if (targets != std::end(kTargets) && !(targets->places & place)) {
      context.diags.error(a.pos, "annotation type not applicable to this kind of declaration");
    }
    if (std::find(seen.begin(), seen.end(), c) != seen.end() && !repeatable(*c)) {
      context.diags.error(
          a.pos, fmt::format("{} is not a repeatable annotation type", vm::dotted(c->binary_name)));
    }
    seen.push_back(c);
  }
}

}  // namespace braid::lang
