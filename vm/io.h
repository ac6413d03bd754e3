// Requests to the outside world: files, directories, sockets. Part of door 5 (world.h).
//
// What: each request is one operation with plain data in and out, so that it can be carried out,
// logged, answered from a log, or done in memory, all by one function: World::request. The table of
// operations is io_ops.def.
#pragma once

#include <cerrno>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace braid::vm {

enum class IoOp : uint8_t {
#define IO(name, takes, doc) name,
#include "vm/io_ops.def"
#undef IO
};
const char* name_of(IoOp op);

// What a request is about, as io_ops.def says.
enum class IoTakes : char { kPath = 'P', kHandle = 'H', kSocket = 'S', kNothing = 'N' };
IoTakes takes(IoOp op);

struct OpenMode {
  static constexpr int64_t kRead = 1;
  static constexpr int64_t kWrite = 2;
  static constexpr int64_t kAppend = 4;    // each write goes to the end
  static constexpr int64_t kTruncate = 8;  // what is in the file is dropped
  static constexpr int64_t kCreate = 16;   // if it is not there
  static constexpr int64_t kNew = 32;      // it must not be there
};

enum class FileKind : uint8_t { kNone, kFile, kDirectory, kLink, kOther };

struct Permission {
  static constexpr int64_t kRead = 1;
  static constexpr int64_t kWrite = 2;
  static constexpr int64_t kExecute = 4;
};

struct IoRequest {
  IoOp op;
  int64_t a = 0;
  int64_t b = 0;
  std::string_view text;
  std::string_view text2;
  // A number for what the request makes: the same whatever other threads do. Only a world whose
  // handles are its own uses it.
  uint32_t fresh = 0;
};

// A variable outside of the machine that a request has read or written; the number identifies it.
struct IoUse {
  uint32_t variable;
  bool written;
};

struct IoReply {
  int64_t value = 0;
  int error = 0;  // of errno; EAGAIN: nothing has happened, and the thread has to wait
  int64_t numbers[3] = {};
  std::string bytes;
  std::vector<IoUse> uses;  // where schedules are searched; else empty

  void clear() {
    value = 0;
    error = 0;
    numbers[0] = numbers[1] = numbers[2] = 0;
    bytes.clear();
    uses.clear();
  }
  // The result of a call that returns -1 and sets errno on an error.
  void answer(int64_t result) {
    if (result < 0) return fail(errno);
    value = result;
  }
  void fail(int number) {
    value = -1;
    error = number;
    bytes.clear();
  }
};

// What a thread waits for outside of the machine.
struct IoWait {
  static constexpr int64_t kInput = -1;  // the handle of standard input
  int64_t handle = kInput;
  bool to_write = false;
  bool ready = false;  // set by World::wait
};

// Which files a program may use. Symbolic links and .. parts are looked through before a path is
// compared.
struct IoRules {
  bool deny = false;  // no file, directory or socket at all
  // Directories. Both empty: everything may be read and written. If one of them is given, files may
  // be read below any of the two, and written below `write`.
  std::vector<std::string> read;
  std::vector<std::string> write;

  bool restricts() const { return deny || !read.empty() || !write.empty(); }
  // Whether a path without links, . and .. may be used.
  bool allows(std::string_view resolved, bool to_write) const;
};

// The process's, without symbolic links.
std::string current_directory();

// Puts the parts of a path, without empty ones, in front of what is there already.
void prepend_parts(std::deque<std::string>& parts, std::string_view path);

// The path made absolute, without symbolic links, . and .., as far as it exists; the rest as it
// stands, which no symbolic link is in. `links`: whether the last part may stay a link. False: a
// loop of links, or a part on the way that is no directory (*error).
bool resolve_path(std::string_view path, bool keep_last_link, std::string* resolved, int* error);

}  // namespace braid::vm
