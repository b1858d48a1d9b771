extension IngredientTable {
    /// Tins, jars, spices, oils, sauces, frozen food and drinks.
    ///
    /// `IngredientParser` explains the notation.
    static let larder = #"""
        = CANNED
        chopped-tomatoes | tinned chopped tomatoes | tomate triturado en conserva ms | 1.1 4.5 3.2 1.2 0.2 0.03 120 | 0 190 31 1 20 9 0 | 210 | | ml=1.03
        tomato-paste | tomato paste | concentrado de tomate ms | 4.3 18.9 12.2 4.1 0.5 0.1 59 | 0 1014 36 2.98 76 21.9 0 | 480 | | ml=1.1
        passata | tomato passata | tomate tamizado ms | 1.4 5.5 4.2 1.3 0.2 0.03 60 | 0 420 18 1.5 25 10 0 | 230 | | ml=1.03
        coconut-milk | coconut milk | leche de coco fs | 1.8 3.2 2.5 0.4 18 16 15 | 0 220 18 3.3 0 1 0 | 480 | | ml=0.98
        tuna-can | tinned tuna | atún en conserva ms | 25.5 0 0 0 2.5 0.6 360 | 42 237 11 1.4 17 0 1.7 | 980 | FISH |
        anchovies | anchovy fillets / anchovy fillet | anchoas en aceite fp / anchoa en aceite fc | 28.9 0 0 0 9.7 2.2 3670 | 85 544 232 4.63 12 0 1.7 | 2800 | FISH | pc=4
        olives | green olives / green olive | aceitunas verdes fp / aceituna verde fc | 1 3.8 0.5 3.3 15.3 2 1550 | 0 42 52 0.49 20 0 0 | 720 | | pc=4 ml=0.56
        black-olives | black olives / black olive | aceitunas negras fp / aceituna negra fc | 0.8 6 0 3.2 10.9 1.4 735 | 0 8 88 3.3 20 0.9 0 | 690 | | pc=4 ml=0.56
        capers | capers | alcaparras fp | 2.4 4.9 0.4 3.2 0.9 0.23 2350 | 0 40 40 1.67 7 4.3 0 | 1500 | | ml=0.58
        gherkins | pickled gherkins / pickled gherkin | pepinillos en vinagre mp / pepinillo en vinagre mc | 0.5 2.4 1.1 1 0.3 0.08 870 | 0 117 57 0.26 9 2.3 0 | 480 | | pc=30
        sauerkraut | sauerkraut | chucrut ms | 0.9 4.3 1.8 2.9 0.1 0.03 660 | 0 170 30 1.47 1 14.7 0 | 310 | | ml=0.6
        kimchi | vegetable kimchi | kimchi de verduras ms | 1.1 2.8 1.1 1.6 0.5 0.07 580 | 0 151 33 2.5 5 8 0 | 820 | | ml=0.63
        roasted-peppers | roasted peppers in a jar / roasted pepper | pimientos asados en conserva mp / pimiento asado en conserva mc | 0.9 5 3.5 1.8 0.3 0.05 300 | 0 170 12 0.6 110 70 0 | 760 | | pc=70
        bamboo-shoots | bamboo shoots | brotes de bambú mp | 1.7 3.2 1.9 1.4 0.4 0.09 7 | 0 80 8 0.32 0 1.1 0 | 480 | | ml=0.55
        sweetcorn | tinned sweetcorn | maíz dulce en conserva ms | 2.5 14.3 4.5 2 1.2 0.2 205 | 0 132 3 0.27 2 5 0 | 320 | | ml=0.68
        hominy | hominy | maíz pozolero cocido ms | 1.5 14.3 1.8 2.5 0.9 0.12 210 | 0 9 10 0.62 0 0 0 | 290 | | ml=0.7
        chipotle | chipotle in adobo | chile chipotle en adobo ms | 1.5 12 7 5.5 2.5 0.4 980 | 0 350 40 2.5 120 8 0 | 1100 | | ml=1.05 pc=12
        vine-leaves | vine leaves / vine leaf | hojas de parra fp / hoja de parra fc | 4.3 11.7 0.6 9.9 2 0.3 1600 | 0 272 289 2.98 250 11.1 0 | 980 | | pc=4
        harissa | harissa | harissa fs | 2.4 9.6 5.4 4.1 6 0.8 980 | 0 330 40 2.2 90 15 0 | 1150 | | ml=1.05
        dulce-de-leche | dulce de leche | dulce de leche ms | 6.8 55.4 49.7 0 7.4 4.5 129 | 29 350 251 0.17 65 2.6 0.1 | 620 | MILK | ml=1.3
        guava-paste | guava paste | pasta de guayaba fs | 0.4 71 66 2.8 0.2 0.05 12 | 0 120 12 0.3 10 40 0 | 540 | |
        lingonberry-jam | lingonberry jam | mermelada de arándano rojo fs | 0.4 45 43 1.7 0.3 0.02 5 | 0 60 10 0.3 1 5 0 | 720 | | ml=1.25
        strawberry-jam | strawberry jam | mermelada de fresa fs | 0.4 63 58 1.1 0.1 0.01 20 | 0 77 20 0.49 0 8.8 0 | 480 | | ml=1.3
        = SPICES
        salt | salt | sal fs | 0 0 0 0 0 0 38750 | 0 8 24 0.33 0 0 0 | 80 | | ml=1.2
        black-pepper | black pepper | pimienta negra fs | 10.4 64 0.6 25.3 3.3 1.4 20 | 0 1329 443 9.71 27 0 0 | 1900 | | ml=0.47
        white-pepper | white pepper | pimienta blanca fs | 10.4 68.6 0.5 26.2 2.1 0.6 5 | 0 73 265 14.31 0 21 0 | 2200 | | ml=0.48
        sichuan-pepper | Sichuan pepper | pimienta de Sichuan fs | 10.5 62 0.5 30 7 1.5 40 | 0 1200 600 15 30 0 0 | 3800 | | ml=0.35
        cumin | ground cumin | comino molido ms | 17.8 44.2 2.3 10.5 22.3 1.5 168 | 0 1788 931 66.36 64 7.7 0 | 1700 | | ml=0.43
        coriander-seed | ground coriander | cilantro molido ms | 12.4 55 1 41.9 17.8 1 35 | 0 1267 709 16.32 0 21 0 | 1500 | | ml=0.36
        turmeric | turmeric | cúrcuma fs | 9.7 67.1 3.2 22.7 3.3 1.8 27 | 0 2080 168 55 0 0.7 0 | 1600 | | ml=0.6
        garam-masala | garam masala | garam masala ms | 13 52 2.5 25 13 2 90 | 0 1300 600 25 30 5 0 | 2100 | | ml=0.42
        curry-powder | curry powder | curry en polvo ms | 14.3 55.8 2.8 40 14 1.6 52 | 0 1170 525 19.1 1 0.7 0 | 1700 | MUSTARD | ml=0.42
        paprika | sweet paprika | pimentón dulce ms | 14.1 54 10.3 34.9 12.9 2.1 68 | 0 2280 229 21.14 2463 0.9 0 | 1600 | | ml=0.46
        smoked-paprika | smoked paprika | pimentón ahumado ms | 14.1 54 10.3 34.9 12.9 2.1 68 | 0 2280 229 21.14 2463 0.9 0 | 2200 | | ml=0.46
        chilli-powder | chilli powder | chile molido ms | 13.5 49.7 7.2 34.8 14.3 2.5 90 | 0 1950 330 17.3 1483 0.7 0 | 1600 | | ml=0.52
        chilli-flakes | chilli flakes | copos de chile mp | 12 56.6 10.3 27.2 17.3 3.3 30 | 0 2014 148 7.8 2081 76.4 0 | 1900 | | ml=0.36
        gochugaru | Korean chilli flakes | copos de chile coreano mp | 13 58 20 26 11 2 60 | 0 2100 120 8 1500 30 0 | 2300 | | ml=0.42
        ancho | dried ancho chilli | chile ancho seco mc | 11.9 51.4 20 21.6 8.2 0.8 43 | 0 2411 61 10.93 1022 2 0 | 2400 | | pc=15
        guajillo | dried guajillo chilli | chile guajillo seco mc | 11.5 55 18 24 8 0.9 40 | 0 1870 45 6.04 1324 31.4 0 | 2200 | | pc=7
        cayenne | cayenne pepper | pimienta de cayena fs | 12 56.6 10.3 27.2 17.3 3.3 30 | 0 2014 148 7.8 2081 76.4 0 | 1900 | | ml=0.36
        berbere | berbere | berbere ms | 12.5 54 8 29 12 2 900 | 0 1700 250 15 1000 10 0 | 2400 | | ml=0.46
        ras-el-hanout | ras el hanout | ras el hanout ms | 11 56 2.5 26 11 2 120 | 0 1300 600 25 60 8 0 | 2600 | | ml=0.45
        five-spice | five-spice powder | polvo de cinco especias ms | 8 63 2 28 8 1 60 | 0 1100 650 22 15 10 0 | 2200 | | ml=0.45
        za-atar | za'atar | zaatar ms | 11.5 47 2 24 21 3 1100 | 0 900 900 35 60 10 0 | 2300 | SESAME | ml=0.4
        sumac | sumac | zumaque ms | 4.5 67 5 28 8 1.5 250 | 0 700 300 8 10 10 0 | 2200 | | ml=0.5
        jerk-seasoning | jerk seasoning | condimento jerk ms | 8 58 14 19 6 1.3 3800 | 0 800 350 12 60 10 0 | 2100 | | ml=0.5
        cinnamon | ground cinnamon | canela molida fs | 4 80.6 2.2 53.1 1.2 0.35 10 | 0 431 1002 8.32 15 3.8 0 | 1900 | | ml=0.53
        cinnamon-stick | cinnamon stick | rama de canela fc | 4 80.6 2.2 53.1 1.2 0.35 10 | 0 431 1002 8.32 15 3.8 0 | 2600 | | pc=4
        cardamom | ground cardamom | cardamomo molido ms | 10.8 68.5 1 28 6.7 0.7 18 | 0 1119 383 13.97 0 21 0 | 5200 | | ml=0.4
        cloves | ground cloves | clavo molido ms | 6 65.5 2.4 33.9 13 4 277 | 0 1020 632 11.83 8 0.2 0 | 3600 | | ml=0.43
        nutmeg | ground nutmeg | nuez moscada molida fs | 5.8 49.3 3 20.8 36.3 25.9 16 | 0 350 184 3.04 5 3 0 | 4200 | | ml=0.45
        allspice | ground allspice | pimienta de Jamaica molida fs | 6.1 72.1 2 21.6 8.7 2.6 77 | 0 1044 661 7.06 27 39.2 0 | 2300 | | ml=0.4
        star-anise | star anise / star anise pod | anís estrellado ms / estrella de anís fc | 17.6 50 2 14.6 15.9 0.6 16 | 0 1441 646 36.96 16 21 0 | 3800 | | pc=2
        fennel-seeds | fennel seeds | semillas de hinojo fp | 15.8 52.3 2 39.8 14.9 0.5 88 | 0 1694 1196 18.54 7 21 0 | 1700 | | ml=0.4
        mustard-seeds | mustard seeds | semillas de mostaza fp | 26.1 28.1 6.8 12.2 36.2 2 13 | 0 738 266 9.21 2 7.1 0 | 980 | MUSTARD | ml=0.7
        fenugreek | fenugreek seeds | semillas de fenogreco fp | 23 58.4 1 24.6 6.4 1.5 67 | 0 770 176 33.53 3 3 0 | 1200 | | ml=0.72
        caraway | caraway seeds | semillas de alcaravea fp | 19.8 49.9 0.6 38 14.6 0.6 17 | 0 1351 689 16.23 18 21 0 | 1500 | | ml=0.42
        saffron | saffron | azafrán ms | 11.4 65.4 2 3.9 5.9 1.6 148 | 0 1724 111 11.1 27 80.8 0 | 480000 | | ml=0.14
        oregano | dried oregano | orégano seco ms | 9 68.9 4.1 42.5 4.3 1.6 25 | 0 1260 1597 36.8 85 2.3 0 | 1900 | | ml=0.2
        thyme | thyme | tomillo ms | 5.6 24.5 1 14 1.7 0.5 9 | 0 609 405 17.45 238 160.1 0 | 2600 | | sp=1 ml=0.2
        rosemary | rosemary | romero ms | 3.3 20.7 1 14.1 5.9 2.8 26 | 0 668 317 6.65 146 21.8 0 | 2600 | | sp=2 ml=0.2
        sage | sage | salvia fs | 4 20 1 13 4.2 2 6 | 0 600 600 12 200 32 0 | 2900 | | sp=1
        bay-leaf | bay leaf | hoja de laurel fc | 7.6 75 1 26.3 8.4 2.3 23 | 0 529 834 43 309 46.5 0 | 2800 | | pc=0.6
        basil | basil | albahaca fs | 3.2 2.7 0.3 1.6 0.6 0.04 4 | 0 295 177 3.17 264 18 0 | 2600 | | sp=3 ml=0.1
        thai-basil | Thai basil | albahaca tailandesa fs | 3.2 2.7 0.3 1.6 0.6 0.04 4 | 0 295 177 3.17 264 18 0 | 2900 | | sp=3 ml=0.1
        parsley | parsley | perejil ms | 3 6.3 0.9 3.3 0.8 0.13 56 | 0 554 138 6.2 421 133 0 | 1500 | | sp=2 ml=0.25
        coriander | fresh coriander | cilantro fresco ms | 2.1 3.7 0.9 2.8 0.5 0.01 46 | 0 521 67 1.77 337 27 0 | 1400 | | sp=2 ml=0.15
        mint | fresh mint | menta fresca fs | 3.8 14.9 1 8 0.9 0.25 31 | 0 458 199 11.87 203 13.3 0 | 1900 | | sp=2 ml=0.15
        dill | dill | eneldo ms | 3.5 7 1 2.1 1.1 0.06 61 | 0 738 208 6.59 386 85 0 | 2100 | | sp=2 ml=0.12
        chives | chives | cebollino ms | 3.3 4.4 1.9 2.5 0.7 0.15 3 | 0 296 92 1.6 218 58.1 0 | 2600 | | ml=0.2
        lime-leaves | makrut lime leaves / makrut lime leaf | hojas de lima kaffir fp / hoja de lima kaffir fc | 6.8 30 2 10 1 0.2 15 | 0 500 1200 5 150 30 0 | 5200 | | pc=0.5
        curry-leaves | curry leaves | hojas de curry fp | 6.1 18.7 1 6.4 1 0.2 20 | 0 500 830 0.9 380 4 0 | 3200 | | sp=2
        nori | nori sheets / nori sheet | láminas de alga nori fp / lámina de alga nori fc | 41 44 0.5 34 3.7 0.6 530 | 0 2700 280 11 1500 200 0 | 6500 | | pc=2.5
        wakame | dried wakame | alga wakame seca fs | 18 46 1 35 4 0.7 6600 | 0 5200 780 2.6 320 3 0 | 4200 | | ml=0.1
        kombu | kombu / kombu sheet | alga kombu fs / lámina de alga kombu fc | 7 58 3 28 1.2 0.2 2700 | 0 6100 710 3.9 50 10 0 | 3900 | | pc=10
        = OILS_AND_SAUCES
        olive-oil | olive oil | aceite de oliva ms | 0 0 0 0 100 13.8 2 | 0 1 1 0.56 0 0 0 | 950 | | ml=0.915
        sunflower-oil | sunflower oil | aceite de girasol ms | 0 0 0 0 100 10.3 0 | 0 0 0 0 0 0 0 | 280 | | ml=0.92
        sesame-oil | toasted sesame oil | aceite de sésamo tostado ms | 0 0 0 0 100 14.2 0 | 0 0 0 0 0 0 0 | 1500 | SESAME | ml=0.92
        palm-oil | red palm oil | aceite de palma rojo ms | 0 0 0 0 100 49.3 0 | 0 0 0 0.01 5000 0 0 | 620 | | ml=0.91
        coconut-oil | coconut oil | aceite de coco ms | 0 0 0 0 99.1 82.5 0 | 0 0 1 0.05 0 0 0 | 980 | | ml=0.92
        white-vinegar | white wine vinegar | vinagre de vino blanco ms | 0 0.5 0.3 0 0 0 6 | 0 39 6 0.45 0 0.5 0 | 320 | SULPHITES | ml=1.01 acid=6
        red-vinegar | red wine vinegar | vinagre de vino tinto ms | 0 0.5 0.3 0 0 0 8 | 0 39 6 0.45 0 0.5 0 | 340 | SULPHITES | ml=1.01 acid=6
        balsamic | balsamic vinegar | vinagre balsámico ms | 0.5 17 15 0 0 0 23 | 0 112 27 0.72 0 0 0 | 980 | SULPHITES | ml=1.1 acid=6
        rice-vinegar | rice vinegar | vinagre de arroz ms | 0.2 1.2 0.5 0 0 0 10 | 0 16 4 0.1 0 0 0 | 560 | | ml=1.01 acid=4.5
        cider-vinegar | cider vinegar | vinagre de manzana ms | 0 0.9 0.4 0 0 0 5 | 0 73 7 0.2 0 0 0 | 320 | | ml=1.01 acid=5
        soy-sauce | soy sauce | salsa de soja fs | 8.1 4.9 0.4 0.8 0.6 0.07 5500 | 0 435 33 1.45 0 0 0 | 690 | GLUTEN SOYBEANS | ml=1.15
        dark-soy-sauce | dark soy sauce | salsa de soja oscura fs | 7 13 9 0.5 0.3 0.05 6000 | 0 450 35 1.8 0 0 0 | 820 | GLUTEN SOYBEANS | ml=1.2
        tamari | tamari | tamari ms | 10.5 5.6 1.7 0.8 0.1 0.02 5580 | 0 212 20 2.38 0 0 0 | 1300 | SOYBEANS | ml=1.17
        fish-sauce | fish sauce | salsa de pescado fs | 5.1 3.6 3.6 0 0 0 7850 | 0 288 43 0.78 4 0.5 0 | 620 | FISH | ml=1.2
        oyster-sauce | oyster sauce | salsa de ostras fs | 1.4 23 20 0.3 0.3 0.04 2730 | 0 54 32 0.18 0 0.1 0 | 720 | MOLLUSCS GLUTEN SOYBEANS | ml=1.2
        hoisin | hoisin sauce | salsa hoisin fs | 3.3 44 27 2.8 3.4 0.6 1610 | 0 119 32 1.01 0 0.4 0 | 890 | GLUTEN SOYBEANS SESAME | ml=1.2
        worcestershire | Worcestershire sauce | salsa Worcestershire fs | 0.5 19.5 10 0 0 0 980 | 0 800 107 5.3 4 13 0 | 980 | FISH GLUTEN | ml=1.15
        miso | white miso | miso blanco ms | 11.8 25.4 6.2 5.4 6 1.1 3700 | 0 210 57 2.49 4 0 0 | 1200 | SOYBEANS | ml=1.15
        gochujang | gochujang | gochujang ms | 4.5 45 22 3 1.5 0.3 2450 | 0 400 40 2.5 60 3 0 | 980 | SOYBEANS GLUTEN | ml=1.2
        doenjang | doenjang soybean paste | pasta de soja doenjang fs | 12 16 4 5 6 1 4000 | 0 420 85 3.5 0 0 0 | 920 | SOYBEANS GLUTEN | ml=1.15
        doubanjiang | chilli bean paste | pasta de habas y chile fs | 6 10 2 5 8 1.2 5400 | 0 350 60 3 50 5 0 | 980 | SOYBEANS GLUTEN | ml=1.1
        black-bean-sauce | fermented black beans | judías negras fermentadas fp | 16 19 3 7 8 1.3 5800 | 0 500 110 5 0 0 0 | 1400 | SOYBEANS | ml=0.7
        red-curry-paste | red curry paste | pasta de curry rojo fs | 2.5 13 5 4 5 0.7 2200 | 2 300 60 3 150 10 0 | 1500 | CRUSTACEANS | ml=1.1
        green-curry-paste | green curry paste | pasta de curry verde fs | 2.3 12 4.5 4 5.5 0.7 2100 | 2 300 70 3 60 20 0 | 1500 | CRUSTACEANS | ml=1.1
        shrimp-paste | shrimp paste | pasta de gambas fs | 22 5 1 0 2 0.5 9700 | 250 350 1500 10 20 0 0 | 1200 | CRUSTACEANS | ml=1.15
        tamarind | tamarind paste | pasta de tamarindo fs | 1 42 30 3.5 0.3 0.1 40 | 0 450 55 2 1 2 0 | 780 | | ml=1.2
        aji-amarillo | yellow chilli paste | pasta de ají amarillo fs | 1.2 8 4 2.5 1.5 0.2 700 | 0 230 20 0.9 100 40 0 | 1200 | | ml=1.05
        aji-panca | red panca chilli paste | pasta de ají panca fs | 1.4 9.5 4.5 3 1.6 0.2 650 | 0 250 20 1 90 20 0 | 1250 | | ml=1.05
        sriracha | sriracha | salsa sriracha fs | 1.9 19 15 2.2 0.9 0.1 2120 | 0 321 18 1.64 128 26.9 0 | 890 | | ml=1.1
        hot-sauce | hot pepper sauce | salsa picante fs | 0.9 1.8 1.3 0.6 0.4 0.05 2640 | 0 144 8 0.48 8 74.8 0 | 980 | | ml=1.02
        ketchup | ketchup | kétchup ms | 1 27.4 21.3 0.3 0.1 0.01 907 | 0 281 15 0.35 26 4.1 0 | 380 | | ml=1.15
        mayonnaise | mayonnaise | mayonesa fs | 1 0.6 0.6 0 74.9 11.7 635 | 42 20 8 0.21 16 0 0.2 | 580 | EGGS MUSTARD | ml=0.93
        dijon-mustard | Dijon mustard | mostaza de Dijon fs | 4 5.5 2 3.5 4.2 0.3 1850 | 0 150 63 1.6 4 0.3 0 | 620 | MUSTARD SULPHITES | ml=1.05
        yellow-mustard | yellow mustard | mostaza amarilla fs | 3.7 5.8 0.9 4 3.3 0.2 1100 | 0 152 63 1.61 5 0.3 0 | 420 | MUSTARD | ml=1.05
        horseradish | grated horseradish | rábano picante rallado ms | 1.2 11.3 8 3.3 0.7 0.1 420 | 0 246 56 0.42 0 24.9 0 | 980 | SULPHITES | ml=1.02
        barbecue-sauce | barbecue sauce | salsa barbacoa fs | 0.8 40.8 33.2 0.9 0.6 0.05 1030 | 0 232 33 0.64 11 0.6 0 | 480 | | ml=1.15
        pomegranate-molasses | pomegranate molasses | melaza de granada fs | 0.4 66 55 0.5 0.1 0 30 | 0 600 30 0.8 0 2 0 | 1200 | | ml=1.35
        mirin | mirin | mirin ms | 0.2 43 40 0 0 0 10 | 0 7 2 0.1 0 0 0 | 820 | | ml=1.12 alcohol=8
        rose-water | rose water | agua de rosas es | 0 0 0 0 0 0 1 | 0 0 0 0 0 0 0 | 980 | | ml=1.0
        = FROZEN
        peas | frozen peas | guisantes congelados mp | 5.2 13.6 5 4.5 0.4 0.07 72 | 0 153 24 1.53 103 18 0 | 260 | | ml=0.58
        edamame | frozen edamame | edamame congelado ms | 11.2 8.6 2.5 4.8 4.7 0.5 6 | 0 482 60 2.11 9 9.7 0 | 560 | SOYBEANS | ml=0.6
        frozen-corn | frozen sweetcorn | maíz dulce congelado ms | 3 20.7 3.4 2.4 0.8 0.12 3 | 0 213 4 0.42 10 6.4 0 | 290 | | ml=0.66
        mixed-berries | frozen mixed berries | frutos rojos congelados mp | 0.9 11.5 7.5 4 0.4 0.03 2 | 0 140 20 0.6 4 25 0 | 720 | | ml=0.58
        acai | frozen açaí pulp | pulpa de asaí congelada fs | 1.2 4 0.5 2.8 5 1.3 10 | 0 105 35 0.6 50 2 0 | 980 | | ml=1.0
        vanilla-ice-cream | vanilla ice cream | helado de vainilla ms | 3.5 23.6 21.2 0.7 11 6.8 80 | 44 199 128 0.09 118 0.6 0.2 | 580 | MILK EGGS | ml=0.55
        = BEVERAGES
        water | water | agua es | 0 0 0 0 0 0 3 | 0 0 3 0 0 0 0 | 0 | | ml=1.0
        chicken-stock | chicken stock | caldo de pollo ms | 1.5 0.6 0.3 0 0.5 0.15 290 | 3 105 3 0.21 1 0.2 0 | 160 | CELERY | ml=1.0 kind=meat
        beef-stock | beef stock | caldo de carne ms | 1.8 0.5 0.3 0 0.3 0.1 310 | 1 185 8 0.27 0 0 0 | 180 | CELERY | ml=1.0 kind=meat
        vegetable-stock | vegetable stock | caldo de verduras ms | 0.3 1.1 0.6 0.1 0.1 0.02 280 | 0 55 6 0.1 20 0.5 0 | 140 | CELERY | ml=1.0
        fish-stock | fish stock | caldo de pescado ms | 1.9 0.2 0 0 0.5 0.1 260 | 1 144 3 0.01 2 0.1 0 | 220 | FISH CELERY | ml=1.0
        white-wine | dry white wine | vino blanco seco ms | 0.1 2.6 1 0 0 0 5 | 0 71 9 0.27 0 0 0 | 620 | SULPHITES | ml=0.99 alcohol=10.3
        red-wine | red wine | vino tinto ms | 0.1 2.6 0.6 0 0 0 4 | 0 127 8 0.46 0 0 0 | 680 | SULPHITES | ml=0.99 alcohol=10.6
        beer | lager beer | cerveza rubia fs | 0.5 3.6 0.3 0 0 0 4 | 0 27 4 0.02 0 0 0 | 260 | GLUTEN | ml=1.01 alcohol=3.9
        stout | stout | cerveza negra fs | 0.4 4 0.4 0 0 0 5 | 0 35 6 0.03 0 0 0 | 390 | GLUTEN | ml=1.01 alcohol=3.6
        dry-sherry | dry sherry | jerez seco ms | 0.2 3 1.5 0 0 0 8 | 0 89 8 0.39 0 0 0 | 980 | SULPHITES | ml=0.99 alcohol=13
        shaoxing-wine | Shaoxing rice wine | vino de arroz Shaoxing ms | 0.6 5 1.5 0 0 0 250 | 0 60 15 0.5 0 0 0 | 720 | GLUTEN | ml=1.0 alcohol=13
        sake | sake | sake ms | 0.5 5 1.5 0 0 0 2 | 0 25 5 0.1 0 0 0 | 1100 | | ml=1.0 alcohol=12.5
        rum | rum | ron ms | 0 0 0 0 0 0 1 | 0 2 0 0.12 0 0 0 | 1600 | | ml=0.94 alcohol=33
        almond-milk | almond milk | bebida de almendra fs | 0.6 1.3 0.3 0.3 1.2 0.1 60 | 0 63 184 0.28 0 0 1 | 240 | TREE_NUTS | ml=1.0
        coffee | strong coffee | café fuerte ms | 0.2 0.6 0 0 0.1 0 4 | 0 49 2 0.01 0 0 0 | 120 | | ml=1.0
        orange-juice | orange juice | zumo de naranja ms | 0.7 10.4 8.4 0.2 0.2 0.02 1 | 0 200 11 0.2 10 50 0 | 220 | | ml=1.04
        apple-juice | apple juice | zumo de manzana ms | 0.1 11.3 9.6 0.2 0.1 0.02 4 | 0 101 8 0.12 0 0.9 0 | 180 | | ml=1.04
        coconut-water | coconut water | agua de coco es | 0.7 3.7 2.6 1.1 0.2 0.18 105 | 0 250 24 0.29 0 2.4 0 | 320 | | ml=1.02
        """#
}
