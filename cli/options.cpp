#include "cli/options.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/program_options.hpp>
#include <charconv>
#include <cstdio>

#include "tester/search.h"

namespace braid::cli {
namespace po = boost::program_options;
namespace {

constexpr std::string_view kVersion = "0.1";
constexpr std::string_view kTesting = "Testing";  // the group whose options need --tester

constexpr uint8_t RUN = 1;
constexpr uint8_t COMPILE = 2;
constexpr uint8_t BOTH = 3;

struct Spec {
  uint8_t commands;
  std::string_view name;  // empty: a group, whose title is `help`
  char letter;
  std::string_view argument;
  std::string_view fallback;
  std::string_view help;
};

constexpr Spec kSpecs[] = {
#define GROUP(title) {BOTH, "", 0, "", "", title},
#define OPTION(commands, name, letter, argument, fallback, help) \
  {commands, name, letter, argument, fallback, help},
#include "cli/options.def"
#undef OPTION
#undef GROUP
};

struct CommandText {
  std::string_view name;
  std::string_view usage;
  std::string_view what;
};

const CommandText& text_of(Command c) {
  static constexpr CommandText kRunText = {"vmrun", "vmrun [options] PROGRAM... [-- ARGUMENT...]",
                                           "Runs a program: .java sources, folders of them, or .bc "
                                           "files made by vmc. What stands after -- "
                                           "goes to the program."};
  static constexpr CommandText kCompileText = {
      "vmc", "vmc [options] SOURCE...",
      "Compiles .java sources (or folders of them) to one bytecode file for vmrun."};
  return c == Command::kRun ? kRunText : kCompileText;
}

// Calls f(spec) for the groups and options of a command; a group without options is left out.
template <class F>
void for_each_spec(Command command, F f) {
  const auto bit = static_cast<uint8_t>(command);
  const Spec* group = nullptr;
  for (const Spec& s : kSpecs) {
    if (s.name.empty()) {
      group = &s;
      continue;
    }
    if ((s.commands & bit) == 0) continue;
    if (group != nullptr) f(*std::exchange(group, nullptr));
    f(s);
  }
}

// Breaks text into lines of at most `width` columns.
std::vector<std::string> wrap(std::string_view text, size_t width) {
  std::vector<std::string> lines(1);
  size_t at = 0;
  while (at < text.size()) {
    size_t end = text.find(' ', at);
    if (end == std::string_view::npos) end = text.size();
    const std::string_view word = text.substr(at, end - at);
    if (!lines.back().empty() && lines.back().size() + 1 + word.size() > width)
      lines.emplace_back();
    if (!lines.back().empty()) lines.back() += ' ';
    lines.back() += word;
    at = end + 1;
  }
  return lines;
}

std::string label(const Spec& s) {
  std::string l =
      s.letter != 0 ? fmt::format("-{}, --{}", s.letter, s.name) : fmt::format("    --{}", s.name);
  if (!s.argument.empty())
    l += fmt::format("{}{}", s.argument.front() == '[' ? "" : " ", s.argument);
  return l;
}

std::string described(const Spec& s) {
  constexpr std::string_view kModes = "{modes}";
  std::string d(s.help);
  const size_t modes = d.find(kModes);
  if (modes != std::string::npos) d.replace(modes, kModes.size(), tester::mode_names());
  if (!s.fallback.empty()) d += fmt::format(" (default: {})", s.fallback);
  return d;
}

std::string help_text(Command command) {
  const CommandText& t = text_of(command);
  std::string out = fmt::format("Usage: {}\n\n", t.usage);
  for (const std::string& l : wrap(t.what, 96)) out += l + "\n";
  for_each_spec(command, [&](const Spec& s) {
    if (s.name.empty()) {
      out += fmt::format("\n{}:\n", s.help);
      return;
    }
    bool first = true;
    for (const std::string& l : wrap(described(s), 66)) {
      out += fmt::format("  {:<28}  {}\n", first ? label(s) : "", l);
      first = false;
    }
  });
  out +=
      "\nExit codes: 0 clean, 1 failure (uncaught exception, failed check, deadlock), 2 usage, 3 "
      "does not\n"
      "compile or load, 4 clean but a limit ended it, 5 internal error, 130 interrupted; otherwise "
      "what the\n"
      "program gave to System.exit.\n";
  return out;
}

// Text with what troff would take for commands escaped.
std::string troff(std::string_view text) {
  std::string out;
  for (char c : text) {
    if (c == '\\' || c == '-') out += '\\';
    out += c;
  }
  return out;
}

std::string man_text(Command command) {
  const CommandText& t = text_of(command);
  std::string upper(t.name);
  std::transform(upper.begin(), upper.end(), upper.begin(),
                 [](char c) { return static_cast<char>(toupper(c)); });
  std::string out = fmt::format(
      ".TH {} 1\n.SH NAME\n{} \\- {}\n.SH SYNOPSIS\n{}\n.SH DESCRIPTION\n{}\n", upper, t.name,
      command == Command::kRun ? "run and test Braid programs" : "compile for Braid",
      troff(t.usage), troff(t.what));
  for_each_spec(command, [&](const Spec& s) {
    if (s.name.empty()) {
      out += fmt::format(".SH \"{}\"\n", s.help);
    } else {
      out += fmt::format(".TP\n.B {}\n{}\n", troff(label(s).substr(s.letter == 0 ? 4 : 0)),
                         troff(described(s)));
    }
  });
  return out;
}

// Whether the option may be given several times.
bool is_list(const Spec& s) {
  return s.argument.find("PATTERN") != std::string_view::npos ||
         s.argument.starts_with("LIBRARY") || s.argument == "FOLDER";
}

bool is_number(std::string_view s) {
  uint64_t v = 0;
  auto [end, error] = std::from_chars(s.data(), s.data() + s.size(), v);
  return error == std::errc() && end == s.data() + s.size();
}

// One line about a value that does not fit its option; empty if all do.
std::string check_values(Command command, const Options& options) {
  std::string wrong;
  for_each_spec(command, [&](const Spec& s) {
    const std::string name(s.name);
    if (!wrong.empty() || name.empty() || s.argument.empty() || !options.has(name)) return;
    if (is_list(s)) {
      for (const std::string& v : options.texts(name))
        if (v.empty()) wrong = fmt::format("--{} wants a value", name);
      return;
    }
    const std::string v = options.text(name);
    if (v.empty() && s.argument != "NAME") {
      wrong = fmt::format("--{} wants a value", name);
    } else if ((s.argument == "N" || s.argument == "K" || s.argument == "SECONDS") &&
               !is_number(v)) {
      wrong = fmt::format("--{} wants a whole number that is not negative, not '{}'", name, v);
    } else if (s.argument == "COUNT" && v != "random" && !is_number(v)) {
      wrong = fmt::format("--{} wants a whole number, or random, not '{}'", name, v);
    } else if (s.argument == "RECORDING[@N]" && v.find('@') != std::string::npos &&
               !is_number(v.substr(v.rfind('@') + 1))) {
      wrong = fmt::format(
          "--{} wants a file, or a file and the number of a switch as in "
          "run.rec@120, not '{}'",
          name, v);
    } else if (s.argument == "SIZE" && !parse_size(v)) {
      wrong = fmt::format("--{} wants a size like 64M, not '{}'", name, v);
    } else if (s.argument == "CLOCK" && v != "ordered" && v != "adversarial") {
      wrong = fmt::format("--{} {}: it is adversarial or ordered", name, v);
    } else if (s.argument == "MODE" && !tester::is_mode(v)) {
      wrong = fmt::format("--{} {}: there is no such mode; it is one of {}", name, v,
                          tester::mode_names());
    }
  });
  return wrong;
}

// One line about options that do nothing without, or besides, another one; empty if there are none.
std::string check_together(const Options& options) {
  if (options.has("tester") && options.has("replay")) return "--tester or --replay, not both";
  if (options.has("tester") && options.has("record"))
    return "--record goes with ordinary runs; --tester writes traces of what fails";
  if (options.has("runs") && (options.has("tester") || options.has("replay")))
    return "--runs goes with ordinary runs";
  if (options.has("replay") && options.has("record")) return "--replay or --record, not both";
  if (options.has("tester")) return "";
  if (options.text("quantum") == "random" && !options.has("runs"))
    return "--quantum random goes with --runs";
  if (options.has("stress-checkpoints") && (options.has("record") || options.has("runs")))
    return "--stress-checkpoints does not go with --record and --runs";
  bool testing = false;
  for (const Spec& s : kSpecs) {
    if (s.name.empty()) testing = s.help == kTesting;
    const bool is_mode = s.name == "tester" || s.name == "replay";
    if (testing && !s.name.empty() && !is_mode && options.has(std::string(s.name)))
      return fmt::format("--{} goes with --tester", s.name);
  }
  return "";
}

}  // namespace

std::string Options::text(const std::string& name) const {
  auto it = values_.find(name);
  if (it != values_.end()) return it->second.as<std::string>();
  for (const Spec& s : kSpecs)
    if (s.name == name) return std::string(s.fallback);
  return "";
}

std::vector<std::string> Options::texts(const std::string& name) const {
  auto it = values_.find(name);
  return it == values_.end() ? std::vector<std::string>()
                             : it->second.as<std::vector<std::string>>();
}

std::optional<uint64_t> Options::number(const std::string& name) const {
  const std::string v = text(name);
  if (v.empty()) return std::nullopt;
  return std::stoull(v);
}

std::optional<uint64_t> parse_size(const std::string& text) {
  uint64_t v = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), v);
  if (error != std::errc()) return std::nullopt;
  const std::string_view unit(end, static_cast<size_t>(text.data() + text.size() - end));
  uint64_t factor = 1;
  if (unit == "K" || unit == "k") {
    factor = 1ull << 10;
  } else if (unit == "M" || unit == "m") {
    factor = 1ull << 20;
  } else if (unit == "G" || unit == "g") {
    factor = 1ull << 30;
  } else if (!unit.empty()) {
    return std::nullopt;
  }
  if (v == 0 || v > UINT64_MAX / factor) return std::nullopt;
  return v * factor;
}

Parsed parse(Command command, int argc, char** argv) {
  const CommandText& t = text_of(command);
  Parsed parsed;
  auto end = [&](int code) {
    parsed.exit = true;
    parsed.code = code;
    return parsed;
  };
  auto usage = [&](const std::string& what) {
    fmt::print(stderr, "{}: {} ({} --help lists the options)\n", t.name, what, t.name);
    return end(kUsage);
  };
  po::options_description description;
  for_each_spec(command, [&](const Spec& s) {
    if (s.name.empty()) return;
    std::string names(s.name);
    if (s.letter != 0) names += fmt::format(",{}", s.letter);
    if (s.argument.empty()) {
      description.add_options()(names.c_str(), "");
    } else if (is_list(s)) {
      description.add_options()(names.c_str(), po::value<std::vector<std::string>>(), "");
    } else {
      description.add_options()(names.c_str(), po::value<std::string>(), "");
    }
  });
  description.add_options()("input", po::value<std::vector<std::string>>(), "");
  if (argc > 0) parsed.options.command = argv[0];
  // Everything after -- is the program's.
  std::vector<std::string> words;
  for (int i = 1; i < argc; ++i) {
    if (std::string_view(argv[i]) == "--") {
      parsed.options.arguments.assign(argv + i + 1, argv + argc);
      break;
    }
    words.emplace_back(argv[i]);
    // Without a pattern: not what comes next.
    if (words.back() == "--no-trust") words.back() += "=*";
  }
  try {
    po::positional_options_description positional;
    positional.add("input", -1);
    po::store(
        po::command_line_parser(words)
            .options(description)
            .positional(positional)
            .style(po::command_line_style::unix_style & ~po::command_line_style::allow_guessing)
            .run(),
        parsed.options.values_);
  } catch (const po::error& e) {
    return usage(e.what());
  }
  Options& o = parsed.options;
  if (o.has("input")) o.inputs = o.values_["input"].as<std::vector<std::string>>();
  if (o.has("help")) {
    fmt::print("{}", help_text(command));
    return end(kOk);
  }
  if (o.has("version")) {
    fmt::print("{} (Braid) {}\n", t.name, kVersion);
    return end(kOk);
  }
  if (o.has("man")) {
    fmt::print("{}", man_text(command));
    return end(kOk);
  }
  std::string wrong = check_values(command, o);
  if (wrong.empty() && command == Command::kRun) wrong = check_together(o);
  if (!wrong.empty()) return usage(wrong);
  if (o.inputs.empty() && !o.has("stdlib"))
    return usage("nothing to " + std::string(command == Command::kRun ? "run" : "compile"));
  return parsed;
}

}  // namespace braid::cli
