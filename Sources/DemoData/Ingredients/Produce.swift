extension IngredientTable {
    /// Fresh fruit and vegetables.
    ///
    /// The notation is explained at `IngredientParser`.
    static let produce = #"""
        = PRODUCE
        onion | onion | cebolla fc | 1.1 9.3 4.2 1.7 0.1 0.04 4 | 150 | | pc=150 sl=15 ml=0.6
        red-onion | red onion | cebolla morada fc | 1.1 9.3 4.2 1.7 0.1 0.04 4 | 190 | | pc=150 sl=15 ml=0.6
        spring-onion | spring onion | cebolleta fc | 1.8 7.3 2.3 2.6 0.2 0.03 16 | 600 | | pc=15 ml=0.4
        shallot | shallot | chalota fc | 2.5 16.8 7.9 3.2 0.1 0.02 12 | 550 | | pc=30 ml=0.6
        leek | leek | puerro mc | 1.5 14.2 3.9 1.8 0.3 0.04 20 | 330 | | pc=180
        garlic | garlic | ajo ms | 6.4 33.1 1 2.1 0.5 0.09 17 | 750 | | cl=5 ml=0.6 pc=50
        ginger | ginger | jengibre ms | 1.8 17.8 1.7 2 0.8 0.2 13 | 620 | | ml=0.6 pc=30 sl=3
        galangal | galangal | galanga fs | 1.2 16 1.6 2.4 0.9 0.2 12 | 1400 | | ml=0.6 sl=4
        lemongrass | lemongrass stalk | tallo de hierba limón mc | 1.8 25.3 0 3 0.5 0.12 6 | 1300 | | pc=25
        carrot | carrot | zanahoria fc | 0.9 9.6 4.7 2.8 0.2 0.04 69 | 160 | | pc=80 ml=0.46
        celery | celery | apio ms | 0.7 3 1.3 1.6 0.2 0.04 80 | 240 | CELERY | pc=50 ml=0.42
        celeriac | celeriac | apionabo ms | 1.5 9.2 1.6 1.8 0.3 0.08 100 | 330 | CELERY | pc=500
        potato | potato | patata fc | 2 17.5 0.8 2.1 0.1 0.03 6 | 130 | | pc=170
        sweet-potato | sweet potato | batata fc | 1.6 20.1 4.2 3 0.1 0.02 55 | 230 | | pc=200
        cassava | cassava | yuca fs | 1.4 38.1 1.7 1.8 0.3 0.07 14 | 260 | | pc=400
        yam | yam | ñame ms | 1.5 27.9 0.5 4.1 0.2 0.04 9 | 340 | | pc=500
        parsnip | parsnip | chirivía fc | 1.2 18 4.8 4.9 0.3 0.05 10 | 320 | | pc=130
        turnip | turnip | nabo mc | 0.9 6.4 3.8 1.8 0.1 0.01 67 | 230 | | pc=120
        daikon | daikon | daikon ms | 0.6 4.1 2.5 1.6 0.1 0.03 21 | 280 | | pc=350 ml=0.48
        radish | radish | rábano mc | 0.7 3.4 1.9 1.6 0.1 0.03 39 | 330 | | pc=12
        beetroot | beetroot | remolacha fc | 1.6 9.6 6.8 2.8 0.2 0.03 78 | 250 | | pc=130
        tomato | tomato | tomate mc | 0.9 3.9 2.6 1.2 0.2 0.03 5 | 290 | | pc=125 sl=20 ml=0.75
        cherry-tomatoes | cherry tomatoes | tomates cherry mp | 0.9 3.9 2.6 1.2 0.2 0.03 5 | 560 | | pc=15 ml=0.62
        cucumber | cucumber | pepino mc | 0.7 3.6 1.7 0.5 0.1 0.04 2 | 230 | | pc=250 sl=7 ml=0.5
        red-pepper | red bell pepper | pimiento rojo mc | 1 6 4.2 2.1 0.3 0.03 4 | 420 | | pc=150
        green-pepper | green bell pepper | pimiento verde mc | 0.9 4.6 2.4 1.7 0.2 0.06 3 | 340 | | pc=150
        jalapeno | jalapeño | jalapeño mc | 0.9 6.5 4.1 2.8 0.4 0.09 3 | 520 | | pc=15
        red-chilli | red chilli | chile rojo mc | 1.9 8.8 5.3 1.5 0.4 0.04 9 | 800 | | pc=12
        green-chilli | green chilli | chile verde mc | 2 9.5 5.1 1.5 0.2 0.02 7 | 750 | | pc=10
        scotch-bonnet | Scotch bonnet chilli | chile habanero mc | 1.9 8.8 5.3 1.5 0.4 0.04 9 | 1300 | | pc=10
        poblano | poblano pepper | chile poblano mc | 0.9 4.6 2.4 1.7 0.2 0.06 3 | 560 | | pc=90
        zucchini | courgette | calabacín mc | 1.2 3.1 2.5 1 0.3 0.08 8 | 260 | | pc=200
        aubergine | aubergine | berenjena fc | 1 5.9 3.5 3 0.2 0.03 2 | 290 | | pc=300 sl=20
        pumpkin | pumpkin | calabaza fs | 1 6.5 2.8 0.5 0.1 0.05 1 | 180 | | ml=0.5
        butternut-squash | butternut squash | calabaza moscada fs | 1 11.7 2.2 2 0.1 0.02 4 | 220 | | pc=1000
        cabbage | white cabbage | repollo ms | 1.3 5.8 3.2 2.5 0.1 0.03 18 | 130 | | pc=900 ml=0.37
        red-cabbage | red cabbage | lombarda fs | 1.4 7.4 3.8 2.1 0.2 0.02 27 | 160 | | pc=900 ml=0.37
        napa-cabbage | Chinese cabbage | col china fs | 1.2 3.2 1.4 1.2 0.2 0.04 9 | 260 | | pc=800 ml=0.32
        kale | kale | col rizada fs | 2.9 4.4 1 4.1 1.5 0.18 53 | 520 | | ml=0.1
        collard-greens | collard greens | berzas fp | 3 5.4 0.5 4 0.6 0.06 17 | 430 | | ml=0.15
        chard | Swiss chard | acelgas fp | 1.8 3.7 1.1 1.6 0.2 0.03 213 | 420 | | ml=0.15
        spinach | spinach | espinacas fp | 2.9 3.6 0.4 2.2 0.4 0.06 79 | 620 | | ml=0.125
        lettuce | lettuce | lechuga fs | 1.4 2.9 0.8 1.3 0.2 0.02 28 | 330 | | pc=300 sp=10 ml=0.15
        rocket | rocket | rúcula fs | 2.6 3.7 2.1 1.6 0.7 0.09 27 | 1200 | | ml=0.08
        watercress | watercress | berros mp | 2.3 1.3 0.2 0.5 0.1 0.03 41 | 1300 | | ml=0.14
        broccoli | broccoli | brócoli ms | 2.8 6.6 1.7 2.6 0.4 0.04 33 | 360 | | pc=400 ml=0.38
        cauliflower | cauliflower | coliflor fs | 1.9 5 1.9 2 0.3 0.06 30 | 310 | | pc=800 ml=0.45
        brussels-sprouts | Brussels sprouts | coles de Bruselas fp | 3.4 9 2.2 3.8 0.3 0.06 25 | 450 | | pc=19
        green-beans | green beans | judías verdes fp | 1.8 7 3.3 2.7 0.2 0.05 6 | 440 | | ml=0.42
        asparagus | asparagus | espárragos mp | 2.2 3.9 1.9 2.1 0.1 0.04 2 | 820 | | pc=18
        corn-cob | corn cob | mazorca de maíz fc | 3.3 18.7 6.3 2 1.4 0.33 15 | 320 | | pc=180
        mushrooms | mushrooms | champiñones mp | 3.1 3.3 2 1 0.3 0.05 5 | 620 | | pc=18 ml=0.3
        shiitake | shiitake mushrooms | setas shiitake fp | 2.2 6.8 2.4 2.5 0.5 0.05 9 | 1500 | | pc=19 ml=0.35
        fennel | fennel bulb | bulbo de hinojo mc | 1.2 7.3 3.9 3.1 0.2 0.09 52 | 420 | | pc=230
        artichoke | artichoke | alcachofa fc | 3.3 10.5 1 5.4 0.2 0.04 94 | 520 | | pc=130
        okra | okra | quingombó ms | 1.9 7.5 1.5 3.2 0.2 0.03 7 | 620 | | pc=12
        ripe-plantain | ripe plantain | plátano macho maduro mc | 1.3 31.9 17.5 2.3 0.4 0.14 4 | 240 | | pc=180
        green-plantain | green plantain | plátano macho verde mc | 1.2 36.7 2.3 2.2 0.1 0.05 3 | 220 | | pc=180
        bean-sprouts | bean sprouts | brotes de soja mp | 3 5.9 4.1 1.8 0.2 0.05 6 | 420 | | ml=0.43
        pak-choi | pak choi | pak choi ms | 1.5 2.2 1.2 1 0.2 0.03 65 | 460 | | pc=200
        avocado | avocado | aguacate mc | 2 8.5 0.7 6.7 14.7 2.13 7 | 620 | | pc=170
        lemon | lemon | limón mc | 0.9 6.5 2.5 2.1 0.3 0.04 2 | 330 | | pc=90 sl=8 ml=1.02
        lime | lime | lima fc | 0.6 8 1.7 1.8 0.2 0.02 2 | 380 | | pc=60 sl=7 ml=1.02
        orange | orange | naranja fc | 0.9 11.8 9.4 2.4 0.1 0.02 1 | 220 | | pc=150 sl=15 ml=1.03
        grapefruit | grapefruit | pomelo mc | 0.8 10.7 7 1.6 0.1 0.01 1 | 260 | | pc=250
        apple | apple | manzana fc | 0.3 13.8 10.4 2.4 0.2 0.03 1 | 260 | | pc=170
        pear | pear | pera fc | 0.4 15.2 9.8 3.1 0.1 0.02 1 | 300 | | pc=170
        banana | banana | plátano mc | 1.1 22.8 12.2 2.6 0.3 0.11 1 | 160 | | pc=118
        mango | mango | mango mc | 0.8 15 13.7 1.6 0.4 0.09 1 | 420 | | pc=220
        green-papaya | green papaya | papaya verde fs | 0.5 9 5.9 1.7 0.2 0.05 8 | 380 | | pc=600
        pineapple | pineapple | piña fs | 0.5 13.1 9.9 1.4 0.1 0.01 1 | 250 | | sl=80 pc=900 ml=0.69
        strawberries | strawberries | fresas fp | 0.7 7.7 4.9 2 0.3 0.02 1 | 620 | | pc=14 ml=0.62
        raspberries | raspberries | frambuesas fp | 1.2 11.9 4.4 6.5 0.7 0.02 1 | 1500 | | ml=0.52
        blueberries | blueberries | arándanos mp | 0.7 14.5 10 2.4 0.3 0.03 1 | 1200 | | ml=0.6
        peach | peach | melocotón mc | 0.9 9.5 8.4 1.5 0.3 0.02 0 | 390 | | pc=150
        plum | plum | ciruela fc | 0.7 11.4 9.9 1.4 0.3 0.02 0 | 390 | | pc=65
        grapes | grapes | uvas fp | 0.7 18.1 15.5 0.9 0.2 0.05 2 | 480 | | ml=0.65
        pomegranate | pomegranate | granada fc | 1.7 18.7 13.7 4 1.2 0.12 3 | 480 | | pc=200 ml=0.7
        watermelon | watermelon | sandía fs | 0.6 7.6 6.2 0.4 0.2 0.02 1 | 110 | | sl=280 ml=0.63
        passion-fruit | passion fruit | maracuyá ms | 2.2 23.4 11.2 10.4 0.7 0.06 28 | 900 | | pc=40 ml=1.0
        tomatillo | tomatillo | tomate verde mc | 1 5.8 3.9 1.9 1 0.14 1 | 520 | | pc=40
        nopales | cactus paddles | nopales mp | 1.3 3.3 1.2 2.2 0.1 0.02 21 | 450 | | pc=100
        taro | taro root | taro ms | 1.5 26.5 0.4 4.1 0.2 0.04 11 | 380 | | pc=250
        """#
}
