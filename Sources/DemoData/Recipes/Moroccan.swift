extension RecipeTable {
    static let moroccan = #"""
        # Lamb tagine with prunes | Tajín de cordero con ciruelas | dinner | 6 | 20+120
        Slow lamb, cinnamon, honey and soft prunes. | Cordero lento, canela, miel y ciruelas tiernas.
        - 1 kg lamb-shoulder: cubed, 2 onion: sliced, 200 g prunes, 60 g almonds: toasted, 2 tbsp honey, 2 tsp ras-el-hanout
        - 1 cinnamon-stick, 0.25 tsp saffron, 500 ml water, 3 tbsp olive-oil, 1 tbsp sesame-seeds, 1 tsp salt
        > brown lamb-shoulder in olive-oil 8; add onion 8; bloom ras-el-hanout saffron cinnamon-stick 2
        > add water salt; braise *lamb 85
        > add prunes honey 15; scatter almonds sesame-seeds
        # Chicken tagine with olives and lemon | Tajín de pollo con aceitunas y limón | dinner | 5 | 20+55
        Golden chicken, sharp lemon, green olives. | Pollo dorado, limón ácido y aceitunas verdes.
        - 1 kg chicken-thighs: bone-in, 2 onion: sliced, 2 lemon: wedges, 120 g olives, 3 cl garlic: minced, 1 tsp turmeric, 1 tsp cumin
        - 15 g ginger: grated, 3 tbsp olive-oil, 350 ml water, 12 sp coriander
        > brown chicken-thighs in olive-oil 8; setaside *chicken; fry onion 8
        > bloom garlic ginger turmeric cumin 1; return *chicken
        > add water lemon; cover 30
        > add olives 6; scatter coriander
        # Couscous with seven vegetables | Cuscús de siete verduras | lunch dinner | 6 | 35+50
        Friday's mountain of couscous and broth. | La montaña de cuscús y caldo de los viernes.
        - 400 g couscous, 2 carrot: chunks, 2 turnip: chunks, 2 zucchini: chunks, 400 g pumpkin: chunks, 300 g cabbage: wedges
        - 1 onion: quartered, 300 g chickpeas, 2 tsp ras-el-hanout, 3 tbsp olive-oil, 1.5 l water, 2 tsp salt
        > fry onion in olive-oil 5; bloom ras-el-hanout 1
        > add carrot turnip cabbage water salt; simmer 20
        > add zucchini pumpkin chickpeas 15
        > "Pour a third of the hot broth over the couscous, cover for 8 minutes and fluff. = Vierte un tercio del caldo caliente sobre el cuscús, tapa 8 minutos y suéltalo."; top with *vegetables; serve with *broth
        # Harira | Harira | dinner | 6 | 20+50
        The soup that breaks the fast. | La sopa que rompe el ayuno.
        - 150 g brown-lentils, 300 g chickpeas, 250 g lamb-shoulder: diced, 1 onion: chopped, 2 celery: diced, 600 g chopped-tomatoes
        - 40 g plain-flour, 1 tsp turmeric, 1 tsp cinnamon, 2 tbsp olive-oil, 1.5 l water, 15 sp coriander, 1.5 tsp salt
        > brown lamb-shoulder in olive-oil 6; add onion celery 8; bloom turmeric cinnamon 1
        > add brown-lentils chopped-tomatoes water salt; simmer 30
        > "Whisk the flour with cold water and stir it in. = Bate la harina con agua fría e incorpórala."; add chickpeas 8; scatter coriander
        # Carrot salad with cumin | Ensalada de zanahoria y comino | lunch snack | 4 | 10+10
        Sweet carrots in garlic, cumin and lemon. | Zanahorias dulces con ajo, comino y limón.
        - 600 g carrot: rounds, 2 cl garlic: crushed, 1 tsp cumin, 0.5 tsp paprika, 1 lemon: juice, 3 tbsp olive-oil
        - 12 sp coriander: chopped
        > boil carrot 8
        > dress carrot with garlic cumin paprika lemon olive-oil
        > scatter coriander
        # Zaalouk | Zaaluk de berenjena | snack | 4 | 10+35
        Aubergine and tomato cooked down to a smoky spread. | Berenjena y tomate reducidos a una crema ahumada.
        - 3 aubergine: cubed, 4 tomato: chopped, 4 cl garlic: minced, 4 tbsp olive-oil, 2 tsp paprika, 1 tsp cumin, 1 lemon: juice
        - 0.5 tsp salt
        > fry aubergine garlic in olive-oil 10; bloom paprika cumin 1
        > add tomato salt; reduce 20
        > mash *vegetables; juice lemon; servewarm
        # Shakshuka with merguez spices | Shakshuka con especias de merguez | breakfast lunch | 3 | 10+25
        Eggs poached in hot, sweet tomato. | Huevos escalfados en tomate dulce y picante.
        - 6 egg, 800 g chopped-tomatoes, 1 onion: sliced, 1 red-pepper: strips, 3 cl garlic: minced, 1 tbsp harissa, 1 tsp cumin
        - 1 tsp fennel-seeds, 3 tbsp olive-oil, 10 sp parsley
        > fry onion red-pepper garlic in olive-oil 8; bloom cumin fennel-seeds harissa 1
        > add chopped-tomatoes; reduce 10
        > crack egg 6; scatter parsley
        # Fish in chermoula | Pescado en chermula | dinner | 4 | 35+35
        Herbs, garlic and cumin rubbed into fish before the oven. | Hierbas, ajo y comino que impregnan el pescado antes del horno.
        - 4 hake, 40 g coriander, 30 g parsley, 4 cl garlic, 2 tsp cumin, 1 tsp paprika, 1 lemon: juice, 80 ml olive-oil
        - 500 g potato: sliced, 3 tomato: rounds, 0.5 tsp salt
        > blend coriander parsley garlic cumin paprika lemon olive-oil salt; marinate hake with *marinade 30
        > arrange potato tomato; bake 200 20
        > top with hake; "Bake for 15 minutes more. = Hornea 15 minutos más."
        # Chicken pastilla | Pastela de pollo | dinner | 8 | 45+45
        Sweet and savoury pie of chicken, almonds and filo. | Pastel dulce y salado de pollo, almendra y filo.
        - 800 g chicken-thighs, 2 onion: sliced, 1 tsp ginger, 1 tsp cinnamon, 0.25 tsp saffron, 5 egg: beaten, 120 g almonds: toasted
        - 30 g icing-sugar, 12 filo-pastry, 100 g butter: melted, 400 ml water, 1 tsp salt
        > pot chicken-thighs onion ginger cinnamon saffron water salt; simmer 30; shred chicken-thighs
        > "Cook the eggs in the reduced broth until thick. = Cuaja los huevos en el caldo reducido hasta que espesen."; brush filo-pastry with butter
        > "Layer filo, chicken, egg and almonds and fold shut. = Alterna filo, pollo, huevo y almendras y cierra."; bake 190 30; sprinkle icing-sugar
        # Chickpea and spinach stew | Guiso de garbanzos y espinacas | lunch dinner | 4 | 10+25
        A quick pot for a weekday, bright with harissa. | Una olla rápida para diario, viva de harissa.
        - 600 g chickpeas, 400 g spinach, 1 onion: chopped, 400 g chopped-tomatoes, 1 tbsp harissa, 1 tsp cumin, 3 tbsp olive-oil
        - 50 g dried-apricots: chopped
        > fry onion in olive-oil 8; bloom cumin harissa 1
        > add chopped-tomatoes chickpeas dried-apricots; simmer 12
        > add spinach 3; serve
        # Beef kefta with eggs | Kefta de ternera con huevos | dinner | 4 | 20+30
        Little meatballs in tomato with eggs on top. | Albondiguitas en tomate con huevos encima.
        - 500 g minced-beef, 1 onion: grated, 15 g parsley: chopped, 2 tsp cumin, 2 tsp paprika, 800 g chopped-tomatoes
        - 3 cl garlic: minced, 4 egg, 3 tbsp olive-oil, 0.75 tsp salt
        > mix minced-beef onion parsley cumin salt; balls *mixture
        > brown *meatballs in olive-oil 5; setaside *meatballs
        > bloom garlic paprika 1; add chopped-tomatoes; reduce 12
        > return *meatballs; crack egg 6; serve
        # Semolina pancakes with honey | Tortitas de sémola con miel | breakfast | 6 | 15+20
        Baghrir, full of holes that drink butter and honey. | Baghrir, llenas de agujeros que beben mantequilla y miel.
        - 250 g semolina, 100 g plain-flour, 5 g dried-yeast, 1 tsp baking-powder, 600 ml water: warm, 40 g butter: melted, 80 g honey
        - 1 pinch salt
        > blend semolina plain-flour dried-yeast baking-powder water salt; rest 30
        > "Cook ladlefuls in a dry pan on one side only, until covered in holes. = Cocina cucharones en una sartén seca por un solo lado hasta que se llenen de agujeros."
        > mix butter honey; pourover *syrup over *pancakes
        # Oranges with cinnamon | Naranjas con canela | dessert | 4 | 10+0
        The lightest end to a heavy dinner. | El final más ligero para una cena contundente.
        - 5 orange: rounds, 1 tbsp rose-water, 0.5 tsp cinnamon, 1 tbsp sugar, 8 sp mint
        > plate orange; sprinkle sugar cinnamon
        > drizzle rose-water
        > chill 20; scatter mint
        """#
}
