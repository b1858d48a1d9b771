extension RecipeTable {
    static let westAfrican = #"""
        # Jollof rice | Arroz jollof | lunch dinner | 6 | 20+50
        Red, smoky, argued about from Dakar to Lagos. | Rojo, ahumado y discutido de Dakar a Lagos.
        - 450 g white-rice: rinsed, 3 red-pepper, 4 tomato, 2 onion, 1 scotch-bonnet, 3 tbsp tomato-paste, 80 ml sunflower-oil
        - 1 tsp curry-powder, 1 tsp thyme, 2 bay-leaf, 600 ml chicken-stock
        > blend red-pepper tomato onion scotch-bonnet; "Fry the tomato paste in the oil for 5 minutes. = Fríe el concentrado de tomate en el aceite 5 minutos."
        > add *purée curry-powder thyme bay-leaf; reduce 15; stir white-rice chicken-stock
        > cover 25; rest 5
        # Peanut stew with chicken | Guiso de cacahuete con pollo | dinner | 6 | 20+55
        Maafe: a thick, golden, nutty stew. | Maafe: un guiso espeso, dorado y con sabor a cacahuete.
        - 900 g chicken-thighs, 150 g peanut-butter, 1 onion: chopped, 4 cl garlic: minced, 3 tbsp tomato-paste, 2 sweet-potato: cubed
        - 2 carrot: chunks, 1 scotch-bonnet, 800 ml chicken-stock, 3 tbsp sunflower-oil, 0.5 tsp salt
        > brown chicken-thighs in sunflower-oil 8; add onion garlic 6
        > bloom tomato-paste 2; pour chicken-stock
        > stir peanut-butter salt; add sweet-potato carrot scotch-bonnet
        > cover 35; serve
        # Egusi soup | Sopa egusi | dinner | 6 | 25+50
        Ground melon seeds and greens around beef. | Semillas de melón molidas y verduras con ternera.
        - 600 g beef-chuck: cubed, 200 g melon-seeds, 400 g spinach: chopped, 2 red-pepper, 1 scotch-bonnet, 2 onion: chopped
        - 100 ml palm-oil, 2 tbsp dried-shrimp: ground, 900 ml water, 1 tsp salt
        > pot beef-chuck water salt; simmer 40; blend red-pepper scotch-bonnet onion
        > "Fry the ground seeds in the palm oil until they form curds. = Fríe las semillas molidas en el aceite de palma hasta que formen grumos."; add *purée dried-shrimp *beef; simmer 12
        > add spinach 4; serve
        # Black-eyed pea fritters | Buñuelos de frijoles carita | breakfast snack | 6 | 25+20
        Akara: airy, crisp and hot from the oil. | Akara: aireados, crujientes y recién fritos.
        - 500 g black-eyed-peas, 1 onion: chopped, 1 scotch-bonnet: deseeded, 1 egg, 0.75 tsp salt, 120 ml sunflower-oil: to fry
        > blend black-eyed-peas onion scotch-bonnet; "Beat hard for 3 minutes to let in air. = Bate con fuerza 3 minutos para airear."
        > mix egg salt
        > "Drop spoonfuls into the oil. = Echa cucharadas en el aceite."; deepfry *batter in sunflower-oil 5
        # Red red | Guiso rojo de frijoles y plátano | lunch dinner | 4 | 15+30
        Ghana's beans in palm oil with fried plantain. | Frijoles de Ghana en aceite de palma con plátano frito.
        - 600 g black-eyed-peas, 1 onion: chopped, 3 tomato: chopped, 2 tbsp tomato-paste, 15 g ginger: grated, 60 ml palm-oil
        - 1 scotch-bonnet: minced, 3 ripe-plantain: rounds, 4 tbsp sunflower-oil, 0.75 tsp salt
        > fry onion ginger scotch-bonnet in palm-oil 7; bloom tomato-paste 2
        > add tomato black-eyed-peas salt; simmer 15
        > panfry ripe-plantain in sunflower-oil 3; serve with ripe-plantain
        # Yassa chicken | Pollo yassa | dinner | 5 | 20+50
        Chicken under a mountain of lemony onions. | Pollo bajo una montaña de cebolla al limón.
        - 1 kg chicken-thighs, 6 onion: sliced, 3 lemon: juice, 3 tbsp dijon-mustard, 4 cl garlic: minced, 1 scotch-bonnet
        - 60 ml sunflower-oil, 300 ml water, 60 g olives, 2 bay-leaf
        > mix onion lemon dijon-mustard garlic; marinate chicken-thighs with *mixture 240
        > grill chicken-thighs 10; fry onion in sunflower-oil 15; add chicken-thighs water scotch-bonnet bay-leaf olives
        > cover 25; serve
        # Thieboudienne | Thieboudienne | lunch | 6 | 40+70
        Senegal's fish and rice with big pieces of vegetable. | El arroz con pescado de Senegal con trozos grandes de verdura.
        - 900 g sea-bream, 400 g white-rice: rinsed, 1 cassava: chunks, 3 carrot: halved, 0.5 cabbage: wedges, 1 aubergine: chunks
        - 4 tbsp tomato-paste, 1 onion: chopped, 4 cl garlic, 20 g parsley, 1 scotch-bonnet, 90 ml sunflower-oil, 1.5 l water, 2 tsp salt
        > pound garlic parsley scotch-bonnet; fill sea-bream with *paste
        > brown sea-bream in sunflower-oil 6; setaside *fish
        > fry onion 6; bloom tomato-paste 4; add cassava carrot cabbage aubergine water salt
        > simmer 30; poach *fish 10
        > setaside *fish *vegetables; stir white-rice
        > cover 22; top *rice with *fish *vegetables
        # Waakye | Waakye | breakfast lunch | 5 | 15+45
        Rice and beans, brown-red and filling. | Arroz y frijoles, rojizos y contundentes.
        - 350 g white-rice: rinsed, 500 g black-eyed-peas, 1 onion: chopped, 2 tbsp coconut-oil, 750 ml water, 4 egg, 2 tomato: sliced
        - 1 tsp salt, 1 tsp hot-sauce
        > fry onion in coconut-oil 6; add black-eyed-peas water salt; simmer 10
        > stir white-rice; cover 22
        > hardboil egg 9; divide *rice; top with egg tomato hot-sauce
        # Okra soup | Sopa de quingombó | dinner | 5 | 20+40
        Silky okra with fish and palm oil. | Quingombó sedoso con pescado y aceite de palma.
        - 500 g okra: sliced, 500 g mackerel, 1 onion: chopped, 2 tomato: chopped, 1 scotch-bonnet: minced, 70 ml palm-oil
        - 2 tbsp dried-shrimp, 900 ml water, 0.75 tsp salt
        > fry onion tomato scotch-bonnet in palm-oil 8; add water dried-shrimp salt; simmer 10
        > add okra 8; poach mackerel 8
        > serve
        # Suya beef skewers | Brochetas suya de ternera | snack dinner | 4 | 25+10
        Peanut-spiced skewers from the night market. | Brochetas con cacahuete y especias del mercado nocturno.
        - 700 g beef-sirloin: sliced, 80 g peanuts: ground, 1 tbsp paprika, 1 tsp cayenne, 2 tsp ginger, 3 tbsp sunflower-oil
        - 1 red-onion: rings, 2 tomato: sliced, 1 tsp salt
        > mix peanuts paprika cayenne ginger salt; coat beef-sirloin in *mixture
        > thread beef-sirloin; brush *skewers with sunflower-oil
        > rest 30; grill *skewers 7; serve with red-onion tomato
        # Millet couscous with spinach sauce | Cuscús de mijo con salsa de espinacas | lunch dinner | 5 | 15+40
        Steamed millet under a green peanut sauce. | Mijo al vapor bajo una salsa verde de cacahuete.
        - 300 g millet, 600 ml water, 600 g spinach: chopped, 120 g peanut-butter, 1 onion: chopped, 2 tomato: chopped
        - 3 cl garlic: minced, 3 tbsp sunflower-oil, 400 ml vegetable-stock
        > rice millet with water 20; fry onion garlic in sunflower-oil 7; add tomato 4
        > stir peanut-butter vegetable-stock; simmer 10
        > add spinach 5; top millet with *sauce
        # Spicy plantain cubes | Kelewele de plátano picante | snack | 4 | 15+10
        Kelewele: ripe plantain, ginger, chilli. | Kelewele: plátano maduro, jengibre y chile.
        - 3 ripe-plantain: cubed, 25 g ginger: grated, 1 tsp cayenne, 0.25 tsp cloves, 80 ml sunflower-oil: to fry, 40 g peanuts
        - 0.25 tsp salt
        > toss ripe-plantain with ginger cayenne cloves salt; rest 10
        > deepfry ripe-plantain in sunflower-oil 6
        > scatter peanuts
        # Millet and yogurt dessert | Postre de mijo con yogur | dessert breakfast | 6 | 10+20
        Thiakry: sweet millet in vanilla yogurt. | Thiakry: mijo dulce en yogur con vainilla.
        - 200 g millet, 450 ml water, 500 g yogurt, 150 ml cream, 80 g sugar, 60 g raisins, 1 tsp vanilla-extract, 0.25 tsp nutmeg
        > rice millet with water 18; "Leave to cool. = Deja enfriar."
        > mix yogurt cream sugar vanilla-extract nutmeg; fold millet raisins into *cream
        > chill 60; servecold
        """#
}
