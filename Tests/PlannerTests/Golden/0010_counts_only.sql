-- $1 = PRODUCE
SELECT (SELECT count(*) FROM recipe AS t1), (SELECT count(*) FROM ingredient AS t4 WHERE (t4.aisle = $1::aisle));
