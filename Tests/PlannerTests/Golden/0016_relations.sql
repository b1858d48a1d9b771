-- $1 = "2026-12-02"
-- $2 = DINNER
-- $3 = "60"
SELECT t1.week_of, t3.title_en FROM (SELECT week.sunday AS week_of, option.meal AS meal_type, option.position, recipe.id AS recipe_id, recipe.serving_cost_minor, recipe.currency_code, option.is_in_budget, option.is_preferred, option.follows_diets FROM (SELECT week_start($1::date) AS sunday OFFSET 0) AS week CROSS JOIN LATERAL meal_options(NULL, week.sunday, ARRAY[$2::meal_type], floor(100 * $3::numeric)::bigint, false) AS option JOIN recipe ON recipe.id = option.recipe_id) AS t1 LEFT JOIN recipe AS t3 ON t3.id = t1.recipe_id ORDER BY t1.meal_type, t1.position;

-- $1 = 1
-- $2 = "2026-12-02"
SELECT t4.first_day, t4.date FROM (SELECT week_start(day) AS first_day, week_start(day) + 6 AS last_day, day AS date, (enum_range(NULL::day_of_week))[1 + number % 7] AS day_of_week FROM generate_series(0, 7 * ($1::double precision)::integer - 1) AS number CROSS JOIN LATERAL (SELECT week_start($2::date) + number AS day) AS generated WHERE week_start(day) IS NOT NULL) AS t4 ORDER BY t4.first_day, t4.date;
