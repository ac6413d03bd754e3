#!/bin/sh
# Sets up, builds and runs the whole test suite. Needs nothing on standard input.
set -eu
# shellcheck source=scripts/setup.sh
. "$(dirname "$0")/setup.sh"

# shellcheck disable=SC2086
install_packages $build_packages libgtest-dev openjdk-17-jdk-headless
build_braid ci

say "Testing"
cd "$root/build/ci"
ctest --output-on-failure -j 2 </dev/null
