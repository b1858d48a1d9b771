-- Revision 2.

-- The signals for accessories: colours that match every worn item, tags that match any of their tags, the account's preferences, and the
-- given tags. If several rules apply to a value, the best one counts, but a rule against it takes precedence.
CREATE OR REPLACE FUNCTION outfit_signals(account bigint, worn_ids bigint[], given_tags text[]) RETURNS catalog_signal[]
LANGUAGE sql STABLE PARALLEL SAFE AS $$
    WITH worn AS MATERIALIZED (
        SELECT id, colors, tags FROM catalog_item WHERE id = ANY (worn_ids)
    ), matching_color AS (
        SELECT color, min(weight) AS weight
        FROM (
            SELECT worn.id, match.other AS color, max(rule.weight) AS weight
            FROM worn CROSS JOIN unnest(worn.colors) AS own JOIN color_match AS match ON match.color = own JOIN match_rule AS rule USING (rule)
            GROUP BY worn.id, match.other
        ) AS beside
        GROUP BY color HAVING count(*) = (SELECT count(*) FROM worn)
    ), step AS (
        -- Signals add up, so each one has the difference to the next lower weight.
        SELECT weight, weight - coalesce(lag(weight) OVER (ORDER BY weight), 0) AS gain FROM (SELECT DISTINCT weight FROM matching_color) AS weights
    ), worn_tag AS (
        SELECT DISTINCT tag FROM worn CROSS JOIN unnest(tags) AS tag
    ), matching_tag AS (
        SELECT other AS tag, CASE WHEN min(weight) < 0 THEN min(weight) ELSE max(weight) END AS weight
        FROM worn_tag JOIN tag_match AS match USING (tag) JOIN match_rule AS rule USING (rule)
        WHERE weight > -64
        GROUP BY other
        HAVING min(weight) > 0 OR other NOT IN (SELECT tag FROM worn_tag)
    )
    SELECT profile_signals(account, given_tags) || popularity_signals() || array_agg(('outfit', signal.facet, signal.choices, signal.weight)::catalog_signal)
    FROM (
        SELECT 'colors'::catalog_facet AS facet, ARRAY(SELECT color::text FROM matching_color WHERE weight >= step.weight) AS choices, gain AS weight
        FROM step
        UNION ALL
        (SELECT 'tags', ARRAY[tag], weight FROM matching_tag ORDER BY abs(weight) DESC, tag LIMIT 16)
    ) AS signal
$$;

-- The tags of items that do not go with the outfit at all, by rules with the weight -64.
CREATE OR REPLACE FUNCTION outfit_clashes(worn_ids bigint[]) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
    WITH worn_tag AS (
        SELECT DISTINCT tag FROM catalog_item CROSS JOIN unnest(tags) AS tag WHERE id = ANY (worn_ids)
    )
    SELECT coalesce(array_agg(DISTINCT match.other), '{}')
    FROM worn_tag JOIN tag_match AS match USING (tag) JOIN match_rule AS rule USING (rule)
    WHERE weight <= -64 AND match.other NOT IN (SELECT tag FROM worn_tag)
$$;

-- Accessories for some items, for an account or an anonymous viewer. The categories that the outfit lacks take turns with their best items,
-- the most needed category first.
--
-- Each row contains the reasons: the rule that requires the item, a colour rule with the item's colour, and a tag rule with the item's tag.
CREATE OR REPLACE FUNCTION suggested_accessories(account bigint, worn_ids bigint[], given_tags text[], most integer) RETURNS TABLE (
    place integer, item_id bigint, need_rule text, color_rule text, color catalog_color, tag_rule text, tag text, given_tag text,
    is_in_size boolean, is_in_range boolean
) LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 10 COST 50000 SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
    worn_categories catalog_category[] := ARRAY(SELECT DISTINCT category FROM catalog_item WHERE id = ANY (worn_ids));
    profile fashion_profile;
    scores record;
    in_stock bit varying;
    clashes text[] := outfit_clashes(worn_ids);
BEGIN
    IF worn_categories = '{}' THEN RETURN; END IF;
    SELECT * INTO profile FROM fashion_profile WHERE id = account;
    SELECT * INTO scores FROM catalog_scores(outfit_signals(account, worn_ids, given_tags), disliked_items(account) || worn_ids);
    in_stock := catalog_bits_having('inStock', '{true}', scores.last_segment);
    IF clashes <> '{}' THEN in_stock := in_stock & ~catalog_bits_having('tags', clashes, scores.last_segment); END IF;
    RETURN QUERY
    WITH thing AS MATERIALIZED (
        SELECT id, colors, tags FROM catalog_item WHERE id = ANY (worn_ids)
    ), needed AS MATERIALIZED (
        SELECT DISTINCT ON (needed) needed AS category, need, rule
        FROM outfit_match
        WHERE worn = ANY (worn_categories) AND (NOT needed = ANY (worn_categories) OR worn = needed)
        ORDER BY needed, need DESC, rule
    ), chosen AS MATERIALIZED (
        SELECT needed.category, need, rule FROM needed ORDER BY need DESC, category LIMIT 8
    ), picked AS (
        SELECT chosen.need, chosen.rule, found.id, found.score,
            row_number() OVER (PARTITION BY chosen.category ORDER BY found.score DESC, found.id DESC) AS turn, chosen.category
        FROM chosen CROSS JOIN LATERAL (
            SELECT * FROM catalog_best(
                in_stock & catalog_bits_having('category', ARRAY[chosen.category::text], scores.last_segment), scores.digits, NULL, NULL, false,
                most / least(8, greatest((SELECT count(*) FROM chosen), 1))::integer + 2
            )
        ) AS found
        WHERE found.score > 0
    ), listed AS MATERIALIZED (
        SELECT row_number() OVER (ORDER BY turn, need DESC, category)::integer AS place, id, rule FROM picked ORDER BY 1 LIMIT most
    )
    SELECT listed.place, listed.id, listed.rule, by_color.rule, by_color.color, by_tag.rule, by_tag.tag,
        (SELECT given FROM unnest(given_tags) WITH ORDINALITY AS given(given, number) WHERE given = ANY (item.tags) ORDER BY number LIMIT 1),
        coalesce(item.sizes && profile.sizes, false),
        num_nonnulls(profile.least_price_minor, profile.most_price_minor) > 0
            AND item.price_minor BETWEEN coalesce(profile.least_price_minor, 0) AND coalesce(profile.most_price_minor, item.price_minor)
    FROM listed
    JOIN catalog_item AS item USING (id)
    LEFT JOIN LATERAL (
        -- Of the best rules for each worn item the weakest, because that one counted.
        SELECT beside.rule, beside.color
        FROM (
            SELECT DISTINCT ON (thing.id) thing.id, rule, match.other AS color, told.weight
            FROM thing CROSS JOIN unnest(thing.colors) AS own JOIN color_match AS match ON match.color = own
            JOIN match_rule AS told USING (rule)
            WHERE match.other = ANY (item.colors)
            ORDER BY thing.id, told.weight DESC, array_position(item.colors, match.other)
        ) AS beside
        ORDER BY beside.weight, beside.rule LIMIT 1
    ) AS by_color ON true
    LEFT JOIN LATERAL (
        SELECT match.rule, match.other AS tag
        FROM thing CROSS JOIN unnest(thing.tags) AS own JOIN tag_match AS match ON match.tag = own
        JOIN match_rule AS told USING (rule)
        WHERE match.other = ANY (item.tags) AND told.weight > 0
        ORDER BY told.weight DESC, match.other LIMIT 1
    ) AS by_tag ON true
    ORDER BY listed.place;
END
$$;
