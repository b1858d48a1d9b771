-- Revision 2.

-- The reaction of an account to an item, in the form of the API.
CREATE OR REPLACE FUNCTION reaction_or_none(reaction reaction) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN coalesce(reaction::text, 'NONE');

CREATE OR REPLACE FUNCTION is_like(reaction reaction) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN reaction = 'LIKE';

CREATE OR REPLACE FUNCTION is_dislike(reaction reaction) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN reaction = 'DISLIKE';
