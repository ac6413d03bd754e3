// Door 1: the write barrier. Whoever keeps points in time (checkpoint/) implements WriteBarrier and
// is told before an object, monitor or thread changes for the first time after the newest
// checkpoint.
//
// Before any store into an object of the heap or the immortal area, and before its lock word
// changes, the machine runs before_write(): one load and compare while the object's epoch is
// current. With no checkpoint alive the current epoch is 0 and nothing is ever saved.
#pragma once

#include <cstdint>

#include "vm/monitor.h"
#include "vm/object.h"
#include "vm/thread.h"

namespace braid::vm {

class WriteBarrier {
 public:
  virtual ~WriteBarrier() = default;
  // The object (not its elements, if it is an array of more than Array::kChunkBytes) is about to
  // change. Must set object->epoch to the current epoch.
  virtual void save_object(Object* object) = 0;
  // Elements [first, last) of a large array are about to change; sets the epochs of their chunks.
  virtual void save_elements(Array* array, uint32_t first, uint32_t last) = 0;
  // Both must set the epoch to the current one.
  virtual void save_monitor(Monitor* monitor) = 0;
  virtual void save_thread(Thread* thread) = 0;
  // The thread is about to run or change its frame fp, which is below its watermark. Must set the
  // watermark to fp.
  virtual void save_frames(Thread* thread) = 0;
};

// Current epoch and who is told; part of the machine.
struct Barrier {
  uint32_t epoch = 0;    // of the newest checkpoint; 0 if none is alive
  uint32_t highest = 0;  // no epoch in a header is above it
  WriteBarrier* sink = nullptr;

  void before_write(Object* object) {
    if (object->epoch < epoch) [[unlikely]]
      sink->save_object(object);
  }
  // Before element `index` of an array whose elements are of 1 << shift bytes changes.
  void before_write_element(Array* array, uint32_t index, uint32_t shift) {
    if (epoch != 0) [[unlikely]]
      before_write_elements_slow(array, index, index + 1, shift);
  }
  void before_write_range(Array* array, uint32_t first, uint32_t last, uint32_t shift) {
    if (epoch != 0) [[unlikely]]
      before_write_elements_slow(array, first, last, shift);
  }
  void before_write(Monitor* monitor) {
    if (monitor->epoch < epoch) [[unlikely]]
      sink->save_monitor(monitor);
  }
  void before_write(Thread* thread) {
    if (thread->epoch < epoch) [[unlikely]]
      sink->save_thread(thread);
  }
  // Before the thread's frame fp runs or changes.
  void before_frame(Thread* thread) {
    if (thread->fp < thread->watermark) [[unlikely]]
      sink->save_frames(thread);
  }
  void before_write_elements_slow(Array* array, uint32_t first, uint32_t last, uint32_t shift);
};

}  // namespace braid::vm
