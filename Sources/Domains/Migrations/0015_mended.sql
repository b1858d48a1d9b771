-- Corrects mistakes of earlier migrations, which stay unchanged. From here on, functions are in `Functions`.
-- Stop programs older than this migration first, because they read tables and columns that it drops.

-- PostgreSQL's default name of a constraint over several columns only contains a number. So these constraints get names that describe their
-- rules. (The default name of a constraint over one column contains the column: `place_name_check`.)
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

-- The state of `cupboard seed` belongs to seeding, which creates its tables in a separate schema. A seeded database keeps its state.
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

-- The program contains the texts of the service in both languages: the tour, the names of the budgets, and the labels of values that every
-- catalogue has. `catalog_term` keeps the labels of values that only this catalogue has.
DROP TABLE tour_step;

ALTER TABLE budget_option DROP COLUMN name_en, DROP COLUMN name_es;

DELETE FROM catalog_term WHERE facet IN ('category', 'colors', 'price', 'inStock')
    OR facet = 'sizes' AND (
        value IN ('ONE_SIZE', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL') OR value ~ '^([1-9][0-9]|1[0-2][0-9]|130)$'
    );
