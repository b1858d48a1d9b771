-- Revision 2.

-- The allergens that a recipe counts as containing. For a recipe written here, the allergens of its ingredients.
--
-- For an imported recipe, every allergen unless its source declares the recipe free of it, and in any case the allergens of known
-- ingredients. If the source has no information about allergens, all of them, unless the allergens of every ingredient are known.
CREATE OR REPLACE FUNCTION recipe_allergens(is_imported boolean, told allergen[], contained allergen[], all_known boolean)
RETURNS allergen[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE
        WHEN NOT is_imported THEN contained
        WHEN told IS NOT NULL THEN ARRAY(SELECT unnest(told) UNION SELECT unnest(contained) ORDER BY 1)
        WHEN all_known THEN contained
        ELSE enum_range(NULL::allergen)
    END
$$;
