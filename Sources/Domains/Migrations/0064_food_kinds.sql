-- The foods that an exclusion of a kind excludes: “no oil” excludes olive oil. They are no parts, because the contents of an “oil” without
-- further words are unknown: nobody knows whether it contains olives.
CREATE TABLE food_kind (
    kind text NOT NULL REFERENCES food ON DELETE CASCADE,
    food text NOT NULL REFERENCES food ON DELETE CASCADE,
    PRIMARY KEY (kind, food),
    CONSTRAINT food_kind_other CHECK (food <> kind)
);

INSERT INTO food_kind (kind, food)
SELECT kind.name, food.name FROM food AS kind JOIN food ON food.name LIKE '% ' || kind.name
WHERE kind.name IN ('oil', 'sauce', 'syrup', 'juice', 'tortilla')
UNION
SELECT kind.name, food.name FROM (VALUES
    ('sauce', 'bechamel, hoisin, ketchup, mayonnaise, pesto, salsa, sriracha, tamari, teriyaki, Worcestershire'),
    ('syrup', 'agave'), ('bread', 'chapati, corn bread, flatbread, injera, matzo')
) AS said(kind, foods) JOIN food AS kind ON kind.name = said.kind CROSS JOIN string_to_table(said.foods, ', ') AS named(called)
JOIN food ON food.name = named.called;
