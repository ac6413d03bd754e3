#include "tests/library/public_members.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "stdlib/library_blob.h"

namespace braid::library {
namespace {

bool is_public_class(const vm::LazyModule& module, const vm::ClassDef* def) {
  for (; def; def = const_cast<vm::LazyModule&>(module).find(def->outer)) {
    if (!(def->flags & vm::kPublic)) return false;
    if (def->flags & (vm::kSynthetic | vm::kAnonymous | vm::kLocal)) return false;
    if (def->outer.empty()) return true;
  }
  return false;
}

PublicClass describe(const vm::ClassDef& def) {
  PublicClass c;
  c.def = &def;
  const size_t slash = def.name.rfind('/');
  c.package = vm::dotted(def.name.substr(0, slash));
  c.name = def.name.substr(slash + 1);
  std::replace(c.name.begin(), c.name.end(), '$', '.');
  for (const vm::FieldDef& f : def.fields) {
    if ((f.flags & vm::kPublic) && !(f.flags & vm::kSynthetic)) c.fields.push_back(&f);
  }
  for (const vm::MethodDef& m : def.methods) {
    if (!(m.flags & vm::kPublic) || (m.flags & (vm::kSynthetic | vm::kBridge))) continue;
    (m.name == "<init>" ? c.constructors : c.methods).push_back(&m);
  }
  return c;
}

// Reads one type of a descriptor or generic signature and moves past it.
std::string read_type(std::string_view& s);

std::string read_arguments(std::string_view& s) {
  std::string out;
  s.remove_prefix(1);
  while (s.front() != '>') {
    if (!out.empty()) out += ", ";
    if (s.front() == '*') {
      out += "?";
      s.remove_prefix(1);
      continue;
    }
    if (s.front() == '+' || s.front() == '-') {
      out += s.front() == '+' ? "? extends " : "? super ";
      s.remove_prefix(1);
    }
    out += read_type(s);
  }
  s.remove_prefix(1);
  return "<" + out + ">";
}

std::string read_class_type(std::string_view& s) {
  std::string out;
  for (size_t end; (end = s.find_first_of("/$.<;")) != std::string_view::npos;) {
    const char sign = s[end];
    if (sign != '/') out += s.substr(0, end);
    s.remove_prefix(end);
    if (sign == '<') {
      out += read_arguments(s);
    } else {
      s.remove_prefix(1);
    }
    if (sign == ';') break;
    if (sign == '$' || sign == '.') out += '.';
  }
  return out;
}

std::string read_type(std::string_view& s) {
  const char kind = s.front();
  s.remove_prefix(1);
  switch (kind) {
    case 'Z':
      return "boolean";
    case 'B':
      return "byte";
    case 'S':
      return "short";
    case 'C':
      return "char";
    case 'I':
      return "int";
    case 'J':
      return "long";
    case 'F':
      return "float";
    case 'D':
      return "double";
    case 'V':
      return "void";
    case '[':
      return read_type(s) + "[]";
    case 'T': {
      const std::string name(s.substr(0, s.find(';')));
      s.remove_prefix(name.size() + 1);
      return name;
    }
    default:
      return read_class_type(s);
  }
}

}  // namespace

PublicLibrary::PublicLibrary() {
  std::string error;
  module_ = vm::LazyModule::open(stdlib::library_blob(), true, &error);
  if (!module_) {
    std::fprintf(stderr, "the class library does not load: %s\n", error.c_str());
    std::exit(5);
  }
}

const vm::ClassDef* PublicLibrary::find(std::string_view binary_name) const {
  return module_->find(binary_name);
}

std::vector<PublicClass> PublicLibrary::classes(std::string_view root) const {
  std::vector<PublicClass> classes;
  for (std::string_view name : module_->names()) {
    if (!name.starts_with(std::string(root) + "/")) continue;
    const vm::ClassDef* def = find(name);
    if (is_public_class(*module_, def)) classes.push_back(describe(*def));
  }
  std::sort(classes.begin(), classes.end(), [](const PublicClass& a, const PublicClass& b) {
    return std::pair(a.package, a.name) < std::pair(b.package, b.name);
  });
  return classes;
}

std::vector<std::string> with_supertypes(const PublicLibrary& library,
                                         const std::string& class_name) {
  std::vector<std::string> names = {class_name};
  const auto add = [&](const std::string& name) {
    if (!name.empty() && std::find(names.begin(), names.end(), name) == names.end()) {
      names.push_back(name);
    }
  };
  for (size_t i = 0; i < names.size(); ++i) {
    const vm::ClassDef* def = library.find(names[i]);
    if (!def) continue;
    add(def->super);
    for (const std::string& interface : def->interfaces) add(interface);
  }
  return names;
}

std::string_view parameters_of(std::string_view descriptor) {
  const size_t begin = descriptor.find('(');
  return descriptor.substr(begin, descriptor.rfind(')') + 1 - begin);
}

std::string parameter_text(const vm::MethodDef& method) {
  std::string_view s = method.signature.empty() ? method.descriptor : method.signature;
  s = parameters_of(s);
  s.remove_prefix(1);
  std::string out;
  while (s.front() != ')') {
    if (!out.empty()) out += ", ";
    out += read_type(s);
  }
  if ((method.flags & vm::kVarargs) && out.ends_with("[]")) out.replace(out.size() - 2, 2, "...");
  return "(" + out + ")";
}

std::string type_text(std::string_view descriptor) { return read_type(descriptor); }

}  // namespace braid::library
