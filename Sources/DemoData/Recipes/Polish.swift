extension RecipeTable {
    static let polish = #"""
        # Pierogi with potato and cheese | Pierogi de patata y requesón | lunch dinner | 5 | 50+15
        Half-moons of dough, soft filling, buttery onions. | Medias lunas de masa, relleno tierno y cebolla con mantequilla.
        - 400 g plain-flour, 200 ml water: warm, 1 egg, 500 g potato, 250 g cottage-cheese, 2 onion: chopped, 60 g butter, 0.75 tsp salt
        - 0.5 tsp black-pepper
        > dough plain-flour water egg; knead 6; rest 30
        > boil potato 18; mash potato
        > fry onion in butter 10; mix potato cottage-cheese salt black-pepper
        > "Cut out rounds, fill, fold and press the edges. = Corta discos, rellena, dobla y presiona los bordes."; boil *dumplings 4; top *dumplings with onion
        # Bigos | Bigos | dinner | 8 | 25+150
        Hunter's stew of sauerkraut, meats and prunes, better every day. | Guiso de cazador con chucrut, carnes y ciruelas, mejor cada día.
        - 700 g sauerkraut: drained, 400 g cabbage: shredded, 400 g pork-shoulder: cubed, 300 g smoked-sausage: rounds, 150 g bacon: diced
        - 1 onion: chopped, 200 g mushrooms: sliced, 10 prunes, 200 ml red-wine, 3 bay-leaf, 2 tbsp tomato-paste, 400 ml water
        > crisp bacon 5; brown pork-shoulder 8
        > add onion mushrooms 8; deglaze red-wine
        > add sauerkraut cabbage tomato-paste bay-leaf water; cover 90
        > add smoked-sausage prunes 30; serve
        # Żurek | Żurek | lunch | 5 | 15+40
        Sour rye soup with sausage and egg. | Sopa agria de centeno con salchicha y huevo.
        - 300 g smoked-sausage: rounds, 500 g potato: cubed, 1 onion: chopped, 80 g wholemeal-flour, 200 ml buttermilk
        - 3 tbsp white-vinegar, 1.2 l vegetable-stock, 4 egg, 3 cl garlic: crushed, 1 tbsp horseradish, 2 bay-leaf
        > brown smoked-sausage 5; add onion garlic 5
        > add potato bay-leaf vegetable-stock; simmer 18
        > whisk wholemeal-flour buttermilk white-vinegar; stir *mixture horseradish; simmer 6
        > hardboil egg 9; divide *soup; top with egg
        # Beetroot soup | Barszcz de remolacha | lunch dinner | 6 | 20+50
        Clear, red, sweet and sour. | Clara, roja, dulce y ácida.
        - 900 g beetroot: sliced, 1 carrot: sliced, 1 onion: halved, 1.5 l vegetable-stock, 2 cl garlic: crushed, 3 tbsp white-vinegar
        - 1 tbsp sugar, 4 bay-leaf, 0.25 tsp allspice, 10 sp dill
        > pot beetroot carrot onion vegetable-stock bay-leaf allspice; simmer 45
        > "Strain the soup. = Cuela la sopa."; stir garlic white-vinegar sugar
        > scatter dill
        # Cabbage rolls | Rollos de repollo | dinner | 6 | 45+75
        Gołąbki: pork and rice in cabbage under tomato sauce. | Gołąbki: cerdo y arroz en repollo bajo salsa de tomate.
        - 1 cabbage, 500 g minced-pork, 150 g white-rice: cooked, 1 onion: chopped, 500 g passata, 300 ml water, 30 g butter
        - 100 ml sour-cream, 1 tsp salt, 0.5 tsp black-pepper
        > blanch cabbage 8; fry onion in butter 7; mix minced-pork white-rice onion salt black-pepper
        > fill *cabbage-leaves with *filling; "Roll up and pack into a pot. = Enrolla y colócalos apretados en una olla."
        > pour passata water; cover 60
        > stir sour-cream; serve
        # Breaded pork cutlet | Chuleta de cerdo empanada | dinner | 4 | 20+12
        Kotlet schabowy with dill potatoes: Sunday at one o'clock. | Kotlet schabowy con patatas al eneldo: domingo a la una.
        - 4 pork-loin, 50 g plain-flour, 2 egg: beaten, 100 g breadcrumbs, 80 g lard: to fry, 800 g potato, 10 sp dill: chopped
        - 0.75 tsp salt
        > boil potato 20; "Pound the meat thin and season it with the salt. = Golpea la carne hasta dejarla fina y sazónala con la sal."
        > "Coat in flour, egg and breadcrumbs. = Pasa por harina, huevo y pan rallado."; panfry pork-loin in lard 3
        > scatter dill
        # Potato pancakes | Placki de patata | lunch | 4 | 20+20
        Thin, lacy and eaten standing by the stove. | Finas, de encaje y comidas de pie junto al fuego.
        - 900 g potato: grated, 1 onion: grated, 1 egg, 40 g plain-flour, 80 ml sunflower-oil: to fry, 150 ml sour-cream, 0.75 tsp salt
        > "Squeeze the potatoes and the onion dry. = Escurre bien las patatas y la cebolla."; mix potato onion egg plain-flour salt
        > panfry *mixture in sunflower-oil 4
        > serve with sour-cream
        # Mushroom and barley soup | Sopa de champiñones y cebada | lunch | 5 | 15+50
        Forest and field in one pot. | Bosque y campo en una olla.
        - 400 g mushrooms: sliced, 120 g pearl-barley: rinsed, 1 carrot: diced, 1 leek: sliced, 300 g potato: cubed, 20 g butter
        - 1.4 l vegetable-stock, 10 sp dill, 2 bay-leaf
        > fry mushrooms leek carrot in butter 8; add pearl-barley bay-leaf vegetable-stock
        > simmer 30
        > add potato 15; scatter dill
        # Buckwheat with mushrooms | Alforfón con champiñones | dinner lunch | 4 | 10+25
        Nutty groats, onions browned dark, mushrooms. | Grano tostado, cebolla bien dorada y champiñones.
        - 250 g buckwheat, 500 ml water, 350 g mushrooms: sliced, 2 onion: sliced, 3 tbsp sunflower-oil, 0.5 tsp salt, 10 sp parsley
        > toast buckwheat 3; rice buckwheat with water 15
        > caramelize onion in sunflower-oil 12; add mushrooms salt 8
        > fold *mixture into buckwheat; scatter parsley
        # Scrambled eggs with chives on rye | Huevos revueltos con cebollino y centeno | breakfast | 2 | 5+5
        Soft curds on dark bread. | Cuajada suave sobre pan oscuro.
        - 4 egg: beaten, 20 g butter, 2 tbsp chives: chopped, 2 sl rye-bread: toasted, 4 radish: sliced, 1 pinch salt
        > scramble egg in butter 2; adjust salt
        > top rye-bread with egg
        > scatter chives radish
        # Farmer's cheese spread with radish | Crema de requesón con rábano | breakfast snack | 4 | 10+0
        Twaróg with chives, radish and pepper. | Twaróg con cebollino, rábano y pimienta.
        - 400 g cottage-cheese, 100 ml sour-cream, 8 radish: diced, 3 tbsp chives: chopped, 1 pinch salt, 1 pinch black-pepper
        - 4 sl rye-bread
        > mash cottage-cheese with sour-cream
        > fold radish chives salt black-pepper into *cream
        > serve with rye-bread
        # Cucumber and sour cream salad | Mizeria de pepino | lunch snack | 4 | 10+0
        The coolest side dish there is. | El acompañamiento más fresco que existe.
        - 2 cucumber: sliced, 120 ml sour-cream, 1 tbsp white-vinegar, 1 tsp sugar, 8 sp dill: chopped, 1 pinch salt
        > season cucumber with salt; rest 10
        > "Pour off the water. = Escurre el agua."
        > mix sour-cream white-vinegar sugar dill; dress cucumber with *dressing
        # Poppy seed cake | Pastel de semillas de amapola | dessert | 12 | 35+45
        A dark swirl of poppy seeds, honey and raisins. | Una espiral oscura de amapola, miel y pasas.
        - 400 g plain-flour, 7 g dried-yeast, 180 ml milk: warm, 60 g butter: soft, 60 g sugar, 2 egg, 250 g poppy-seeds: ground
        - 120 g honey, 80 g raisins, 40 g almonds: chopped
        > dough plain-flour dried-yeast milk butter sugar egg; knead 8; rise 75
        > mix poppy-seeds honey raisins almonds; spread *filling over *dough; "Roll up and lay in a tin. = Enrolla y pon en un molde."
        > bake 180 40; cool
        """#
}
