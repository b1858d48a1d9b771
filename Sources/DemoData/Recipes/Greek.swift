extension RecipeTable {
    static let greek = #"""
        # Moussaka | Musaca | dinner | 8 | 45+75
        Aubergine, spiced lamb and a cloud of béchamel. | Berenjena, cordero especiado y una nube de bechamel.
        - 3 aubergine: rounds, 600 g minced-lamb, 1 onion: chopped, 3 cl garlic: minced, 400 g chopped-tomatoes, 1 tsp cinnamon
        - 80 ml olive-oil, 60 g butter, 60 g plain-flour, 700 ml milk, 2 egg, 80 g parmesan: grated, 1 tsp salt
        > brush aubergine with olive-oil; roast aubergine 200 25
        > brown minced-lamb 8; add onion garlic cinnamon 6
        > add chopped-tomatoes salt; reduce 20
        > melt butter; bloom plain-flour 2; "Whisk in the milk until thick and, off the heat, beat in the eggs. = Incorpora la leche batiendo hasta que espese y, fuera del fuego, añade los huevos."
        > layer aubergine with *meat; top with *sauce parmesan
        > bake 180 45; rest 20
        # Village salad | Ensalada griega de pueblo | lunch | 4 | 15+0
        Tomatoes, cucumber, olives and a slab of feta. No lettuce. | Tomates, pepino, aceitunas y un trozo de feta. Sin lechuga.
        - 5 tomato: wedges, 1 cucumber: chunks, 1 red-onion: rings, 1 green-pepper: rings, 80 g black-olives, 200 g feta, 5 tbsp olive-oil
        - 1 tbsp red-vinegar, 1 tsp oregano
        > mix tomato cucumber red-onion green-pepper black-olives; dress *salad with olive-oil red-vinegar
        > top with feta; sprinkle oregano
        > now
        # Chicken souvlaki | Souvlaki de pollo | lunch dinner | 4 | 25+12
        Lemon-oregano skewers with pita and garlicky yogurt. | Brochetas de limón y orégano con pita y yogur al ajo.
        - 700 g chicken-thighs: cubed, 4 tbsp olive-oil, 1 lemon: juice, 2 tsp oregano, 3 cl garlic: crushed, 1 tsp salt
        - 250 g greek-yogurt, 1 cucumber: grated, 4 pita, 2 tomato: wedges
        > marinate chicken-thighs with olive-oil lemon oregano salt 60
        > mix greek-yogurt cucumber garlic; chill 20
        > thread chicken-thighs; grill *skewers 10; warm pita
        > fill pita with *chicken tomato *sauce
        # Spanakopita | Spanakopita de espinacas y feta | lunch snack | 8 | 35+40
        Spinach and feta between brittle sheets of filo. | Espinacas y feta entre hojas quebradizas de filo.
        - 700 g spinach: washed, 250 g feta: crumbled, 6 spring-onion: sliced, 10 sp dill: chopped, 2 egg, 12 filo-pastry
        - 90 ml olive-oil, 1 pinch nutmeg
        > fry spring-onion in olive-oil 4; add spinach 5; "Squeeze out the liquid. = Escurre bien el líquido."
        > mix spinach feta dill egg nutmeg
        > brush filo-pastry with olive-oil; "Layer half the sheets in a tin, spread the filling and cover with the rest. = Pon la mitad de las hojas en un molde, extiende el relleno y cubre con el resto."; bake 180 40
        # Avgolemono soup | Sopa avgolemono | lunch dinner | 4 | 10+35
        Chicken broth turned silky with egg and lemon. | Caldo de pollo que se vuelve sedoso con huevo y limón.
        - 400 g chicken-breast, 1.5 l chicken-stock, 120 g orzo, 3 egg, 2 lemon: juice, 8 sp dill: chopped
        > cook chicken-breast in chicken-stock 15; shred chicken-breast; cook orzo in chicken-stock 9
        > whisk egg lemon; "Beat in two ladles of hot broth, then pour it all back, off the heat. = Añade dos cucharones de caldo caliente batiendo y devuélvelo todo a la olla fuera del fuego."
        > add *chicken; scatter dill
        # Stuffed tomatoes with rice | Tomates rellenos de arroz | lunch dinner | 4 | 30+60
        Gemista: sweet tomatoes full of herbed rice. | Gemistá: tomates dulces llenos de arroz con hierbas.
        - 8 tomato, 200 g risotto-rice, 1 onion: minced, 60 ml olive-oil, 30 g pine-nuts, 30 g raisins, 8 sp mint: chopped
        - 10 sp parsley: chopped, 0.75 tsp salt
        > "Cut a lid off the tomatoes and scoop them out, keeping the pulp. = Corta una tapa a los tomates y vacíalos, reservando la pulpa."
        > fry onion in olive-oil 6; stir risotto-rice pine-nuts raisins
        > "Add the pulp and cook for 6 minutes. = Añade la pulpa y cocina 6 minutos."; stir mint parsley salt
        > fill tomato with *filling; bake 180 50
        # Fasolada | Fasolada de alubias | lunch | 6 | 15+45
        The white bean soup that some call the national dish. | La sopa de alubias blancas que muchos llaman plato nacional.
        - 800 g white-beans, 2 carrot: rounds, 2 celery: sliced, 1 onion: chopped, 400 g chopped-tomatoes, 80 ml olive-oil, 900 ml water
        - 1 bay-leaf, 0.5 tsp salt
        > fry carrot celery onion in olive-oil 10
        > add chopped-tomatoes white-beans water bay-leaf salt; simmer 30
        > serve
        # Pastitsio | Pastitsio | dinner | 8 | 40+60
        Baked pasta with cinnamon beef and béchamel. | Pasta al horno con ternera a la canela y bechamel.
        - 400 g penne, 600 g minced-beef, 1 onion: chopped, 400 g passata, 1 tsp cinnamon, 2 tbsp olive-oil, 70 g butter, 70 g plain-flour
        - 800 ml milk, 80 g pecorino: grated, 2 egg, 1 tsp salt
        > pasta penne 8; brown minced-beef in olive-oil 8; add onion cinnamon 6
        > add passata salt; reduce 15
        > melt butter; bloom plain-flour 2
        > "Whisk in the milk until thick. = Incorpora la leche batiendo hasta que espese."; stir egg
        > layer penne with *meat; top with *sauce pecorino; bake 180 40
        # Grilled octopus with lemon | Pulpo a la parrilla con limón | dinner | 4 | 15+60
        Tender first, charred after, and nothing but lemon and oil. | Primero tierno, luego tostado, y solo limón y aceite.
        - 900 g octopus, 2 bay-leaf, 60 ml olive-oil, 1 lemon: juice, 1 tsp oregano, 8 sp parsley: chopped
        > "Simmer the octopus with the bay leaves in its own liquid for 50 minutes. = Cuece el pulpo con el laurel en su propio jugo 50 minutos."
        > grill octopus 6; dress octopus with olive-oil lemon oregano
        > scatter parsley
        # Tzatziki with warm pita | Tzatziki con pan de pita | snack | 4 | 15+5
        Cucumber, yogurt and garlic, cold against warm bread. | Pepino, yogur y ajo, fríos contra el pan caliente.
        - 400 g greek-yogurt, 1 cucumber: grated, 2 cl garlic: crushed, 2 tbsp olive-oil, 1 tbsp white-vinegar, 6 sp dill: chopped
        - 0.25 tsp salt, 4 pita
        > season cucumber with salt; rest 10; "Squeeze the cucumber dry. = Escurre bien el pepino."
        > mix greek-yogurt cucumber garlic white-vinegar dill; drizzle olive-oil
        > warm pita; serve with pita
        # Baked feta with cherry tomatoes | Feta al horno con tomates cherry | lunch snack | 4 | 5+25
        A block of feta, sweet tomatoes, oregano, bread. | Un bloque de feta, tomates dulces, orégano y pan.
        - 250 g feta, 400 g cherry-tomatoes, 3 tbsp olive-oil, 1 tsp oregano, 0.5 tsp chilli-flakes, 8 sl sourdough: toasted
        > oven 200; arrange feta cherry-tomatoes
        > drizzle olive-oil; sprinkle oregano chilli-flakes
        > bake 25; serve with sourdough
        # Yogurt with honey and walnuts | Yogur con miel y nueces | breakfast dessert | 2 | 5+0
        Thick yogurt, dark honey, good walnuts. | Yogur espeso, miel oscura y buenas nueces.
        - 400 g greek-yogurt, 2 tbsp honey, 40 g walnuts: chopped, 1 pinch cinnamon, 1 orange: zest
        > toast walnuts 4
        > divide greek-yogurt; top with walnuts orange
        > drizzle honey
        > sprinkle cinnamon
        # Baklava | Baklava | dessert | 16 | 45+45
        Nuts and filo soaked in honey syrup. | Frutos secos y filo bañados en almíbar de miel.
        - 20 filo-pastry, 250 g walnuts: finely chopped, 100 g pistachios: finely chopped, 150 g butter: melted, 150 g sugar
        - 120 g honey, 150 ml water, 1 tsp cinnamon, 1 lemon: juice
        > mix walnuts pistachios cinnamon; brush filo-pastry with butter
        > "Layer filo and nuts in a tin, ending with filo, and cut into diamonds. = Alterna filo y frutos secos en un molde, termina con filo y corta en rombos."; bake 170 40
        > syrup sugar honey water lemon 8; pourover *syrup over *cake; cool
        """#
}
