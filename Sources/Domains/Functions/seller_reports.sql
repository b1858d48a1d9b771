-- Revision 2.

-- The clicks, likes and wishes for a seller's items, by item and day. Removed likes and wishes do not count.
CREATE OR REPLACE FUNCTION seller_figures(period seller_period) RETURNS TABLE (day date, item_id bigint, clicks integer, likes integer, wishes integer)
LANGUAGE sql STABLE PARALLEL SAFE ROWS 100 AS $$
    SELECT (event.created_at AT TIME ZONE period.time_zone)::date AS day, event.item_id,
        count(*) FILTER (WHERE kind = 'CLICK')::integer, count(*) FILTER (WHERE kind = 'LIKE')::integer,
        count(*) FILTER (WHERE kind = 'WISH')::integer
    FROM (
        SELECT (period.first_day::timestamp AT TIME ZONE period.time_zone) AS start,
            ((period.last_day + 1)::timestamp AT TIME ZONE period.time_zone) AS stop
        OFFSET 0
    ) AS span
    CROSS JOIN LATERAL (
        SELECT 'CLICK' AS kind, item_id, created_at FROM item_click
        WHERE seller_id = period.seller_id AND created_at >= span.start AND created_at < span.stop
        UNION ALL
        SELECT 'LIKE', liked.item_id, liked.created_at FROM catalog_item AS item JOIN item_reaction AS liked ON liked.item_id = item.id
        WHERE item.seller_id = period.seller_id AND liked.reaction = 'LIKE' AND liked.created_at >= span.start AND liked.created_at < span.stop
        UNION ALL
        SELECT 'WISH', wished.item_id, wished.created_at FROM catalog_item AS item JOIN wished_item AS wished ON wished.item_id = item.id
        WHERE item.seller_id = period.seller_id AND wished.created_at >= span.start AND wished.created_at < span.stop
    ) AS event
    GROUP BY 1, 2
$$;

-- The figures of each day, including days without events.
CREATE OR REPLACE FUNCTION seller_days(period seller_period) RETURNS TABLE (day date, clicks integer, likes integer, wishes integer)
LANGUAGE sql STABLE PARALLEL SAFE ROWS 30 AS $$
    SELECT each.day::date, coalesce(sum(figures.clicks), 0)::integer, coalesce(sum(figures.likes), 0)::integer,
        coalesce(sum(figures.wishes), 0)::integer
    FROM generate_series(period.first_day::timestamp, period.last_day::timestamp, interval '1 day') AS each(day)
    LEFT JOIN seller_figures(period) AS figures ON figures.day = each.day::date
    GROUP BY 1
$$;
