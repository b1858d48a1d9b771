-- What a kilogram costs on average, in each aisle and in all.
CREATE TEMPORARY TABLE known_price AS
SELECT aisle, round(avg(price_per_kg_minor))::bigint AS price_per_kg_minor FROM ingredient WHERE is_price_known GROUP BY GROUPING SETS ((aisle), ());
