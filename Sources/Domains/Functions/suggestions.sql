-- Revision 7.

-- The number of objects in a list that match a query and are visible to everyone, at most 100, and one of them. Without a list, counts in
-- some domains, as `search` does.
CREATE OR REPLACE FUNCTION suggestion_count(found_in search_list, domains search_domain[], query tsquery)
RETURNS TABLE (count integer, domain search_domain, id bigint)
LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 1 SET plan_cache_mode = force_generic_plan AS $$
BEGIN
    CASE
    WHEN found_in IS NULL THEN
        RETURN QUERY SELECT count(*)::integer, (array_agg(found.domain))[1], (array_agg(found.id))[1] FROM (
            SELECT thing.domain, thing.id FROM search_entry AS thing
            WHERE thing.words @@ query AND thing.found_until > now() AND thing.domain = ANY (domains) LIMIT 100
        ) AS found;
    WHEN found_in = 'INGREDIENTS' THEN
        RETURN QUERY SELECT count(*)::integer, NULL::search_domain, min(found.id) FROM (
            SELECT thing.id FROM ingredient AS thing WHERE thing.search @@ query LIMIT 100
        ) AS found;
    WHEN found_in = 'RECIPES' THEN
        RETURN QUERY SELECT count(*)::integer, NULL::search_domain, min(found.id) FROM (
            SELECT thing.id FROM recipe AS thing WHERE thing.search @@ query LIMIT 100
        ) AS found;
    WHEN found_in = 'DONATIONS' THEN
        RETURN QUERY SELECT count(*)::integer, NULL::search_domain, min(found.id) FROM (
            SELECT thing.id FROM food_post AS thing
            WHERE thing.search @@ query AND thing.is_shown AND thing.available_quantity > 0 AND thing.expires_at > now() LIMIT 100
        ) AS found;
    WHEN found_in = 'FASHION' THEN
        RETURN QUERY SELECT count(*)::integer, NULL::search_domain, min(found.id) FROM (
            SELECT thing.id FROM catalog_item AS thing WHERE thing.search @@ query LIMIT 100
        ) AS found;
    WHEN found_in = 'COLLECTIONS' THEN
        RETURN QUERY SELECT count(*)::integer, NULL::search_domain, min(found.id) FROM (
            SELECT thing.id FROM collection AS thing WHERE thing.search @@ query LIMIT 100
        ) AS found;
    WHEN found_in = 'STORES' THEN
        RETURN QUERY SELECT count(*)::integer, NULL::search_domain, min(found.id) FROM (
            SELECT thing.id FROM grocery_store AS thing WHERE thing.search @@ query LIMIT 100
        ) AS found;
    END CASE;
END
$$;

-- Counts with a partial index scan if very many objects match. The result is the same or smaller.
CREATE OR REPLACE FUNCTION suggestion_count_of_part(found_in search_list, domains search_domain[], query tsquery)
RETURNS TABLE (count integer, domain search_domain, id bigint) LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 1 SET gin_fuzzy_search_limit = 1000 AS $$
BEGIN
    RETURN QUERY SELECT * FROM suggestion_count(found_in, domains, query);
END
$$;

-- The number of objects with a word, a value or a name that also match `wanted`. `lexeme` is the word, and `others` the same word without a
-- language.
CREATE OR REPLACE FUNCTION suggestion_count(found_in search_list, domains search_domain[], lexeme text, others text, wanted tsquery)
RETURNS TABLE (count integer, domain search_domain, id bigint) LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 1 AS $$
BEGIN
    IF wanted IS NULL THEN
        RETURN QUERY SELECT * FROM suggestion_count_of_part(found_in, domains, lexeme::tsquery) AS part WHERE part.count = 100;
        IF FOUND THEN RETURN; END IF;
        RETURN QUERY SELECT * FROM suggestion_count(found_in, domains, (lexeme || others)::tsquery) AS whole WHERE whole.count > 0;
    ELSE
        RETURN QUERY SELECT * FROM suggestion_count(found_in, domains, (lexeme || others)::tsquery && wanted) AS whole WHERE whole.count > 0;
    END IF;
END
$$;

-- Up to 300 objects that match a query. If fewer match, all of them. If there are very many objects, and many match, some of the first of all
-- objects.
CREATE OR REPLACE FUNCTION suggestion_pool(domains search_domain[], query tsquery, OUT pool search_entry[], OUT is_whole boolean)
LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT SET plan_cache_mode = force_generic_plan AS $$
BEGIN
    pool := '{}';
    is_whole := false;
    IF (SELECT reltuples > 20000 FROM pg_class WHERE oid = 'search_entry'::regclass) THEN
        -- Rows of the table's own type, because PostgreSQL would convert other records to text and parse them again to build the array.
        pool := ARRAY(
            SELECT first.entry FROM (SELECT entry FROM search_entry AS entry ORDER BY id, kind LIMIT 1000) AS first
            WHERE (first.entry).words @@ query AND (first.entry).found_until > now() AND (first.entry).domain = ANY (domains) LIMIT 300
        );
    END IF;
    IF cardinality(pool) < 20 THEN
        pool := ARRAY(
            SELECT thing FROM search_entry AS thing
            WHERE thing.words @@ query AND thing.found_until > now() AND thing.domain = ANY (domains) LIMIT 300
        );
        is_whole := cardinality(pool) < 300;
    END IF;
END
$$;

-- Whether at least ten objects of a pool match a query.
CREATE OR REPLACE FUNCTION suggestion_has(pool search_entry[], query tsquery) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
    RETURN (SELECT count(*) >= 10 FROM (SELECT FROM unnest(pool) AS thing WHERE thing.words @@ query LIMIT 10) AS answering);
END
$$;

-- Up to 100 objects that match a query. They come from a pool of objects that match a part of the query, if the pool is complete or has
-- enough of them. Searching all objects would take longer than a person waits while typing.
CREATE OR REPLACE FUNCTION suggestion_things(pool search_entry[], is_whole boolean, domains search_domain[], query tsquery) RETURNS SETOF search_entry
LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 100 SET plan_cache_mode = force_generic_plan AS $$
BEGIN
    IF is_whole OR suggestion_has(pool, query) THEN
        RETURN QUERY SELECT thing.* FROM unnest(pool) AS thing WHERE thing.words @@ query LIMIT 100;
    ELSE
        RETURN QUERY SELECT thing.* FROM search_entry AS thing
        WHERE thing.words @@ query AND thing.found_until > now() AND thing.domain = ANY (domains) LIMIT 100;
    END IF;
END
$$;

-- The number of objects that a search for a word finds in some domains, at most 100. Next to other words, `pool` are the objects that match
-- those, or some of them. Counting all of them would take longer than a person waits while typing.
CREATE OR REPLACE FUNCTION suggestion_word_count(word text, is_alone boolean, own text, domains search_domain[], pool search_entry[])
RETURNS integer LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    meant record := search_meaning(word, own, domains::text[]::search_list[], true, is_alone, false, false);
    query constant tsquery := search_weighted(array_to_string(meant.loose || meant.last, ' | '), '');
BEGIN
    IF pool IS NULL THEN RETURN (SELECT found.count FROM suggestion_count(NULL, domains, query::text, '', NULL) AS found); END IF;
    RETURN (SELECT least(count(*), 100) FROM unnest(pool) AS thing WHERE thing.words @@ query);
END
$$;

-- The names in some lists that match a query and are visible to everyone. At most 100 objects of each list are read.
CREATE OR REPLACE FUNCTION suggestion_names(lists search_list[], spoken language, query tsquery)
RETURNS TABLE (list search_list, letter text, name text)
LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT ROWS 100 SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
    own constant text := search_letter(spoken);
BEGIN
    RETURN QUERY
    SELECT DISTINCT * FROM (
    (SELECT 'INGREDIENTS'::search_list, own, CASE own WHEN 'e' THEN name_en ELSE name_es END FROM ingredient
    WHERE 'INGREDIENTS' = ANY (lists) AND search_names @@ query LIMIT 100)
    UNION ALL
    (SELECT 'RECIPES', own, CASE own WHEN 'e' THEN title_en ELSE title_es END FROM recipe
    WHERE 'RECIPES' = ANY (lists) AND search_names @@ query LIMIT 100)
    UNION ALL
    (SELECT 'DONATIONS', 'n', title FROM food_post
    WHERE 'DONATIONS' = ANY (lists) AND search_names @@ query AND is_shown AND available_quantity > 0 AND expires_at > now() LIMIT 100)
    UNION ALL
    (SELECT 'FASHION', own, CASE own WHEN 'e' THEN title_en ELSE title_es END FROM catalog_item
    WHERE 'FASHION' = ANY (lists) AND search_names @@ query LIMIT 100)
    UNION ALL
    (SELECT 'COLLECTIONS', own, CASE own WHEN 'e' THEN title_en ELSE title_es END FROM collection
    WHERE 'COLLECTIONS' = ANY (lists) AND search_names @@ query LIMIT 100)
    UNION ALL
    (SELECT 'STORES', 'n', grocery_store.name FROM grocery_store
    WHERE 'STORES' = ANY (lists) AND search_names @@ query LIMIT 100)
    ) AS named;
END
$$;

-- The spelling of a folded word in a text, with its accents. The word itself if the text does not contain it.
CREATE OR REPLACE FUNCTION search_spelling(word text, texts text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
    RETURN coalesce((
        SELECT lower(part) FROM regexp_split_to_table(texts, '[^[:alnum:]]+') AS part
        WHERE length(part) = length(word) AND search_words(part) = word LIMIT 1
    ), word);
END
$$;

-- Suggestions for the rest of a search: words, values and names that begin with the last word or with the whole text, and that occur together
-- with the words before. `beginning` are the parts of the text before its last word. Only objects that everyone can find now count, at most
-- 100 for each suggestion. The function first tries the person's language, then the other language, and then corrections of the last word.
CREATE OR REPLACE FUNCTION suggestions(typed text, beginning jsonb, spoken language, domains search_domain[], most integer)
RETURNS TABLE (place bigint, text text, kind text, count integer, object_id text)
LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT ROWS 10 SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
    own constant text := search_letter(spoken);
    other_letter constant text := CASE own WHEN 'e' THEN 's' ELSE 'e' END;
    other_language constant language := CASE spoken WHEN 'EN' THEN 'ES' ELSE 'EN' END;
    whole constant text := search_words(typed);
    begun constant text := substring(whole FROM '[^ ]*$');
    before constant text := rtrim(left(whole, length(whole) - length(begun)));
    -- The text before the last word, which stays unchanged.
    kept text := beginning ->> 'kept';
    lists search_list[] := '{}';
    wanted tsquery;
    -- The objects that match the words before, or some of them.
    pool search_entry[];
    is_whole boolean := false;
    -- Very many words have this beginning.
    is_common constant boolean := length(begun) < 3 OR search_is_stop(begun);
    -- The query for the words before with the begun word, and the query for all words in a name.
    beside tsquery;
    within tsquery;
    -- The lists whose names are searched for words of one or two letters, and for words inside the name.
    short_lists search_list[];
    -- Whether the pool has all names with the words, or enough of them.
    has_names boolean;
    step integer;
    letter_asked text;
    own_beginning text;
    name_beginning constant text := 'n' || begun;
    language_asked language;
BEGIN
    -- Excluded words, amounts and limits are not completed.
    IF whole = '' OR NOT (beginning ->> 'wanted')::boolean THEN RETURN; END IF;
    kept := CASE WHEN before = '' THEN '' ELSE regexp_replace(kept, '[^[:alnum:]"]+$', ' ') END;
    IF length(replace(kept, '"', '')) % 2 <> length(kept) % 2 THEN kept := replace(kept, '"', ''); END IF;
    IF 'RECIPES' = ANY (domains) THEN lists := lists || '{INGREDIENTS,RECIPES}'::search_list[]; END IF;
    IF 'DONATIONS' = ANY (domains) THEN lists := lists || 'DONATIONS'::search_list; END IF;
    IF 'FASHION' = ANY (domains) THEN lists := lists || '{FASHION,COLLECTIONS}'::search_list[]; END IF;
    IF 'STORES' = ANY (domains) THEN lists := lists || 'STORES'::search_list; END IF;
    short_lists := ARRAY(SELECT list FROM unnest(lists) AS list WHERE list IN ('INGREDIENTS', 'COLLECTIONS', 'STORES'));
    IF EXISTS (SELECT FROM string_to_table(before, ' ') AS word WHERE word <> '' AND NOT search_is_left_out(word, own)) THEN
        wanted := (search_read(beginning -> 'before', spoken, domains::text[]::search_list[])).queries[1];
        SELECT * INTO pool, is_whole FROM suggestion_pool(domains, wanted);
    END IF;

    FOR step IN 1..3 LOOP
        letter_asked := CASE step WHEN 2 THEN other_letter ELSE own END;
        language_asked := CASE step WHEN 2 THEN other_language ELSE spoken END;
        own_beginning := letter_asked || begun;
        beside := wanted && format('%1$s%2$s:* | n%2$s:*', letter_asked, begun)::tsquery;
        within := (
            SELECT string_agg(format(
                CASE WHEN word.is_last THEN '(t%1$s%2$s:* | tn%2$s:*)' ELSE '(t%1$s%2$s | tn%2$s)' END, letter_asked, word.word
            ), ' & ')
            FROM (
                SELECT word, place = max(place) OVER () AS is_last FROM string_to_table(whole, ' ') WITH ORDINALITY AS part(word, place)
            ) AS word
            WHERE word.is_last OR NOT search_is_left_out(word.word, letter_asked)
        );
        has_names := before <> '' AND NOT is_common AND (is_whole OR suggestion_has(pool, within));
        RETURN QUERY
        WITH known AS MATERIALIZED (
            SELECT known.word, count(DISTINCT known.list) AS lists, bool_or(known.list = 'INGREDIENTS') AS is_food,
                bool_or(known.letter = letter_asked) AS is_own, NULL::bigint AS found, NULL::search_domain AS domain, NULL::bigint AS id
            FROM search_word AS known
            WHERE wanted IS NULL AND step < 3 AND known.list = ANY (lists) AND known.letter IN (letter_asked, 'n')
                AND known.word COLLATE "C" ^@ begun AND length(known.word) > 1
            GROUP BY known.word
            UNION ALL
            -- Next to other words, the words of the objects that match those.
            SELECT substr(part.lexeme, 2), count(*), false, bool_or(left(part.lexeme, 1) = letter_asked),
                count(DISTINCT (thing.domain, thing.id)), (array_agg(thing.domain))[1], (array_agg(thing.id))[1]
            FROM (
                (SELECT * FROM unnest(pool) WHERE step < 3 AND is_common LIMIT 100)
                UNION ALL
                SELECT * FROM suggestion_things(pool, is_whole, domains, beside) WHERE step < 3 AND NOT is_common
            ) AS thing CROSS JOIN unnest(tsvector_to_array(thing.words)) AS part(lexeme)
            WHERE (part.lexeme ^@ own_beginning OR part.lexeme ^@ name_beginning) AND length(part.lexeme) > 2
            GROUP BY 1
            UNION ALL
            -- For a misspelt word, compares only the beginnings.
            SELECT known.word, 0, false, bool_or(known.letter = own), NULL, NULL, NULL
            FROM search_word AS known
            WHERE step = 3 AND known.list = ANY (lists) AND known.letter IN (own, 'n') AND length(begun) > 3 AND length(known.word) >= length(begun)
                AND left(known.word, 1) = left(begun, 1) AND (
                    levenshtein_less_equal(left(known.word, length(begun)), begun, 1) <= 1
                    OR levenshtein_less_equal(left(known.word, length(begun)), begun, 2) = 2
                        AND search_letters(left(known.word, length(begun))) = search_letters(begun)
                )
            GROUP BY known.word
        ),
        likely AS (
            SELECT known.word, known.is_own, known.found, known.domain, known.id FROM known
            WHERE known.word <> ALL (string_to_array(before, ' ')) AND NOT search_is_left_out(known.word, letter_asked)
            ORDER BY known.word <> begun, NOT known.is_own, known.lists DESC, NOT known.is_food, length(known.word), known.word
            LIMIT CASE WHEN wanted IS NULL THEN greatest(3, least(most / 2 + 1, 8)) ELSE 8 END
        ),
        words AS (
            SELECT likely.word, likely.is_own, least(likely.found, 100)::integer AS found, likely.domain, likely.id
            FROM likely WHERE likely.found IS NOT NULL
            UNION ALL
            SELECT likely.word, likely.is_own, found.count, found.domain, found.id
            FROM likely CROSS JOIN suggestion_count(NULL, domains, letter_asked || likely.word, '|n' || likely.word, wanted) AS found
            WHERE likely.found IS NULL
        ),
        near_terms AS (
            SELECT DISTINCT ON (term.kind, term.value) term.term, term.words, term.kind, term.list, term.lexeme, asked.rest, asked.kept
            FROM (VALUES (whole, NULL::tsquery, ''), (begun, wanted, kept)) AS asked(beginning, rest, kept)
            -- The range makes PostgreSQL use the index, because `asked.beginning` is no constant.
            JOIN search_term AS term ON term.words COLLATE "C" BETWEEN asked.beginning AND asked.beginning || E'\U0010FFFF'
                AND term.words COLLATE "C" ^@ asked.beginning
            WHERE step < 3 AND term.list = ANY (lists) AND term.letter = letter_asked
                AND (term.source = 'label' OR length(asked.beginning) > 2)
            ORDER BY term.kind, term.value, asked.beginning <> whole, term.words <> whole, term.words <> begun, term.source <> 'label',
                length(term.words), term.words
        ),
        -- One term may mean several values: “mediterránea” for the cuisines around the Mediterranean.
        terms AS (
            SELECT near.term, min(near.words) AS words, near.kind, near.list, string_agg(near.lexeme, '|') AS lexeme, near.rest, near.kept
            FROM near_terms AS near GROUP BY near.term, near.kind, near.list, near.rest, near.kept
        ),
        begun_names AS MATERIALIZED (
            SELECT named.list, named.letter, named.name
            FROM suggestion_names(CASE WHEN length(whole) > 2 THEN lists ELSE short_lists END, language_asked, (
                'w' || letter_asked || replace(whole, ' ', '') || ':* | wn' || replace(whole, ' ', '') || ':*'
            )::tsquery) AS named
            WHERE step < 3
        ),
        found AS (
            SELECT begun_names.*, true AS begins FROM begun_names
            UNION ALL
            -- Names that contain the words anywhere, in lists where fewer than 20 names begin with them.
            SELECT named.list, named.letter, named.name, false
            FROM suggestion_names(ARRAY(
                SELECT list FROM unnest(CASE WHEN before = '' OR is_common OR has_names THEN short_lists ELSE lists END) AS list
                WHERE list NOT IN (SELECT begun_names.list FROM begun_names GROUP BY 1 HAVING count(*) >= 20)
            ), language_asked, within) AS named
            WHERE step < 3 AND (length(begun) > 2 OR before <> '')
            UNION ALL
            SELECT thing.domain::text::search_list, CASE thing.domain WHEN 'DONATIONS' THEN 'n' ELSE letter_asked END,
                CASE thing.domain
                WHEN 'RECIPES' THEN (SELECT CASE letter_asked WHEN 'e' THEN title_en ELSE title_es END FROM recipe WHERE recipe.id = thing.id)
                WHEN 'FASHION' THEN (
                    SELECT CASE letter_asked WHEN 'e' THEN title_en ELSE title_es END FROM catalog_item WHERE catalog_item.id = thing.id
                )
                ELSE (SELECT title FROM food_post WHERE food_post.id = thing.id)
                END, false
            FROM (
                SELECT entry.*, row_number() OVER (PARTITION BY entry.domain) AS place FROM unnest(pool) AS entry WHERE entry.words @@ within
            ) AS thing
            WHERE step < 3 AND has_names AND thing.domain <> 'STORES' AND thing.place <= 100
        ),
        -- Folding a name is slow, so only the shortest names are folded.
        short AS (
            SELECT found.*, row_number() OVER (PARTITION BY found.list ORDER BY NOT found.begins, length(found.name), found.name) AS place
            FROM (SELECT list, letter, name, bool_or(begins) AS begins FROM found GROUP BY list, letter, name) AS found
        ),
        named AS (
            SELECT DISTINCT ON (short.list, folded.words) short.list, short.letter, short.name, folded.words
            FROM short CROSS JOIN LATERAL (SELECT search_words(short.name) AS words OFFSET 0) AS folded
            WHERE short.place <= greatest(4, 3 * most / cardinality(lists))
            ORDER BY short.list, folded.words, short.name
        ),
        best AS (
            SELECT named.*, row_number() OVER (
                PARTITION BY named.list ORDER BY named.words <> whole, NOT named.words ^@ whole, length(named.words), named.words
            ) AS nearest
            FROM named
        ),
        offered AS (
            SELECT words.word AS text, words.domain, words.id AS sample, NULL::search_list AS list, NULL AS table_name, NULL AS lexeme,
                'WORD' AS kind, NULL::integer AS count, NULL::tsquery AS rest,
                words.word = begun AND before = '' AS is_whole, true AS begins, words.is_own, words.found AS weight, 0 AS turn
            FROM words
            UNION ALL
            SELECT terms.kept || terms.term, NULL, NULL, terms.list, NULL, terms.lexeme, terms.kind::text, counted.count, terms.rest,
                terms.words = whole, true, true, counted.count, 1
            FROM terms CROSS JOIN LATERAL (
                SELECT alone.count FROM suggestion_count(terms.list, NULL, terms.lexeme, '', terms.rest) AS alone
                WHERE terms.rest IS NULL OR terms.list IN ('INGREDIENTS', 'COLLECTIONS')
                UNION ALL
                SELECT least(count(*), 100)::integer FROM unnest(pool) AS thing
                WHERE terms.rest IS NOT NULL AND thing.domain::text = terms.list::text AND thing.words @@ terms.lexeme::tsquery
                HAVING count(*) > 0
            ) AS counted
            UNION ALL
            SELECT best.name, NULL, NULL, best.list, kinds.table_name, 'w' || best.letter || replace(best.words, ' ', ''), kinds.kind, NULL, NULL,
                best.words = whole, best.words ^@ whole, true, -length(best.words), 2
            FROM best
            JOIN (VALUES
                ('INGREDIENTS'::search_list, 'INGREDIENT', 'ingredient'), ('RECIPES', 'RECIPE', 'recipe'), ('DONATIONS', 'FOOD_POST', 'food_post'),
                ('FASHION', 'ITEM', 'catalog_item'), ('COLLECTIONS', 'COLLECTION', NULL), ('STORES', 'STORE', 'grocery_store')
            ) AS kinds(list, kind, table_name) USING (list)
            WHERE best.nearest <= greatest(2, 2 * most / cardinality(lists))
        ),
        ranked AS (
            -- The kinds take turns, words three at a time.
            SELECT offered.*, (row_number() OVER (
                PARTITION BY offered.kind ORDER BY NOT is_whole, NOT begins, NOT is_own, weight DESC, offered.text
            ) - 1) / CASE offered.kind WHEN 'WORD' THEN 3 ELSE 1 END AS round
            FROM offered
        )
        SELECT chosen.place, CASE WHEN chosen.kind <> 'WORD' THEN chosen.text ELSE kept || search_spelling(chosen.text, (
                CASE chosen.domain
                WHEN 'RECIPES' THEN (
                    SELECT concat_ws(' ', title_en, title_es, ingredient_names_en, ingredient_names_es) FROM recipe WHERE recipe.id = chosen.sample
                )
                WHEN 'DONATIONS' THEN (SELECT concat_ws(' ', title, ingredient_names) FROM food_post WHERE food_post.id = chosen.sample)
                WHEN 'FASHION' THEN (SELECT concat_ws(' ', title_en, title_es, brand) FROM catalog_item WHERE catalog_item.id = chosen.sample)
                ELSE (SELECT concat_ws(' ', name, city) FROM grocery_store WHERE grocery_store.id = chosen.sample)
                END
            )) END, chosen.kind, counted.count, CASE WHEN counted.count = 1 THEN chosen.table_name || '_' || counted.id END
        FROM (
            SELECT row_number() OVER (
                ORDER BY NOT is_whole, NOT begins, round, turn, NOT is_own, weight DESC, ranked.kind, ranked.text
            ) AS place, ranked.*
            FROM ranked ORDER BY 1 LIMIT most
        ) AS chosen
        -- Only the objects for the result are counted.
        CROSS JOIN LATERAL (
            SELECT suggestion_word_count(chosen.text, before = '', own, domains, pool) AS count, NULL::bigint AS id WHERE chosen.kind = 'WORD'
            UNION ALL
            SELECT chosen.count, NULL WHERE chosen.count IS NOT NULL AND chosen.rest IS NULL
            UNION ALL
            SELECT found.count, found.id FROM suggestion_count(chosen.list, NULL, chosen.lexeme, '', chosen.rest) AS found
            WHERE chosen.kind <> 'WORD' AND (chosen.count IS NULL OR chosen.rest IS NOT NULL)
        ) AS counted
        ORDER BY 1;
        EXIT WHEN FOUND;
    END LOOP;
END
$$;
