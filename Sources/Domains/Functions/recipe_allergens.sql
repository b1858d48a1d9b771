-- Revision 1.

-- What a recipe counts as containing. One that was written here: what its ingredients contain. An imported one: every allergen that its
-- source does not say it is free of, and what ingredients contain of which that is known, whatever the source says; and where the source says
-- nothing about any, all allergens, unless those of each ingredient are known.
CREATE OR REPLACE FUNCTION recipe_allergens(is_imported boolean, told allergen[], contained allergen[], all_known boolean)
RETURNS allergen[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE
        WHEN NOT is_imported THEN contained
        WHEN told IS NOT NULL THEN ARRAY(SELECT unnest(told) UNION SELECT unnest(contained) ORDER BY 1)
        WHEN all_known THEN contained
        ELSE enum_range(NULL::allergen)
    END
$$;
