// Door 5: the outside world. Every input, output, clock reading and random seed of a program passes
// here.
//
// Implementations: RealWorld (world.cpp) is the process's own; recording.h has one that notes what
// comes from another, and one that answers from such notes; the tester has a virtual one.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "vm/io.h"

namespace braid::vm {

enum class Stream : uint8_t { kOut, kErr };

// What a world keeps of itself at a point in time; its meaning is the world's own.
struct WorldMark {
  uint64_t words[4] = {};
};

class World {
 public:
  virtual ~World() = default;
  // Writes bytes to a standard stream; buffered until flush.
  virtual void write(Stream stream, std::string_view bytes) = 0;
  virtual void flush(Stream stream) = 0;
  // Reads up to buffer.size() bytes of standard input; 0 at its end. May block the process.
  virtual size_t read_input(std::span<char> buffer) = 0;
  // Bytes that can be read without blocking.
  virtual size_t input_available() = 0;
  // Monotonic time, nanoseconds from some fixed point.
  virtual int64_t now_nanos() = 0;
  // Wall clock, milliseconds since 1970.
  virtual int64_t wall_millis() = 0;
  // Called when no thread can run: time passes to `deadline` (as now_nanos).
  virtual void sleep_until(int64_t deadline) = 0;
  // Called when threads wait for what is outside: marks those that can go on. Waits for the first
  // one, or for the deadline, if it has not come yet (kNoWait: it has). A world in which nothing
  // comes by itself says that everything is ready.
  static constexpr int64_t kNoWait = INT64_MIN;
  virtual void wait(std::span<IoWait> waits, int64_t deadline) {
    (void)deadline;
    for (IoWait& w : waits) w.ready = true;
  }
  // Whether standard input has to be waited for (IoWait::kInput) before it is read.
  virtual bool input_blocks() { return false; }
  // Files, directories, sockets (io.h). A world without them refuses.
  virtual void request(const IoRequest& request, IoReply* reply) {
    (void)request;
    reply->fail(EACCES);
  }
  // What a program can find out about the world later, besides the time and its output, in a form
  // of the world's own; empty if that is as at the beginning. Part of the state of the program.
  virtual std::string state() { return ""; }
  // Words for a variable that a request has used: "/tmp/out.txt"; empty if unknown.
  virtual std::string name_of_variable(uint32_t variable) {
    (void)variable;
    return "";
  }
  // Whether everything is in memory, and goes back: then sockets connect threads of the program
  // only.
  virtual bool is_virtual() const { return false; }
  // A seed for generators that the program does not seed.
  virtual uint64_t random_seed() = 0;
  // Environment variable; false if not set.
  virtual bool environment(const std::string& name, std::string* value) = 0;
  // Going back in time: afterwards the world is as it was when it gave the mark. A world that
  // cannot go back (the real one) does nothing.
  virtual WorldMark mark() { return {}; }
  virtual void go_back(const WorldMark&) {}
};

class RealFiles;
class RealSockets;

// The process's standard streams, clocks and entropy, files and sockets as far as the rules allow.
// Output is flushed at line ends if standard output is a terminal, else when 8 KB are there, before
// sleeping, and at exit. Never goes back.
class RealWorld final : public World {
 public:
  explicit RealWorld(IoRules rules = {});
  ~RealWorld() override;
  void write(Stream stream, std::string_view bytes) override;
  void flush(Stream stream) override;
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
  std::unique_ptr<RealFiles> files_;
  std::unique_ptr<RealSockets> sockets_;
  std::string out_;
  bool out_is_terminal_ = false;
};

}  // namespace braid::vm
