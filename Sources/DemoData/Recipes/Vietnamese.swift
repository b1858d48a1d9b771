extension RecipeTable {
    static let vietnamese = #"""
        # Beef pho | Pho de ternera | breakfast lunch | 6 | 30+180
        Clear broth, rice noodles, beef sliced thin enough to cook in the bowl. | Caldo claro, fideos de arroz y ternera tan fina que se cuece en el cuenco.
        - 1 kg oxtail, 300 g beef-sirloin: sliced, 400 g rice-noodles, 2 onion: halved, 50 g ginger: halved, 3 star-anise
        - 1 cinnamon-stick, 0.25 tsp cloves, 3 tbsp fish-sauce, 2.5 l water, 150 g bean-sprouts, 15 sp thai-basil, 2 lime: wedges
        > char onion ginger 8; blanch oxtail 5
        > add oxtail onion ginger star-anise cinnamon-stick cloves water; simmer 170; adjust fish-sauce
        > soften rice-noodles 12; divide rice-noodles beef-sirloin
        > "Ladle the boiling broth over them. = Vierte encima el caldo hirviendo."; serve with bean-sprouts thai-basil lime
        # Fresh summer rolls | Rollitos frescos de verano | lunch snack | 4 | 30+3
        Shrimp, herbs and noodles wrapped in rice paper. | Gambas, hierbas y fideos envueltos en papel de arroz.
        - 12 rice-paper, 250 g shrimp, 120 g rice-noodles, 1 carrot: strips, 0.5 cucumber: strips, 20 sp mint, 1 lettuce: leaves
        - 3 tbsp hoisin, 2 tbsp peanut-butter, 1 lime: juice
        > blanch shrimp 2; halve shrimp; soften rice-noodles 10
        > fill rice-paper with lettuce rice-noodles carrot cucumber mint shrimp; "Fold in the sides and roll tightly. = Dobla los lados y enrolla apretando."
        > mix hoisin peanut-butter lime; serve with *sauce
        # Lemongrass chicken | Pollo a la hierba limón | dinner | 4 | 15+15
        Caramel edges, lemongrass, a little heat. | Bordes caramelizados, hierba limón y algo de picante.
        - 700 g chicken-thighs: in small pieces, 3 lemongrass: minced, 4 cl garlic: minced, 2 tbsp fish-sauce, 1 tbsp palm-sugar
        - 1 red-chilli: minced, 2 tbsp sunflower-oil, 1 onion: wedges, 8 sp coriander
        > mix lemongrass garlic fish-sauce palm-sugar red-chilli; marinate chicken-thighs with *marinade 45
        > brown chicken-thighs in sunflower-oil 8; add onion 4
        > scatter coriander
        # Bánh mì with pork | Bánh mì de cerdo | lunch | 4 | 50+10
        Crackling baguette, pork, pickles, coriander. | Baguette crujiente, cerdo, encurtidos y cilantro.
        - 2 baguette, 500 g pork-loin: sliced, 2 tbsp soy-sauce, 1 tbsp honey, 2 cl garlic: minced, 2 carrot: strips, 150 g daikon: strips
        - 80 ml rice-vinegar, 1 tbsp sugar, 3 tbsp mayonnaise, 0.5 cucumber: strips, 12 sp coriander, 1 jalapeno: sliced
        > mix carrot daikon rice-vinegar sugar; rest 30
        > marinate pork-loin with soy-sauce honey garlic 20; grill pork-loin 7
        > spread mayonnaise over baguette; fill baguette with *pork carrot daikon cucumber coriander jalapeno
        # Caramel fish in a clay pot | Pescado caramelizado en cazuela | dinner | 4 | 10+35
        Fish simmered in caramel and fish sauce until dark. | Pescado en caramelo y salsa de pescado hasta oscurecer.
        - 700 g tilapia, 50 g sugar, 3 tbsp fish-sauce, 3 shallot: sliced, 3 cl garlic: sliced, 1 tsp black-pepper, 250 ml coconut-water
        - 2 red-chilli: sliced, 2 spring-onion: chopped
        > caramel sugar; add shallot garlic 2
        > add fish-sauce coconut-water black-pepper; simmer 3
        > add tilapia red-chilli; cover 20; scatter spring-onion
        # Noodle bowl with grilled beef | Bol de fideos con ternera a la parrilla | lunch dinner | 4 | 25+12
        Cool noodles, hot beef, herbs, a sharp dressing. | Fideos fríos, ternera caliente, hierbas y un aliño ácido.
        - 300 g rice-noodles, 500 g beef-sirloin: sliced, 2 lemongrass: minced, 3 tbsp fish-sauce, 2 tbsp sugar, 2 lime: juice
        - 1 cucumber: strips, 1 carrot: strips, 15 sp mint, 50 g peanuts: crushed, 2 tbsp sunflower-oil, 2 cl garlic: minced
        > marinate beef-sirloin with lemongrass garlic sunflower-oil 30; noodles rice-noodles 5
        > mix fish-sauce sugar lime; brown beef-sirloin 4
        > divide rice-noodles cucumber carrot; top with *beef mint peanuts; drizzle *dressing
        # Sizzling turmeric pancakes | Tortitas crujientes de cúrcuma | lunch | 4 | 20+25
        Bánh xèo: crisp rice crêpes with shrimp and sprouts. | Bánh xèo: crepes crujientes de arroz con gambas y brotes.
        - 200 g rice-flour, 1 tsp turmeric, 250 ml coconut-milk, 200 ml water, 250 g shrimp, 200 g pork-belly: sliced, 200 g bean-sprouts
        - 3 spring-onion: sliced, 5 tbsp sunflower-oil, 1 lettuce: leaves, 20 sp mint, 0.5 tsp salt
        > whisk rice-flour turmeric coconut-milk water spring-onion salt; rest 30
        > brown pork-belly shrimp in sunflower-oil 4; "Pour in a thin layer of batter, add sprouts, cover for 2 minutes and fold. = Vierte una capa fina de masa, añade brotes, tapa 2 minutos y dobla."
        > serve with lettuce mint
        # Tofu in tomato sauce | Tofu en salsa de tomate | dinner | 3 | 10+20
        Fried tofu drinking up a quick tomato sauce. | Tofu frito que absorbe una salsa rápida de tomate.
        - 500 g tofu: cubed, 5 tomato: chopped, 3 cl garlic: minced, 1 tbsp soy-sauce, 1 tsp sugar, 4 tbsp sunflower-oil
        - 3 spring-onion: chopped, 150 ml water
        > panfry tofu in sunflower-oil 3; setaside tofu; fry garlic 1
        > add tomato soy-sauce sugar water; reduce 8
        > return tofu; simmer 4; scatter spring-onion
        # Chicken and cabbage salad | Ensalada de pollo y repollo | lunch | 4 | 25+18
        Crunchy, minty, dressed with lime and fish sauce. | Crujiente, con menta, lima y salsa de pescado.
        - 450 g chicken-breast, 400 g cabbage: shredded, 2 carrot: strips, 1 red-onion: sliced, 25 sp mint, 3 lime: juice
        - 2 tbsp fish-sauce, 1 tbsp sugar, 50 g peanuts: crushed, 1 red-chilli: minced
        > parboil chicken-breast 16; shred chicken-breast
        > mix lime fish-sauce sugar red-chilli
        > toss cabbage carrot red-onion *chicken with *dressing; scatter mint peanuts
        # Sour fish soup | Sopa agria de pescado | dinner | 4 | 20+20
        Tamarind, pineapple, tomato: the Mekong in a bowl. | Tamarindo, piña y tomate: el Mekong en un cuenco.
        - 500 g tilapia, 2 sl pineapple: chunks, 3 tomato: wedges, 120 g okra: sliced, 150 g bean-sprouts, 2 tbsp tamarind
        - 2 tbsp fish-sauce, 1 tbsp sugar, 1.2 l water, 2 cl garlic: minced, 1 tbsp sunflower-oil, 10 sp coriander
        > fry garlic in sunflower-oil 1; add tomato pineapple 3
        > add water tamarind fish-sauce sugar; simmer 6
        > add okra tilapia; simmer 6
        > add bean-sprouts 1; scatter coriander
        # Broken rice with pork chop | Arroz partido con chuleta de cerdo | lunch dinner | 4 | 20+25
        Saigon's plate: rice, grilled pork, egg, pickles. | El plato de Saigón: arroz, cerdo a la parrilla, huevo y encurtidos.
        - 280 g jasmine-rice, 480 ml water, 4 pork-loin, 2 lemongrass: minced, 3 tbsp fish-sauce, 2 tbsp honey, 3 cl garlic: minced, 4 egg
        - 2 tbsp sunflower-oil, 1 cucumber: sliced, 2 tomato: sliced
        > marinate pork-loin with lemongrass fish-sauce honey garlic 60; rice jasmine-rice with water 14
        > grill pork-loin 9; panfry egg in sunflower-oil 1
        > divide *rice; top with *pork egg cucumber tomato
        # Stir-fried greens with garlic | Verduras de hoja salteadas con ajo | lunch dinner | 4 | 8+4
        A minute in the wok is plenty. | Un minuto en el wok es suficiente.
        - 700 g pak-choi, 5 cl garlic: crushed, 2 tbsp sunflower-oil, 1 tbsp oyster-sauce, 1 tsp sugar
        > halve pak-choi; fry garlic in sunflower-oil 1
        > stirfry pak-choi 2
        > add oyster-sauce sugar 1; serve
        # Coconut coffee flan | Flan de coco y café | dessert | 6 | 15+45
        Vietnamese flan with a thread of strong coffee. | Flan vietnamita con un hilo de café fuerte.
        - 120 g sugar, 5 egg, 250 g condensed-milk, 400 ml coconut-milk, 60 ml coffee, 1 tsp vanilla-extract
        > caramel sugar; "Coat the bottom of six moulds with the caramel. = Cubre el fondo de seis moldes con el caramelo."
        > whisk egg condensed-milk coconut-milk vanilla-extract; pour *custard; bake 150 45
        > chill 180; drizzle coffee
        """#
}
