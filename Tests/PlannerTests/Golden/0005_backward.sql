-- $1 = 5 + 1
SELECT page.c0, page.c1, page.c2 FROM (SELECT * FROM (SELECT t1.title_en AS c0, t1.title_en COLLATE alphabet_en AS c1, t1.id AS c2, t1.title_en COLLATE alphabet_en AS o0, t1.id AS o1 FROM recipe AS t1 ORDER BY t1.title_en COLLATE alphabet_en DESC, t1.id DESC LIMIT 101) AS bounded LIMIT $1::bigint) AS page ORDER BY page.o0, page.o1;
