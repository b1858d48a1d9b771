-- Revision 2.

-- The API's name of a column: `created_at` becomes `createdAt`.
CREATE OR REPLACE FUNCTION api_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN left(name, 1) || substr(replace(initcap(replace(name, '_', ' ')), ' ', ''), 2);

-- The prefix of the API's ids in a column. NULL for columns without ids of API objects.
CREATE OR REPLACE FUNCTION api_id_prefix(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN CASE
        WHEN name IN ('recipe_id', 'recipe_ids') THEN 'recipe_'
        WHEN name IN ('ingredient_id', 'ingredient_ids', 'disliked_ingredient_ids', 'substitute_id') THEN 'ingredient_'
        WHEN name = 'item_id' THEN 'catalog_item_'
        WHEN name = 'seller_id' THEN 'seller_'
        WHEN name = 'store_id' THEN 'grocery_store_'
        WHEN name = 'food_post_id' THEN 'food_post_'
        WHEN name IN ('donor_id', 'receiver_id', 'account_id') THEN 'profile_'
    END;

-- A row for its owner: with the API's names and ids, and without the program's internal columns. `ids` is the prefix of the row's own id.
CREATE OR REPLACE FUNCTION exported_row(stored json, ids text, hidden text[]) RETURNS json LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (
        SELECT json_object_agg(
            api_name(member.key),
            CASE
                WHEN member.key = 'id' THEN to_json(ids || (stored ->> 'id'))
                WHEN api_id_prefix(member.key) IS NULL OR json_typeof(member.value) = 'null' THEN member.value
                WHEN json_typeof(member.value) = 'array' THEN
                    (SELECT coalesce(json_agg(api_id_prefix(member.key) || number), '[]') FROM json_array_elements_text(member.value) AS number)
                ELSE to_json(api_id_prefix(member.key) || (stored ->> member.key))
            END
        )
        FROM json_each(stored) AS member WHERE member.key <> ALL (hidden)
    );

-- One object with the members of both.
CREATE OR REPLACE FUNCTION joined_json(one json, other json) RETURNS json LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (SELECT json_object_agg(key, value) FROM (SELECT * FROM json_each(one) UNION ALL SELECT * FROM json_each(other)) AS member);
