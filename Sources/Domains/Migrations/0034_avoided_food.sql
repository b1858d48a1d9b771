-- Food that people must not eat.

-- Avoided food of accounts. The id is that of the account. An account that avoids nothing has no row.
CREATE TABLE avoided_food (
    id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
    allergens allergen[] NOT NULL DEFAULT '{}',
    -- A set in the form of `ingredient_set`.
    ingredient_ids integer[] NOT NULL DEFAULT '{}'
);

-- Servers cache whether an account avoids anything.
CREATE TRIGGER avoided_food_changed AFTER INSERT OR UPDATE OR DELETE ON avoided_food FOR EACH ROW EXECUTE FUNCTION tell_access_changed('id');
