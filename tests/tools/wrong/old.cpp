// As if it had been built for another version of the interface.
#include "vm/tool.h"

extern "C" uint64_t braid_tool_abi() { return braid::kToolAbi + 1; }
extern "C" braid::Tool* braid_make_tool(const char*) { return nullptr; }
