extension RecipeTable {
    static let indian = #"""
        # Chicken tikka masala | Pollo tikka masala | dinner | 4 | 30+40
        Charred yogurt chicken in a creamy tomato sauce. | Pollo con yogur tostado en una salsa cremosa de tomate.
        - 700 g chicken-thighs: cubed, 200 g yogurt, 4 cl garlic: minced, 20 g ginger: grated, 2 tsp garam-masala, 1 tsp turmeric
        - 2 tsp paprika, 1 onion: chopped, 400 g chopped-tomatoes, 120 ml cream, 2 tbsp ghee, 1 tsp salt, 10 sp coriander
        > marinate chicken-thighs with yogurt garam-masala turmeric salt 120
        > grill chicken-thighs 10
        > fry onion in ghee 8; bloom garlic ginger paprika 2
        > add chopped-tomatoes; reduce 12
        > stir cream *chicken; simmer 6; scatter coriander
        # Dal tadka | Dal tadka | lunch dinner | 4 | 10+35
        Soft yellow lentils with a sizzling finish of cumin and garlic. | Lentejas suaves con un toque final crepitante de comino y ajo.
        - 280 g red-lentils: rinsed, 1 l water, 1 tsp turmeric, 1 onion: chopped, 2 tomato: chopped, 4 cl garlic: sliced, 2 tbsp ghee
        - 2 tsp cumin, 1 tsp mustard-seeds, 2 red-chilli: halved, 0.75 tsp salt
        > pot red-lentils water turmeric; simmer 20
        > fry onion in ghee 6; add tomato 4; stir *mixture salt
        > "Sizzle the garlic, cumin, mustard seeds and chillies in hot ghee and pour over the lentils. = Chisporrotea el ajo, el comino, la mostaza y los chiles en ghee caliente y viértelo sobre las lentejas."; serve
        # Chana masala | Chana masala | lunch dinner | 4 | 15+30
        Chickpeas in a sharp, dark tomato gravy. | Garbanzos en una salsa oscura y ácida de tomate.
        - 600 g chickpeas, 2 onion: finely chopped, 3 tomato: chopped, 4 cl garlic: minced, 20 g ginger: grated, 3 tbsp sunflower-oil
        - 2 tsp coriander-seed, 2 tsp cumin, 1 tsp garam-masala, 1 tsp chilli-powder, 200 ml water, 0.5 tsp salt, 10 sp coriander
        > fry onion in sunflower-oil 10; bloom garlic ginger coriander-seed cumin chilli-powder 2
        > add tomato 6; add chickpeas water salt; simmer 15
        > stir garam-masala; scatter coriander
        # Palak paneer | Palak paneer | dinner | 4 | 20+25
        Golden cheese in a bright green spinach sauce. | Queso dorado en una salsa verde de espinacas.
        - 300 g paneer: cubed, 600 g spinach: washed, 1 onion: chopped, 3 cl garlic: minced, 15 g ginger: grated, 2 tbsp ghee, 1 tsp cumin
        - 1 tsp garam-masala, 60 ml cream, 1 green-chilli, 0.5 tsp salt
        > blanch spinach 2; blend spinach green-chilli
        > panfry paneer in ghee 2; setaside paneer
        > fry onion in ghee 6; bloom garlic ginger cumin garam-masala 2
        > stir *purée salt; simmer 5
        > stir cream paneer; serve
        # Aloo gobi | Aloo gobi | lunch dinner | 4 | 15+30
        Potato and cauliflower, dry-spiced and golden. | Patata y coliflor con especias secas, doradas.
        - 500 g potato: cubed, 1 cauliflower: florets, 1 onion: chopped, 3 tbsp sunflower-oil, 1 tsp turmeric, 2 tsp cumin
        - 1 tsp coriander-seed, 15 g ginger: grated, 100 ml water, 0.75 tsp salt, 8 sp coriander
        > fry onion potato in sunflower-oil 8; bloom turmeric cumin coriander-seed ginger 1
        > add cauliflower water salt; cover 18
        > scatter coriander
        # Lamb rogan josh | Rogan josh de cordero | dinner | 6 | 20+110
        Kashmiri lamb, warm with fennel, ginger and chilli. | Cordero de Cachemira con hinojo, jengibre y chile.
        - 900 g lamb-shoulder: cubed, 200 g yogurt, 2 onion: sliced, 4 cl garlic: minced, 25 g ginger: grated, 3 tbsp ghee, 1 tbsp paprika
        - 1 tsp chilli-powder, 1 tsp fennel-seeds, 0.5 tsp cardamom, 1 cinnamon-stick, 400 ml water, 1 tsp salt
        > brown lamb-shoulder in ghee 8; setaside *lamb; fry onion 10
        > bloom garlic ginger paprika chilli-powder fennel-seeds cardamom cinnamon-stick 2; stir yogurt
        > return *lamb; add water salt
        > braise *lamb 80; serve
        # Vegetable biryani | Biryani de verduras | dinner | 6 | 30+45
        Layers of saffron rice and spiced vegetables, opened at the table. | Capas de arroz con azafrán y verduras especiadas, abiertas en la mesa.
        - 350 g basmati-rice: soaked, 200 g cauliflower: florets, 2 carrot: diced, 150 g green-beans, 150 g peas, 200 g yogurt
        - 3 onion: sliced, 4 tbsp ghee, 2 tsp garam-masala, 0.5 tsp saffron, 80 ml milk: warm, 12 sp mint, 1 tsp salt
        > caramelize onion in ghee 18; setaside onion
        > add cauliflower carrot green-beans peas 6; stir yogurt garam-masala salt; cover 8
        > boil basmati-rice 6; dissolve saffron in milk
        > layer *rice with *vegetables; top with onion mint
        > drizzle milk; cover 20
        # Coconut fish curry from Kerala | Curry de pescado con coco de Kerala | dinner | 4 | 15+20
        White fish in a tamarind and coconut sauce with curry leaves. | Pescado blanco en salsa de tamarindo y coco con hojas de curry.
        - 600 g white-fish: chunks, 400 ml coconut-milk, 2 shallot: sliced, 15 g ginger: strips, 12 sp curry-leaves, 1 tsp mustard-seeds
        - 1 tsp turmeric, 1 tsp chilli-powder, 1 tbsp tamarind, 2 tbsp coconut-oil, 0.75 tsp salt
        > heat coconut-oil; bloom mustard-seeds curry-leaves 1
        > add shallot ginger 5; bloom turmeric chilli-powder 1
        > add coconut-milk tamarind salt; simmer 5
        > poach white-fish 7; serve
        # Masala omelette | Tortilla masala | breakfast | 2 | 8+5
        Eggs with chilli, onion and coriander, on every railway platform. | Huevos con chile, cebolla y cilantro, en todo andén de tren.
        - 4 egg: beaten, 1 onion: minced, 1 tomato: diced, 1 green-chilli: minced, 0.25 tsp turmeric, 6 sp coriander: chopped, 1 tbsp ghee
        - 0.25 tsp salt
        > mix egg onion tomato green-chilli turmeric coriander salt
        > "Fry the mixture in the ghee for 2 minutes on each side. = Fríe la mezcla en el ghee 2 minutos por cada lado."
        > serve
        # Vegetable samosas | Samosas de verduras | snack | 8 | 50+25
        Crisp pyramids of spiced potato and peas. | Pirámides crujientes de patata y guisantes especiados.
        - 300 g plain-flour, 60 ml sunflower-oil, 120 ml water, 500 g potato, 150 g peas, 1 tsp cumin, 1 tsp garam-masala
        - 1 green-chilli: minced, 15 g ginger: grated, 1 tsp salt, 100 ml sunflower-oil: to fry
        > dough plain-flour sunflower-oil water; rest 30
        > boil potato 18; mash potato; mix potato peas cumin garam-masala green-chilli ginger salt
        > "Roll the dough into half-moons, shape cones, fill them and seal. = Estira la masa en medias lunas, forma conos, rellénalos y séllalos."
        > deepfry *parcels in sunflower-oil 6; serve
        # Cucumber raita | Raita de pepino | snack lunch | 4 | 10+0
        The cool spoonful beside anything hot. | La cucharada fresca junto a todo lo picante.
        - 350 g yogurt, 1 cucumber: grated, 0.5 tsp cumin: toasted, 8 sp mint: chopped, 1 pinch salt
        > "Squeeze the cucumber dry. = Escurre bien el pepino."; mix yogurt cucumber mint salt
        > sprinkle cumin
        > servecold
        # Lemon rice with peanuts | Arroz al limón con cacahuetes | lunch | 4 | 10+20
        Turmeric-yellow rice, sour and crunchy. | Arroz amarillo de cúrcuma, ácido y crujiente.
        - 280 g basmati-rice, 560 ml water, 60 g peanuts, 1 tsp mustard-seeds, 10 sp curry-leaves, 0.5 tsp turmeric, 2 lemon: juice
        - 2 tbsp coconut-oil, 1 green-chilli: sliced, 0.5 tsp salt
        > rice basmati-rice with water 14
        > heat coconut-oil; bloom mustard-seeds curry-leaves peanuts green-chilli turmeric 2
        > fold *rice salt into *spices; juice lemon
        # Rice kheer with cardamom | Kheer de arroz con cardamomo | dessert | 6 | 5+45
        Milk and rice, slowly, with pistachios at the end. | Leche y arroz, despacio, con pistachos al final.
        - 120 g basmati-rice: rinsed, 1.2 l milk, 90 g sugar, 0.5 tsp cardamom, 40 g pistachios: chopped, 30 g raisins, 1 tbsp rose-water
        > "Bring the milk and the rice to the boil, stirring. = Lleva la leche y el arroz a ebullición sin dejar de remover."; reduce 35
        > stir sugar cardamom raisins rose-water
        > scatter pistachios
        """#
}
