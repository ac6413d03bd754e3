-- Array reads and writes: the sieve of Eratosthenes, again and again over one array.
local function sieve(composite, limit)
  for i = 2, limit do composite[i] = false end
  local count = 0
  for i = 2, limit do
    if not composite[i] then
      count = count + 1
      for k = i + i, limit, i do composite[k] = true end
    end
  end
  return count
end

local limit = 1000000
local composite = {}
for i = 1, limit do composite[i] = false end
local total = 0
for round = 0, 29 do total = total + sieve(composite, limit - round) end
print(string.format("%d", total))
