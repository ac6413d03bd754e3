#include "vm/verify_method.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <optional>
#include <vector>

#include "vm/opcodes.h"
#include "vm/verify_structure.h"

namespace braid::vm {
namespace {

constexpr std::string_view kString = "java/lang/String";
constexpr std::string_view kThrowable = "java/lang/Throwable";

// What a register holds. Names are interned in the method's verifier, so that types compare by
// number.
using Type = uint32_t;
constexpr Type kUnset = 0;
constexpr Type kNull = 1;
constexpr Type kFirstName = 2;
// An object whose constructor has not run: made by the instruction at the lower bits, or `this` of
// a constructor. Only the library's classes and their subclasses are watched in this way: their
// code, natives above all, relies on what their constructors establish, while nothing can go wrong
// with others but for their own program.
constexpr Type kRaw = 1u << 31;
constexpr Type kRawThis = kRaw | 0x7fffffff;

bool is_raw(Type t) { return (t & kRaw) != 0; }

enum class Prim : uint8_t { kUnset, kInt, kLong, kFloat, kDouble };

Prim prim_of(char letter) {
  switch (letter) {
    case 'J':
      return Prim::kLong;
    case 'F':
      return Prim::kFloat;
    case 'D':
      return Prim::kDouble;
    default:
      return Prim::kInt;
  }
}

struct State {
  std::vector<Type> r;
  std::vector<Prim> p;
  bool constructed = true;  // in a constructor: the superclass's has run
  bool reached = false;
};

// What registers hold at each instruction, and whether it is what the instruction wants.
class Flow {
 public:
  Flow(const Hierarchy& h, const ClassDef& c, const MethodDef& m) : h_(h), cls_(c), m_(m) {}

  std::string run() {
    flow();
    if (error_.empty()) return "";
    return fmt::format("instruction {}: {}", pc_, error_);
  }

 private:
  void flow() {
    states_.resize(m_.code.size());
    State entry;
    entry.r.assign(m_.ref_regs, kUnset);
    entry.p.assign(m_.prim_regs, Prim::kUnset);
    uint32_t r = 0;
    if ((m_.flags & kStatic) == 0) {
      entry.constructed = m_.name != "<init>" || !h_.needs_constructor(cls_.name);
      entry.r[r++] = entry.constructed ? name(cls_.name) : kRawThis;
    }
    uint32_t p = 0;
    for_each_parameter(m_.descriptor, [&](std::string_view d) {
      if (is_ref(d)) {
        entry.r[r++] = name(class_of(d));
      } else {
        entry.p[p++] = prim_of(d[0]);
      }
    });
    join(0, entry);
    while (!work_.empty() && error_.empty()) {
      pc_ = work_.front();
      work_.pop_front();
      queued_[pc_] = false;
      now_ = states_[pc_];
      step();
    }
  }

  template <class F>
  static void for_each_parameter(std::string_view descriptor, F f) {
    size_t at = 1;
    while (descriptor[at] != ')') {
      const size_t start = at;
      while (descriptor[at] == '[') ++at;
      at = descriptor[at] == 'L' ? descriptor.find(';', at) + 1 : at + 1;
      f(descriptor.substr(start, at - start));
    }
  }

  Type name(std::string_view n) {
    auto it = ids_.find(n);
    if (it != ids_.end()) return it->second;
    names_.emplace_back(n);
    const auto id = static_cast<Type>(kFirstName + names_.size() - 1);
    ids_.emplace(names_.back(), id);
    return id;
  }
  std::string_view text(Type t) const { return names_[t - kFirstName]; }

  void join(uint32_t target, const State& s) {
    if (queued_.empty()) queued_.resize(m_.code.size());
    State& to = states_[target];
    bool changed = !to.reached;
    if (!to.reached) {
      to = s;
      to.reached = true;
    } else {
      for (size_t i = 0; i < to.r.size(); ++i) {
        const Type merged = merge(to.r[i], s.r[i]);
        changed |= merged != to.r[i];
        to.r[i] = merged;
      }
      changed |= to.constructed && !s.constructed;
      to.constructed = to.constructed && s.constructed;
      for (size_t i = 0; i < to.p.size(); ++i) {
        const Prim merged = merge(to.p[i], s.p[i]);
        changed |= merged != to.p[i];
        to.p[i] = merged;
      }
    }
    if (changed && !queued_[target]) {
      queued_[target] = true;
      work_.push_back(target);
    }
  }

  Type merge(Type a, Type b) {
    if (a == b) return a;
    if (a == kUnset || b == kUnset || is_raw(a) || is_raw(b)) return kUnset;
    if (a == kNull) return b;
    if (b == kNull) return a;
    return name(h_.common(text(a), text(b)));
  }
  // An int is held like the long of the same value.
  static Prim merge(Prim a, Prim b) {
    if (a == b) return a;
    const bool integral =
        (a == Prim::kInt || a == Prim::kLong) && (b == Prim::kInt || b == Prim::kLong);
    return integral ? Prim::kLong : Prim::kUnset;
  }

  void step() {
    const Insn& i = m_.code[pc_];
    const auto op = static_cast<Op>(i.op);
    // A handler sees the registers as they were before any instruction of its range.
    for (const Handler& h : m_.handlers) {
      if (pc_ < h.start || pc_ >= h.end) continue;
      State s = now_;
      s.r[h.reg] = name(h.catch_type.empty() ? kThrowable : std::string_view(h.catch_type));
      join(h.handler, s);
    }
    reads(i, op);
    if (!error_.empty()) return;
    effect(i, op);
    if (!error_.empty()) return;
    const OpInfo& inf = info(op);
    const uint16_t values[3] = {i.a, i.b, i.c};
    for (int n = 0; n < 3; ++n) {
      if (inf.operands[n] == Operand::J) join(pc_ + 1 + static_cast<int16_t>(values[n]), now_);
      if (inf.operands[n] == Operand::JW) join(pc_ + 1 + wide_target(i), now_);
      if (inf.operands[n] == Operand::Kt) {
        for (int32_t t : m_.consts[values[n]].targets) join(static_cast<uint32_t>(t), now_);
      }
    }
    if (falls_through(op)) join(pc_ + 1, now_);
  }

  void need(uint16_t reg, Prim kind) {
    const Prim have = now_.p[reg];
    if (have == kind || (kind == Prim::kLong && have == Prim::kInt)) return;
    if (kind == Prim::kUnset && have != Prim::kUnset) return;  // any
    fail(fmt::format("p{} does not hold what is read", reg));
  }
  void need(uint16_t reg, std::string_view type) {
    const Type have = now_.r[reg];
    if (have == kUnset) return fail(fmt::format("r{} is read before it is written", reg));
    if (is_raw(have)) return fail(fmt::format("r{} is used before its constructor has run", reg));
    if (have != kNull && !type.empty() && !h_.assignable(text(have), type)) {
      fail(fmt::format("r{} holds a {} where a {} is wanted", reg, dotted(text(have)),
                       dotted(type)));
    }
  }

  // Every register that is read has been written, with the right kind of primitive.
  void reads(const Insn& i, Op op) {
    const OpInfo& inf = info(op);
    const uint16_t values[3] = {i.a, i.b, i.c};
    for (int n = 0; n < 3 && error_.empty(); ++n) {
      switch (inf.operands[n]) {
        case Operand::Ru:
          // What may be done with an object before its constructor has run: copying it, and, in its
          // own constructor, setting its fields.
          if (op == Op::move_r && is_raw(now_.r[values[n]])) break;
          if (n == 0 && (op == Op::putfield_r || op == Op::putfield_p) &&
              now_.r[values[n]] == kRawThis) {
            break;
          }
          need(values[n], std::string_view());
          break;
        case Operand::Iu:
          need(values[n], Prim::kInt);
          break;
        case Operand::Lu:
          need(values[n], Prim::kLong);
          break;
        case Operand::Fu:
          need(values[n], Prim::kFloat);
          break;
        case Operand::Du:
          need(values[n], Prim::kDouble);
          break;
        case Operand::Pu:
          if (op != Op::new_multi) need(values[n], Prim::kUnset);
          break;
        default:
          break;
      }
    }
  }

  void set_prims(const Insn& i, Op op) {
    const OpInfo& inf = info(op);
    const uint16_t values[3] = {i.a, i.b, i.c};
    for (int n = 0; n < 3; ++n) {
      const Operand o = inf.operands[n];
      if (o == Operand::Id) now_.p[values[n]] = Prim::kInt;
      if (o == Operand::Ld) now_.p[values[n]] = Prim::kLong;
      if (o == Operand::Fd) now_.p[values[n]] = Prim::kFloat;
      if (o == Operand::Dd) now_.p[values[n]] = Prim::kDouble;
    }
  }

  // The array in R[reg] has elements of one of the kinds.
  void need_array(uint16_t reg, std::string_view letters) {
    const Type t = now_.r[reg];
    if (t == kNull) return;
    const std::string_view n = text(t);
    if (n.size() < 2 || n[0] != '[') return fail(fmt::format("r{} is no array", reg));
    const char letter = n[1] == '[' ? 'L' : n[1];
    if (letters.find(letter) == std::string_view::npos || (letter != 'L' && n.size() != 2)) {
      fail(fmt::format("r{} is an array of another kind", reg));
    }
  }

  void effect(const Insn& i, Op op);
  void call(const Insn& i, Op op);
  void constructor(const Const& k, Op op, Type receiver);
  void field(const Insn& i, Op op);

  void fail(std::string text) {
    if (error_.empty()) error_ = std::move(text);
  }

  const Hierarchy& h_;
  const ClassDef& cls_;
  const MethodDef& m_;
  std::vector<State> states_;
  std::deque<uint32_t> work_;
  std::vector<bool> queued_;
  std::deque<std::string> names_;
  std::unordered_map<std::string_view, Type> ids_;
  State now_;
  uint32_t pc_ = 0;
  std::string error_;
};

void Flow::effect(const Insn& i, Op op) {
  set_prims(i, op);
  switch (op) {
    case Op::move_r:
      now_.r[i.a] = now_.r[i.b];
      break;
    case Op::move_p:
      now_.p[i.a] = now_.p[i.b];
      break;
    case Op::null_r:
      now_.r[i.a] = kNull;
      break;
    case Op::const_p: {
      const ConstKind k = m_.consts[i.b].kind;
      now_.p[i.a] = k == ConstKind::kInt     ? Prim::kInt
                    : k == ConstKind::kLong  ? Prim::kLong
                    : k == ConstKind::kFloat ? Prim::kFloat
                                             : Prim::kDouble;
      break;
    }
    case Op::const_r:
      now_.r[i.a] = name(kString);
      break;
    case Op::class_r:
      now_.r[i.a] = name("java/lang/Class");
      break;
    case Op::new_object:
      if (m_.consts[i.b].owner[0] == '[') return fail("new_object of an array class");
      // An object of an earlier round that was never constructed cannot be told from the new one:
      // it is given up.
      std::replace(now_.r.begin(), now_.r.end(), kRaw | pc_, kUnset);
      now_.r[i.a] =
          h_.needs_constructor(m_.consts[i.b].owner) ? kRaw | pc_ : name(m_.consts[i.b].owner);
      break;
    case Op::check_cast: {
      // A cast to what the object is known to be already forgets nothing.
      const std::string& target = m_.consts[i.b].owner;
      const Type have = now_.r[i.a];
      if (have == kNull || !h_.assignable(text(have), target)) now_.r[i.a] = name(target);
      break;
    }
    case Op::new_array:
      now_.r[i.a] = name(m_.consts[i.c].owner);
      break;
    case Op::new_multi:
      for (uint32_t n = 0; n < m_.code[pc_ + 1].a && error_.empty(); ++n) {
        need(static_cast<uint16_t>(i.b + n), Prim::kInt);
      }
      now_.r[i.a] = name(m_.consts[i.c].owner);
      break;
    case Op::array_length:
      need_array(i.b, "ZBCSIJFDL");
      break;
    case Op::aload_z:
    case Op::astore_z:
      need_array(i.b, "ZB");
      break;
    case Op::aload_c:
    case Op::astore_c:
      need_array(i.b, "C");
      break;
    case Op::aload_s:
    case Op::astore_s:
      need_array(i.b, "S");
      break;
    case Op::aload_i:
    case Op::astore_i:
      need_array(i.b, "I");
      break;
    case Op::aload_l:
    case Op::astore_l:
      need_array(i.b, "J");
      break;
    case Op::aload_f:
    case Op::astore_f:
      need_array(i.b, "F");
      break;
    case Op::aload_d:
    case Op::astore_d:
      need_array(i.b, "D");
      break;
    case Op::astore_r:
      need_array(i.b, "L");
      break;
    case Op::aload_r:
      need_array(i.b, "L");
      if (error_.empty()) {
        const Type t = now_.r[i.b];
        now_.r[i.a] = t == kNull ? kNull : name(ref_element(text(t)));
      }
      break;
    case Op::concat:
      for (uint32_t n = 0; n < i.c && error_.empty(); ++n)
        need(static_cast<uint16_t>(i.b + n), kString);
      now_.r[i.a] = name(kString);
      break;
    case Op::throw_r:
    case Op::assert_failed:
      need(i.a, kThrowable);
      break;
    case Op::ret:
    case Op::ret_r:
    case Op::ret_p: {
      const std::string_view d =
          std::string_view(m_.descriptor).substr(m_.descriptor.find(')') + 1);
      const char want = d == "V" ? 'V' : is_ref(d) ? 'R' : 'P';
      const char have = op == Op::ret ? 'V' : op == Op::ret_r ? 'R' : 'P';
      if (want != have) return fail("the result does not fit the method's descriptor");
      if (!now_.constructed) return fail("a constructor returns without having called another one");
      if (want == 'R') need(i.a, class_of(d));
      if (want == 'P') need(i.a, prim_of(d[0]));
      break;
    }
    case Op::call_static:
    case Op::call_special:
    case Op::call_virtual:
    case Op::call_interface:
      call(i, op);
      break;
    default:
      field(i, op);
  }
}

void Flow::field(const Insn& i, Op op) {
  const bool instance =
      op == Op::getfield_r || op == Op::getfield_p || op == Op::putfield_r || op == Op::putfield_p;
  const bool is_static = op == Op::getstatic_r || op == Op::getstatic_p || op == Op::putstatic_r ||
                         op == Op::putstatic_p;
  if (!instance && !is_static) return;
  const Const& k = m_.consts[instance ? i.c : i.b];
  const bool reference = op == Op::getfield_r || op == Op::putfield_r || op == Op::getstatic_r ||
                         op == Op::putstatic_r;
  if (is_ref(k.descriptor) != reference) return fail("the field is of the other bank");
  const bool put = op == Op::putfield_r || op == Op::putfield_p || op == Op::putstatic_r ||
                   op == Op::putstatic_p;
  const bool own_raw = put && instance && now_.r[i.a] == kRawThis;
  if (own_raw && k.owner != cls_.name) return fail("r0 is used before its constructor has run");
  if (instance && !own_raw) need(put ? i.a : i.b, std::string_view(k.owner));
  if (!error_.empty()) return;
  const uint16_t value = put && instance ? i.b : i.a;
  if (put) {
    if (reference) {
      need(value, class_of(k.descriptor));
    } else {
      need(value, prim_of(k.descriptor[0]));
    }
  } else if (reference) {
    now_.r[value] = name(class_of(k.descriptor));
  } else {
    now_.p[value] = prim_of(k.descriptor[0]);
  }
}

// A constructor is called once for each object, of the class that was made, or from a constructor
// of the same class or a direct subclass.
void Flow::constructor(const Const& k, Op op, Type receiver) {
  if (k.name != "<init>") return;
  if (op != Op::call_special) return fail("a constructor is not called by call_special");
  if (!is_raw(receiver)) {
    if (h_.needs_constructor(k.owner)) fail("a constructor is called twice for one object");
  } else if (receiver == kRawThis) {
    if (k.owner != cls_.name && k.owner != cls_.super)
      fail("the constructor of another class is called");
  } else if (m_.consts[m_.code[receiver & ~kRaw].b].owner != k.owner) {
    fail("the constructor of another class is called");
  }
}

void Flow::call(const Insn& i, Op op) {
  const Const& k = m_.consts[i.a];
  uint32_t r = i.b;
  uint32_t p = i.c;
  const Shape shape = shape_of(k.descriptor);
  const uint32_t refs = shape.refs + (op == Op::call_static ? 0u : 1u);
  const uint32_t ref_room = std::max<uint32_t>(refs, shape.result == 'R' ? 1 : 0);
  const uint32_t prim_room =
      std::max<uint32_t>(shape.prims, shape.result != 'R' && shape.result != 'V' ? 1 : 0);
  if (r + ref_room > m_.ref_regs || p + prim_room > m_.prim_regs)
    return fail("a call's window is out of bounds");
  const Type receiver = op == Op::call_static ? kUnset : now_.r[r];
  if (op != Op::call_static && !(k.name == "<init>" && is_raw(receiver))) {
    need(static_cast<uint16_t>(r), std::string_view(k.owner));
  }
  if (op != Op::call_static) {
    constructor(k, op, receiver);
    ++r;
  }
  for_each_parameter(k.descriptor, [&](std::string_view d) {
    if (!error_.empty()) return;
    if (is_ref(d)) {
      need(static_cast<uint16_t>(r++), class_of(d));
    } else {
      need(static_cast<uint16_t>(p++), prim_of(d[0]));
    }
  });
  if (!error_.empty()) return;
  if (is_raw(receiver)) {
    std::replace(now_.r.begin(), now_.r.end(), receiver,
                 name(receiver == kRawThis ? std::string_view(cls_.name) : k.owner));
    now_.constructed |= receiver == kRawThis;
  }
  for (size_t n = i.b; n < now_.r.size(); ++n) now_.r[n] = kUnset;
  for (size_t n = i.c; n < now_.p.size(); ++n) now_.p[n] = Prim::kUnset;
  const std::string_view d = std::string_view(k.descriptor).substr(k.descriptor.find(')') + 1);
  if (shape.result == 'R') now_.r[i.b] = name(class_of(d));
  if (shape.result != 'R' && shape.result != 'V') now_.p[i.c] = prim_of(d[0]);
}

}  // namespace

std::string verify_method(const Hierarchy& h, const ClassDef& cls, const MethodDef& m) {
  std::string error = verify_structure(m);
  return error.empty() ? Flow(h, cls, m).run() : error;
}

}  // namespace braid::vm
