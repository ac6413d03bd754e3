// Natives of files, directories and sockets: braid.internal.Io.
//
//   Io.NAME(a, b, text, text2, numbers, texts)   the request of that name (vm/io_ops.def): its
//   value,
//     or minus the number of the error; numbers[0..2] and texts[0] of the reply, where not null
//   Io.read, write, receive, send (handle, bytes, offset, length, millis)   the same with an array;
//     the time is how long to wait at most, 0: for ever
//   Io.message(error)   the system's words for an error
//   Io.isVirtual()      whether sockets connect threads of the program only
//
// A request that cannot be carried out yet (EAGAIN) makes its thread wait; the others go on.
#include <algorithm>
#include <cstring>
#include <string>

#include "stdlib/natives.h"

namespace braid::stdlib {

namespace {

using vm::Array;
using vm::as_array;
using vm::as_string;
using vm::IoOp;
using vm::IoReply;
using vm::IoRequest;
using vm::Machine;
using vm::NativeCall;
using vm::NativeEntry;
using vm::NativeResult;
using vm::ThreadState;

// From a connection no more than this comes at once.
constexpr int32_t kMostReceived = 1 << 16;

std::string text_of(vm::Object* string) {
  return string == nullptr ? std::string() : Machine::to_utf8(as_string(string));
}

void note_range(NativeCall& c, Array* bytes, uint32_t from, size_t count, vm::Access what) {
  if (!c.machine.observed()) return;
  c.machine.access_log().add_range(bytes, from, static_cast<uint32_t>(count), what);
}

void note_uses(NativeCall& c, const IoReply& reply) {
  c.point(vm::Point::kInput);
  if (!c.machine.observed()) return;
  for (const vm::IoUse& use : reply.uses) {
    c.machine.access_log().add(nullptr, use.variable,
                               use.written ? vm::Access::write_file : vm::Access::read_file);
  }
}

// Waits for the handle, at most so many milliseconds (0: for ever). The first scratch register says
// that it has begun to, the second until when.
NativeResult wait_for(NativeCall& c, int64_t handle, bool to_write, int64_t millis) {
  constexpr int64_t kNanosPerMilli = 1'000'000;
  if (c.scratch[0].bits != 0 && c.thread.wake == vm::Wake::kTimedOut)
    return c.return_long(-ETIMEDOUT);
  if (c.scratch[0].bits == 0) {
    c.scratch[0].bits = 1;
    c.scratch[1].set_long(millis == 0 ? vm::kNoDeadline
                                      : c.machine.deadline_after(millis * kNanosPerMilli));
  }
  c.machine.wait_outside(c.thread, {handle, to_write}, c.scratch[1].as_long());
  return NativeResult::kBlock;
}

// What the request makes gets a number that does not depend on other threads.
bool makes_something(IoOp op) {
  return op == IoOp::open || op == IoOp::make_directory || op == IoOp::list;
}

IoReply ask(NativeCall& c, IoRequest request) {
  if (makes_something(request.op)) request.fresh = c.machine.next_identity_hash();
  IoReply reply;
  c.machine.world().request(request, &reply);
  note_uses(c, reply);
  return reply;
}

// a, b, text, text2, numbers, texts.
template <IoOp op>
NativeResult request(NativeCall& c) {
  const std::string text = text_of(c.r[0]);
  const std::string text2 = text_of(c.r[1]);
  const IoReply reply = ask(c, {op, c.p[0].as_long(), c.p[1].as_long(), text, text2});
  constexpr bool kTimed = op == IoOp::accept || op == IoOp::connected;
  if (reply.error == EAGAIN && kTimed)
    return wait_for(c, c.p[0].as_long(), op == IoOp::connected, c.p[1].as_long());
  if (reply.error != 0) return c.return_long(-reply.error);
  if (c.r[2] != nullptr) {
    Array* numbers = as_array(c.r[2]);
    const auto count = static_cast<uint32_t>(std::min(numbers->length, 3));
    c.machine.barrier().before_write_range(numbers, 0, count, 3);
    std::copy_n(reply.numbers, count, numbers->data<int64_t>());
  }
  if (c.r[3] != nullptr) {
    vm::String* bytes = c.machine.new_string_utf8_may_collect(reply.bytes);
    if (bytes == nullptr) return c.out_of_memory();
    Array* texts = as_array(c.r[3]);
    c.machine.barrier().before_write_range(texts, 0, 1, 3);
    texts->refs()[0] = bytes;
  }
  return c.return_long(reply.value);
}

// handle, bytes, offset, length, millis.
template <IoOp op>
NativeResult take_bytes(NativeCall& c) {
  const int64_t handle = c.p[0].as_long();
  int32_t length = c.p[2].as_int();
  if (op == IoOp::receive) length = std::min(length, kMostReceived);
  const IoReply reply = ask(c, {op, handle, length, {}, {}});
  if (reply.error == EAGAIN) return wait_for(c, handle, false, c.p[3].as_long());
  if (reply.error != 0) return c.return_long(-reply.error);
  Array* bytes = as_array(c.r[0]);
  const auto at = static_cast<uint32_t>(c.p[1].as_int());
  const auto end = at + static_cast<uint32_t>(reply.bytes.size());
  note_range(c, bytes, at, reply.bytes.size(), vm::Access::write_range);
  if (end > at) c.machine.barrier().before_write_range(bytes, at, end, 0);
  std::copy(reply.bytes.begin(), reply.bytes.end(), bytes->data<char>() + at);
  return c.return_long(static_cast<int64_t>(reply.bytes.size()));
}

// A long piece may be written in part only: the caller goes on with the rest.
template <IoOp op>
NativeResult give_bytes(NativeCall& c) {
  const int64_t handle = c.p[0].as_long();
  const auto length = static_cast<size_t>(c.p[2].as_int());
  const std::string_view text(as_array(c.r[0])->data<char>() + c.p[1].as_int(), length);
  const IoReply reply = ask(c, {op, handle, 0, text, {}});
  if (reply.error == EAGAIN) return wait_for(c, handle, true, c.p[3].as_long());
  note_range(c, as_array(c.r[0]), static_cast<uint32_t>(c.p[1].as_int()), length,
             vm::Access::read_range);
  return c.return_long(reply.error != 0 ? -reply.error : reply.value);
}

NativeResult message(NativeCall& c) {
  vm::String* text = c.machine.new_string_utf8_may_collect(std::strerror(c.p[0].as_int()));
  return text == nullptr ? c.out_of_memory() : c.return_ref(text);
}

NativeResult is_virtual(NativeCall& c) { return c.return_bool(c.machine.world().is_virtual()); }

#define BRAID_IO_TEXTS "(JJLjava/lang/String;Ljava/lang/String;[J[Ljava/lang/String;)J"
constexpr NativeEntry kEntries[] = {
#define IO(name, takes, doc) {"braid/internal/Io." #name BRAID_IO_TEXTS, request<IoOp::name>},
#include "vm/io_ops.def"
#undef IO
    {"braid/internal/Io.read(J[BIIJ)J", take_bytes<IoOp::read>},
    {"braid/internal/Io.write(J[BIIJ)J", give_bytes<IoOp::write>},
    {"braid/internal/Io.receive(J[BIIJ)J", take_bytes<IoOp::receive>},
    {"braid/internal/Io.send(J[BIIJ)J", give_bytes<IoOp::send>},
    {"braid/internal/Io.message(I)Ljava/lang/String;", message},
    {"braid/internal/Io.isVirtual()Z", is_virtual},
};

}  // namespace

std::span<const NativeEntry> io_natives() { return kEntries; }

}  // namespace braid::stdlib
