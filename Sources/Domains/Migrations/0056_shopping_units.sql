-- The measures of the units that migration 0055 added, as in NIST Handbook 44, appendix C.
INSERT INTO unit_measure (unit, grams, milliliters) VALUES
    ('OUNCE', 28.349523125, NULL),
    ('POUND', 453.59237, NULL),
    ('FLUID_OUNCE', NULL, 29.5735295625),
    ('QUART', NULL, 946.352946);
