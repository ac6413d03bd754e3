// A library that is no tool.
extern "C" int answer() { return 42; }
