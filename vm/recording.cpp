#include "vm/recording.h"

#include <fmt/format.h>

#include <algorithm>

#include "vm/machine.h"

namespace braid::vm {

// ---- Recording ----------------------------------------------------------------------------------

size_t RecordingWorld::read_input(std::span<char> buffer) {
  log_.flush();  // it may wait for long
  const size_t n = inner_.read_input(buffer);
  log_.begin(RunEvent::input);
  log_.bytes({buffer.data(), n});
  log_.end_event();
  return n;
}

size_t RecordingWorld::input_available() {
  const size_t n = inner_.input_available();
  log_.begin(RunEvent::available);
  log_.number(n);
  log_.end_event();
  return n;
}

int64_t RecordingWorld::now_nanos() {
  const int64_t now = inner_.now_nanos();
  log_.begin(RunEvent::now);
  log_.signed_number(now - now_);
  log_.end_event();
  return now_ = now;
}

int64_t RecordingWorld::wall_millis() {
  const int64_t wall = inner_.wall_millis();
  log_.begin(RunEvent::wall);
  log_.signed_number(wall - wall_);
  log_.end_event();
  return wall_ = wall;
}

void RecordingWorld::sleep_until(int64_t deadline) {
  log_.flush();
  inner_.sleep_until(deadline);
}

uint64_t RecordingWorld::random_seed() {
  const uint64_t seed = inner_.random_seed();
  log_.begin(RunEvent::seed);
  log_.number(seed);
  log_.end_event();
  return seed;
}

bool RecordingWorld::environment(const std::string& name, std::string* value) {
  const bool is_set = inner_.environment(name, value);
  log_.begin(RunEvent::environment);
  log_.number(is_set ? 1 : 0);
  log_.bytes(is_set ? *value : "");
  log_.end_event();
  return is_set;
}

void RecordingWorld::wait(std::span<IoWait> waits, int64_t deadline) {
  if (deadline != kNoWait) log_.flush();
  inner_.wait(waits, deadline);
  std::string ready;
  for (const IoWait& w : waits) ready.push_back(w.ready ? 1 : 0);
  log_.begin(RunEvent::ready);
  log_.bytes(ready);
  log_.end_event();
}

bool RecordingWorld::input_blocks() {
  const bool blocks = inner_.input_blocks();
  log_.begin(RunEvent::blocks);
  log_.number(blocks ? 1 : 0);
  log_.end_event();
  return blocks;
}

void RecordingWorld::request(const IoRequest& request, IoReply* reply) {
  inner_.request(request, reply);
  log_.begin(RunEvent::reply);
  log_.number(static_cast<uint64_t>(request.op));
  log_.signed_number(reply->value);
  log_.number(static_cast<uint64_t>(reply->error));
  for (const int64_t n : reply->numbers) log_.signed_number(n);
  log_.bytes(reply->bytes);
  log_.end_event();
}

Thread* RecordingScheduler::pick(Machine& machine, Thread* current, Point why) {
  Thread* next = inner_.pick(machine, current, why);
  quantum_ = inner_.quantum();
  const uint64_t bytecodes = machine.state().bytecodes;
  if (next == nullptr) return nullptr;
  log_.begin(RunEvent::pick);
  log_.number(next->number);
  log_.number(static_cast<uint64_t>(quantum_));
  log_.number(bytecodes - bytecodes_);
  log_.end_event();
  bytecodes_ = bytecodes;
  return next;
}

// ---- Running a recording again ------------------------------------------------------------------

void Replay::begin(RunEvent event) {
  RunEvent next;
  if (!log_.peek(&next)) throw EndOfRecording{log_.is_bad() ? "it was altered" : ""};
  if (next != event) {
    throw EndOfRecording{fmt::format("the program comes to {} where the recording has {}",
                                     name_of(event), name_of(next))};
  }
  log_.begin();
}

void Replay::check() const {
  if (log_.is_bad()) throw EndOfRecording{"it was altered"};
}

std::string Replay::rest_of_input() {
  std::string input;
  RunEvent event;
  while (log_.peek(&event) && event != RunEvent::header) {
    log_.begin();
    const std::string bytes = log_.rest_of(event);
    if (event == RunEvent::input) input += bytes;
  }
  return input;
}

size_t ReplayingWorld::read_input(std::span<char> buffer) {
  replay_.begin(RunEvent::input);
  const std::string bytes = replay_.log().bytes();
  replay_.check();
  if (bytes.size() > buffer.size())
    throw EndOfRecording{"the program reads less input than the recording has"};
  std::copy(bytes.begin(), bytes.end(), buffer.begin());
  return bytes.size();
}

size_t ReplayingWorld::input_available() {
  replay_.begin(RunEvent::available);
  const uint64_t n = replay_.log().number();
  replay_.check();
  return n;
}

int64_t ReplayingWorld::now_nanos() {
  replay_.begin(RunEvent::now);
  now_ += replay_.log().signed_number();
  replay_.check();
  return now_;
}

int64_t ReplayingWorld::wall_millis() {
  replay_.begin(RunEvent::wall);
  wall_ += replay_.log().signed_number();
  replay_.check();
  return wall_;
}

// The time has passed already.
void ReplayingWorld::sleep_until(int64_t) { output_.flush(Stream::kOut); }

uint64_t ReplayingWorld::random_seed() {
  replay_.begin(RunEvent::seed);
  const uint64_t seed = replay_.log().number();
  replay_.check();
  return seed;
}

bool ReplayingWorld::environment(const std::string&, std::string* value) {
  replay_.begin(RunEvent::environment);
  const bool is_set = replay_.log().number() != 0;
  *value = replay_.log().bytes();
  replay_.check();
  return is_set;
}

void ReplayingWorld::wait(std::span<IoWait> waits, int64_t) {
  replay_.begin(RunEvent::ready);
  const std::string ready = replay_.log().bytes();
  replay_.check();
  if (ready.size() != waits.size())
    throw EndOfRecording{"another number of threads waits for input than in the recording"};
  for (size_t i = 0; i < waits.size(); ++i) waits[i].ready = ready[i] != 0;
}

bool ReplayingWorld::input_blocks() {
  replay_.begin(RunEvent::blocks);
  const bool blocks = replay_.log().number() != 0;
  replay_.check();
  return blocks;
}

void ReplayingWorld::request(const IoRequest& request, IoReply* reply) {
  replay_.begin(RunEvent::reply);
  RunLogReader& log = replay_.log();
  const uint64_t op = log.number();
  reply->value = log.signed_number();
  reply->error = static_cast<int>(log.number());
  for (int64_t& n : reply->numbers) n = log.signed_number();
  reply->bytes = log.bytes();
  replay_.check();
  if (op != static_cast<uint64_t>(request.op)) {
    throw EndOfRecording{fmt::format(
        "the program asks for {} where the recording has another request", name_of(request.op))};
  }
  const bool reads = request.op == IoOp::read || request.op == IoOp::receive;
  if (reads && reply->bytes.size() > static_cast<uint64_t>(request.b))
    throw EndOfRecording{"the program reads less than in the recording"};
}

// The queue is kept as it was then.
Thread* ReplayingScheduler::pick(Machine& machine, Thread* current, Point why) {
  RoundRobin::pick(machine, current, why);
  replay_.begin(RunEvent::pick);
  RunLogReader& log = replay_.log();
  const uint64_t number = log.number();
  quantum_ = static_cast<int64_t>(std::min<uint64_t>(log.number(), INT64_MAX));
  bytecodes_ += log.number();
  replay_.check();
  Thread* next = machine.thread_by_number(static_cast<uint32_t>(number));
  if (bytecodes_ != machine.state().bytecodes || next == nullptr ||
      next->state != ThreadState::kRunnable || quantum_ <= 0) {
    throw EndOfRecording{
        fmt::format("the program does something else before switch {}", replay_.switches + 1)};
  }
  ++replay_.switches;
  return next;
}

}  // namespace braid::vm
