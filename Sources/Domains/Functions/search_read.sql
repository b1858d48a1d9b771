-- Revision 2.

-- What a person types, read as questions to the columns `search` and `search_names` of some lists (see 0027, 0028 and `search_tiers`).
--
-- Words come in any order; the last one may be only begun, unless a blank follows it. `"a phrase"` stands together, `a or b` are alternatives,
-- `-without` must not be there. Stop words of either language are left out where other words are there. Words that are a term of a value
-- (`search_term`), such as a colour, find what has the value. A word is looked for in the language of the person first; only what that does not
-- know is looked for in the other, as a whole word; and only what neither knows is taken for misspelt. Names are looked for in any case.
CREATE OR REPLACE FUNCTION search_read(typed text, spoken language, lists search_list[]) RETURNS search_reading
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    result search_reading := ROW(NULL, '{}', '{}', NULL, '{}', '{}')::search_reading;
    nothing tsquery;
    own text := CASE spoken WHEN 'EN' THEN 'e' ELSE 's' END;
    other_letter text := CASE spoken WHEN 'EN' THEN 's' ELSE 'e' END;
    token record;
    word text;
    items text[] := '{}';
    wanted boolean[] := '{}';
    phrases boolean[] := '{}';
    joined boolean[] := '{}';
    is_open boolean := typed !~ '[\s"]$';
    n integer := 0;
    counting integer := 0;
    compounds text[] := '{}';
    stems_en text[] := '{}';
    stems_es text[] := '{}';
    terms text[];
    stemmed text[];
    parts boolean[] := '{}';
    all_found text := ''; all_values text := '';
    values_alone text[];
    groups integer := 0;
    continued text;
    forms record;
    is_begun boolean; is_own boolean;
    last text[];
    meant text;
    apart text;
    i integer := 1;
    size integer;
    exact text[]; inflected text[]; loose text[];
    all_exact text := ''; all_inflected text := ''; all_loose text := ''; some_loose text := '';
    unwanted text := '';
    glue text;
    whole text := '';
BEGIN
    FOR token IN SELECT * FROM search_tokens(typed) LOOP
        n := n + 1;
        word := token.word;
        items[n] := word;
        wanted[n] := token.is_wanted;
        phrases[n] := token.is_quoted OR strpos(word, ' ') > 0;
        -- “t-shirt” may be a term, though it stands together.
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

    -- Runs of words that are one term: “gluten free”. The very words go before those with the same stems.
    FOR size IN 1..least(4, n) LOOP
        FOR i IN 1..n - size + 1 LOOP
            CONTINUE WHEN size = 1 AND NOT parts[i] OR false = ANY (wanted[i:i + size - 1]) OR true = ANY (joined[i + 1:i + size - 1])
                OR size > 1 AND true = ANY (phrases[i:i + size - 1]);
            word := array_to_string(items[i:i + size - 1], ' ');
            compounds := compounds || word;
            stems_en := stems_en || search_stems('e', word);
            stems_es := stems_es || search_stems('s', word);
        END LOOP;
    END LOOP;
    i := 1;
    IF cardinality(compounds) > 0 THEN
        SELECT coalesce(array_agg(compound) FILTER (WHERE is_exact), '{}'), coalesce(array_agg(compound) FILTER (WHERE NOT is_exact), '{}')
        INTO terms, stemmed
        FROM (
            SELECT words, true FROM search_term WHERE list = ANY (lists) AND words COLLATE "C" = ANY (compounds)
            UNION
            SELECT run.words, false FROM unnest(compounds, stems_en) AS run(words, stems) JOIN search_term AS term USING (stems)
            WHERE list = ANY (lists) AND letter = 'e'
            UNION
            SELECT run.words, false FROM unnest(compounds, stems_es) AS run(words, stems) JOIN search_term AS term USING (stems)
            WHERE list = ANY (lists) AND letter = 's'
        ) AS known(compound, is_exact);
    END IF;

    WHILE i <= n LOOP
        size := 1;
        word := items[i];
        exact := '{}'; inflected := '{}'; loose := '{}'; last := '{}'; apart := NULL;
        IF wanted[i] AND (is_open OR cardinality(terms) > 0 OR cardinality(stemmed) > 0) THEN
            FOR longer IN REVERSE least(4, n - i + 1)..1 LOOP
                word := array_to_string(items[i:i + longer - 1], ' ');
                CONTINUE WHEN longer = 1 AND NOT parts[i];
                IF word = ANY (terms) THEN
                    size := longer;
                    exact := ARRAY(SELECT DISTINCT lexeme || '§' FROM search_term WHERE list = ANY (lists) AND words COLLATE "C" = word);
                    EXIT;
                END IF;
                IF cardinality(exact) = 0 AND word = ANY (stemmed) THEN
                    size := longer;
                    exact := ARRAY(
                        SELECT lexeme || '§' FROM search_term WHERE list = ANY (lists) AND letter = 'e' AND stems = search_stems('e', word)
                        UNION SELECT lexeme || '§' FROM search_term WHERE list = ANY (lists) AND letter = 's' AND stems = search_stems('s', word)
                    );
                END IF;
                IF cardinality(exact) = 0 AND is_open AND longer > 1 AND i + longer - 1 = n THEN
                    -- “gluten fre” begins a term whose first word says nothing by itself.
                    exact := search_begun_term(word, items[i], own, lists);
                    IF cardinality(exact) > 0 THEN
                        size := longer;
                        result.begun := items[n];
                    END IF;
                END IF;
            END LOOP;
            word := array_to_string(items[i:i + size - 1], ' ');
            IF cardinality(exact) > 0 THEN
                -- “blue jeans” is a term of jeans, of which blue ones come first.
                SELECT string_agg('(' || alternatives || ')', ' & ') INTO apart
                FROM (
                    SELECT string_agg(DISTINCT lexeme || '§', ' | ') AS alternatives, min(kind) AS kind
                    FROM unnest(items[i:i + size - 1]) AS part JOIN search_term ON words COLLATE "C" = part AND list = ANY (lists) GROUP BY part
                ) AS part HAVING size > 1 AND count(DISTINCT kind) = size;
                exact := exact || search_phrase(own, word) || search_phrase('n', word);
                inflected := exact; loose := exact;
            END IF;
        END IF;

        IF cardinality(exact) > 0 THEN
            NULL;
        ELSIF NOT wanted[i] THEN
            unwanted := unwanted || ' | ' || array_to_string(search_unwanted(word, phrases[i], lists), ' | ');
        ELSIF phrases[i] THEN
            exact := ARRAY[search_phrase(own, word), search_phrase('n', word)];
            inflected := exact;
            loose := exact || search_phrase(other_letter, word);
        ELSIF counting > 0 AND search_is_left_out(word, own) THEN
            result.ignored := result.ignored || word;
            -- “peanut but”: what goes on with it comes first.
            IF is_open AND i = n THEN continued := search_continued(word, own, lists); END IF;
        ELSE
            is_begun := is_open AND i = n;
            SELECT * INTO forms FROM search_own_forms(word, own, lists, is_begun);
            exact := forms.exact; inflected := forms.inflected; loose := inflected;
            is_own := forms.is_own;
            IF is_begun AND NOT (n > 1 AND forms.is_whole AND NOT joined[i]) THEN
                loose := loose || search_beginnings(word, own, lists, forms.is_whole);
                is_own := is_own OR array_to_string(loose, ' ') ~ ('(^| )[f' || own || ']');
                IF cardinality(inflected) = 0 AND cardinality(loose) > 0 THEN result.begun := word; END IF;
            END IF;
            IF NOT forms.is_known THEN
                last := search_other_forms(word, other_letter, lists, is_own);
                IF cardinality(last) > 0 THEN result.other := result.other || word; END IF;
            END IF;
            IF NOT is_own AND cardinality(last) > 0 THEN
                IF cardinality(loose) > 0 THEN
                    -- Names go first.
                    loose := loose || last;
                ELSE
                    exact := ARRAY(SELECT alternative FROM unnest(last) AS alternative WHERE alternative IN (other_letter || word || '§'));
                    inflected := last; loose := last;
                END IF;
                last := '{}';
            END IF;
            IF is_own AND NOT forms.is_known AND n > 1 AND length(word) BETWEEN 3 AND 40 THEN
                -- Beside other words what is only begun or inflected may as well be two swapped letters: “sesame oli”.
                last := last || search_swapped(word, own, lists);
            END IF;
            IF cardinality(loose) = 0 AND is_begun AND lists = '{INGREDIENTS}' AND search_begins(word, other_letter, lists) THEN
                -- Ingredients are completed in both languages; or two letters were swapped: “lager bere”.
                loose := search_swapped(word, own, lists) || (other_letter || word || '¶');
                result.begun := word;
                result.other := result.other || word;
            END IF;
            IF cardinality(loose) = 0 THEN
                meant := NULL;
                -- No word is as long as that, and levenshtein takes 255 letters. Of many misspelt words the first few are corrected: each takes
                -- a while.
                IF length(word) <= 40 AND cardinality(result.corrected) / 2 + cardinality(result.unknown) < 5 THEN
                    IF length(word) >= 6 OR word ~ '^[0-9]' THEN
                        SELECT coalesce(array_agg(split.alternative), '{}'), min(split.words) INTO exact, meant
                        FROM search_split(word, own, lists) AS split;
                        inflected := exact; loose := exact;
                    END IF;
                    IF word !~ '[0-9]' AND length(word) > 1 THEN
                        SELECT loose || coalesce(array_agg(correction.alternative), '{}'),
                            coalesce(meant, min(correction.word) FILTER (WHERE place = 1))
                        INTO loose, meant FROM search_correction(word, own, lists) AS correction;
                    END IF;
                END IF;
                IF meant IS NULL THEN
                    result.unknown := result.unknown || word;
                ELSE
                    result.corrected := result.corrected || ARRAY[word, meant];
                END IF;
                -- A word that someone is just adding may be there before it is known.
                loose := loose || (own || word || '§') || ('n' || word || '§');
            END IF;
        END IF;
        IF wanted[i] AND cardinality(loose) > 0 THEN
            -- Items are joined by “and”, but by “or” where that is typed.
            glue := CASE WHEN all_loose = '' THEN '(' WHEN joined[i] THEN ' | ' ELSE ') & (' END;
            all_loose := all_loose || glue || array_to_string(loose, ' | ');
            -- What is in the other language beside words of the person's is found, but comes last.
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
        -- Nothing but what is unwanted: all the rest is as good.
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

-- The questions alone.
CREATE OR REPLACE FUNCTION search_queries(typed text, spoken language, lists search_list[]) RETURNS tsquery[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT (search_read(typed, spoken, lists)).queries
$$;
