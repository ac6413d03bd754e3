#include "tester/virtual_world.h"

#include <algorithm>

namespace braid::tester {
namespace {

bool takes_handle(vm::IoOp op) {
  switch (op) {
    case vm::IoOp::close:
    case vm::IoOp::read:
    case vm::IoOp::write:
    case vm::IoOp::seek:
    case vm::IoOp::position:
    case vm::IoOp::length:
    case vm::IoOp::set_length:
    case vm::IoOp::available:
      return true;
    default:
      return false;
  }
}

}  // namespace

void VirtualWorld::write(vm::Stream stream, std::string_view bytes) {
  if (stream == vm::Stream::kErr) return;
  output_ += bytes.substr(0, kMaxOutput - std::min(output_.size(), kMaxOutput));
}

void VirtualWorld::begin_recorded(vm::Replay& replay) {
  recorded_ = std::make_unique<vm::ReplayingWorld>(*this, replay);
}

void VirtualWorld::end_recorded(vm::Replay& replay) {
  recorded_.reset();
  input_.insert(0, replay.rest_of_input());
}

size_t VirtualWorld::input_available() {
  return recorded_ ? recorded_->input_available() : input_.size() - position_;
}

int64_t VirtualWorld::now_nanos() {
  if (recorded_) now_ = recorded_->now_nanos();
  return now_;
}

int64_t VirtualWorld::wall_millis() {
  constexpr int64_t kNanosPerMilli = 1'000'000;
  if (!recorded_) return wall_millis_ + now_ / kNanosPerMilli;
  const int64_t wall = recorded_->wall_millis();
  wall_millis_ = wall - now_ / kNanosPerMilli;
  return wall;
}

void VirtualWorld::wait(std::span<vm::IoWait> waits, int64_t deadline) {
  if (recorded_) return recorded_->wait(waits, deadline);
  World::wait(waits, deadline);
}

size_t VirtualWorld::read_input(std::span<char> buffer) {
  if (recorded_) return recorded_->read_input(buffer);
  const size_t n = std::min(buffer.size(), input_.size() - position_);
  std::copy_n(input_.data() + position_, n, buffer.data());
  position_ += n;
  return n;
}

std::string VirtualWorld::state() {
  std::string text = files_.state();
  if (position_ != 0) text += "input " + std::to_string(position_);
  return text;
}

// The answer is the recorded one; what it does to files is done here, too.
void VirtualWorld::request_recorded(const vm::IoRequest& request, vm::IoReply* reply) {
  recorded_->request(request, reply);
  vm::IoRequest q = request;
  vm::IoReply own;
  if (takes_handle(q.op)) {
    const auto it = handles_.find(q.a);
    if (it == handles_.end()) return;
    q.a = it->second;
  }
  files_.request(q, &own);
  if (q.op == vm::IoOp::open && reply->error == 0 && own.error == 0)
    handles_[reply->value] = own.value;
  if (q.op == vm::IoOp::read && own.error == 0 && own.value != reply->value) {
    // The file is another one than it was: its position goes with the recording.
    vm::IoReply position;
    files_.request({vm::IoOp::position, q.a, 0, {}, {}}, &position);
    files_.request({vm::IoOp::seek, q.a, position.value - own.value + reply->value, {}, {}}, &own);
  }
}

void VirtualWorld::request(const vm::IoRequest& request, vm::IoReply* reply) {
  if (recorded_) return request_recorded(request, reply);
  vm::IoRequest q = request;
  if (const auto it = handles_.find(q.a); it != handles_.end() && takes_handle(q.op))
    q.a = it->second;
  files_.request(q, reply);
}

}  // namespace braid::tester
