#include "vm/world.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <random>
#include <vector>

#include "vm/real_files.h"
#include "vm/real_sockets.h"

namespace braid::vm {
namespace {

constexpr size_t kBufferBytes = 8192;

void write_all(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t n = ::write(fd, bytes.data(), bytes.size());
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return;  // the reader is gone: as the JDK, the error is swallowed
    bytes.remove_prefix(static_cast<size_t>(n));
  }
}

}  // namespace

RealWorld::RealWorld(IoRules rules)
    : files_(std::make_unique<RealFiles>(rules)),
      sockets_(std::make_unique<RealSockets>(!rules.restricts())),
      out_is_terminal_(isatty(STDOUT_FILENO) == 1) {}

RealWorld::~RealWorld() { flush(Stream::kOut); }

void RealWorld::write(Stream stream, std::string_view bytes) {
  if (stream == Stream::kErr) {
    flush(Stream::kOut);
    write_all(STDERR_FILENO, bytes);
    return;
  }
  out_ += bytes;
  if (out_.size() >= kBufferBytes ||
      (out_is_terminal_ && bytes.find('\n') != std::string_view::npos)) {
    flush(Stream::kOut);
  }
}

void RealWorld::flush(Stream stream) {
  if (stream == Stream::kErr || out_.empty()) return;
  write_all(STDOUT_FILENO, out_);
  out_.clear();
}

size_t RealWorld::read_input(std::span<char> buffer) {
  flush(Stream::kOut);
  while (true) {
    const ssize_t n = ::read(STDIN_FILENO, buffer.data(), buffer.size());
    if (n < 0 && errno == EINTR) continue;
    return n <= 0 ? 0 : static_cast<size_t>(n);
  }
}

size_t RealWorld::input_available() {
  int n = 0;
  return ioctl(STDIN_FILENO, FIONREAD, &n) == 0 && n > 0 ? static_cast<size_t>(n) : 0;
}

int64_t RealWorld::now_nanos() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

int64_t RealWorld::wall_millis() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

// One sleep only: a signal ends it early, and the machine looks at its flags before it sleeps
// again.
void RealWorld::sleep_until(int64_t deadline) {
  flush(Stream::kOut);
  const int64_t left = deadline - now_nanos();
  if (left <= 0) return;
  timespec t{};
  t.tv_sec = static_cast<time_t>(left / 1'000'000'000);
  t.tv_nsec = static_cast<long>(left % 1'000'000'000);
  nanosleep(&t, nullptr);
}

// A file never has to be waited for.
bool RealWorld::input_blocks() {
  struct stat status {};
  return fstat(STDIN_FILENO, &status) == 0 && !S_ISREG(status.st_mode);
}

void RealWorld::wait(std::span<IoWait> waits, int64_t deadline) {
  constexpr int64_t kNanosPerMilli = 1'000'000;
  int timeout = 0;
  if (deadline != kNoWait) {
    flush(Stream::kOut);
    const int64_t left = deadline == INT64_MAX ? INT64_MAX : deadline - now_nanos();
    timeout = left == INT64_MAX ? -1
                                : static_cast<int>(std::clamp<int64_t>(
                                      (left + kNanosPerMilli - 1) / kNanosPerMilli, 0, 1'000'000));
  }
  std::vector<pollfd> list;
  for (const IoWait& w : waits) {
    const int fd = w.handle == IoWait::kInput ? STDIN_FILENO : sockets_->descriptor(w.handle);
    list.push_back({fd, static_cast<short>(w.to_write ? POLLOUT : POLLIN), 0});
  }
  // One that was closed meanwhile is ready: to be told so.
  const bool any_closed = std::ranges::any_of(list, [](const pollfd& p) { return p.fd < 0; });
  if (::poll(list.data(), list.size(), any_closed ? 0 : timeout) <= 0 && !any_closed) return;
  for (size_t i = 0; i < list.size(); ++i) waits[i].ready = list[i].revents != 0 || list[i].fd < 0;
}

void RealWorld::request(const IoRequest& request, IoReply* reply) {
  if (takes(request.op) == IoTakes::kSocket) return sockets_->request(request, reply);
  files_->request(request, reply);
}

uint64_t RealWorld::random_seed() {
  std::random_device device;
  return static_cast<uint64_t>(device()) << 32 | device();
}

bool RealWorld::environment(const std::string& name, std::string* value) {
  const char* v = std::getenv(name.c_str());
  if (v == nullptr) return false;
  *value = v;
  return true;
}

}  // namespace braid::vm
