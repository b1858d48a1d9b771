extension RecipeTable {
    static let german = #"""
        # Pork schnitzel | Escalope de cerdo empanado | dinner | 4 | 20+12
        Thin, crisp and bigger than the plate. | Fino, crujiente y más grande que el plato.
        - 4 pork-loin, 60 g plain-flour, 2 egg: beaten, 120 g breadcrumbs, 80 ml sunflower-oil: to fry, 1 lemon: wedges, 0.5 tsp salt
        > "Pound the pork thin. = Golpea el lomo hasta dejarlo fino."; season pork-loin with salt
        > "Coat in flour, egg and breadcrumbs, in that order. = Pasa por harina, huevo y pan rallado, en ese orden."
        > panfry pork-loin in sunflower-oil 3; serve with lemon
        # Sauerbraten | Sauerbraten de ternera | dinner | 8 | 30+180
        Beef marinated for days, then braised sweet and sour. | Ternera marinada durante días y estofada en agridulce.
        - 1.5 kg beef-brisket, 400 ml red-vinegar, 400 ml red-wine, 2 onion: sliced, 2 carrot: rounds, 1 celery: sliced, 3 bay-leaf
        - 0.5 tsp cloves, 2 tbsp sunflower-oil, 50 g raisins, 2 tbsp brown-sugar, 2 tsp salt
        > marinate beef-brisket with red-vinegar red-wine onion carrot celery bay-leaf cloves 2880
        > dry beef-brisket; brown beef-brisket in sunflower-oil 10; pour *marinade
        > braise beef-brisket 150; stir raisins brown-sugar salt
        > reduce 15; slice *beef
        # Potato salad with broth | Ensalada de patata con caldo | lunch | 6 | 20+25
        Swabian style: warm stock and mustard, no mayonnaise. | Al estilo suabo: caldo caliente y mostaza, sin mayonesa.
        - 1 kg potato, 1 onion: minced, 200 ml vegetable-stock: hot, 3 tbsp white-vinegar, 4 tbsp sunflower-oil, 1 tbsp dijon-mustard
        - 2 tbsp chives: finely chopped, 1 pinch black-pepper
        > boil potato 20; slice potato
        > mix vegetable-stock onion white-vinegar dijon-mustard; pourover *dressing over potato; rest 20
        > fold sunflower-oil into *salad; scatter chives
        # Bratwurst with sauerkraut | Bratwurst con chucrut | dinner | 4 | 10+30
        Browned sausages on apple-sweet sauerkraut. | Salchichas doradas sobre chucrut con manzana.
        - 8 bratwurst, 600 g sauerkraut: drained, 1 apple: grated, 1 onion: sliced, 150 ml apple-juice, 1 tsp caraway
        - 2 tbsp sunflower-oil, 2 tbsp dijon-mustard: to serve
        > fry onion in sunflower-oil 6; add sauerkraut apple apple-juice caraway
        > cover 20
        > brown bratwurst 10; serve with dijon-mustard
        # Cheese spaetzle | Spätzle con queso y cebolla | lunch dinner | 4 | 20+25
        Little egg dumplings, melted cheese, golden onions. | Pasta fresca de huevo, queso fundido y cebolla dorada.
        - 350 g plain-flour, 4 egg, 150 ml milk, 200 g emmental: grated, 3 onion: rings, 50 g butter, 0.75 tsp salt, 1 pinch nutmeg
        > whisk plain-flour egg milk salt nutmeg; rest 15
        > caramelize onion in butter 18; "Press the batter through a coarse sieve into boiling water and lift out when they float. = Pasa la masa por un colador grueso sobre agua hirviendo y retira cuando floten."
        > layer *dumplings with emmental; top with onion
        # Lentil stew with sausages | Guiso de lentejas con salchichas | dinner | 5 | 20+45
        Brown lentils sharpened with vinegar at the end. | Lentejas pardinas con un toque final de vinagre.
        - 350 g brown-lentils, 3 carrot: diced, 150 g celeriac: diced, 1 leek: sliced, 2 smoked-sausage: rounds, 1.2 l vegetable-stock
        - 2 tbsp white-vinegar, 1 tbsp dijon-mustard, 1 bay-leaf
        > pot brown-lentils carrot celeriac leek vegetable-stock bay-leaf; simmer 35
        > add smoked-sausage 8; stir white-vinegar dijon-mustard
        > serve
        # Beef roulades | Rollos de ternera | dinner | 4 | 30+100
        Rolled beef with mustard, bacon and a gherkin inside. | Ternera enrollada con mostaza, beicon y pepinillo dentro.
        - 700 g beef-sirloin: in thin slices = en filetes finos, 2 tbsp dijon-mustard, 8 sl bacon, 4 gherkins: strips, 2 onion: sliced
        - 2 tbsp sunflower-oil, 400 ml beef-stock, 150 ml red-wine, 1 tbsp cornflour
        > spread dijon-mustard over beef-sirloin; fill beef-sirloin with bacon gherkins onion; "Roll up and tie. = Enrolla y ata."
        > brown *rolls in sunflower-oil 8; deglaze red-wine
        > pour beef-stock; braise *rolls 80
        > "Thicken the sauce with the cornflour. = Espesa la salsa con la maicena."; serve
        # Red cabbage with apple | Lombarda con manzana | dinner | 6 | 15+50
        Sweet-sour, clove-scented, purple to the last strand. | Agridulce, con aroma de clavo, morada hasta la última hebra.
        - 800 g red-cabbage: shredded, 2 apple: cubed, 1 onion: sliced, 30 g butter, 3 tbsp cider-vinegar, 2 tbsp brown-sugar
        - 0.25 tsp cloves, 150 ml water, 0.5 tsp salt
        > fry onion in butter 6; add red-cabbage apple 5
        > add cider-vinegar brown-sugar cloves water salt; cover 40
        > serve
        # Asparagus with ham and butter potatoes | Espárragos con jamón y patatas | lunch dinner | 4 | 20+25
        The plate that Germany waits for every May. | El plato que Alemania espera cada mayo.
        - 1 kg asparagus: trimmed, 800 g potato, 200 g cooked-ham, 80 g butter: melted, 1 lemon: juice, 10 sp parsley: chopped, 1 tsp sugar
        > boil potato 20; "Simmer the asparagus in lightly sugared water for 10 minutes. = Cuece los espárragos en agua con el azúcar 10 minutos."
        > plate asparagus potato cooked-ham; drizzle butter lemon
        > scatter parsley
        # Muesli with apple and hazelnuts | Muesli con manzana y avellanas | breakfast | 2 | 10+0
        Soaked oats the way a Swiss doctor and half of Germany like them. | Avena remojada como le gusta a media Alemania.
        - 100 g oats, 200 g yogurt, 100 ml milk, 1 apple: grated, 30 g hazelnuts: chopped, 20 g raisins, 0.5 lemon: juice, 1 tbsp honey
        > mix oats milk yogurt raisins; chill 60
        > stir apple lemon; divide *mixture
        > top with hazelnuts; drizzle honey
        # Potato pancakes with apple sauce | Tortitas de patata con compota de manzana | lunch dessert | 4 | 20+25
        Crisp outside, soft inside, with cold sauce on hot cakes. | Crujientes por fuera, tiernas por dentro, con compota fría.
        - 800 g potato: grated, 1 onion: grated, 2 egg, 40 g plain-flour, 80 ml sunflower-oil: to fry, 4 apple: cubed, 30 g sugar
        - 1 tsp salt, 80 ml water
        > pot apple sugar water; cover 12; mash apple
        > mix potato onion egg plain-flour salt; panfry *mixture in sunflower-oil 4
        > serve with apple
        # Quark cheesecake | Tarta de queso quark | dessert | 12 | 25+60
        Tall, light and not too sweet. | Alta, ligera y poco dulce.
        - 750 g quark, 300 g shortcrust-pastry, 150 g sugar, 4 egg, 80 g butter: melted, 50 g cornflour, 1 lemon: zest
        - 1 tsp vanilla-extract
        > oven 170; line with shortcrust-pastry
        > whisk quark sugar egg butter cornflour lemon vanilla-extract; pour *mixture; bake 60
        > cool
        # Plum cake | Pastel de ciruelas | dessert snack | 12 | 30+35
        A yeast dough paved with September plums. | Masa de levadura cubierta de ciruelas de septiembre.
        - 350 g plain-flour, 7 g dried-yeast, 60 g sugar, 150 ml milk: warm, 60 g butter: soft, 1 egg, 800 g plum: halved, 1 tsp cinnamon
        > dough plain-flour dried-yeast sugar milk butter egg; knead 8; rise 60
        > "Press the dough into a tray and cover it with the plums. = Extiende la masa en una bandeja y cúbrela con las ciruelas."; sprinkle cinnamon
        > bake 190 35
        """#
}
