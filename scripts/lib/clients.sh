# The test clients: Python packages with pinned versions, in a virtual environment of this clone. Sourced, not run.
# shellcheck shell=bash

# Packages for the clients: curl, nginx in front of the gateway, openssl for certificates, and a Python that can create virtual
# environments.
client_packages=(curl nginx-light openssl python3 python3-venv)

# Creates `.venv` from Tests/ClientTests/requirements.txt. Rebuilds it, using PyPI, only if that list or the Python version has changed.
make_client_environment() {
    local wanted=$root/Tests/ClientTests/requirements.txt folder=$root/.venv python candidate
    # The list is copied last, so its presence means that the environment is complete.
    cmp -s "$wanted" "$folder/requirements.txt" && "$folder/bin/python" -c 'import gql' 2>/dev/null && return

    # A Python ahead of Debian's in PATH may be too old or lack the modules.
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
