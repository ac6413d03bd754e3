-- Allocation and collection: many short-lived trees beside a long-lived one.
local function make(depth)
  local tree = { left = false, right = false }
  if depth > 0 then
    tree.left = make(depth - 1)
    tree.right = make(depth - 1)
  end
  return tree
end

local function check(tree)
  if not tree.left then return 1 end
  return 1 + check(tree.left) + check(tree.right)
end

local max_depth = 15
print(string.format("%d", check(make(max_depth + 1))))
local long_lived = make(max_depth)
for depth = 4, max_depth, 2 do
  local iterations = 2 ^ (max_depth - depth + 4)
  local sum = 0
  for _ = 1, iterations do sum = sum + check(make(depth)) end
  print(string.format("%d %d %d", iterations, depth, sum))
end
print(string.format("%d", check(long_lived)))
