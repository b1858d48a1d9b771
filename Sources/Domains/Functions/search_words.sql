-- Revision 5.

-- Adds words to the vocabulary of a list. Existing words are not touched, so writers do not wait for each other. New words are inserted in
-- one order, so writers cannot deadlock. PostgreSQL cannot estimate the number of words, so each is looked up in an index. Otherwise it
-- might compare many words with many.
CREATE OR REPLACE FUNCTION add_search_words(changed search_list, lexemes text[]) RETURNS void LANGUAGE sql
SET enable_seqscan = off SET enable_bitmapscan = off AS $$
    INSERT INTO search_word (list, letter, word)
    SELECT changed, said.letter, said.word
    FROM unnest(lexemes) AS lexeme CROSS JOIN LATERAL (SELECT left(lexeme, 1), substr(lexeme, 2)) AS said(letter, word)
    WHERE said.letter IN ('e', 's', 'n') AND (
        SELECT true FROM search_word AS known
        WHERE known.list = changed AND known.letter = said.letter AND known.word = said.word
            -- The condition is repeated for the index in byte order, so that PostgreSQL finds the word with either index.
            AND known.word COLLATE "C" = said.word
    ) IS NULL
    ORDER BY lexeme
    ON CONFLICT DO NOTHING
$$;

-- Adds the words of the rows that a statement has written. The trigger's argument is the list. EXCEPT finds changed rows in time linear in
-- the number of rows, while a join of the two tables might be planned as a loop over all pairs.
CREATE OR REPLACE FUNCTION search_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM add_search_words(TG_ARGV[0]::search_list, ARRAY(SELECT DISTINCT entry.lexeme FROM changed, unnest(changed.search) AS entry));
    -- Most updates change no word.
    ELSIF EXISTS (SELECT id, search FROM changed EXCEPT SELECT id, search FROM previous) THEN
        PERFORM add_search_words(TG_ARGV[0]::search_list, ARRAY(
            SELECT DISTINCT entry.lexeme
            FROM (SELECT id, search FROM changed EXCEPT SELECT id, search FROM previous) AS differing, unnest(differing.search) AS entry
        ));
    END IF;
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER ingredient_words_added AFTER INSERT ON ingredient REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION search_words_changed('INGREDIENTS');
CREATE OR REPLACE TRIGGER ingredient_words_changed AFTER UPDATE ON ingredient REFERENCING NEW TABLE AS changed OLD TABLE AS previous
    FOR EACH STATEMENT EXECUTE FUNCTION search_words_changed('INGREDIENTS');
CREATE OR REPLACE TRIGGER recipe_words_added AFTER INSERT ON recipe REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION search_words_changed('RECIPES');
CREATE OR REPLACE TRIGGER recipe_words_changed AFTER UPDATE ON recipe REFERENCING NEW TABLE AS changed OLD TABLE AS previous
    FOR EACH STATEMENT EXECUTE FUNCTION search_words_changed('RECIPES');
CREATE OR REPLACE TRIGGER catalog_item_words_added AFTER INSERT ON catalog_item REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION search_words_changed('FASHION');
CREATE OR REPLACE TRIGGER catalog_item_words_changed AFTER UPDATE ON catalog_item REFERENCING NEW TABLE AS changed OLD TABLE AS previous
    FOR EACH STATEMENT EXECUTE FUNCTION search_words_changed('FASHION');
CREATE OR REPLACE TRIGGER collection_words_added AFTER INSERT ON collection REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION search_words_changed('COLLECTIONS');
CREATE OR REPLACE TRIGGER collection_words_changed AFTER UPDATE ON collection REFERENCING NEW TABLE AS changed OLD TABLE AS previous
    FOR EACH STATEMENT EXECUTE FUNCTION search_words_changed('COLLECTIONS');
CREATE OR REPLACE TRIGGER grocery_store_words_added AFTER INSERT ON grocery_store REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION search_words_changed('STORES');
CREATE OR REPLACE TRIGGER grocery_store_words_changed AFTER UPDATE ON grocery_store REFERENCING NEW TABLE AS changed OLD TABLE AS previous
    FOR EACH STATEMENT EXECUTE FUNCTION search_words_changed('STORES');

-- The words of posts are personal texts. When no visible post contains a word any longer, the word is deleted too.
CREATE OR REPLACE FUNCTION food_post_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM add_search_words('DONATIONS', ARRAY(
            SELECT DISTINCT entry.lexeme FROM changed, unnest(changed.search) AS entry WHERE changed.is_shown
        ));
    ELSIF TG_OP = 'DELETE' THEN
        PERFORM remove_food_words(ARRAY(SELECT DISTINCT entry.lexeme FROM previous, unnest(previous.search) AS entry WHERE previous.is_shown));
    -- Most updates of a post only change amounts.
    ELSIF EXISTS (SELECT id, is_shown, search FROM changed EXCEPT SELECT id, is_shown, search FROM previous) THEN
        PERFORM add_search_words('DONATIONS', ARRAY(
            SELECT DISTINCT entry.lexeme
            FROM (SELECT id, search FROM changed WHERE is_shown EXCEPT SELECT id, search FROM previous WHERE is_shown) AS shown,
                unnest(shown.search) AS entry
        ));
        PERFORM remove_food_words(ARRAY(
            SELECT DISTINCT entry.lexeme
            FROM (SELECT id, search FROM previous WHERE is_shown EXCEPT SELECT id, search FROM changed WHERE is_shown) AS hidden,
                unnest(hidden.search) AS entry
        ));
    END IF;
    RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION remove_food_words(lexemes text[]) RETURNS void LANGUAGE sql AS $$
    DELETE FROM search_word
    WHERE list = 'DONATIONS' AND letter = 'n' AND 'n' || word = ANY (lexemes)
        AND NOT EXISTS (SELECT FROM food_post WHERE is_shown AND search @@ quote_literal('n' || word)::tsquery)
$$;

CREATE OR REPLACE TRIGGER food_post_words_added AFTER INSERT ON food_post REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION food_post_words_changed();
CREATE OR REPLACE TRIGGER food_post_words_changed AFTER UPDATE ON food_post REFERENCING NEW TABLE AS changed OLD TABLE AS previous
    FOR EACH STATEMENT EXECUTE FUNCTION food_post_words_changed();
CREATE OR REPLACE TRIGGER food_post_words_removed AFTER DELETE ON food_post REFERENCING OLD TABLE AS previous
    FOR EACH STATEMENT EXECUTE FUNCTION food_post_words_changed();
