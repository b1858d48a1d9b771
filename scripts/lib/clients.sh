# The clients that the tests run: Python packages with pinned versions, in a virtual environment of the clone's own. Sourced, not run.
# shellcheck shell=bash

# What the clients take: curl, nginx before the gateway, openssl for certificates, and a Python that can make virtual environments.
client_packages=(curl nginx-light openssl python3 python3-venv)

# Makes `.venv` from Tests/ClientTests/requirements.txt, anew only when that list has changed or the Python is another; only then it asks PyPI.
make_client_environment() {
    local wanted=$root/Tests/ClientTests/requirements.txt folder=$root/.venv python candidate
    # The copy of the list is put there last: it says that the rest is whole.
    cmp -s "$wanted" "$folder/requirements.txt" && "$folder/bin/python" -c 'import gql' 2>/dev/null && return

    # A Python that somebody put before Debian's in PATH may be too old or lack the modules.
    for candidate in python3 /usr/bin/python3; do
        if "$candidate" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then python=$candidate && break; fi
    done
    [[ -n ${python:-} ]] || { say "The clients of the tests need Python 3.11 or newer with its venv module."; return 1; }

    say "Installing the Python clients of the tests into .venv …"
    rm -rf "$folder"
    if ! "$python" -m venv "$folder" \
        || ! "$folder/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes --only-binary :all: -r "$wanted" >&2; then
        say "The Python clients of the tests could not be installed. The first run needs PyPI (python3 -m pip must reach it); later ones do not."
        return 1
    fi
    cp "$wanted" "$folder/requirements.txt"
}
