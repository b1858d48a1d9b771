-- Revision 2.

-- The allergens that a recipe counts as containing. For a recipe written here, those of its ingredients.
--
-- For an imported recipe, every allergen that its source does not declare it free of, and those of known ingredients, whatever the source
-- says. If the source says nothing about allergens, all of them, unless the allergens of every ingredient are known.
CREATE OR REPLACE FUNCTION recipe_allergens(is_imported boolean, told allergen[], contained allergen[], all_known boolean)
RETURNS allergen[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE
        WHEN NOT is_imported THEN contained
        WHEN told IS NOT NULL THEN ARRAY(SELECT unnest(told) UNION SELECT unnest(contained) ORDER BY 1)
        WHEN all_known THEN contained
        ELSE enum_range(NULL::allergen)
    END
$$;
