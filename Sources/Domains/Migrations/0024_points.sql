-- The same point to the bit, written out: `ll_to_earth` cannot be inlined, and PostgreSQL planned it anew wherever a statement used it, which
-- took ten times as long as finding what is near.
CREATE OR REPLACE FUNCTION earth_point(latitude double precision, longitude double precision) RETURNS cube
    LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN cube(
        cube(
            cube(6378168::double precision * cos(radians(latitude)) * cos(radians(longitude))),
            6378168::double precision * cos(radians(latitude)) * sin(radians(longitude))
        ),
        6378168::double precision * sin(radians(latitude))
    );
