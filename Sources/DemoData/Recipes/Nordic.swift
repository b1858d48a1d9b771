extension RecipeTable {
    static let nordic = #"""
        # Swedish meatballs | Albóndigas suecas | dinner | 5 | 25+25
        Small, soft meatballs in cream gravy with lingonberries. | Albóndigas pequeñas y tiernas en salsa de nata con arándano rojo.
        - 350 g minced-beef, 250 g minced-pork, 60 g breadcrumbs, 120 ml milk, 1 onion: grated, 1 egg, 0.5 tsp allspice, 40 g butter
        - 300 ml beef-stock, 150 ml cream, 1 tbsp plain-flour, 80 g lingonberry-jam: to serve, 0.75 tsp salt
        > mix breadcrumbs milk; rest 10
        > mix minced-beef minced-pork onion egg allspice salt with *mixture; balls *meat
        > brown *meatballs in butter 10; setaside *meatballs
        > bloom plain-flour 1; pour beef-stock cream; reduce 6
        > return *meatballs; serve with lingonberry-jam
        # Cured salmon with dill | Salmón marinado con eneldo | lunch snack | 8 | 2900+0
        Gravlax: salt, sugar, dill and two days. | Gravlax: sal, azúcar, eneldo y dos días.
        - 900 g salmon, 2 tbsp salt, 3 tbsp sugar, 30 g dill: chopped, 1 tsp white-pepper, 3 tbsp dijon-mustard, 1 tbsp honey
        - 60 ml sunflower-oil
        > mix salt sugar white-pepper dill; rub salmon with *mixture
        > "Wrap, weigh down and chill for 2 days, turning daily, then wipe and slice thinly. = Envuelve, pon peso y enfría 2 días dando la vuelta cada día, después limpia y corta fino."
        > whisk dijon-mustard honey sunflower-oil; serve with *sauce
        # Salmon soup | Sopa de salmón | lunch dinner | 4 | 15+25
        Finland in a bowl: salmon, potatoes, cream and dill. | Finlandia en un cuenco: salmón, patatas, nata y eneldo.
        - 500 g salmon: skinless, 600 g potato: cubed, 1 leek: sliced, 1 carrot: diced, 30 g butter, 1 l fish-stock, 200 ml cream
        - 15 g dill: chopped, 0.25 tsp allspice
        > fry leek carrot in butter 6; add potato fish-stock allspice; simmer 14
        > stir cream; poach salmon 5
        > scatter dill
        # Open sandwich with herring | Bocadillo abierto de arenque | lunch | 4 | 15+8
        Rye bread, butter, herring, egg and onion. | Pan de centeno, mantequilla, arenque, huevo y cebolla.
        - 4 sl rye-bread, 20 g butter, 200 g herring: drained, 2 egg, 0.5 red-onion: rings, 4 radish: sliced, 2 tbsp chives: chopped
        > hardboil egg 8; slice egg
        > spread butter over rye-bread; top with herring egg red-onion radish
        > sprinkle chives
        # Jansson’s potato gratin | Gratén de patatas Jansson | dinner | 6 | 20+60
        Potatoes, onions, anchovies and cream at Christmas. | Patatas, cebollas, anchoas y nata en Navidad.
        - 1 kg potato: strips, 2 onion: sliced, 12 anchovies, 300 ml cream, 150 ml milk, 30 g butter, 30 g breadcrumbs
        > fry onion in butter 10; layer potato with onion anchovies
        > pour cream milk; sprinkle breadcrumbs
        > bake 200 50
        # Pea soup | Sopa de guisantes secos | lunch | 6 | 15+80
        Thursday's yellow soup with pork and mustard. | La sopa amarilla de los jueves con cerdo y mostaza.
        - 450 g split-peas: soaked, 400 g pork-shoulder, 1 onion: chopped, 2 carrot: diced, 4 sp thyme, 1.8 l water, 2 tsp salt
        - 2 tbsp yellow-mustard: to serve
        > pot split-peas pork-shoulder onion carrot thyme water salt; simmer 80
        > shred pork-shoulder; stir *meat
        > serve with yellow-mustard
        # Venison stew with sour cream | Guiso de ciervo con crema agria | dinner | 5 | 20+60
        Thinly sliced game in sour cream, with lingonberries. | Caza en lonchas finas con crema y arándano rojo.
        - 700 g venison: sliced, 100 g bacon: diced, 200 g mushrooms: sliced, 1 onion: chopped, 300 ml beef-stock, 200 ml sour-cream
        - 30 g butter, 4 sp thyme, 80 g lingonberry-jam: to serve
        > crisp bacon 5; brown venison in butter 6; add onion mushrooms thyme 8
        > pour beef-stock; braise venison 30
        > stir sour-cream; serve with lingonberry-jam
        # Cucumber salad with dill | Ensalada de pepino con eneldo | snack lunch | 4 | 10+0
        Thin, sweet, sour, cold. | Fino, dulce, ácido y frío.
        - 2 cucumber: sliced, 80 ml white-vinegar, 2 tbsp sugar, 8 sp dill: chopped, 1 pinch salt, 1 pinch white-pepper
        > mix white-vinegar sugar salt white-pepper; pourover *dressing over cucumber
        > chill 60
        > scatter dill
        # Beetroot and apple salad | Ensalada de remolacha y manzana | lunch | 4 | 15+40
        Earth and fruit in a light sour cream. | Tierra y fruta en una crema agria ligera.
        - 4 beetroot, 1 apple: diced, 2 gherkins: diced, 100 ml sour-cream, 1 tsp dijon-mustard, 1 tbsp cider-vinegar, 6 sp dill: chopped
        > boil beetroot 40; peel beetroot; dice beetroot
        > mix sour-cream dijon-mustard cider-vinegar; dress beetroot apple gherkins with *dressing
        > scatter dill
        # Cod with browned butter and horseradish | Bacalao con mantequilla tostada y rábano picante | dinner | 4 | 15+25
        Flaking cod, nutty butter, a sting of horseradish. | Bacalao en lascas, mantequilla tostada y el picor del rábano.
        - 4 cod, 700 g potato, 80 g butter, 2 tbsp horseradish, 2 egg, 10 sp parsley: chopped, 0.5 tsp salt
        > boil potato 18; hardboil egg 9
        > season cod with salt; bake 140 15
        > "Cook the butter until it smells of nuts. = Cocina la mantequilla hasta que huela a nuez."; top cod with butter horseradish egg
        > sprinkle parsley; serve with potato
        # Barley porridge with berries | Gachas de cebada con frutos rojos | breakfast | 3 | 5+25
        A creamy, warming bowl with a sharp spoon of berries. | Un cuenco cremoso y cálido con una cucharada ácida de frutos rojos.
        - 120 g pearl-barley: soaked, 500 ml milk, 200 ml water, 150 g mixed-berries, 1 tbsp honey, 0.25 tsp cardamom
        > "Bring the barley, milk and water to the boil. = Lleva a ebullición la cebada, la leche y el agua."; reduce 22; stir cardamom
        > divide *cream; top with mixed-berries
        > drizzle honey
        # Cinnamon buns | Rollos de canela | breakfast snack | 12 | 40+15
        Cardamom dough, cinnamon butter, pearls of sugar. | Masa de cardamomo, mantequilla de canela y azúcar.
        - 500 g plain-flour, 7 g dried-yeast, 250 ml milk: warm, 120 g butter: soft, 120 g sugar, 1 tsp cardamom, 2 tbsp cinnamon
        - 1 egg: beaten, 1 pinch salt
        > dough plain-flour dried-yeast milk cardamom salt; knead 10; rise 60
        > "Roll out, spread with the butter, sugar and cinnamon, roll up and slice. = Estira, unta con la mantequilla, el azúcar y la canela, enrolla y corta."; rise 30
        > brush *rolls with egg; bake 220 12
        # Almond cake with lingonberries | Tarta de almendra con arándano rojo | dessert | 10 | 20+35
        A moist, flourless cake with red jam on top. | Un pastel jugoso sin harina con mermelada roja encima.
        - 250 g ground-almonds, 180 g sugar, 4 egg, 100 g butter: melted, 1 tsp cardamom, 1 tsp baking-powder, 120 g lingonberry-jam
        > oven 175; tin
        > beat egg sugar; fold ground-almonds cardamom baking-powder butter into *mixture
        > bake 35; cool; top *cake with lingonberry-jam
        """#
}
