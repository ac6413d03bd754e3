#include "vm/real_files.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <climits>
#include <vector>

namespace braid::vm {
namespace {

int open_flags(int64_t mode) {
  const bool reads = (mode & OpenMode::kRead) != 0;
  const bool writes = (mode & OpenMode::kWrite) != 0;
  int flags = O_CLOEXEC | O_NOFOLLOW | O_NOCTTY;
  flags |= reads && writes ? O_RDWR : writes ? O_WRONLY : O_RDONLY;
  if ((mode & OpenMode::kAppend) != 0) flags |= O_APPEND;
  if ((mode & OpenMode::kTruncate) != 0) flags |= O_TRUNC;
  if ((mode & OpenMode::kCreate) != 0) flags |= O_CREAT;
  if ((mode & OpenMode::kNew) != 0) flags |= O_CREAT | O_EXCL;
  return flags;
}

}  // namespace

RealFiles::~RealFiles() {
  for (const auto& [handle, fd] : open_) ::close(fd);
}

void RealFiles::request(const IoRequest& q, IoReply* reply) {
  switch (takes(q.op)) {
    case IoTakes::kHandle:
      return on_handle(q, reply);
    case IoTakes::kNothing:
      reply->bytes = current_directory();
      return;
    default:
      return q.op == IoOp::open ? open(q, reply) : on_path(q, reply);
  }
}

// Whether the path may be used; what it is without links.
bool RealFiles::may(std::string_view path, bool to_write, bool keep_last_link,
                    std::string* resolved, IoReply* reply) const {
  int error = 0;
  if (path.empty()) return reply->fail(ENOENT), false;
  if (!resolve_path(path, keep_last_link, resolved, &error)) return reply->fail(error), false;
  // What says that it is a directory is opened as one.
  if (path.back() == '/' && resolved->back() != '/') resolved->push_back('/');
  const std::string_view plain(resolved->data(),
                               resolved->size() - (resolved->size() > 1 && path.back() == '/'));
  if (!rules_.allows(plain, to_write)) return reply->fail(EACCES), false;
  return true;
}

void RealFiles::open(const IoRequest& q, IoReply* reply) {
  constexpr mode_t kMode = 0666;
  std::string path;
  const bool writes = (q.a & OpenMode::kWrite) != 0;
  if (!may(q.text, writes, (q.a & OpenMode::kNew) != 0, &path, reply)) return;
  const int fd = ::open(path.c_str(), open_flags(q.a), kMode);
  if (fd < 0) return reply->fail(errno);
  struct stat status {};
  if (fstat(fd, &status) == 0 && S_ISDIR(status.st_mode)) {
    ::close(fd);
    return reply->fail(EISDIR);
  }
  reply->value = next_handle_++;
  open_[reply->value] = fd;
}

void RealFiles::on_handle(const IoRequest& q, IoReply* reply) {
  const auto it = open_.find(q.a);
  if (it == open_.end()) return reply->fail(EBADF);
  const int fd = it->second;
  struct stat status {};
  switch (q.op) {
    case IoOp::close:
      open_.erase(it);
      return reply->answer(::close(fd));
    case IoOp::read:
      return read(fd, q, reply);
    case IoOp::write:
      return write(fd, q, reply);
    case IoOp::seek:
      return reply->answer(lseek(fd, q.b, SEEK_SET));
    case IoOp::position:
      return reply->answer(lseek(fd, 0, SEEK_CUR));
    case IoOp::length:
      return reply->answer(fstat(fd, &status) < 0 ? -1 : status.st_size);
    case IoOp::set_length: {
      if (ftruncate(fd, q.b) < 0) return reply->fail(errno);
      const off_t at = lseek(fd, 0, SEEK_CUR);
      return reply->answer(at > q.b ? lseek(fd, q.b, SEEK_SET) : 0);
    }
    default: {  // available
      if (fstat(fd, &status) < 0) return reply->fail(errno);
      if (S_ISREG(status.st_mode)) {
        const int64_t left = status.st_size - lseek(fd, 0, SEEK_CUR);
        return reply->answer(std::max<int64_t>(left, 0));
      }
      int n = 0;
      return reply->answer(ioctl(fd, FIONREAD, &n) < 0 ? 0 : n);
    }
  }
}

void RealFiles::read(int fd, const IoRequest& q, IoReply* reply) {
  reply->bytes.resize(static_cast<size_t>(q.b));
  while (true) {
    const ssize_t n = ::read(fd, reply->bytes.data(), reply->bytes.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return reply->fail(errno);
    reply->value = n;
    return reply->bytes.resize(static_cast<size_t>(n));
  }
}

void RealFiles::write(int fd, const IoRequest& q, IoReply* reply) {
  std::string_view rest = q.text;
  while (!rest.empty()) {
    const ssize_t n = ::write(fd, rest.data(), rest.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return reply->fail(errno);
    rest.remove_prefix(static_cast<size_t>(n));
  }
  reply->value = static_cast<int64_t>(q.text.size());
}

void RealFiles::on_path(const IoRequest& q, IoReply* reply) {
  const bool changes = q.op == IoOp::make_directory || q.op == IoOp::remove ||
                       q.op == IoOp::rename || q.op == IoOp::set_modified;
  const bool itself = q.op == IoOp::remove || q.op == IoOp::rename ||
                      q.op == IoOp::make_directory || (q.op == IoOp::status && q.a != 0);
  std::string path;
  if (!may(q.text, changes, itself, &path, reply)) return;
  switch (q.op) {
    case IoOp::status:
      return status(path, reply);
    case IoOp::list:
      return list(path, reply);
    case IoOp::make_directory:
      return reply->answer(::mkdir(path.c_str(), 0777));
    case IoOp::remove:
      if (::unlink(path.c_str()) == 0) return;
      if (errno != EISDIR && errno != EPERM && errno != ENOTDIR) return reply->fail(errno);
      return reply->answer(::rmdir(path.c_str()));
    case IoOp::rename:
      return rename(path, q, reply);
    case IoOp::set_modified: {
      timespec times[2] = {{0, UTIME_OMIT}, {q.a / 1000, q.a % 1000 * 1'000'000}};
      return reply->answer(utimensat(AT_FDCWD, path.c_str(), times, 0));
    }
    case IoOp::resolve:
      if (::access(path.c_str(), F_OK) != 0) return reply->fail(errno);
      reply->bytes = path;
      return;
    default:
      return reply->fail(ENOSYS);
  }
}

void RealFiles::status(const std::string& path, IoReply* reply) {
  struct stat s {};
  if (lstat(path.c_str(), &s) != 0) return reply->fail(errno);
  const FileKind kind = S_ISREG(s.st_mode)   ? FileKind::kFile
                        : S_ISDIR(s.st_mode) ? FileKind::kDirectory
                        : S_ISLNK(s.st_mode) ? FileKind::kLink
                                             : FileKind::kOther;
  reply->value = static_cast<int64_t>(kind);
  reply->numbers[0] = s.st_size;
  reply->numbers[1] = s.st_mtim.tv_sec * 1000 + s.st_mtim.tv_nsec / 1'000'000;
  if (kind == FileKind::kLink) {
    char target[PATH_MAX];
    const ssize_t n = readlink(path.c_str(), target, sizeof target);
    if (n > 0) reply->bytes.assign(target, static_cast<size_t>(n));
  }
  if (access(path.c_str(), R_OK) == 0) reply->numbers[2] |= Permission::kRead;
  if (access(path.c_str(), W_OK) == 0) reply->numbers[2] |= Permission::kWrite;
  if (access(path.c_str(), X_OK) == 0) reply->numbers[2] |= Permission::kExecute;
}

void RealFiles::list(const std::string& path, IoReply* reply) {
  DIR* directory = opendir(path.c_str());
  if (directory == nullptr) return reply->fail(errno);
  std::vector<std::string> names;
  while (const dirent* entry = readdir(directory)) {
    const std::string name = entry->d_name;
    if (name != "." && name != "..") names.push_back(name);
  }
  closedir(directory);
  std::sort(names.begin(), names.end());
  for (const std::string& name : names) reply->bytes.append(name).push_back('\0');
  reply->value = static_cast<int64_t>(names.size());
}

void RealFiles::rename(const std::string& from, const IoRequest& q, IoReply* reply) {
  std::string to;
  if (!may(q.text2, true, true, &to, reply)) return;
  reply->answer(::rename(from.c_str(), to.c_str()));
}

}  // namespace braid::vm
