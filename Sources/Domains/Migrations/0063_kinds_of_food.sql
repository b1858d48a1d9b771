-- What a search without a kind of food excludes: “no noodles” excludes rice noodles, and “no seeds” sesame.

-- Green and ripe plantains are the same food, as in English.
INSERT INTO food_term (language, term, role, food) VALUES
    ('ES', 'plátano macho verde', 'FOOD', 'plantain'), ('ES', 'plátano macho maduro', 'FOOD', 'plantain'),
    ('ES', 'panceta fresca de cerdo', 'FOOD', 'pork belly')
ON CONFLICT DO NOTHING;

INSERT INTO food_part (food, part) VALUES
    ('caraway', 'seed'), ('chia', 'seed'), ('egusi', 'seed'), ('fenugreek', 'seed'), ('mustard', 'seed'), ('sesame', 'seed'), ('cayenne', 'pepper'),
    ('poblano', 'pepper')
ON CONFLICT DO NOTHING;

-- Words with a narrow and a wide meaning: flour is wheat flour or any flour. An exclusion excludes every meaning.
INSERT INTO search_synonym (kind, language, term, meaning, source, is_ambiguous)
SELECT 'INGREDIENT', language::language, term, btrim(meaning), 'usage', true FROM (VALUES
    ('EN', 'noodle', 'egg noodles, rice noodles, soba noodles, udon noodles, sweet potato glass noodles'),
    ('ES', 'fideo', 'fideos al huevo, fideos de arroz, fideos soba, fideos udon, fideos de batata'),
    ('EN', 'flour', 'chickpea flour, rice flour, teff flour, toasted cassava flour'),
    ('ES', 'harina', 'harina de garbanzo, harina de arroz, harina de tef, harina de mandioca tostada, harina de maíz, harina de maíz nixtamalizado'),
    ('EN', 'wine', 'shaoxing rice wine'), ('ES', 'vino', 'vino de arroz shaoxing'),
    ('ES', 'plátano', 'plátano macho verde, plátano macho maduro'), ('ES', 'panceta', 'panceta fresca de cerdo'),
    ('ES', 'arándano', 'arándanos rojos secos'), ('ES', 'frijol', 'frijoles carita cocidos'), ('ES', 'masa', 'masa de pizza')
) AS said(language, term, meanings) CROSS JOIN string_to_table(said.meanings, ',') AS meaning
ON CONFLICT DO NOTHING;
