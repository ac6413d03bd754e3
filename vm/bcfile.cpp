#include "vm/bcfile.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <cstring>

namespace braid::vm {
namespace {

constexpr char kMagic[4] = {'B', 'R', 'B', 'C'};
constexpr size_t kHeadBytes = 24;
constexpr uint32_t kMaxCount = 1u << 24;  // no list in a module is longer

// ---- Writing ------------------------------------------------------------------------------------

class Output {
 public:
  void u8(uint8_t v) { bytes_.push_back(static_cast<std::byte>(v)); }
  void fixed32(uint32_t v) {
    for (int i = 0; i < 4; ++i) u8(static_cast<uint8_t>(v >> 8 * i));
  }
  void fixed64(uint64_t v) {
    for (int i = 0; i < 8; ++i) u8(static_cast<uint8_t>(v >> 8 * i));
  }
  void number(uint64_t v) {
    while (v >= 0x80) {
      u8(static_cast<uint8_t>(v | 0x80));
      v >>= 7;
    }
    u8(static_cast<uint8_t>(v));
  }
  void raw(const void* data, size_t n) {
    const auto* p = static_cast<const std::byte*>(data);
    bytes_.insert(bytes_.end(), p, p + n);
  }
  std::vector<std::byte>& bytes() { return bytes_; }

 private:
  std::vector<std::byte> bytes_;
};

class StringTable {
 public:
  uint32_t index(const std::string& s) {
    auto [it, fresh] = map_.try_emplace(s, static_cast<uint32_t>(list_.size()));
    if (fresh) list_.push_back(&it->first);
    return it->second;
  }
  void write(Output& out) const {
    out.number(list_.size());
    for (const std::string* s : list_) out.number(s->size());
    for (const std::string* s : list_) out.raw(s->data(), s->size());
  }

 private:
  std::unordered_map<std::string, uint32_t> map_;
  std::vector<const std::string*> list_;
};

class ClassWriter {
 public:
  ClassWriter(Output& out, StringTable& strings) : out_(out), strings_(strings) {}

  void write(const ClassDef& c) {
    out_.number(c.flags);
    string(c.name);
    string(c.super);
    list(c.interfaces);
    string(c.signature);
    string(c.source_file);
    string(c.outer);
    string(c.simple_name);
    list(c.member_classes);
    list(c.annotations);
    out_.number(c.fields.size());
    for (const FieldDef& f : c.fields) field(f);
    out_.number(c.methods.size());
    for (const MethodDef& m : c.methods) method(m);
  }

 private:
  void string(const std::string& s) { out_.number(strings_.index(s)); }
  void list(const std::vector<std::string>& v) {
    out_.number(v.size());
    for (const std::string& s : v) string(s);
  }
  void field(const FieldDef& f) {
    out_.number(f.flags);
    string(f.name);
    string(f.descriptor);
    string(f.signature);
    list(f.annotations);
    out_.u8(f.has_constant ? 1 : 0);
    if (f.has_constant) constant(f.constant);
  }
  void signed_number(int64_t v) {
    out_.number(static_cast<uint64_t>(v) << 1 ^ static_cast<uint64_t>(v >> 63));
  }
  void constant(const Const& c) {
    out_.u8(static_cast<uint8_t>(c.kind));
    switch (c.kind) {
      case ConstKind::kInt:
      case ConstKind::kLong:
        signed_number(static_cast<int64_t>(c.bits));
        break;
      case ConstKind::kFloat:
      case ConstKind::kDouble:
        out_.fixed64(c.bits);
        break;
      case ConstKind::kString:
        out_.number(c.string.size());
        for (char16_t u : c.string) out_.number(u);
        break;
      case ConstKind::kClass:
        string(c.owner);
        break;
      case ConstKind::kMethod:
        out_.u8(c.is_interface ? 1 : 0);
        [[fallthrough]];
      case ConstKind::kField:
        string(c.owner);
        string(c.name);
        string(c.descriptor);
        break;
      case ConstKind::kSwitch:
        out_.number(c.keys.size());
        for (int32_t k : c.keys) signed_number(k);
        for (int32_t t : c.targets) signed_number(t);
        break;
    }
  }
  void method(const MethodDef& m) {
    out_.number(m.flags);
    string(m.name);
    string(m.descriptor);
    string(m.signature);
    list(m.thrown);
    out_.number(m.ref_regs);
    out_.number(m.prim_regs);
    out_.number(m.code.size());
    for (const Insn& i : m.code) {
      const uint16_t words[4] = {i.op, i.a, i.b, i.c};
      for (uint16_t w : words) {
        out_.u8(static_cast<uint8_t>(w));
        out_.u8(static_cast<uint8_t>(w >> 8));
      }
    }
    out_.number(m.consts.size());
    for (const Const& c : m.consts) constant(c);
    out_.number(m.handlers.size());
    for (const Handler& h : m.handlers) {
      out_.number(h.start);
      out_.number(h.end);
      out_.number(h.handler);
      out_.number(h.reg);
      string(h.catch_type);
    }
    out_.number(m.lines.size());
    uint32_t pc = 0;
    int64_t line = 0;
    for (const LineEntry& e : m.lines) {
      out_.number(e.pc - pc);
      signed_number(static_cast<int64_t>(e.line) - line);
      pc = e.pc;
      line = e.line;
    }
    out_.number(m.locals.size());
    for (const LocalEntry& l : m.locals) {
      string(l.name);
      string(l.descriptor);
      out_.number(l.reg);
      out_.number(l.start);
      out_.number(l.end);
    }
  }

  Output& out_;
  StringTable& strings_;
};

// ---- Reading ------------------------------------------------------------------------------------

// Reads numbers; once past the end, or told that something is wrong, every read gives 0 and ok() is
// false.
class Input {
 public:
  Input(const std::byte* begin, const std::byte* end) : at_(begin), end_(end) {}
  bool ok() const { return ok_; }
  void fail() { ok_ = false; }
  size_t left() const { return static_cast<size_t>(end_ - at_); }
  const std::byte* at() const { return at_; }
  uint8_t u8() {
    if (!ok_ || at_ == end_) return fail(), uint8_t{0};
    return static_cast<uint8_t>(*at_++);
  }
  uint64_t fixed64() {
    uint64_t v = 0;
    for (int i = 0; i < 8; ++i) v |= static_cast<uint64_t>(u8()) << 8 * i;
    return v;
  }
  uint32_t fixed32() {
    uint32_t v = 0;
    for (int i = 0; i < 4; ++i) v |= static_cast<uint32_t>(u8()) << 8 * i;
    return v;
  }
  uint64_t number() {
    uint64_t v = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      const uint8_t b = u8();
      v |= static_cast<uint64_t>(b & 0x7f) << shift;
      if ((b & 0x80) == 0) return v;
    }
    return fail(), uint64_t{0};
  }
  uint32_t u32() {
    const uint64_t v = number();
    if (v > UINT32_MAX) return fail(), 0u;
    return static_cast<uint32_t>(v);
  }
  uint16_t u16() {
    const uint64_t v = number();
    if (v > UINT16_MAX) return fail(), uint16_t{0};
    return static_cast<uint16_t>(v);
  }
  int64_t signed_number() {
    const uint64_t v = number();
    return static_cast<int64_t>(v >> 1 ^ (0 - (v & 1)));
  }
  // Length of a list whose elements take at least `unit` bytes each.
  size_t count(size_t unit = 1) {
    const uint64_t n = number();
    if (n > kMaxCount || n * unit > left()) return fail(), size_t{0};
    return ok_ ? static_cast<size_t>(n) : 0;
  }
  std::string_view bytes(size_t n) {
    if (!ok_ || n > left()) return fail(), std::string_view();
    std::string_view v(reinterpret_cast<const char*>(at_), n);
    at_ += n;
    return v;
  }

 private:
  const std::byte* at_;
  const std::byte* end_;
  bool ok_ = true;
};

class ClassReader {
 public:
  ClassReader(Input in, const std::vector<std::string_view>& strings)
      : in_(in), strings_(strings) {}

  bool read(ClassDef& c) {
    c.flags = in_.u32();
    c.name = string();
    c.super = string();
    list(c.interfaces);
    c.signature = string();
    c.source_file = string();
    c.outer = string();
    c.simple_name = string();
    list(c.member_classes);
    list(c.annotations);
    c.fields.resize(in_.count(4));
    for (FieldDef& f : c.fields) field(f);
    c.methods.resize(in_.count(8));
    for (MethodDef& m : c.methods) {
      method(m);
      if (!in_.ok()) return false;
    }
    return in_.ok();
  }

 private:
  std::string string() {
    const uint64_t i = in_.number();
    if (i >= strings_.size()) return in_.fail(), std::string();
    return std::string(strings_[i]);
  }
  void list(std::vector<std::string>& v) {
    v.resize(in_.count());
    for (std::string& s : v) s = string();
  }
  void field(FieldDef& f) {
    f.flags = in_.u32();
    f.name = string();
    f.descriptor = string();
    f.signature = string();
    list(f.annotations);
    f.has_constant = in_.u8() != 0;
    if (f.has_constant) constant(f.constant);
  }
  int32_t int32() {
    const int64_t v = in_.signed_number();
    if (v < INT32_MIN || v > INT32_MAX) return in_.fail(), 0;
    return static_cast<int32_t>(v);
  }
  void constant(Const& c) {
    const uint8_t kind = in_.u8();
    if (kind > static_cast<uint8_t>(ConstKind::kSwitch)) return in_.fail();
    c.kind = static_cast<ConstKind>(kind);
    switch (c.kind) {
      case ConstKind::kInt:
      case ConstKind::kLong:
        c.bits = static_cast<uint64_t>(in_.signed_number());
        break;
      case ConstKind::kFloat:
      case ConstKind::kDouble:
        c.bits = in_.fixed64();
        break;
      case ConstKind::kString:
        c.string.resize(in_.count());
        for (char16_t& u : c.string) u = static_cast<char16_t>(in_.u16());
        break;
      case ConstKind::kClass:
        c.owner = string();
        break;
      case ConstKind::kMethod:
        c.is_interface = in_.u8() != 0;
        [[fallthrough]];
      case ConstKind::kField:
        c.owner = string();
        c.name = string();
        c.descriptor = string();
        break;
      case ConstKind::kSwitch:
        c.keys.resize(in_.count(2));
        for (int32_t& k : c.keys) k = int32();
        c.targets.resize(c.keys.size() + 1);
        for (int32_t& t : c.targets) t = int32();
        break;
    }
  }
  void method(MethodDef& m) {
    m.flags = in_.u32();
    m.name = string();
    m.descriptor = string();
    m.signature = string();
    list(m.thrown);
    m.ref_regs = in_.u16();
    m.prim_regs = in_.u16();
    m.code.resize(in_.count(8));
    for (Insn& i : m.code) {
      uint16_t* words[4] = {&i.op, &i.a, &i.b, &i.c};
      for (uint16_t* w : words) {
        const uint16_t low = in_.u8();
        *w = static_cast<uint16_t>(low | in_.u8() << 8);
      }
    }
    m.consts.resize(in_.count(2));
    for (Const& c : m.consts) constant(c);
    m.handlers.resize(in_.count(5));
    for (Handler& h : m.handlers) {
      h.start = in_.u32();
      h.end = in_.u32();
      h.handler = in_.u32();
      h.reg = in_.u16();
      h.catch_type = string();
    }
    m.lines.resize(in_.count(2));
    // Wrapping arithmetic: an altered file can hold any difference.
    uint32_t pc = 0;
    uint32_t line = 0;
    for (LineEntry& e : m.lines) {
      e.pc = pc += in_.u32();
      e.line = line += static_cast<uint32_t>(in_.signed_number());
    }
    m.locals.resize(in_.count(5));
    for (LocalEntry& l : m.locals) {
      l.name = string();
      l.descriptor = string();
      l.reg = in_.u16();
      l.start = in_.u32();
      l.end = in_.u32();
    }
  }

  Input in_;
  const std::vector<std::string_view>& strings_;
};

// What stands before the classes.
struct Directory {
  std::vector<std::string_view> strings;
  std::vector<std::pair<std::string_view, const std::byte*>> classes;
  std::string_view main_class;
  const std::byte* end = nullptr;
};

// Empty text: fine.
std::string read_directory(std::span<const std::byte> bytes, bool checksum, Directory& d) {
  if (bytes.size() < kHeadBytes || std::memcmp(bytes.data(), kMagic, sizeof kMagic) != 0) {
    return "not a Braid .bc file";
  }
  Input head(bytes.data() + 4, bytes.data() + kHeadBytes);
  const uint32_t version = head.fixed32();
  const uint64_t length = head.fixed64();
  const uint64_t sum = head.fixed64();
  if (version != kBcVersion) {
    return fmt::format("has version {}, this program reads version {}: compile it again", version,
                       kBcVersion);
  }
  if (length != bytes.size() - kHeadBytes) return "is truncated or has bytes too many";
  const std::byte* body = bytes.data() + kHeadBytes;
  if (checksum && XXH64(body, length, 0) != sum) return "is damaged: its checksum differs";
  d.end = body + length;
  Input in(body, d.end);
  const size_t strings = in.count();
  std::vector<size_t> lengths(strings);
  for (size_t& n : lengths) n = in.count(0);
  d.strings.reserve(strings);
  for (size_t n : lengths) d.strings.push_back(in.bytes(n));
  const size_t classes = in.count(2);
  std::vector<std::pair<std::string_view, uint64_t>> entries(classes);
  auto string = [&]() -> std::string_view {
    const uint64_t i = in.number();
    if (i >= d.strings.size()) return in.fail(), std::string_view();
    return d.strings[i];
  };
  for (auto& [name, offset] : entries) {
    name = string();
    offset = in.number();
  }
  d.main_class = string();
  for (const auto& [name, offset] : entries) {
    if (offset > in.left()) in.fail();
    if (!in.ok()) break;
    d.classes.emplace_back(name, in.at() + offset);
  }
  return in.ok() ? "" : "is malformed: its class directory does not decode";
}

}  // namespace

std::vector<std::byte> write_module(const Module& module) {
  StringTable strings;
  std::vector<Output> parts(module.classes.size());
  for (size_t i = 0; i < parts.size(); ++i) ClassWriter(parts[i], strings).write(module.classes[i]);
  Output directory;
  directory.number(parts.size());
  uint64_t offset = 0;
  for (size_t i = 0; i < parts.size(); ++i) {
    directory.number(strings.index(module.classes[i].name));
    directory.number(offset);
    offset += parts[i].bytes().size();
  }
  directory.number(strings.index(module.main_class));
  Output body;
  strings.write(body);
  body.raw(directory.bytes().data(), directory.bytes().size());
  for (Output& p : parts) body.raw(p.bytes().data(), p.bytes().size());
  Output file;
  file.raw(kMagic, sizeof kMagic);
  file.fixed32(kBcVersion);
  file.fixed64(body.bytes().size());
  file.fixed64(XXH64(body.bytes().data(), body.bytes().size(), 0));
  file.raw(body.bytes().data(), body.bytes().size());
  return std::move(file.bytes());
}

void fix_checksum(std::vector<std::byte>& bytes) {
  if (bytes.size() < kHeadBytes) return;
  const size_t length = bytes.size() - kHeadBytes;
  Output head;
  head.fixed64(length);
  head.fixed64(XXH64(bytes.data() + kHeadBytes, length, 0));
  std::copy(head.bytes().begin(), head.bytes().end(), bytes.begin() + 8);
}

ReadResult read_module(std::span<const std::byte> bytes) {
  Directory d;
  std::string error = read_directory(bytes, true, d);
  if (!error.empty()) return {std::nullopt, error};
  Module m;
  m.main_class = std::string(d.main_class);
  m.classes.resize(d.classes.size());
  for (size_t i = 0; i < d.classes.size(); ++i) {
    if (!ClassReader(Input(d.classes[i].second, d.end), d.strings).read(m.classes[i]) ||
        m.classes[i].name != d.classes[i].first) {
      return {std::nullopt,
              fmt::format("is malformed: class {} does not decode", dotted(d.classes[i].first))};
    }
  }
  return {std::move(m), ""};
}

struct LazyModule::State {
  Directory directory;
  struct Entry {
    const std::byte* at = nullptr;
    std::unique_ptr<ClassDef> def;
    bool bad = false;
  };
  std::unordered_map<std::string_view, Entry> classes;
  std::vector<std::string_view> packages;  // sorted
};

LazyModule::LazyModule(std::unique_ptr<State> state) : state_(std::move(state)) {}
LazyModule::~LazyModule() = default;

std::unique_ptr<LazyModule> LazyModule::open(std::span<const std::byte> bytes, bool checksum,
                                             std::string* error) {
  auto state = std::make_unique<State>();
  *error = read_directory(bytes, checksum, state->directory);
  if (!error->empty()) return nullptr;
  for (const auto& [name, at] : state->directory.classes) {
    state->classes[name].at = at;
    const size_t slash = name.rfind('/');
    if (slash != std::string_view::npos) state->packages.push_back(name.substr(0, slash));
  }
  std::sort(state->packages.begin(), state->packages.end());
  state->packages.erase(std::unique(state->packages.begin(), state->packages.end()),
                        state->packages.end());
  return std::unique_ptr<LazyModule>(new LazyModule(std::move(state)));
}

const ClassDef* LazyModule::find(std::string_view name) {
  auto it = state_->classes.find(name);
  if (it == state_->classes.end() || it->second.bad) return nullptr;
  State::Entry& e = it->second;
  if (e.def == nullptr) {
    auto def = std::make_unique<ClassDef>();
    e.bad = !ClassReader(Input(e.at, state_->directory.end), state_->directory.strings).read(*def);
    if (e.bad) return nullptr;
    e.def = std::move(def);
  }
  return e.def.get();
}

// A package exists if a class is in it or in a package below it.
bool LazyModule::has_package(std::string_view package) const {
  auto it = std::lower_bound(state_->packages.begin(), state_->packages.end(), package);
  for (; it != state_->packages.end() && it->starts_with(package); ++it) {
    if (it->size() == package.size() || (*it)[package.size()] == '/') return true;
  }
  return false;
}

std::vector<std::string_view> LazyModule::names() const {
  std::vector<std::string_view> v;
  for (const auto& [name, at] : state_->directory.classes) v.push_back(name);
  return v;
}

}  // namespace braid::vm
