#include "tester/estimate.h"

#include <algorithm>
#include <cmath>

namespace braid::tester {
namespace {

// What a second part is expected to be of a first one while nothing is known.
constexpr double kFirstStartPruned =
    0.02;  // the branch of a thread's start, in a search that prunes
constexpr double kFirstStart = 0.5;

// The number of further siblings that a second part stands for, all together of the size of it.
double siblings(uint32_t enabled, uint32_t variant) {
  if (variant != 0) return 1.0 / variant;  // one, for so many that were before it
  return std::max(enabled, 2u) - 1.0;
}

// A ratio by those who are known, and as far as they are few by what was thought without them.
double blend(double thought, double first, double second, double count) {
  if (count == 0 || first <= 0 || second <= 0) return thought;
  const double weight = count / (count + 1);
  return std::exp(weight * std::log(second / first) + (1 - weight) * std::log(thought));
}

}  // namespace

// ---- Learning -----------------------------------------------------------------------------------

// Index of the place with the key, or of the free one for it; 0 if there are too many.
uint32_t TreeEstimate::find_place(uint64_t key) const {
  auto at = static_cast<uint32_t>((key * 0x9e3779b97f4a7c15u) >> 32) & (kPlaces - 1);
  while (places_[at].key != key && places_[at].key != 0) at = (at + 1) & (kPlaces - 1);
  return places_[at].key == key || places_used_ <= kPlaces / 2 ? at : 0;
}

uint32_t TreeEstimate::kind_of(const Branch& branch) {
  if (branch.variant != 0) return kVariant;
  if (branch.starts_thread) return kStart;
  return std::clamp(branch.enabled, 2u, kMostEnabled - 1);
}

void TreeEstimate::learn(const Split& s, double second) {
  const uint64_t key = key_of(s.branch);
  Place& place = places_[find_place(key)];
  if (place.key == 0) {
    place.key = key;
    ++places_used_;
  }
  const double scale = s.branch.variant != 0 ? s.branch.variant : 1;
  place.by_kind[kind_of(s.branch)].add(static_cast<double>(s.first), second * scale);
  learn_depth(depths_[std::min(s.depth, kDepths - 1)], s, second);
}

void TreeEstimate::learn_depth(Sums& sums, const Split& s, double second) {
  const auto first = static_cast<double>(s.first);
  const double weight = std::sqrt(std::sqrt(first));
  const double n = s.branch.starts_thread ? 1 : siblings(s.branch.enabled, s.branch.variant);
  const double scale = s.branch.variant != 0 ? n : std::sqrt(n);
  sums.add(first * weight, second * weight / scale);
}

// ---- Guessing -----------------------------------------------------------------------------------

double TreeEstimate::prior(const Branch& branch) const {
  if (!branch.starts_thread) return 1;
  return prunes_ ? kFirstStartPruned : kFirstStart;
}

// By the place where the block began. Of n siblings' second parts, n - 1 times the first part to
// a power that fits all places best.
class TreeEstimate::ByPlace {
 public:
  explicit ByPlace(const TreeEstimate& e) : e_(e) {
    fit_power();
    for (uint32_t n = 0; n < kMostEnabled; ++n)
      powers_[n] = n == kVariant || n == kStart ? 1 : std::pow(n - 1.0, power_);
    for (const Place& p : e.places_) {
      const Sums s = sum(p);
      all_.first += s.first, all_.second += s.second, all_.count += s.count;
    }
  }
  double second(const Split& s, double first) const {
    const Branch& b = s.branch;
    const Sums own = sum(e_.places_[e_.find_place(key_of(b))]);
    double ratio = e_.prior(b);
    if (!b.starts_thread) ratio = blend(ratio, all_.first, all_.second, all_.count);
    ratio = blend(ratio, own.first, own.second, own.count);
    if (b.variant != 0) return first * ratio / b.variant;
    return first * ratio * powers_[kind_of(b)];
  }
  void saw(const Split&, double) {}

 private:
  // The slope of the logarithm of the ratio over that of the number of siblings.
  void fit_power() {
    double w = 0, x = 0, y = 0, xx = 0, xy = 0;
    for (uint32_t n = 2; n < kMostEnabled; ++n) {
      Sums s;
      for (const Place& p : e_.places_) {
        s.first += p.by_kind[n].first;
        s.second += p.by_kind[n].second;
      }
      if (s.first <= 0) continue;
      const double at = std::log(n - 1.0);
      const double ratio = std::log(s.second / s.first);
      w += s.first;
      x += s.first * at;
      y += s.first * ratio;
      xx += s.first * at * at;
      xy += s.first * at * ratio;
    }
    constexpr double kStiff = 0.02;
    const double spread = w > 0 ? xx / w - x * x / w / w : 0;
    if (spread > 1e-6) power_ = std::clamp((xy / w - x * y / w / w) / (spread + kStiff), 0.0, 1.0);
  }
  Sums sum(const Place& p) const {
    Sums all;
    for (uint32_t n = 0; n < kMostEnabled; ++n) {
      const Sums& s = p.by_kind[n];
      all.first += s.first, all.second += s.second / powers_[n], all.count += s.count;
    }
    return all;
  }

  const TreeEstimate& e_;
  double power_ = 0.5;
  std::array<double, kMostEnabled> powers_{};
  Sums all_;
};

// By the depth of the stack of branches.
class TreeEstimate::ByDepth {
 public:
  explicit ByDepth(const TreeEstimate& e) : e_(e), depths_(e.depths_) {
    for (const Sums& s : depths_)
      all_.first += s.first, all_.second += s.second, all_.count += s.count;
  }
  double second(const Split& s, double first) const {
    const Branch& b = s.branch;
    const Sums& own = depths_[std::min(s.depth, kDepths - 1)];
    double ratio = e_.prior(b);
    if (!b.starts_thread) ratio = blend(ratio, all_.first, all_.second, all_.count);
    ratio = blend(ratio, own.first, own.second, own.count);
    if (b.starts_thread) return first * ratio;
    const double n = siblings(b.enabled, b.variant);
    return first * ratio * (b.variant != 0 ? n : std::sqrt(n));
  }
  // A second part that runs will have this size.
  void saw(const Split& s, double second) {
    learn_depth(depths_[std::min(s.depth, kDepths - 1)], s, second);
    learn_depth(all_, s, second);
  }

 private:
  const TreeEstimate& e_;
  Depths depths_;
  Sums all_;
};

// A second part that runs has been expected to be of some size before it began; what its branches
// say counts for more the more of that was run.
double TreeEstimate::whole(double expected, double so_far, double by_branches) {
  constexpr double kSoon = 0.05;
  expected = std::max(expected, so_far + 1);
  const double weight = so_far / (so_far + kSoon * expected);
  return std::exp(weight * std::log(std::max(by_branches, 1.0)) +
                  (1 - weight) * std::log(expected));
}

template <class Rule>
double TreeEstimate::left_by(Rule& rule, double blocks) const {
  double left = 0;
  for (auto s = path_.rbegin(); s != path_.rend(); ++s) {
    const double so_far = blocks - static_cast<double>(s->begin);
    if (s->first == 0) {
      left += rule.second(*s, so_far + left);
      continue;
    }
    const auto first = static_cast<double>(s->first);
    const double by_branches = so_far + left;
    // One that is already larger than the first part is worth to be learned from: among those that
    // are finished there are too few large ones.
    if (so_far > first) rule.saw(*s, by_branches);
    left = std::max(0.0, whole(rule.second(*s, first), so_far, by_branches) - so_far);
  }
  return left;
}

double TreeEstimate::left(uint64_t blocks) const {
  const auto now = static_cast<double>(blocks);
  ByPlace by_place(*this);
  ByDepth by_depth(*this);
  return std::sqrt(left_by(by_place, now) * left_by(by_depth, now));
}

double TreeEstimate::share(uint64_t blocks) const {
  const auto done = static_cast<double>(blocks);
  return done <= 0 ? 0 : done / (done + left(blocks));
}

}  // namespace braid::tester
