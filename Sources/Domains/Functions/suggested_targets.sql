-- Revision 5.

-- Whether the profile has enough data about an adult to suggest targets. The formula is valid for adults only.
CREATE OR REPLACE FUNCTION suggests_targets(profile health_profile) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN profile.weight_kg IS NOT NULL AND profile.height_cm IS NOT NULL AND profile.age >= 18 AND profile.sex IS NOT NULL
    AND profile.goal_direction IS NOT NULL;

-- The lowest suggested energy, in kilocalories a day: NHLBI, Aim for a Healthy Weight.
CREATE OR REPLACE FUNCTION least_calories(sex sex) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE sex WHEN 'FEMALE' THEN 1200 ELSE 1500 END;

-- The energy for a goal, in kilocalories a day. At rest by Mifflin and St Jeor, Am J Clin Nutr 51 (1990), 241–247. Activity by the usual
-- factors of the Harris–Benedict equation. 7,700 kilocalories a kilogram, Wishnofsky, Am J Clin Nutr 6 (1958), 542–546.
CREATE OR REPLACE FUNCTION goal_calories(profile health_profile) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN round(
    (10 * profile.weight_kg + 6.25 * profile.height_cm - 5 * profile.age + CASE profile.sex WHEN 'FEMALE' THEN -161 ELSE 5 END)
    * CASE coalesce(profile.activity, 'LIGHT')
        WHEN 'SEDENTARY' THEN 1.2 WHEN 'LIGHT' THEN 1.375 WHEN 'MODERATE' THEN 1.55 WHEN 'ACTIVE' THEN 1.725 ELSE 1.9 END
    + CASE profile.goal_direction WHEN 'LOSE' THEN -1 WHEN 'GAIN' THEN 1 ELSE 0 END * coalesce(profile.goal_kg_per_week, 0) * 7700 / 7
);

-- The suggested energy, in kilocalories a day.
CREATE OR REPLACE FUNCTION suggested_calories(profile health_profile) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN greatest(goal_calories(profile), least_calories(profile.sex));

-- The suggested energy, with protein, carbohydrates and fat in grams a day: 20, 50 and 30 % of the energy, within the ranges of the Dietary
-- Reference Intakes (National Academies, 2005). A gram of protein or carbohydrates has 4 kilocalories, a gram of fat 9.
--
-- Sugar is the reference intake of EU Regulation 1169/2011, Annex XIII: 90 g for 2,000 kilocalories. It is for all sugars, as in the totals.
-- Fibre is the adequate intake of the Dietary Reference Intakes: 14 g for 1,000 kilocalories.
DROP FUNCTION IF EXISTS suggested_targets(health_profile);

CREATE OR REPLACE FUNCTION suggested_targets(profile health_profile) RETURNS TABLE (
    calories numeric, protein_g numeric, carbs_g numeric, fat_g numeric, sugar_g numeric, fiber_g numeric
) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT
        energy.calories, round(energy.calories * 0.2 / 4), round(energy.calories * 0.5 / 4), round(energy.calories * 0.3 / 9),
        round(energy.calories * 90 / 2000), round(energy.calories * 14 / 1000)
    FROM (SELECT suggested_calories(profile) AS calories OFFSET 0) AS energy
$$;
