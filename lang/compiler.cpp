#include "lang/compiler.h"

#include <memory>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "lang/attr.h"
#include "lang/checks.h"
#include "lang/codegen/codegen.h"
#include "lang/context.h"
#include "lang/enter.h"
#include "lang/flow.h"
#include "lang/parser.h"

namespace braid::lang {

namespace {

std::vector<CompilationUnit*> parse_all(Context& context) {
  std::vector<CompilationUnit*> units;
  for (uint32_t file = 0; file < context.sources.size(); file++) {
    units.push_back(parse(context.sources, file, context.arena, context.diags));
  }
  return units;
}

// From trees to a module, as far as there are no errors.
vm::Module translate(Context& context, const std::vector<CompilationUnit*>& units) {
  Enter enter(context);
  enter.enter(units);
  check_file_names(context, units);
  const std::vector<ClassSymbol*> classes = context.classes.source_classes();
  for (ClassSymbol* c : classes) check_class(context, *c);
  attribute(context, enter, units);
  enter.resolver().check_bounds();
  if (context.diags.has_errors()) return {};
  std::vector<ClassDecl*> declarations;
  for (const CompilationUnit* unit : units) {
    declarations.insert(declarations.end(), unit->types.begin(), unit->types.end());
  }
  analyze_flow(context, declarations);
  if (context.diags.has_errors()) return {};
  return generate(context, units);
}

}  // namespace

namespace {

// A program has no classes in the packages of the class library: the machine relies on that.
void check_packages(Context& context, const std::vector<CompilationUnit*>& units) {
  for (const CompilationUnit* unit : units) {
    if (unit->package.empty()) continue;
    const std::string& top = unit->package[0];
    if (top == "java" || top == "javax" || top == "braid") {
      context.diags.error(unit->package_pos, "package exists in another module: java.base",
                          "choose another package: this one belongs to the class library");
    }
  }
}

}  // namespace

CompileResult compile(SourceSet& sources, const CompileOptions& options) {
  Context context(sources, options.standard_library ? ClassProvider{} : options.provider);
  CompileResult result;
  std::vector<CompilationUnit*> units = parse_all(context);
  if (!options.standard_library) check_packages(context, units);
  // Constructs that are not supported leave holes in the tree; what else is not supported is found
  // all the same.
  if (context.diags.has_errors() && context.diags.all_unsupported()) {
    context.diags.keep_unsupported_only();
  }
  if (context.diags.all_unsupported()) result.module = translate(context, units);
  result.ok = !context.diags.has_errors();
  result.error_count = context.diags.total();
  if (!result.ok) result.errors = context.diags.to_string();
  return result;
}

ClassProvider provider_of(const vm::Module& module) {
  struct Index {
    std::unordered_map<std::string_view, const vm::ClassDef*> classes;
    std::unordered_set<std::string> packages;
  };
  auto index = std::make_shared<Index>();
  for (const vm::ClassDef& c : module.classes) {
    index->classes.emplace(c.name, &c);
    for (std::string_view p = package_of(c.name); !p.empty(); p = package_of(p)) {
      index->packages.emplace(p);
    }
  }
  ClassProvider provider;
  provider.find_class = [index](std::string_view name) -> const vm::ClassDef* {
    auto found = index->classes.find(name);
    return found == index->classes.end() ? nullptr : found->second;
  };
  provider.has_package = [index](std::string_view name) {
    return index->packages.contains(std::string(name));
  };
  return provider;
}

}  // namespace braid::lang
