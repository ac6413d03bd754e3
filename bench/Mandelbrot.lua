-- Floating point in a tight loop: how many points of a grid stay bounded.
local function mandelbrot(size, limit)
  local inside = 0
  local steps = 0
  for row = 0, size - 1 do
    local ci = 2.0 * row / size - 1.0
    for column = 0, size - 1 do
      local cr = 2.0 * column / size - 1.5
      local zr, zi, zr2, zi2 = 0.0, 0.0, 0.0, 0.0
      local n = 0
      while n < limit and zr2 + zi2 <= 4.0 do
        zi = 2.0 * zr * zi + ci
        zr = zr2 - zi2 + cr
        zr2 = zr * zr
        zi2 = zi * zi
        n = n + 1
      end
      steps = steps + n
      if n == limit then inside = inside + 1 end
    end
  end
  return inside, steps
end

print(string.format("%d %d", mandelbrot(900, 100)))
