-- Revision 4.

-- Points on the earth come from the extension earthdistance (`earth_point`). The operator <-> gives the length of the straight line through
-- the earth between two points in metres, and indexes can sort by it. `kilometres` and `miles` convert a straight line to the distance on
-- the surface, and `straight_metres` converts it back.
--
-- Lines use earthdistance's sphere with a radius of 6,378,168 m. Distances use the mean radius of the earth, 6,371.0088 km (R1 of the
-- International Union of Geodesy and Geophysics), which does not change the order. Both radii are literals, because function calls would
-- prevent inlining.

-- Rounded to the metre. Without `ELSE`, so that a NULL line gives a NULL distance.
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

-- A box that contains every point within a distance in kilometres. It also contains a few others, so compare the distance as well.
CREATE OR REPLACE FUNCTION kilometres_around(point cube, distance double precision) RETURNS cube
    LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN cube_enlarge(point, straight_metres(distance), 3);

CREATE OR REPLACE FUNCTION miles(straight double precision) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN round((kilometres(straight) / 1.609344)::numeric, 3)::double precision;

-- A point in the format of map URLs: the comma is encoded, as their publishers require.
CREATE OR REPLACE FUNCTION map_position(latitude double precision, longitude double precision) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN trim_scale(round(latitude::numeric, 6)) || '%2C' || trim_scale(round(longitude::numeric, 6));

-- An address in the format of map URLs: every byte that is not unreserved is percent-encoded.
CREATE OR REPLACE FUNCTION map_address(address text) RETURNS text
    LANGUAGE sql STABLE PARALLEL SAFE STRICT AS $$
    SELECT string_agg(
        CASE WHEN letter ~ '^[A-Za-z0-9_.~-]$' THEN letter
            ELSE upper(regexp_replace(encode(convert_to(letter, 'UTF8'), 'hex'), '(..)', '%\1', 'g')) END,
        '' ORDER BY place
    )
    FROM regexp_split_to_table(address, '') WITH ORDINALITY AS letters(letter, place)
$$;
