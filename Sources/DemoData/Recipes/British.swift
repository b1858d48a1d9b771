extension RecipeTable {
    static let british = #"""
        # Shepherd's pie | Pastel de cordero y patata | dinner | 6 | 30+60
        Minced lamb in gravy under a golden lid of mashed potato. | Cordero picado en su salsa bajo una tapa dorada de puré de patata.
        - 600 g minced-lamb, 1 onion: chopped, 2 carrot: diced, 2 celery: diced, 2 tbsp tomato-paste, 400 ml beef-stock
        - 1 tbsp worcestershire, 1 kg potato: chunks, 50 g butter, 80 ml milk, 2 sp rosemary
        > brown minced-lamb 8; add onion carrot celery 10
        > bloom tomato-paste 2; add beef-stock worcestershire rosemary; simmer 25
        > boil potato 18; mash potato with butter milk
        > arrange *meat; top with *purée; bake 200 25
        # Fish and chips | Pescado con patatas fritas | dinner | 4 | 25+30
        Cod in a crackling beer batter with thick chips. | Bacalao en una masa crujiente de cerveza con patatas gruesas.
        - 4 cod, 800 g potato: thick sticks = en bastones gruesos, 150 g plain-flour, 1 tsp baking-powder, 200 ml beer: cold, 1 tsp salt
        - 150 ml sunflower-oil: to fry, 1 lemon: wedges, 200 g peas
        > boil potato 5; dry potato; deepfry potato in sunflower-oil 8
        > whisk plain-flour baking-powder salt beer; dip cod in *batter
        > deepfry cod in sunflower-oil 6; boil peas 4
        > serve with peas lemon
        # Full vegetarian breakfast | Desayuno inglés vegetariano | breakfast | 2 | 10+20
        Eggs, beans, mushrooms, tomatoes and toast on one generous plate. | Huevos, alubias, champiñones, tomates y tostadas en un plato generoso.
        - 4 egg, 200 g mushrooms: halved, 2 tomato: halved, 300 g white-beans, 100 g passata, 2 tbsp olive-oil
        - 4 sl wholemeal-bread: toasted, 15 g butter, 0.5 tsp paprika, 0.25 tsp salt
        > pot white-beans passata paprika salt; simmer 8
        > fry mushrooms tomato in olive-oil 8
        > scramble egg in butter 3; serve with wholemeal-bread
        # Leek and potato soup | Sopa de puerro y patata | lunch | 4 | 15+25
        Plain, silky and better than it sounds. | Sencilla, sedosa y mejor de lo que suena.
        - 3 leek: sliced, 500 g potato: cubed, 30 g butter, 900 ml vegetable-stock, 100 ml cream, 2 tbsp chives: finely chopped
        - 1 pinch white-pepper
        > fry leek in butter 8
        > add potato vegetable-stock; simmer 18; blend
        > stir cream white-pepper; scatter chives
        # Kedgeree | Arroz kedgeree con eglefino | breakfast lunch | 4 | 15+25
        Smoked haddock, curried rice and eggs: a breakfast from the days of steamships. | Eglefino ahumado, arroz al curry y huevos: un desayuno de la época de los vapores.
        - 400 g smoked-haddock, 250 g basmati-rice, 500 ml water, 1 onion: chopped, 40 g butter, 1 tbsp curry-powder, 3 egg
        - 10 sp parsley: finely chopped, 0.5 lemon: juice
        > hardboil egg 8; rice basmati-rice with water 15
        > parboil smoked-haddock 6; shred smoked-haddock
        > fry onion in butter 8; bloom curry-powder 1; fold *rice smoked-haddock into onion
        > juice lemon; top with egg; scatter parsley
        # Chicken and leek pie | Pastel de pollo y puerro | dinner | 6 | 30+50
        A puff pastry lid over chicken in a mustard cream. | Una tapa de hojaldre sobre pollo en crema de mostaza.
        - 700 g chicken-thighs: cubed, 3 leek: rounds, 40 g butter, 40 g plain-flour, 400 ml chicken-stock, 100 ml cream
        - 1 tbsp dijon-mustard, 300 g puff-pastry, 1 egg: beaten, 4 sp thyme
        > brown chicken-thighs in butter 6; add leek thyme 8; bloom plain-flour 1
        > pour chicken-stock; simmer 12; stir cream dijon-mustard
        > arrange *chicken; "Lay the pastry over the dish and press the edges. = Cubre la fuente con el hojaldre y presiona los bordes."; brush puff-pastry with egg
        > bake 200 30
        # Cauliflower cheese | Coliflor gratinada con cheddar | lunch dinner | 4 | 15+30
        Florets under a bubbling mustardy sauce. | Ramitos bajo una salsa burbujeante con mostaza.
        - 1 cauliflower: florets, 40 g butter, 40 g plain-flour, 500 ml milk, 150 g cheddar: grated, 1 tsp dijon-mustard, 30 g breadcrumbs
        - 0.25 tsp nutmeg, 0.5 tsp salt
        > boil cauliflower 7
        > melt butter; bloom plain-flour 2
        > "Whisk in the milk and simmer until thick. = Incorpora la leche batiendo y cuece hasta que espese."; stir cheddar dijon-mustard nutmeg salt
        > arrange cauliflower; top with *sauce
        > sprinkle breadcrumbs; bake 200 20
        # Beef and stout stew | Estofado de ternera con cerveza negra | dinner | 6 | 25+150
        Slow beef in a dark, bittersweet gravy. | Ternera a fuego lento en una salsa oscura y agridulce.
        - 1 kg beef-chuck: cubed, 2 onion: sliced, 3 carrot: chunks, 2 parsnip: chunks, 40 g plain-flour, 440 ml stout, 400 ml beef-stock
        - 2 tbsp sunflower-oil, 1 tbsp worcestershire, 2 bay-leaf
        > coat beef-chuck in plain-flour; brown beef-chuck in sunflower-oil 10
        > add onion 8; deglaze stout
        > add beef-stock worcestershire bay-leaf carrot parsnip; braise beef-chuck 130
        > serve
        # Scotch broth | Caldo escocés de cordero y cebada | lunch dinner | 6 | 20+90
        Barley, lamb and roots in a soup that eats like a meal. | Cebada, cordero y raíces en una sopa que vale por una comida.
        - 500 g lamb-shoulder: cubed, 120 g pearl-barley: rinsed, 2 carrot: diced, 1 turnip: diced, 2 leek: sliced, 150 g kale: shredded
        - 1.6 l water, 1.5 tsp salt, 0.5 tsp black-pepper
        > pot lamb-shoulder pearl-barley water salt; simmer 60
        > add carrot turnip leek 20
        > add kale black-pepper 6; serve
        # Bubble and squeak | Tortitas de patata y col | breakfast lunch | 4 | 10+25
        Yesterday's potatoes and greens fried to a crisp-edged cake. | Las patatas y la col de ayer, fritas hasta dorar los bordes.
        - 600 g potato, 250 g cabbage: shredded, 1 onion: sliced, 40 g butter, 0.75 tsp salt, 0.5 tsp black-pepper
        > boil potato 18; blanch cabbage 3; mash potato
        > fry onion in butter 8; mix potato cabbage onion salt black-pepper
        > patties *mixture; panfry *patties in butter 5
        # Victoria sponge | Bizcocho Victoria | dessert snack | 10 | 25+25
        Two light layers, strawberry jam and cream. | Dos capas ligeras, mermelada de fresa y nata.
        - 200 g butter: soft, 200 g sugar, 4 egg, 200 g plain-flour, 2 tsp baking-powder, 1 tsp vanilla-extract, 150 g strawberry-jam
        - 200 ml cream, 1 tbsp icing-sugar: to dust
        > oven 180; beat butter sugar; stir egg vanilla-extract
        > fold plain-flour baking-powder into *mixture; "Divide between two lined tins. = Reparte en dos moldes forrados."; bake 25
        > cool; whip cream
        > "Sandwich with the jam and the cream. = Une las dos capas con la mermelada y la nata."; sprinkle icing-sugar
        # Apple crumble | Crumble de manzana | dessert | 6 | 20+40
        Sharp apples under buttery rubble. | Manzanas ácidas bajo un manto de migas de mantequilla.
        - 1 kg apple: chunks, 80 g brown-sugar, 1 tsp cinnamon, 150 g plain-flour, 80 g oats, 100 g butter: cold cubed, 1 lemon: juice
        > oven 190; toss apple with lemon cinnamon; arrange apple
        > rubin butter into plain-flour; stir oats brown-sugar
        > top *fruit with *topping; bake 40
        # Oat porridge with pear and honey | Gachas de avena con pera y miel | breakfast | 2 | 5+10
        Slow-stirred oats for a grey morning. | Avena removida con calma para una mañana gris.
        - 100 g oats, 300 ml milk, 300 ml water, 1 pear: diced, 1 tbsp honey, 0.5 tsp cinnamon, 15 g flax-seeds
        > "Bring the oats, milk and water slowly to the boil. = Lleva la avena, la leche y el agua lentamente a ebullición."; reduce 7
        > divide *cream; top with pear flax-seeds
        > drizzle honey; sprinkle cinnamon
        """#
}
