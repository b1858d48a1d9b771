# What every script here needs first: the clone's folder, Debian packages, Swift, and where the data lie. Sourced, not run.
# shellcheck shell=bash
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)

say() { printf '%s\n' "$*" >&2; }

fail() {
    say "$*"
    exit 1
}

# Installs those of the named Debian packages that are missing; asks apt for nothing when none is.
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

# Swift has no Debian package that is new enough, and putting a toolchain in place is not ours to do.
require_swift() {
    command -v swift >/dev/null || fail "Swift 6.3 is missing: get it from https://swift.org/install/linux (or run \`docker compose up\`, which needs only Docker)."
}

# What building takes: the libraries with their headers, pkg-config to find them, git to fetch the Swift packages.
build_packages=(libpq-dev libjansson-dev libcsv-dev libexpat1-dev libcurl4-openssl-dev libssl-dev zlib1g-dev libsodium-dev pkg-config git ca-certificates)
# What the embedded PostgreSQL takes: its programs, and setpriv to drop root's privileges.
database_packages=(postgresql util-linux)

# The build that the tests run: warnings are errors; of what debuggers want only the lines, for the trace of a crash.
build_for_tests() {
    CUPBOARD_STRICT=1 swift build --package-path "$root" -Xswiftc -gline-tables-only "$@"
}

# Builds an optimised program – cupboard unless another is named – with Swift's library inside: a tenth less CPU, a faster start. It knows its
# lines, for the trace of a crash, and no more: what only debuggers want is 8 MB. Messages go to standard error: standard output stays the
# program's.
build_release() {
    local product=${1:-cupboard}
    require_packages "${build_packages[@]}" "${database_packages[@]}"
    require_swift
    swift build --package-path "$root" -c release --product "$product" --static-swift-stdlib -Xswiftc -gline-tables-only >&2
    program=$(swift build --package-path "$root" -c release --show-bin-path)/$product
}

# The folder of the embedded PostgreSQL. As root it belongs to an unprivileged user, who can often not reach the clone
# (/root, a private temporary folder): so it lies where services keep their data, one folder for each clone.
data_folder() {
    if [[ $EUID -eq 0 ]]; then
        printf '/var/lib/cupboard/%s-%s' "$(basename "$root")" "$(printf %s "$root" | sha256sum | cut -c1-8)"
    else
        printf '%s/.data' "$root"
    fi
}

# Lets a program started from anywhere find the clone's schema and data; who sets the variables wins.
export_defaults() {
    export CUPBOARD_SCHEMA=${CUPBOARD_SCHEMA:-$root/schema.graphql}
    export CUPBOARD_DATA=${CUPBOARD_DATA:-$(data_folder)}
}
