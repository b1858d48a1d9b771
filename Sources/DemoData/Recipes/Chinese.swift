extension RecipeTable {
    static let chinese = #"""
        # Mapo tofu | Mapo tofu | dinner | 4 | 15+15
        Silky tofu in a numbing, brick-red sauce. | Tofu sedoso en una salsa roja que hormiguea.
        - 600 g silken-tofu: cubed, 150 g minced-pork, 2 tbsp doubanjiang, 1 tbsp black-bean-sauce, 3 cl garlic: minced
        - 10 g ginger: minced, 1 tsp sichuan-pepper: ground, 300 ml chicken-stock, 1 tbsp cornflour, 3 spring-onion: sliced
        - 2 tbsp sunflower-oil
        > brown minced-pork in sunflower-oil 4; bloom doubanjiang black-bean-sauce garlic ginger 2
        > pour chicken-stock; "Slide in the tofu and simmer for 5 minutes without stirring. = Desliza el tofu y cuece 5 minutos sin remover."
        > "Thicken with the cornflour stirred into a little water. = Espesa con la maicena disuelta en un poco de agua."; sprinkle sichuan-pepper; scatter spring-onion
        # Kung pao chicken | Pollo kung pao | dinner | 4 | 20+8
        Quick, sweet-sour and hot, with the crunch of peanuts. | Rápido, agridulce y picante, con el crujido de los cacahuetes.
        - 500 g chicken-breast: cubed, 2 tbsp soy-sauce, 1 tbsp shaoxing-wine, 1 tbsp cornflour, 1 tbsp rice-vinegar, 1 tbsp sugar
        - 80 g peanuts: toasted, 1 tsp chilli-flakes, 1 tsp sichuan-pepper, 3 cl garlic: sliced, 4 spring-onion: chopped
        - 2 tbsp sunflower-oil
        > marinate chicken-breast with shaoxing-wine cornflour 15
        > whisk soy-sauce rice-vinegar sugar
        > stirfry chicken-breast in sunflower-oil 4; add chilli-flakes sichuan-pepper garlic 1
        > pour *sauce; toss *chicken with peanuts spring-onion; serve
        # Egg fried rice | Arroz frito con huevo | lunch dinner | 3 | 10+8
        The best use of last night's rice. | El mejor destino para el arroz de anoche.
        - 250 g jasmine-rice: cooked and cold = cocido y frío, 3 egg: beaten, 100 g peas, 4 spring-onion: sliced, 3 tbsp sunflower-oil
        - 1 tbsp soy-sauce, 1 tsp sesame-oil, 1 carrot: diced
        > scramble egg in sunflower-oil 1; setaside egg
        > stirfry carrot peas 3; stirfry jasmine-rice 4
        > return egg; toss *rice with soy-sauce sesame-oil spring-onion; serve
        # Tomato and egg stir-fry | Salteado de tomate y huevo | lunch dinner | 2 | 10+6
        Home cooking at its quickest: sweet tomato, soft egg. | Cocina casera en un momento: tomate dulce, huevo tierno.
        - 4 tomato: wedges, 4 egg: beaten, 2 spring-onion: sliced, 2 tbsp sunflower-oil, 1 tsp sugar, 0.25 tsp salt
        > scramble egg in sunflower-oil 1; setaside egg
        > stirfry tomato 3; adjust sugar salt; return egg
        > scatter spring-onion
        # Char siu pork | Cerdo char siu | dinner | 5 | 15+45
        Roast pork with a sticky, lacquered edge. | Cerdo asado de bordes brillantes y pegajosos.
        - 900 g pork-shoulder: in thick strips = en tiras gruesas, 3 tbsp hoisin, 2 tbsp soy-sauce, 2 tbsp honey, 1 tbsp shaoxing-wine
        - 1 tsp five-spice, 3 cl garlic: crushed
        > whisk hoisin soy-sauce honey shaoxing-wine five-spice garlic; marinate pork-shoulder with *marinade 480
        > oven 200; roast pork-shoulder 40
        > brush *pork with honey; grill *pork 4; slice *pork
        # Dan dan noodles | Fideos dan dan | lunch dinner | 4 | 20+15
        Noodles in a nutty, chilli-slicked sauce with crisp pork. | Fideos en salsa de sésamo y chile con cerdo crujiente.
        - 400 g wheat-noodles, 250 g minced-pork, 3 tbsp tahini, 2 tbsp soy-sauce, 1 tbsp rice-vinegar, 2 tsp chilli-flakes
        - 1 tsp sichuan-pepper, 2 cl garlic: minced, 3 tbsp sunflower-oil, 200 g pak-choi, 3 spring-onion: sliced
        > heat sunflower-oil; "Pour the hot oil over the chilli and the Sichuan pepper. = Vierte el aceite caliente sobre el chile y la pimienta de Sichuan."; whisk tahini soy-sauce rice-vinegar garlic
        > brown minced-pork 7; noodles wheat-noodles 5; blanch pak-choi 2
        > divide *noodles pak-choi; top with *sauce minced-pork; scatter spring-onion
        # Steamed fish with ginger | Pescado al vapor con jengibre | dinner | 2 | 10+12
        Sea bass, ginger and sizzling oil: nothing to hide behind. | Lubina, jengibre y aceite humeante: nada más hace falta.
        - 1 sea-bass, 20 g ginger: strips, 4 spring-onion: strips, 2 tbsp soy-sauce, 1 tsp sugar, 2 tbsp sunflower-oil, 1 tsp sesame-oil
        > fill sea-bass with ginger; steam sea-bass 10
        > dissolve sugar in soy-sauce; pourover soy-sauce over *fish
        > "Top with the spring onions and pour over the smoking oils. = Cubre con las cebolletas y riega con los aceites humeantes."; serve
        # Hot and sour soup | Sopa agripicante | lunch | 4 | 20+15
        Sharp with vinegar, warm with pepper, thick with mushrooms and tofu. | Ácida de vinagre, cálida de pimienta, espesa de setas y tofu.
        - 150 g shiitake: sliced, 100 g bamboo-shoots: strips, 200 g tofu: strips, 1 l vegetable-stock, 3 tbsp rice-vinegar
        - 2 tbsp soy-sauce, 1 tsp white-pepper, 2 tbsp cornflour, 2 egg: beaten, 2 spring-onion: sliced, 1 tsp sesame-oil
        > pot vegetable-stock shiitake bamboo-shoots tofu; simmer 8
        > stir soy-sauce rice-vinegar white-pepper; "Thicken with the cornflour stirred into a little water. = Espesa con la maicena disuelta en un poco de agua."
        > "Pour in the egg in a thin thread while stirring. = Vierte el huevo en hilo fino sin dejar de remover."; drizzle sesame-oil; scatter spring-onion
        # Stir-fried green beans with garlic | Judías verdes salteadas con ajo | lunch dinner | 4 | 10+8
        Blistered beans with a salty, garlicky edge. | Judías chamuscadas con un toque salado de ajo.
        - 500 g green-beans: trimmed, 4 cl garlic: sliced, 1 tsp chilli-flakes, 1 tbsp soy-sauce, 2 tbsp sunflower-oil, 1 tsp sugar
        > dry green-beans; stirfry green-beans in sunflower-oil 5
        > stirfry garlic chilli-flakes 1; adjust soy-sauce sugar
        > serve
        # Pork and cabbage dumplings | Empanadillas de cerdo y col | lunch dinner | 4 | 50+12
        Pleated dumplings, steamed and fried in the same pan. | Empanadillas plegadas, al vapor y fritas en la misma sartén.
        - 250 g plain-flour, 140 ml water: hot, 250 g minced-pork, 200 g napa-cabbage: finely chopped, 3 spring-onion: minced
        - 10 g ginger: grated, 1 tbsp soy-sauce, 1 tsp sesame-oil, 2 tbsp sunflower-oil, 0.5 tsp salt
        > dough plain-flour water; knead 8; rest 30
        > mix minced-pork napa-cabbage spring-onion ginger soy-sauce sesame-oil salt
        > "Roll the dough into thin rounds, fill each and pleat it shut. = Estira la masa en discos finos, rellénalos y ciérralos con pliegues."
        > panfry *dumplings in sunflower-oil 2; "Add a little water, cover and steam for 6 minutes. = Añade un poco de agua, tapa y cuece al vapor 6 minutos."
        # Red-braised pork belly | Panceta de cerdo estofada | dinner | 6 | 15+100
        Meltingly soft pork in soy and caramel. | Cerdo que se funde, en soja y caramelo.
        - 900 g pork-belly: cubed, 40 g sugar, 3 tbsp shaoxing-wine, 3 tbsp soy-sauce, 1 tbsp dark-soy-sauce, 20 g ginger: sliced
        - 2 star-anise, 1 cinnamon-stick, 500 ml water
        > blanch pork-belly 5; caramel sugar; brown pork-belly 5
        > add shaoxing-wine soy-sauce dark-soy-sauce ginger star-anise cinnamon-stick water; braise pork-belly 80
        > reduce 10; serve
        # Rice congee with ginger and egg | Congee de arroz con jengibre y huevo | breakfast | 4 | 5+60
        Rice cooked until it forgets its shape: breakfast for cold or tired days. | Arroz cocido hasta perder la forma: desayuno para días fríos o cansados.
        - 180 g jasmine-rice: rinsed, 1.8 l water, 25 g ginger: strips, 4 egg, 3 spring-onion: sliced, 2 tbsp soy-sauce, 1 tsp sesame-oil
        > pot jasmine-rice water ginger; simmer 55
        > hardboil egg 7; halve egg
        > divide *rice; top with egg
        > drizzle soy-sauce sesame-oil; scatter spring-onion
        # Smashed cucumber salad | Ensalada de pepino machacado | snack lunch | 4 | 15+0
        Cracked cucumbers that drink up garlic and vinegar. | Pepinos machacados que absorben ajo y vinagre.
        - 2 cucumber, 2 cl garlic: minced, 1 tbsp rice-vinegar, 1 tsp sugar, 1 tsp sesame-oil, 0.25 tsp salt, 0.5 tsp chilli-flakes
        - 1 tsp sesame-seeds
        > "Smash the cucumbers with the flat of a knife and tear them into pieces. = Machaca los pepinos con la hoja del cuchillo y trocéalos."; season cucumber with salt
        > rest 10
        > dress cucumber with garlic rice-vinegar sugar sesame-oil chilli-flakes; scatter sesame-seeds
        """#
}
