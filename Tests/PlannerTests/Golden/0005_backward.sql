-- $1 = 5 + 1
SELECT page.c0, page.c1 FROM (SELECT * FROM (SELECT t5.title_en AS c0, t5.id AS c1, t5.title_en AS o0, t5.id AS o1 FROM recipe AS t5 ORDER BY t5.title_en DESC, t5.id DESC LIMIT 101) AS bounded LIMIT $1::bigint) AS page ORDER BY page.o0, page.o1;
