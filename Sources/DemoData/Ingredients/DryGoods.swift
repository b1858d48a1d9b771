extension IngredientTable {
    /// Grains, pasta, pulses, nuts, seeds and baking ingredients.
    ///
    /// `IngredientParser` explains the notation.
    static let dryGoods = #"""
        = GRAINS_AND_PASTA
        white-rice | long-grain rice | arroz de grano largo ms | 7.1 80 0.1 1.3 0.7 0.18 5 | 0 115 28 0.8 0 0 0 | 180 | | ml=0.79
        basmati-rice | basmati rice | arroz basmati ms | 8.5 77.5 0.2 1.4 0.9 0.2 5 | 0 115 28 0.8 0 0 0 | 320 | | ml=0.79
        jasmine-rice | jasmine rice | arroz jazmín ms | 7 79.5 0.1 1 0.6 0.2 4 | 0 110 20 0.7 0 0 0 | 280 | | ml=0.79
        sushi-rice | short-grain rice | arroz de grano corto ms | 6.6 79.5 0.1 1.2 0.5 0.14 2 | 0 76 3 1.5 0 0 0 | 340 | | ml=0.83
        risotto-rice | risotto rice | arroz para risotto ms | 7 78 0.2 1.4 0.8 0.2 4 | 0 80 5 0.8 0 0 0 | 420 | | ml=0.83
        bomba-rice | bomba rice | arroz bomba ms | 7 78.5 0.2 1.2 0.8 0.2 4 | 0 80 5 0.8 0 0 0 | 560 | | ml=0.83
        sticky-rice | glutinous rice | arroz glutinoso ms | 6.8 81.7 0.1 2.8 0.6 0.11 7 | 0 77 11 1.6 0 0 0 | 390 | | ml=0.8
        brown-rice | brown rice | arroz integral ms | 7.5 76.2 0.7 3.4 2.7 0.54 5 | 0 250 9 1.29 0 0 0 | 260 | | ml=0.79
        spaghetti | spaghetti | espaguetis mp | 13 74.7 2.7 3.2 1.5 0.28 6 | 0 223 21 1.3 0 0 0 | 260 | GLUTEN |
        penne | penne | macarrones mp | 13 74.7 2.7 3.2 1.5 0.28 6 | 0 223 21 1.3 0 0 0 | 260 | GLUTEN | ml=0.42
        tagliatelle | egg tagliatelle | tallarines al huevo mp | 14 71 2 3 4.4 1.2 20 | 84 244 35 1.9 17 0 0.3 | 420 | GLUTEN EGGS |
        lasagne-sheets | lasagne sheets / lasagne sheet | placas de lasaña fp / placa de lasaña fc | 13 73 2.7 3 1.6 0.3 8 | 0 223 21 1.3 0 0 0 | 380 | GLUTEN | pc=18
        orzo | orzo | pasta orzo fs | 13 74.7 2.7 3.2 1.5 0.28 6 | 0 223 21 1.3 0 0 0 | 340 | GLUTEN | ml=0.75
        macaroni | macaroni | coditos mp | 13 74.7 2.7 3.2 1.5 0.28 6 | 0 223 21 1.3 0 0 0 | 260 | GLUTEN | ml=0.48
        egg-noodles | egg noodles | fideos al huevo mp | 14.2 71.3 1.9 3.3 4.4 1.2 21 | 84 244 35 4.01 17 0 0.3 | 420 | GLUTEN EGGS |
        wheat-noodles | wheat noodles | fideos de trigo mp | 11 73 1.5 3 1.6 0.3 380 | 0 160 24 1.5 0 0 0 | 390 | GLUTEN |
        udon | udon noodles | fideos udon mp | 8 68 0.8 2.5 1 0.2 450 | 0 100 15 0.8 0 0 0 | 450 | GLUTEN |
        soba | soba noodles | fideos soba mp | 14.4 74.6 1 3 0.7 0.14 560 | 0 252 35 2.7 0 0 0 | 720 | GLUTEN |
        rice-noodles | rice noodles | fideos de arroz mp | 6 80.2 0.1 1.6 0.6 0.15 182 | 0 30 18 0.7 0 0 0 | 420 | |
        glass-noodles | sweet potato glass noodles | fideos de batata mp | 0.2 86 0.5 0.5 0.1 0.02 10 | 0 15 30 1.5 0 0 0 | 560 | |
        rice-paper | rice paper / rice paper sheet | papel de arroz ms / hoja de papel de arroz fc | 3 80 0.3 1 0.2 0.05 480 | 0 30 15 0.5 0 0 0 | 620 | | pc=10
        rice-cakes | rice cakes | pastelitos de arroz mp | 4 52 0.5 0.8 0.6 0.15 240 | 0 35 5 0.4 0 0 0 | 580 | |
        couscous | couscous | cuscús ms | 12.8 77.4 0.5 5 0.6 0.12 10 | 0 166 24 1.08 0 0 0 | 320 | GLUTEN | ml=0.72
        bulgur | bulgur | bulgur ms | 12.3 75.9 0.4 12.5 1.3 0.23 17 | 0 410 35 2.46 0 0 0 | 310 | GLUTEN | ml=0.6
        pearl-barley | pearl barley | cebada perlada fs | 9.9 77.7 0.8 15.6 1.2 0.24 9 | 0 280 29 2.5 1 0 0 | 290 | GLUTEN | ml=0.83
        buckwheat | buckwheat groats | alforfón ms | 13.3 71.5 1.5 10 3.4 0.74 1 | 0 320 17 2.47 0 0 0 | 360 | | ml=0.71
        quinoa | quinoa | quinua fs | 14.1 64.2 2.8 7 6.1 0.7 5 | 0 563 47 4.57 1 0 0 | 620 | | ml=0.71
        millet | millet | mijo ms | 11 72.9 1.7 8.5 4.2 0.72 5 | 0 195 8 3.01 0 0 0 | 280 | | ml=0.83
        oats | rolled oats | copos de avena mp | 13.2 67.7 1 10.1 6.5 1.1 6 | 0 362 52 4.25 0 0 0 | 260 | GLUTEN | ml=0.38
        polenta | polenta | polenta fs | 8 76 0.8 4.5 1.7 0.25 3 | 0 140 3 1.1 10 0 0 | 260 | | ml=0.67
        cornmeal | cornmeal | harina de maíz fs | 7.5 77 1.6 6 3 0.4 7 | 0 287 6 3.45 11 0 0 | 210 | | ml=0.6
        masa-harina | masa harina | harina de maíz nixtamalizado fs | 8.5 76 1.6 6.4 3.7 0.5 5 | 0 262 138 7.2 11 0 0 | 290 | | ml=0.5
        plain-flour | plain flour | harina de trigo fs | 10.3 76.3 0.3 2.7 1 0.16 2 | 0 107 15 1.17 0 0 0 | 110 | GLUTEN | ml=0.52
        wholemeal-flour | wholemeal flour | harina integral fs | 13.2 72 0.4 10.7 2.5 0.43 2 | 0 363 34 3.6 0 0 0 | 150 | GLUTEN | ml=0.52
        rice-flour | rice flour | harina de arroz fs | 6 80.1 0.1 2.4 1.4 0.39 1 | 0 76 10 0.35 0 0 0 | 260 | | ml=0.6
        chickpea-flour | chickpea flour | harina de garbanzo fs | 22.4 57.8 10.9 10.8 6.7 0.69 64 | 0 846 45 4.86 2 0 0 | 340 | | ml=0.4
        teff-flour | teff flour | harina de tef fs | 13.3 73.1 1.8 8 2.4 0.45 12 | 0 427 180 7.63 0 0 0 | 720 | | ml=0.6
        semolina | semolina | sémola de trigo fs | 12.7 72.8 0.4 3.9 1.1 0.15 1 | 0 186 17 1.23 0 0 0 | 210 | GLUTEN | ml=0.7
        cassava-flour | toasted cassava flour | harina de mandioca tostada fs | 1.3 88 1.2 5.5 0.4 0.1 20 | 0 280 60 1.2 0 8 0 | 320 | | ml=0.55
        tapioca-starch | tapioca starch | almidón de yuca ms | 0.2 88.7 0.5 0.9 0.1 0.01 1 | 0 11 20 1.58 0 0 0 | 380 | | ml=0.5
        cornflour | cornflour | maicena fs | 0.3 91.3 0 0.9 0.1 0.01 9 | 0 3 2 0.47 0 0 0 | 320 | | ml=0.54
        = LEGUMES
        red-lentils | red lentils | lentejas rojas fp | 24.6 60.1 2 10.8 1.1 0.2 6 | 0 668 48 7.39 3 1.7 0 | 290 | | ml=0.82
        brown-lentils | brown lentils | lentejas pardinas fp | 24.6 60.1 2 12.5 1.1 0.15 6 | 0 677 35 6.51 2 4.5 0 | 270 | | ml=0.82
        black-lentils | black lentils | lentejas negras fp | 25.2 58.5 1.4 18 1.6 0.2 10 | 0 900 60 7.5 2 3 0 | 340 | | ml=0.82
        split-peas | yellow split peas | guisantes secos partidos mp | 23.1 61.6 3.1 22.2 1.8 0.2 5 | 0 852 46 4.73 3 1.8 0 | 240 | | ml=0.82
        dried-chickpeas | dried chickpeas | garbanzos secos mp | 20.5 63 10.7 12.2 6 0.6 24 | 0 718 57 4.31 3 4 0 | 290 | | ml=0.83
        chickpeas | cooked chickpeas | garbanzos cocidos mp | 7.7 22.5 3.4 6.4 2.6 0.27 200 | 0 233 46 2.3 1 0.5 0 | 220 | | ml=0.7
        kidney-beans | cooked kidney beans | alubias rojas cocidas fp | 8.1 21.5 0.8 6.8 0.6 0.08 200 | 0 330 35 1.9 0 1 0 | 210 | | ml=0.74
        black-beans | cooked black beans | frijoles negros cocidos mp | 8.2 22.6 0.4 8 0.5 0.13 210 | 0 308 35 1.9 0 0 0 | 220 | | ml=0.74
        dried-black-beans | dried black beans | frijoles negros secos mp | 21.6 62.4 2.1 15.5 1.4 0.37 5 | 0 1483 123 5.02 0 0 0 | 270 | | ml=0.82
        white-beans | cooked white beans | alubias blancas cocidas fp | 8.9 23.5 0.4 6.2 0.4 0.1 190 | 0 450 80 3 0 0 0 | 220 | | ml=0.74
        pinto-beans | cooked pinto beans | frijoles pintos cocidos mp | 8.3 24 0.4 8 0.6 0.12 210 | 0 370 46 1.9 0 0.5 0 | 210 | | ml=0.74
        black-eyed-peas | cooked black-eyed peas | frijoles carita cocidos mp | 7.7 20.8 3.3 6.5 0.5 0.14 150 | 0 278 24 2.5 1 0.4 0 | 240 | | ml=0.7
        butter-beans | cooked butter beans | judiones cocidos mp | 7.8 20.9 2.9 7 0.4 0.09 200 | 0 400 22 2 0 0 0 | 320 | | ml=0.74
        fava-beans | dried fava beans | habas secas fp | 26.1 58.3 5.7 25 1.5 0.25 13 | 0 1062 103 6.7 3 1.4 0 | 310 | | ml=0.75
        mung-beans | split mung beans | judías mungo partidas fp | 23.9 62.6 6.6 16.3 1.2 0.35 15 | 0 1150 100 6 4 3 0 | 340 | | ml=0.83
        tofu | firm tofu | tofu firme ms | 14 3 0.7 1.5 8.2 1.2 12 | 0 190 350 2.5 0 0 0 | 480 | SOYBEANS | pc=300
        silken-tofu | silken tofu | tofu sedoso ms | 6.5 2.6 1.2 0.2 3.5 0.5 12 | 0 180 31 0.8 0 0 0 | 420 | SOYBEANS | pc=300
        tempeh | tempeh | tempeh ms | 20.3 9.4 0.5 5 10.8 2.5 9 | 0 412 111 2.7 0 0 0 | 980 | SOYBEANS |
        peanuts | peanuts | cacahuetes mp | 25.8 16.1 4.7 8.5 49.2 6.3 18 | 0 705 92 4.58 0 0 0 | 520 | PEANUTS | ml=0.6
        peanut-butter | peanut butter | crema de cacahuete fs | 24 21 8 5.7 50 9.5 350 | 0 558 49 1.74 0 0 0 | 620 | PEANUTS | ml=1.08
        = NUTS_AND_SEEDS
        almonds | almonds | almendras fp | 21.2 21.6 4.4 12.5 49.9 3.8 1 | 0 733 269 3.71 0 0 0 | 1250 | TREE_NUTS | ml=0.6
        ground-almonds | ground almonds | almendra molida fs | 21.2 21 4.4 12 50 3.9 1 | 0 733 269 3.71 0 0 0 | 1350 | TREE_NUTS | ml=0.42
        walnuts | walnuts | nueces fp | 15.2 13.7 2.6 6.7 65.2 6.1 2 | 0 441 98 2.91 1 1.3 0 | 1300 | TREE_NUTS | ml=0.42
        hazelnuts | hazelnuts | avellanas fp | 15 16.7 4.3 9.7 60.8 4.5 0 | 0 680 114 4.7 1 6.3 0 | 1450 | TREE_NUTS | ml=0.56
        pecans | pecans | pacanas fp | 9.2 13.9 4 9.6 72 6.2 0 | 0 410 70 2.53 3 1.1 0 | 1900 | TREE_NUTS | ml=0.42
        cashews | cashews | anacardos mp | 18.2 30.2 5.9 3.3 43.9 7.8 12 | 0 660 37 6.68 0 0.5 0 | 1500 | TREE_NUTS | ml=0.55
        pistachios | pistachios | pistachos mp | 20.2 27.2 7.7 10.6 45.3 5.9 1 | 0 1025 105 3.92 26 5.6 0 | 2200 | TREE_NUTS | ml=0.5
        brazil-nuts | Brazil nuts | nueces de Brasil fp | 14.3 11.7 2.3 7.5 67.1 16.1 3 | 0 659 160 2.43 0 0.7 0 | 1900 | TREE_NUTS | ml=0.56
        pine-nuts | pine nuts | piñones mp | 13.7 13.1 3.6 3.7 68.4 4.9 2 | 0 597 16 5.53 1 0.8 0 | 4200 | | ml=0.56
        sesame-seeds | sesame seeds | semillas de sésamo fp | 17.7 23.5 0.3 11.8 49.7 7 11 | 0 468 975 14.55 0 0 0 | 760 | SESAME | ml=0.6
        tahini | tahini | tahini ms | 17 21.2 0.5 9.3 53.8 7.5 60 | 0 414 426 8.95 3 0 0 | 1050 | SESAME | ml=1.0
        pumpkin-seeds | pumpkin seeds | pipas de calabaza fp | 30.2 10.7 1.4 6 49.1 8.7 7 | 0 809 46 8.82 1 1.9 0 | 980 | | ml=0.54
        melon-seeds | ground egusi seeds | semillas de egusi molidas fp | 28.3 15.3 1 3 47.4 9.8 99 | 0 648 54 7.28 0 0 0 | 1500 | | ml=0.45
        poppy-seeds | poppy seeds | semillas de amapola fp | 18 28.1 3 19.5 41.6 4.5 26 | 0 719 1438 9.76 0 1 0 | 1100 | | ml=0.58
        flax-seeds | flax seeds | semillas de lino fp | 18.3 28.9 1.6 27.3 42.2 3.7 30 | 0 813 255 5.73 0 0.6 0 | 480 | | ml=0.68
        chia-seeds | chia seeds | semillas de chía fp | 16.5 42.1 0.4 34.4 30.7 3.3 16 | 0 407 631 7.72 0 1.6 0 | 980 | | ml=0.68
        desiccated-coconut | desiccated coconut | coco rallado ms | 6.9 23.7 7.4 16.3 64.5 57.2 37 | 0 543 26 3.32 0 1.5 0 | 680 | SULPHITES | ml=0.35
        raisins | raisins | pasas fp | 3.1 79.2 59 3.7 0.5 0.06 11 | 0 749 50 1.88 0 2.3 0 | 520 | SULPHITES | ml=0.62
        dried-apricots | dried apricots / dried apricot | orejones mp / orejón mc | 3.4 62.6 53.4 7.3 0.5 0.02 10 | 0 1162 55 2.66 180 1 0 | 890 | SULPHITES | pc=8
        prunes | prunes / prune | ciruelas pasas fp / ciruela pasa fc | 2.2 63.9 38.1 7.1 0.4 0.09 2 | 0 732 43 0.93 39 0.6 0 | 680 | | pc=9
        dates | dates / date | dátiles mp / dátil mc | 2.5 75 63.4 8 0.4 0.03 2 | 0 656 39 1.02 0 0.4 0 | 780 | | pc=15
        dried-cranberries | dried cranberries | arándanos rojos secos mp | 0.2 82.8 72.6 5.3 1.1 0.1 5 | 0 49 9 0.39 2 0.2 0 | 1100 | | ml=0.5
        = BAKING
        sugar | sugar | azúcar ms | 0 100 99.8 0 0 0 1 | 0 2 1 0.05 0 0 0 | 120 | | ml=0.85
        brown-sugar | brown sugar | azúcar moreno ms | 0.1 98.1 97 0 0 0 28 | 0 133 83 0.71 0 0 0 | 190 | | ml=0.9
        icing-sugar | icing sugar | azúcar glas ms | 0 99.8 97.8 0 0 0 2 | 0 2 1 0.06 0 0 0 | 240 | | ml=0.5
        palm-sugar | palm sugar | azúcar de palma ms | 0.4 95 88 0 0.1 0 40 | 0 1030 8 2.2 0 0 0 | 560 | | ml=0.8
        panela | unrefined cane sugar | panela fs | 0.4 96 90 0 0.2 0.1 30 | 0 160 80 2.5 0 2 0 | 320 | | ml=0.85
        honey | honey | miel fs | 0.3 82.4 82.1 0.2 0 0 4 | 0 52 6 0.42 0 0.5 0 | 920 | | ml=1.42 kind=vegetarian
        maple-syrup | maple syrup | jarabe de arce ms | 0 67 60.5 0 0.1 0.01 12 | 0 212 102 0.11 0 0 0 | 1900 | | ml=1.32
        golden-syrup | golden syrup | jarabe dorado ms | 0 81 80 0 0 0 270 | 0 240 26 1.5 0 0 0 | 560 | | ml=1.4
        baking-powder | baking powder | levadura química fs | 0 27.7 0 0.2 0 0 10600 | 0 20 5876 11 0 0 0 | 720 | | ml=0.9
        baking-soda | baking soda | bicarbonato ms | 0 0 0 0 0 0 27360 | 0 0 0 0 0 0 0 | 420 | | ml=0.95
        dried-yeast | dried yeast | levadura seca de panadero fs | 40.4 41.2 0 26.9 7.6 1 51 | 0 955 30 2.17 0 0.3 0 | 1600 | | ml=0.62
        vanilla-extract | vanilla extract | extracto de vainilla ms | 0.1 12.7 12.7 0 0.1 0.01 9 | 0 148 11 0.12 0 0 0 | 9000 | | ml=0.88 alcohol=34
        dark-chocolate | dark chocolate | chocolate negro ms | 7.8 46 24 10.9 42.6 24.5 20 | 0 715 73 11.9 2 0 0 | 1300 | SOYBEANS | sl=10
        cocoa | cocoa powder | cacao en polvo ms | 19.6 57.9 1.8 33.2 13.7 8.1 21 | 0 1524 128 13.86 0 0 0 | 1150 | | ml=0.42
        gelatine | gelatine | gelatina fs | 85.6 0 0 0 0.1 0.07 196 | 0 16 55 1.11 0 0 0 | 3200 | | sl=2 kind=meat
        """#
}
