// The file of a recorded run: what came from outside, and which thread ran when.
//
// What: a stream of events, in the order in which the machine asked. It is cut into frames, each
// compressed, with its length and a checksum, so that a file whose writer was killed is good up to
// its last whole frame.
//
//   file   := "BRAIDREC" version:u32 frame*
//   frame  := raw_size:u32 size:u32 checksum:u64(XXH64 of the bytes) bytes:zstd
//   stream := event*      event := kind:u8 fields (numbers as LEB128, signed ones zigzag)
//
// The first event is a header, and the last one of a run that came to its end is an end.
#pragma once

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace braid::vm {

enum class RunEvent : uint8_t {
#define RUN_EVENT(name, fields, words) name,
#include "vm/run_events.def"
#undef RUN_EVENT
};
const char* name_of(RunEvent event);

// What a run depends on besides its events.
struct RunHeader {
  uint64_t program = 0;  // digest of the classes
  uint64_t library = 0;  // digest of the class library's
  std::string main_class;
  std::vector<std::string> arguments;
  uint64_t max_heap = 0;
  uint64_t max_steps = UINT64_MAX;
  int64_t time_limit_nanos = INT64_MAX;
  int64_t processors = 2;
  bool assertions = true;
  uint64_t random_seed = 0;
};

class RunLogWriter {
 public:
  RunLogWriter() = default;
  ~RunLogWriter() { close(); }
  RunLogWriter(const RunLogWriter&) = delete;
  RunLogWriter& operator=(const RunLogWriter&) = delete;

  // False: the file cannot be made (errno).
  bool open(const std::string& path);
  void begin(RunEvent event) { buffer_.push_back(static_cast<char>(event)); }
  void number(uint64_t n) {
    for (; n >= 0x80; n >>= 7) buffer_.push_back(static_cast<char>(n | 0x80));
    buffer_.push_back(static_cast<char>(n));
  }
  void signed_number(int64_t n) {
    number(static_cast<uint64_t>(n) << 1 ^ static_cast<uint64_t>(n >> 63));
  }
  void bytes(std::string_view text) {
    number(text.size());
    buffer_.append(text);
  }
  void header(const RunHeader& header);
  // After each event: writes a frame out when there is enough, or now and then.
  void end_event() {
    if (buffer_.size() >= kFrame || (++events_ % kEventsPerLook == 0 && is_late())) flush();
  }
  void flush();
  // Writes the rest. False: something could not be written, now or before.
  bool close();

 private:
  static constexpr size_t kFrame = 256 * 1024;
  static constexpr uint32_t kEventsPerLook = 64;
  bool is_late() const;

  std::FILE* file_ = nullptr;
  std::string buffer_;
  std::vector<char> compressed_;
  uint32_t events_ = 0;
  bool failed_ = false;
  std::chrono::steady_clock::time_point last_flush_;
};

// Reads a recording; everything is checked, so that no file can do harm.
class RunLogReader {
 public:
  // Empty, or what is wrong with the file.
  std::string open(const std::string& path);
  // Whether the file is that of a recording.
  static bool is_recording(const std::string& path);
  const RunHeader& header() const { return header_; }
  // The next event's kind; false at the end of what is there.
  bool peek(RunEvent* event);
  // Reads a field of the event that was begun. At the end of the file, or where it makes no sense,
  // is_bad() from then on.
  void begin() { ++at_; }
  uint64_t number();
  int64_t signed_number() {
    const uint64_t n = number();
    return static_cast<int64_t>(n >> 1) ^ -static_cast<int64_t>(n & 1);
  }
  std::string bytes();
  // Reads the fields of an event that was begun; the last bytes that are among them.
  std::string rest_of(RunEvent event);
  bool is_bad() const { return bad_; }
  // What is wrong with the rest of the file, once it was met: it was cut off, or altered.
  const std::string& damage() const { return damage_; }

 private:
  bool next_frame();
  void read_header();

  std::string file_;
  size_t next_ = 0;  // frame, in file_
  std::string frame_;
  size_t at_ = 0;  // in frame_
  RunHeader header_;
  bool bad_ = false;
  std::string damage_;
};

}  // namespace braid::vm
