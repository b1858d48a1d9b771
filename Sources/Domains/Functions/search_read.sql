-- Revision 8.

-- Words in the form in which they are stored, without those that have no letter or digit.
CREATE OR REPLACE FUNCTION search_folded(words text[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
    RETURN ARRAY(
        SELECT folded FROM unnest(words) WITH ORDINALITY AS said(word, place) CROSS JOIN LATERAL search_words(word) AS folded
        WHERE folded <> '' ORDER BY place
    );
END
$$;

-- The parts of a search without some words.
CREATE OR REPLACE FUNCTION search_shortened(parsed jsonb, words text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT jsonb_set(parsed, '{parts}', coalesce(jsonb_agg(
        -- The word behind an ignored one is no alternative to the word before it.
        CASE WHEN is_behind THEN part - 'joined' ELSE part END ORDER BY place
    ) FILTER (WHERE NOT is_ignored), '[]')) FROM (
        SELECT part, place, is_ignored, lag(is_ignored, 1, false) OVER (ORDER BY place) AS is_behind FROM (
            SELECT part, place, coalesce(search_words(part ->> 'term') = ANY (words), false) AS is_ignored
            FROM jsonb_array_elements(parsed -> 'parts') WITH ORDINALITY AS said(part, place)
        ) AS said
    ) AS said
$$;

-- Converts a search into queries for the columns `search` and `search_names` of some lists (see migrations 0027, 0028 and 0059, and
-- `search_tiers`). `parsed` are the parts of the text, which the grammar of searches has found: words, exclusions, amounts and limits.
--
-- Words match in any order, and the last one may be incomplete unless white space follows. A phrase matches consecutive words. Stop words of
-- either language are ignored next to other words. Terms for a value (`search_term`), such as a colour, match rows with that value. Amounts
-- are ignored next to other words.
--
-- Words are searched in both languages. Matches in the person's language come first. Only words that neither has count as misspelt. Names
-- are always searched.
CREATE OR REPLACE FUNCTION search_read(parsed jsonb, spoken language, lists search_list[]) RETURNS search_interpretation
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    result search_interpretation := ROW(NULL, '{}', '{}', NULL, '{}', '{}', '[]')::search_interpretation;
    nothing tsquery;
    own constant text := search_letter(spoken);
    is_open boolean := (parsed ->> 'open')::boolean;
    has_food constant boolean := lists && '{RECIPES,INGREDIENTS,DONATIONS}';
    part record;
    excluded record;
    meant record;
    name text;
    -- Each word or phrase, whether an alternative to the previous one was typed, and whether something else lies between.
    items text[] := '{}';
    phrases boolean[] := '{}';
    joined boolean[] := '{}';
    separate boolean[] := '{}';
    is_separate boolean := false;
    -- Whether words exclude something.
    is_denied boolean := false;
    -- “t-shirt” may be a term, although it is a phrase.
    parts boolean[] := '{}';
    -- Values that an exclusion means: “sin mangas”.
    meanings text[] := '{}';
    n integer := 0;
    -- The number of consecutive words from each position, up to four, and all texts that they form.
    together integer[];
    runs text[] := '{}';
    terms record;
    -- Whether a word is ignored next to others, and whether it means everything in a list: “recipes”.
    left_out boolean[] := '{}';
    general boolean[] := '{}';
    -- The number of other words, exclusions and limits.
    counting integer := 0;
    -- The whole text in the form of a name.
    whole constant text := replace(search_words(parsed ->> 'name'), ' ', '');
    -- The meaning of the word at a position, and of all words before it.
    i integer := 1;
    size integer;
    term record;
    meaning record;
    apart_words record;
    word text;
    exact text[]; inflected text[]; loose text[]; last text[];
    apart text;
    -- What the last word may become, which comes first.
    preferred text := '';
    glue text;
    values_alone text[];
    titled text[];
    groups integer := 0;
    has_values boolean := false;
    all_exact text := ''; all_inflected text := ''; all_loose text := ''; some_loose text := ''; all_best text := '';
    all_found text := ''; all_values text := '';
    unwanted text := '';
    -- The first word of the search.
    head text := '';
    -- Words for colours and sizes, and for other properties. They are ignored if no row has all of them.
    colors text[] := '{}';
    properties text[] := '{}';
BEGIN
    FOR part IN
        SELECT * FROM jsonb_to_recordset(parsed -> 'parts') AS part(
            term text, kind text, joined boolean, amount text, number boolean,
            exclude text[], tail text[], extent text, condition text, negation text, behind boolean, text text
        )
    LOOP
        IF part.exclude IS NOT NULL THEN
            meant := search_exclusion_names(
                search_folded(part.exclude), search_folded(part.tail), part.extent, part.condition, search_words(part.negation), own, lists
            );
            FOREACH name IN ARRAY meant.names LOOP
                excluded := search_excluded(name, part.negation, part.behind, spoken, lists);
                IF excluded.unwanted <> '' THEN unwanted := unwanted || ' | ' || excluded.unwanted; END IF;
                IF cardinality(excluded.wanted) > 0 THEN
                    n := n + 1;
                    items[n] := name; phrases[n] := true; parts[n] := false; joined[n] := false; separate[n] := true;
                    left_out[n] := false; general[n] := false;
                    meanings[n] := array_to_string(excluded.wanted, ' | ');
                    counting := counting + 1;
                END IF;
                result.exclusions := result.exclusions || jsonb_build_object(
                    'text', CASE
                        WHEN cardinality(meant.names) = 1 AND cardinality(meant.rest) = 0 THEN part.text
                        WHEN part.behind THEN name || ' ' || part.negation
                        WHEN part.negation = '-' THEN '-' || name
                        ELSE part.negation || ' ' || name
                    END,
                    'meaning', CASE WHEN excluded.is_understood THEN array_to_string(excluded.names, ', ') END,
                    'allergens', excluded.allergens, 'is_understood', excluded.is_understood
                );
            END LOOP;
            counting := counting + 1;
            is_denied := is_denied OR part.negation <> '-';
            is_separate := true;
            FOREACH word IN ARRAY meant.rest LOOP
                n := n + 1;
                items[n] := word; phrases[n] := strpos(word, ' ') > 0; parts[n] := phrases[n]; joined[n] := false; separate[n] := is_separate;
                left_out[n] := NOT phrases[n] AND search_is_left_out(word, own); general[n] := false;
                is_separate := false;
                IF NOT left_out[n] THEN counting := counting + 1; END IF;
            END LOOP;
            is_separate := true;
        ELSIF part.amount IS NOT NULL AND (has_food OR NOT part.number) THEN
            is_separate := true;
        ELSIF coalesce(part.term, part.amount) IS NOT NULL THEN
            word := search_words(coalesce(part.term, part.amount));
            CONTINUE WHEN word = '';
            n := n + 1;
            items[n] := word;
            phrases[n] := part.kind IS NOT DISTINCT FROM 'PHRASE' OR strpos(word, ' ') > 0;
            parts[n] := phrases[n] AND part.kind IS DISTINCT FROM 'PHRASE';
            joined[n] := coalesce(part.joined, false);
            separate[n] := is_separate;
            is_separate := false;
            general[n] := NOT phrases[n] AND search_is_general(word, lists);
            left_out[n] := NOT phrases[n] AND search_is_left_out(word, own);
            IF NOT (general[n] OR left_out[n]) THEN counting := counting + 1; END IF;
        ELSE
            -- A limit.
            counting := counting + 1;
            is_separate := true;
        END IF;
    END LOOP;
    IF n = 0 AND unwanted = '' AND result.exclusions = '[]' AND NOT EXISTS (
        SELECT FROM jsonb_array_elements(parsed -> 'parts') AS said WHERE said ? 'limit'
    ) THEN
        result.queries := array_fill(nothing, '{12}');
        RETURN result;
    END IF;
    is_open := is_open AND n > 0 AND NOT is_separate AND NOT phrases[n];
    IF is_denied AND n > 0 AND cardinality(meanings) = 0 AND EXISTS (
        SELECT FROM search_term AS known
        WHERE known.list = ANY (lists) AND known.kind = 'DIET' AND known.words COLLATE "C" = search_words(parsed ->> 'name')
    ) THEN
        -- The other words belong to the name of a diet: “gluten free diet”.
        n := 0;
    END IF;

    IF n > 0 THEN together := array_fill(1, ARRAY[n]); END IF;
    FOR place IN REVERSE n..1 LOOP
        IF place < n AND NOT (
            phrases[place] AND NOT parts[place] OR phrases[place + 1] AND NOT parts[place + 1] OR joined[place + 1] OR separate[place + 1]
        ) THEN
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
        IF meanings[i] IS NOT NULL THEN
            exact := ARRAY[meanings[i]]; inflected := exact; loose := exact;
        ELSIF (together[i] > 1 OR parts[i]) AND (is_open AND i + together[i] > n OR terms.is_any) THEN
            term := search_term_ahead(
                items[i:i + together[i] - 1], parts[i], is_open AND i + together[i] > n, terms.exact, terms.stemmed, own, lists
            );
            IF term.size > 0 THEN
                size := term.size;
                exact := term.alternatives; inflected := exact; loose := exact;
                apart := term.apart;
                -- A synonym of several words does not hide rows that have the words apart.
                IF size > 1 AND NOT array_to_string(items[i:i + size - 1], ' ') = ANY (terms.exact) THEN
                    loose := loose || ('(' || (
                        SELECT string_agg('(' || search_phrase(own, said) || ' | ' || search_phrase('n', said) || ')', ' & ')
                        FROM unnest(items[i:i + size - 1]) AS said WHERE NOT search_is_left_out(said, own)
                    ) || ')');
                    loose := array_remove(loose, NULL);
                END IF;
                IF term.is_begun THEN result.begun := items[n]; END IF;
            END IF;
        END IF;

        IF (cardinality(exact) = 0 OR size = 2 AND apart IS NULL) AND together[i] > 1 AND NOT (phrases[i] OR phrases[i + 1])
            AND search_has_word(items[i] || items[i + 1], lists) THEN
            -- Two words may be one: “cheese cake”, “blue berries”.
            meaning := search_meaning(items[i] || items[i + 1], own, lists, is_open AND i + 1 = n, false, false, false);
            IF NOT (meaning.is_unknown OR meaning.is_begun) THEN
                size := 2;
                apart_words := search_both(items[i], items[i + 1], own, lists, is_open AND i + 1 = n);
                exact := meaning.exact || exact; inflected := meaning.inflected || inflected;
                loose := meaning.loose || loose || apart_words.loose; last := meaning.last || apart_words.last;
                IF meaning.is_other THEN result.other := result.other || (items[i] || items[i + 1]); END IF;
            END IF;
        END IF;
        IF cardinality(loose) > 0 THEN
            NULL;
        ELSIF counting > 1 AND together[i] > 1 AND NOT (phrases[i] OR phrases[i + 1])
            AND search_is_plain(
                -- With another collation, PostgreSQL would not use the index of the names.
                (least(items[i] COLLATE "C", items[i + 1]) || ' ' || greatest(items[i] COLLATE "C", items[i + 1])) COLLATE "default", lists
            )
            AND NOT (search_has_word(items[i], lists) AND search_has_word(items[i + 1], lists)) THEN
            size := 2;
            result.ignored := result.ignored || items[i:i + 1];
        ELSIF phrases[i] THEN
            exact := ARRAY[search_phrase(own, word), search_phrase('n', word)];
            inflected := exact;
            loose := exact || search_phrase(CASE own WHEN 'e' THEN 's' ELSE 'e' END, word);
        ELSIF left_out[i] AND (counting > 0 OR true = ANY (general))
            OR general[i] AND NOT (joined[i] OR i < n AND joined[i + 1]) AND (counting > 0 OR NOT search_has_word(word, lists))
            OR counting > 1 AND search_is_plain(word, lists) AND NOT search_has_word(word, lists) THEN
            result.ignored := result.ignored || word;
            -- The last word may also begin a longer one, which comes first: “peanut but”.
            IF is_open AND i = n THEN preferred := preferred || coalesce(' & (' || search_continued(word, own, lists) || ')', ''); END IF;
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
        IF cardinality(loose) > 0 THEN
            -- Groups are combined with AND, or with OR if “or” was typed.
            glue := CASE WHEN all_loose = '' THEN '(' WHEN joined[i] THEN ' | ' ELSE ') & (' END;
            all_loose := all_loose || glue || array_to_string(loose, ' | ');
            -- Matches in the other language next to words of the person's language are found, but come last.
            all_found := all_found || glue || array_to_string(loose || last, ' | ');
            some_loose := some_loose || CASE WHEN some_loose = '' THEN '' ELSE ' | ' END || array_to_string(loose, ' | ');
            values_alone := ARRAY(SELECT alternative FROM unnest(inflected) AS alternative WHERE alternative LIKE 'f%');
            all_values := all_values || glue || coalesce(apart, nullif(array_to_string(values_alone, ' | '), ''), 'x');
            groups := groups + CASE WHEN joined[i] THEN 0 WHEN apart IS NULL THEN 1 ELSE 2 END;
            has_values := has_values OR cardinality(values_alone) > 0;
            IF head = '' AND NOT joined[i] AND cardinality(exact) > 0 THEN head := replace(word, ' ', ''); END IF;
            IF values_alone[1] ~ '^f(color|size)' THEN
                colors := colors || items[i:i + size - 1];
            ELSIF values_alone[1] ~ '^ftag' THEN
                properties := properties || items[i:i + size - 1];
            END IF;
            titled := ARRAY(SELECT alternative FROM unnest(inflected) AS alternative WHERE alternative NOT LIKE 'f%');
            all_best := all_best || glue || coalesce(nullif(CASE
                -- Colours and sizes are rarely in names.
                WHEN cardinality(titled) = 0 OR values_alone[1] ~ '^f(color|size)' THEN array_to_string(inflected, ' | ')
                -- Vegan leather is not leather.
                WHEN values_alone[1] ~ '^ftag' THEN '(' || array_to_string(titled, ' | ') || ') & (' || array_to_string(values_alone, ' | ') || ')'
                ELSE array_to_string(titled, ' | ')
            END, ''), 'x');
            all_exact := all_exact || glue || coalesce(nullif(array_to_string(exact, ' | '), ''), 'x');
            all_inflected := all_inflected || glue || coalesce(nullif(array_to_string(inflected, ' | '), ''), 'x');
        END IF;
        i := i + size;
    END LOOP;
    unwanted := substr(unwanted, 4);
    IF all_loose = '' THEN
        -- Only unwanted words or limits were typed, so all other rows match equally well.
        result.queries := array_fill(nothing, '{12}');
        result.queries[1] := search_weighted(CASE unwanted WHEN '' THEN '!x' ELSE '!(' || unwanted || ')' END, '');
        result.queries[3] := '!x';
        result.queries[4] := '!x';
        result.queries[7] := '!x';
        IF unwanted <> '' THEN result.queries[12] := search_weighted(unwanted, ''); END IF;
        RETURN result;
    END IF;
    all_found := all_found || ')'; all_loose := all_loose || ')'; all_exact := all_exact || ')'; all_inflected := all_inflected || ')';
    result.queries := search_tiers(
        all_found, all_loose, all_inflected, all_exact, all_exact || preferred, some_loose,
        CASE WHEN has_values AND groups > 1 THEN all_inflected END, CASE WHEN has_values AND groups > 1 THEN all_best || ')' END,
        'w' || own || whole || ' | wn' || whole,
        -- A single property says nothing in a search over all domains, because only some of them have it.
        CASE WHEN has_values AND (groups > 1 OR cardinality(lists) = 1) AND strpos(all_values || ')', '(x)') = 0 THEN all_values || ')' END,
        unwanted
    );
    -- “Tomatoes, very ripe” comes before “Tinned tomatoes”.
    IF lists = '{DONATIONS}' AND result.queries[3] IS NOT NULL AND head <> '' THEN
        result.queries[3] := result.queries[3] && ('wn' || head || ':*')::tsquery;
    END IF;
    -- Nothing has all properties, so the least important ones are ignored: “brown suede loafers”.
    IF lists = '{FASHION}' AND has_values AND groups > 1 AND result.unknown = '{}' AND cardinality(colors || properties) > 0
        AND NOT EXISTS (SELECT FROM catalog_item WHERE search @@ result.queries[1]) THEN
        colors := CASE colors WHEN '{}' THEN properties ELSE colors END;
        result := search_read(search_shortened(parsed, colors), spoken, lists);
        result.ignored := colors || result.ignored;
    END IF;
    RETURN result;
END
$$;

-- Only the queries.
CREATE OR REPLACE FUNCTION search_queries(parsed jsonb, spoken language, lists search_list[]) RETURNS tsquery[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
    RETURN (search_read(parsed, spoken, lists)).queries;
END
$$;
