-- Merges a batch of synonyms.

-- Words without a letter or digit that searches know would match everything.
INSERT INTO staged_problem (ordinal, problem)
SELECT ordinal, format('“%s”: a term and a meaning with letters or digits are needed', term)
FROM staged_word WHERE search_words(term) = '' OR search_words(meaning) = '';

DELETE FROM staged_word USING staged_problem AS problem WHERE staged_word.ordinal = problem.ordinal;

-- 1 is new, 0 changed, -1 unchanged.
UPDATE staged_word AS staged SET state = CASE
    WHEN kept.kind IS NULL THEN 1
    WHEN (kept.source, kept.is_ambiguous) IS DISTINCT FROM (given.source, given.is_ambiguous) THEN 0
    ELSE -1
END
FROM staged_word AS given LEFT JOIN search_synonym AS kept
    ON (kept.kind, kept.language, kept.term, kept.meaning) = (given.kind, given.language, given.term, given.meaning)
WHERE given.ordinal = staged.ordinal;

INSERT INTO search_synonym (kind, language, term, meaning, source, is_ambiguous, is_imported)
SELECT kind, language, term, meaning, source, is_ambiguous, true FROM staged_word WHERE state IN (0, 1)
ORDER BY kind, language, term, meaning
ON CONFLICT (kind, language, term, meaning) DO UPDATE SET source = EXCLUDED.source, is_ambiguous = EXCLUDED.is_ambiguous, is_imported = true;
