-- Nothing clashes with a neutral colour, so neutral colours also go with the other colours of sellers.
INSERT INTO color_match (color, other, rule)
SELECT 'OTHER', color, 'NEUTRAL' FROM unnest('{BLACK,WHITE,GREY,BEIGE,BROWN,NAVY}'::catalog_color[]) AS neutral(color)
UNION ALL
SELECT color, 'OTHER', 'NEUTRAL' FROM unnest('{BLACK,WHITE,GREY,BEIGE,BROWN,NAVY}'::catalog_color[]) AS neutral(color);
