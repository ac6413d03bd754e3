// Files and directories in memory: what a program does to them stays in the process and goes back.
//
// What: the real files lie below. A directory is looked into, and a file read, when the program
// first asks for it, and never again, so that every schedule finds the same; from then on the
// program sees what is in memory. Changes go onto a log of how to undo them, of which a mark is a
// position: a checkpoint costs nothing, however large the files are.
//
// Owns: the tree as far as it is known, the open files, the log.
//
// Invariants:
//  1. Nothing outside of the process is ever changed.
//  2. Numbers of nodes and handles depend on paths and on what a thread has done, never on the
//     order of what different threads do.
//
// The rules say what the program may use (vm/io.h); what it could not write to in an ordinary run,
// for lack of a permission, it cannot write to here.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "vm/io.h"
#include "vm/real_files.h"

namespace braid::tester {

class VirtualFiles {
 public:
  explicit VirtualFiles(vm::IoRules rules = {});
  ~VirtualFiles();
  VirtualFiles(const VirtualFiles&) = delete;
  VirtualFiles& operator=(const VirtualFiles&) = delete;

  // Carries out a request about files; the reply says which variables it has used.
  void request(const vm::IoRequest& request, vm::IoReply* reply);

  size_t mark() const { return undo_.size(); }
  void go_back(size_t mark);
  // What differs from the real files, and which files are open, in a form of its own: two states
  // have the same if a program cannot tell them apart.
  std::string state() const;
  // Words for a variable that the last requests have used: "the file out.txt"; empty if unknown.
  std::string name_of(uint32_t variable) const;

 private:
  struct Node;
  struct Handle;
  struct Found;
  using NodePtr = std::shared_ptr<Node>;

  bool find(std::string_view path, bool keep_last_link, Found* found, vm::IoReply* reply);
  NodePtr child(Node& directory, const std::string& name);
  bool may_change(const Found& found, vm::IoReply* reply) const;
  NodePtr make(const Found& found, vm::FileKind kind, uint32_t fresh, vm::IoReply* reply);
  void set_entry(Node& directory, const std::string& name, NodePtr node);
  void use_entry(const Node& directory, const std::string& name, bool written, vm::IoReply* reply);
  void use(const Node& node, char what, bool written, vm::IoReply* reply);
  void use_handle(int64_t handle, vm::IoReply* reply);
  void change(Node& file, const std::function<void()>& undo);

  void open(const vm::IoRequest& q, vm::IoReply* reply);
  void on_handle(const vm::IoRequest& q, vm::IoReply* reply);
  void read(Handle& handle, const vm::IoRequest& q, vm::IoReply* reply);
  void write(Handle& handle, const vm::IoRequest& q, vm::IoReply* reply);
  void set_length(Handle& handle, size_t length);
  void move(Handle& handle, size_t position);
  void on_path(const vm::IoRequest& q, vm::IoReply* reply);
  void list(const Found& found, vm::IoReply* reply);
  void make_directory(const Found& found, uint32_t fresh, vm::IoReply* reply);
  void remove(const Found& found, vm::IoReply* reply);
  void rename(const Found& from, std::string_view to_path, vm::IoReply* reply);
  bool is_empty(Node& directory, vm::IoReply* reply);
  NodePtr look_at_disk(const std::string& path);
  bool load(Node& file, vm::IoReply* reply);
  void list_disk(Node& directory);
  static void write_node(const Node& node, std::map<const Node*, size_t>* numbers,
                         std::string* out);

  vm::IoRules rules_;
  vm::RealFiles disk_;  // only looked at, and read
  const std::string directory_;
  NodePtr root_;
  std::map<int64_t, std::shared_ptr<Handle>> open_;
  std::vector<std::function<void()>> undo_;
  std::map<uint32_t, std::string> names_;  // of variables
};

}  // namespace braid::tester
