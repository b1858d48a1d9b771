-- Mends what the migrations before got wrong; they stay as they were applied. From here on functions stand in `Functions`.
-- Programs of before this migration read tables and columns that it drops: stop them first.

-- Of rules over several columns PostgreSQL's own names say no more than a number. (Those of one column are called after it: `place_name_check`.)
ALTER TABLE ingredient RENAME CONSTRAINT ingredient_check TO ingredient_sugar_within_carbs;
ALTER TABLE ingredient RENAME CONSTRAINT ingredient_check1 TO ingredient_fiber_within_carbs;
ALTER TABLE ingredient RENAME CONSTRAINT ingredient_check2 TO ingredient_saturated_fat_within_fat;
ALTER TABLE food_post RENAME CONSTRAINT food_post_check TO food_post_feedback_stars_possible;
ALTER TABLE session RENAME CONSTRAINT session_check TO session_expires_later;
ALTER TABLE audit_entry RENAME CONSTRAINT audit_entry_check TO audit_entry_object_whole;
ALTER TABLE email_outbox RENAME CONSTRAINT email_outbox_check TO email_outbox_sent_at;
ALTER TABLE email_outbox RENAME CONSTRAINT email_outbox_check2 TO email_outbox_recipient_until_sent;
ALTER TABLE email_outbox RENAME CONSTRAINT email_outbox_check3 TO email_outbox_next_attempt;
ALTER TABLE password_reset RENAME CONSTRAINT password_reset_check TO password_reset_expires_later;
ALTER TABLE notification RENAME CONSTRAINT notification_check TO notification_read_later;
ALTER TABLE notification RENAME CONSTRAINT notification_check1 TO notification_object_whole;
ALTER TABLE api_key RENAME CONSTRAINT api_key_check TO api_key_expires_later;

-- What `cupboard seed` remembers belongs to seeding, which makes it in a schema of its own. A database that was seeded keeps it.
DO $$
BEGIN
    IF EXISTS (SELECT FROM demo_data WHERE scale > 0) OR EXISTS (SELECT FROM demo_section) THEN
        CREATE SCHEMA demo;
        ALTER TABLE demo_data SET SCHEMA demo;
        ALTER TABLE demo_section SET SCHEMA demo;
    ELSE
        DROP TABLE demo_data, demo_section;
    END IF;
END
$$;

-- What the service itself says in both languages stands in the program: the tour, the names of the budgets, the labels of values that every
-- catalogue has. `catalog_term` keeps the words of this catalogue's own values.
DROP TABLE tour_step;

ALTER TABLE budget_option DROP COLUMN name_en, DROP COLUMN name_es;

DELETE FROM catalog_term WHERE facet IN ('category', 'colors', 'price', 'inStock')
    OR facet = 'sizes' AND (
        value IN ('ONE_SIZE', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL') OR value ~ '^([1-9][0-9]|1[0-2][0-9]|130)$'
    );
