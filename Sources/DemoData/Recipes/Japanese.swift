extension RecipeTable {
    static let japanese = #"""
        # Miso soup with tofu | Sopa de miso con tofu | breakfast lunch | 4 | 5+10
        The bowl that begins the day. | El cuenco con que empieza el día.
        - 1 l water, 1 kombu, 15 g bonito-flakes, 4 tbsp miso, 200 g silken-tofu: cubed, 2 tbsp wakame, 2 spring-onion: sliced
        > "Warm the kombu in the water and lift it out just before it boils. = Calienta el kombu en el agua y retíralo justo antes de hervir."; "Steep the bonito flakes for 3 minutes and strain. = Infusiona los copos de bonito 3 minutos y cuela."
        > add silken-tofu wakame 2; "Dissolve the miso in a ladle of broth and stir it in. = Disuelve el miso en un cucharón de caldo e incorpóralo."
        > scatter spring-onion
        # Oyakodon | Oyakodon | lunch dinner | 2 | 10+12
        Parent and child: chicken and egg, soft over rice. | Padre e hijo: pollo y huevo, tiernos sobre arroz.
        - 250 g chicken-thighs: in small pieces, 4 egg: beaten, 1 onion: sliced, 150 ml water, 2 tbsp soy-sauce, 2 tbsp mirin, 1 tsp sugar
        - 180 g sushi-rice, 240 ml water, 1 spring-onion: sliced
        > rice sushi-rice with water 15
        > pot onion chicken-thighs water soy-sauce mirin sugar; simmer 7
        > pour egg; cover 1
        > "Slide over the rice while still soft. = Desliza sobre el arroz cuando aún esté tierno."; scatter spring-onion
        # Salmon teriyaki | Salmón teriyaki | dinner | 4 | 10+12
        Glazed salmon, ready before the rice is. | Salmón glaseado, listo antes que el arroz.
        - 4 salmon, 4 tbsp soy-sauce, 3 tbsp mirin, 2 tbsp sake, 1 tbsp sugar, 1 tbsp sunflower-oil, 1 tbsp sesame-seeds
        > whisk soy-sauce mirin sake sugar
        > panfry salmon in sunflower-oil 3; pour *sauce; reduce 3
        > sprinkle sesame-seeds; serve
        # Vegetable tempura | Tempura de verduras | dinner snack | 4 | 20+15
        Ice-cold batter, hot oil, no waiting. | Masa helada, aceite caliente y sin esperas.
        - 1 sweet-potato: sliced, 1 zucchini: rounds, 100 g shiitake, 8 asparagus, 120 g plain-flour, 1 egg, 180 ml water: cold
        - 150 ml sunflower-oil: to fry, 3 tbsp soy-sauce, 2 tbsp mirin, 80 g daikon: grated
        > "Stir flour, egg and cold water briefly and leave it lumpy. = Mezcla brevemente la harina, el huevo y el agua fría y deja grumos."
        > dip sweet-potato zucchini shiitake asparagus in *batter; deepfry *vegetables in sunflower-oil 3
        > mix soy-sauce mirin daikon; serve with *sauce
        # Okonomiyaki | Okonomiyaki | dinner | 3 | 15+20
        A cabbage pancake with whatever you like on top. | Una tortita de repollo con lo que quieras encima.
        - 300 g cabbage: shredded, 150 g plain-flour, 3 egg, 180 ml water, 6 sl bacon, 3 spring-onion: sliced, 2 tbsp sunflower-oil
        - 3 tbsp mayonnaise, 2 tbsp worcestershire, 2 tbsp ketchup, 5 g bonito-flakes
        > whisk plain-flour egg water; fold cabbage spring-onion into *batter
        > "Spread thick rounds in an oiled pan, lay the bacon on top and cook for 5 minutes on each side. = Extiende discos gruesos en una sartén aceitada, pon el beicon encima y cocina 5 minutos por cada lado."
        > mix worcestershire ketchup; top with *sauce mayonnaise bonito-flakes
        # Chicken katsu curry | Curry katsu de pollo | dinner | 4 | 25+35
        Crunchy cutlets with a mild, sweet curry sauce. | Filetes crujientes con una salsa de curry suave y dulce.
        - 4 chicken-breast, 60 g plain-flour, 2 egg: beaten, 120 g panko, 80 ml sunflower-oil: to fry, 2 onion: sliced, 2 carrot: rounds
        - 1 apple: grated, 1 tbsp curry-powder, 600 ml chicken-stock, 1 tbsp soy-sauce, 1 tbsp honey
        > fry onion carrot in sunflower-oil 8; bloom curry-powder 1; add chicken-stock apple soy-sauce honey
        > simmer 20; blend
        > "Coat the chicken in flour, egg and panko. = Reboza el pollo en harina, huevo y panko."; panfry chicken-breast in sunflower-oil 5
        > slice *chicken; serve with *sauce
        # Soba with dipping sauce | Fideos soba fríos con salsa | lunch | 2 | 10+8
        Cold buckwheat noodles for the hottest day. | Fideos fríos de alforfón para el día más caluroso.
        - 200 g soba, 4 tbsp soy-sauce, 3 tbsp mirin, 150 ml water, 2 spring-onion: sliced, 1 nori: strips, 60 g daikon: grated
        > noodles soba 5; "Simmer the soy sauce, mirin and water for 2 minutes and chill. = Cuece la salsa de soja, el mirin y el agua 2 minutos y enfría."
        > plate soba; top with nori
        > serve with *sauce daikon spring-onion
        # Salmon and avocado rice bowl | Bol de arroz con salmón y aguacate | lunch | 2 | 20+15
        Sushi without the rolling. | Sushi sin enrollar.
        - 180 g sushi-rice: rinsed, 240 ml water, 2 tbsp rice-vinegar, 1 tsp sugar, 200 g smoked-salmon, 1 avocado: sliced
        - 0.5 cucumber: strips, 1 tbsp soy-sauce, 1 tsp sesame-seeds, 1 nori: strips
        > rice sushi-rice with water 14; dissolve sugar in rice-vinegar; fold rice-vinegar into *rice
        > divide *rice; top with smoked-salmon avocado cucumber nori
        > drizzle soy-sauce; sprinkle sesame-seeds
        # Nikujaga | Nikujaga | dinner | 4 | 15+30
        Beef and potatoes in sweet soy: the taste of home. | Ternera y patatas en soja dulce: el sabor de casa.
        - 300 g beef-sirloin: sliced, 600 g potato: chunks, 2 carrot: chunks, 1 onion: wedges, 500 ml water, 4 tbsp soy-sauce
        - 3 tbsp mirin, 2 tbsp sake, 1 tbsp sugar, 100 g peas, 1 tbsp sunflower-oil
        > brown beef-sirloin in sunflower-oil 3; add onion potato carrot 4
        > add water soy-sauce mirin sake sugar; simmer 20
        > add peas 2; serve
        # Pork gyoza | Gyozas de cerdo | snack dinner | 5 | 45+10
        Steamed and crisped in one pan. | Al vapor y crujientes en una sola sartén.
        - 220 g plain-flour, 120 ml water: hot, 250 g minced-pork, 200 g cabbage: finely chopped, 3 cl garlic: minced, 10 g ginger: grated
        - 1 tbsp soy-sauce, 1 tsp sesame-oil, 2 tbsp sunflower-oil, 2 tbsp rice-vinegar
        > dough plain-flour water; rest 30; mix minced-pork cabbage garlic ginger sesame-oil
        > "Cut out thin rounds, fill and pleat them. = Corta discos finos, rellénalos y pliégalos."
        > panfry *dumplings in sunflower-oil 2; "Add a little water, cover and steam for 5 minutes. = Añade un poco de agua, tapa y cuece al vapor 5 minutos."; serve with soy-sauce rice-vinegar
        # Spinach with sesame | Espinacas con sésamo | lunch snack | 4 | 10+3
        Cold greens in a nutty dressing. | Verdura fría en un aliño de sésamo.
        - 500 g spinach: washed, 3 tbsp sesame-seeds: toasted, 1 tbsp soy-sauce, 2 tsp sugar, 1 tsp mirin
        > blanch spinach 1; "Squeeze dry and cut into lengths. = Escurre bien y corta en trozos."
        > pound sesame-seeds; dress spinach with sesame-seeds soy-sauce sugar mirin
        > servecold
        # Tamagoyaki | Tamagoyaki | breakfast | 2 | 5+8
        Sweet rolled omelette, sliced like a little cake. | Tortilla dulce enrollada, cortada como un pastelito.
        - 4 egg: beaten, 1 tbsp mirin, 1 tsp soy-sauce, 1 tsp sugar, 1 tbsp sunflower-oil
        > mix egg mirin soy-sauce sugar
        > "Pour a thin layer into an oiled pan, roll it up as it sets, and repeat until all is used. = Vierte una capa fina en una sartén aceitada, enróllala al cuajar y repite hasta acabar."
        > slice *omelette; servewarm
        # Sesame rice dumplings | Bolitas de arroz con sésamo | dessert | 10 | 20+15
        Chewy rice dumplings rolled in toasted sesame sugar. | Bolitas elásticas de arroz rebozadas en azúcar con sésamo.
        - 200 g rice-flour, 170 ml water: warm, 60 g sugar, 50 g sesame-seeds: toasted, 1 pinch salt
        > dough rice-flour water salt; balls *dough
        > boil *balls 4; pound sesame-seeds; mix sesame-seeds sugar
        > coat *balls in *mixture; serve
        """#
}
