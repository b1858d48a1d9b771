extension RecipeTable {
    static let peruvian = #"""
        # Ceviche | Ceviche | lunch | 4 | 25+0
        Fish, lime, chilli and onion, minutes before eating. | Pescado, lima, ají y cebolla, minutos antes de comer.
        - 600 g sea-bass: cubed, 8 lime: juice, 1 red-onion: sliced, 1 red-chilli: minced, 12 sp coriander: chopped, 1 sweet-potato
        - 1 corn-cob, 0.75 tsp salt, 1 lettuce: leaves
        > boil sweet-potato corn-cob 20; "Season the fish with the salt and the chilli. = Sazona el pescado con la sal y el chile."
        > "Pour the lime juice over the fish and stir for 5 minutes. = Vierte el zumo de lima sobre el pescado y remueve 5 minutos."; fold red-onion coriander into *fish
        > plate lettuce *fish; serve with sweet-potato corn-cob
        # Lomo saltado | Lomo saltado | dinner | 4 | 20+15
        Beef, onion and tomato from a smoking wok, with potatoes. | Ternera, cebolla y tomate de un wok humeante, con patatas.
        - 600 g beef-sirloin: strips, 2 red-onion: wedges, 3 tomato: wedges, 600 g potato: sticks = en bastones, 3 tbsp soy-sauce
        - 2 tbsp red-vinegar, 1 tbsp aji-amarillo, 80 ml sunflower-oil, 10 sp coriander
        > deepfry potato in sunflower-oil 8; brown beef-sirloin in sunflower-oil 3
        > stirfry red-onion 2; add aji-amarillo soy-sauce red-vinegar 1; add tomato 1
        > toss *meat with potato; scatter coriander
        # Ají de gallina | Ají de gallina | dinner | 5 | 25+35
        Shredded chicken in a creamy yellow chilli sauce. | Pollo desmenuzado en una salsa cremosa de ají amarillo.
        - 700 g chicken-breast, 4 sl white-bread, 250 ml evaporated-milk, 4 tbsp aji-amarillo, 1 onion: chopped, 3 cl garlic: minced
        - 50 g walnuts: ground, 40 g parmesan: grated, 3 tbsp sunflower-oil, 600 g potato, 2 egg, 10 black-olives, 800 ml water
        - 0.5 tsp salt
        > cook chicken-breast in water 18; shred chicken-breast
        > boil potato 18; hardboil egg 9
        > fry onion garlic in sunflower-oil 8; bloom aji-amarillo 3; blend white-bread evaporated-milk
        > add *cream walnuts parmesan salt; simmer 6
        > stir *chicken; serve with potato egg black-olives
        # Causa with tuna | Causa de atún | lunch | 6 | 40+20
        Cold layers of lime-yellow potato, avocado and tuna. | Capas frías de patata con lima y ají, aguacate y atún.
        - 1 kg potato, 3 tbsp aji-amarillo, 3 lime: juice, 60 ml sunflower-oil, 300 g tuna-can: drained, 60 g mayonnaise
        - 0.5 red-onion: minced, 1 avocado: sliced, 2 egg, 0.75 tsp salt
        > boil potato 20; mash potato with aji-amarillo lime sunflower-oil salt; hardboil egg 9
        > mix tuna-can mayonnaise red-onion; "Layer potato, avocado, tuna and potato in a mould. = Monta capas de patata, aguacate, atún y patata en un molde."
        > chill 60; top with egg; servecold
        # Quinoa soup | Sopa de quinua | lunch | 5 | 15+30
        Andean grain, roots and greens in a clear broth. | Grano andino, raíces y verduras en un caldo claro.
        - 180 g quinoa: rinsed, 2 carrot: diced, 300 g potato: cubed, 1 leek: sliced, 100 g peas, 2 cl garlic: minced, 2 tbsp olive-oil
        - 1.4 l water, 10 sp parsley, 1 tsp salt, 0.5 tsp cumin
        > fry leek carrot garlic in olive-oil 6; bloom cumin 1
        > add quinoa potato water salt; simmer 18
        > add peas 4; scatter parsley
        # Anticuchos of beef | Anticuchos de ternera | dinner snack | 4 | 20+10
        Skewers dark with panca chilli, straight off the coals. | Brochetas oscuras de ají panca, directas de las brasas.
        - 700 g beef-sirloin: cubed, 3 tbsp aji-panca, 3 tbsp red-vinegar, 3 cl garlic: crushed, 2 tsp cumin, 1 tsp oregano
        - 2 tbsp sunflower-oil, 1 corn-cob, 400 g potato, 0.75 tsp salt
        > mix aji-panca red-vinegar garlic cumin oregano sunflower-oil salt; marinate beef-sirloin with *marinade 120
        > boil potato corn-cob 18; thread beef-sirloin
        > grill *skewers 7; serve with potato corn-cob
        # Papa a la huancaína | Papa a la huancaína | lunch | 4 | 15+20
        Potatoes under a cold, bright yellow cheese sauce. | Patatas bajo una salsa fría de queso y ají amarillo.
        - 800 g potato, 200 g queso-fresco, 3 tbsp aji-amarillo, 150 ml evaporated-milk, 6 crispbread, 2 tbsp sunflower-oil, 2 egg
        - 8 black-olives, 4 sp lettuce
        > boil potato 20; hardboil egg 9
        > blend queso-fresco aji-amarillo evaporated-milk crispbread sunflower-oil
        > plate lettuce potato; top with *sauce egg black-olives
        # Arroz con pollo | Arroz verde con pollo | dinner | 5 | 20+45
        Coriander-green rice with chicken and peas. | Arroz verde de cilantro con pollo y guisantes.
        - 900 g chicken-thighs: bone-in, 350 g white-rice, 60 g coriander, 1 onion: chopped, 3 cl garlic: minced, 2 tbsp aji-amarillo
        - 1 red-pepper: strips, 150 g peas, 250 ml beer, 500 ml chicken-stock, 3 tbsp sunflower-oil
        > brown chicken-thighs in sunflower-oil 8; setaside *chicken
        > fry onion garlic 6; bloom aji-amarillo 2
        > blend coriander beer; add *paste chicken-stock
        > return *chicken; simmer 15
        > stir white-rice red-pepper peas; cover 20; serve
        # Tacu tacu | Tacu tacu | lunch breakfast | 3 | 15+20
        Rice and beans fried to a crust, an egg on top. | Arroz y frijoles fritos con costra y un huevo encima.
        - 300 g white-beans, 200 g white-rice: cooked, 1 onion: minced, 2 cl garlic: minced, 1 tbsp aji-amarillo, 4 tbsp sunflower-oil
        - 3 egg, 1 banana: halved, 0.25 tsp salt
        > fry onion garlic in sunflower-oil 6; bloom aji-amarillo 1
        > mash white-beans; mix white-beans white-rice salt with onion
        > "Press into a pan and fry for 4 minutes on each side. = Aplasta en una sartén y fríe 4 minutos por cada lado."; panfry egg banana in sunflower-oil 2; top with egg banana
        # Shrimp chowder | Chupe de camarones | dinner | 5 | 25+30
        Arequipa's bowl: shrimp, corn, milk, cheese, egg. | El plato de Arequipa: camarones, maíz, leche, queso y huevo.
        - 600 g shrimp, 1 onion: chopped, 3 cl garlic: minced, 2 tbsp aji-panca, 400 g potato: cubed, 1 corn-cob: rounds, 80 g white-rice
        - 900 ml fish-stock, 200 ml evaporated-milk, 120 g queso-fresco: cubed, 3 egg, 2 tbsp olive-oil
        > fry onion garlic in olive-oil 7; bloom aji-panca 2
        > add fish-stock potato corn-cob white-rice; simmer 18
        > add shrimp 3; stir evaporated-milk queso-fresco
        > crack egg 3; serve
        # Quinoa salad with avocado | Ensalada de quinua y aguacate | lunch | 4 | 20+15
        Light, green and ready for the lunch box. | Ligera, verde y lista para llevar.
        - 220 g quinoa: rinsed, 2 avocado: cubed, 1 cucumber: diced, 250 g cherry-tomatoes: halved, 200 g black-beans: drained
        - 2 lime: juice, 3 tbsp olive-oil, 12 sp coriander, 0.25 tsp salt
        > boil quinoa 13; mix quinoa cucumber cherry-tomatoes black-beans
        > dress *salad with lime olive-oil salt
        > top with avocado coriander
        # Quinoa porridge with apple | Quinua con leche y manzana | breakfast | 4 | 5+20
        The warm street breakfast of Cusco. | El desayuno caliente de las calles de Cusco.
        - 160 g quinoa: rinsed, 600 ml milk, 200 ml water, 1 apple: diced, 2 tbsp panela, 1 cinnamon-stick, 1 pinch cloves
        > pot quinoa milk water cinnamon-stick cloves; simmer 15
        > stir apple panela
        > servewarm
        # Spiced berry mazamorra | Mazamorra de frutos rojos y especias | dessert | 6 | 10+20
        A trembling, spiced pudding of dark berries. | Un postre tembloroso y especiado de frutos oscuros.
        - 400 g mixed-berries, 700 ml water, 100 g sugar, 1 cinnamon-stick, 0.25 tsp cloves, 100 g prunes, 50 g cornflour, 1 lime: juice
        > pot mixed-berries water sugar cinnamon-stick cloves; simmer 12; add prunes 3
        > "Thicken with the cornflour stirred into cold water. = Espesa con la maicena disuelta en agua fría."; juice lime
        > cool
        """#
}
