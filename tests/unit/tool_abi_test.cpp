// A library that was built for other headers must be refused: whoever changes vm/tool.h raises
// kVmVersion. (The table of events is in kToolAbi by itself.)
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <regex>
#include <string>

#include "vm/tool.h"

namespace braid {
namespace {

// Without comments and white space.
std::string essence(const std::string& path) {
  std::ifstream file(path);
  std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  text = std::regex_replace(text, std::regex("//[^\n]*"), "");
  text = std::regex_replace(text, std::regex("[\\s\\\\]+"), "");
  return std::regex_replace(text, std::regex("kVmVersion=[0-9]+"), "");
}

uint32_t digest(const std::string& text) {
  uint32_t h = 0x811c9dc5u;
  for (char c : text) h = (h ^ static_cast<unsigned char>(c)) * 0x01000193u;
  return h;
}

TEST(ToolAbi, VersionIsRaisedWithTheHeader) {
  // The version, and the digest of the header that has it.
  constexpr uint64_t kVersion = 5;
  constexpr uint32_t kDigest = 0x745b29b9;
  const uint32_t now = digest(essence(BRAID_SOURCE_DIR "/vm/tool.h"));
  EXPECT_TRUE(kVmVersion == kVersion && now == kDigest)
      << fmt::format("vm/tool.h has changed: raise kVmVersion there, and write it here with the "
                     "digest 0x{:08x}",
                     now);
}

}  // namespace
}  // namespace braid
