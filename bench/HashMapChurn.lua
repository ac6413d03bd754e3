-- A map under churn: put, look up and remove numbers of a fixed pseudo-random sequence.
local map, size = {}, 0
local random, sum, removed = 42, 0, 0
for i = 0, 1499999 do
  random = random * 16807 % 2147483647
  local key = random % 50000
  local old = map[key]
  if old == nil then
    map[key] = i
    size = size + 1
  elseif old % 3 == 0 then
    map[key] = nil
    size = size - 1
    removed = removed + 1
  else
    map[key] = old + 1
    sum = sum + old
  end
end
print(string.format("%d %d %d", size, removed, sum))
