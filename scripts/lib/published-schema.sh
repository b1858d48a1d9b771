# What clients were promised, and what of it schema.graphql changes. Sourced after environment.sh, not run.
# shellcheck shell=bash

# shellcheck disable=SC2034  # who sources this uses them
schema=$root/schema.graphql
published=$root/Tests/Contract/published.graphql
accepted_list=$root/Tests/Contract/accepted-breaking-changes.txt

# Sets breaking, refused (breaking but not accepted) and obsolete (accepted but not breaking), a change a line.
compare_with_published() {
    local program=$1 status=0 accepted
    changes=$("$program" schema diff "$published" "$schema") || status=$?
    [[ $status -le 1 ]] || fail "The schemas cannot be compared."
    breaking=$(grep '^breaking ' <<<"$changes" || true)
    accepted=$(grep -v -e '^#' -e '^[[:space:]]*$' "$accepted_list" || true)
    refused=$(without "$accepted" "$breaking")
    obsolete=$(without "$breaking" "$accepted")
}

# The lines of the second text that the first has not.
without() {
    if [[ -z $1 ]]; then printf %s "$2"; else grep -Fxv -e "$1" <<<"$2" || true; fi
}
