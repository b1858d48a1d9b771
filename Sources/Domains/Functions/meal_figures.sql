-- Revision 2.

-- Stores the name and the nutrition of some servings of a recipe with a meal, because the recipe may change or be deleted.
CREATE OR REPLACE FUNCTION take_recipe_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.recipe_id IS NOT NULL THEN
        SELECT
            title_en, title_es, calories * NEW.servings / servings, protein_g * NEW.servings / servings, carbs_g * NEW.servings / servings,
            sugar_g * NEW.servings / servings, fiber_g * NEW.servings / servings, fat_g * NEW.servings / servings,
            saturated_fat_g * NEW.servings / servings, sodium_mg * NEW.servings / servings
        INTO
            NEW.name_en, NEW.name_es, NEW.calories, NEW.protein_g, NEW.carbs_g, NEW.sugar_g, NEW.fiber_g, NEW.fat_g, NEW.saturated_fat_g, NEW.sodium_mg
        FROM recipe WHERE id = NEW.recipe_id;
    END IF;
    RETURN NEW;
END
$$;

-- Stores their cost at list prices.
CREATE OR REPLACE FUNCTION take_recipe_cost() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.recipe_id IS NOT NULL THEN
        SELECT round(cost_minor * NEW.servings / servings), currency_code INTO NEW.cost_minor, NEW.currency_code FROM recipe WHERE id = NEW.recipe_id;
    END IF;
    RETURN NEW;
END
$$;

-- Stores their known vitamins and minerals.
CREATE OR REPLACE FUNCTION take_recipe_nutrients() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO logged_nutrient (logged_meal_id, nutrient, amount)
    SELECT NEW.id, whole.nutrient, round(whole.amount * NEW.servings / recipe.servings, 6)
    FROM recipe CROSS JOIN LATERAL recipe_nutrients(recipe.id) AS whole
    WHERE recipe.id = NEW.recipe_id;
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER logged_meal_figures BEFORE INSERT ON logged_meal FOR EACH ROW EXECUTE FUNCTION take_recipe_figures();
CREATE OR REPLACE TRIGGER logged_meal_nutrients AFTER INSERT ON logged_meal FOR EACH ROW EXECUTE FUNCTION take_recipe_nutrients();
CREATE OR REPLACE TRIGGER planned_meal_figures BEFORE INSERT OR UPDATE OF recipe_id, servings ON planned_meal
    FOR EACH ROW EXECUTE FUNCTION take_recipe_figures();
CREATE OR REPLACE TRIGGER planned_meal_cost BEFORE INSERT OR UPDATE OF recipe_id, servings ON planned_meal
    FOR EACH ROW EXECUTE FUNCTION take_recipe_cost();
