-- Revision 3.

-- Whether an entry can still be removed from the log: entries for today, and entries made today for an earlier day.
CREATE OR REPLACE FUNCTION is_removable(day date, made timestamptz, zone text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
RETURN day = local_today(zone) OR (made AT TIME ZONE zone)::date = local_today(zone);

-- The logs of an account for each of some days, including days without entries: the totals of a day, and the targets of the health profile.
DROP FUNCTION IF EXISTS tracked_days(bigint, date, date);

CREATE OR REPLACE FUNCTION tracked_days(account bigint, first_day date, last_day date) RETURNS TABLE (
    id bigint, date date, calories numeric, protein_g numeric, carbs_g numeric, sugar_g numeric, fiber_g numeric, fat_g numeric,
    saturated_fat_g numeric, sodium_mg numeric, target_calories numeric, target_protein_g numeric, target_carbs_g numeric, target_sugar_g numeric,
    target_fiber_g numeric, target_fat_g numeric
) LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT
        day.id, day.date,
        coalesce(total.calories, 0), coalesce(total.protein_g, 0), coalesce(total.carbs_g, 0), coalesce(total.sugar_g, 0),
        coalesce(total.fiber_g, 0), coalesce(total.fat_g, 0), coalesce(total.saturated_fat_g, 0), coalesce(total.sodium_mg, 0),
        coalesce(profile.calorie_cap, suggested.calories), coalesce(profile.protein_cap_g, suggested.protein_g),
        coalesce(profile.carbs_cap_g, suggested.carbs_g), coalesce(profile.sugar_cap_g, suggested.sugar_g),
        coalesce(profile.fiber_cap_g, suggested.fiber_g), coalesce(profile.fat_cap_g, suggested.fat_g)
    FROM generate_series(0, $3 - $2) AS number
    CROSS JOIN LATERAL (SELECT account_day($1, $2 + number) AS id, $2 + number AS date) AS day
    CROSS JOIN LATERAL (
        SELECT sum(calories) AS calories, sum(protein_g) AS protein_g, sum(carbs_g) AS carbs_g, sum(sugar_g) AS sugar_g, sum(fiber_g) AS fiber_g,
            sum(fat_g) AS fat_g, sum(saturated_fat_g) AS saturated_fat_g, sum(sodium_mg) AS sodium_mg
        FROM logged_meal WHERE account_day = day.id
    ) AS total
    LEFT JOIN health_profile AS profile ON profile.id = $1
    LEFT JOIN LATERAL suggested_targets(profile) AS suggested ON suggests_targets(profile)
    WHERE day.id IS NOT NULL
$$;

-- The plan of an account for each of some days, including days without meals, and the totals of a day.
CREATE OR REPLACE FUNCTION planned_days(account bigint, first_day date, last_day date) RETURNS TABLE (
    id bigint, date date, day_of_week day_of_week, calories numeric, protein_g numeric, carbs_g numeric, sugar_g numeric, fiber_g numeric,
    fat_g numeric, saturated_fat_g numeric, sodium_mg numeric
) LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT
        day.id, day.date, (enum_range(NULL::day_of_week))[1 + extract(dow FROM day.date)::integer],
        coalesce(total.calories, 0), coalesce(total.protein_g, 0), coalesce(total.carbs_g, 0), coalesce(total.sugar_g, 0),
        coalesce(total.fiber_g, 0), coalesce(total.fat_g, 0), coalesce(total.saturated_fat_g, 0), coalesce(total.sodium_mg, 0)
    FROM generate_series(0, $3 - $2) AS number
    CROSS JOIN LATERAL (SELECT account_day($1, $2 + number) AS id, $2 + number AS date) AS day
    CROSS JOIN LATERAL (
        SELECT sum(calories) AS calories, sum(protein_g) AS protein_g, sum(carbs_g) AS carbs_g, sum(sugar_g) AS sugar_g, sum(fiber_g) AS fiber_g,
            sum(fat_g) AS fat_g, sum(saturated_fat_g) AS saturated_fat_g, sum(sodium_mg) AS sodium_mg
        FROM planned_meal WHERE account_day = day.id
    ) AS total
    WHERE day.id IS NOT NULL
$$;

-- The week of an account that contains a day. No row for weeks that cannot have meals.
CREATE OR REPLACE FUNCTION planned_week(account bigint, day date) RETURNS TABLE (id bigint, first_day date, last_day date)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT account_day($1, week_start($2)), week_start($2), week_start($2) + 6
    WHERE account_day($1, week_start($2)) IS NOT NULL AND account_day($1, week_start($2) + 6) IS NOT NULL
$$;
