// What VirtualFiles is made of: nodes of the tree, and open files.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>

#include "tester/virtual_files.h"

namespace braid::tester {

// When a file was changed that the program has changed: the search's time may not depend on it.
inline constexpr int64_t kChangedMillis = 1'000'000'000'000;  // September 2001

// A file or directory. What lies on disk is not kept again when it is written to: the log can bring
// it back.
struct VirtualFiles::Node : std::enable_shared_from_this<VirtualFiles::Node> {
  vm::FileKind kind = vm::FileKind::kNone;
  uint32_t id = 0;
  int64_t permissions = 0;
  int64_t modified = 0;
  Node* parent = nullptr;  // owns it, or did; stays while anything refers to what is below it
  std::string name;
  bool on_disk = false;  // it was there before the program
  std::string disk;      // its real path
  bool dirty = false;    // it is not as on disk
  std::string target;    // of a link: where it leads
  // A file.
  bool loaded = false;
  int load_error = 0;
  size_t disk_size = 0;
  std::string data;
  // A directory. `known`: what the disk has under a name (null: nothing), as far as asked for;
  // `changed`: what differs (null: removed).
  std::map<std::string, NodePtr> known;
  std::map<std::string, NodePtr> changed;
  bool listed = false;
  std::set<std::string> disk_names;

  size_t size() const { return loaded ? data.size() : disk_size; }
  std::string path_of(const std::string& child) const {
    return parent == nullptr ? "/" + child : path() + "/" + child;
  }
  std::string path() const { return parent == nullptr ? "/" : parent->path_of(name); }
  std::string disk_path_of(const std::string& child) const {
    return disk == "/" ? "/" + child : disk + "/" + child;
  }
};

// An open file.
struct VirtualFiles::Handle : std::enable_shared_from_this<VirtualFiles::Handle> {
  Handle(NodePtr file, size_t at, int64_t open_mode)
      : node(std::move(file)), position(at), mode(open_mode) {}
  NodePtr node;
  size_t position;
  int64_t mode;  // OpenMode
};

}  // namespace braid::tester
