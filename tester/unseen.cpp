#include "tester/unseen.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string_view>

#include "tester/code_paths.h"
#include "vm/coverage.h"
#include "vm/deadlock_report.h"
#include "vm/opcodes.h"

namespace braid::tester {
namespace {

using vm::ClassDef;
using vm::MethodDef;
using vm::Op;

Op op_of(const MethodDef& m, uint32_t pc) { return static_cast<Op>(m.code[pc].op); }

bool is_call_of(const MethodDef& m, uint32_t pc, std::string_view owner, std::string_view name) {
  if (op_of(m, pc) != Op::call_static) return false;
  const vm::Const& c = m.consts[m.code[pc].a];
  return c.owner == owner && c.name == name;
}

bool is_tester_check(const MethodDef& m, uint32_t pc) {
  return is_call_of(m, pc, "braid/Tester", "check");
}

// Whether the condition of the call at `pc` of Tester.check is the constant false.
bool checks_false(const MethodDef& m, uint32_t pc) {
  if (!is_tester_check(m, pc)) return false;
  const uint16_t condition = m.code[pc].c;
  for (uint32_t before = pc; before-- > 0;) {
    const vm::Insn& i = m.code[before];
    const vm::Operand first = vm::info(static_cast<Op>(i.op)).operands[0];
    const bool writes = first == vm::Operand::Id || first == vm::Operand::Ld ||
                        first == vm::Operand::Fd || first == vm::Operand::Dd ||
                        first == vm::Operand::Pd;
    if (!writes || i.a != condition) continue;
    return static_cast<Op>(i.op) == Op::int_p && i.b == 0;
  }
  return false;
}

// Whether the assert statement that begins at `pc` has the constant false for a condition: then
// it makes its error at once.
bool asserts_false(const MethodDef& m, uint32_t pc) {
  return op_of(m, pc) == Op::jnoassert && pc + 1 < m.code.size() &&
         op_of(m, pc + 1) == Op::new_object &&
         m.consts[m.code[pc + 1].b].owner == "java/lang/AssertionError";
}

bool is_lambda_body(const MethodDef& m) { return m.name.starts_with("lambda$"); }

// Nothing but the call of the superclass's constructor, in one line.
bool is_empty_constructor(const MethodDef& m) {
  if (m.name != "<init>" || m.lines.size() != 1) return false;
  for (uint32_t pc = 0; pc < m.code.size(); ++pc) {
    const Op op = op_of(m, pc);
    const bool stores = op == Op::putfield_r || op == Op::putfield_p;
    const bool captured = stores && m.consts[m.code[pc].c].name.find('$') != std::string::npos;
    if (!captured && op != Op::move_r && op != Op::move_p && op != Op::call_special &&
        op != Op::ret)
      return false;
  }
  return true;
}

bool is_written_by_somebody(const ClassDef& cls, const MethodDef& m) {
  if (m.code.empty() || m.lines.empty() || (m.flags & vm::kBridge) != 0) return false;
  if ((m.flags & vm::kSynthetic) != 0 && !is_lambda_body(m)) return false;
  if ((cls.flags & vm::kEnum) != 0 &&
      (m.name == "values" ||
       (m.name == "valueOf" && m.descriptor.starts_with("(Ljava/lang/String;)"))))
    return false;
  return !is_empty_constructor(m);
}

// Seldom called, and nobody wonders why.
bool is_of_any_object(const MethodDef& m) {
  return m.name == "toString" || m.name == "hashCode" || m.name == "equals";
}

// Handlers that are there because the compiler wants them.
bool is_forced(const vm::Handler& h, bool interrupts) {
  if (h.catch_type == "java/lang/InterruptedException" ||
      h.catch_type == "java/util/concurrent/BrokenBarrierException")
    return !interrupts;
  return h.catch_type == "java/lang/Exception" || h.catch_type == "java/lang/Throwable" ||
         h.catch_type == "java/lang/CloneNotSupportedException" ||
         h.catch_type == "java/util/concurrent/ExecutionException";
}

// The instructions [begin, end) of a line are what the compiler adds: the return at a method's
// closing brace, the leaving of a monitor.
bool is_added(const MethodDef& m, uint32_t line, uint32_t begin, uint32_t end) {
  if (end - begin == 1 && op_of(m, begin) == Op::ret &&
      std::all_of(m.lines.begin(), m.lines.end(), [&](const auto& e) { return e.line <= line; }))
    return true;
  bool leaves = false;
  for (uint32_t pc = begin; pc < end; ++pc) {
    const Op op = op_of(m, pc);
    leaves |= op == Op::monitor_exit;
    if (op != Op::monitor_exit && op != Op::throw_r && op != Op::jump && op != Op::ret)
      return false;
  }
  return leaves;
}

std::string name_of(const ClassDef& cls) {
  if ((cls.flags & vm::kAnonymous) != 0) return "an anonymous class";
  std::string name = cls.name.substr(cls.name.rfind('/') + 1);
  if ((cls.flags & vm::kLocal) != 0) return cls.simple_name;
  std::replace(name.begin(), name.end(), '$', '.');
  return name;
}

const char* kind_of(const ClassDef& cls) {
  if ((cls.flags & vm::kInterface) != 0) return "interface";
  return (cls.flags & vm::kEnum) != 0 ? "enum" : "class";
}

class Finder {
 public:
  Finder(const std::vector<const vm::Module*>& program, vm::Machine& machine, bool interrupts)
      : program_(program), machine_(machine), interrupts_(interrupts) {}

  Unseen run() {
    for (const vm::Module* module : program_)
      for (const ClassDef& cls : module->classes)
        if ((cls.flags & vm::kHidden) == 0) classes_[cls.name].def = &cls;
    for (auto& [name, cls] : classes_)
      for (const MethodDef& m : cls.def->methods)
        if (is_written_by_somebody(*cls.def, m)) look_at(cls, m);
    for (auto& [file, lines] : files_) fold(file, lines);
    find_threads();
    return std::move(unseen_);
  }

 private:
  struct OfClass {
    const ClassDef* def = nullptr;
    bool any_run = false;
  };
  // A source line with code.
  struct Line {
    bool seen = false;
    bool quiet = true;
    const ClassDef* cls = nullptr;
    const MethodDef* method = nullptr;
  };
  using LinesOfFile = std::map<uint32_t, Line>;
  // What lines are reported together: of a class that was never used, or of a method.
  struct Owner {
    const ClassDef* cls = nullptr;
    const MethodDef* method = nullptr;
    auto operator<=>(const Owner&) const = default;
  };

  const vm::Method* method_of(const ClassDef& cls, const MethodDef& m) const {
    vm::Class* c = machine_.classes().loaded(cls.name);
    if (c == nullptr) return nullptr;
    const auto at = c->by_signature.find(m.name + m.descriptor);
    return at == c->by_signature.end() ? nullptr : at->second;
  }
  void look_at(OfClass& cls, const MethodDef& m);
  void look_at_check(const ClassDef& cls, const MethodDef& m, uint32_t pc);
  void fold(const std::string& file, LinesOfFile& lines);
  Owner owner_of(const LinesOfFile& lines, uint32_t number) const;
  const ClassDef* unused_class(const ClassDef& cls) const;
  void add(const std::string& file, const Owner& owner, uint32_t first, uint32_t last, bool whole,
           bool quiet);
  void find_threads();

  const std::vector<const vm::Module*>& program_;
  vm::Machine& machine_;
  bool interrupts_;
  std::map<std::string, OfClass> classes_;
  std::map<std::string, LinesOfFile> files_;
  Unseen unseen_;
};

uint32_t line_at(const MethodDef& m, uint32_t pc) {
  uint32_t line = 0;
  for (const vm::LineEntry& e : m.lines) {
    if (e.pc > pc) break;
    line = e.line;
  }
  return line;
}

void Finder::look_at(OfClass& cls, const MethodDef& m) {
  const vm::Method* method = method_of(*cls.def, m);
  auto run = [&](uint32_t pc) { return method != nullptr && vm::was_run(*method, pc); };
  const std::vector<bool> expected =
      reachable(m, [&](const vm::Handler& h) { return !is_forced(h, interrupts_); });
  const std::vector<bool> throws =
      always_throws(m, [&](uint32_t pc) { return checks_false(m, pc) || asserts_false(m, pc); });
  for (size_t i = 0; i < m.lines.size(); ++i) {
    const uint32_t begin = m.lines[i].pc;
    const auto end =
        i + 1 < m.lines.size() ? m.lines[i + 1].pc : static_cast<uint32_t>(m.code.size());
    bool seen = false;
    for (uint32_t pc = begin; pc < end; ++pc) seen |= run(pc);
    cls.any_run |= seen;
    if (is_added(m, m.lines[i].line, begin, end)) continue;
    Line& line = files_[cls.def->source_file][m.lines[i].line];
    line.seen |= seen;
    line.quiet &= !expected[begin] || throws[begin] || is_of_any_object(m);
    if (line.method == nullptr || is_lambda_body(*line.method)) {
      line.cls = cls.def;
      line.method = &m;
    }
  }
  for (uint32_t pc = 0; pc < m.code.size(); ++pc)
    if (!run(pc) && expected[pc]) look_at_check(*cls.def, m, pc);
}

// The instruction at `pc` was never run: if it makes a check, that was missed.
void Finder::look_at_check(const ClassDef& cls, const MethodDef& m, uint32_t pc) {
  const bool is_assert = op_of(m, pc) == Op::jnoassert;
  if (is_assert && (asserts_false(m, pc) || !machine_.options().assertions)) return;
  if (!is_assert && (!is_tester_check(m, pc) || checks_false(m, pc))) return;
  const Unseen::Check check{fmt::format("{}:{}", cls.source_file, line_at(m, pc)), is_assert};
  // Code in a finally block is there more than once.
  if (std::find(unseen_.checks.begin(), unseen_.checks.end(), check) == unseen_.checks.end())
    unseen_.checks.push_back(check);
}

// The outermost class around this one of which nothing was run, itself included; null if there is
// none.
const ClassDef* Finder::unused_class(const ClassDef& cls) const {
  const auto at = classes_.find(cls.name);
  if (at == classes_.end() || at->second.any_run) return nullptr;
  const auto outer = classes_.find(cls.outer);
  const ClassDef* more = outer == classes_.end() ? nullptr : unused_class(*outer->second.def);
  return more != nullptr ? more : &cls;
}

Finder::Owner Finder::owner_of(const LinesOfFile& lines, uint32_t number) const {
  const Line& line = lines.at(number);
  if (const ClassDef* unused = unused_class(*line.cls)) return {unused, nullptr};
  if (!is_lambda_body(*line.method)) return {line.cls, line.method};
  // The method of the class that begins before the lambda's body.
  for (auto at = std::make_reverse_iterator(lines.find(number)); at != lines.rend(); ++at) {
    const Line& before = at->second;
    if (before.cls == line.cls && !is_lambda_body(*before.method)) return {line.cls, before.method};
  }
  return {line.cls, line.method};
}

void Finder::fold(const std::string& file, LinesOfFile& lines) {
  struct Of {
    bool any_seen = false;
    bool all_quiet = true;
  };
  std::map<Owner, Of> owners;
  for (const auto& [number, line] : lines) {
    Of& of = owners[owner_of(lines, number)];
    of.any_seen |= line.seen;
    of.all_quiet &= line.quiet;
  }
  Owner current;
  uint32_t first = 0;
  uint32_t last = 0;
  bool quiet = false;
  auto close = [&] {
    if (first != 0) add(file, current, first, last, !owners[current].any_seen, quiet);
    first = 0;
  };
  for (const auto& [number, line] : lines) {
    const Owner owner = owner_of(lines, number);
    const Of& of = owners[owner];
    const bool is_quiet = of.any_seen ? line.quiet : of.all_quiet;
    if (first != 0 && (line.seen || owner != current || is_quiet != quiet)) close();
    if (line.seen) continue;
    if (first == 0) first = number;
    last = number;
    current = owner;
    quiet = is_quiet;
  }
  close();
}

void Finder::add(const std::string& file, const Owner& owner, uint32_t first, uint32_t last,
                 bool whole, bool quiet) {
  Unseen::Lines l{file, first, last, name_of(*owner.cls), "", whole, quiet, ""};
  if (owner.method == nullptr) {
    l.what = fmt::format("{} {}", kind_of(*owner.cls), l.cls);
  } else {
    l.method = owner.method->name;
    std::string name = fmt::format("{}.{}", l.cls, l.method);
    if ((owner.cls->flags & vm::kAnonymous) != 0) name = fmt::format("{} of {}", l.method, l.cls);
    if (l.method == "<init>") name = "the constructor of " + l.cls;
    if (l.method == "<clinit>") name = "the static initialiser of " + l.cls;
    if (is_lambda_body(*owner.method)) name = "a lambda of " + l.cls;
    l.what = whole ? (l.method.front() == '<' ? name : "method " + name) : "in " + name;
  }
  unseen_.lines.push_back(std::move(l));
}

void Finder::find_threads() {
  for (const vm::Coverage::Site& site : machine_.coverage().never_started()) {
    unseen_.threads.push_back(
        {fmt::format("{}:{}", site.method->cls->def->source_file, site.method->line_of(site.pc)),
         vm::source_name(*site.cls)});
  }
}

}  // namespace

Unseen find_unseen(const std::vector<const vm::Module*>& program, vm::Machine& machine,
                   bool interrupts) {
  Unseen u = Finder(program, machine, interrupts).run();
  // By file, then by line.
  auto key = [](const std::string& place) {
    const size_t colon = place.rfind(':');
    return std::pair(place.substr(0, colon), std::stoul(place.substr(colon + 1)));
  };
  auto by_place = [&](const auto& a, const auto& b) { return key(a.place) < key(b.place); };
  std::sort(u.checks.begin(), u.checks.end(), by_place);
  std::sort(u.threads.begin(), u.threads.end(), by_place);
  u.threads.erase(std::unique(u.threads.begin(), u.threads.end()), u.threads.end());
  return u;
}

}  // namespace braid::tester
