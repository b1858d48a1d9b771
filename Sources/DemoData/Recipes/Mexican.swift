extension RecipeTable {
    static let mexican = #"""
        # Tacos al pastor | Tacos al pastor | dinner | 5 | 30+25
        Chilli-marinated pork with pineapple, onion and coriander. | Cerdo adobado con piña, cebolla y cilantro.
        - 800 g pork-shoulder: sliced, 3 guajillo, 1 ancho, 3 cl garlic, 60 ml cider-vinegar, 1 tsp oregano, 1 tsp cumin, 3 sl pineapple
        - 15 corn-tortillas, 1 onion: minced, 12 sp coriander: chopped, 1 lime: wedges, 1 tsp salt
        > soften guajillo ancho 15; blend guajillo ancho garlic cider-vinegar oregano cumin salt
        > marinate pork-shoulder with *marinade 240
        > grill pork-shoulder pineapple 10; "Chop both small. = Pícalo todo menudo."
        > warm corn-tortillas; fill corn-tortillas with *pork pineapple onion coriander; serve with lime
        # Chicken mole | Pollo en mole | dinner | 6 | 40+70
        Chilli, nuts, spice and a little chocolate in one dark sauce. | Chiles, frutos secos, especias y un poco de chocolate en una salsa oscura.
        - 1.2 kg chicken-thighs, 4 ancho, 3 guajillo, 60 g almonds: toasted, 40 g sesame-seeds: toasted, 40 g raisins, 2 tomato: halved
        - 1 onion: quartered, 3 cl garlic, 50 g dark-chocolate, 1 cinnamon-stick, 700 ml chicken-stock, 3 tbsp lard
        > char ancho guajillo 1; soften ancho guajillo 20
        > char tomato onion garlic 6; blend ancho guajillo tomato onion garlic almonds sesame-seeds raisins
        > "Fry the paste in the lard for 8 minutes. = Fríe la pasta en la manteca 8 minutos."; add chicken-stock cinnamon-stick dark-chocolate; simmer 20
        > add chicken-thighs; cover 35; serve
        # Guacamole | Guacamole | snack | 4 | 10+0
        Ripe avocados, lime, onion. Nothing that hides them. | Aguacates maduros, lima y cebolla. Nada que los esconda.
        - 3 avocado: ripe, 1 lime: juice, 0.5 onion: minced, 1 jalapeno: minced, 1 tomato: diced, 10 sp coriander: chopped, 0.25 tsp salt
        > mash avocado with lime salt
        > fold onion jalapeno tomato coriander into *mixture
        > "Serve at once with warm tortillas or vegetables. = Sirve enseguida con tortillas calientes o verduras."
        # Green enchiladas | Enchiladas verdes | dinner | 4 | 30+30
        Chicken rolled in tortillas under tomatillo salsa. | Pollo enrollado en tortillas bajo salsa de tomate verde.
        - 500 g chicken-breast, 600 g tomatillo, 2 jalapeno, 1 onion: quartered, 2 cl garlic, 12 corn-tortillas, 120 ml sour-cream
        - 150 g queso-fresco: crumbled, 12 sp coriander, 0.75 tsp salt
        > parboil chicken-breast 15; shred chicken-breast
        > "Boil the tomatillos, jalapeños, onion and garlic for 8 minutes. = Cuece los tomates verdes, los jalapeños, la cebolla y el ajo 8 minutos."; blend tomatillo jalapeno onion garlic coriander salt
        > warm corn-tortillas; fill corn-tortillas with *chicken; arrange corn-tortillas
        > top with *salsa; bake 190 12
        > top with sour-cream queso-fresco; serve
        # Pozole rojo | Pozole rojo | dinner | 8 | 30+120
        Hominy and pork in a red broth, finished by each guest. | Maíz y cerdo en caldo rojo, que cada quien termina a su gusto.
        - 1 kg pork-shoulder: chunks, 800 g hominy, 4 guajillo, 2 ancho, 5 cl garlic, 1 onion: quartered, 2 l water, 2 tsp salt
        - 200 g cabbage: shredded, 8 radish: sliced, 2 lime: wedges, 1 tsp oregano
        > pot pork-shoulder onion water salt; simmer 80
        > soften guajillo ancho 15; blend guajillo ancho garlic
        > stir *paste hominy; simmer 30
        > shred pork-shoulder; divide *soup
        > top with cabbage radish oregano; serve with lime
        # Black bean tostadas | Tostadas de frijoles negros | lunch | 4 | 15+15
        Crisp tortillas, warm beans, cold salad. | Tortillas crujientes, frijoles calientes, ensalada fría.
        - 8 corn-tortillas, 500 g black-beans, 1 onion: chopped, 2 cl garlic: minced, 1 tsp cumin, 2 tbsp sunflower-oil
        - 0.5 lettuce: shredded, 2 tomato: diced, 1 avocado: sliced, 80 g queso-fresco: crumbled
        > oven 200; roast corn-tortillas 8
        > fry onion garlic in sunflower-oil 6; bloom cumin 1
        > add black-beans 5; mash black-beans
        > spread black-beans over corn-tortillas; top with lettuce tomato avocado queso-fresco
        # Huevos rancheros | Huevos rancheros | breakfast | 2 | 10+15
        Fried eggs on tortillas with a warm tomato salsa. | Huevos fritos sobre tortillas con salsa caliente de tomate.
        - 4 egg, 4 corn-tortillas, 3 tomato, 1 jalapeno, 0.5 onion, 1 cl garlic, 2 tbsp sunflower-oil, 150 g black-beans, 0.25 tsp salt
        - 6 sp coriander
        > char tomato jalapeno onion garlic 8; blend tomato jalapeno onion garlic salt; simmer 4
        > warm corn-tortillas; panfry egg in sunflower-oil 1
        > top corn-tortillas with black-beans egg *salsa; scatter coriander
        # Fish tacos with slaw | Tacos de pescado con col | lunch dinner | 4 | 25+10
        Crisp fish, cabbage, lime and a smoky cream. | Pescado crujiente, col, lima y una crema ahumada.
        - 600 g white-fish: strips, 100 g plain-flour, 120 ml beer, 80 ml sunflower-oil: to fry, 250 g cabbage: shredded, 2 lime: juice
        - 100 ml sour-cream, 1 tbsp chipotle: chopped, 12 corn-tortillas, 10 sp coriander, 0.75 tsp salt
        > whisk plain-flour beer salt; dip white-fish in *batter; deepfry white-fish in sunflower-oil 4
        > dress cabbage with lime; mix sour-cream chipotle
        > warm corn-tortillas; fill corn-tortillas with *fish cabbage *sauce coriander
        # Chilaquiles | Chilaquiles rojos | breakfast | 3 | 15+20
        Yesterday's tortillas in red salsa, with egg and cheese. | Las tortillas de ayer en salsa roja, con huevo y queso.
        - 10 corn-tortillas: in triangles = en triángulos, 3 guajillo, 3 tomato, 2 cl garlic, 3 egg, 80 g queso-fresco: crumbled
        - 80 ml sour-cream, 80 ml sunflower-oil, 0.5 onion: rings, 0.5 tsp salt
        > crisp corn-tortillas in sunflower-oil 5
        > soften guajillo 15; blend guajillo tomato garlic salt; reduce 6
        > toss corn-tortillas with *salsa; panfry egg in sunflower-oil 1; top with egg queso-fresco sour-cream onion
        # Tortilla soup | Sopa de tortilla | lunch | 4 | 15+25
        Smoky tomato broth over crisp strips. | Caldo ahumado de tomate sobre tiras crujientes.
        - 6 corn-tortillas: strips, 4 tomato, 1 onion: quartered, 3 cl garlic, 2 ancho, 1.1 l vegetable-stock, 1 avocado: cubed
        - 80 g queso-fresco: crumbled, 3 tbsp sunflower-oil, 1 lime: wedges, 8 sp coriander
        > crisp corn-tortillas in sunflower-oil 4; char tomato onion garlic 7; soften ancho 10
        > blend tomato onion garlic ancho; add vegetable-stock; simmer 15
        > divide corn-tortillas *soup; top with avocado queso-fresco coriander; serve with lime
        # Stuffed poblano peppers | Chiles rellenos de queso | dinner | 4 | 35+25
        Roasted peppers, cheese, a cloud of egg, tomato broth. | Chiles asados, queso, una nube de huevo y caldillo de tomate.
        - 6 poblano, 250 g queso-fresco, 4 egg: separated = claras y yemas separadas, 40 g plain-flour, 4 tomato, 0.5 onion, 1 cl garlic
        - 80 ml sunflower-oil: to fry, 0.5 tsp salt, 0.5 tsp oregano
        > grill poblano 10; peel poblano; fill poblano with queso-fresco
        > "Beat the whites stiff and fold in the yolks. = Monta las claras e incorpora las yemas."; coat poblano in plain-flour egg; deepfry poblano in sunflower-oil 4
        > blend tomato onion garlic oregano salt; simmer 10; serve with *sauce
        # Cactus and tomato salad | Ensalada de nopales | lunch | 4 | 15+10
        Tender cactus, tomato, onion and oregano. | Nopales tiernos, tomate, cebolla y orégano.
        - 500 g nopales: strips, 3 tomato: diced, 0.5 onion: minced, 12 sp coriander: chopped, 1 lime: juice, 2 tbsp olive-oil
        - 0.5 tsp oregano, 0.25 tsp salt
        > boil nopales 10; rinse nopales
        > mix nopales tomato onion coriander; dress *salad with lime olive-oil oregano salt
        > now
        # Cinnamon rice pudding | Arroz con leche y canela | dessert | 6 | 5+40
        Rice, milk, cinnamon, patience. | Arroz, leche, canela y paciencia.
        - 180 g white-rice: rinsed, 1 l milk, 300 g condensed-milk, 1 cinnamon-stick, 1 lime: zest, 50 g raisins, 0.5 tsp cinnamon: to dust
        > "Bring the milk, rice, cinnamon stick and zest to the boil. = Lleva a ebullición la leche, el arroz, la canela y la ralladura."; reduce 30
        > stir condensed-milk raisins; sprinkle cinnamon
        > servewarm
        """#
}
