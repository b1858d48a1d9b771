-- Where the rows of FoodData Central's CSV files wait to be joined.

CREATE TEMPORARY TABLE fdc_food (fdc_id bigint, line integer, description text, category text);
CREATE TEMPORARY TABLE fdc_branded (fdc_id bigint, brand_owner text, brand_name text, category text, serving_unit text);
CREATE TEMPORARY TABLE fdc_survey (fdc_id bigint, category text);
CREATE TEMPORARY TABLE fdc_nutrient (fdc_id bigint, number text, unit text, amount double precision);
CREATE TEMPORARY TABLE fdc_portion (
    fdc_id bigint, place integer, amount double precision, unit text, description text, modifier text, grams double precision
);
