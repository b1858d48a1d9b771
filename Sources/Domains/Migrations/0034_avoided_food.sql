-- What people must not eat.

-- Its id is the account's. There is none where nothing is avoided.
CREATE TABLE avoided_food (
    id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
    allergens allergen[] NOT NULL DEFAULT '{}',
    -- Ids as `ingredient_set` has them.
    ingredient_ids integer[] NOT NULL DEFAULT '{}'
);

-- Servers remember whether an account avoids anything.
CREATE TRIGGER avoided_food_changed AFTER INSERT OR UPDATE OR DELETE ON avoided_food FOR EACH ROW EXECUTE FUNCTION tell_access_changed('id');
