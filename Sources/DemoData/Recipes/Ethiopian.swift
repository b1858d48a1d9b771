extension RecipeTable {
    static let ethiopian = #"""
        # Doro wat | Doro wat | dinner | 6 | 30+90
        Chicken and eggs in a deep red onion sauce, the dish of every feast. | Pollo y huevos en una salsa roja de cebolla, el plato de toda fiesta.
        - 1 kg chicken-thighs: skinless, 5 onion: finely chopped, 60 g spiced-butter, 4 tbsp berbere, 4 cl garlic: minced
        - 20 g ginger: grated, 400 ml chicken-stock, 6 egg, 1 lemon: juice, 4 injera: to serve
        > "Cook the onions in a dry pot for 25 minutes, stirring, until dark and jammy. = Cocina las cebollas en una olla seca 25 minutos, removiendo, hasta que queden oscuras y confitadas."
        > add spiced-butter garlic ginger 3; bloom berbere 5
        > add chicken-thighs chicken-stock lemon; cover 45
        > hardboil egg 9; add egg 5; serve with injera
        # Misir wat | Misir wat de lentejas rojas | lunch dinner | 5 | 15+40
        Red lentils simmered with berbere until soft and glowing. | Lentejas rojas con berbere, tiernas y encendidas.
        - 300 g red-lentils: rinsed, 2 onion: finely chopped, 3 cl garlic: minced, 15 g ginger: grated, 4 tbsp sunflower-oil
        - 2 tbsp berbere, 1 tbsp tomato-paste, 900 ml water, 0.5 tsp salt, 3 injera: to serve
        > fry onion in sunflower-oil 12; add garlic ginger 2; bloom berbere tomato-paste 3
        > add red-lentils water; reduce 25
        > adjust salt; serve with injera
        # Kik alicha | Kik alicha de guisantes amarillos | lunch dinner | 4 | 10+50
        Mild yellow split peas, golden with turmeric. | Guisantes amarillos suaves, dorados de cúrcuma.
        - 300 g split-peas: rinsed, 2 onion: finely chopped, 3 cl garlic: minced, 15 g ginger: grated, 3 tbsp sunflower-oil
        - 1 tsp turmeric, 1 l water, 0.5 tsp salt
        > fry onion in sunflower-oil 10; bloom garlic ginger turmeric 2
        > add split-peas water; simmer 40
        > adjust salt; serve
        # Gomen | Gomen de berzas | lunch dinner | 4 | 15+25
        Collard greens braised with ginger, garlic and cardamom. | Berzas guisadas con jengibre, ajo y cardamomo.
        - 600 g collard-greens: shredded, 1 onion: chopped, 4 cl garlic: minced, 20 g ginger: grated, 2 tbsp olive-oil
        - 1 green-chilli: sliced, 0.25 tsp cardamom, 150 ml water, 0.25 tsp salt
        > fry onion in olive-oil 8; bloom garlic ginger cardamom 2
        > add collard-greens water salt; cover 15
        > scatter green-chilli
        # Tibs | Tibs de ternera | dinner | 4 | 15+12
        Beef seared fast with onion, rosemary and spiced butter. | Ternera salteada con cebolla, romero y mantequilla especiada.
        - 600 g beef-sirloin: cubed, 1 red-onion: sliced, 2 tomato: diced, 2 green-chilli: sliced, 40 g spiced-butter, 1 tbsp berbere
        - 2 sp rosemary, 3 cl garlic: minced, 0.25 tsp salt
        > brown beef-sirloin in spiced-butter 4; add red-onion rosemary 4
        > add tomato garlic green-chilli berbere salt 3
        > serve
        # Atakilt wat | Atakilt wat de repollo | lunch dinner | 5 | 20+35
        Cabbage, carrots and potatoes cooked soft in turmeric oil. | Repollo, zanahorias y patatas tiernas en aceite con cúrcuma.
        - 600 g cabbage: shredded, 3 carrot: rounds, 3 potato: cubed, 1 onion: sliced, 4 cl garlic: minced, 15 g ginger: grated
        - 60 ml olive-oil, 1 tsp turmeric, 0.5 tsp cumin, 0.5 tsp salt
        > fry onion in olive-oil 6; add carrot potato 8
        > bloom garlic ginger turmeric cumin 2; add cabbage salt
        > cover 20; serve
        # Shiro | Shiro de harina de garbanzo | lunch dinner | 4 | 10+25
        A bubbling purée of chickpea flour, the comfort of fasting days. | Puré burbujeante de harina de garbanzo, consuelo de los días de ayuno.
        - 150 g chickpea-flour, 1 onion: minced, 3 cl garlic: minced, 2 tomato: grated, 3 tbsp sunflower-oil, 1 tbsp berbere, 800 ml water
        - 0.25 tsp salt, 2 injera: to serve
        > fry onion in sunflower-oil 8; add tomato garlic berbere 5
        > pour water; "Whisk in the chickpea flour in a rain. = Añade la harina de garbanzo en forma de lluvia sin dejar de batir."; reduce 12
        > adjust salt; serve with injera
        # Azifa | Ensalada azifa de lentejas | lunch | 4 | 15+25
        Cold lentils sharp with mustard, lime and green chilli. | Lentejas frías con mostaza, lima y chile verde.
        - 250 g brown-lentils, 1 red-onion: minced, 2 tomato: diced, 2 green-chilli: minced, 2 lime: juice, 1 tbsp dijon-mustard
        - 3 tbsp olive-oil
        > boil brown-lentils 22; cool
        > whisk lime dijon-mustard olive-oil; mix brown-lentils red-onion tomato green-chilli
        > dress *salad with *dressing
        # Ful medames with berbere | Ful con berbere | breakfast | 4 | 10+60
        Mashed fava beans with tomato, onion and a spoon of yogurt. | Habas machacadas con tomate, cebolla y una cucharada de yogur.
        - 300 g fava-beans: soaked, 1 l water, 1 onion: chopped, 2 tomato: diced, 2 green-chilli: minced, 2 tbsp olive-oil, 1 tsp berbere
        - 1 tsp cumin, 100 g yogurt, 0.5 tsp salt
        > cook fava-beans in water 50; mash fava-beans with salt
        > fry onion in olive-oil 6; bloom berbere cumin 1; stir onion
        > divide *beans; top with tomato green-chilli yogurt
        # Genfo barley porridge | Genfo de cebada | breakfast | 4 | 5+20
        A stiff porridge with a well of spiced butter in the middle. | Gachas espesas con un pozo de mantequilla especiada en el centro.
        - 250 g wholemeal-flour: toasted, 700 ml water, 40 g spiced-butter: melted, 1 tsp berbere, 120 g yogurt, 0.25 tsp salt
        > "Bring the water with the salt to the boil, rain in the flour and beat hard for 12 minutes. = Lleva el agua con la sal a ebullición, añade la harina en lluvia y bate con fuerza 12 minutos."
        > "Turn out as a dome and press a well into it. = Vuelca en forma de cúpula y haz un hueco en el centro."; fill *mixture with spiced-butter berbere
        > serve with yogurt
        # Beef and carrot alicha | Alicha de ternera y zanahoria | dinner | 6 | 20+110
        A mild, yellow stew for those who pass on the chilli. | Un guiso suave y amarillo para quien no quiere picante.
        - 800 g beef-chuck: cubed, 3 onion: finely chopped, 4 carrot: chunks, 4 cl garlic: minced, 20 g ginger: grated, 40 g spiced-butter
        - 2 tsp turmeric, 700 ml water, 1 tsp salt
        > fry onion in spiced-butter 12; bloom garlic ginger turmeric 2
        > add beef-chuck water salt; braise beef-chuck 80
        > add carrot 15; serve
        # Injera crisps with chickpea spread | Crujientes de injera con crema de garbanzo | snack | 4 | 15+12
        Oven-crisp injera with a lemony chickpea spread. | Injera crujiente al horno con una crema de garbanzos al limón.
        - 2 injera: in triangles = en triángulos, 400 g chickpeas: drained, 2 tbsp olive-oil, 1 lemon: juice, 1 cl garlic, 1 tsp berbere
        > oven 180; brush injera with olive-oil
        > roast injera 10
        > blend chickpeas lemon garlic berbere; serve with *cream
        # Teff and date energy balls | Bolitas de tef y dátil | snack dessert | 8 | 20+0
        Chewy little bites that keep a week. | Bocaditos melosos que aguantan una semana.
        - 120 g teff-flour: toasted, 180 g dates: pitted, 60 g sesame-seeds: toasted, 60 g peanut-butter, 0.5 tsp cinnamon
        - 0.25 tsp cardamom
        > blend dates peanut-butter; mix *paste with teff-flour cinnamon cardamom
        > balls *mixture; coat *balls in sesame-seeds
        > chill 30
        """#
}
