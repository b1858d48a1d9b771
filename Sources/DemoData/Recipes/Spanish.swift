extension RecipeTable {
    static let spanish = #"""
        # Potato omelette | Tortilla de patatas | lunch dinner | 4 | 15+30
        Eggs, potatoes, onion, oil. Arguments come free. | Huevos, patatas, cebolla y aceite. La discusión va aparte.
        - 600 g potato: sliced, 1 onion: sliced, 6 egg: beaten, 120 ml olive-oil, 0.75 tsp salt
        > fry potato onion in olive-oil 20; "Drain off the oil. = Escurre el aceite."
        > mix egg potato onion salt; rest 10
        > "Cook in a little oil for 4 minutes on each side, turning with a plate. = Cuaja en un poco de aceite 4 minutos por cada lado, dándole la vuelta con un plato."
        # Gazpacho | Gazpacho | lunch | 4 | 15+0
        Cold, red and drunk by the glass all summer. | Frío, rojo y bebido a vasos todo el verano.
        - 1 kg tomato: ripe, 0.5 cucumber: peeled, 0.5 green-pepper, 1 cl garlic, 50 g white-bread: stale, 60 ml olive-oil
        - 2 tbsp red-vinegar, 0.5 tsp salt
        > roughly tomato cucumber green-pepper garlic
        > blend tomato cucumber green-pepper garlic white-bread red-vinegar salt; "Pour in the oil in a thin thread while blending. = Vierte el aceite en hilo fino mientras trituras."
        > chill 120; servecold
        # Paella with chicken and beans | Paella valenciana de pollo | lunch | 6 | 25+50
        Rice, chicken, flat beans and a toasted bottom. | Arroz, pollo, judías y un fondo tostado.
        - 400 g bomba-rice, 800 g chicken-thighs: in small pieces, 250 g green-beans, 200 g butter-beans, 2 tomato: grated
        - 1 tsp smoked-paprika, 0.25 tsp saffron, 80 ml olive-oil, 1.3 l water, 1 sp rosemary, 1.5 tsp salt
        > brown chicken-thighs in olive-oil 12; add green-beans 5
        > add tomato 4; bloom smoked-paprika saffron 1
        > add water butter-beans rosemary salt; simmer 15
        > "Scatter in the rice, cook hard for 8 minutes, then gently for 10, and never stir. = Reparte el arroz, cuece fuerte 8 minutos y suave otros 10, sin remover nunca."; rest 5
        # Garlic shrimp | Gambas al ajillo | snack dinner | 4 | 10+5
        Sizzling oil, garlic, chilli, and bread to finish it. | Aceite chisporroteante, ajo, guindilla y pan para rebañar.
        - 500 g shrimp: peeled and deveined, 6 cl garlic: sliced, 1 tsp chilli-flakes, 90 ml olive-oil, 2 tbsp dry-sherry
        - 10 sp parsley: chopped, 8 sl baguette: to serve
        > fry garlic chilli-flakes in olive-oil 2; stirfry shrimp 2
        > deglaze dry-sherry
        > scatter parsley
        # Ham croquettes | Croquetas de jamón | snack | 6 | 40+20
        Creamy inside, crisp outside, counted carefully. | Cremosas por dentro, crujientes por fuera y bien contadas.
        - 150 g serrano-ham: minced, 70 g butter, 80 g plain-flour, 700 ml milk: warm, 0.25 tsp nutmeg, 2 egg: beaten, 120 g breadcrumbs
        - 100 ml olive-oil: to fry
        > melt butter; bloom plain-flour 3; "Whisk in the milk and cook for 10 minutes, stirring. = Incorpora la leche batiendo y cocina 10 minutos sin dejar de remover."
        > stir serrano-ham nutmeg; chill 180
        > balls *mixture; coat *balls in egg breadcrumbs; deepfry *balls in olive-oil 3
        # Chickpeas with spinach | Garbanzos con espinacas | lunch dinner | 4 | 15+20
        Seville's tapa with cumin, paprika and fried bread. | La tapa sevillana con comino, pimentón y pan frito.
        - 600 g chickpeas, 500 g spinach, 4 cl garlic, 2 sl white-bread, 4 tbsp olive-oil, 2 tsp cumin, 1 tsp smoked-paprika
        - 1 tbsp red-vinegar, 250 ml water, 0.25 tsp salt
        > crisp white-bread garlic in olive-oil 3; pound white-bread garlic cumin; setaside *paste
        > add spinach 4; bloom smoked-paprika 1; add chickpeas water *paste salt
        > simmer 10; stir red-vinegar
        # Hake in green sauce | Merluza en salsa verde | dinner | 4 | 15+15
        Basque hake with clams, garlic and parsley. | Merluza vasca con almejas, ajo y perejil.
        - 4 hake, 300 g clams: scrubbed, 4 cl garlic: sliced, 25 g parsley: chopped, 1 tbsp plain-flour, 150 ml white-wine
        - 200 ml fish-stock, 5 tbsp olive-oil, 100 g peas, 0.25 tsp salt
        > fry garlic in olive-oil 2; bloom plain-flour 1; pour white-wine fish-stock
        > poach hake 6; add clams peas parsley salt 4
        > "Shake the pan until the sauce thickens. = Mueve la cazuela hasta que la salsa ligue."
        # Asturian bean stew | Fabada | lunch | 6 | 15+90
        White beans, chorizo, black pudding: Asturias in winter. | Alubias, chorizo y morcilla: Asturias en invierno.
        - 900 g white-beans, 2 chorizo, 2 blood-sausage, 200 g pork-belly, 1 onion: halved, 3 cl garlic, 0.25 tsp saffron
        - 1 tsp smoked-paprika, 700 ml water
        > pot pork-belly chorizo onion garlic water; simmer 50
        > add white-beans blood-sausage saffron smoked-paprika 25
        > "Slice the meats and put them back. = Corta el compango en rodajas y devuélvelo a la olla."; serve
        # Galician octopus | Pulpo a la gallega | snack dinner | 4 | 10+60
        Octopus on potatoes with paprika and good oil. | Pulpo sobre patatas con pimentón y buen aceite.
        - 900 g octopus, 600 g potato: rounds, 60 ml olive-oil, 1 tsp smoked-paprika, 0.5 tsp cayenne, 0.75 tsp salt
        > "Dip the octopus three times in boiling water, then simmer for 40 minutes. = Asusta el pulpo tres veces en agua hirviendo y cuécelo 40 minutos."; boil potato 15
        > slice octopus; plate potato octopus
        > drizzle olive-oil; sprinkle smoked-paprika cayenne salt
        # Roasted pepper salad | Escalivada de pimientos y berenjena | lunch | 4 | 15+50
        Smoky vegetables torn by hand and dressed with oil. | Verduras ahumadas, a tiras con las manos y aliñadas con aceite.
        - 4 red-pepper, 2 aubergine, 2 onion, 5 tbsp olive-oil, 1 tbsp red-vinegar, 1 cl garlic: minced, 0.25 tsp salt
        > roast red-pepper aubergine onion 200 45; peel red-pepper aubergine
        > strips red-pepper aubergine onion
        > dress *vegetables with olive-oil red-vinegar garlic salt; servewarm
        # Bread with tomato and ham | Pan con tomate y jamón | breakfast snack | 2 | 5+3
        Toast, tomato, oil, ham: in that order. | Tostada, tomate, aceite y jamón, en ese orden.
        - 4 sl sourdough: toasted, 2 tomato: grated, 2 tbsp olive-oil, 6 sl serrano-ham, 1 cl garlic
        > "Rub the toast with the garlic. = Frota las tostadas con el ajo."; spread tomato over *toast
        > drizzle olive-oil
        > top with serrano-ham
        # Almond cake of Santiago | Tarta de Santiago | dessert | 10 | 20+35
        Almonds, eggs, sugar, lemon: nothing else. | Almendra, huevo, azúcar y limón: nada más.
        - 250 g ground-almonds, 220 g sugar, 5 egg, 1 lemon: zest, 0.5 tsp cinnamon, 1 tbsp icing-sugar: to dust
        > oven 175; tin
        > beat egg sugar; fold ground-almonds lemon cinnamon into *mixture
        > bake 32; cool; sprinkle icing-sugar
        # Churros | Churros | breakfast dessert | 5 | 15+15
        Crisp ridges for dipping in thick chocolate. | Estrías crujientes para mojar en chocolate espeso.
        - 250 g plain-flour, 300 ml water, 0.25 tsp salt, 120 ml sunflower-oil: to fry, 3 tbsp sugar, 150 g dark-chocolate, 350 ml milk
        - 1 tbsp cornflour
        > "Beat the boiling salted water into the flour to a stiff dough. = Añade el agua hirviendo con sal a la harina y bate hasta lograr una masa firme."
        > "Pipe strips into the hot oil. = Forma tiras con la manga sobre el aceite caliente."; deepfry *dough in sunflower-oil 4; sprinkle sugar
        > "Melt the chocolate in the milk with the cornflour until thick. = Funde el chocolate en la leche con la maicena hasta que espese."; serve with *sauce
        """#
}
