-- Where a batch of synonyms waits for its merge. Each commit empties it.

CREATE TEMPORARY TABLE staged_word (
    ordinal integer,
    kind synonym_kind,
    language language,
    term text,
    meaning text,
    source text,
    is_ambiguous boolean,
    state integer
) ON COMMIT DELETE ROWS;

CREATE TEMPORARY TABLE staged_problem (ordinal integer, problem text) ON COMMIT DELETE ROWS;
