// The check of reports decides whether they are right, so it is checked itself.
#include "tests/runner/json_schema.h"

#include <gtest/gtest.h>

namespace braid::runner {
namespace {

constexpr const char* kSchema = R"({
  "type": "object", "required": ["a", "b"], "title": "t",
  "properties": {
    "a": {"enum": ["x", 1]},
    "b": {"type": ["string", "null"]},
    "c": {"type": "array", "items": {"$ref": "#/$defs/count"}},
    "d": {"const": "d/1"}
  },
  "$defs": {"count": {"type": "integer", "minimum": 0}}
})";

using Lines = std::vector<std::string>;

TEST(JsonSchema, WhatFits) {
  EXPECT_EQ(check_json(kSchema, R"({"a": "x", "b": null})"), Lines{});
  EXPECT_EQ(check_json(kSchema, R"({"a": 1, "b": "", "c": [0, 5], "d": "d/1"})"), Lines{});
}

TEST(JsonSchema, WhatDoesNot) {
  EXPECT_EQ(check_json(kSchema, "{"), Lines{"not JSON"});
  EXPECT_EQ(check_json(kSchema, "[]"), Lines{"/: is not of type \"object\""});
  EXPECT_EQ(check_json(kSchema, R"({"a": 1})"), Lines{"/: has no \"b\""});
  EXPECT_EQ(check_json(kSchema, R"({"a": 2, "b": null})"), Lines{"/a: 2 is not one of [\"x\",1]"});
  EXPECT_EQ(check_json(kSchema, R"({"a": 1, "b": 3})"),
            Lines{"/b: is not of type [\"string\",\"null\"]"});
  EXPECT_EQ(check_json(kSchema, R"({"a": 1, "b": "", "c": [1, -1]})"),
            Lines{"/c/1: is less than 0"});
  EXPECT_EQ(check_json(kSchema, R"({"a": 1, "b": "", "c": [1.5]})"),
            Lines{"/c/0: is not of type \"integer\""});
  EXPECT_EQ(check_json(kSchema, R"({"a": 1, "b": "", "d": "d/2"})"), Lines{"/d: is not \"d/1\""});
  EXPECT_EQ(check_json(kSchema, R"({"a": 1, "b": "", "e": 1})"),
            Lines{"/e: the schema does not describe it"});
}

TEST(JsonSchema, SchemasThatSayMoreThanTheCheckKnows) {
  EXPECT_EQ(check_json(R"({"maximum": 3})", "1"),
            Lines{"/: the schema has the keyword maximum, which this check does not know"});
  EXPECT_EQ(check_json(R"({"$ref": "#/$defs/x"})", "1"),
            Lines{"/: the schema refers to nothing by #/$defs/x"});
}

}  // namespace
}  // namespace braid::runner
