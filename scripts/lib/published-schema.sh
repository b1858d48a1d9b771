# What clients were promised, and what of it schema.graphql changes. Sourced after environment.sh, not run.
# shellcheck shell=bash

# shellcheck disable=SC2034  # who sources this uses them
schema=$root/schema.graphql
published=$root/Tests/Contract/published.graphql
accepted_list=$root/Tests/Contract/accepted-breaking-changes.txt
page=$root/docs/schema-changes.md

# Sets changes, breaking, refused (breaking but not accepted), obsolete (accepted but not breaking) and unexplained (accepted without a
# reason), a change a line, and untold: the coordinates of breaking changes that the page for the authors of clients does not name.
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

# What `schema diff` prints; that something breaks is no failure here.
difference() {
    local program=$1 status=0
    "$program" schema diff "${@:2}" "$published" "$schema" || status=$?
    [[ $status -le 1 ]] || fail "The schemas cannot be compared."
}

# The lines of the second text that the first has not.
without() {
    if [[ -z $1 ]]; then printf %s "$2"; else grep -Fxv -e "$1" <<<"$2" || true; fi
}

# The accepted changes under no reason. `# Because …` is the reason of the lines below it, up to an empty line.
without_reason() {
    awk '/^[[:space:]]*$/ { reason = 0; next } /^# Because [^[:space:]]/ { reason = 1 } !/^#/ && !reason' "$accepted_list"
}

# Those of the coordinates that the page does not name between backticks.
missing_on_page() {
    local coordinate
    while read -r coordinate; do
        [[ -z $coordinate ]] || grep -qsF -e "\`$coordinate\`" "$page" || printf '%s\n' "$coordinate"
    done <<<"$1"
}

# Fails unless every breaking change is accepted with a reason and told to the authors of clients; begins messages with the given words.
require_accepted() {
    local list=${accepted_list#"$root/"}
    [[ -z $refused ]] || fail "$1 These changes break clients. If that is meant, add them to $list:"$'\n'"$refused"
    [[ -z $obsolete ]] || fail "$1 $list accepts what is no change (any more); take it out:"$'\n'"$obsolete"
    [[ -z $unexplained ]] || fail "$1 $list accepts these without a reason; write \`# Because …\` above them:"$'\n'"$unexplained"
    [[ -z $untold ]] || fail "$1 ${page#"$root/"} has to tell the authors of clients what breaks, with these names between backticks:"$'\n'"$untold"
}
