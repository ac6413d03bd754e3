// Checks JSON against a JSON Schema: the part of the language that docs/report.schema.json uses.
//
// What: type, const, enum, required, properties, items, minimum, and $ref to #/$defs/NAME;
// title, description and $schema say nothing. Any other keyword in the schema is an error, so that
// nothing is passed over. Stricter than the standard in one thing: a key that the schema does not
// describe is wrong.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace braid::runner {

// What is wrong, one line each ("/failures/0/kind: not one of ..."); empty if nothing is.
std::vector<std::string> check_json(std::string_view schema, std::string_view json);

}  // namespace braid::runner
