-- Revision 2.

-- Points on the earth are as earthdistance sees them (`earth_point`). The operator <-> gives the straight line through the earth between two of
-- them in metres, and indexes can order by it; `kilometres` and `miles` are the way over the surface that belongs to a straight line,
-- `straight_metres` turns it back. Lines are on earthdistance's sphere with a radius of 6,378,168 m; ways are told on one with the mean radius
-- of the earth, 6,371.0088 km (R1 of the International Union of Geodesy and Geophysics), which puts nothing in another order. Both are written
-- out, since calls of functions would stand in the way of inlining.

-- To the metre; without `ELSE`, no distance from nowhere.
CREATE OR REPLACE FUNCTION kilometres(straight double precision) RETURNS double precision
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE
        WHEN straight < 2 * 6378168.0::double precision
            THEN round((2 * 6371.0088 * asin(straight / (2 * 6378168.0::double precision)))::numeric, 3)::double precision
        WHEN straight >= 2 * 6378168.0::double precision THEN 20015.114
    END;

CREATE OR REPLACE FUNCTION straight_metres(kilometres double precision) RETURNS double precision
    LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN 2 * 6378168.0::double precision * sin(least(kilometres / (2 * 6371.0088::double precision), pi() / 2));

-- Everything within so many kilometres of a point lies in this box (and a little else: compare the distance as well).
CREATE OR REPLACE FUNCTION kilometres_around(point cube, distance double precision) RETURNS cube
    LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN cube_enlarge(point, straight_metres(distance), 3);

CREATE OR REPLACE FUNCTION miles(straight double precision) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN round((kilometres(straight) / 1.609344)::numeric, 3)::double precision;

-- A point as addresses of maps applications name it: a comma between, encoded as those who publish the addresses ask for.
CREATE OR REPLACE FUNCTION map_position(latitude double precision, longitude double precision) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN trim_scale(round(latitude::numeric, 6)) || '%2C' || trim_scale(round(longitude::numeric, 6));
