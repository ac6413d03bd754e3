// Messages about calls that mean no method.
#include <fmt/format.h>

#include <algorithm>

#include "lang/attr_impl.h"

namespace braid::lang {

std::string Attr::arg_text(Arg& arg) {
  if (arg.kind == Arg::Kind::kLambda) {
    std::string params;
    for (const Parameter& p : arg.lambda->node->params) {
      params += params.empty() ? p.name : "," + p.name;
    }
    const bool plain = arg.lambda->node->params.size() == 1;
    return plain ? params + "->{ }" : "(" + params + ")->{ }";
  }
  if (arg.kind == Arg::Kind::kConditional) {
    std::string a = arg_text(arg.branches[0]);
    return a == "<null>" ? arg_text(arg.branches[1]) : a;
  }
  return text(infer_.apply(arg.type));
}

std::string Attr::args_text(std::vector<Arg>& args) {
  std::string out;
  for (Arg& arg : args) {
    if (!out.empty()) out += ",";
    out += arg_text(arg);
  }
  return out;
}

// Then what is wrong with the call is a consequence.
bool Attr::has_error(const std::vector<Arg>& args) {
  return std::any_of(args.begin(), args.end(), [](const Arg& arg) {
    return arg.kind == Arg::Kind::kTyped ? arg.type->is_error() : has_error(arg.branches);
  });
}

void Attr::report_ambiguous(const CallSite& call, const Candidate& a, const Candidate& b) {
  const bool constructor = a.method->is_constructor();
  error(call.pos, fmt::format("reference to {} is ambiguous; both {} in {} and {} in {} match",
                              constructor ? a.method->owner->name : std::string(call.name),
                              method_text(*a.method), types_.to_string(*a.method->owner),
                              method_text(*b.method), types_.to_string(*b.method->owner)));
}

// An argument that does not fit the only method it could be meant for.
void Attr::report_mismatch(const CallSite& call, const Mismatch& why, std::vector<Arg>& args) {
  Arg* arg = &args[why.argument];
  Type* param = infer_.apply(why.param);
  if (arg->kind == Arg::Kind::kConditional) {
    for (Arg& branch : arg->branches) {
      if (branch.kind == Arg::Kind::kTyped && !infer_.compatible(branch.type, param, true)) {
        arg = &branch;
        break;
      }
    }
  }
  if (arg->kind == Arg::Kind::kTyped) {
    Type* from = infer_.apply(arg->type);
    if (infer_.open(param)) param = infer_.resolve(param);
    error(arg->expr->pos, mismatch(from, param));
    return;
  }
  if (arg->kind != Arg::Kind::kLambda) {
    error(call.pos, fmt::format("incompatible types: bad type in conditional expression"));
    return;
  }
  LambdaState& lambda = *arg->lambda;
  Sam sam;
  if (param->kind == TypeKind::kClass) sam = types_.find_sam(static_cast<ClassType*>(param));
  if (!sam.method) {
    error(lambda.node->pos,
          fmt::format("incompatible types: {} is not a functional interface", text(param)));
    return;
  }
  if (!check_lambda_shape(lambda, sam)) return;
  for (Arg& result : lambda.results) {
    if (result.kind == Arg::Kind::kTyped && !infer_.compatible(result.type, sam.result, true)) {
      error(result.expr->pos, mismatch(infer_.apply(result.type), infer_.apply(sam.result),
                                       "bad return type in lambda expression"));
      return;
    }
  }
  error(lambda.node->pos, "incompatible types: incompatible parameter types in lambda expression");
}

void Attr::report_inapplicable(const CallSite& call, const std::vector<MethodSymbol*>& methods,
                               std::vector<Arg>& args, std::vector<Mismatch>& why) {
  if (has_error(args)) return;
  // Those with the wrong number of parameters are not what was meant, if there are others.
  std::vector<size_t> near;
  for (size_t i = 0; i < methods.size(); ++i) {
    if (why[i].why != Mismatch::Why::kArity) near.push_back(i);
  }
  if (near.size() == 1 && why[near[0]].why != Mismatch::Why::kTypeArgs) {
    return report_mismatch(call, why[near[0]], args);
  }
  const std::string found = args.empty() ? "no arguments" : args_text(args);
  if (methods.size() == 1) {
    const MethodSymbol& m = *methods.front();
    const std::string what = m.is_constructor() ? "constructor" : "method";
    const std::string required = m.params.empty() ? "no arguments" : types_.to_string(m.params);
    error(
        call.pos,
        fmt::format(
            "{} {} in {} cannot be applied to given types; required: {} found: {} reason: {}", what,
            m.is_constructor() ? m.owner->name : m.name, class_text(*m.owner), required, found,
            why.front().why == Mismatch::Why::kTypeArgs
                ? "wrong number of type arguments"
                : "actual and formal argument lists differ in length"));
    return;
  }
  const MethodSymbol& m = *methods.front();
  const std::string shown = args.empty() ? "no arguments" : args_text(args);
  if (m.is_constructor()) {
    error(call.pos, fmt::format("no suitable constructor found for {}({})", m.owner->name, shown));
  } else {
    error(call.pos, fmt::format("no suitable method found for {}({})", call.name, shown));
  }
}

}  // namespace braid::lang
