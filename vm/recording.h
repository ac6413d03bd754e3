// Recording a run, and running a recording again.
//
// What: doors 2 and 5 wrapped. RecordingWorld and RecordingScheduler pass everything on and note
// it; ReplayingWorld and ReplayingScheduler answer from the log alone, and notice when the program
// asks for something else than it did.
//
// Nothing is asked of the outside during a replay: only output goes there.
#pragma once

#include <string>

#include "vm/run_log.h"
#include "vm/scheduler.h"
#include "vm/world.h"

namespace braid::vm {

class RecordingWorld final : public World {
 public:
  RecordingWorld(World& inner, RunLogWriter& log) : inner_(inner), log_(log) {}
  void write(Stream stream, std::string_view bytes) override { inner_.write(stream, bytes); }
  void flush(Stream stream) override { inner_.flush(stream); }
  size_t read_input(std::span<char> buffer) override;
  size_t input_available() override;
  int64_t now_nanos() override;
  int64_t wall_millis() override;
  void sleep_until(int64_t deadline) override;
  uint64_t random_seed() override;
  bool environment(const std::string& name, std::string* value) override;
  void wait(std::span<IoWait> waits, int64_t deadline) override;
  bool input_blocks() override;
  void request(const IoRequest& request, IoReply* reply) override;

 private:
  World& inner_;
  RunLogWriter& log_;
  int64_t now_ = 0;
  int64_t wall_ = 0;
};

class RecordingScheduler final : public Scheduler {
 public:
  RecordingScheduler(Scheduler& inner, RunLogWriter& log) : inner_(inner), log_(log) {}
  Thread* pick(Machine& machine, Thread* current, Point why) override;
  uint32_t choose(Machine& machine, Thread& thread, ChoiceKind kind, uint32_t count) override {
    return inner_.choose(machine, thread, kind, count);
  }
  int64_t quantum() override { return quantum_; }

 private:
  Scheduler& inner_;
  RunLogWriter& log_;
  int64_t quantum_ = 0;
  uint64_t bytecodes_ = 0;
};

// Thrown where a replay cannot go on.
struct EndOfRecording {
  std::string why;  // empty: what is recorded ends here
};

// Where a replay has come to.
class Replay {
 public:
  explicit Replay(RunLogReader& log) : log_(log) {}
  RunLogReader& log() { return log_; }
  // Begins the next event, which must be of this kind.
  void begin(RunEvent event);
  // After the fields of an event were read.
  void check() const;
  // Skips all events that are left; the standard input that they have.
  std::string rest_of_input();
  uint64_t switches = 0;

 private:
  RunLogReader& log_;
};

class ReplayingWorld final : public World {
 public:
  // Output goes to a world of its own.
  ReplayingWorld(World& output, Replay& replay) : output_(output), replay_(replay) {}
  void write(Stream stream, std::string_view bytes) override { output_.write(stream, bytes); }
  void flush(Stream stream) override { output_.flush(stream); }
  size_t read_input(std::span<char> buffer) override;
  size_t input_available() override;
  int64_t now_nanos() override;
  int64_t wall_millis() override;
  void sleep_until(int64_t deadline) override;
  uint64_t random_seed() override;
  bool environment(const std::string& name, std::string* value) override;
  void wait(std::span<IoWait> waits, int64_t deadline) override;
  bool input_blocks() override;
  void request(const IoRequest& request, IoReply* reply) override;

 private:
  World& output_;
  Replay& replay_;
  int64_t now_ = 0;
  int64_t wall_ = 0;
};

// As RoundRobin, but for who runs, and how long.
class ReplayingScheduler final : public RoundRobin {
 public:
  explicit ReplayingScheduler(Replay& replay) : replay_(replay) {}
  Thread* pick(Machine& machine, Thread* current, Point why) override;
  int64_t quantum() override { return quantum_; }

 private:
  Replay& replay_;
  int64_t quantum_ = 0;
  uint64_t bytecodes_ = 0;
};

}  // namespace braid::vm
