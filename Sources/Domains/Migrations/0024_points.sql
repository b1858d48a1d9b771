-- Returns exactly the same point as before. `ll_to_earth` cannot be inlined, so PostgreSQL planned it again in every statement that used
-- it. That took ten times as long as finding the rows nearby.
CREATE OR REPLACE FUNCTION earth_point(latitude double precision, longitude double precision) RETURNS cube
    LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN cube(
        cube(
            cube(6378168::double precision * cos(radians(latitude)) * cos(radians(longitude))),
            6378168::double precision * cos(radians(latitude)) * sin(radians(longitude))
        ),
        6378168::double precision * sin(radians(latitude))
    );
