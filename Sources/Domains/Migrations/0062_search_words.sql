-- Foods of Latin America that the catalogue does not have. They are spelt correctly, so a search does not replace them: someone who searches
-- for chayote is not looking for shallots (“chalota”).
INSERT INTO dictionary_word (language, word)
SELECT language, word FROM unnest('{EN,ES}'::language[]) AS language CROSS JOIN string_to_table(
    'achiote aguaymanto ajiaco alfajor arracacha birria borojo cachaza caimito chayote chilaquil chontaduro cuitlacoche cupuazu epazote '
    'guascas hallaca huarache huitlacoche jabuticaba jicama kiwicha locro lucuma lulo malanga mamoncillo mezcal nispero olluco pejibaye '
    'pulque sancocho sopaipilla tejocote tlacoyo uchuva', ' '
) AS word
ON CONFLICT DO NOTHING;

-- Functions that are called for every word of a search, in PL/pgSQL. PostgreSQL can keep their plans, but not those of SQL functions that it
-- cannot inline.
CREATE OR REPLACE FUNCTION food_word(language language, word text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
    RETURN CASE
        WHEN length(word) <= 3 THEN word
        WHEN language = 'EN' THEN CASE
            WHEN word IN ('leaves', 'loaves', 'halves', 'calves') THEN left(word, -3) || 'f'
            WHEN word LIKE '%ies' THEN left(word, -3) || 'y'
            WHEN word LIKE '%ie' THEN left(word, -2) || 'y'
            WHEN word LIKE '%oes' OR word LIKE '%ches' OR word LIKE '%shes' OR word LIKE '%sses' OR word LIKE '%xes' THEN left(word, -2)
            WHEN word LIKE '%s' AND word NOT LIKE '%ss' AND word NOT LIKE '%us' AND word NOT LIKE '%is' THEN left(word, -1)
            ELSE word
        END
        WHEN word LIKE '%ces' THEN left(word, -3) || 'z'
        WHEN length(word) > 4 AND word LIKE '%es' THEN left(word, -2)
        WHEN word LIKE '%s' OR length(word) > 4 AND word LIKE '%e' THEN left(word, -1)
        ELSE word
    END;
END
$$;

CREATE OR REPLACE FUNCTION search_singulars(language language, words text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
    IF strpos(words, ' ') = 0 THEN RETURN food_word(language, words); END IF;
    RETURN (
        SELECT string_agg(food_word(language, word), ' ' ORDER BY place) FROM string_to_table(words, ' ') WITH ORDINALITY AS part(word, place)
    );
END
$$;

CREATE OR REPLACE FUNCTION search_stems(letter text, words text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
    IF strpos(words, ' ') = 0 THEN RETURN search_stem(letter, words); END IF;
    RETURN (
        SELECT string_agg(search_stem(letter, word), ' ' ORDER BY place) FROM string_to_table(words, ' ') WITH ORDINALITY AS part(word, place)
    );
END
$$;

CREATE OR REPLACE FUNCTION food_term_key(language language, term text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
    RETURN (SELECT food_key(array_agg(food_word(language, word))) FROM string_to_table(search_words(term), ' ') AS word WHERE is_food_word(word));
END
$$;

CREATE OR REPLACE FUNCTION is_food_word(word text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
    RETURN word ~ '[a-z]' AND word NOT IN ('of', 'the', 'a', 'an', 'de', 'del', 'la', 'las', 'el', 'los');
END
$$;

CREATE OR REPLACE FUNCTION food_key(words text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
    RETURN (SELECT string_agg(word, ' ' ORDER BY word COLLATE "C") FROM unnest(words) AS word);
END
$$;

CREATE OR REPLACE FUNCTION search_letters(word text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
    RETURN (SELECT string_agg(letter, '' ORDER BY letter COLLATE "C") FROM string_to_table(word, NULL) AS letter);
END
$$;

CREATE OR REPLACE FUNCTION search_letter(language language) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
    RETURN CASE language WHEN 'EN' THEN 'e' ELSE 's' END;
END
$$;
