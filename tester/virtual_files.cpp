#include "tester/virtual_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <set>

#include "tester/virtual_nodes.h"
#include "vm/access_log.h"

namespace braid::tester {
namespace {

using vm::FileKind;
using vm::IoOp;
using vm::IoReply;
using vm::IoRequest;
using vm::OpenMode;
using vm::Permission;

// 32 bits for a number and some text: FNV-1a.
uint32_t mix(uint32_t number, std::string_view text) {
  uint32_t h = (number ^ 2166136261u) * 16777619u;
  for (const char c : text) h = (h ^ static_cast<unsigned char>(c)) * 16777619u;
  return (h ^ h >> 15) | vm::kFirstFileSlot;
}

// What of a node is a variable.
constexpr char kContents = '=';
constexpr char kListing = '/';

// Sockets are the library's own (braid.internal.Wire): only names of hosts are asked for.
void find_host(const IoRequest& q, IoReply* reply) {
  const bool is_own =
      q.text.empty() || q.text == "localhost" || q.text.starts_with("127.") || q.text == "0.0.0.0";
  if (!is_own) return reply->fail(ENETUNREACH);
  reply->bytes = q.text.empty() ? "localhost" : "127.0.0.1";
}

}  // namespace

// Where a path leads to.
struct VirtualFiles::Found {
  NodePtr directory;  // null for the root itself
  std::string name;   // in the directory
  NodePtr node;       // null: there is none
  bool as_directory = false;

  std::string path() const { return node != nullptr ? node->path() : directory->path_of(name); }
};

VirtualFiles::VirtualFiles(vm::IoRules rules)
    : rules_(std::move(rules)),
      disk_(vm::IoRules()),
      directory_(vm::current_directory()),
      root_(look_at_disk("/")) {
  root_->id = mix(0, "/");
}

VirtualFiles::~VirtualFiles() = default;

void VirtualFiles::go_back(size_t mark) {
  while (undo_.size() > mark) {
    undo_.back()();
    undo_.pop_back();
  }
}

// ---- Variables ----------------------------------------------------------------------------------

void VirtualFiles::use_entry(const Node& directory, const std::string& name, bool written,
                             IoReply* reply) {
  const uint32_t variable = mix(directory.id, name);
  reply->uses.push_back({variable, written});
  if (!names_.contains(variable)) names_[variable] = directory.path_of(name);
}

void VirtualFiles::use(const Node& node, char what, bool written, IoReply* reply) {
  const uint32_t variable = mix(node.id, std::string(2, what));
  reply->uses.push_back({variable, written});
  if (!names_.contains(variable)) names_[variable] = node.path();
}

void VirtualFiles::use_handle(int64_t handle, IoReply* reply) {
  reply->uses.push_back({mix(static_cast<uint32_t>(handle), "@"), true});
}

std::string VirtualFiles::name_of(uint32_t variable) const {
  const auto it = names_.find(variable);
  return it == names_.end() ? "" : it->second;
}

// ---- The tree -----------------------------------------------------------------------------------

// What lies at a real path; null: nothing.
VirtualFiles::NodePtr VirtualFiles::look_at_disk(const std::string& path) {
  IoReply found;
  disk_.request({IoOp::status, 1, 0, path, {}}, &found);
  if (found.error != 0) return nullptr;
  auto node = std::make_shared<Node>();
  node->kind = static_cast<FileKind>(found.value);
  node->on_disk = true;
  node->disk = path;
  node->disk_size = static_cast<size_t>(found.numbers[0]);
  node->modified = found.numbers[1];
  node->permissions = found.numbers[2];
  node->target = found.bytes;
  return node;
}

// What the real directory has under this name, looked at once.
VirtualFiles::NodePtr VirtualFiles::child(Node& directory, const std::string& name) {
  if (const auto it = directory.changed.find(name); it != directory.changed.end())
    return it->second;
  if (!directory.on_disk) return nullptr;
  const auto [it, is_new] = directory.known.try_emplace(name);
  if (!is_new) return it->second;
  const NodePtr node = look_at_disk(directory.disk_path_of(name));
  if (node == nullptr) return nullptr;
  node->id = mix(directory.id, name + "\n");
  node->parent = &directory;
  node->name = name;
  return it->second = node;
}

// Follows a path. False: it leads nowhere, not even to where something could be made.
bool VirtualFiles::find(std::string_view path, bool keep_last_link, Found* found, IoReply* reply) {
  constexpr int kMostLinks = 40;
  if (path.empty()) return reply->fail(ENOENT), false;
  std::deque<std::string> parts;
  vm::prepend_parts(parts, path);
  if (path[0] != '/') vm::prepend_parts(parts, directory_);
  const bool as_directory = path.back() == '/';
  std::vector<NodePtr> way = {root_};
  const auto found_here = [&] {
    *found = {way.size() > 1 ? way[way.size() - 2] : nullptr, way.back()->name, way.back(),
              as_directory};
  };
  found_here();
  int links = 0;
  while (!parts.empty()) {
    const std::string part = std::move(parts.front());
    parts.pop_front();
    if (part == ".") continue;
    if (part == "..") {
      if (way.size() > 1) way.pop_back();
      found_here();
      continue;
    }
    Node& directory = *way.back();
    if (directory.kind != FileKind::kDirectory) return reply->fail(ENOTDIR), false;
    use_entry(directory, part, false, reply);
    NodePtr node = child(directory, part);
    if (node != nullptr && node->kind == FileKind::kLink && !(keep_last_link && parts.empty())) {
      if (++links > kMostLinks) return reply->fail(ELOOP), false;
      if (node->target.starts_with('/')) way.resize(1);
      vm::prepend_parts(parts, node->target);
      found_here();
      continue;
    }
    if (node == nullptr) {
      *found = {way.back(), part, nullptr, as_directory};
      return parts.empty() || (reply->fail(ENOENT), false);
    }
    way.push_back(node);
    found_here();
  }
  if (as_directory && found->node->kind != FileKind::kDirectory) return reply->fail(ENOTDIR), false;
  return true;
}

bool VirtualFiles::may_change(const Found& found, IoReply* reply) const {
  if (found.directory == nullptr) return reply->fail(EBUSY), false;
  const bool may =
      rules_.allows(found.path(), true) && (found.directory->permissions & Permission::kWrite) != 0;
  if (!may) reply->fail(EACCES);
  return may;
}

void VirtualFiles::set_entry(Node& directory, const std::string& name, NodePtr node) {
  NodePtr owner = directory.shared_from_this();
  const auto it = directory.changed.find(name);
  if (it == directory.changed.end()) {
    undo_.emplace_back([owner, name] { owner->changed.erase(name); });
  } else {
    undo_.emplace_back([owner, name, old = it->second] { owner->changed[name] = old; });
  }
  if (node != nullptr) {
    undo_.emplace_back([node, parent = node->parent, old = node->name] {
      node->parent = parent;
      node->name = old;
    });
    node->parent = &directory;
    node->name = name;
  }
  const bool was_never_there =
      node == nullptr &&
      (!directory.on_disk || (directory.known.contains(name) && directory.known[name] == nullptr));
  if (was_never_there) {
    directory.changed.erase(name);
  } else {
    directory.changed[name] = std::move(node);
  }
}

VirtualFiles::NodePtr VirtualFiles::make(const Found& found, FileKind kind, uint32_t fresh,
                                         IoReply* reply) {
  auto node = std::make_shared<Node>();
  node->kind = kind;
  node->id = mix(fresh, "+");
  node->loaded = true;
  node->dirty = true;
  node->modified = kChangedMillis;
  node->permissions = Permission::kRead | Permission::kWrite;
  if (kind == FileKind::kDirectory) node->permissions |= Permission::kExecute;
  use_entry(*found.directory, found.name, true, reply);
  use(*found.directory, kListing, true, reply);
  set_entry(*found.directory, found.name, node);
  return node;
}

// Reads a file from disk, once.
bool VirtualFiles::load(Node& file, IoReply* reply) {
  if (!file.loaded) {
    constexpr int64_t kPiece = 1 << 20;
    file.loaded = true;
    IoReply opened;
    disk_.request({IoOp::open, OpenMode::kRead, 0, file.disk, {}}, &opened);
    file.load_error = opened.error;
    for (bool more = opened.error == 0; more;) {
      IoReply piece;
      disk_.request({IoOp::read, opened.value, kPiece, {}, {}}, &piece);
      file.load_error = piece.error;
      file.data += piece.bytes;
      more = !piece.bytes.empty();
    }
    IoReply closed;
    if (opened.error == 0) disk_.request({IoOp::close, opened.value, 0, {}, {}}, &closed);
  }
  if (file.load_error != 0) reply->fail(file.load_error);
  return file.load_error == 0;
}

void VirtualFiles::list_disk(Node& directory) {
  if (directory.listed || !directory.on_disk) return;
  directory.listed = true;
  IoReply names;
  disk_.request({IoOp::list, 0, 0, directory.disk, {}}, &names);
  for (size_t at = 0; at < names.bytes.size();) {
    const size_t end = names.bytes.find('\0', at);
    directory.disk_names.insert(names.bytes.substr(at, end - at));
    at = end + 1;
  }
}

// ---- Requests -----------------------------------------------------------------------------------

void VirtualFiles::request(const IoRequest& q, IoReply* reply) {
  switch (vm::takes(q.op)) {
    case vm::IoTakes::kSocket:
      return q.op == IoOp::host ? find_host(q, reply) : reply->fail(EACCES);
    case vm::IoTakes::kNothing:
      reply->bytes = directory_;
      return;
    default:
      break;
  }
  if (rules_.deny) return reply->fail(EACCES);
  if (vm::takes(q.op) == vm::IoTakes::kHandle) return on_handle(q, reply);
  return q.op == IoOp::open ? open(q, reply) : on_path(q, reply);
}

void VirtualFiles::open(const IoRequest& q, IoReply* reply) {
  const bool writes = (q.a & OpenMode::kWrite) != 0;
  const bool is_new = (q.a & OpenMode::kNew) != 0;
  Found found;
  if (!find(q.text, is_new, &found, reply)) return;
  if (!rules_.allows(found.path(), writes)) return reply->fail(EACCES);
  if (found.node == nullptr) {
    if ((q.a & (OpenMode::kCreate | OpenMode::kNew)) == 0) return reply->fail(ENOENT);
    if (found.as_directory) return reply->fail(EISDIR);
    if (!may_change(found, reply)) return;
    found.node = make(found, FileKind::kFile, q.fresh, reply);
  } else if (is_new) {
    return reply->fail(EEXIST);
  }
  Node& node = *found.node;
  if (node.kind == FileKind::kDirectory) return reply->fail(EISDIR);
  const int64_t needed = writes ? Permission::kWrite : Permission::kRead;
  if ((node.permissions & needed) == 0 || node.kind != FileKind::kFile) return reply->fail(EACCES);
  if (!load(node, reply)) return;
  auto handle = std::make_shared<Handle>(found.node, 0, q.a);
  if ((q.a & OpenMode::kTruncate) != 0 && !node.data.empty()) {
    use(node, kContents, true, reply);
    set_length(*handle, 0);
  }
  int64_t number = q.fresh;
  while (open_.contains(number)) ++number;
  open_[number] = handle;
  undo_.emplace_back([this, number] { open_.erase(number); });
  reply->value = number;
}

void VirtualFiles::on_handle(const IoRequest& q, IoReply* reply) {
  const auto it = open_.find(q.a);
  use_handle(q.a, reply);
  if (it == open_.end()) return reply->fail(EBADF);
  const std::shared_ptr<Handle> handle = it->second;
  Node& node = *handle->node;
  switch (q.op) {
    case IoOp::close:
      open_.erase(it);
      undo_.emplace_back([this, number = q.a, handle] { open_[number] = handle; });
      return;
    case IoOp::read:
      return read(*handle, q, reply);
    case IoOp::write:
      return write(*handle, q, reply);
    case IoOp::seek:
      return move(*handle, static_cast<size_t>(q.b));
    case IoOp::position:
      reply->value = static_cast<int64_t>(handle->position);
      return;
    case IoOp::length:
      use(node, kContents, false, reply);
      reply->value = static_cast<int64_t>(node.data.size());
      return;
    case IoOp::set_length:
      if ((handle->mode & OpenMode::kWrite) == 0) return reply->fail(EBADF);
      use(node, kContents, true, reply);
      set_length(*handle, static_cast<size_t>(q.b));
      return move(*handle, std::min(handle->position, static_cast<size_t>(q.b)));
    default:  // available
      use(node, kContents, false, reply);
      reply->value = static_cast<int64_t>(node.data.size()) -
                     static_cast<int64_t>(std::min(handle->position, node.data.size()));
  }
}

// The position belongs to the handle, which the log keeps.
void VirtualFiles::move(Handle& handle, size_t position) {
  undo_.emplace_back(
      [kept = handle.shared_from_this(), old = handle.position] { kept->position = old; });
  handle.position = position;
}

void VirtualFiles::read(Handle& handle, const IoRequest& q, IoReply* reply) {
  const Node& node = *handle.node;
  if ((handle.mode & OpenMode::kRead) == 0) return reply->fail(EBADF);
  use(node, kContents, false, reply);
  const size_t at = std::min(handle.position, node.data.size());
  reply->bytes = node.data.substr(at, static_cast<size_t>(q.b));
  reply->value = static_cast<int64_t>(reply->bytes.size());
  move(handle, at + reply->bytes.size());
}

// The file changes; `undo` brings back what it was. Also the time of the change comes back.
void VirtualFiles::change(Node& file, const std::function<void()>& undo) {
  undo_.emplace_back(
      [node = file.shared_from_this(), dirty = file.dirty, modified = file.modified, undo] {
        undo();
        node->dirty = dirty;
        node->modified = modified;
      });
  file.dirty = true;
  file.modified = kChangedMillis;
}

void VirtualFiles::write(Handle& handle, const IoRequest& q, IoReply* reply) {
  Node& node = *handle.node;
  if ((handle.mode & OpenMode::kWrite) == 0) return reply->fail(EBADF);
  use(node, kContents, true, reply);
  const size_t size = node.data.size();
  const size_t at = (handle.mode & OpenMode::kAppend) != 0 ? size : handle.position;
  const size_t end = at + q.text.size();
  const std::string old = at < size ? node.data.substr(at, q.text.size()) : "";
  change(node, [&file = node, at, size, old] {
    file.data.resize(size);
    file.data.replace(std::min(at, size), old.size(), old);
  });
  if (end > size) node.data.resize(end);
  node.data.replace(at, q.text.size(), q.text);
  reply->value = static_cast<int64_t>(q.text.size());
  move(handle, end);
}

// What is cut off moves onto the log.
void VirtualFiles::set_length(Handle& handle, size_t length) {
  Node& node = *handle.node;
  const size_t size = node.data.size();
  if (length == 0) {
    auto old = std::make_shared<std::string>(std::move(node.data));
    node.data.clear();
    change(node, [&file = node, old] { file.data = std::move(*old); });
    return;
  }
  const std::string old = length < size ? node.data.substr(length) : "";
  change(node, [&file = node, size, old] {
    file.data.resize(size - old.size());
    file.data += old;
  });
  node.data.resize(length);
}

void VirtualFiles::on_path(const IoRequest& q, IoReply* reply) {
  const bool itself = q.op == IoOp::remove || q.op == IoOp::rename ||
                      q.op == IoOp::make_directory || (q.op == IoOp::status && q.a != 0);
  Found found;
  if (!find(q.text, itself, &found, reply)) return;
  if (!rules_.allows(found.path(), false)) return reply->fail(EACCES);
  if (q.op == IoOp::make_directory) return make_directory(found, q.fresh, reply);
  if (found.node == nullptr) return reply->fail(ENOENT);
  Node& node = *found.node;
  switch (q.op) {
    case IoOp::status:
      if (node.kind == FileKind::kFile) use(node, kContents, false, reply);
      reply->value = static_cast<int64_t>(node.kind);
      reply->numbers[0] = static_cast<int64_t>(node.size());
      reply->numbers[1] = node.modified;
      reply->numbers[2] = node.permissions;
      reply->bytes = node.target;
      return;
    case IoOp::list:
      return list(found, reply);
    case IoOp::remove:
      return remove(found, reply);
    case IoOp::rename:
      return rename(found, q.text2, reply);
    case IoOp::set_modified:
      if ((node.permissions & Permission::kWrite) == 0 || !rules_.allows(node.path(), true))
        return reply->fail(EACCES);
      use(node, kContents, true, reply);
      change(node, [] {});
      node.modified = q.a;
      return;
    case IoOp::resolve:
      reply->bytes = node.path();
      return;
    default:
      return reply->fail(ENOSYS);
  }
}

void VirtualFiles::list(const Found& found, IoReply* reply) {
  Node& node = *found.node;
  if (node.kind != FileKind::kDirectory) return reply->fail(ENOTDIR);
  if ((node.permissions & Permission::kRead) == 0) return reply->fail(EACCES);
  use(node, kListing, false, reply);
  list_disk(node);
  std::set<std::string> names = node.disk_names;
  for (const auto& [name, entry] : node.changed) {
    if (entry == nullptr) {
      names.erase(name);
    } else {
      names.insert(name);
    }
  }
  for (const std::string& name : names) reply->bytes.append(name).push_back('\0');
  reply->value = static_cast<int64_t>(names.size());
}

void VirtualFiles::make_directory(const Found& found, uint32_t fresh, IoReply* reply) {
  if (found.node != nullptr) return reply->fail(EEXIST);
  if (may_change(found, reply)) make(found, FileKind::kDirectory, fresh, reply);
}

bool VirtualFiles::is_empty(Node& directory, IoReply* reply) {
  use(directory, kListing, false, reply);
  list_disk(directory);
  size_t count = directory.disk_names.size();
  for (const auto& [name, entry] : directory.changed) {
    const bool was = directory.disk_names.contains(name);
    count += (entry != nullptr) - was;
  }
  return count == 0;
}

void VirtualFiles::remove(const Found& found, IoReply* reply) {
  if (!may_change(found, reply)) return;
  if (found.node->kind == FileKind::kDirectory && !is_empty(*found.node, reply))
    return reply->fail(ENOTEMPTY);
  use_entry(*found.directory, found.name, true, reply);
  use(*found.directory, kListing, true, reply);
  set_entry(*found.directory, found.name, nullptr);
}

void VirtualFiles::rename(const Found& from, std::string_view to_path, IoReply* reply) {
  Found to;
  if (!may_change(from, reply) || !find(to_path, true, &to, reply) || !may_change(to, reply))
    return;
  const bool moves_directory = from.node->kind == FileKind::kDirectory;
  if (to.node == from.node) return;
  for (const Node* n = to.directory.get(); n != nullptr; n = n->parent)
    if (n == from.node.get()) return reply->fail(EINVAL);
  if (to.node != nullptr) {
    const bool onto_directory = to.node->kind == FileKind::kDirectory;
    if (onto_directory && !moves_directory) return reply->fail(EISDIR);
    if (!onto_directory && moves_directory) return reply->fail(ENOTDIR);
    if (onto_directory && !is_empty(*to.node, reply)) return reply->fail(ENOTEMPTY);
  }
  for (const Found* end : {&from, const_cast<const Found*>(&to)}) {
    use_entry(*end->directory, end->name, true, reply);
    use(*end->directory, kListing, true, reply);
  }
  set_entry(*from.directory, from.name, nullptr);
  set_entry(*to.directory, to.name, from.node);
}

// ---- The state as a text ------------------------------------------------------------------------

void VirtualFiles::write_node(const Node& node, std::map<const Node*, size_t>* numbers,
                              std::string* out) {
  numbers->try_emplace(&node, numbers->size());
  if (node.dirty && node.kind == FileKind::kFile) {
    *out += fmt::format("file {} {} {}\n", node.path(), node.modified, node.data.size());
    *out += node.data;
  } else if (node.dirty) {
    *out += fmt::format("directory {}\n", node.path());
  }
  for (const auto& [name, entry] : node.changed) {
    if (entry == nullptr) {
      *out += fmt::format("gone {}\n", node.path_of(name));
    } else {
      if (!entry->dirty) *out += fmt::format("at {} {}\n", entry->path(), entry->disk);
      write_node(*entry, numbers, out);
    }
  }
  for (const auto& [name, entry] : node.known)
    if (entry != nullptr && !node.changed.contains(name)) write_node(*entry, numbers, out);
}

std::string VirtualFiles::state() const {
  if (undo_.empty()) return "";
  std::string out;
  std::map<const Node*, size_t> numbers;
  write_node(*root_, &numbers, &out);
  for (const auto& [number, handle] : open_) {
    const Node& node = *handle->node;
    const auto [it, is_new] = numbers.try_emplace(&node, numbers.size());
    out += fmt::format("handle {} {} {} {}\n", number, handle->position, handle->mode, it->second);
    if (is_new && node.dirty) out += node.data;
  }
  return out;
}

}  // namespace braid::tester
