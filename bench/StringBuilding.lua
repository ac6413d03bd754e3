-- Strings: build texts of numbers, look at their characters, compare and cut them.
local byte = string.byte
local function build(count)
  local parts = {}
  for i = 0, count - 1 do
    parts[#parts + 1] = i
    parts[#parts + 1] = " "
  end
  return table.concat(parts)
end

local hash, spaces, equal = 0, 0, 0
local last = ""
for round = 0, 99 do
  local text = build(5000 + round % 2)
  for i = 1, #text do
    local c = byte(text, i)
    if c == 32 then spaces = spaces + 1 end
    hash = (hash * 31 + c) % 1000003
  end
  if text:sub(1, 20000) == last then equal = equal + 1 end
  last = text:sub(1, 20000)
end
print(string.format("%d %d %d", hash, spaces, equal))
