#include "vm/run_log.h"

#include <fmt/format.h>
#include <xxhash.h>
#include <zstd.h>

#include <cerrno>
#include <cstring>
#include <iterator>

namespace braid::vm {
namespace {

constexpr std::string_view kMagic = "BRAIDREC";
constexpr uint32_t kVersion = 2;
constexpr size_t kFrameHead = 16;
constexpr uint32_t kMostRaw = 64u << 20;  // no writer makes larger frames

template <class T>
void put(std::string& out, T value) {
  out.append(reinterpret_cast<const char*>(&value), sizeof value);
}

template <class T>
T get(const std::string& in, size_t at) {
  T value;
  std::memcpy(&value, in.data() + at, sizeof value);
  return value;
}

bool read_all(const std::string& path, std::string* content) {
  std::FILE* file = std::fopen(path.c_str(), "rb");
  if (file == nullptr) return false;
  char buffer[1 << 16];
  size_t n;
  while ((n = std::fread(buffer, 1, sizeof buffer, file)) > 0) content->append(buffer, n);
  const bool ok = std::ferror(file) == 0;
  std::fclose(file);
  return ok;
}

}  // namespace

namespace {

struct EventInfo {
  const char* fields;
  const char* words;
};
constexpr EventInfo kEvents[] = {
#define RUN_EVENT(name, fields, words) {fields, words},
#include "vm/run_events.def"
#undef RUN_EVENT
};

}  // namespace

const char* name_of(RunEvent event) { return kEvents[static_cast<size_t>(event)].words; }

// ---- Writing ------------------------------------------------------------------------------------

bool RunLogWriter::open(const std::string& path) {
  file_ = std::fopen(path.c_str(), "wb");
  if (file_ == nullptr) return false;
  std::string head(kMagic);
  put(head, kVersion);
  failed_ =
      std::fwrite(head.data(), 1, head.size(), file_) != head.size() || std::fflush(file_) != 0;
  last_flush_ = std::chrono::steady_clock::now();
  return !failed_;
}

bool RunLogWriter::is_late() const {
  constexpr auto kMost = std::chrono::milliseconds(200);
  return std::chrono::steady_clock::now() - last_flush_ > kMost;
}

void RunLogWriter::header(const RunHeader& h) {
  begin(RunEvent::header);
  number(h.program);
  number(h.library);
  bytes(h.main_class);
  number(h.arguments.size());
  for (const std::string& a : h.arguments) bytes(a);
  number(h.max_heap);
  number(h.max_steps);
  signed_number(h.time_limit_nanos);
  signed_number(h.processors);
  number(h.assertions ? 1 : 0);
  number(h.random_seed);
  flush();
}

void RunLogWriter::flush() {
  constexpr int kLevel = 1;
  last_flush_ = std::chrono::steady_clock::now();
  if (file_ == nullptr || buffer_.empty()) return;
  compressed_.resize(ZSTD_compressBound(buffer_.size()));
  const size_t size =
      ZSTD_compress(compressed_.data(), compressed_.size(), buffer_.data(), buffer_.size(), kLevel);
  std::string head;
  put(head, static_cast<uint32_t>(buffer_.size()));
  put(head, static_cast<uint32_t>(size));
  put(head, static_cast<uint64_t>(XXH64(compressed_.data(), size, 0)));
  failed_ |= ZSTD_isError(size) != 0 ||
             std::fwrite(head.data(), 1, head.size(), file_) != head.size() ||
             std::fwrite(compressed_.data(), 1, size, file_) != size || std::fflush(file_) != 0;
  buffer_.clear();
}

bool RunLogWriter::close() {
  flush();
  if (file_ != nullptr && std::fclose(file_) != 0) failed_ = true;
  file_ = nullptr;
  return !failed_;
}

// ---- Reading ------------------------------------------------------------------------------------

bool RunLogReader::is_recording(const std::string& path) {
  std::FILE* file = std::fopen(path.c_str(), "rb");
  if (file == nullptr) return false;
  char magic[kMagic.size()] = {};
  const size_t n = std::fread(magic, 1, sizeof magic, file);
  std::fclose(file);
  return std::string_view(magic, n) == kMagic;
}

std::string RunLogReader::open(const std::string& path) {
  if (!read_all(path, &file_)) return fmt::format("cannot read: {}", std::strerror(errno));
  if (!file_.starts_with(kMagic)) return "is not a recording";
  next_ = kMagic.size() + sizeof kVersion;
  if (file_.size() < next_) return "is a recording that was cut off at its beginning";
  const auto version = get<uint32_t>(file_, kMagic.size());
  if (version != kVersion) {
    return fmt::format("is a recording of version {}; this Braid reads version {}", version,
                       kVersion);
  }
  RunEvent event;
  if (!peek(&event) || event != RunEvent::header)
    return "is a recording that was cut off or altered at its beginning";
  read_header();
  return bad_ ? "is a recording that was altered at its beginning" : "";
}

void RunLogReader::read_header() {
  constexpr uint64_t kMostTexts = 1 << 20;
  begin();
  header_.program = number();
  header_.library = number();
  header_.main_class = bytes();
  for (uint64_t n = std::min(number(), kMostTexts); n > 0 && !bad_; --n)
    header_.arguments.push_back(bytes());
  header_.max_heap = number();
  header_.max_steps = number();
  header_.time_limit_nanos = signed_number();
  header_.processors = signed_number();
  header_.assertions = number() != 0;
  header_.random_seed = number();
}

bool RunLogReader::next_frame() {
  if (next_ == file_.size() || !damage_.empty()) return false;
  const size_t left = file_.size() - next_;
  if (left < kFrameHead) return damage_ = "was cut off", false;
  const auto raw = get<uint32_t>(file_, next_);
  const auto size = get<uint32_t>(file_, next_ + 4);
  const auto checksum = get<uint64_t>(file_, next_ + 8);
  if (size > left - kFrameHead) return damage_ = "was cut off", false;
  const char* bytes = file_.data() + next_ + kFrameHead;
  damage_ = "was altered";
  if (XXH64(bytes, size, 0) != checksum || raw == 0 || raw > kMostRaw) return false;
  frame_.resize(raw);
  const size_t got = ZSTD_decompress(frame_.data(), raw, bytes, size);
  if (ZSTD_isError(got) != 0 || got != raw) return false;
  damage_.clear();
  at_ = 0;
  next_ += kFrameHead + size;
  return true;
}

bool RunLogReader::peek(RunEvent* event) {
  if (bad_ || (at_ == frame_.size() && !next_frame())) return false;
  const auto kind = static_cast<uint8_t>(frame_[at_]);
  if (kind >= std::size(kEvents)) return bad_ = true, false;
  *event = static_cast<RunEvent>(kind);
  return true;
}

// An event never spans two frames.
uint64_t RunLogReader::number() {
  uint64_t n = 0;
  for (uint32_t shift = 0; shift < 64; shift += 7) {
    if (at_ == frame_.size()) break;
    const auto byte = static_cast<uint8_t>(frame_[at_++]);
    n |= static_cast<uint64_t>(byte & 0x7f) << shift;
    if ((byte & 0x80) == 0) return n;
  }
  bad_ = true;
  return 0;
}

std::string RunLogReader::bytes() {
  const uint64_t size = number();
  if (size > frame_.size() - at_) return bad_ = true, "";
  std::string text = frame_.substr(at_, size);
  at_ += size;
  return text;
}

std::string RunLogReader::rest_of(RunEvent event) {
  std::string text;
  for (const char* field = kEvents[static_cast<size_t>(event)].fields; *field != 0; ++field) {
    if (*field == 'B') {
      text = bytes();
    } else {
      number();
    }
  }
  return text;
}

}  // namespace braid::vm
