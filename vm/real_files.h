// The process's files and directories, as far as the rules allow (io.h).
//
// Owns: the open files; closes those that the program has left open.
#pragma once

#include <map>
#include <string>

#include "vm/io.h"

namespace braid::vm {

class RealFiles {
 public:
  explicit RealFiles(IoRules rules) : rules_(std::move(rules)) {}
  ~RealFiles();
  RealFiles(const RealFiles&) = delete;
  RealFiles& operator=(const RealFiles&) = delete;

  // Carries out a request about files.
  void request(const IoRequest& request, IoReply* reply);

 private:
  bool may(std::string_view path, bool to_write, bool keep_last_link, std::string* resolved,
           IoReply* reply) const;
  void open(const IoRequest& q, IoReply* reply);
  void on_handle(const IoRequest& q, IoReply* reply);
  void read(int fd, const IoRequest& q, IoReply* reply);
  void write(int fd, const IoRequest& q, IoReply* reply);
  void on_path(const IoRequest& q, IoReply* reply);
  void status(const std::string& path, IoReply* reply);
  void list(const std::string& path, IoReply* reply);
  void rename(const std::string& from, const IoRequest& q, IoReply* reply);

  IoRules rules_;
  std::map<int64_t, int> open_;  // descriptors
  int64_t next_handle_ = 1;
};

}  // namespace braid::vm
