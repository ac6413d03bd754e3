#include "vm/real_sockets.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

namespace braid::vm {
namespace {

sockaddr* plain(sockaddr_in* address) { return reinterpret_cast<sockaddr*>(address); }

std::string text_of(const in_addr& address) {
  char text[INET_ADDRSTRLEN];
  return inet_ntop(AF_INET, &address, text, sizeof text) == nullptr ? "" : text;
}

// False: the host is not known.
bool look_up(const std::string& host, in_addr* address) {
  addrinfo hints{};
  hints.ai_family = AF_INET;
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  if (getaddrinfo(host.c_str(), nullptr, &hints, &found) != 0 || found == nullptr) return false;
  *address = reinterpret_cast<sockaddr_in*>(found->ai_addr)->sin_addr;
  freeaddrinfo(found);
  return true;
}

int make_socket() { return socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0); }

int64_t port_of(int fd) {
  sockaddr_in address{};
  socklen_t size = sizeof address;
  return getsockname(fd, plain(&address), &size) < 0 ? 0 : ntohs(address.sin_port);
}

}  // namespace

RealSockets::~RealSockets() {
  for (const auto& [handle, fd] : open_) ::close(fd);
}

int RealSockets::descriptor(int64_t handle) const {
  const auto it = open_.find(handle);
  return it == open_.end() ? -1 : it->second;
}

void RealSockets::add(int fd, IoReply* reply) {
  reply->value = next_handle_++;
  open_[reply->value] = fd;
}

void RealSockets::request(const IoRequest& q, IoReply* reply) {
  if (!allowed_) return reply->fail(EACCES);
  if (q.op == IoOp::listen) return listen(q, reply);
  if (q.op == IoOp::connect) return connect(q, reply);
  if (q.op != IoOp::host) return on_handle(q, reply);
  if (q.text.empty()) {
    char name[256];
    if (gethostname(name, sizeof name) != 0) return reply->fail(errno);
    reply->bytes = name;
    return;
  }
  in_addr address{};
  if (!look_up(std::string(q.text), &address)) return reply->fail(ENOENT);
  reply->bytes = text_of(address);
}

void RealSockets::listen(const IoRequest& q, IoReply* reply) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<uint16_t>(q.a));
  if (!q.text.empty() && !look_up(std::string(q.text), &address.sin_addr))
    return reply->fail(EADDRNOTAVAIL);
  const int fd = make_socket();
  if (fd < 0) return reply->fail(errno);
  const int on = 1;
  setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  if (bind(fd, plain(&address), sizeof address) < 0 || ::listen(fd, static_cast<int>(q.b)) < 0) {
    reply->fail(errno);
    ::close(fd);
    return;
  }
  add(fd, reply);
  reply->numbers[0] = port_of(fd);
}

// The connection comes about later: whoever waits until it can be written to asks then.
void RealSockets::connect(const IoRequest& q, IoReply* reply) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<uint16_t>(q.a));
  if (!look_up(std::string(q.text), &address.sin_addr)) return reply->fail(ENOENT);
  const int fd = make_socket();
  if (fd < 0) return reply->fail(errno);
  if (::connect(fd, plain(&address), sizeof address) < 0 && errno != EINPROGRESS) {
    reply->fail(errno);
    ::close(fd);
    return;
  }
  add(fd, reply);
  reply->numbers[0] = port_of(fd);
  reply->bytes = text_of(address.sin_addr);
}

void RealSockets::on_handle(const IoRequest& q, IoReply* reply) {
  const int fd = descriptor(q.a);
  if (fd < 0) return reply->fail(EBADF);
  switch (q.op) {
    case IoOp::accept:
      return accept(fd, reply);
    case IoOp::connected: {
      pollfd poll_it{fd, POLLOUT, 0};
      if (::poll(&poll_it, 1, 0) == 0) return reply->fail(EAGAIN);
      int error = 0;
      socklen_t size = sizeof error;
      if (getsockopt(fd, SOL_SOCKET, SO_ERROR, &error, &size) < 0) error = errno;
      if (error != 0) reply->fail(error);
      reply->numbers[0] = port_of(fd);
      return;
    }
    case IoOp::receive:
      return receive(fd, q, reply);
    case IoOp::send:
      return reply->answer(::send(fd, q.text.data(), q.text.size(), MSG_NOSIGNAL));
    case IoOp::receivable: {
      int n = 0;
      return reply->answer(ioctl(fd, FIONREAD, &n) < 0 ? -1 : n);
    }
    case IoOp::shut:
      return reply->answer(::shutdown(fd, q.b != 0 ? SHUT_WR : SHUT_RD));
    case IoOp::hang_up:
      open_.erase(q.a);
      return reply->answer(::close(fd));
    default:
      return reply->fail(ENOSYS);
  }
}

void RealSockets::accept(int fd, IoReply* reply) {
  sockaddr_in peer{};
  socklen_t size = sizeof peer;
  const int made = accept4(fd, plain(&peer), &size, SOCK_CLOEXEC | SOCK_NONBLOCK);
  if (made < 0) return reply->answer(-1);
  add(made, reply);
  reply->numbers[0] = port_of(made);
  reply->numbers[1] = ntohs(peer.sin_port);
  reply->bytes = text_of(peer.sin_addr);
}

void RealSockets::receive(int fd, const IoRequest& q, IoReply* reply) {
  reply->bytes.resize(static_cast<size_t>(q.b));
  const ssize_t n = ::recv(fd, reply->bytes.data(), reply->bytes.size(), 0);
  if (n < 0) return reply->answer(-1);
  reply->value = n;
  reply->bytes.resize(static_cast<size_t>(n));
}

}  // namespace braid::vm
