-- A day can also have snacks. Only later migrations can use the value, because PostgreSQL accepts a new value of an enum only after the
-- transaction that adds it.
ALTER TYPE meal_slot ADD VALUE 'SNACK';
