-- Facts that the source of a recipe can lack. Many pages have no nutrients, and many family recipes no number of servings.
ALTER TABLE recipe
    -- Otherwise the recipe counts as an average one.
    ADD COLUMN is_nutrition_known boolean NOT NULL DEFAULT true,
    -- Otherwise the number of servings is 4.
    ADD COLUMN is_servings_known boolean NOT NULL DEFAULT true,
    -- The lines of the source's ingredients that could not be read, word for word.
    ADD COLUMN source_unread_lines text[] NOT NULL DEFAULT '{}';
