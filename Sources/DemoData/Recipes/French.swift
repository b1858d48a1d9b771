extension RecipeTable {
    static let french = #"""
        # Ratatouille | Ratatouille | lunch dinner | 6 | 25+50
        Summer vegetables stewed in olive oil until they taste of each other. | Verduras de verano guisadas en aceite de oliva hasta fundir sus sabores.
        - 2 aubergine: cubed, 3 zucchini: rounds, 2 red-pepper: strips, 5 tomato: chopped, 2 onion: sliced, 4 cl garlic: sliced
        - 80 ml olive-oil, 4 sp thyme, 1 bay-leaf, 6 sp basil, 0.75 tsp salt
        > fry aubergine in olive-oil 8; setaside aubergine
        > fry zucchini red-pepper onion garlic in olive-oil 10
        > add tomato aubergine thyme bay-leaf salt; cover 30; scatter basil
        # Coq au vin | Pollo al vino tinto | dinner | 6 | 30+90
        Chicken, bacon and mushrooms in a red wine sauce. | Pollo, beicon y champiñones en salsa de vino tinto.
        - 1.2 kg chicken-thighs: bone-in, 120 g bacon: diced, 250 g mushrooms: quartered, 12 shallot: peeled, 2 carrot: rounds
        - 500 ml red-wine, 300 ml chicken-stock, 30 g plain-flour, 30 g butter, 4 sp thyme, 2 bay-leaf
        > crisp bacon 6; brown chicken-thighs in butter 8; setaside *chicken
        > add shallot carrot mushrooms 10; bloom plain-flour 1; pour red-wine chicken-stock
        > return *chicken; add thyme bay-leaf
        > braise *chicken 50; serve
        # Quiche Lorraine | Quiche Lorraine | lunch | 8 | 25+45
        Bacon, cream and eggs, barely set. | Beicon, nata y huevos, apenas cuajados.
        - 300 g shortcrust-pastry, 200 g bacon: diced, 4 egg, 300 ml creme-fraiche, 80 g gruyere: grated, 1 pinch nutmeg
        - 1 pinch black-pepper
        > oven 180; line with shortcrust-pastry; "Bake the pastry blind for 15 minutes. = Hornea la masa en blanco 15 minutos."
        > crisp bacon 6; whisk egg creme-fraiche nutmeg black-pepper
        > "Scatter the bacon and the cheese, pour in the custard. = Reparte el beicon y el queso y vierte la crema."; bake 30
        # French onion soup | Sopa de cebolla gratinada | lunch dinner | 4 | 15+65
        Onions cooked to jam, good stock, a raft of cheesy bread. | Cebollas confitadas, buen caldo y una balsa de pan con queso.
        - 6 onion: sliced, 50 g butter, 1 tbsp plain-flour, 150 ml white-wine, 1.2 l beef-stock, 8 sl baguette, 150 g gruyere: grated
        - 3 sp thyme
        > caramelize onion in butter 40; bloom plain-flour 1; deglaze white-wine
        > add beef-stock thyme; simmer 20
        > divide *soup; top with baguette gruyere; "Grill until bubbling. = Gratina hasta que burbujee."
        # Salade niçoise | Ensalada nizarda | lunch | 4 | 25+15
        Tuna, eggs, olives and green beans on a summer plate. | Atún, huevos, aceitunas y judías verdes en un plato de verano.
        - 300 g tuna-can: drained, 4 egg, 250 g green-beans: trimmed, 400 g potato, 250 g cherry-tomatoes: halved, 60 g black-olives
        - 6 anchovies, 1 lettuce: torn, 4 tbsp olive-oil, 1 tbsp red-vinegar, 1 tsp dijon-mustard
        > boil potato 15; blanch green-beans 4; hardboil egg 8
        > whisk olive-oil red-vinegar dijon-mustard
        > plate lettuce potato green-beans cherry-tomatoes; top with tuna-can egg anchovies black-olives; drizzle *dressing
        # Beef bourguignon | Ternera a la borgoñona | dinner | 6 | 30+180
        Burgundy's slow stew, dark with wine. | El guiso lento de Borgoña, oscuro de vino.
        - 1 kg beef-chuck: cubed, 120 g bacon: diced, 2 onion: chopped, 3 carrot: rounds, 250 g mushrooms: halved, 600 ml red-wine
        - 300 ml beef-stock, 2 tbsp tomato-paste, 30 g plain-flour, 2 tbsp olive-oil, 2 bay-leaf, 4 sp thyme
        > crisp bacon 5; coat beef-chuck in plain-flour; brown beef-chuck in olive-oil 10
        > add onion carrot 8; bloom tomato-paste 2; add red-wine beef-stock bay-leaf thyme
        > braise beef-chuck 140; add mushrooms 15; serve
        # Moules marinière | Mejillones a la marinera francesa | dinner | 4 | 20+10
        A pot of mussels in wine and shallots, bread for the broth. | Una olla de mejillones con vino y chalotas, y pan para el caldo.
        - 1.8 kg mussels: scrubbed, 4 shallot: minced, 2 cl garlic: minced, 250 ml white-wine, 40 g butter, 12 sp parsley: chopped
        - 1 baguette: to serve
        > fry shallot garlic in butter 4; pour white-wine
        > add mussels; cover 5; "Throw away any that stay shut. = Desecha los que sigan cerrados."
        > scatter parsley
        # Gratin dauphinois | Gratén de patatas con nata | dinner | 6 | 20+70
        Thin potatoes baked in garlicky cream. | Patatas finas al horno en nata con ajo.
        - 1 kg potato: sliced, 400 ml cream, 200 ml milk, 2 cl garlic: crushed, 100 g gruyere: grated, 0.25 tsp nutmeg, 1 tsp salt
        > oven 160; "Warm the cream, milk, garlic, nutmeg and salt. = Calienta la nata, la leche, el ajo, la nuez moscada y la sal."
        > layer potato with *cream; top with gruyere
        > bake 70
        # Chicken in mustard cream | Pollo a la mostaza con nata | dinner | 4 | 10+30
        Golden thighs in a creamy sauce with bite. | Muslos dorados en una salsa con carácter de mostaza.
        - 800 g chicken-thighs, 2 tbsp dijon-mustard, 200 ml creme-fraiche, 150 ml white-wine, 2 shallot: minced, 20 g butter
        - 8 sp parsley: chopped
        > brown chicken-thighs in butter 10; add shallot 3; deglaze white-wine
        > cover 15; stir dijon-mustard creme-fraiche
        > scatter parsley
        # Lentil salad with goat cheese | Ensalada de lentejas con queso de cabra | lunch | 4 | 15+25
        Warm lentils, sharp dressing, cool goat cheese. | Lentejas templadas, aliño vivo y queso de cabra fresco.
        - 280 g brown-lentils, 120 g goat-cheese: crumbled, 2 shallot: minced, 60 g walnuts: toasted, 80 g rocket, 4 tbsp olive-oil
        - 2 tbsp red-vinegar, 1 tsp dijon-mustard
        > boil brown-lentils 22; whisk olive-oil red-vinegar dijon-mustard shallot
        > dress brown-lentils with *dressing; plate rocket
        > top with brown-lentils goat-cheese walnuts; servewarm
        # Herb omelette | Tortilla francesa a las hierbas | breakfast lunch | 1 | 5+3
        Three eggs, butter, a minute of attention. | Tres huevos, mantequilla y un minuto de atención.
        - 3 egg: beaten, 15 g butter, 1 tbsp chives: finely chopped, 4 sp parsley: finely chopped, 1 pinch salt
        > season egg with salt chives parsley
        > "Melt the butter until it foams. = Derrite la mantequilla hasta que espume."
        > "Pour in the eggs, shake and stir for 1 minute, then roll out onto a plate. = Vierte los huevos, agita y remueve 1 minuto y enrolla sobre un plato."
        # Crêpes with sugar and lemon | Crepes con azúcar y limón | breakfast dessert | 4 | 10+20
        Lace-thin pancakes, eaten faster than they are made. | Tortitas finas como encaje, que se comen antes de hacerse.
        - 200 g plain-flour, 3 egg, 450 ml milk, 40 g butter: melted, 4 tbsp sugar, 1 lemon: juice, 1 pinch salt
        > whisk plain-flour egg milk butter salt; rest 30
        > "Swirl a ladle of batter in a hot pan and cook for 1 minute on each side. = Extiende un cucharón de masa en una sartén caliente y cocina 1 minuto por cada lado."
        > sprinkle sugar; juice lemon
        # Tarte Tatin | Tarta Tatin | dessert | 8 | 25+45
        Caramelised apples under pastry, turned upside down at the table. | Manzanas caramelizadas bajo hojaldre, volteadas en la mesa.
        - 7 apple: quartered, 120 g sugar, 80 g butter, 250 g puff-pastry, 1 pinch salt
        > caramel sugar; stir butter salt; "Pack in the apples and cook for 12 minutes. = Coloca las manzanas apretadas y cocina 12 minutos."
        > top with puff-pastry; bake 200 30
        > "Rest for 10 minutes, then turn out. = Deja reposar 10 minutos y desmolda."
        """#
}
