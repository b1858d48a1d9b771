/// The lemmas of WordNet 3.0 for ingredients of the demo data: the ingredient, the sense in `data.noun`, and its lemmas.
///
/// Senses that are wider than the ingredient are left out. WordNet 3.0 Copyright 2006 by Princeton University. All rights reserved.
enum WordNetFoods {
    static let all = lines.split(separator: "\n").map { line in
        let parts = line.split(separator: " | ").map(String.init)
        return (ingredient: parts[0], sense: parts[1], lemmas: parts[2].split(separator: "; ").map(String.init))
    }

    private static let lines = """
        onion | 07722217 | onion
        red onion | 07722888 | purple onion; red onion
        spring onion | 07722485 | green onion; spring onion; scallion
        shallot | 07723177 | shallot
        leek | 07723039 | leek
        garlic | 07818277 | garlic; ail
        ginger | 07814925 | ginger; gingerroot
        galangal | 12356960 | galangal; Alpinia galanga
        lemongrass stalk | 12104384 | lemongrass; lemon grass
        carrot | 07730207 | carrot
        celery | 07730406 | celery
        celeriac | 07730708 | celeriac; celery root
        potato | 07710616 | potato; white potato; Irish potato; murphy; spud; tater
        sweet potato | 07712063 | sweet potato
        cassava | 12927013 | cassava; manioc
        yam | 07711907 | yam
        parsnip | 07735404 | parsnip
        turnip | 07735803 | turnip
        daikon | 11895092 | radish; daikon; Japanese radish; Raphanus sativus longipinnatus
        radish | 07735687 | radish
        beetroot | 07719839 | beet; beetroot
        tomato | 07734017 | tomato
        cherry tomatoes | 07734292 | cherry tomato
        cucumber | 07718472 | cucumber; cuke
        green bell pepper | 07721018 | green pepper
        jalapeño | 07721678 | jalapeno; jalapeno pepper
        courgette | 07716358 | zucchini; courgette
        aubergine | 07713074 | eggplant; aubergine; mad apple
        pumpkin | 07735510 | pumpkin
        butternut squash | 07717556 | butternut squash
        white cabbage | 07714571 | head cabbage
        red cabbage | 07714802 | red cabbage
        Chinese cabbage | 07714287 | Chinese cabbage; celery cabbage; Chinese celery
        kale | 07714078 | kale; kail; cole
        collard greens | 07714188 | collards; collard greens
        Swiss chard | 07720277 | chard; Swiss chard; spinach beet; leaf beet
        spinach | 07736692 | spinach
        lettuce | 07723559 | lettuce
        rocket | 11886537 | rocket; roquette; garden rocket; rocket salad; arugula; Eruca sativa; Eruca vesicaria sativa
        watercress | 07732904 | watercress
        broccoli | 07714990 | broccoli
        cauliflower | 07715103 | cauliflower
        Brussels sprouts | 07715221 | brussels sprouts
        green beans | 07727868 | green bean
        asparagus | 07719213 | asparagus
        corn cob | 07731952 | corn; edible corn
        mushrooms | 07734744 | mushroom
        shiitake mushrooms | 13001930 | shiitake; shiitake mushroom; Chinese black mushroom; golden oak mushroom; Oriental black mushroom; Lentinus edodes
        fennel bulb | 07817871 | fennel; Florence fennel; finocchio
        artichoke | 07718747 | artichoke; globe artichoke
        okra | 07733394 | gumbo; okra
        bean sprouts | 07719616 | bean sprout
        pak choi | 07714448 | bok choy; bok choi
        avocado | 07764847 | avocado; alligator pear; avocado pear; aguacate
        lemon | 07749582 | lemon
        lime | 07749731 | lime
        orange | 07747607 | orange
        grapefruit | 07749969 | grapefruit
        apple | 07739125 | apple
        pear | 07767847 | pear
        banana | 07753592 | banana
        mango | 07764155 | mango
        pineapple | 07753275 | pineapple; ananas
        strawberries | 07745940 | strawberry
        raspberries | 07745466 | raspberry
        blueberries | 07743544 | blueberry
        peach | 07751004 | peach
        plum | 07751451 | plum
        grapes | 07758680 | grape
        pomegranate | 07768694 | pomegranate
        watermelon | 07756951 | watermelon
        passion fruit | 07753743 | passion fruit
        tomatillo | 07734555 | tomatillo; husk tomato; Mexican husk tomato
        cactus paddles | 11851258 | nopal
        taro root | 07736813 | taro; taro root; cocoyam; dasheen; edda
        whole chicken | 07644967 | chicken; poulet; volaille
        chicken wings | 07648814 | chicken wing
        chicken livers | 07652310 | chicken liver
        beef sirloin | 07658958 | sirloin
        stewing beef | 07592558 | stew meat
        minced beef | 07664007 | ground beef; hamburger
        beef short ribs | 07661845 | short ribs
        beef brisket | 07657547 | brisket
        pork loin | 07669470 | pork loin
        pork belly | 07669713 | pork belly
        pork ribs | 07656961 | sparerib
        bacon | 07670433 | bacon
        chorizo | 07676520 | chorizo
        black pudding | 07676121 | blood sausage; blood pudding; black pudding
        bratwurst | 07677982 | bratwurst; brat
        pork sausages | 07677593 | pork sausage
        leg of lamb | 07668588 | leg of lamb; gigot
        lamb chops | 07667974 | lamb chop; lamb-chop; lambchop
        venison | 07653311 | venison
        lard | 07672421 | lard
        salmon | 07795751 | salmon
        smoked salmon | 07796649 | smoked salmon
        cod | 07789063 | cod; codfish
        salt cod | 07789911 | salt cod
        hake | 07792027 | hake
        sea bream | 07777189 | bream; sea bream
        red snapper | 07797357 | red snapper
        fresh tuna | 07780627 | tuna; tuna fish; tunny
        mackerel | 07781319 | mackerel
        smoked mackerel | 07800004 | smoked mackerel
        fresh sardines | 07794063 | sardine; pilchard
        pickled herring | 07785342 | pickled herring
        smoked haddock | 07789745 | finnan haddie; finnan haddock; finnan; smoked haddock
        shrimp | 07794159 | prawn; shrimp
        crab meat | 07787715 | crab; crabmeat
        squid | 07781801 | squid; calamari; calamary
        octopus | 07782365 | octopus
        mussels | 07783550 | mussel
        clams | 07786686 | clam
        scallops | 07797641 | scallop; scollop; escallop
        egg | 07840804 | egg; eggs
        egg yolk | 07841345 | egg yolk; yolk
        egg white | 07841037 | egg white; white; albumen; ovalbumin
        whole milk | 07846802 | whole milk
        buttermilk | 07847047 | buttermilk
        double cream | 07847827 | heavy cream
        sour cream | 07848093 | sour cream; soured cream
        plain yogurt | 07849336 | yogurt; yoghurt; yoghourt
        butter | 07848338 | butter
        ghee | 07848936 | ghee
        Cheddar | 07852919 | cheddar; cheddar cheese; American cheese
        mozzarella | 07854184 | mozzarella
        Parmesan | 07854348 | Parmesan
        Gruyère | 07855105 | Gruyere
        Emmental | 07854982 | Emmenthal; Emmental; Emmenthaler; Emmentaler
        goat cheese | 07853560 | goat cheese; chevre
        ricotta | 07854614 | ricotta
        mascarpone | 07851554 | mascarpone
        cream cheese | 07851298 | cream cheese
        quark | 07854455 | quark cheese; quark
        farmer's cheese | 07851767 | cottage cheese; pot cheese; farm cheese; farmer's cheese
        blue cheese | 07852045 | bleu; blue cheese
        condensed milk | 07846471 | condensed milk
        evaporated milk | 07846359 | evaporated milk
        white bread | 07687211 | white bread; light bread
        wholemeal bread | 07682316 | dark bread; whole wheat bread; whole meal bread; brown bread
        sourdough bread | 07686720 | sour bread; sourdough bread
        rye bread | 07685730 | rye bread
        baguette | 07687381 | baguet; baguette
        burger buns | 07690152 | hamburger bun; hamburger roll
        brioche | 07691539 | brioche
        pita bread | 07683617 | pita; pocket bread
        naan | 07684289 | nan; naan
        filo pastry | 07628068 | phyllo
        puff pastry | 07627931 | puff paste; pate feuillete
        shortcrust pastry | 07623263 | pie crust; pie shell
        breadcrumbs | 07622473 | breadcrumb
        sponge fingers | 07636957 | ladyfinger
        long-grain rice | 07804657 | white rice; polished rice
        brown rice | 07804543 | brown rice
        spaghetti | 07699914 | spaghetti
        penne | 07701147 | penne
        egg tagliatelle | 07701372 | tagliatelle
        lasagne sheets | 07701053 | lasagna; lasagne
        orzo | 07699682 | orzo
        macaroni | 07700964 | macaroni
        egg noodles | 07699815 | egg noodle
        couscous | 07701597 | couscous
        bulgur | 07803408 | bulgur; bulghur; bulgur wheat
        pearl barley | 07803213 | pearl barley
        buckwheat groats | 07803310 | buckwheat
        millet | 07802963 | millet
        rolled oats | 07568502 | oatmeal; rolled oats
        polenta | 07703743 | polenta
        cornmeal | 07568095 | cornmeal; Indian meal
        plain flour | 07569423 | plain flour
        wholemeal flour | 07569644 | whole wheat flour; graham flour; graham; whole meal flour
        semolina | 07570021 | semolina
        tapioca starch | 07619881 | tapioca
        dried chickpeas | 07726095 | chickpea; garbanzo
        cooked chickpeas | 07726095 | chickpea; garbanzo
        cooked kidney beans | 07727048 | kidney bean
        cooked black beans | 07727458 | black bean; turtle bean
        dried black beans | 07727458 | black bean; turtle bean
        cooked white beans | 07727140 | navy bean; pea bean; white bean
        cooked pinto beans | 07727252 | pinto bean
        cooked black-eyed peas | 07726672 | black-eyed pea; cowpea
        cooked butter beans | 07729000 | lima bean
        dried fava beans | 07729384 | fava bean; broad bean
        split mung beans | 12578255 | mung; mung bean; green gram; golden gram; Vigna radiata; Phaseolus aureus
        firm tofu | 07709881 | bean curd; tofu
        peanuts | 07737745 | peanut; earthnut; goober; goober pea; groundnut; monkey nut
        peanut butter | 07855510 | peanut butter
        almonds | 07750586 | almond
        walnuts | 07771212 | walnut
        hazelnuts | 07772788 | hazelnut; filbert; cobnut; cob
        pecans | 07774719 | pecan
        cashews | 07772147 | cashew; cashew nut
        pistachios | 07775050 | pistachio; pistachio nut
        Brazil nuts | 07771731 | brazil nut; brazil
        pine nuts | 07774842 | pine nut; pignolia; pinon nut
        sesame seeds | 07827410 | sesame seed; benniseed
        tahini | 07858484 | tahini
        pumpkin seeds | 07770763 | pumpkin seed
        poppy seeds | 07827750 | poppy seed
        desiccated coconut | 07773238 | coconut; coconut meat
        raisins | 07752664 | raisin
        dried apricots | 07752514 | dried apricot
        prunes | 07752602 | prune
        dates | 07765073 | date
        sugar | 07859284 | sugar; refined sugar
        brown sugar | 07596452 | brown sugar
        icing sugar | 07596160 | icing sugar
        unrefined cane sugar | 07595649 | cane sugar
        honey | 07858978 | honey
        maple syrup | 07860447 | maple syrup
        golden syrup | 07860208 | treacle; golden syrup
        vanilla extract | 07828807 | vanilla; vanilla extract
        dark chocolate | 07603722 | bittersweet chocolate; semi-sweet chocolate; dark chocolate
        cocoa powder | 07603177 | cocoa powder
        tomato paste | 07826250 | tomato paste
        coconut milk | 07840672 | coconut milk; coconut cream
        anchovy fillets | 07783667 | anchovy
        green olives | 07767709 | green olive
        black olives | 07767549 | black olive; ripe olive
        capers | 07822053 | caper
        pickled gherkins | 07758582 | gherkin
        sauerkraut | 07876189 | sauerkraut
        roasted peppers in a jar | 07721195 | pimento; pimiento
        bamboo shoots | 07719330 | bamboo shoot
        tinned sweetcorn | 07732168 | sweet corn; green corn
        hominy | 07732302 | hominy
        chipotle in adobo | 07721833 | chipotle
        strawberry jam | 07643200 | strawberry jam; strawberry preserves
        salt | 07813107 | salt; table salt; common salt
        black pepper | 07815839 | black pepper
        white pepper | 07815956 | white pepper
        ground cumin | 07814634 | cumin; cumin seed
        ground coriander | 07817465 | coriander; coriander seed
        turmeric | 07821919 | turmeric
        curry powder | 07823814 | curry powder
        sweet paprika | 07824702 | paprika
        chilli powder | 07822687 | chili powder
        cayenne pepper | 07822518 | cayenne; cayenne pepper; red pepper
        five-spice powder | 07813833 | five spice powder
        ground cinnamon | 07814203 | cinnamon
        cinnamon stick | 07814203 | cinnamon
        ground cardamom | 07822323 | cardamom; cardamon; cardamum
        ground cloves | 07814487 | clove
        ground nutmeg | 07815424 | nutmeg
        ground allspice | 07814007 | allspice
        star anise | 07826930 | Chinese anise; star anise; star aniseed
        fennel seeds | 07818029 | fennel seed
        mustard seeds | 07819303 | mustard seed
        fenugreek seeds | 07818133 | fenugreek; fenugreek seed
        caraway seeds | 07827554 | caraway seed
        saffron | 07827284 | saffron
        thyme | 07821758 | thyme
        rosemary | 07820145 | rosemary
        sage | 07820497 | sage
        bay leaf | 07816296 | bay leaf
        basil | 07816164 | basil; sweet basil
        parsley | 07819896 | parsley
        fresh coriander | 07817315 | coriander; Chinese parsley; cilantro
        fresh mint | 07819166 | mint
        dill | 07827896 | dill; dill weed
        chives | 07817024 | chives
        olive oil | 07674508 | olive oil
        sunflower oil | 07675411 | sunflower oil; sunflower-seed oil
        toasted sesame oil | 07675156 | sesame oil
        red palm oil | 07674617 | palm oil
        coconut oil | 07674161 | coconut oil; copra oil
        cider vinegar | 07829248 | cider vinegar
        soy sauce | 07825972 | soy sauce; soy
        hoisin sauce | 07824268 | duck sauce; hoisin sauce
        Worcestershire sauce | 07840520 | Worcester sauce; Worcestershire; Worcestershire sauce
        white miso | 07857170 | miso
        hot pepper sauce | 07830593 | hot sauce
        ketchup | 07822197 | catsup; ketchup; cetchup; tomato ketchup
        mayonnaise | 07834507 | mayonnaise; mayo
        grated horseradish | 07824383 | horseradish
        barbecue sauce | 07835331 | barbecue sauce
        frozen peas | 07725531 | green pea; garden pea
        frozen edamame | 07729828 | green soybean
        frozen sweetcorn | 07732168 | sweet corn; green corn
        vanilla ice cream | 07615671 | vanilla ice cream
        water | 07935504 | water
        chicken stock | 07585107 | chicken broth; chicken stock
        beef stock | 07585015 | beef broth; beef stock
        dry white wine | 07892813 | white wine
        red wine | 07892512 | red wine
        lager beer | 07887634 | lager; lager beer
        stout | 07890352 | stout
        dry sherry | 07900958 | sherry
        sake | 07891433 | sake; saki; rice beer
        rum | 07905038 | rum
        strong coffee | 07929519 | coffee; java
        orange juice | 07924834 | orange juice
        apple juice | 07924366 | apple juice
        coconut water | 07773428 | coconut milk; coconut water
        """
}
