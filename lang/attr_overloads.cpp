// Calls that fit a method of the JDK which Braid's library lacks: of that name it has only others.
#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "lang/attr_impl.h"
#include "lang/jdk_names.h"
#include "lang/signatures.h"
#include "vm/module.h"

namespace braid::lang {
namespace {

constexpr std::string_view kAnyNumber = "...";

// The field descriptors in "([CILjava/lang/String;)".
std::vector<std::string> parameters_in(std::string_view overload) {
  std::vector<std::string> all;
  for (size_t at = 1; at < overload.size() && overload[at] != ')';) {
    size_t end = overload.find_first_not_of('[', at);
    if (overload[end] == 'L') end = overload.find(';', end);
    all.emplace_back(overload.substr(at, end + 1 - at));
    at = end + 1;
  }
  return all;
}

// The class that a field descriptor names; empty for primitive types.
std::string class_in(std::string_view descriptor) {
  const size_t begin = descriptor.find('L');
  if (begin == std::string_view::npos) return "";
  return std::string(descriptor.substr(begin + 1, descriptor.size() - begin - 2));
}

}  // namespace

// Whether the argument could be passed as far as erased types tell.
bool Attr::fits_erased(Arg& arg, Type* param) {
  switch (arg.kind) {
    case Arg::Kind::kTyped: {
      Type* from = infer_.apply(arg.type);
      if (from->is_error() || from->kind == TypeKind::kVoid) return false;
      return types_.is_assignable(types_.erasure(from), param);
    }
    case Arg::Kind::kLambda: {
      if (param->kind != TypeKind::kClass) return false;
      const Sam sam = types_.find_sam(static_cast<ClassType*>(param));
      if (!sam.method) return false;
      const size_t count = sam.method->params.size();
      if (arg.lambda->reference) return reference_takes(*arg.lambda->reference, count);
      return count == arg.lambda->node->params.size();
    }
    case Arg::Kind::kConditional:
      return std::all_of(arg.branches.begin(), arg.branches.end(),
                         [&](Arg& branch) { return fits_erased(branch, param); });
    case Arg::Kind::kArrayInit:
      return false;
  }
  return false;
}

// Whether the arguments fit the parameters of a row of the table; *params: their types.
bool Attr::fits_overload(std::string_view overload, std::vector<Arg>& args,
                         std::vector<Type*>* params) {
  params->clear();
  for (const std::string& descriptor : parameters_in(overload)) {
    const std::string name = class_in(descriptor);
    if (!name.empty() && !context_.classes.find(name)) return false;  // nothing can be of that type
    params->push_back(SignatureReader(context_, descriptor, nullptr).read_field());
  }
  const auto fit = [&](size_t count, Type* rest) {
    for (size_t i = 0; i < args.size(); ++i)
      if (!fits_erased(args[i], i < count ? (*params)[i] : rest)) return false;
    return true;
  };
  if (params->size() == args.size() && fit(args.size(), nullptr)) return true;
  if (!overload.ends_with(kAnyNumber) || args.size() + 1 < params->size()) return false;
  return fit(params->size() - 1, types_.element_type(params->back()));
}

// None of `methods` can take the arguments: whether the JDK has one that could.
bool Attr::report_missing_overload(const CallSite& call, const std::vector<MethodSymbol*>& methods,
                                   std::vector<Arg>& args) {
  const MethodSymbol& first = *methods.front();
  const std::string_view name = first.is_constructor() ? "<init>" : call.name;
  std::vector<std::string> ours;
  for (const MethodSymbol* m : methods) {
    const std::string text = descriptor(context_, *m);
    ours.push_back(text.substr(0, text.find(')') + 1));
  }
  std::vector<ClassSymbol*> owners;
  for (MethodSymbol* m : methods)
    if (std::find(owners.begin(), owners.end(), m->owner) == owners.end())
      owners.push_back(m->owner);
  for (const ClassSymbol* owner : owners) {
    if (!is_library(*owner)) continue;
    std::istringstream rows{std::string(jdk_overloads(owner->binary_name, name))};
    for (std::string row; rows >> row;) {
      const std::string_view parameters = std::string_view(row).substr(0, row.find(')') + 1);
      std::vector<Type*> params;
      if (std::find(ours.begin(), ours.end(), parameters) != ours.end()) continue;
      if (!fits_overload(row, args, &params)) continue;
      std::string full = vm::dotted(owner->binary_name);
      std::replace(full.begin(), full.end(), '$', '.');
      if (!first.is_constructor()) full += fmt::format(".{}", name);
      context_.diags.unsupported_name(call.pos,
                                      fmt::format("{}({})", full, types_.to_string(params)));
      return true;
    }
  }
  return false;
}

}  // namespace braid::lang
