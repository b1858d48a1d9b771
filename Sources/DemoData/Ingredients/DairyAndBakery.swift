extension IngredientTable {
    /// Milk, cheese, butter, eggs, bread.
    ///
    /// The notation is explained at `IngredientParser`.
    static let dairyAndBakery = #"""
        = DAIRY_AND_EGGS
        egg | egg | huevo mc | 12.6 0.7 0.4 0 9.5 3.1 142 | 420 | EGGS | pc=55
        egg-yolk | egg yolk | yema de huevo fc | 15.9 3.6 0.6 0 26.5 9.6 48 | 900 | EGGS | pc=18
        egg-white | egg white | clara de huevo fc | 10.9 0.7 0.7 0 0.2 0 166 | 500 | EGGS | pc=35
        milk | whole milk | leche entera fs | 3.2 4.8 4.8 0 3.3 1.9 43 | 110 | MILK | ml=1.03
        buttermilk | buttermilk | suero de mantequilla ms | 3.3 4.8 4.8 0 0.9 0.5 105 | 220 | MILK | ml=1.03
        cream | double cream | nata para montar fs | 2.1 2.8 2.8 0 36 23 27 | 620 | MILK | ml=1.0
        sour-cream | sour cream | crema agria fs | 2.4 4.6 3.4 0 19.4 10.1 31 | 490 | MILK | ml=1.0
        creme-fraiche | crème fraîche | crema fresca espesa fs | 2.4 2.9 2.9 0 30 20 30 | 690 | MILK | ml=1.0
        yogurt | plain yogurt | yogur natural ms | 3.5 4.7 4.7 0 3.3 2.1 46 | 290 | MILK | ml=1.03
        greek-yogurt | Greek yogurt | yogur griego ms | 9 4 3.6 0 5 2.4 35 | 480 | MILK | ml=1.05
        butter | butter | mantequilla fs | 0.9 0.1 0.1 0 81.1 51.4 11 | 980 | MILK | ml=0.95
        ghee | ghee | ghee ms | 0.3 0 0 0 99.5 62 2 | 1600 | MILK | ml=0.91
        spiced-butter | niter kibbeh spiced butter | mantequilla especiada niter kibbeh fs | 0.4 0.5 0.1 0.2 97 60 4 | 2200 | MILK | ml=0.91
        cheddar | Cheddar | queso cheddar ms | 24 1.3 0.5 0 33.3 19 650 | 1150 | MILK | ml=0.45 sl=20
        mozzarella | mozzarella | mozzarella fs | 22.2 2.2 1 0 22.4 13.2 480 | 1050 | MILK | ml=0.45 sl=25
        parmesan | Parmesan | parmesano ms | 35.8 3.2 0.8 0 25.8 16.4 1180 | 2200 | MILK | ml=0.42
        pecorino | pecorino | pecorino ms | 32 3.6 0.7 0 27 17 1450 | 2300 | MILK | ml=0.42
        gruyere | Gruyère | gruyer ms | 29.8 0.4 0.4 0 32.3 18.9 710 | 2100 | MILK | ml=0.45 sl=20
        emmental | Emmental | emmental ms | 28.4 1.4 0.5 0 29.7 18 450 | 1400 | MILK | ml=0.45 sl=20
        feta | feta | queso feta ms | 14.2 4.1 4.1 0 21.3 14.9 917 | 1250 | MILK | ml=0.63
        halloumi | halloumi | queso halloumi ms | 21.5 2.2 1 0 25 16.5 1100 | 1500 | MILK | sl=30
        goat-cheese | goat cheese | queso de cabra ms | 18.5 0.2 0.2 0 21.1 14.6 460 | 1700 | MILK | sl=20
        ricotta | ricotta | ricotta fs | 11.3 3 0.3 0 13 8.3 84 | 780 | MILK | ml=1.03
        mascarpone | mascarpone | mascarpone ms | 4.8 4 4 0 41 27 40 | 1150 | MILK | ml=1.0
        cream-cheese | cream cheese | queso crema ms | 6.2 4.1 3.2 0 34.2 20.2 320 | 820 | MILK | ml=0.97
        quark | quark | queso quark ms | 12.5 3.6 3.6 0 4.4 2.9 40 | 560 | MILK | ml=1.0
        cottage-cheese | farmer's cheese | requesón ms | 11.1 3.4 2.7 0 4.3 1.7 315 | 640 | MILK | ml=0.95
        paneer | paneer | queso paneer ms | 18.5 3 2.5 0 24 15.5 30 | 1150 | MILK |
        queso-fresco | fresh white cheese | queso fresco ms | 18.1 3 2.3 0 23.8 13 750 | 980 | MILK | ml=0.5
        manchego | Manchego | queso manchego ms | 25 1 0.5 0 35 22 700 | 2100 | MILK | sl=20
        blue-cheese | blue cheese | queso azul ms | 21.4 2.3 0.5 0 28.7 18.7 1150 | 1600 | MILK | ml=0.55
        brown-cheese | brown whey cheese | queso marrón noruego ms | 9.7 42 40 0 29.5 18.5 600 | 1900 | MILK | sl=15
        condensed-milk | condensed milk | leche condensada fs | 7.9 54.4 54.4 0 8.7 5.5 127 | 480 | MILK | ml=1.3
        evaporated-milk | evaporated milk | leche evaporada fs | 6.8 10 10 0 7.6 4.6 106 | 360 | MILK | ml=1.07
        = BAKERY
        white-bread | white bread | pan blanco ms | 8.9 49 5.3 2.7 3.2 0.7 490 | 330 | GLUTEN | sl=30
        wholemeal-bread | wholemeal bread | pan integral ms | 12.5 42.7 4.4 6 3.5 0.7 450 | 390 | GLUTEN | sl=35
        sourdough | sourdough bread | pan de masa madre ms | 9.5 51 2.6 2.4 1.5 0.3 520 | 560 | GLUTEN | sl=40
        rye-bread | rye bread | pan de centeno ms | 8.5 48.3 3.9 5.8 3.3 0.6 600 | 480 | GLUTEN | sl=35
        baguette | baguette | baguette fc | 10.8 55 4.3 2.4 1.5 0.4 600 | 420 | GLUTEN | pc=250 sl=20
        burger-buns | burger buns | panes de hamburguesa mp | 9 50 7 2.2 4.3 1 480 | 460 | GLUTEN MILK SESAME | pc=60
        brioche | brioche | brioche ms | 8.5 48 12 2 17 10 400 | 890 | GLUTEN MILK EGGS | sl=35
        pita | pita bread | pan de pita ms | 9.1 55.7 1.3 2.2 1.2 0.17 530 | 480 | GLUTEN | pc=60
        naan | naan | pan naan ms | 9.6 50.4 3.6 2.2 5.7 1.2 465 | 620 | GLUTEN MILK | pc=90
        flour-tortillas | flour tortillas | tortillas de trigo fp | 8.2 50 3 2.5 7.9 3 690 | 480 | GLUTEN | pc=45
        corn-tortillas | corn tortillas | tortillas de maíz fp | 5.7 44.6 0.9 6.3 2.9 0.45 45 | 390 | | pc=26
        injera | injera flatbread | injera fs | 3.9 31 0.6 3.2 0.8 0.2 250 | 690 | | pc=150
        filo-pastry | filo pastry | masa filo fs | 7.1 52.6 0.2 1.9 6 1.5 480 | 680 | GLUTEN | sl=20
        puff-pastry | puff pastry | hojaldre ms | 6.5 43 1 1.7 27 13 330 | 620 | GLUTEN MILK | pc=250
        shortcrust-pastry | shortcrust pastry | masa quebrada fs | 6.3 47 1.2 2 25 12 380 | 480 | GLUTEN MILK | pc=250
        pizza-dough | pizza dough | masa de pizza fs | 7.8 48 1.6 2.2 3.5 0.6 480 | 360 | GLUTEN | pc=250
        breadcrumbs | breadcrumbs | pan rallado ms | 13.4 72 6.2 4.5 5.3 1.2 730 | 380 | GLUTEN | ml=0.45
        panko | panko breadcrumbs | panko ms | 12 74 5 3.5 3.5 0.6 480 | 620 | GLUTEN | ml=0.25
        sponge-fingers | sponge fingers | bizcochos de soletilla mp | 8 80 46 1.2 4 1.3 130 | 760 | GLUTEN EGGS | pc=8
        crispbread | rye crispbread | pan crujiente de centeno ms | 9 64 1.5 16 1.6 0.3 480 | 640 | GLUTEN | pc=12
        """#
}
