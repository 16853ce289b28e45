# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# What quickstart and test share: packages of Debian 12 and 13, and the build. Sourced by bash.

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
BUILD="$ROOT/build/release"
BIN="$BUILD/bin"

# To build server and console.
BUILD_PACKAGES="build-essential cmake ninja-build pkg-config
    qt6-base-dev qt6-l10n-tools qt6-httpserver-dev qt6-websockets-dev qt6-charts-dev qt6-svg-dev qtkeychain-qt6-dev libgl-dev libvulkan-dev
    nlohmann-json3-dev libexpected-dev libgumbo-dev libyajl-dev libexpat1-dev libstemmer-dev libsodium-dev libmd4c-dev libzip-dev libpoppler-cpp-dev libicu-dev libjemalloc-dev libseccomp-dev zlib1g-dev libsqlite3-dev libpsl-dev"
# To run them, the console with readable text.
RUN_PACKAGES="libqt6sql6-sqlite poppler-data libqt6svg6 libsecret-1-0 publicsuffix fonts-inter fonts-dejavu-core curl jq"
# To test them.
TEST_PACKAGES="ccache dbus-daemon gnome-keyring fonts-noto-core binutils sqlite3 xvfb xauth postgresql postgresql-common libqt6sql6-psql"
# Split off or merged in one of the two releases: taken where they exist.
OPTIONAL_PACKAGES="libqt6opengl6-dev qt6-svg-plugins"

if [ -t 1 ]; then BOLD=$'\e[1m'; DIM=$'\e[2m'; RED=$'\e[31m'; GREEN=$'\e[32m'; PLAIN=$'\e[0m'; else BOLD=; DIM=; RED=; GREEN=; PLAIN=; fi

step() { printf '\n%s== %s%s\n' "$BOLD" "$*" "$PLAIN"; }
note() { printf '   %s\n' "$*"; }
die() { printf '%s%s%s\n' "$RED" "$*" "$PLAIN" >&2; exit 1; }

is_installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

# Installs what is missing of the named packages; asks for nothing when all is there.
install_packages() {
    command -v apt-get >/dev/null || die "This script knows Debian 12 and 13 (apt-get is missing). Install the packages named in installer/lib.sh by hand."
    local missing=() package
    for package in "$@"; do is_installed "$package" || missing+=("$package"); done
    local optional=()
    for package in $OPTIONAL_PACKAGES; do is_installed "$package" || optional+=("$package"); done
    if [ ${#missing[@]} -eq 0 ] && { [ ${#optional[@]} -eq 0 ] || [ -e "$BUILD/.packages-done" ]; }; then
        note "all packages are installed"
        return
    fi
    local sudo=
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null || die "Installing packages needs root or sudo. Missing: ${missing[*]}"
        sudo=sudo
    fi
    if [ ${#missing[@]} -eq 0 ]; then
        note "looking for packages that only one of the two Debian releases has"
    else
        note "installing ${#missing[@]} packages: ${missing[*]:0:6} ..."
    fi
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get -qq update
    for package in "${optional[@]}"; do
        [ -n "$(apt-cache madison "$package" 2>/dev/null)" ] && missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] || $sudo env DEBIAN_FRONTEND=noninteractive apt-get -y -qq install --no-install-recommends \
        "${missing[@]}" >/dev/null || die "apt-get could not install: ${missing[*]}"
    mkdir -p "$BUILD" && touch "$BUILD/.packages-done"
}

# A tool that may come from elsewhere than a package.
install_tool() { command -v "$1" >/dev/null || install_packages "$2"; }

# configure [cmake option ...]: idempotent; a build folder of another source tree is made anew.
configure() {
    cd "$ROOT"
    if [ -f "$BUILD/CMakeCache.txt" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$ROOT" "$BUILD/CMakeCache.txt"; then
        note "the build folder belongs to another source tree: starting anew"
        rm -rf "$BUILD"
    fi
    local log="$BUILD/configure.log"
    mkdir -p "$BUILD"
    cmake --preset release "$@" >"$log" 2>&1 || { tail -n 30 "$log"; die "cmake failed; the whole log is $log"; }
}

# build_targets TARGET...: ninja's progress on a terminal, a line every few seconds elsewhere.
build_targets() {
    local log="$BUILD/build.log" status=0
    if [ -t 1 ]; then
        cmake --build "$BUILD" --target "$@" 2>&1 | tee "$log" || status=$? # pipefail is on
    else
        cmake --build "$BUILD" --target "$@" >"$log" 2>&1 &
        local pid=$! shown=
        while kill -0 "$pid" 2>/dev/null; do
            sleep 5 & wait $! 2>/dev/null || true
            local line
            line=$(grep -oE '^\[[0-9]+/[0-9]+\]' "$log" | tail -n 1 || true)
            [ "$line" = "$shown" ] || note "building $line"
            shown=$line
        done
        wait "$pid" || status=$?
    fi
    [ "$status" -eq 0 ] || { grep -E 'error|FAILED' "$log" | head -n 20; die "The build failed; the whole log is $log"; }
}
