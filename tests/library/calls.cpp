#include "tests/library/calls.h"

#include <fmt/format.h>

#include <algorithm>
#include <regex>

#include "tests/runner/comments.h"
#include "tests/runner/process.h"

namespace braid::library {
namespace {

const vm::ClassDef* find_class(const vm::Module& program, const PublicLibrary& library,
                               std::string_view name) {
  for (const vm::ClassDef& c : program.classes) {
    if (c.name == name) return &c;
  }
  return library.find(name);
}

// A method is known by its name and parameters: an override may have another result.
bool declares(const vm::ClassDef& c, std::string_view name, std::string_view descriptor) {
  if (descriptor.starts_with('(')) {
    return std::any_of(c.methods.begin(), c.methods.end(), [&](const vm::MethodDef& m) {
      return m.name == name && !(m.flags & vm::kBridge) &&
             parameters_of(m.descriptor) == parameters_of(descriptor);
    });
  }
  return std::any_of(c.fields.begin(), c.fields.end(),
                     [&](const vm::FieldDef& f) { return f.name == name; });
}

// `new String(...)` is compiled into a call of String.$new.
std::string_view source_name(std::string_view name) { return name == "$new" ? "<init>" : name; }

}  // namespace

std::string member_key(std::string_view owner, std::string_view name, std::string_view descriptor) {
  return fmt::format("{} {}{}", owner, source_name(name),
                     descriptor.starts_with('(') ? parameters_of(descriptor) : "");
}

std::string CallFinder::declaring_class(const vm::Module& program, const std::string& owner,
                                        std::string_view name, std::string_view descriptor) const {
  std::vector<std::string> todo = {owner};
  for (size_t i = 0; i < todo.size(); ++i) {
    const vm::ClassDef* c = find_class(program, library_, todo[i]);
    if (!c) continue;
    if (declares(*c, name, descriptor)) return c->name;
    // The superclass before interfaces, and the nearer interface first.
    if (!c->super.empty() && !(c->flags & vm::kInterface)) {
      todo.insert(todo.begin() + static_cast<ptrdiff_t>(i) + 1, c->super);
    }
    todo.insert(todo.end(), c->interfaces.begin(), c->interfaces.end());
    if (c->flags & vm::kInterface) todo.push_back("java/lang/Object");
  }
  return owner;
}

bool CallFinder::add_program(const std::vector<std::filesystem::path>& sources) {
  std::vector<std::string> paths(sources.begin(), sources.end());
  vm::Module module;
  if (cli::compile_sources(paths, &provider_, {}, &module) != 0) return false;
  Names names;
  for (const vm::ClassDef& c : module.classes) {
    names.classes.insert(c.super);
    names.classes.insert(c.interfaces.begin(), c.interfaces.end());
    for (const vm::MethodDef& m : c.methods) {
      for (const vm::Const& constant : m.consts) {
        if (constant.owner.empty()) continue;
        names.classes.insert(constant.owner);
        if (constant.kind != vm::ConstKind::kMethod && constant.kind != vm::ConstKind::kField)
          continue;
        const std::string owner =
            declaring_class(module, constant.owner, constant.name, constant.descriptor);
        names.members.insert(member_key(owner, constant.name, constant.descriptor));
      }
    }
  }
  for (const auto& path : sources) {
    names.source += runner::scan_source(runner::read_whole_file(path)).code;
  }
  programs_.push_back(std::move(names));
  return true;
}

bool CallFinder::calls(const PublicClass& c, const vm::MethodDef& method) const {
  const std::string own = member_key(c.def->name, method.name, method.descriptor);
  std::vector<std::string> inherited;
  if (method.name != "<init>" && !(method.flags & vm::kStatic)) {
    for (const std::string& super : with_supertypes(library_, c.def->name)) {
      inherited.push_back(member_key(super, method.name, method.descriptor));
    }
  }
  return std::any_of(programs_.begin(), programs_.end(), [&](const Names& names) {
    if (names.members.contains(own)) return true;
    if (!names.classes.contains(c.def->name)) return false;
    return std::any_of(inherited.begin(), inherited.end(),
                       [&](const std::string& key) { return names.members.contains(key); });
  });
}

bool CallFinder::uses(const PublicClass& c, const vm::FieldDef& field) const {
  if (!field.has_constant) {
    const std::string key = member_key(c.def->name, field.name, field.descriptor);
    return std::any_of(programs_.begin(), programs_.end(),
                       [&](const Names& names) { return names.members.contains(key); });
  }
  const std::regex named(fmt::format("\\b{}\\s*\\.\\s*{}\\b", c.def->simple_name, field.name));
  return std::any_of(programs_.begin(), programs_.end(), [&](const Names& names) {
    return names.source.find(field.name) != std::string::npos &&
           std::regex_search(names.source, named);
  });
}

}  // namespace braid::library
