#include "tester/virtual_world.h"

#include <algorithm>

namespace braid::tester {
void VirtualWorld::write(vm::Stream stream, std::string_view bytes) {
  if (stream == vm::Stream::kErr) return;
  output_ += bytes.substr(0, kMaxOutput - std::min(output_.size(), kMaxOutput));
}

void VirtualWorld::begin_recorded(vm::Replay& replay) {
  recorded_ = std::make_unique<vm::ReplayingWorld>(*this, replay);
}

void VirtualWorld::end_recorded(vm::Replay& replay) {
  recorded_.reset();
  input_.text.insert(0, replay.rest_of_input());
}

size_t VirtualWorld::input_available() {
  return recorded_ ? recorded_->input_available() : input_.left();
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
  return recorded_ ? recorded_->read_input(buffer) : input_.read(buffer);
}

std::string VirtualWorld::state() {
  std::string text = files_.state();
  if (input_.position != 0) text += "input " + std::to_string(input_.position);
  return text;
}

// The answer is the recorded one; what it does to files is done here, too.
void VirtualWorld::request_recorded(const vm::IoRequest& request, vm::IoReply* reply) {
  recorded_->request(request, reply);
  vm::IoRequest q = request;
  vm::IoReply own;
  if (vm::takes(q.op) == vm::IoTakes::kHandle) {
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
  if (const auto it = handles_.find(q.a);
      it != handles_.end() && vm::takes(q.op) == vm::IoTakes::kHandle)
    q.a = it->second;
  files_.request(q, reply);
}

}  // namespace braid::tester
