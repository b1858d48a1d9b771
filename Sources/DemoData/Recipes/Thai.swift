extension RecipeTable {
    static let thai = #"""
        # Green chicken curry | Curry verde de pollo | dinner | 4 | 15+20
        Fragrant, hot and ready in half an hour. | Aromático, picante y listo en media hora.
        - 600 g chicken-thighs: sliced, 3 tbsp green-curry-paste, 400 ml coconut-milk, 1 aubergine: chunks, 150 g green-beans
        - 4 lime-leaves, 1 tbsp fish-sauce, 1 tbsp palm-sugar, 12 sp thai-basil, 1 tbsp coconut-oil
        > heat coconut-oil; bloom green-curry-paste 2
        > pour coconut-milk; add chicken-thighs 6
        > add aubergine green-beans lime-leaves fish-sauce palm-sugar; simmer 10; scatter thai-basil
        # Pad thai | Pad thai | lunch dinner | 3 | 20+10
        Rice noodles, tamarind, egg, shrimp and peanuts. | Fideos de arroz, tamarindo, huevo, gambas y cacahuetes.
        - 250 g rice-noodles, 250 g shrimp, 2 egg: beaten, 150 g tofu: cubed, 150 g bean-sprouts, 2 tbsp tamarind, 2 tbsp fish-sauce
        - 2 tbsp palm-sugar, 50 g peanuts: crushed, 3 tbsp sunflower-oil, 4 spring-onion: chopped, 1 lime: wedges
        > soften rice-noodles 15; mix tamarind fish-sauce palm-sugar
        > stirfry tofu shrimp in sunflower-oil 3; scramble egg in sunflower-oil 1; stirfry rice-noodles 3
        > pour *sauce; stirfry bean-sprouts spring-onion 1
        > sprinkle peanuts; serve with lime
        # Tom yum with shrimp | Tom yum de gambas | lunch dinner | 4 | 15+15
        Hot, sour, and scented with lemongrass and lime leaf. | Picante, ácida y perfumada con hierba limón y hoja de lima.
        - 400 g shrimp, 2 lemongrass: bruised, 6 sl galangal, 5 lime-leaves, 200 g mushrooms: halved, 2 tomato: wedges
        - 4 red-chilli: bruised, 2 tbsp fish-sauce, 3 lime: juice, 1.2 l water, 10 sp coriander
        > pot water lemongrass galangal lime-leaves red-chilli; simmer 8
        > add mushrooms tomato 3; add shrimp 2
        > stir fish-sauce lime; scatter coriander
        # Green papaya salad | Ensalada de papaya verde | lunch | 4 | 20+0
        Pounded, not tossed: sour, salty, sweet and fiery. | Majada, no mezclada: ácida, salada, dulce y picante.
        - 1 green-papaya: shredded, 150 g cherry-tomatoes: halved, 100 g green-beans: in small pieces, 2 red-chilli, 2 cl garlic
        - 2 tbsp fish-sauce, 1 tbsp palm-sugar, 2 lime: juice, 50 g peanuts, 1 tbsp dried-shrimp
        > pound garlic red-chilli dried-shrimp palm-sugar; add green-beans cherry-tomatoes
        > "Bruise lightly. = Machaca ligeramente."
        > toss green-papaya with *paste fish-sauce lime; scatter peanuts
        # Basil pork with fried egg | Cerdo con albahaca y huevo frito | lunch dinner | 3 | 10+10
        The fastest lunch in Bangkok. | El almuerzo más rápido de Bangkok.
        - 450 g minced-pork, 5 cl garlic, 4 red-chilli, 30 g thai-basil, 1 tbsp oyster-sauce, 1 tbsp fish-sauce, 1 tsp sugar, 3 egg
        - 3 tbsp sunflower-oil, 200 g jasmine-rice, 350 ml water
        > rice jasmine-rice with water 14; pound garlic red-chilli
        > stirfry garlic red-chilli minced-pork in sunflower-oil 5; add oyster-sauce fish-sauce sugar 1; stir thai-basil
        > panfry egg in sunflower-oil 1; divide *rice; top with *pork egg
        # Massaman beef curry | Curry massaman de ternera | dinner | 6 | 20+120
        A mild, nutty curry of beef and potatoes. | Un curry suave de ternera, patatas y cacahuetes.
        - 900 g beef-chuck: cubed, 4 tbsp red-curry-paste, 800 ml coconut-milk, 500 g potato: chunks, 1 onion: wedges, 80 g peanuts
        - 1 cinnamon-stick, 2 tbsp tamarind, 2 tbsp palm-sugar, 2 tbsp fish-sauce, 0.5 tsp cardamom
        > "Simmer a ladle of the coconut milk until it splits. = Hierve un cucharón de la leche de coco hasta que se corte."; bloom red-curry-paste cardamom cinnamon-stick 3; add beef-chuck 5
        > pour coconut-milk; braise beef-chuck 85
        > add potato onion peanuts tamarind palm-sugar fish-sauce; simmer 22; serve
        # Coconut chicken soup | Sopa de pollo y coco | lunch | 4 | 15+20
        Tom kha: gentle, sour, creamy. | Tom kha: suave, ácida y cremosa.
        - 400 g chicken-breast: sliced, 600 ml coconut-milk, 400 ml chicken-stock, 8 sl galangal, 2 lemongrass: bruised, 5 lime-leaves
        - 200 g mushrooms: sliced, 2 tbsp fish-sauce, 2 lime: juice, 2 red-chilli: sliced, 8 sp coriander
        > pot chicken-stock galangal lemongrass lime-leaves; simmer 8; pour coconut-milk
        > add chicken-breast mushrooms 7; stir fish-sauce lime
        > scatter red-chilli coriander
        # Vegetable red curry with tofu | Curry rojo de verduras y tofu | dinner | 4 | 15+20
        Red curry with squash, beans and golden tofu. | Curry rojo con calabaza, judías y tofu dorado.
        - 300 g tofu: cubed, 3 tbsp red-curry-paste, 400 ml coconut-milk, 400 g pumpkin: cubed, 150 g green-beans, 1 red-pepper: strips
        - 1 tbsp soy-sauce, 1 tbsp palm-sugar, 2 tbsp coconut-oil, 10 sp thai-basil
        > panfry tofu in coconut-oil 3; setaside tofu; bloom red-curry-paste 2
        > add coconut-milk pumpkin; simmer 8; add green-beans red-pepper soy-sauce palm-sugar 5
        > stir tofu; scatter thai-basil
        # Pineapple fried rice | Arroz frito con piña | lunch dinner | 3 | 15+10
        Curry-yellow rice with cashews and sweet pineapple. | Arroz amarillo de curry con anacardos y piña dulce.
        - 250 g jasmine-rice: cooked and cold = cocido y frío, 2 sl pineapple: cubed, 60 g cashews: toasted, 2 egg: beaten, 100 g peas
        - 1 onion: diced, 1 tsp curry-powder, 2 tbsp soy-sauce, 3 tbsp sunflower-oil, 6 sp coriander
        > scramble egg in sunflower-oil 1; setaside egg
        > stirfry onion peas 3; bloom curry-powder 1
        > stirfry jasmine-rice 4; add pineapple soy-sauce 1
        > return egg; scatter cashews coriander
        # Grilled pork skewers | Brochetas de cerdo tailandesas | breakfast snack | 5 | 25+10
        Street-corner skewers glazed with coconut. | Brochetas de esquina glaseadas con coco.
        - 700 g pork-shoulder: sliced, 200 ml coconut-milk, 2 tbsp fish-sauce, 2 tbsp palm-sugar, 3 cl garlic: crushed, 1 tsp white-pepper
        - 10 sp coriander
        > pound garlic coriander white-pepper; mix *paste fish-sauce palm-sugar; marinate pork-shoulder with *marinade 120
        > thread pork-shoulder; brush *skewers with coconut-milk
        > grill *skewers 8; serve
        # Larb of chicken | Larb de pollo | lunch dinner | 4 | 15+8
        Warm minced chicken with toasted rice, lime and mint. | Pollo picado tibio con arroz tostado, lima y menta.
        - 500 g minced-chicken, 30 g sticky-rice: toasted, 2 shallot: sliced, 3 lime: juice, 2 tbsp fish-sauce, 1 tsp chilli-flakes
        - 15 sp mint, 10 sp coriander, 3 spring-onion: sliced, 1 lettuce: leaves
        > toast sticky-rice 8; pound sticky-rice; "Cook the chicken in a splash of water for 5 minutes. = Cocina el pollo en un chorrito de agua 5 minutos."
        > dress *chicken with lime fish-sauce chilli-flakes; fold shallot spring-onion mint coriander sticky-rice into *chicken
        > serve with lettuce
        # Steamed fish with lime and garlic | Pescado al vapor con lima y ajo | dinner | 2 | 10+15
        A sharp, chilli-bright broth over whole fish. | Un caldo ácido y picante sobre pescado entero.
        - 1 sea-bream, 4 cl garlic: minced, 3 red-chilli: minced, 3 lime: juice, 2 tbsp fish-sauce, 1 tsp palm-sugar
        - 1 lemongrass: bruised, 10 sp coriander
        > fill sea-bream with lemongrass; steam sea-bream 12
        > mix garlic red-chilli lime fish-sauce palm-sugar
        > pourover *sauce over *fish; scatter coriander
        # Mango with sticky rice | Mango con arroz glutinoso | dessert | 4 | 15+30
        Warm salted-sweet rice, cold ripe mango. | Arroz tibio dulce y salado, mango frío y maduro.
        - 250 g sticky-rice: soaked, 400 ml coconut-milk, 80 g sugar, 0.25 tsp salt, 2 mango: sliced, 1 tbsp sesame-seeds: toasted
        > steam sticky-rice 22; "Warm the coconut milk with the sugar and the salt. = Calienta la leche de coco con el azúcar y la sal."
        > mix *rice with coconut-milk; rest 15
        > plate *rice mango; sprinkle sesame-seeds
        """#
}
