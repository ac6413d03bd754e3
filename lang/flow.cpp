#include "lang/flow.h"

#include "lang/context.h"
#include "lang/flow_impl.h"

namespace braid::lang {

void analyze_flow(Context& context, std::span<ClassDecl* const> classes) {
  FlowFacts facts;
  check_reachability(context, classes, facts);
  check_assignment(context, classes, facts);
  check_exceptions(context, classes, facts);
  check_captures(context, classes);
}

}  // namespace braid::lang
