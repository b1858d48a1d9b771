# The published schema, and the differences from schema.graphql. Sourced after environment.sh, not run.
# shellcheck shell=bash

# shellcheck disable=SC2034  # used by the sourcing scripts
schema=$root/schema.graphql
published=$root/Tests/Contract/published.graphql
accepted_list=$root/Tests/Contract/accepted-breaking-changes.txt
page=$root/docs/reference/schema-changes.md

# Sets changes, breaking, refused (breaking but not accepted), obsolete (accepted but not breaking) and unexplained (accepted without a
# reason), one change per line. Sets untold to the coordinates of breaking changes that are missing from the page for client authors.
compare_with_published() {
    local program=$1 accepted coordinates
    changes=$(difference "$program")
    breaking=$(grep '^breaking ' <<<"$changes" || true)
    accepted=$(grep -v -e '^#' -e '^[[:space:]]*$' "$accepted_list" || true)
    refused=$(without "$accepted" "$breaking")
    obsolete=$(without "$breaking" "$accepted")
    unexplained=$(without_reason)
    coordinates=$(difference "$program" --format json 2>/dev/null |
        { grep -o '"severity":"breaking","type":"[A-Z_]*","coordinate":"[^"]*"' || true; } | sed 's/.*"coordinate":"//; s/"$//' | sort -u)
    untold=$(missing_on_page "$coordinates")
}

# Prints the result of `schema diff`. Breaking changes are not an error here.
difference() {
    local program=$1 status=0
    "$program" schema diff "${@:2}" "$published" "$schema" || status=$?
    [[ $status -le 1 ]] || fail "The schemas cannot be compared."
}

# Prints the lines of the second text that are missing from the first.
without() {
    if [[ -z $1 ]]; then printf %s "$2"; else grep -Fxv -e "$1" <<<"$2" || true; fi
}

# Prints accepted changes without a reason. `# Because …` is the reason for the lines below it, up to an empty line.
without_reason() {
    awk '/^[[:space:]]*$/ { reason = 0; next } /^# Because [^[:space:]]/ { reason = 1 } !/^#/ && !reason' "$accepted_list"
}

# Prints the coordinates that the page does not name between backticks.
missing_on_page() {
    local coordinate
    while read -r coordinate; do
        [[ -z $coordinate ]] || grep -qsF -e "\`$coordinate\`" "$page" || printf '%s\n' "$coordinate"
    done <<<"$1"
}

# Fails unless every breaking change is accepted with a reason and explained to client authors. The argument is the prefix of messages.
require_accepted() {
    local list=${accepted_list#"$root/"}
    [[ -z $refused ]] || fail "$1 These changes break clients. If that is meant, add them to $list:"$'\n'"$refused"
    [[ -z $obsolete ]] || fail "$1 $list accepts what is no change (any more); take it out:"$'\n'"$obsolete"
    [[ -z $unexplained ]] || fail "$1 $list accepts these without a reason; write \`# Because …\` above them:"$'\n'"$unexplained"
    [[ -z $untold ]] || fail "$1 ${page#"$root/"} has to tell the authors of clients what breaks, with these names between backticks:"$'\n'"$untold"
}
