-- Revision 2.

-- Whether a word is a stop word in either language.
CREATE OR REPLACE FUNCTION search_is_stop(word text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ts_lexize('english_stem', word) = '{}' OR ts_lexize('spanish_stem', word) = '{}';

-- Consecutive words. In the text of a query, `§` marks the position of a weight, and `¶` the position of a prefix match with a weight.
CREATE OR REPLACE FUNCTION search_phrase(letter text, words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN '(' || letter || replace(words, ' ', '§ <-> ' || letter) || '§)';

-- The query for a text with such positions, for certain weights or for any.
CREATE OR REPLACE FUNCTION search_weighted(query text, weights text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN replace(replace(query, '§', CASE weights WHEN '' THEN '' ELSE ':' || weights END), '¶', ':*' || weights)::tsquery;

-- Adds the position of a weight to each of some alternative words.
CREATE OR REPLACE FUNCTION search_marked(words text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE words WHEN '{}' THEN words ELSE string_to_array(array_to_string(words, '§ ') || '§', ' ') END;

-- A Spanish word without its endings for number and gender.
CREATE OR REPLACE FUNCTION search_singular(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN regexp_replace(regexp_replace(word, 's$', ''), 'a$', 'o');
