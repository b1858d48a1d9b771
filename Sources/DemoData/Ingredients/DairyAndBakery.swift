extension IngredientTable {
    /// Milk, cheese, butter, eggs and bread.
    ///
    /// `IngredientParser` explains the notation.
    static let dairyAndBakery = #"""
        = DAIRY_AND_EGGS
        egg | egg | huevo mc | 12.6 0.7 0.4 0 9.5 3.1 142 | 372 138 56 1.75 160 0 2 | 420 | EGGS | pc=55
        egg-yolk | egg yolk | yema de huevo fc | 15.9 3.6 0.6 0 26.5 9.6 48 | 1085 109 129 2.73 381 0 5.4 | 900 | EGGS | pc=18
        egg-white | egg white | clara de huevo fc | 10.9 0.7 0.7 0 0.2 0 166 | 0 163 7 0.08 0 0 0 | 500 | EGGS | pc=35
        milk | whole milk | leche entera fs | 3.2 4.8 4.8 0 3.3 1.9 43 | 12 150 123 0 32 0 1.1 | 110 | MILK | ml=1.03
        buttermilk | buttermilk | suero de mantequilla ms | 3.3 4.8 4.8 0 0.9 0.5 105 | 4 151 116 0.05 14 1 0 | 220 | MILK | ml=1.03
        cream | double cream | nata para montar fs | 2.1 2.8 2.8 0 36 23 27 | 113 95 66 0.1 411 0.6 1.6 | 620 | MILK | ml=1.0
        sour-cream | sour cream | crema agria fs | 2.4 4.6 3.4 0 19.4 10.1 31 | 59 125 101 0.07 124 0.9 0.1 | 490 | MILK | ml=1.0
        creme-fraiche | crème fraîche | crema fresca espesa fs | 2.4 2.9 2.9 0 30 20 30 | 85 120 90 0.1 240 0.8 0.3 | 690 | MILK | ml=1.0
        yogurt | plain yogurt | yogur natural ms | 3.5 4.7 4.7 0 3.3 2.1 46 | 13 155 121 0.05 27 0.5 0.1 | 290 | MILK | ml=1.03
        greek-yogurt | Greek yogurt | yogur griego ms | 9 4 3.6 0 5 2.4 35 | 13 141 100 0 26 0 0 | 480 | MILK | ml=1.05
        butter | butter | mantequilla fs | 0.9 0.1 0.1 0 81.1 51.4 11 | 215 24 24 0.02 684 0 0 | 980 | MILK | ml=0.95
        ghee | ghee | ghee ms | 0.3 0 0 0 99.5 62 2 | 256 5 4 0 840 0 0 | 1600 | MILK | ml=0.91
        spiced-butter | niter kibbeh spiced butter | mantequilla especiada niter kibbeh fs | 0.4 0.5 0.1 0.2 97 60 4 | 245 15 10 0.3 800 0 0 | 2200 | MILK | ml=0.91
        cheddar | Cheddar | queso cheddar ms | 24 1.3 0.5 0 33.3 19 650 | 99 76 710 0.14 337 0 0.6 | 1150 | MILK | ml=0.45 sl=20
        mozzarella | mozzarella | mozzarella fs | 22.2 2.2 1 0 22.4 13.2 480 | 79 76 505 0.44 179 0 0.4 | 1050 | MILK | ml=0.45 sl=25
        parmesan | Parmesan | parmesano ms | 35.8 3.2 0.8 0 25.8 16.4 1180 | 68 92 1184 0.82 207 0 0.5 | 2200 | MILK | ml=0.42
        pecorino | pecorino | pecorino ms | 32 3.6 0.7 0 27 17 1450 | 90 86 1064 0.77 120 0 0.5 | 2300 | MILK | ml=0.42
        gruyere | Gruyère | gruyer ms | 29.8 0.4 0.4 0 32.3 18.9 710 | 110 81 1011 0.17 271 0 0.6 | 2100 | MILK | ml=0.45 sl=20
        emmental | Emmental | emmental ms | 28.4 1.4 0.5 0 29.7 18 450 | 93 72 890 0.13 288 0 0 | 1400 | MILK | ml=0.45 sl=20
        feta | feta | queso feta ms | 14.2 4.1 4.1 0 21.3 14.9 917 | 89 62 493 0.65 125 0 0.4 | 1250 | MILK | ml=0.63
        halloumi | halloumi | queso halloumi ms | 21.5 2.2 1 0 25 16.5 1100 | 70 90 700 0.3 200 0 0.3 | 1500 | MILK | sl=30
        goat-cheese | goat cheese | queso de cabra ms | 18.5 0.2 0.2 0 21.1 14.6 460 | 46 26 140 1.9 288 0 0.4 | 1700 | MILK | sl=20
        ricotta | ricotta | ricotta fs | 11.3 3 0.3 0 13 8.3 84 | 51 105 207 0.38 120 0 0.2 | 780 | MILK | ml=1.03
        mascarpone | mascarpone | mascarpone ms | 4.8 4 4 0 41 27 40 | 120 100 100 0.1 350 0 0.5 | 1150 | MILK | ml=1.0
        cream-cheese | cream cheese | queso crema ms | 6.2 4.1 3.2 0 34.2 20.2 320 | 101 132 97 0.11 308 0 0 | 820 | MILK | ml=0.97
        quark | quark | queso quark ms | 12.5 3.6 3.6 0 4.4 2.9 40 | 15 130 110 0.1 35 0.5 0.1 | 560 | MILK | ml=1.0
        cottage-cheese | farmer's cheese | requesón ms | 11.1 3.4 2.7 0 4.3 1.7 315 | 17 104 83 0.07 37 0 0.1 | 640 | MILK | ml=0.95
        paneer | paneer | queso paneer ms | 18.5 3 2.5 0 24 15.5 30 | 70 100 480 0.3 200 0 0.3 | 1150 | MILK |
        queso-fresco | fresh white cheese | queso fresco ms | 18.1 3 2.3 0 23.8 13 750 | 69 129 566 0.2 190 0 2.7 | 980 | MILK | ml=0.5
        manchego | Manchego | queso manchego ms | 25 1 0.5 0 35 22 700 | 90 100 840 0.6 230 0 0.5 | 2100 | MILK | sl=20
        blue-cheese | blue cheese | queso azul ms | 21.4 2.3 0.5 0 28.7 18.7 1150 | 75 256 528 0.31 198 0 0.5 | 1600 | MILK | ml=0.55
        brown-cheese | brown whey cheese | queso marrón noruego ms | 9.7 42 40 0 29.5 18.5 600 | 94 1409 400 0.52 334 0 0 | 1900 | MILK | sl=15
        condensed-milk | condensed milk | leche condensada fs | 7.9 54.4 54.4 0 8.7 5.5 127 | 34 371 284 0.19 74 2.6 0.2 | 480 | MILK | ml=1.3
        evaporated-milk | evaporated milk | leche evaporada fs | 6.8 10 10 0 7.6 4.6 106 | 29 303 261 0.19 65 1.9 2 | 360 | MILK | ml=1.07
        = BAKERY
        white-bread | white bread | pan blanco ms | 8.9 49 5.3 2.7 3.2 0.7 490 | 0 115 151 3.36 0 0 0 | 330 | GLUTEN | sl=30
        wholemeal-bread | wholemeal bread | pan integral ms | 12.5 42.7 4.4 6 3.5 0.7 450 | 0 250 107 2.43 0 0 0 | 390 | GLUTEN | sl=35
        sourdough | sourdough bread | pan de masa madre ms | 9.5 51 2.6 2.4 1.5 0.3 520 | 0 117 40 3.2 0 0 0 | 560 | GLUTEN | sl=40
        rye-bread | rye bread | pan de centeno ms | 8.5 48.3 3.9 5.8 3.3 0.6 600 | 0 166 73 2.83 0 0.4 0 | 480 | GLUTEN | sl=35
        baguette | baguette | baguette fc | 10.8 55 4.3 2.4 1.5 0.4 600 | 0 120 52 3.9 0 0 0 | 420 | GLUTEN | pc=250 sl=20
        burger-buns | burger buns / burger bun | panes de hamburguesa mp / pan de hamburguesa mc | 9 50 7 2.2 4.3 1 480 | 2 130 140 3.3 2 0 0 | 460 | GLUTEN MILK SESAME | pc=60
        brioche | brioche | brioche ms | 8.5 48 12 2 17 10 400 | 130 130 70 2.6 130 0 0.6 | 890 | GLUTEN MILK EGGS | sl=35
        pita | pita bread / pita bread | pan de pita ms / pan de pita mc | 9.1 55.7 1.3 2.2 1.2 0.17 530 | 0 120 86 2.62 0 0 0 | 480 | GLUTEN | pc=60
        naan | naan / naan | pan naan ms / pan naan mc | 9.6 50.4 3.6 2.2 5.7 1.2 465 | 7 125 84 3.25 8 0 0 | 620 | GLUTEN MILK | pc=90
        flour-tortillas | flour tortillas / flour tortilla | tortillas de trigo fp / tortilla de trigo fc | 8.2 50 3 2.5 7.9 3 690 | 0 125 146 3.3 0 0 0 | 480 | GLUTEN | pc=45
        corn-tortillas | corn tortillas / corn tortilla | tortillas de maíz fp / tortilla de maíz fc | 5.7 44.6 0.9 6.3 2.9 0.45 45 | 0 186 81 1.23 0 0 0 | 390 | | pc=26
        injera | injera flatbread / injera flatbread | injera fs / injera fc | 3.9 31 0.6 3.2 0.8 0.2 250 | 0 120 50 6 0 0 0 | 690 | | pc=150
        filo-pastry | filo pastry / filo pastry sheet | masa filo fs / lámina de masa filo fc | 7.1 52.6 0.2 1.9 6 1.5 480 | 0 74 11 3.21 0 0 0 | 680 | GLUTEN | pc=20
        puff-pastry | puff pastry / puff pastry sheet | hojaldre ms / lámina de hojaldre fc | 6.5 43 1 1.7 27 13 330 | 60 62 15 2 180 0 0 | 620 | GLUTEN MILK | pc=250
        shortcrust-pastry | shortcrust pastry / shortcrust pastry sheet | masa quebrada fs / lámina de masa quebrada fc | 6.3 47 1.2 2 25 12 380 | 55 80 18 2 160 0 0 | 480 | GLUTEN MILK | pc=250
        pizza-dough | pizza dough | masa de pizza fs | 7.8 48 1.6 2.2 3.5 0.6 480 | 0 110 20 2.5 0 0 0 | 360 | GLUTEN | pc=250
        breadcrumbs | breadcrumbs | pan rallado ms | 13.4 72 6.2 4.5 5.3 1.2 730 | 0 196 183 4.83 0 0 0 | 380 | GLUTEN | ml=0.45
        panko | panko breadcrumbs | panko ms | 12 74 5 3.5 3.5 0.6 480 | 0 180 60 3.5 0 0 0 | 620 | GLUTEN | ml=0.25
        sponge-fingers | sponge fingers / sponge finger | bizcochos de soletilla mp / bizcocho de soletilla mc | 8 80 46 1.2 4 1.3 130 | 221 113 47 3.6 90 0 0.8 | 760 | GLUTEN EGGS | pc=8
        crispbread | rye crispbread / rye crispbread | pan crujiente de centeno ms / pan crujiente de centeno mc | 9 64 1.5 16 1.6 0.3 480 | 0 319 31 2.43 0 0 0 | 640 | GLUTEN | pc=12
        """#
}
