extension RecipeTable {
    static let american = #"""
        # Buttermilk pancakes with blueberries | Tortitas de suero de mantequilla con arándanos | breakfast | 4 | 10+20
        Tall, tender pancakes with berries that burst in the pan. | Tortitas altas y tiernas con arándanos que revientan en la sartén.
        - 250 g plain-flour, 2 tbsp sugar, 2 tsp baking-powder, 0.5 tsp baking-soda, 0.5 tsp salt, 2 egg: beaten, 400 ml buttermilk
        - 40 g butter: melted, 150 g blueberries, 4 tbsp maple-syrup: to serve
        > mix plain-flour sugar baking-powder baking-soda salt; whisk egg buttermilk butter
        > "Stir the wet into the dry with a few strokes, lumps are welcome. = Une lo líquido con lo seco en pocas vueltas: los grumos son bienvenidos."; rest 10
        > "Ladle small rounds into a buttered pan, scatter some blueberries on each and cook for 2 minutes on each side. = Vierte porciones pequeñas en una sartén untada, pon unos arándanos encima y cocina 2 minutos por cada lado."
        > serve with maple-syrup
        # Macaroni and cheese | Macarrones con queso a la americana | lunch dinner | 6 | 15+35
        Elbow pasta in a sharp Cheddar sauce under a crisp crumb. | Coditos en una salsa intensa de queso cheddar bajo una capa crujiente.
        - 400 g macaroni, 50 g butter, 50 g plain-flour, 800 ml milk: warm, 300 g cheddar: grated, 1 tsp yellow-mustard, 0.5 tsp paprika
        - 50 g panko, 0.5 tsp salt
        > oven 200; pasta macaroni 7
        > melt butter; bloom plain-flour 2; "Add the milk little by little, whisking, until the sauce is thick. = Añade la leche poco a poco sin dejar de batir hasta que la salsa espese."
        > stir cheddar yellow-mustard salt; fold macaroni into *sauce
        > arrange *pasta; sprinkle panko paprika; bake 20
        # Cobb salad | Ensalada Cobb | lunch | 4 | 20+15
        A composed salad in stripes: chicken, bacon, egg, avocado and blue cheese. | Una ensalada en franjas de pollo, beicon, huevo, aguacate y queso azul.
        - 400 g chicken-breast, 8 sl bacon, 4 egg, 1 lettuce: torn, 2 avocado: cubed, 3 tomato: diced, 100 g blue-cheese: crumbled
        - 4 tbsp olive-oil, 2 tbsp red-vinegar, 1 tsp dijon-mustard
        > hardboil egg 9; crisp bacon 6
        > "Season the chicken. = Sazona el pollo."; grill chicken-breast 12; slice chicken-breast
        > whisk olive-oil red-vinegar dijon-mustard
        > plate lettuce; top with chicken-breast bacon egg avocado tomato blue-cheese; drizzle *dressing
        # Beef chili with beans | Chili de ternera con alubias | dinner | 6 | 20+75
        A pot of slow, smoky chili that is even better tomorrow. | Una olla de chili lento y ahumado que mañana estará aún mejor.
        - 600 g minced-beef, 2 onion: chopped, 4 cl garlic: minced, 1 red-pepper: diced, 2 tbsp sunflower-oil, 2 tbsp chilli-powder
        - 2 tsp cumin, 1 tsp smoked-paprika
        - 800 g chopped-tomatoes, 500 g kidney-beans: drained, 250 ml beef-stock, 1 tsp salt
        > heatpot sunflower-oil; brown minced-beef 8
        > add onion red-pepper garlic 8; bloom chilli-powder cumin smoked-paprika 1
        > pour chopped-tomatoes beef-stock; simmer 45
        > stir kidney-beans salt; reduce 15; serve
        # New England clam chowder | Sopa de almejas de Nueva Inglaterra | lunch dinner | 4 | 20+35
        Creamy, briny soup thick with potatoes and clams. | Sopa cremosa y marina, espesa de patatas y almejas.
        - 1 kg clams: scrubbed, 4 sl bacon: diced, 1 onion: diced, 2 celery: diced, 500 g potato: cubed, 30 g plain-flour
        - 500 ml fish-stock, 250 ml cream, 1 bay-leaf, 2 sp thyme
        > steam clams 6; "Pick the meat from the shells. = Saca la carne de las conchas."
        > crisp bacon 5; add onion celery 8; bloom plain-flour 1
        > pour fish-stock; add potato bay-leaf thyme; simmer 15
        > stir clams cream; "Heat through without boiling. = Calienta sin que llegue a hervir."; serve
        # Southern fried chicken | Pollo frito sureño | dinner | 4 | 30+30
        Buttermilk-soaked chicken in a craggy, peppery crust. | Pollo macerado en suero de mantequilla con una costra crujiente y especiada.
        - 1 kg chicken-thighs: bone-in, 400 ml buttermilk, 250 g plain-flour, 50 g cornflour, 2 tsp paprika, 1 tsp cayenne
        - 1 tsp black-pepper, 2 tsp salt, 100 ml sunflower-oil: to fry
        > marinate chicken-thighs with buttermilk salt 240
        > mix plain-flour cornflour paprika cayenne black-pepper; coat chicken-thighs in *mixture
        > deepfry chicken-thighs in sunflower-oil 14
        > serve
        # Shrimp and grits | Gambas con crema de maíz | breakfast dinner | 4 | 15+35
        Garlicky shrimp over soft, cheesy cornmeal. | Gambas al ajo sobre una crema suave de maíz con queso.
        - 500 g shrimp: peeled and deveined, 180 g cornmeal, 900 ml water, 100 g cheddar: grated, 30 g butter, 4 sl bacon: diced
        - 3 cl garlic: minced, 2 spring-onion: sliced, 1 lemon: juice, 1 tsp salt
        > "Bring the water with the salt to the boil and whisk in the cornmeal. = Lleva el agua con la sal a ebullición e incorpora la harina de maíz sin dejar de batir."; cover 25
        > stir cheddar butter
        > crisp bacon 6; stirfry shrimp garlic 3; juice lemon
        > "Spoon the shrimp over the grits. = Sirve las gambas sobre la crema de maíz."; scatter spring-onion
        # Pulled pork sandwiches | Bocadillos de cerdo desmechado | lunch dinner | 8 | 20+240
        Pork shoulder cooked until it falls apart, in soft buns with slaw. | Paletilla de cerdo cocinada hasta deshacerse, en pan tierno con ensalada de col.
        - 1.5 kg pork-shoulder, 2 tbsp brown-sugar, 1 tbsp smoked-paprika, 2 tsp cumin, 2 tsp salt, 250 ml apple-juice
        - 200 g barbecue-sauce, 8 burger-buns, 300 g cabbage: shredded, 3 tbsp mayonnaise, 1 tbsp cider-vinegar
        > oven 150; rub pork-shoulder with brown-sugar smoked-paprika cumin salt
        > arrange pork-shoulder; pour apple-juice; "Cover tightly and bake for 4 hours. = Tapa bien y hornea 4 horas."
        > shred pork-shoulder; toss *meat with barbecue-sauce
        > dress cabbage with mayonnaise cider-vinegar; fill burger-buns with *meat cabbage
        # Jambalaya | Jambalaya | dinner | 6 | 20+45
        One-pot rice from Louisiana with sausage, chicken and shrimp. | Arroz de Luisiana en una sola olla con salchicha, pollo y gambas.
        - 300 g white-rice, 200 g andouille: rounds, 300 g chicken-thighs: cubed, 250 g shrimp, 1 onion: diced, 2 celery: diced
        - 1 green-pepper: diced, 3 cl garlic: minced
        - 400 g chopped-tomatoes, 600 ml chicken-stock, 2 tsp paprika, 0.5 tsp cayenne, 2 tbsp sunflower-oil
        > brown andouille chicken-thighs in sunflower-oil 8; setaside *meat
        > add onion celery green-pepper garlic 8; bloom paprika cayenne 1
        > stir white-rice chopped-tomatoes chicken-stock; return *meat; cover 20
        > "Push the shrimp into the rice and leave covered for 6 minutes. = Hunde las gambas en el arroz y deja tapado 6 minutos."; serve
        # Corn bread | Pan de maíz | breakfast snack | 9 | 10+25
        Golden, lightly sweet bread with crisp edges from a hot pan. | Pan dorado y algo dulce, de bordes crujientes gracias a la sartén caliente.
        - 180 g cornmeal, 130 g plain-flour, 50 g sugar, 1 tbsp baking-powder, 0.5 tsp salt, 2 egg: beaten, 300 ml buttermilk
        - 80 g butter: melted
        > oven 200; mix cornmeal plain-flour sugar baking-powder salt
        > whisk egg buttermilk butter; fold *mixture into cornmeal
        > "Pour into a hot, greased iron pan. = Vierte en una sartén de hierro caliente y engrasada."; bake 25
        # Blueberry oat muffins | Magdalenas de avena y arándanos | breakfast snack | 12 | 15+22
        Soft muffins that are not too sweet, for the lunch box. | Magdalenas tiernas y poco dulces, ideales para llevar.
        - 200 g wholemeal-flour, 100 g oats, 100 g brown-sugar, 2 tsp baking-powder, 1 tsp cinnamon, 2 egg, 250 g yogurt
        - 80 ml sunflower-oil, 200 g blueberries
        > oven 190; mix wholemeal-flour oats brown-sugar baking-powder cinnamon
        > whisk egg yogurt sunflower-oil; fold *mixture into oats; fold blueberries into *batter
        > "Divide among twelve paper cases. = Reparte en doce moldes de papel."; bake 22
        # Kale and apple slaw with pecans | Ensalada de col rizada, manzana y pacanas | lunch | 4 | 20+0
        Raw kale rubbed soft, with sharp apple and toasted nuts. | Col rizada cruda masajeada, con manzana ácida y nueces pecanas tostadas.
        - 200 g kale: shredded, 2 apple: strips, 1 carrot: grated, 60 g pecans: toasted, 40 g dried-cranberries, 3 tbsp olive-oil
        - 2 tbsp cider-vinegar, 1 tbsp maple-syrup, 1 pinch salt
        > "Rub the kale with the salt and half of the oil until it softens. = Masajea la col con la sal y la mitad del aceite hasta que se ablande."
        > whisk olive-oil cider-vinegar maple-syrup; toss kale apple carrot with *dressing
        > scatter pecans dried-cranberries
        # Pecan pie | Tarta de nueces pecanas | dessert | 10 | 20+50
        Caramel custard under a crust of toasted pecans. | Crema de caramelo bajo una capa de nueces pecanas tostadas.
        - 300 g shortcrust-pastry, 200 g pecans, 150 g brown-sugar, 150 g maple-syrup, 3 egg, 60 g butter: melted, 1 tsp vanilla-extract
        - 1 pinch salt
        > oven 180; line with shortcrust-pastry
        > whisk brown-sugar maple-syrup egg butter vanilla-extract salt
        > "Spread the pecans over the pastry and pour the custard over them. = Reparte las nueces sobre la masa y vierte la crema por encima."; bake 50
        > cool
        """#
}
