-- A store without an id of its source is identified by its name, street and city, because chains have the same street in several towns. Stored
-- addresses end with the city.
UPDATE grocery_store SET source_key = left(concat_ws('|', name, left(address, -length(city) - 2), city), 200)
WHERE source_provider = 'csv' AND right(address, length(city) + 2) = ', ' || city
    AND source_key = left(concat_ws('|', name, left(address, -length(city) - 2)), 200);
