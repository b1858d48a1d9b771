extension RecipeTable {
    static let lebanese = #"""
        # Hummus | Hummus | snack lunch | 6 | 10+20
        Chickpeas and tahini whipped until they hold a swirl of oil. | Garbanzos y tahini batidos hasta sostener un remolino de aceite.
        - 500 g chickpeas, 120 g tahini, 1 lemon: juice, 1 cl garlic, 60 ml water: cold, 2 tbsp olive-oil, 0.5 tsp cumin, 0.25 tsp paprika
        > "Simmer the chickpeas for 15 minutes until very soft. = Cuece los garbanzos 15 minutos hasta que estén muy tiernos."
        > blend chickpeas tahini lemon garlic water cumin
        > "Spread on a plate with a well in the middle. = Extiende en un plato con un hueco en el centro."; drizzle olive-oil; sprinkle paprika
        # Tabbouleh | Tabulé | lunch | 4 | 25+0
        A parsley salad with a little bulgur, not the other way round. | Una ensalada de perejil con un poco de bulgur, y no al revés.
        - 150 g parsley: finely chopped, 20 g mint: finely chopped, 60 g bulgur, 4 tomato: diced, 3 spring-onion: minced, 2 lemon: juice
        - 80 ml olive-oil, 0.5 tsp salt
        > soften bulgur 10; mix parsley mint tomato spring-onion bulgur
        > dress *salad with lemon olive-oil salt
        > now
        # Fattoush | Fatush | lunch | 4 | 20+8
        Crunchy vegetables, crisp bread, sumac. | Verduras crujientes, pan tostado y zumaque.
        - 2 pita: torn, 1 lettuce: torn, 3 tomato: chunks, 1 cucumber: chunks, 8 radish: sliced, 12 sp mint, 4 tbsp olive-oil
        - 1 lemon: juice, 1 tbsp sumac, 1 tbsp pomegranate-molasses, 0.5 tsp salt
        > brush pita with olive-oil; roast pita 190 8
        > whisk olive-oil lemon sumac pomegranate-molasses salt
        > toss lettuce tomato cucumber radish mint with *dressing; top with pita
        # Kibbeh | Kibbe | dinner snack | 6 | 45+20
        Bulgur shells with lamb and pine nuts. | Croquetas de bulgur rellenas de cordero y piñones.
        - 250 g bulgur, 600 g minced-lamb, 2 onion: minced, 40 g pine-nuts: toasted, 1 tsp allspice, 1 tsp cinnamon, 1 tsp salt
        - 100 ml sunflower-oil: to fry
        > soften bulgur 15; blend bulgur minced-lamb salt allspice
        > fry onion in sunflower-oil 6; mix onion pine-nuts cinnamon
        > "Shape hollow shells, fill and close them like little lemons. = Forma croquetas huecas, rellénalas y ciérralas como limoncitos."; deepfry *balls in sunflower-oil 5
        # Chicken shawarma | Shawarma de pollo | lunch dinner | 4 | 20+30
        Spiced chicken, pickles and garlic sauce in warm bread. | Pollo especiado, encurtidos y salsa de ajo en pan caliente.
        - 800 g chicken-thighs: strips, 120 g yogurt, 1 lemon: juice, 4 cl garlic: crushed, 2 tsp cumin, 2 tsp paprika, 1 tsp cinnamon
        - 3 tbsp olive-oil, 1 tsp salt, 4 pita, 4 gherkins: sliced, 80 g tahini
        > mix yogurt lemon garlic cumin paprika cinnamon olive-oil salt; marinate chicken-thighs with *marinade 120
        > roast chicken-thighs 220 25; warm pita
        > fill pita with *chicken gherkins tahini
        # Mujaddara | Muyadara | lunch dinner | 4 | 15+50
        Lentils and rice under a heap of dark, sweet onions. | Lentejas y arroz bajo una montaña de cebolla dulce y oscura.
        - 220 g brown-lentils, 200 g basmati-rice, 4 onion: sliced, 80 ml olive-oil, 1 tsp cumin, 0.5 tsp allspice, 800 ml water, 1 tsp salt
        > caramelize onion in olive-oil 25; setaside onion
        > boil brown-lentils 15; add basmati-rice cumin allspice water salt; cover 18
        > top *rice with onion; serve
        # Lentil soup with lemon | Sopa de lentejas con limón | lunch dinner | 5 | 10+30
        Red lentils, cumin, plenty of lemon. | Lentejas rojas, comino y mucho limón.
        - 300 g red-lentils: rinsed, 1 onion: chopped, 1 carrot: diced, 2 tbsp olive-oil, 2 tsp cumin, 0.5 tsp turmeric
        - 1.3 l vegetable-stock, 2 lemon: juice
        > fry onion carrot in olive-oil 8; bloom cumin turmeric 1
        > add red-lentils vegetable-stock; simmer 20; blend
        > stir lemon; serve
        # Baba ghanoush | Baba ganush | snack | 4 | 10+40
        Burnt aubergines, tahini, garlic: smoke on a spoon. | Berenjenas quemadas, tahini y ajo: humo en la cuchara.
        - 3 aubergine, 80 g tahini, 1 cl garlic: crushed, 1 lemon: juice, 2 tbsp olive-oil, 0.5 pomegranate, 8 sp parsley: chopped
        - 0.25 tsp salt
        > grill aubergine 30; "Scoop out the flesh and drain it. = Saca la pulpa y escúrrela."
        > mash aubergine with tahini garlic lemon salt; drizzle olive-oil
        > scatter pomegranate parsley
        # Grilled kafta | Kafta a la parrilla | dinner | 4 | 20+10
        Minced lamb and parsley on skewers. | Cordero picado con perejil en brochetas.
        - 600 g minced-lamb, 1 onion: grated, 60 g parsley: finely chopped, 1 tsp allspice, 0.5 tsp cinnamon, 0.75 tsp salt
        - 2 tomato: halved, 1 tbsp olive-oil
        > mix minced-lamb onion parsley allspice cinnamon salt; knead 3
        > "Press around skewers. = Moldea alrededor de brochetas."; brush *skewers tomato with olive-oil
        > grill *skewers tomato 8; serve
        # Za'atar flatbreads | Panes planos con zaatar | breakfast | 6 | 20+10
        Manakish, straight from the oven, with tea. | Manakish recién horneados, con té.
        - 400 g plain-flour, 5 g dried-yeast, 240 ml water: warm, 90 ml olive-oil, 5 tbsp za-atar, 0.5 tsp salt
        > dough plain-flour dried-yeast water salt; knead 8; rise 60
        > oven 240; rollout *dough
        > mix za-atar olive-oil; spread *mixture over *dough
        > bake 9; serve
        # Spiced fish with tahini sauce | Pescado especiado con salsa tahini | dinner | 4 | 15+25
        Samke harra: baked fish, nuts and a lemony tahini blanket. | Samke harra: pescado al horno, nueces y un manto de tahini al limón.
        - 4 sea-bream, 120 g tahini, 2 lemon: juice, 3 cl garlic: crushed, 100 ml water, 50 g walnuts: chopped, 1 tsp coriander-seed
        - 0.5 tsp cayenne, 3 tbsp olive-oil, 10 sp coriander, 0.75 tsp salt
        > rub sea-bream with olive-oil coriander-seed cayenne salt; arrange sea-bream; bake 200 20
        > whisk tahini lemon garlic water; pourover *sauce over *fish
        > scatter walnuts coriander
        # Green beans in tomato oil | Judías verdes en aceite y tomate | lunch | 4 | 15+35
        Loubieh bi zeit, better at room temperature. | Loubieh bi zeit, mejor a temperatura ambiente.
        - 600 g green-beans: trimmed, 4 tomato: chopped, 1 onion: sliced, 5 cl garlic: sliced, 80 ml olive-oil, 0.5 tsp salt
        - 0.5 tsp allspice
        > fry onion garlic in olive-oil 8; add green-beans 5
        > add tomato salt allspice; cover 25
        > servewarm
        # Rice pudding with rose water | Arroz con leche al agua de rosas | dessert | 6 | 5+35
        Cold, white and scented, with pistachio dust. | Frío, blanco y perfumado, con polvo de pistacho.
        - 120 g sushi-rice: rinsed, 1 l milk, 100 g sugar, 2 tbsp cornflour, 2 tbsp rose-water, 40 g pistachios: ground
        > cook sushi-rice in milk 25; "Stir in the cornflour mixed with a little cold milk and simmer until thick. = Incorpora la maicena disuelta en un poco de leche fría y cuece hasta que espese."
        > stir sugar rose-water; chill 120
        > sprinkle pistachios
        """#
}
