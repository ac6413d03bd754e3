-- The start-up time.
print("Hello, world")
