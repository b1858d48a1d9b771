-- Recipes can share a slot. The number of meals of a day is limited as a whole, by `meal_room` under the lock of the account.
ALTER TABLE planned_meal DROP CONSTRAINT planned_meal_slot;
CREATE INDEX planned_meal_day ON planned_meal (account_day, id);

-- Recipes are chosen for breakfast, lunch and dinner only.
ALTER TABLE meal_choice ADD CHECK (slot <> 'SNACK');

-- The number of people that an account usually plans meals for. NULL counts as one.
ALTER TABLE account ADD COLUMN household_size integer CHECK (household_size BETWEEN 1 AND 50);
