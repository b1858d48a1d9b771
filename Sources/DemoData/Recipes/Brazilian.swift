extension RecipeTable {
    static let brazilian = #"""
        # Feijoada | Feijoada | lunch dinner | 8 | 30+150
        Black beans and pork simmered until dark and glossy, Brazil's Saturday lunch. | Frijoles negros y cerdo cocidos hasta quedar oscuros y brillantes: el almuerzo de los sábados en Brasil.
        - 500 g dried-black-beans: soaked, 300 g dried-beef: soaked, 300 g pork-ribs, 200 g smoked-sausage: rounds, 100 g bacon: diced
        - 2 onion: chopped, 5 cl garlic: minced, 3 bay-leaf, 1.8 l water, 2 orange: wedges
        > crisp bacon 5; add onion garlic 8
        > add dried-black-beans dried-beef pork-ribs bay-leaf water; simmer 120
        > add smoked-sausage 20; "Crush a ladle of beans and stir it back in to thicken. = Aplasta un cucharón de frijoles y devuélvelo a la olla para espesar."
        > serve with orange
        # Moqueca of fish | Moqueca de pescado | dinner | 4 | 20+25
        White fish in coconut milk and palm oil, as cooked in Bahia. | Pescado blanco en leche de coco y aceite de palma, como en Bahía.
        - 700 g white-fish: chunks, 1 lime: juice, 1 onion: rings, 1 red-pepper: rings, 1 green-pepper: rings, 3 tomato: rounds
        - 3 cl garlic: minced, 400 ml coconut-milk, 2 tbsp palm-oil, 10 sp coriander, 1 tsp salt
        > marinate white-fish with lime garlic salt 20
        > heat palm-oil; layer onion red-pepper green-pepper tomato with white-fish
        > pour coconut-milk; cover 18
        > scatter coriander
        # Cheese bread | Pan de queso brasileño | breakfast snack | 8 | 20+20
        Chewy little rolls of tapioca and cheese without a crumb of wheat. | Panecillos elásticos de yuca y queso, sin nada de trigo.
        - 300 g tapioca-starch, 180 ml milk, 80 ml sunflower-oil, 2 egg, 150 g parmesan: grated, 100 g mozzarella: grated, 1 tsp salt
        > "Bring the milk, oil and salt to the boil and pour over the starch. = Lleva a ebullición la leche, el aceite y la sal y viértelo sobre el almidón."
        > "Knead in the eggs and the cheeses until smooth. = Incorpora los huevos y los quesos amasando hasta que quede lisa."
        > balls *dough; oven 190; bake 20
        # Chicken and pumpkin stew | Guiso de pollo con calabaza | dinner | 4 | 15+40
        Homely chicken stew in which the pumpkin melts into the sauce. | Guiso casero de pollo en el que la calabaza se funde con la salsa.
        - 700 g chicken-thighs: skinless, 600 g pumpkin: cubed, 1 onion: chopped, 3 cl garlic: minced, 2 tomato: chopped
        - 300 ml chicken-stock, 2 tbsp olive-oil, 1 tsp paprika, 0.5 tsp salt, 8 sp parsley
        > brown chicken-thighs in olive-oil 6; setaside *chicken
        > add onion garlic tomato 8; bloom paprika 1
        > return *chicken; pour chicken-stock
        > add pumpkin salt; cover 25
        > scatter parsley
        # Collard greens with garlic | Berzas salteadas con ajo | lunch dinner | 4 | 10+6
        Ribbons of greens barely wilted in garlic oil, the partner of every bean pot. | Tiras de berza apenas salteadas en aceite con ajo, compañeras de toda olla de frijoles.
        - 500 g collard-greens: shredded, 4 cl garlic: sliced, 2 tbsp olive-oil, 0.25 tsp salt, 0.5 orange: juice
        > fry garlic in olive-oil 1
        > stirfry collard-greens 3; adjust salt
        > juice orange
        # Farofa with banana | Farofa con plátano | lunch dinner | 6 | 10+15
        Toasted cassava flour with butter and sweet banana, for crunch beside a stew. | Harina de mandioca tostada con mantequilla y plátano dulce, para acompañar guisos.
        - 250 g cassava-flour, 60 g butter, 1 onion: chopped, 2 banana: rounds, 2 egg: beaten, 0.5 tsp salt, 8 sp parsley
        > fry onion in butter 6; add banana 3
        > stir egg; "Cook until just set. = Cocina hasta que cuaje."
        > bloom cassava-flour salt 5; scatter parsley
        # Prawn and cassava cream | Bobó de gambas | dinner | 5 | 25+35
        A golden purée of cassava and coconut with prawns. | Un puré dorado de yuca y coco con gambas.
        - 600 g cassava: peeled, 600 g shrimp: peeled and deveined, 400 ml coconut-milk, 1 onion: chopped, 3 cl garlic: minced
        - 2 tomato: chopped, 1 red-pepper: diced, 2 tbsp palm-oil, 1 lime: juice, 1 tsp salt, 8 sp coriander
        > boil cassava 25; blend cassava coconut-milk
        > fry onion garlic tomato red-pepper in palm-oil 8
        > add shrimp salt 3; stir *purée; simmer 5
        > juice lime; scatter coriander
        # Beef skewers with tomato salsa | Brochetas de ternera con vinagreta de tomate | dinner | 4 | 20+10
        Churrasco at home: salt, fire and a sharp salsa. | Churrasco en casa: sal, fuego y una salsa ácida.
        - 700 g beef-sirloin: cubed, 1 tsp salt, 3 tomato: diced, 1 onion: diced, 1 green-pepper: diced, 3 tbsp red-vinegar
        - 4 tbsp olive-oil, 10 sp parsley
        > season beef-sirloin with salt; thread beef-sirloin; rest 10
        > mix tomato onion green-pepper parsley; dress *salsa with red-vinegar olive-oil
        > grill *skewers 8; serve with *salsa
        # Rice and beans with fried egg | Arroz y frijoles con huevo frito | lunch | 4 | 15+30
        The everyday plate of Brazil, crowned with an egg. | El plato de cada día en Brasil, coronado con un huevo.
        - 250 g white-rice, 500 ml water, 500 g black-beans, 1 onion: chopped, 4 cl garlic: minced, 3 tbsp sunflower-oil, 4 egg
        - 1 bay-leaf, 1 tsp salt, 1 tsp cumin
        > rice white-rice with water 18
        > fry onion garlic in sunflower-oil 6; bloom cumin 1
        > add black-beans bay-leaf salt; simmer 15
        > panfry egg in sunflower-oil 1; divide *rice *beans; top with egg
        # Açaí bowl with fruit and oats | Bol de asaí con fruta y avena | breakfast snack | 2 | 10+0
        Thick, purple and cold, with crunch on top. | Espeso, morado y frío, con algo crujiente encima.
        - 300 g acai: half thawed = a medio descongelar, 2 banana: rounds, 100 ml almond-milk, 100 g strawberries: sliced
        - 40 g oats: toasted, 20 g brazil-nuts: chopped, 1 tbsp honey
        > blend acai banana almond-milk
        > divide *cream; top with strawberries oats brazil-nuts
        > drizzle honey
        # Salt cod fritters | Buñuelos de bacalao | snack | 6 | 40+15
        Crisp croquettes for a cold drink, soft with potato inside. | Croquetas crujientes para acompañar algo frío, tiernas de patata por dentro.
        - 400 g salt-cod: soaked, 400 g potato, 1 egg, 1 onion: minced, 8 sp parsley: finely chopped, 1 pinch black-pepper
        - 80 ml sunflower-oil: to fry
        > boil potato 20; mash potato
        > parboil salt-cod 6; shred salt-cod; mix salt-cod potato egg onion parsley black-pepper
        > balls *mixture; deepfry *balls in sunflower-oil 4
        > serve
        # Brigadeiros | Brigadeiros | dessert snack | 15 | 30+15
        Fudgy chocolate bites that no birthday goes without. | Bocaditos de chocolate que no faltan en ningún cumpleaños.
        - 395 g condensed-milk, 30 g cocoa: sifted, 25 g butter, 1 pinch salt, 50 g dark-chocolate: grated
        > pot condensed-milk cocoa butter salt; "Cook over low heat, stirring, until it leaves the bottom of the pan. = Cocina a fuego bajo sin dejar de remover hasta que se despegue del fondo."
        > chill 60; balls *mixture
        > coat *balls in dark-chocolate
        # Passion fruit mousse | Mousse de maracuyá | dessert | 6 | 15+0
        Three ingredients and a night in the fridge. | Tres ingredientes y una noche en la nevera.
        - 8 passion-fruit: half of it to serve, 395 g condensed-milk, 300 ml cream: cold, 1 lime: juice, 30 g sugar
        > whip cream; whisk condensed-milk passion-fruit lime sugar
        > fold cream into *mixture; chill 240
        > servecold
        """#
}
