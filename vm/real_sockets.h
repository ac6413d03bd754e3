// The process's sockets: TCP over IPv4, none of which ever blocks the process (io.h).
//
// Owns: the open sockets; closes those that the program has left open.
#pragma once

#include <map>

#include "vm/io.h"

namespace braid::vm {

class RealSockets {
 public:
  explicit RealSockets(bool allowed) : allowed_(allowed) {}
  ~RealSockets();
  RealSockets(const RealSockets&) = delete;
  RealSockets& operator=(const RealSockets&) = delete;

  // Carries out a request about sockets.
  void request(const IoRequest& request, IoReply* reply);
  // The descriptor of a handle, -1 if there is none: for waiting.
  int descriptor(int64_t handle) const;

 private:
  void listen(const IoRequest& q, IoReply* reply);
  void connect(const IoRequest& q, IoReply* reply);
  void on_handle(const IoRequest& q, IoReply* reply);
  void accept(int fd, IoReply* reply);
  void receive(int fd, const IoRequest& q, IoReply* reply);
  void add(int fd, IoReply* reply);

  bool allowed_;
  std::map<int64_t, int> open_;
  int64_t next_handle_ = int64_t{1} << 32;  // apart from those of files
};

}  // namespace braid::vm
