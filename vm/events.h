// Door 3: events. A Listener hears what the machine does; the table is events.def.
#pragma once

#include "vm/klass.h"
#include "vm/object.h"
#include "vm/thread.h"

namespace braid::vm {

// A class with empty handlers. Handlers must not run the program, allocate in its heap or change
// its state.
class Listener {
 public:
  virtual ~Listener() = default;
#define EVENT(name, params, args, doc) \
  virtual void name params {}
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
#include "vm/events.def"
#pragma GCC diagnostic pop
#undef EVENT
};

}  // namespace braid::vm
