extension RecipeTable {
    static let korean = #"""
        # Bibimbap | Bibimbap | lunch dinner | 4 | 35+25
        Rice, five colours of vegetables, an egg and a red sauce to stir in. | Arroz, verduras de cinco colores, un huevo y una salsa roja para mezclar.
        - 300 g sushi-rice: rinsed, 400 ml water, 250 g beef-sirloin: strips, 200 g spinach, 2 carrot: strips, 150 g bean-sprouts
        - 150 g shiitake: sliced, 4 egg, 3 tbsp gochujang, 2 tbsp soy-sauce, 1 tbsp sesame-oil, 2 tbsp sunflower-oil
        > rice sushi-rice with water 15; marinate beef-sirloin with soy-sauce 15
        > blanch spinach bean-sprouts 1; stirfry carrot shiitake in sunflower-oil 4
        > brown beef-sirloin 3; panfry egg in sunflower-oil 1
        > divide *rice; top with *vegetables *beef egg; serve with gochujang sesame-oil
        # Kimchi stew with pork | Guiso de kimchi con cerdo | dinner | 4 | 10+30
        Sour kimchi, soft tofu, a pot that bubbles at the table. | Kimchi ácido, tofu tierno y una olla que burbujea en la mesa.
        - 400 g kimchi: roughly chopped = troceado, 300 g pork-belly: sliced, 300 g tofu: sliced, 1 onion: sliced, 1 tbsp gochugaru
        - 3 cl garlic: minced, 700 ml water, 2 spring-onion: sliced, 1 tbsp sesame-oil
        > brown pork-belly in sesame-oil 5; add kimchi garlic 6
        > add onion gochugaru water; simmer 15
        > add tofu 5; scatter spring-onion
        # Bulgogi | Bulgogi | dinner | 4 | 20+8
        Sweet-savoury beef, sliced thin and seared fast. | Ternera dulce y salada, en láminas finas y a fuego vivo.
        - 700 g beef-sirloin: sliced, 5 tbsp soy-sauce, 2 tbsp brown-sugar, 1 pear: grated, 4 cl garlic: minced, 1 tbsp sesame-oil
        - 1 onion: sliced, 3 spring-onion: chopped, 1 tbsp sesame-seeds, 1 lettuce: leaves
        > mix soy-sauce brown-sugar pear garlic sesame-oil; marinate beef-sirloin with *marinade 60
        > stirfry beef-sirloin onion 5; sprinkle spring-onion sesame-seeds
        > "Wrap in lettuce leaves to eat. = Envuelve en hojas de lechuga para comer."
        # Japchae | Japchae | lunch dinner | 4 | 30+20
        Springy glass noodles with vegetables and sesame. | Fideos elásticos con verduras y sésamo.
        - 250 g glass-noodles, 150 g shiitake: sliced, 1 carrot: strips, 1 red-pepper: strips, 200 g spinach, 1 onion: sliced
        - 4 tbsp soy-sauce, 2 tbsp brown-sugar, 2 tbsp sesame-oil, 1 tbsp sunflower-oil, 1 tbsp sesame-seeds
        > noodles glass-noodles 7; blanch spinach 1
        > stirfry onion carrot red-pepper shiitake in sunflower-oil 5
        > toss *noodles *vegetables with soy-sauce brown-sugar sesame-oil; scatter sesame-seeds
        # Tteokbokki | Tteokbokki | snack | 3 | 10+15
        Chewy rice cakes in a hot, sweet, red sauce. | Pastelitos de arroz elásticos en una salsa roja, dulce y picante.
        - 500 g rice-cakes, 3 tbsp gochujang, 1 tbsp gochugaru, 1 tbsp sugar, 1 tbsp soy-sauce, 600 ml vegetable-stock
        - 150 g cabbage: chunks, 2 egg, 2 spring-onion: chopped
        > hardboil egg 9; pot vegetable-stock gochujang gochugaru sugar soy-sauce; simmer 3
        > add rice-cakes cabbage 10; top with egg
        > scatter spring-onion
        # Soft tofu stew | Guiso de tofu suave | dinner | 3 | 10+15
        Custardy tofu, clams and chilli, an egg cracked in at the end. | Tofu como flan, almejas y chile, con un huevo al final.
        - 600 g silken-tofu, 300 g clams: scrubbed, 2 tbsp gochugaru, 3 cl garlic: minced, 1 onion: diced, 1 tbsp sesame-oil
        - 500 ml fish-stock, 3 egg, 2 spring-onion: sliced, 1 zucchini: sliced
        > fry onion garlic in sesame-oil 4; bloom gochugaru 1
        > pour fish-stock; add zucchini 4
        > add clams 4; add silken-tofu 3
        > crack egg 2; scatter spring-onion
        # Korean fried chicken | Pollo frito coreano | dinner snack | 4 | 25+25
        Fried twice, glazed once, gone at once. | Frito dos veces, glaseado una, acabado enseguida.
        - 1 kg chicken-wings, 80 g cornflour, 60 g plain-flour, 120 ml sunflower-oil: to fry, 3 tbsp gochujang, 3 tbsp honey
        - 2 tbsp soy-sauce, 3 cl garlic: minced, 1 tbsp rice-vinegar, 1 tbsp sesame-seeds, 0.5 tsp salt
        > season chicken-wings with salt; coat chicken-wings in cornflour plain-flour
        > deepfry chicken-wings in sunflower-oil 9; rest 5; "Fry again for 4 minutes. = Fríe otra vez 4 minutos."
        > "Simmer gochujang, honey, soy sauce, garlic and vinegar until glossy. = Cuece el gochujang, la miel, la salsa de soja, el ajo y el vinagre hasta que brille."; toss *chicken with *glaze; sprinkle sesame-seeds
        # Soybean paste stew | Guiso de pasta de soja | lunch dinner | 4 | 10+20
        Earthy, salty and full of vegetables. | Terroso, salado y lleno de verduras.
        - 3 tbsp doenjang, 300 g tofu: cubed, 1 zucchini: cubed, 1 potato: cubed, 150 g mushrooms: sliced, 1 onion: diced, 900 ml water
        - 2 cl garlic: minced, 1 green-chilli: sliced, 5 dried-anchovies
        > pot water dried-anchovies; simmer 5; dissolve doenjang in *broth
        > add potato onion garlic 6; add zucchini mushrooms tofu 6
        > scatter green-chilli
        # Kimchi pancakes | Tortitas de kimchi | snack lunch | 3 | 10+15
        Crisp-edged, sour, red, best on a rainy day. | De bordes crujientes, ácidas y rojas, mejores en día de lluvia.
        - 250 g kimchi: chopped, 150 g plain-flour, 30 g cornflour, 180 ml water: cold, 2 spring-onion: sliced, 60 ml sunflower-oil
        - 1 tbsp soy-sauce, 1 tbsp rice-vinegar
        > whisk plain-flour cornflour water; fold kimchi spring-onion into *batter
        > panfry *pancakes in sunflower-oil 4; mix soy-sauce rice-vinegar
        > serve with *sauce
        # Seaweed soup with beef | Sopa de algas con ternera | breakfast lunch | 4 | 15+35
        The birthday soup, deep green and gentle. | La sopa de cumpleaños, verde y suave.
        - 20 g wakame, 200 g beef-brisket: sliced, 3 cl garlic: minced, 1 tbsp sesame-oil, 1.2 l water, 1 tbsp soy-sauce
        > soften wakame 10; brown beef-brisket in sesame-oil 4; add wakame garlic 2
        > pour water; simmer 25
        > adjust soy-sauce; serve
        # Seasoned bean sprouts | Brotes de soja aliñados | snack lunch | 4 | 5+3
        A crunchy side dish that keeps for days. | Acompañamiento crujiente que dura varios días.
        - 400 g bean-sprouts, 1 tbsp sesame-oil, 2 spring-onion: minced, 1 cl garlic: crushed, 1 tsp sesame-seeds, 0.25 tsp salt
        > blanch bean-sprouts 2
        > dress bean-sprouts with sesame-oil spring-onion garlic salt
        > sprinkle sesame-seeds
        # Steamed egg | Huevo al vapor coreano | breakfast | 2 | 5+12
        A trembling custard in a small hot pot. | Un flan tembloroso en una ollita caliente.
        - 4 egg: beaten, 200 ml fish-stock, 1 spring-onion: sliced, 1 tsp sesame-oil, 1 pinch salt
        > mix egg fish-stock salt; "Cover and steam over low heat for 10 minutes. = Tapa y cuece al vapor a fuego bajo 10 minutos."
        > drizzle sesame-oil
        > scatter spring-onion
        # Sweet filled pancakes | Tortitas coreanas rellenas de azúcar y nueces | dessert snack | 8 | 25+20
        Winter street food: hot dough, brown sugar, nuts. | Comida callejera de invierno: masa caliente, azúcar moreno y nueces.
        - 300 g plain-flour, 5 g dried-yeast, 200 ml milk: warm, 100 g brown-sugar, 60 g walnuts: chopped, 1 tsp cinnamon
        - 40 ml sunflower-oil
        > dough plain-flour dried-yeast milk; knead 5; rise 60
        > mix brown-sugar walnuts cinnamon; "Fill balls of dough with a spoonful and close them. = Rellena bolas de masa con una cucharada y ciérralas."
        > "Fry in the oil, pressing flat, for 3 minutes on each side. = Fríe en el aceite, aplastando, 3 minutos por cada lado."
        """#
}
