-- By which names ingredients are known of which everything is known: in the form in which words are searched, without endings.
CREATE TEMPORARY TABLE known_food AS
SELECT DISTINCT ON (language, stems) language, stems, ingredient_id
FROM (
    SELECT said.language, search_stems(search_letter(said.language), search_words(said.name)) AS stems, ingredient.id AS ingredient_id
    FROM ingredient CROSS JOIN LATERAL (VALUES
        ('EN'::language, name_en), ('EN', name_one_en), ('EN', name_many_en), ('EN', name_some_en),
        ('ES', name_es), ('ES', name_one_es), ('ES', name_many_es), ('ES', name_some_es)
    ) AS said(language, name)
    WHERE has_known_allergens AND is_nutrition_known AND said.name IS NOT NULL AND written_in IS NULL
) AS named
ORDER BY language, stems, ingredient_id;

CREATE UNIQUE INDEX ON known_food (language, stems);

ANALYZE known_food;
