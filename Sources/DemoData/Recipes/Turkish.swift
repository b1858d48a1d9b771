extension RecipeTable {
    static let turkish = #"""
        # Red lentil soup | Sopa turca de lentejas rojas | lunch breakfast | 5 | 10+30
        Smooth, peppery, with a squeeze of lemon. | Suave, con pimienta y un chorro de limón.
        - 280 g red-lentils: rinsed, 1 onion: chopped, 1 carrot: diced, 1 tbsp tomato-paste, 30 g butter, 1 tsp paprika
        - 1 tsp mint: dried = seca, 1.3 l vegetable-stock, 1 lemon: wedges
        > fry onion carrot in butter 7; bloom tomato-paste paprika 1; add red-lentils vegetable-stock
        > simmer 20; blend
        > stir mint; serve with lemon
        # Stuffed aubergines | Berenjenas rellenas imam bayildi | dinner | 4 | 25+50
        The imam fainted, they say, at the first bite. | Cuentan que el imán se desmayó al primer bocado.
        - 4 aubergine, 3 onion: sliced, 4 tomato: chopped, 5 cl garlic: sliced, 120 ml olive-oil, 20 g parsley: chopped, 1 tsp sugar
        - 0.75 tsp salt
        > halve aubergine; panfry aubergine in olive-oil 4; fry onion garlic 10
        > add tomato sugar salt 8; stir parsley
        > fill aubergine with *filling; arrange aubergine
        > bake 180 35; servewarm
        # Lamb kebab with yogurt | Kebab de cordero con yogur | dinner | 4 | 25+20
        Iskender at home: bread, lamb, tomato butter and yogurt. | Iskender en casa: pan, cordero, mantequilla de tomate y yogur.
        - 700 g lamb-leg: sliced, 4 pita: cubed, 300 g yogurt, 300 g passata, 50 g butter, 1 tsp paprika, 1 tsp oregano, 2 tbsp olive-oil
        - 2 cl garlic: crushed, 0.75 tsp salt
        > marinate lamb-leg with olive-oil oregano garlic salt 60; brown lamb-leg 6
        > melt butter; bloom paprika 1; add passata
        > reduce 8; toast pita 4
        > plate pita; top with *sauce lamb-leg yogurt
        # Menemen | Menemen | breakfast | 2 | 10+12
        Eggs softly set in tomatoes and green peppers. | Huevos apenas cuajados en tomate y pimiento verde.
        - 4 egg: beaten, 4 tomato: chopped, 2 green-pepper: diced, 1 onion: chopped, 3 tbsp olive-oil, 1 tsp paprika, 0.25 tsp salt
        - 8 sp parsley
        > fry onion green-pepper in olive-oil 7; add tomato paprika salt; reduce 6
        > stir egg; "Cook until just set. = Cocina hasta que cuaje."
        > scatter parsley
        # Bulgur pilaf | Pilaf de bulgur | lunch dinner | 4 | 10+25
        Tomato-red bulgur that goes with everything. | Bulgur rojo de tomate que va con todo.
        - 300 g bulgur, 1 onion: chopped, 1 green-pepper: diced, 2 tomato: grated, 1 tbsp tomato-paste, 3 tbsp olive-oil, 600 ml water
        - 0.75 tsp salt
        > fry onion green-pepper in olive-oil 7; bloom tomato-paste 1; add tomato 3
        > stir bulgur water salt; cover 14
        > rest 10
        # Lahmacun | Lahmacun | lunch | 6 | 30+12
        Paper-thin breads with spiced lamb, lemon and parsley. | Panes finísimos con cordero especiado, limón y perejil.
        - 400 g plain-flour, 5 g dried-yeast, 240 ml water: warm, 350 g minced-lamb, 1 onion: grated, 2 tomato: grated
        - 1 red-pepper: minced, 2 tbsp tomato-paste, 2 tsp paprika, 25 g parsley: chopped, 1 lemon: wedges, 1 tsp salt
        > dough plain-flour dried-yeast water; knead 8; rise 60
        > mix minced-lamb onion tomato red-pepper tomato-paste paprika salt; oven 250; rollout *dough
        > spread *mixture over *dough; bake 9
        > scatter parsley
        # Cheese börek | Börek de queso | breakfast snack | 8 | 25+35
        Rolled filo, salty cheese, a brush of yogurt. | Filo enrollado, queso salado y un baño de yogur.
        - 14 filo-pastry, 350 g feta: crumbled, 150 g yogurt, 2 egg, 80 ml milk, 70 g butter: melted, 15 g parsley: chopped
        - 1 tbsp sesame-seeds
        > mix feta parsley; whisk yogurt egg milk butter; brush filo-pastry with *mixture
        > fill filo-pastry with *cheese; "Roll up and coil in a tin. = Enrolla y coloca en espiral en un molde."
        > sprinkle sesame-seeds; bake 180 35
        # Stuffed vine leaves | Hojas de parra rellenas | snack lunch | 8 | 50+45
        Cold dolma with rice, currants and pine nuts. | Dolma frío con arroz, pasas y piñones.
        - 40 vine-leaves: rinsed, 200 g risotto-rice, 3 onion: minced, 40 g pine-nuts, 40 g raisins, 100 ml olive-oil, 1 lemon: juice
        - 15 sp dill: chopped, 1 tsp allspice, 500 ml water
        > fry onion pine-nuts in olive-oil 10; stir risotto-rice raisins allspice dill
        > fill vine-leaves with *filling; "Roll up and pack into a pot. = Enrolla y colócalas apretadas en una olla."
        > pour water lemon; cover 40; servecold
        # Manti with yogurt | Manti con yogur | dinner | 4 | 60+10
        Tiny dumplings, garlic yogurt, paprika butter. | Pasta rellena diminuta, yogur al ajo y mantequilla de pimentón.
        - 300 g plain-flour, 1 egg, 120 ml water, 250 g minced-lamb, 1 onion: grated, 300 g yogurt, 2 cl garlic: crushed, 50 g butter
        - 2 tsp paprika, 1 tsp mint: dried = seca, 0.75 tsp salt
        > dough plain-flour egg water; knead 8
        > rest 30; mix minced-lamb onion salt
        > "Cut small squares, fill them and pinch the corners. = Corta cuadraditos, rellénalos y une las esquinas."; boil *dumplings 7
        > mix yogurt garlic; melt butter
        > bloom paprika mint 1; top *dumplings with yogurt butter
        # White bean salad | Ensalada de alubias piyaz | lunch | 4 | 15+0
        Beans, sumac onions, lemon and eggs. | Alubias, cebolla con zumaque, limón y huevo.
        - 500 g white-beans: drained, 1 red-onion: sliced, 2 tomato: diced, 2 egg, 20 g parsley: chopped, 1 tbsp sumac, 1 lemon: juice
        - 4 tbsp olive-oil, 0.25 tsp salt
        > hardboil egg 9; season red-onion with sumac salt
        > mix white-beans red-onion tomato parsley; dress *salad with lemon olive-oil
        > top with egg
        # Chicken in walnut sauce | Pollo en salsa de nueces | lunch | 5 | 25+30
        Circassian chicken: cold, creamy, rich in walnuts. | Pollo circasiano: frío, cremoso y rico en nueces.
        - 700 g chicken-breast, 200 g walnuts, 3 sl white-bread, 2 cl garlic, 1 tsp paprika, 2 tbsp olive-oil, 900 ml water, 1 tsp salt
        - 6 sp coriander
        > cook chicken-breast in water 20; shred chicken-breast
        > blend walnuts white-bread garlic salt; "Thin with broth to a cream. = Aligera con caldo hasta obtener una crema."; mix *chicken with *cream
        > warm olive-oil; bloom paprika 1
        > drizzle olive-oil; scatter coriander
        # Poached eggs with yogurt | Huevos escalfados con yogur | breakfast | 2 | 5+8
        Çılbır: cool yogurt, warm eggs, red butter. | Çılbır: yogur fresco, huevos calientes y mantequilla roja.
        - 4 egg, 300 g greek-yogurt, 1 cl garlic: crushed, 30 g butter, 1 tsp paprika, 0.5 tsp chilli-flakes, 6 sp dill
        - 1 tbsp white-vinegar, 2 sl sourdough: toasted
        > mix greek-yogurt garlic; "Poach the eggs in water with the vinegar for 3 minutes. = Escalfa los huevos en agua con el vinagre 3 minutos."
        > melt butter; bloom paprika chilli-flakes 1; divide greek-yogurt
        > top with egg butter dill; serve with sourdough
        # Semolina halva | Halva de sémola | dessert | 8 | 5+25
        Toasted semolina and pine nuts in milk syrup. | Sémola tostada y piñones en almíbar de leche.
        - 200 g semolina, 100 g butter, 40 g pine-nuts, 180 g sugar, 400 ml milk, 200 ml water, 0.5 tsp cinnamon
        > melt butter; bloom semolina pine-nuts 12; "Heat the milk, water and sugar. = Calienta la leche, el agua y el azúcar."
        > "Pour the hot syrup over the semolina, stirring, until absorbed. = Vierte el almíbar caliente sobre la sémola sin dejar de remover hasta que se absorba."; cover 8
        > sprinkle cinnamon
        """#
}
