extension RecipeTable {
    static let caribbean = #"""
        # Jerk chicken | Pollo jerk | dinner | 6 | 20+45
        Allspice, thyme and fierce chilli, grilled until charred. | Pimienta de Jamaica, tomillo y chile potente, a la parrilla hasta tostarse.
        - 1.2 kg chicken-thighs: bone-in, 4 spring-onion: chopped, 1 scotch-bonnet, 4 cl garlic, 15 g ginger, 1 tbsp allspice, 6 sp thyme
        - 2 tbsp soy-sauce, 2 tbsp brown-sugar, 2 lime: juice, 2 tbsp sunflower-oil
        > blend spring-onion scotch-bonnet garlic ginger allspice thyme soy-sauce brown-sugar lime sunflower-oil
        > marinate chicken-thighs with *marinade 240
        > oven 200; arrange chicken-thighs; bake 40
        > grill *chicken 5; serve
        # Rice and peas | Arroz con frijoles al coco | lunch dinner | 6 | 10+25
        Coconut rice with beans and a whole chilli for its scent. | Arroz al coco con alubias y un chile entero que solo perfuma.
        - 350 g white-rice: rinsed, 400 g kidney-beans: drained, 400 ml coconut-milk, 350 ml water, 2 spring-onion: chopped
        - 1 scotch-bonnet, 4 sp thyme, 2 cl garlic: crushed, 1 tsp salt, 0.5 tsp allspice
        > pot kidney-beans coconut-milk water spring-onion garlic thyme allspice salt; simmer 5
        > stir white-rice; "Lay the chilli on top, whole. = Pon el chile entero encima."; cover 20
        > "Take out the chilli and fluff the rice with a fork. = Retira el chile y suelta el arroz con un tenedor."
        # Curry goat | Cabrito al curry | dinner | 6 | 20+150
        A patient stew, yellow with curry and hot with chilli. | Un guiso paciente, amarillo de curry y vivo de chile.
        - 1 kg goat: cubed, 2 tbsp curry-powder, 1 onion: chopped, 4 cl garlic: minced, 20 g ginger: grated, 1 scotch-bonnet: deseeded
        - 2 potato: cubed, 700 ml water, 3 tbsp sunflower-oil, 4 sp thyme, 1.5 tsp salt
        > marinate goat with curry-powder garlic ginger salt 120
        > brown goat in sunflower-oil 10; add onion scotch-bonnet thyme 8
        > pour water; braise goat 120
        > add potato 20; serve
        # Cuban black bean soup | Potaje cubano de frijoles negros | lunch dinner | 6 | 20+35
        Beans seasoned with a green sofrito, cumin and a splash of vinegar. | Frijoles con un sofrito verde, comino y un chorrito de vinagre.
        - 900 g black-beans, 1 onion: diced, 1 green-pepper: diced, 4 cl garlic: minced, 3 tbsp olive-oil, 2 tsp cumin, 1 tsp oregano
        - 2 bay-leaf, 700 ml vegetable-stock, 1 tbsp red-vinegar
        > fry onion green-pepper garlic in olive-oil 10; bloom cumin oregano 1
        > add black-beans vegetable-stock bay-leaf; simmer 25
        > "Mash a cup of the beans and stir it back. = Aplasta una taza de frijoles y devuélvela a la olla."; stir red-vinegar; serve
        # Ropa vieja | Ropa vieja | dinner | 6 | 25+150
        Shredded beef with peppers and tomato, as they make it in Havana. | Carne desmechada con pimientos y tomate, como en La Habana.
        - 900 g beef-brisket, 1 onion: sliced, 1 red-pepper: strips, 1 green-pepper: strips, 4 cl garlic: minced, 400 g chopped-tomatoes
        - 100 ml white-wine, 2 tsp cumin, 60 g olives, 2 tbsp olive-oil, 1 l water, 1 tsp salt
        > "Simmer the beef in the salted water for 2 hours. = Cuece la carne en el agua con sal 2 horas a fuego lento."; shred beef-brisket
        > fry onion red-pepper green-pepper garlic in olive-oil 10; bloom cumin 1; deglaze white-wine
        > add chopped-tomatoes *meat olives; reduce 20; serve
        # Mofongo with shrimp | Mofongo con camarones | dinner | 4 | 20+25
        Mashed fried plantain with garlic and crackling, shrimp on top. | Plátano frito majado con ajo y chicharrón, y camarones por encima.
        - 4 green-plantain: chunks, 4 sl bacon: diced, 6 cl garlic, 100 ml sunflower-oil: to fry, 400 g shrimp, 2 tomato: chopped
        - 2 tbsp olive-oil, 8 sp coriander, 0.5 tsp salt
        > crisp bacon 6; deepfry green-plantain in sunflower-oil 8
        > pound garlic green-plantain bacon salt; balls *mixture
        > stirfry shrimp tomato in olive-oil 5; top *balls with shrimp; scatter coriander
        # Fried sweet plantains | Plátanos maduros fritos | snack lunch | 4 | 5+10
        Soft, caramel-edged slices that disappear first. | Rodajas tiernas de bordes acaramelados, las primeras en desaparecer.
        - 3 ripe-plantain: rounds, 4 tbsp coconut-oil, 1 pinch salt, 1 pinch cinnamon, 1 lime: wedges
        > panfry ripe-plantain in coconut-oil 3
        > adjust salt
        > serve with lime
        # Callaloo | Callaloo | breakfast lunch | 4 | 15+15
        Greens stewed with thyme, chilli and tomato. | Hojas verdes guisadas con tomillo, chile y tomate.
        - 600 g chard: roughly chopped = troceadas, 1 onion: chopped, 2 tomato: chopped, 3 cl garlic: minced, 0.5 scotch-bonnet: deseeded
        - 4 sp thyme, 2 tbsp coconut-oil, 200 ml coconut-milk
        > fry onion garlic scotch-bonnet thyme in coconut-oil 6; add tomato 3
        > add chard coconut-milk; cover 10
        > serve
        # Escovitch fish | Pescado en escabeche jamaicano | lunch dinner | 4 | 20+20
        Fried snapper under hot pickled vegetables. | Pargo frito bajo verduras encurtidas y picantes.
        - 2 red-snapper, 1 onion: rings, 1 carrot: strips, 1 red-pepper: strips, 0.5 scotch-bonnet: sliced, 200 ml white-vinegar
        - 1 tbsp sugar, 1 tsp allspice, 60 ml sunflower-oil, 1 tsp salt
        > season red-snapper with salt; panfry red-snapper in sunflower-oil 6
        > pot onion carrot red-pepper scotch-bonnet white-vinegar sugar allspice; simmer 5
        > pourover *vegetables over *fish; rest 20
        # Trinidadian chickpea curry flatbreads | Doubles de garbanzos de Trinidad | breakfast snack | 6 | 40+30
        Street breakfast: soft fried bread, curried chickpeas and a little heat. | Desayuno callejero: pan frito tierno, garbanzos al curry y algo de picante.
        - 300 g plain-flour, 1 tsp dried-yeast, 0.5 tsp turmeric, 180 ml water: warm, 500 g chickpeas, 1 tbsp curry-powder
        - 1 onion: chopped, 3 cl garlic: minced, 60 ml sunflower-oil, 1 cucumber: grated, 1 tsp salt, 1 tsp hot-sauce
        > dough plain-flour dried-yeast turmeric water; knead 5; rise 60
        > fry onion garlic in sunflower-oil 6; bloom curry-powder 1
        > add chickpeas salt; cover 15
        > "Flatten small balls of dough and fry until puffed. = Aplana bolitas de masa y fríelas hasta que se inflen."
        > fill *bread with *curry; top with cucumber hot-sauce
        # Pepper shrimp salad with mango | Ensalada de gambas picantes y mango | lunch | 4 | 20+5
        Sweet mango, hot shrimp, sharp lime. | Mango dulce, gambas picantes, lima ácida.
        - 500 g shrimp: peeled and deveined, 2 mango: cubed, 1 avocado: cubed, 1 red-onion: sliced, 2 lime: juice, 1 red-chilli: minced
        - 2 tbsp olive-oil, 10 sp coriander, 1 lettuce: torn, 0.25 tsp salt
        > stirfry shrimp red-chilli in olive-oil 4
        > mix mango avocado red-onion coriander; dress *salad with lime salt
        > plate lettuce; top with *salad shrimp
        # Coconut rum bread pudding | Pudin de pan con coco y ron | dessert | 8 | 20+45
        Stale bread, coconut custard, raisins and a splash of rum. | Pan del día anterior, crema de coco, pasas y un chorrito de ron.
        - 300 g white-bread: stale, 400 ml coconut-milk, 200 ml milk, 3 egg, 100 g brown-sugar, 80 g raisins, 3 tbsp rum, 1 tsp cinnamon
        - 30 g butter
        > whisk coconut-milk milk egg brown-sugar cinnamon rum
        > arrange white-bread raisins; pour *custard; rest 20
        > oven 180; bake 45; servewarm
        # Sweet potato and ginger soup | Sopa de batata y jengibre | lunch | 4 | 15+25
        Velvety, gently hot and good for a rainy evening. | Aterciopelada, algo picante y buena para una tarde de lluvia.
        - 800 g sweet-potato: cubed, 1 onion: chopped, 25 g ginger: grated, 2 cl garlic: minced, 1 tbsp coconut-oil, 800 ml water
        - 150 ml coconut-milk, 1 lime: juice, 0.5 tsp allspice, 0.25 tsp salt
        > fry onion ginger garlic in coconut-oil 7; bloom allspice 1
        > add sweet-potato water salt; simmer 18; blend
        > stir coconut-milk lime; serve
        """#
}
