// Messages about calls that mean no method.
#include <fmt/format.h>

#include <algorithm>

#include "lang/attr_impl.h"

namespace braid::lang {

std::string Attr::arg_text(Arg& arg) {
  if (arg.kind == Arg::Kind::kLambda) {
    if (arg.lambda->reference) return "(...)::" + arg.lambda->reference->node->name;
    std::string params;
    for (const Parameter& p : arg.lambda->node->params) {
      params += params.empty() ? p.name : "," + p.name;
    }
    return "(" + params + ")->{ }";
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
    error(arg->expr->pos, mismatch(from, why.declared ? why.declared : param));
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
  if (lambda.reference) {
    error(lambda.node->pos, "incompatible types: invalid method reference");
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

// Whether an argument is of the wrong type altogether, or only does not agree with the bounds of
// the type parameters; javac words the two differently.
Attr::Mismatch::Why Attr::kind_of_mismatch(const Mismatch& why, std::vector<Arg>& args) {
  const Arg& arg = args[why.argument];
  if (why.param == why.declared || arg.kind != Arg::Kind::kTyped) return Mismatch::Why::kArgument;
  if (!infer_.open(why.param)) return Mismatch::Why::kArgument;
  if (why.declared->kind == TypeKind::kTypeVar) return Mismatch::Why::kBounds;
  Type* from = types_.erasure(infer_.apply(arg.type));
  return types_.is_assignable(from, types_.erasure(why.declared)) ? Mismatch::Why::kBounds
                                                                  : Mismatch::Why::kArgument;
}

std::string_view Attr::reason_text(const Mismatch& why) {
  switch (why.why) {
    case Mismatch::Why::kTypeArgs:
      return "wrong number of type arguments";
    case Mismatch::Why::kBounds:
      return "inference variable has incompatible bounds";
    case Mismatch::Why::kArgument:
    case Mismatch::Why::kLambda:
      return why.varargs ? "varargs mismatch" : "argument mismatch";
    default:
      return "actual and formal argument lists differ in length";
  }
}

std::string Attr::not_applied(const MethodSymbol& m, std::vector<Arg>& args,
                              std::string_view reason) {
  return fmt::format(
      "{} {} in {} cannot be applied to given types; required: {} found: {} reason: {}",
      m.is_constructor() ? "constructor" : "method", m.is_constructor() ? m.owner->name : m.name,
      class_text(*m.owner), m.params.empty() ? "no arguments" : types_.to_string(m.params),
      args.empty() ? "no arguments" : args_text(args), reason);
}

void Attr::report_inapplicable(const CallSite& call, const std::vector<MethodSymbol*>& methods,
                               std::vector<Arg>& args, std::vector<Mismatch>& why) {
  if (report_missing_overload(call, methods, args)) return;
  if (call.diamond) {
    error(call.pos, fmt::format("cannot infer type arguments for {}<>", call.diamond->name));
    return;
  }
  // Those with the wrong number of parameters are not what was meant, if there are others; javac
  // leaves generic ones in.
  std::vector<size_t> near;
  for (size_t i = 0; i < methods.size(); ++i) {
    if (why[i].why != Mismatch::Why::kArity || !methods[i]->type_params.empty()) near.push_back(i);
  }
  const auto wrong_argument = [](const Mismatch& m) {
    return !m.varargs && (m.why == Mismatch::Why::kArgument || m.why == Mismatch::Why::kLambda);
  };
  if (near.size() == 1 && wrong_argument(why[near[0]])) {
    return report_mismatch(call, why[near[0]], args);
  }
  if (methods.size() == 1 || near.size() == 1) {
    const size_t only = near.size() == 1 ? near[0] : 0;
    error(call.pos, not_applied(*methods[only], args, reason_text(why[only])));
    return;
  }
  const MethodSymbol& m = *methods.front();
  error(call.pos, fmt::format("no suitable {} found for {}({})",
                              m.is_constructor() ? "constructor" : "method",
                              m.is_constructor() ? m.owner->name : std::string(call.name),
                              args.empty() ? "no arguments" : args_text(args)));
}

}  // namespace braid::lang
