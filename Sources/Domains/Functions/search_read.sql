-- Revision 4.

-- Parses a typed text into queries for the columns `search` and `search_names` of some lists (see migrations 0027 and 0028, and
-- `search_tiers`).
--
-- Words match in any order, and the last one may be incomplete unless white space follows. `"a phrase"` matches consecutive words, `a or b`
-- are alternatives, and `-without` excludes a word. Stop words of either language are ignored next to other words. Terms for a value
-- (`search_term`), such as a colour, match rows with that value.
--
-- Words are looked up in the person's language first. Only words that it does not have are looked up in the other one, as whole words. Only
-- words that neither has count as misspelt. Names are always searched.
CREATE OR REPLACE FUNCTION search_read(typed text, spoken language, lists search_list[]) RETURNS search_reading
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    result search_reading := ROW(NULL, '{}', '{}', NULL, '{}', '{}')::search_reading;
    nothing tsquery;
    own constant text := search_letter(spoken);
    is_open boolean := typed !~ '[\s"]$';
    -- Each word or phrase, and its operators.
    token record;
    items text[] := '{}';
    wanted boolean[] := '{}';
    phrases boolean[] := '{}';
    joined boolean[] := '{}';
    -- “t-shirt” may be a term, although it is a phrase.
    parts boolean[] := '{}';
    n integer := 0;
    -- The number of consecutive words from each position, up to four, and all texts that they form.
    together integer[];
    runs text[] := '{}';
    terms record;
    -- The number of meaningful words, and all wanted words in the form of a name.
    counting integer := 0;
    whole text := '';
    -- The meaning of the word at a position, and of all words before it.
    i integer := 1;
    size integer;
    term record;
    meaning record;
    word text;
    exact text[]; inflected text[]; loose text[]; last text[];
    apart text;
    continued text;
    glue text;
    values_alone text[];
    groups integer := 0;
    all_exact text := ''; all_inflected text := ''; all_loose text := ''; some_loose text := ''; all_found text := ''; all_values text := '';
    unwanted text := '';
BEGIN
    FOR token IN SELECT * FROM search_tokens(typed) LOOP
        n := n + 1;
        word := token.word;
        items[n] := word;
        wanted[n] := token.is_wanted;
        phrases[n] := token.is_quoted OR strpos(word, ' ') > 0;
        parts[n] := wanted[n] AND phrases[n] AND NOT token.is_quoted;
        joined[n] := token.is_alternative;
        IF wanted[n] THEN
            whole := whole || replace(word, ' ', '');
            IF phrases[n] OR NOT search_is_left_out(word, own) THEN counting := counting + 1; END IF;
        END IF;
    END LOOP;
    IF n = 0 THEN
        result.queries := array_fill(nothing, '{12}');
        RETURN result;
    END IF;
    is_open := is_open AND wanted[n] AND NOT phrases[n];

    together := array_fill(1, ARRAY[n]);
    FOR place IN REVERSE n..1 LOOP
        IF place < n AND NOT (phrases[place] OR phrases[place + 1] OR joined[place + 1]) AND wanted[place] AND wanted[place + 1] THEN
            together[place] := least(4, together[place + 1] + 1);
        END IF;
        FOR size IN CASE WHEN parts[place] THEN 1 ELSE 2 END..together[place] LOOP
            runs := runs || array_to_string(items[place:place + size - 1], ' ');
        END LOOP;
    END LOOP;
    terms := search_known_terms(runs, lists);

    WHILE i <= n LOOP
        size := 1;
        word := items[i];
        exact := '{}'; inflected := '{}'; loose := '{}'; last := '{}'; apart := NULL;
        IF (together[i] > 1 OR parts[i]) AND (is_open AND i + together[i] > n OR terms.is_any) THEN
            term := search_term_ahead(
                items[i:i + together[i] - 1], parts[i], is_open AND i + together[i] > n, terms.exact, terms.stemmed, own, lists
            );
            IF term.size > 0 THEN
                size := term.size;
                exact := term.alternatives; inflected := exact; loose := exact;
                apart := term.apart;
                IF term.is_begun THEN result.begun := items[n]; END IF;
            END IF;
        END IF;

        IF cardinality(exact) > 0 THEN
            NULL;
        ELSIF NOT wanted[i] THEN
            unwanted := unwanted || ' | ' || array_to_string(search_unwanted(word, phrases[i], lists), ' | ');
        ELSIF phrases[i] THEN
            exact := ARRAY[search_phrase(own, word), search_phrase('n', word)];
            inflected := exact;
            loose := exact || search_phrase(CASE own WHEN 'e' THEN 's' ELSE 'e' END, word);
        ELSIF counting > 0 AND search_is_left_out(word, own) THEN
            result.ignored := result.ignored || word;
            -- The last word may also begin a longer one, which comes first: “peanut but”.
            IF is_open AND i = n THEN continued := search_continued(word, own, lists); END IF;
        ELSE
            -- Only the first few misspelt words are corrected, because each correction takes some time.
            meaning := search_meaning(
                word, own, lists, is_open AND i = n, n = 1, joined[i], cardinality(result.corrected) / 2 + cardinality(result.unknown) < 5
            );
            exact := meaning.exact; inflected := meaning.inflected; loose := meaning.loose; last := meaning.last;
            IF meaning.is_begun THEN result.begun := word; END IF;
            IF meaning.is_other THEN result.other := result.other || word; END IF;
            IF meaning.correction IS NOT NULL THEN result.corrected := result.corrected || ARRAY[word, meaning.correction]; END IF;
            IF meaning.is_unknown THEN result.unknown := result.unknown || word; END IF;
        END IF;
        IF wanted[i] AND cardinality(loose) > 0 THEN
            -- Groups are combined with AND, or with OR if “or” was typed.
            glue := CASE WHEN all_loose = '' THEN '(' WHEN joined[i] THEN ' | ' ELSE ') & (' END;
            all_loose := all_loose || glue || array_to_string(loose, ' | ');
            -- Matches in the other language next to words of the person's language are found, but come last.
            all_found := all_found || glue || array_to_string(loose || last, ' | ');
            some_loose := some_loose || CASE WHEN some_loose = '' THEN '' ELSE ' | ' END || array_to_string(loose, ' | ');
            values_alone := ARRAY(SELECT alternative FROM unnest(exact) AS alternative WHERE alternative LIKE 'f%');
            all_values := all_values || glue || coalesce(apart, nullif(array_to_string(values_alone, ' | '), ''), 'x');
            groups := groups + CASE WHEN joined[i] THEN 0 WHEN apart IS NULL THEN 1 ELSE 2 END;
            all_exact := all_exact || glue || coalesce(nullif(array_to_string(exact, ' | '), ''), 'x');
            all_inflected := all_inflected || glue || coalesce(nullif(array_to_string(inflected, ' | '), ''), 'x');
        END IF;
        i := i + size;
    END LOOP;
    unwanted := substr(unwanted, 4);
    IF all_loose = '' THEN
        -- Only unwanted words were typed, so all other rows match equally well.
        result.queries := array_fill(nothing, '{12}');
        result.queries[1] := search_weighted('!(' || unwanted || ')', '');
        result.queries[3] := '!x';
        result.queries[4] := '!x';
        result.queries[7] := '!x';
        result.queries[12] := search_weighted(unwanted, '');
        RETURN result;
    END IF;
    all_found := all_found || ')'; all_loose := all_loose || ')'; all_exact := all_exact || ')'; all_inflected := all_inflected || ')';
    result.queries := search_tiers(
        all_found, all_loose, all_inflected, all_exact, all_exact || coalesce(' & (' || continued || ')', ''), some_loose,
        'w' || own || whole || ' | wn' || whole, CASE WHEN groups > 1 AND strpos(all_values || ')', '(x)') = 0 THEN all_values || ')' END, unwanted
    );
    RETURN result;
END
$$;

-- Only the queries.
CREATE OR REPLACE FUNCTION search_queries(typed text, spoken language, lists search_list[]) RETURNS tsquery[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT (search_read(typed, spoken, lists)).queries
$$;
