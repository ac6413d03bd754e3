#include "vm/io.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <climits>

namespace braid::vm {
namespace {

constexpr const char* kNames[] = {
#define IO(name, takes, doc) #name,
#include "vm/io_ops.def"
#undef IO
};

bool is_below(std::string_view path, std::string_view directory) {
  if (directory == "/") return true;
  return path.starts_with(directory) &&
         (path.size() == directory.size() || path[directory.size()] == '/');
}

}  // namespace

void prepend_parts(std::deque<std::string>& parts, std::string_view path) {
  std::vector<std::string> list;
  for (size_t at = 0; at <= path.size();) {
    const size_t end = std::min(path.find('/', at), path.size());
    if (end > at) list.emplace_back(path.substr(at, end - at));
    at = end + 1;
  }
  parts.insert(parts.begin(), list.begin(), list.end());
}

std::string current_directory() {
  char buffer[PATH_MAX];
  return getcwd(buffer, sizeof buffer) == nullptr ? "/" : buffer;
}

IoTakes takes(IoOp op) {
  constexpr IoTakes kTakes[] = {
#define IO(name, takes, doc) static_cast<IoTakes>(#takes[0]),
#include "vm/io_ops.def"
#undef IO
  };
  return kTakes[static_cast<size_t>(op)];
}

const char* name_of(IoOp op) { return kNames[static_cast<size_t>(op)]; }

bool IoRules::allows(std::string_view resolved, bool to_write) const {
  if (deny) return false;
  if (read.empty() && write.empty()) return true;
  const auto covers = [&](const std::string& directory) { return is_below(resolved, directory); };
  return std::any_of(write.begin(), write.end(), covers) ||
         (!to_write && std::any_of(read.begin(), read.end(), covers));
}

bool resolve_path(std::string_view path, bool keep_last_link, std::string* resolved, int* error) {
  constexpr int kMostLinks = 40;
  std::deque<std::string> parts;
  prepend_parts(parts, path);
  if (path.empty() || path[0] != '/') prepend_parts(parts, current_directory());
  std::string at;  // without a slash at its end; empty: the root
  int links = 0;
  while (!parts.empty()) {
    const std::string part = std::move(parts.front());
    parts.pop_front();
    if (part == ".") continue;
    if (part == "..") {
      at.resize(at.empty() ? 0 : at.rfind('/'));
      continue;
    }
    const std::string next = at + "/" + part;
    struct stat status {};
    const bool exists = lstat(next.c_str(), &status) == 0;
    if (exists && S_ISLNK(status.st_mode) && !(keep_last_link && parts.empty())) {
      char target[PATH_MAX];
      const ssize_t n = readlink(next.c_str(), target, sizeof target);
      if (n < 0 || ++links > kMostLinks) return *error = ELOOP, false;
      if (target[0] == '/') at.clear();
      prepend_parts(parts, {target, static_cast<size_t>(n)});
      continue;
    }
    if (exists && !S_ISDIR(status.st_mode) && !parts.empty()) return *error = ENOTDIR, false;
    at = next;
  }
  *resolved = at.empty() ? "/" : at;
  return true;
}

}  // namespace braid::vm
