-- Revision 3.

-- Finding the items with the highest scores row by row takes half a second for 200,000 items. Instead, bitmaps of the whole catalogue are
-- added with the weights of their signals (`catalog_signal`). Bit `id` is item `id`. The sums are bitmaps too, one for each binary digit.
-- The best items are found by going through the digits from the highest (O'Neil and Quass, Improved Query Performance with Variant Indexes,
-- 1997).

-- The concatenation of bitmaps.
CREATE OR REPLACE FUNCTION joined_bits(parts bit varying[]) RETURNS bit varying LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
    joined bit varying := '';
    part bit varying;
BEGIN
    FOREACH part IN ARRAY parts LOOP joined := joined || part; END LOOP;
    RETURN joined;
END
$$;

-- The items that have one of some values, as one bitmap built from `catalog_bitmap`, up to a segment.
CREATE OR REPLACE FUNCTION catalog_bits_having(wanted catalog_facet, choices text[], last_segment integer) RETURNS bit varying
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    found bit varying;
    joined bit varying;
    parts bit varying[];
BEGIN
    FOR place IN 1 .. cardinality(choices) LOOP
        parts := ARRAY(SELECT items FROM catalog_bitmap WHERE facet = wanted AND value = choices[place] ORDER BY segment);
        -- Rare values are not in all segments.
        IF cardinality(parts) <= last_segment THEN
            parts := ARRAY(
                SELECT coalesce(bitmap.items, catalog_no_items())
                FROM generate_series(0, last_segment) AS number
                LEFT JOIN catalog_bitmap AS bitmap ON facet = wanted AND value = choices[place] AND segment = number
                ORDER BY number
            );
        END IF;
        joined := joined_bits(parts);
        found := CASE place WHEN 1 THEN joined ELSE found | joined END;
    END LOOP;
    RETURN found;
END
$$;

-- The weighted sums of some bitmaps, as binary digits, the lowest first, each of them a bitmap. For each digit, two bitmaps at a time are
-- added to the sum, which gives one carry bitmap for the next digit.
CREATE OR REPLACE FUNCTION weighted_bit_counts(bitmaps bit varying[], weights integer[]) RETURNS bit varying[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
    digits bit varying[] := '{}';
    none bit varying := bitmaps[1] # bitmaps[1];
    carries bit varying[] := '{}';
    next_carries bit varying[];
    total bit varying;
    waiting bit varying;
    addend bit varying;
    rest integer;
    highest integer := (SELECT max(weight) FROM unnest(weights) AS weight);
BEGIN
    WHILE highest > 0 OR cardinality(carries) > 0 LOOP
        total := none;
        waiting := NULL;
        next_carries := '{}';
        FOR number IN 1 .. cardinality(bitmaps) + cardinality(carries) LOOP
            IF number > cardinality(bitmaps) THEN
                addend := carries[number - cardinality(bitmaps)];
            ELSIF weights[number] & 1 = 1 THEN
                addend := bitmaps[number];
            ELSE
                CONTINUE;
            END IF;
            IF waiting IS NULL THEN
                waiting := addend;
            ELSE
                next_carries := next_carries || ((total & waiting) | ((total # waiting) & addend));
                total := total # waiting # addend;
                waiting := NULL;
            END IF;
        END LOOP;
        IF waiting IS NOT NULL THEN
            addend := total & waiting;
            IF addend <> none THEN next_carries := next_carries || addend; END IF;
            total := total # waiting;
        END IF;
        digits := digits || total;
        carries := next_carries;
        highest := highest >> 1;
        FOR number IN 1 .. cardinality(weights) LOOP weights[number] := weights[number] >> 1; END LOOP;
    END LOOP;
    RETURN digits;
END
$$;

-- The scores of all items for some signals: 1 plus the weights of the signals that an item has. A signal with a negative weight adds its
-- absolute weight to the items that lack it. Items in `last` score 0. `digits` are the binary digits of the scores, the lowest first.
CREATE OR REPLACE FUNCTION catalog_scores(
    signals catalog_signal[], last bigint[], OUT last_segment integer, OUT present bit varying, OUT digits bit varying[]
) LANGUAGE plpgsql STABLE PARALLEL SAFE COST 10000 AS $$
DECLARE
    rankable bit varying;
BEGIN
    SELECT max(segment) INTO last_segment FROM catalog_bitmap WHERE facet = 'inStock';
    present := catalog_bits_having('inStock', '{true,false}', last_segment);
    rankable := present & ~catalog_bits_of(last, last_segment);
    digits := weighted_bit_counts(
        rankable || ARRAY(
            SELECT rankable & CASE WHEN weight > 0 THEN items ELSE ~items END
            FROM unnest(signals) WITH ORDINALITY AS signal(name, facet, choices, weight, number)
            CROSS JOIN LATERAL catalog_bits_having(facet, choices, last_segment) AS items
            ORDER BY number
        ),
        1 || ARRAY(SELECT abs(weight) FROM unnest(signals) WITH ORDINALITY AS signal(name, facet, choices, weight, number) ORDER BY number)
    );
END
$$;

-- The listed items with the highest scores, among equals the newest, after a bound in that order. If `from_end` is true, the items before
-- the bound. Without a bound, the first items or the last.
CREATE OR REPLACE FUNCTION catalog_best(
    listed bit varying, digits bit varying[], bound_score integer, bound_id bigint, from_end boolean, most integer
) RETURNS TABLE (id bigint, score integer) LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE ROWS 100 COST 10000 AS $$
#variable_conflict use_column
DECLARE
    none bit varying := listed # listed;
    -- The items that are certainly among the best, and the candidates.
    best bit varying := none;
    equal bit varying := listed;
    ones bit varying;
    count integer;
    taken integer := 0;
BEGIN
    IF bound_score IS NOT NULL THEN
        FOR digit IN REVERSE cardinality(digits) .. 1 LOOP
            ones := equal & digits[digit];
            IF (bound_score >> (digit - 1)) & 1 = 1 THEN
                IF NOT from_end THEN best := best | (equal # ones); END IF;
                equal := ones;
            ELSE
                IF from_end THEN best := best | ones; END IF;
                equal := equal # ones;
            END IF;
        END LOOP;
        -- Items with the same score as the bound are ordered by id: the bits before the bound's bit, or those after it.
        bound_id := least(greatest(bound_id, 0), length(none));
        equal := best | (equal & CASE WHEN from_end THEN ~none >> (bound_id + 1)::integer ELSE ~(~none >> bound_id::integer) END);
        best := none;
    END IF;

    FOR digit IN REVERSE cardinality(digits) .. 1 LOOP
        ones := equal & digits[digit];
        IF from_end THEN ones := equal # ones; END IF;
        count := bit_count(ones);
        IF taken + count > most THEN
            equal := ones;
        ELSIF count > 0 THEN
            best := best | ones;
            equal := equal # ones;
            taken := taken + count;
        END IF;
    END LOOP;

    -- Converts bits to ids by parts of 4,096 bits and words of 64, most of them empty. For items with equal scores, reads only as many
    -- parts and words as needed.
    RETURN QUERY
    WITH part AS (
        SELECT is_best, number, bits, sum(bit_count(bits)) OVER nearest - bit_count(bits) AS before
        FROM (VALUES (best, true), (equal, false)) AS chosen(items, is_best)
        CROSS JOIN generate_series(0, length(none) / 4096 - 1) AS number
        CROSS JOIN LATERAL (SELECT substring(items FROM 1 + (number << 12) FOR 4096)) AS part(bits)
        WHERE items <> none AND (is_best OR taken < most) AND bit_count(bits) > 0
        WINDOW nearest AS (PARTITION BY is_best ORDER BY CASE WHEN from_end THEN number ELSE -number END)
    ), word AS (
        SELECT is_best, number, bits, before + sum(bit_count(bits)) OVER nearest - bit_count(bits) AS before
        FROM (
            SELECT is_best, before, (part.number << 6) + word AS number, substring(part.bits FROM 1 + (word << 6) FOR 64) AS bits
            FROM part CROSS JOIN generate_series(0, 63) AS word
            WHERE is_best OR before < most - taken
        ) AS cut
        WHERE bit_count(bits) > 0
        WINDOW nearest AS (PARTITION BY is_best, number >> 6 ORDER BY CASE WHEN from_end THEN number ELSE -number END)
    ), found AS (
        SELECT (number << 6) + place AS id
        FROM word CROSS JOIN generate_series(0, 63) AS place
        WHERE (is_best OR before < most - taken) AND get_bit(bits, place) = 1
    )
    SELECT id, score
    FROM (
        SELECT id::bigint, (SELECT sum(get_bit(digits[digit], id) << (digit - 1)) FROM generate_subscripts(digits, 1) AS digit)::integer AS score
        FROM found
    ) AS summed
    ORDER BY CASE WHEN from_end THEN score END, CASE WHEN from_end THEN id END, score DESC, id DESC
    LIMIT most;
END
$$;

DROP FUNCTION IF EXISTS catalog_ranked(catalog_signal[], bigint[], integer, jsonb, text, bigint, bigint, bigint[], integer, bigint, boolean);

-- The items of a list (`catalog_restrictions`) with the highest scores for some signals. The bound is the same as for `catalog_best`.
CREATE OR REPLACE FUNCTION catalog_ranked(
    signals catalog_signal[], last bigint[], most integer, chosen jsonb DEFAULT NULL, typed_language text DEFAULT 'en',
    within_collection bigint DEFAULT NULL, of_seller bigint DEFAULT NULL, among bigint[] DEFAULT NULL,
    bound_score integer DEFAULT NULL, bound_id bigint DEFAULT NULL, from_end boolean DEFAULT false, searched jsonb DEFAULT NULL
) RETURNS TABLE (id bigint, score integer) LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 100 COST 20000 SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
    filter jsonb := catalog_filter(chosen);
    restrictions integer := (SELECT count(*) FROM jsonb_object_keys(filter)) + num_nonnulls(within_collection, of_seller, among);
    scores record;
    listed bit varying;
BEGIN
    SELECT * INTO scores FROM catalog_scores(signals, last);
    listed := scores.present;
    IF restrictions > 0 THEN
        listed := listed & joined_bits(ARRAY(
            SELECT coalesce(items, catalog_no_items())
            FROM generate_series(0, scores.last_segment) AS segment
            LEFT JOIN (
                SELECT segment, bit_and(items) AS items
                FROM catalog_restrictions(filter, typed_language, within_collection, of_seller, among, searched)
                GROUP BY segment HAVING count(*) = restrictions
            ) AS restricted USING (segment)
            ORDER BY segment
        ));
    END IF;
    RETURN QUERY SELECT * FROM catalog_best(listed, scores.digits, bound_score, bound_id, from_end, most);
END
$$;
