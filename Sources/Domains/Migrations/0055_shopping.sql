-- Amounts that can be bought, caps for sugar and fibre, and the values of recipes that facets count.

CREATE TYPE unit_system AS ENUM ('METRIC', 'US');

ALTER TABLE account ADD COLUMN unit_system unit_system NOT NULL DEFAULT 'METRIC';

-- Migration 0056 adds their measures, because PostgreSQL allows new values only after the end of the transaction that adds them.
ALTER TYPE measurement_unit ADD VALUE 'OUNCE';
ALTER TYPE measurement_unit ADD VALUE 'POUND';
ALTER TYPE measurement_unit ADD VALUE 'FLUID_OUNCE';
ALTER TYPE measurement_unit ADD VALUE 'QUART';

ALTER TABLE health_profile
    ADD COLUMN sugar_cap_g numeric(6, 2) CHECK (sugar_cap_g BETWEEN 1 AND 2000),
    ADD COLUMN fiber_cap_g numeric(6, 2) CHECK (fiber_cap_g BETWEEN 1 AND 2000);

-- How shops sell an ingredient. Tap water is not sold.
CREATE TYPE sold_by AS ENUM ('WEIGHT', 'VOLUME', 'TAP');

-- The words of an ingredient's names in lower case.
CREATE FUNCTION ingredient_words(name_en text, name_es text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN string_to_array(translate(lower(name_en || ' ' || name_es), ',;:.()/-', '        '), ' ');

-- The name without the liquid that the food lies in: “tuna in olive oil” is not an oil.
CREATE FUNCTION name_of_food(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN regexp_replace(name, '[, ]+(in|with|en|con|al|a la) .*$', '', 'i');

-- How an ingredient is sold, by the words of its names. The words also fit imported ingredients, which often have one name for both
-- languages.
CREATE FUNCTION ingredient_sold_by(name_en text, name_es text, aisle aisle) RETURNS sold_by LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
    words text[] := ingredient_words(name_of_food(name_en), name_of_food(name_es));
    tap_water_en constant text :=
        '^(beverages, )?((tap|cold|cool|ice|iced|ice-cold|lukewarm|warm|hot|boiling|fresh|plain|filtered|pasta) )*water'
        '(, (tap|drinking|municipal|cold|warm|lukewarm|hot|boiling))*$';
    tap_water_es constant text := '^agua( (del grifo|corriente|potable|fría|helada|tibia|templada|caliente|hirviendo|filtrada))*$';
BEGIN
    IF lower(name_en) ~ tap_water_en OR lower(name_es) ~ tap_water_en OR lower(name_en) ~ tap_water_es OR lower(name_es) ~ tap_water_es THEN
        RETURN 'TAP';
    END IF;
    IF aisle IN ('PRODUCE', 'MEAT', 'SEAFOOD', 'BAKERY', 'GRAINS_AND_PASTA', 'LEGUMES', 'NUTS_AND_SEEDS')
        OR words && ARRAY[
            'powder', 'powdered', 'polvo', 'paste', 'pasta', 'concentrado', 'cheese', 'queso', 'beans', 'bean', 'granos', 'grano', 'ground',
            'molido', 'cubes', 'cube', 'cubito', 'cubitos', 'chocolate', 'chips', 'crackers', 'tartar', 'tártaro', 'leaves', 'hojas', 'bags',
            'bolsitas', 'seeds', 'semillas', 'solids', 'yogurt', 'yogur', 'dulce'
        ]
        OR aisle <> 'BEVERAGES' AND words && '{dry,dried}'
        OR words && '{butter,mantequilla}' AND NOT words && '{buttermilk}'
    THEN
        RETURN 'WEIGHT';
    END IF;
    IF aisle = 'BEVERAGES' OR words && ARRAY[
        'milk', 'leche', 'buttermilk', 'cream', 'nata', 'crema', 'crème', 'kefir', 'kéfir', 'oil', 'aceite', 'vinegar', 'vinagre', 'juice',
        'zumo', 'jugo', 'stock', 'broth', 'caldo', 'wine', 'vino', 'beer', 'cerveza', 'cider', 'sidra', 'sake', 'mirin', 'sherry', 'jerez',
        'rum', 'ron', 'brandy', 'vodka', 'whisky', 'whiskey', 'tequila', 'liqueur', 'licor', 'sauce', 'salsa', 'ketchup', 'kétchup', 'tamari',
        'syrup', 'sirope', 'jarabe', 'extract', 'extracto', 'lemonade', 'limonada', 'water', 'agua', 'sriracha', 'passata'
    ] THEN
        RETURN 'VOLUME';
    END IF;
    RETURN 'WEIGHT';
END
$$;

-- The smallest usual pack of an ingredient, in grams or millilitres and in ounces or fluid ounces. Food from a counter and
-- loose food have the usual steps of weight.
CREATE FUNCTION ingredient_pack(name_en text, name_es text, aisle aisle) RETURNS numeric[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
    words text[] := ingredient_words(name_of_food(name_en), name_of_food(name_es));
    is_volume boolean := ingredient_sold_by(name_en, name_es, aisle) = 'VOLUME';
BEGIN
    RETURN CASE
        WHEN is_volume THEN CASE
            WHEN words && '{oil,aceite,vinegar,vinagre}' THEN ARRAY[500, 16]
            WHEN words && '{ice,helado}' THEN ARRAY[500, 16]
            WHEN aisle <> 'BEVERAGES' AND words && '{condensed,condensada,evaporated,evaporada,coconut,coco}' THEN ARRAY[400, 14]
            WHEN words && '{cream,nata,crema,crème}' THEN ARRAY[200, 8]
            WHEN words && '{milk,leche,buttermilk,kefir,kéfir,juice,zumo,jugo,stock,broth,caldo}' THEN ARRAY[1000, 32]
            WHEN words && '{extract,extracto}' THEN ARRAY[50, 2]
            WHEN words && '{wine,vino,sake,sherry,jerez,rum,ron,brandy,vodka,whisky,whiskey,tequila,liqueur,licor}' THEN ARRAY[750, 25]
            WHEN words && '{beer,cerveza,stout,cider,sidra}' THEN ARRAY[330, 12]
            WHEN words && '{passata}' THEN ARRAY[500, 16]
            WHEN aisle = 'BEVERAGES' THEN ARRAY[1000, 32]
            WHEN aisle = 'FROZEN' THEN ARRAY[500, 16]
            ELSE ARRAY[250, 8]
        END
        WHEN words && '{butter,mantequilla,ghee,lard,margarine,margarina}' AND aisle IN ('DAIRY_AND_EGGS', 'MEAT') THEN ARRAY[250, 8]
        WHEN words && '{yogurt,yogur,quark,ricotta,mascarpone}' AND aisle = 'DAIRY_AND_EGGS' THEN ARRAY[250, 8]
        WHEN words && '{saffron,azafrán}' THEN ARRAY[1, 0.04]
        WHEN words && '{leaf,leaves,hoja,hojas}' AND aisle = 'SPICES' THEN ARRAY[10, 0.4]
        WHEN words && '{salt,sal}' AND aisle = 'SPICES' THEN ARRAY[500, 16]
        WHEN words && '{powder,polvo,yeast,levadura,soda,bicarbonate,bicarbonato,gelatine,gelatin,gelatina}' AND aisle = 'BAKING' THEN ARRAY[50, 2]
        WHEN words && '{bread,pan,loaf}' AND aisle = 'BAKERY' THEN ARRAY[500, 16]
        WHEN words && '{sugar,azúcar}' AND aisle = 'BAKING' THEN ARRAY[500, 16]
        WHEN words && '{paste,concentrado}' AND aisle = 'CANNED' THEN ARRAY[150, 6]
        ELSE CASE aisle
            WHEN 'PRODUCE' THEN ARRAY[50, 2]
            WHEN 'MEAT' THEN ARRAY[100, 4]
            WHEN 'SEAFOOD' THEN ARRAY[100, 4]
            WHEN 'DAIRY_AND_EGGS' THEN ARRAY[100, 4]
            WHEN 'BAKERY' THEN ARRAY[250, 8]
            WHEN 'GRAINS_AND_PASTA' THEN ARRAY[500, 16]
            WHEN 'LEGUMES' THEN ARRAY[500, 16]
            WHEN 'CANNED' THEN ARRAY[400, 14]
            WHEN 'SPICES' THEN ARRAY[40, 1.5]
            WHEN 'OILS_AND_SAUCES' THEN ARRAY[200, 8]
            WHEN 'NUTS_AND_SEEDS' THEN ARRAY[100, 4]
            WHEN 'BAKING' THEN ARRAY[250, 8]
            WHEN 'FROZEN' THEN ARRAY[500, 16]
            WHEN 'BEVERAGES' THEN ARRAY[250, 8]
            ELSE ARRAY[100, 4]
        END
    END;
END
$$;

-- The smallest number of pieces that shops sell.
CREATE FUNCTION ingredient_pieces(name_en text, name_es text, aisle aisle) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN CASE
        WHEN aisle = 'DAIRY_AND_EGGS' AND ingredient_words(name_en, name_es) && '{egg,eggs,huevo,huevos}' THEN 6
        WHEN aisle = 'BAKERY'
            AND ingredient_words(name_en, name_es) && '{bun,buns,roll,rolls,pita,naan,tortilla,tortillas,panes,panecillos,bagels,muffins}' THEN 4
        ELSE 1
    END;

-- An amount to buy.
CREATE TYPE shopping_amount AS (quantity numeric, unit measurement_unit);

-- An item that somebody wants to buy. `other_price` is the price per kilogram in stores that do not sell it.
CREATE TYPE wanted_item AS (ingredient_id bigint, grams numeric, kept_cost_minor bigint, other_price numeric);

-- Every order of recipes has an index with the columns of the filters, as in migration 0021.
CREATE INDEX recipe_sugar ON recipe (
    serving_sugar_g, id, cuisine, diabetes_friendly, minutes, serving_calories, serving_protein_g, serving_carbs_g, serving_fiber_g,
    serving_fat_g, serving_saturated_fat_g, serving_sodium_mg, serving_cost_minor
) INCLUDE (meal_types, diets, allergens, ingredient_ids);
CREATE INDEX recipe_fiber ON recipe (
    serving_fiber_g, id, cuisine, diabetes_friendly, minutes, serving_calories, serving_protein_g, serving_carbs_g, serving_sugar_g,
    serving_fat_g, serving_saturated_fat_g, serving_sodium_mg, serving_cost_minor
) INCLUDE (meal_types, diets, allergens, ingredient_ids);
CREATE INDEX recipe_fat ON recipe (
    serving_fat_g, id, cuisine, diabetes_friendly, minutes, serving_calories, serving_protein_g, serving_carbs_g, serving_sugar_g,
    serving_fiber_g, serving_saturated_fat_g, serving_sodium_mg, serving_cost_minor
) INCLUDE (meal_types, diets, allergens, ingredient_ids);

-- The counted values of recipes, in the order of the list. They are named after the fields of `RecipeFilter`.
CREATE TYPE recipe_facet AS ENUM ('cuisine', 'mealType', 'diets', 'calories', 'proteinG', 'carbsG', 'sugarG', 'fiberG', 'fatG');

CREATE TABLE recipe_facet_bitmap (
    facet recipe_facet NOT NULL,
    segment integer NOT NULL,
    value text NOT NULL,
    recipes bit(8192) NOT NULL,
    PRIMARY KEY (facet, segment, value)
);

-- The bitmaps are read whole.
ALTER TABLE recipe_facet_bitmap ALTER COLUMN recipes SET STORAGE PLAIN;

-- The lower bounds of the bands of a nutrient per serving. The last band has no upper bound.
CREATE FUNCTION recipe_bands(facet recipe_facet) RETURNS numeric[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN CASE facet
        WHEN 'calories' THEN ARRAY[0, 200, 400, 600, 800]
        WHEN 'proteinG' THEN ARRAY[0, 10, 20, 30, 40]
        WHEN 'carbsG' THEN ARRAY[0, 15, 30, 45, 60]
        WHEN 'sugarG' THEN ARRAY[0, 5, 10, 15, 25]
        WHEN 'fiberG' THEN ARRAY[0, 3, 6, 9, 12]
        WHEN 'fatG' THEN ARRAY[0, 10, 20, 30, 40]
    END;

-- The band of an amount, named after its bounds: `15-30`.
CREATE FUNCTION recipe_band(facet recipe_facet, amount numeric) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
    bands numeric[] := recipe_bands(facet);
    place integer := greatest(width_bucket(amount, bands), 1);
BEGIN
    RETURN bands[place] || '-' || coalesce(bands[place + 1]::text, '');
END
$$;

-- The values of a recipe that facets count.
CREATE FUNCTION recipe_values(dish recipe) RETURNS TABLE (facet recipe_facet, value text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT list.facet, unnest(list.texts)
    FROM (VALUES
        ('cuisine'::recipe_facet, ARRAY[dish.cuisine::text]),
        ('mealType', dish.meal_types::text[]),
        ('diets', dish.diets::text[]),
        ('calories', ARRAY[recipe_band('calories', dish.serving_calories)]),
        ('proteinG', ARRAY[recipe_band('proteinG', dish.serving_protein_g)]),
        ('carbsG', ARRAY[recipe_band('carbsG', dish.serving_carbs_g)]),
        ('sugarG', ARRAY[recipe_band('sugarG', dish.serving_sugar_g)]),
        ('fiberG', ARRAY[recipe_band('fiberG', dish.serving_fiber_g)]),
        ('fatG', ARRAY[recipe_band('fatG', dish.serving_fat_g)])
    ) AS list(facet, texts)
$$;

-- Last, because no one can read the table until the transaction ends.
ALTER TABLE ingredient
    ADD COLUMN sold_by sold_by NOT NULL GENERATED ALWAYS AS (ingredient_sold_by(name_en, name_es, aisle)) STORED,
    ADD COLUMN pack_metric numeric NOT NULL GENERATED ALWAYS AS ((ingredient_pack(name_en, name_es, aisle))[1]) STORED,
    ADD COLUMN pack_us numeric NOT NULL GENERATED ALWAYS AS ((ingredient_pack(name_en, name_es, aisle))[2]) STORED,
    ADD COLUMN pack_pieces integer NOT NULL GENERATED ALWAYS AS (ingredient_pieces(name_en, name_es, aisle)) STORED;

-- Tap water leaves the lists whose costs are not final.
UPDATE grocery_item SET planned_quantity = 0, planned_unit = NULL, planned_grams = 0
FROM ingredient
WHERE ingredient.id = grocery_item.ingredient_id AND ingredient.sold_by = 'TAP'
    AND grocery_item.planned_unit IS NOT NULL AND grocery_item.kept_cost_minor IS NULL;
