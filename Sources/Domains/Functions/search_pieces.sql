-- Revision 1.

-- Whether a word says nothing by itself, in either language.
CREATE OR REPLACE FUNCTION search_is_stop(word text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ts_lexize('english_stem', word) = '{}' OR ts_lexize('spanish_stem', word) = '{}';

-- Words that follow each other. In the text of a question `§` stands where a weight may stand, `¶` where one may stand behind a prefix.
CREATE OR REPLACE FUNCTION search_phrase(letter text, words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN '(' || letter || replace(words, ' ', '§ <-> ' || letter) || '§)';

-- The question that a text with such places is, to what has certain weights or any.
CREATE OR REPLACE FUNCTION search_weighted(query text, weights text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN replace(replace(query, '§', CASE weights WHEN '' THEN '' ELSE ':' || weights END), '¶', ':*' || weights)::tsquery;

-- Words that may each stand where one stands.
CREATE OR REPLACE FUNCTION search_marked(words text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE words WHEN '{}' THEN words ELSE string_to_array(array_to_string(words, '§ ') || '§', ' ') END;

-- A Spanish word without the signs of number and gender.
CREATE OR REPLACE FUNCTION search_singular(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN regexp_replace(regexp_replace(word, 's$', ''), 'a$', 'o');
