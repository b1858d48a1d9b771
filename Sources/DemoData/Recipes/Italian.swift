extension RecipeTable {
    static let italian = #"""
        # Spaghetti carbonara | Espaguetis a la carbonara | dinner | 4 | 10+15
        Egg yolks, pecorino, cured pork and pepper. No cream. | Yemas, pecorino, panceta y pimienta. Sin nata.
        - 400 g spaghetti, 150 g pancetta: diced, 5 egg-yolk, 1 egg, 80 g pecorino: grated, 1 tsp black-pepper
        > pasta spaghetti 9; crisp pancetta 7
        > whisk egg-yolk egg pecorino black-pepper
        > toss spaghetti with pancetta; "Off the heat, stir in the egg mixture with a little pasta water until creamy. = Fuera del fuego, incorpora la mezcla de huevo con un poco de agua de la pasta hasta que quede cremosa."; serve
        # Minestrone | Minestrone | lunch | 6 | 20+40
        Whatever the garden has, with beans and small pasta. | Lo que dé la huerta, con alubias y pasta pequeña.
        - 1 onion: diced, 2 carrot: diced, 2 celery: diced, 2 zucchini: diced, 200 g green-beans, 400 g white-beans
        - 400 g chopped-tomatoes, 120 g macaroni, 1.2 l vegetable-stock, 3 tbsp olive-oil, 30 g parmesan: grated, 6 sp basil
        > fry onion carrot celery in olive-oil 10
        > add zucchini green-beans chopped-tomatoes vegetable-stock; simmer 15
        > add white-beans macaroni 9; divide *soup; top with parmesan basil
        # Margherita pizza | Pizza margarita | dinner | 2 | 20+10
        Dough, tomato, mozzarella, basil: a very hot oven does the rest. | Masa, tomate, mozzarella y albahaca: el horno muy caliente hace el resto.
        - 500 g pizza-dough, 200 g passata, 200 g mozzarella: torn, 2 tbsp olive-oil, 8 sp basil, 0.25 tsp salt
        > oven 250; rollout pizza-dough; spread passata over *dough
        > top with mozzarella salt; drizzle olive-oil; bake 10
        > scatter basil
        # Risotto with mushrooms | Risotto de setas | dinner | 4 | 15+30
        Stirred slowly until it flows like lava. | Removido despacio hasta que fluye como lava.
        - 320 g risotto-rice, 350 g mushrooms: sliced, 1 shallot: minced, 100 ml white-wine, 1.2 l vegetable-stock: hot, 50 g butter
        - 60 g parmesan: grated, 2 tbsp olive-oil, 4 sp thyme
        > fry mushrooms thyme in olive-oil 8; setaside mushrooms
        > fry shallot in butter 4; bloom risotto-rice 2; deglaze white-wine
        > "Add the stock ladle by ladle, stirring, for 17 minutes. = Añade el caldo cucharón a cucharón, removiendo, 17 minutos."
        > stir mushrooms parmesan butter; rest 2; serve
        # Lasagne alla bolognese | Lasaña a la boloñesa | dinner | 8 | 45+120
        Slow meat sauce, béchamel and thin sheets of pasta. | Salsa de carne lenta, bechamel y láminas finas de pasta.
        - 12 lasagne-sheets, 400 g minced-beef, 200 g minced-pork, 1 onion: minced, 1 carrot: minced, 1 celery: minced, 500 g passata
        - 150 ml red-wine, 70 g butter, 70 g plain-flour, 800 ml milk, 100 g parmesan: grated, 1 tsp salt
        > brown minced-beef minced-pork 10; add onion carrot celery 10; deglaze red-wine
        > add passata salt; reduce 60
        > melt butter; bloom plain-flour 2; "Whisk in the milk until thick. = Incorpora la leche batiendo hasta que espese."
        > layer lasagne-sheets with *meat *sauce; top with parmesan
        > bake 180 40; rest 15
        # Pasta e ceci | Pasta con garbanzos | lunch dinner | 4 | 10+30
        Chickpeas and pasta in one thick, rosemary-scented pot. | Garbanzos y pasta en una olla espesa con aroma de romero.
        - 500 g chickpeas, 200 g macaroni, 3 cl garlic: crushed, 2 tbsp tomato-paste, 2 sp rosemary, 4 tbsp olive-oil, 900 ml water
        - 0.75 tsp salt, 0.5 tsp chilli-flakes
        > fry garlic rosemary in olive-oil 2; bloom tomato-paste chilli-flakes 2
        > add chickpeas water salt; simmer 12; "Blend a third of it. = Tritura una tercera parte."
        > add macaroni 9; serve
        # Caprese salad | Ensalada caprese | lunch snack | 4 | 10+0
        Only worth making when tomatoes smell of tomato. | Solo vale la pena cuando el tomate huele a tomate.
        - 4 tomato: rounds, 250 g mozzarella: sliced, 10 sp basil, 3 tbsp olive-oil, 1 pinch salt, 1 pinch black-pepper
        > plate tomato mozzarella basil; drizzle olive-oil
        > adjust salt black-pepper
        > "Leave for 10 minutes before eating. = Deja reposar 10 minutos antes de comer."
        # Chicken cacciatore | Pollo a la cazadora | dinner | 5 | 20+55
        Hunter's chicken with peppers, olives and rosemary. | Pollo del cazador con pimientos, aceitunas y romero.
        - 1 kg chicken-thighs: bone-in, 1 onion: sliced, 1 red-pepper: strips, 200 g mushrooms: sliced, 400 g chopped-tomatoes
        - 120 ml red-wine, 60 g black-olives, 3 tbsp olive-oil, 2 sp rosemary, 3 cl garlic: sliced, 0.5 tsp salt
        > brown chicken-thighs in olive-oil 8; setaside *chicken
        > add onion red-pepper mushrooms garlic rosemary 10; deglaze red-wine
        > add chopped-tomatoes black-olives salt; return *chicken
        > cover 35; serve
        # Penne all'arrabbiata | Macarrones a la arrabbiata | dinner | 4 | 5+20
        Angry pasta: garlic, tomato and enough chilli. | Pasta enfadada: ajo, tomate y chile de sobra.
        - 400 g penne, 800 g chopped-tomatoes, 4 cl garlic: sliced, 2 tsp chilli-flakes, 4 tbsp olive-oil, 10 sp parsley: chopped
        > fry garlic chilli-flakes in olive-oil 2; add chopped-tomatoes; reduce 15
        > pasta penne 10; toss penne with *sauce
        > scatter parsley
        # Polenta with blue cheese and sage | Polenta con queso azul y salvia | dinner | 4 | 5+40
        Soft polenta with pools of melting cheese and walnuts. | Polenta cremosa con charcos de queso fundido y nueces.
        - 220 g polenta, 1.1 l water, 150 g blue-cheese: crumbled, 30 g butter, 50 g walnuts: chopped, 6 sp sage, 0.5 tsp salt
        > "Rain the polenta into the boiling salted water, whisking. = Echa la polenta en lluvia en el agua salada hirviendo sin dejar de batir."; cover 35
        > crisp sage in butter 1; divide *mixture
        > top with blue-cheese walnuts sage
        # Frittata with courgettes | Frittata de calabacín | breakfast lunch | 4 | 10+18
        A thick omelette for warm evenings or cold lunches. | Una tortilla gruesa para noches cálidas o comidas frías.
        - 7 egg: beaten, 2 zucchini: sliced, 1 onion: sliced, 40 g parmesan: grated, 3 tbsp olive-oil, 6 sp mint: chopped, 0.25 tsp salt
        > fry zucchini onion in olive-oil 9
        > mix egg parmesan mint salt; pour egg; "Cook over low heat for 6 minutes, then finish under the grill. = Cocina a fuego bajo 6 minutos y termina bajo el grill."
        > servewarm
        # Focaccia with rosemary | Focaccia con romero | snack | 10 | 35+25
        Oil-dimpled bread with salt crystals. | Pan con hoyuelos de aceite y cristales de sal.
        - 500 g plain-flour, 7 g dried-yeast, 350 ml water: warm, 80 ml olive-oil, 3 sp rosemary: leaves, 2 tsp salt
        > dough plain-flour dried-yeast water salt; knead 6; rise 90
        > "Stretch into an oiled tray and dimple with your fingers. = Extiende en una bandeja aceitada y marca hoyuelos con los dedos."; rise 30
        > drizzle olive-oil; sprinkle rosemary; bake 220 22
        # Tiramisù | Tiramisú | dessert | 8 | 30+0
        Coffee, cocoa and a mascarpone cream made with raw eggs. | Café, cacao y una crema de mascarpone con huevo crudo.
        - 24 sponge-fingers, 500 g mascarpone, 4 egg: separated = claras y yemas separadas, 100 g sugar, 300 ml coffee: cold, 2 tbsp rum
        - 2 tbsp cocoa: to dust
        > beat egg sugar; fold mascarpone into *mixture
        > mix coffee rum; dip sponge-fingers in coffee
        > "Layer biscuits and cream twice. = Alterna dos capas de bizcochos y crema."; chill 360; sprinkle cocoa
        """#
}
