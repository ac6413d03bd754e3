#include "vm/liveness.h"

#include "vm/klass.h"
#include "vm/opcodes.h"

namespace braid::vm {
namespace {

// Sets and clears bits of one instruction's row.
struct Row {
  uint64_t* words;
  void set(uint32_t r) { words[r / 64] |= uint64_t{1} << (r % 64); }
  void clear(uint32_t r) { words[r / 64] &= ~(uint64_t{1} << (r % 64)); }
};

enum class Bank { kRefs, kPrims };

bool writes(Bank bank, Operand o) {
  if (bank == Bank::kRefs) return o == Operand::Rd;
  return o == Operand::Id || o == Operand::Ld || o == Operand::Fd || o == Operand::Dd ||
         o == Operand::Pd;
}

bool reads(Bank bank, Operand o) {
  if (bank == Bank::kRefs) return o == Operand::Ru;
  return o == Operand::Iu || o == Operand::Lu || o == Operand::Fu || o == Operand::Du ||
         o == Operand::Pu;
}

class Analysis {
 public:
  Analysis(const MethodDef& method, Bank bank)
      : m_(method), bank_(bank), regs_(bank == Bank::kRefs ? m_.ref_regs : m_.prim_regs) {
    const auto n = static_cast<uint32_t>(m_.code.size());
    map_.words = (regs_ + 63u) / 64u;
    map_.live_in.assign(size_t{n} * map_.words, 0);
    map_.live_out.assign(size_t{n} * map_.words, 0);
  }

  LiveBank run() {
    if (map_.words == 0) return std::move(map_);
    bool changed = true;
    while (changed) {
      changed = false;
      for (auto pc = static_cast<uint32_t>(m_.code.size()); pc-- > 0;) changed |= step(pc);
    }
    return std::move(map_);
  }

 private:
  void join(std::vector<uint64_t>& into, uint32_t target) {
    if (target >= m_.code.size()) return;
    for (uint32_t w = 0; w < map_.words; ++w) into[w] |= map_.live_in[target * map_.words + w];
  }

  // Recomputes one instruction; true if its live-in changed.
  bool step(uint32_t pc) {
    const Insn& i = m_.code[pc];
    const auto op = static_cast<Op>(i.op);
    std::vector<uint64_t>& out = scratch_;
    out.assign(map_.words, 0);
    successors(pc, i, op, out);
    std::vector<uint64_t>& thrown = thrown_;
    thrown.assign(map_.words, 0);
    for (const Handler& h : m_.handlers) {
      if (pc < h.start || pc >= h.end) continue;
      handler_.assign(map_.words, 0);
      join(handler_, h.handler);
      if (bank_ == Bank::kRefs) Row{handler_.data()}.clear(h.reg);
      for (uint32_t w = 0; w < map_.words; ++w) thrown[w] |= handler_[w];
    }
    transfer(pc, op, out);
    bool changed = false;
    for (uint32_t w = 0; w < map_.words; ++w) {
      uint64_t& in = map_.live_in[pc * map_.words + w];
      const uint64_t next = out[w] | thrown[w];
      changed |= next != in;
      in = next;
      map_.live_out[pc * map_.words + w] = after_[w] | thrown[w];
    }
    return changed;
  }

  void successors(uint32_t pc, const Insn& i, Op op, std::vector<uint64_t>& out) {
    if (op == Op::jump) {
      join(out, pc + 1 + static_cast<int16_t>(i.a));
    } else if (op == Op::jump_w) {
      join(out, pc + 1 + wide_target(i));
    } else if (op == Op::table_switch || op == Op::lookup_switch) {
      for (int32_t t : m_.consts[i.b].targets) join(out, static_cast<uint32_t>(t));
    }
    const OpInfo& inf = info(op);
    const uint16_t operands[3] = {i.a, i.b, i.c};
    if (op != Op::jump) {
      for (int k = 0; k < 3; ++k)
        if (inf.operands[k] == Operand::J) join(out, pc + 1 + static_cast<int16_t>(operands[k]));
    }
    if (falls_through(op)) join(out, pc + 1);
  }

  // out: live after -> live before. after_: live after without what the instruction writes or
  // spoils.
  void transfer(uint32_t pc, Op op, std::vector<uint64_t>& out) {
    const Insn& i = m_.code[pc];
    const OpInfo& inf = info(op);
    const uint16_t operands[3] = {i.a, i.b, i.c};
    const bool call = op == Op::call_static || op == Op::call_special || op == Op::call_virtual ||
                      op == Op::call_interface;
    const uint32_t window = bank_ == Bank::kRefs ? i.b : i.c;
    Row row{out.data()};
    if (call) {
      for (uint32_t r = window; r < regs_; ++r) row.clear(r);
    }
    for (int k = 0; k < 3; ++k)
      if (writes(bank_, inf.operands[k])) row.clear(operands[k]);
    after_ = out;
    for (int k = 0; k < 3; ++k)
      if (reads(bank_, inf.operands[k])) row.set(operands[k]);
    if (call) {
      for (uint32_t r = 0; r < arguments(i, op); ++r) row.set(window + r);
    } else if (op == Op::concat && bank_ == Bank::kRefs) {
      for (uint32_t r = 0; r < i.c; ++r) row.set(i.b + r);
    } else if (op == Op::new_multi && bank_ == Bank::kPrims) {
      for (uint32_t r = 0; r < m_.code[pc + 1].a; ++r) row.set(i.b + r);
    }
  }

  uint32_t arguments(const Insn& call, Op op) const {
    const Shape shape = shape_of(m_.consts[call.a].descriptor);
    if (bank_ == Bank::kPrims) return shape.prims;
    return shape.refs + (op == Op::call_static ? 0u : 1u);
  }

  const MethodDef& m_;
  const Bank bank_;
  const uint32_t regs_;
  LiveBank map_;
  std::vector<uint64_t> scratch_, thrown_, handler_, after_;
};

}  // namespace

LiveMap compute_liveness(const MethodDef& method) {
  return {Analysis(method, Bank::kRefs).run(), Analysis(method, Bank::kPrims).run()};
}

const LiveMap& live_map(const Method& m) {
  if (m.live == nullptr) m.live = std::make_shared<LiveMap>(compute_liveness(*m.def));
  return *m.live;
}

}  // namespace braid::vm
