# shellcheck shell=sh disable=SC2034
# Shared by the other scripts (sourced, not run): what a Debian 12 machine needs, and the build.
#
#   install_packages PACKAGE...   installs what is missing, with sudo when not root
#   build_braid PRESET [TARGET...]  configures and builds into build/PRESET

root=$(cd "$(dirname "$0")/.." && pwd)
jobs=$(nproc 2>/dev/null || echo 2)
build_packages="g++ cmake ninja-build ccache libboost-program-options-dev libfmt-dev libxxhash-dev libzstd-dev nlohmann-json3-dev"

say() { printf '\n== %s\n' "$*"; }

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"
  elif command -v sudo >/dev/null 2>&1; then sudo "$@"
  else echo "error: to install packages, run this as root or install sudo" >&2; return 1
  fi
}

is_installed() {
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

install_packages() {
  missing=
  for package in "$@"; do
    is_installed "$package" || missing="$missing $package"
  done
  [ -n "$missing" ] || return 0
  if ! command -v apt-get >/dev/null 2>&1; then
    echo "warning: no apt-get here; the build needs what Debian calls:$missing" >&2
    return 0
  fi
  say "Installing$missing"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get update -q </dev/null
  # shellcheck disable=SC2086
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -q --no-install-recommends $missing </dev/null
}

build_braid() {
  preset=$1
  shift
  say "Building ($preset)"
  cd "$root" || return 1
  configured=$(cmake --preset "$preset" 2>&1 </dev/null) || {
    printf '%s\n' "$configured" >&2
    return 1
  }
  # Without targets everything is built.
  if [ $# -gt 0 ]; then
    cmake --build --preset "$preset" -j "$jobs" --target "$@" </dev/null
  else
    cmake --build --preset "$preset" -j "$jobs" </dev/null
  fi
}
