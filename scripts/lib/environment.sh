# The basis of every script: the clone's folder, Debian packages, Swift, and the data folder. Sourced, not run.
# shellcheck shell=bash
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)

say() { printf '%s\n' "$*" >&2; }

fail() {
    say "$*"
    exit 1
}

# Installs the missing packages from a list of Debian packages. Does not run apt if none is missing.
require_packages() {
    local package missing=()
    if ! command -v dpkg-query >/dev/null; then
        say "No Debian here, so nothing is installed; needed are what Debian calls: $*"
        return
    fi
    for package in "$@"; do
        [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || missing+=("$package")
    done
    [[ ${#missing[@]} -gt 0 ]] || return 0
    local sudo=()
    if [[ $EUID -ne 0 ]]; then
        command -v sudo >/dev/null || fail "Please install these Debian packages as root: apt-get install ${missing[*]}"
        sudo=(sudo)
    fi
    say "Installing the Debian packages ${missing[*]} …"
    "${sudo[@]}" apt-get update -qq >&2
    "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
}

# Debian has no recent Swift package, and these scripts should not install a toolchain.
require_swift() {
    command -v swift >/dev/null || fail "Swift 6.3 is missing: get it from https://swift.org/install/linux (or run \`docker compose up\`, which needs only Docker)."
}

# Packages for the build: libraries with headers, pkg-config to find them, git to fetch the Swift packages.
build_packages=(libpq-dev libjansson-dev libcsv-dev libexpat1-dev libcurl4-openssl-dev libssl-dev zlib1g-dev libsodium-dev libxml2-dev libzip-dev pkg-config git ca-certificates)
# Packages for the embedded PostgreSQL: its programs, and setpriv to drop root's privileges.
database_packages=(postgresql util-linux)

# The build for the tests: warnings are errors, and debug information is limited to line tables, for crash traces.
build_for_tests() {
    CUPBOARD_STRICT=1 swift build --package-path "$root" -Xswiftc -gline-tables-only "$@"
}

# Builds an optimised program, cupboard by default, and links Swift's library statically: 10 % less CPU, a faster start. Debug information
# is limited to line tables for crash traces, because the rest is 8 MB. Messages go to standard error, because standard output belongs to
# the program.
build_release() {
    local product=${1:-cupboard}
    require_packages "${build_packages[@]}" "${database_packages[@]}"
    require_swift
    swift build --package-path "$root" -c release --product "$product" --static-swift-stdlib -Xswiftc -gline-tables-only >&2
    program=$(swift build --package-path "$root" -c release --show-bin-path)/$product
}

# The folder of the embedded PostgreSQL. For root it belongs to an unprivileged user, who often cannot reach the clone (/root, a private
# temporary folder). So it is where services keep their data, with one folder per clone.
data_folder() {
    if [[ $EUID -eq 0 ]]; then
        printf '/var/lib/cupboard/%s-%s' "$(basename "$root")" "$(printf %s "$root" | sha256sum | cut -c1-8)"
    else
        printf '%s/.data' "$root"
    fi
}

# Lets a program find the clone's schema and data from any folder. Existing variables take precedence.
export_defaults() {
    export CUPBOARD_SCHEMA=${CUPBOARD_SCHEMA:-$root/schema.graphql}
    export CUPBOARD_DATA=${CUPBOARD_DATA:-$(data_folder)}
}
