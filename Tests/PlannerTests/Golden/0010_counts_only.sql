-- $1 = PRODUCE
SELECT (SELECT count(*) FROM recipe AS t5), (SELECT count(*) FROM ingredient AS t16 WHERE (t16.aisle = $1::aisle));
