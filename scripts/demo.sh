#!/bin/sh
# Sets up, builds, and lets the tester find the bug of a program that ordinary runs do not show.
set -eu
# shellcheck source=scripts/setup.sh
. "$(dirname "$0")/setup.sh"

program=examples/thesis/SplitSync.java

# shellcheck disable=SC2086
install_packages $build_packages
build_braid release vmc vmrun
cd "$root"
vmrun=build/release/bin/vmrun

say "The program: $program"
cat "$program"

say "Five ordinary runs"
for run in 1 2 3 4 5; do
  if "$vmrun" "$program" </dev/null; then echo "run $run: exit code 0"
  else echo "run $run: exit code $?"
  fi
done

say "The tester: $vmrun --tester $program"
status=0
"$vmrun" --tester --trace-dir build/demo "$program" </dev/null || status=$?
if [ "$status" -ne 1 ]; then
  echo "The tester was expected to find a failure (exit code 1); it ended with $status." >&2
  exit 1
fi
say "Found: why the program fails, and the schedule that makes it fail every time, stand above."
echo "To use vmrun and vmc in this terminal:  export PATH=\"\$PWD/build/release/bin:\$PATH\"   (docs/tour.md goes on from here, with the report of a harder one)"
