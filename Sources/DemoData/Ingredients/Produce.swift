extension IngredientTable {
    /// Fresh fruit and vegetables.
    ///
    /// `IngredientParser` explains the notation.
    static let produce = #"""
        = PRODUCE
        onion | onion | cebolla fc | 1.1 9.3 4.2 1.7 0.1 0.04 4 | 0 146 23 0.21 0 7.4 0 | 150 | | pc=150 sl=15 ml=0.6
        red-onion | red onion | cebolla morada fc | 1.1 9.3 4.2 1.7 0.1 0.04 4 | 0 146 23 0.21 0 7.4 0 | 190 | | pc=150 sl=15 ml=0.6
        spring-onion | spring onion | cebolleta fc | 1.8 7.3 2.3 2.6 0.2 0.03 16 | 0 276 72 1.48 50 18.8 0 | 600 | | pc=15 ml=0.4
        shallot | shallot | chalota fc | 2.5 16.8 7.9 3.2 0.1 0.02 12 | 0 334 37 1.2 0 8 0 | 550 | | pc=30 ml=0.6
        leek | leek | puerro mc | 1.5 14.2 3.9 1.8 0.3 0.04 20 | 0 180 59 2.1 83 12 0 | 330 | | pc=180
        garlic | garlic | ajo ms | 6.4 33.1 1 2.1 0.5 0.09 17 | 0 401 181 1.7 0 31.2 0 | 750 | | cl=5 ml=0.6 pc=50
        ginger | ginger | jengibre ms | 1.8 17.8 1.7 2 0.8 0.2 13 | 0 415 16 0.6 0 5 0 | 620 | | ml=0.6 pc=30 sl=3
        galangal | galangal | galanga fs | 1.2 16 1.6 2.4 0.9 0.2 12 | 0 350 40 1.1 0 5.4 0 | 1400 | | ml=0.6 sl=4
        lemongrass | lemongrass stalk | tallo de hierba limón mc | 1.8 25.3 0 3 0.5 0.12 6 | 0 723 65 8.17 0 2.6 0 | 1300 | | pc=25
        carrot | carrot | zanahoria fc | 0.9 9.6 4.7 2.8 0.2 0.04 69 | 0 320 33 0.3 835 5.9 0 | 160 | | pc=80 ml=0.46
        celery | celery / celery stick | apio ms / rama de apio fc | 0.7 3 1.3 1.6 0.2 0.04 80 | 0 260 40 0.2 22 3.1 0 | 240 | CELERY | pc=50 ml=0.42
        celeriac | celeriac / celeriac root | apionabo ms / apionabo mc | 1.5 9.2 1.6 1.8 0.3 0.08 100 | 0 300 43 0.7 0 8 0 | 330 | CELERY | pc=500
        potato | potato | patata fc | 2 17.5 0.8 2.1 0.1 0.03 6 | 0 425 12 0.81 0 19.7 0 | 130 | | pc=170
        sweet-potato | sweet potato | batata fc | 1.6 20.1 4.2 3 0.1 0.02 55 | 0 337 30 0.61 709 2.4 0 | 230 | | pc=200
        cassava | cassava / cassava root | yuca fs / raíz de yuca fc | 1.4 38.1 1.7 1.8 0.3 0.07 14 | 0 271 16 0.27 1 20.6 0 | 260 | | pc=400
        yam | yam / yam | ñame ms / ñame mc | 1.5 27.9 0.5 4.1 0.2 0.04 9 | 0 816 17 0.54 7 17.1 0 | 340 | | pc=500
        parsnip | parsnip | chirivía fc | 1.2 18 4.8 4.9 0.3 0.05 10 | 0 375 36 0.59 0 17 0 | 320 | | pc=130
        turnip | turnip | nabo mc | 0.9 6.4 3.8 1.8 0.1 0.01 67 | 0 191 30 0.3 0 21 0 | 230 | | pc=120
        daikon | daikon | daikon ms | 0.6 4.1 2.5 1.6 0.1 0.03 21 | 0 227 27 0.4 0 22 0 | 280 | | pc=350 ml=0.48
        radish | radish | rábano mc | 0.7 3.4 1.9 1.6 0.1 0.03 39 | 0 233 25 0.34 0 14.8 0 | 330 | | pc=12
        beetroot | beetroot | remolacha fc | 1.6 9.6 6.8 2.8 0.2 0.03 78 | 0 325 16 0.8 2 4.9 0 | 250 | | pc=130
        tomato | tomato | tomate mc | 0.9 3.9 2.6 1.2 0.2 0.03 5 | 0 237 10 0.27 42 13.7 0 | 290 | | pc=125 sl=20 ml=0.75
        cherry-tomatoes | cherry tomatoes / cherry tomato | tomates cherry mp / tomate cherry mc | 0.9 3.9 2.6 1.2 0.2 0.03 5 | 0 237 10 0.27 42 13.7 0 | 560 | | pc=15 ml=0.62
        cucumber | cucumber | pepino mc | 0.7 3.6 1.7 0.5 0.1 0.04 2 | 0 147 16 0.28 5 2.8 0 | 230 | | pc=250 sl=7 ml=0.5
        red-pepper | red bell pepper | pimiento rojo mc | 1 6 4.2 2.1 0.3 0.03 4 | 0 211 7 0.43 157 127.7 0 | 420 | | pc=150
        green-pepper | green bell pepper | pimiento verde mc | 0.9 4.6 2.4 1.7 0.2 0.06 3 | 0 175 10 0.34 18 80.4 0 | 340 | | pc=150
        jalapeno | jalapeño | jalapeño mc | 0.9 6.5 4.1 2.8 0.4 0.09 3 | 0 248 12 0.25 54 118.6 0 | 520 | | pc=15
        red-chilli | red chilli | chile rojo mc | 1.9 8.8 5.3 1.5 0.4 0.04 9 | 0 322 14 1.03 48 143.7 0 | 800 | | pc=12
        green-chilli | green chilli | chile verde mc | 2 9.5 5.1 1.5 0.2 0.02 7 | 0 340 18 1.2 59 242.5 0 | 750 | | pc=10
        scotch-bonnet | Scotch bonnet chilli | chile habanero mc | 1.9 8.8 5.3 1.5 0.4 0.04 9 | 0 322 14 1.03 48 143.7 0 | 1300 | | pc=10
        poblano | poblano pepper | chile poblano mc | 0.9 4.6 2.4 1.7 0.2 0.06 3 | 0 175 10 0.34 18 80.4 0 | 560 | | pc=90
        zucchini | courgette | calabacín mc | 1.2 3.1 2.5 1 0.3 0.08 8 | 0 261 16 0.37 10 17.9 0 | 260 | | pc=200
        aubergine | aubergine | berenjena fc | 1 5.9 3.5 3 0.2 0.03 2 | 0 229 9 0.23 1 2.2 0 | 290 | | pc=300 sl=20
        pumpkin | pumpkin | calabaza fs | 1 6.5 2.8 0.5 0.1 0.05 1 | 0 340 21 0.8 426 9 0 | 180 | | ml=0.5
        butternut-squash | butternut squash / butternut squash | calabaza moscada fs / calabaza moscada fc | 1 11.7 2.2 2 0.1 0.02 4 | 0 352 48 0.7 532 21 0 | 220 | | pc=1000
        cabbage | white cabbage / white cabbage | repollo ms / repollo mc | 1.3 5.8 3.2 2.5 0.1 0.03 18 | 0 170 40 0.47 5 36.6 0 | 130 | | pc=900 ml=0.37
        red-cabbage | red cabbage / red cabbage | lombarda fs / lombarda fc | 1.4 7.4 3.8 2.1 0.2 0.02 27 | 0 243 45 0.8 56 57 0 | 160 | | pc=900 ml=0.37
        napa-cabbage | Chinese cabbage / Chinese cabbage | col china fs / col china fc | 1.2 3.2 1.4 1.2 0.2 0.04 9 | 0 238 77 0.31 16 27 0 | 260 | | pc=800 ml=0.32
        kale | kale | col rizada fs | 2.9 4.4 1 4.1 1.5 0.18 53 | 0 348 254 1.6 241 93.4 0 | 520 | | ml=0.1
        collard-greens | collard greens | berzas fp | 3 5.4 0.5 4 0.6 0.06 17 | 0 213 232 0.47 251 35.3 0 | 430 | | ml=0.15
        chard | Swiss chard | acelgas fp | 1.8 3.7 1.1 1.6 0.2 0.03 213 | 0 379 51 1.8 306 30 0 | 420 | | ml=0.15
        spinach | spinach | espinacas fp | 2.9 3.6 0.4 2.2 0.4 0.06 79 | 0 558 99 2.71 469 28.1 0 | 620 | | ml=0.125
        lettuce | lettuce / lettuce | lechuga fs / lechuga fc | 1.4 2.9 0.8 1.3 0.2 0.02 28 | 0 194 36 0.86 370 9.2 0 | 330 | | pc=300 sp=10 ml=0.15
        rocket | rocket | rúcula fs | 2.6 3.7 2.1 1.6 0.7 0.09 27 | 0 369 160 1.46 119 15 0 | 1200 | | ml=0.08
        watercress | watercress | berros mp | 2.3 1.3 0.2 0.5 0.1 0.03 41 | 0 330 120 0.2 160 43 0 | 1300 | | ml=0.14
        broccoli | broccoli | brócoli ms | 2.8 6.6 1.7 2.6 0.4 0.04 33 | 0 316 47 0.73 31 89.2 0 | 360 | | pc=400 ml=0.38
        cauliflower | cauliflower / cauliflower | coliflor fs / coliflor fc | 1.9 5 1.9 2 0.3 0.06 30 | 0 299 22 0.42 0 48.2 0 | 310 | | pc=800 ml=0.45
        brussels-sprouts | Brussels sprouts / Brussels sprout | coles de Bruselas fp / col de Bruselas fc | 3.4 9 2.2 3.8 0.3 0.06 25 | 0 389 42 1.4 38 85 0 | 450 | | pc=19
        green-beans | green beans | judías verdes fp | 1.8 7 3.3 2.7 0.2 0.05 6 | 0 211 37 1.03 35 12.2 0 | 440 | | ml=0.42
        asparagus | asparagus / asparagus spear | espárragos mp / espárrago mc | 2.2 3.9 1.9 2.1 0.1 0.04 2 | 0 202 24 2.14 38 5.6 0 | 820 | | pc=18
        corn-cob | corn cob | mazorca de maíz fc | 3.3 18.7 6.3 2 1.4 0.33 15 | 0 270 2 0.52 9 6.8 0 | 320 | | pc=180
        mushrooms | mushrooms / mushroom | champiñones mp / champiñón mc | 3.1 3.3 2 1 0.3 0.05 5 | 0 318 3 0.5 0 2.1 0.2 | 620 | | pc=18 ml=0.3
        shiitake | shiitake mushrooms / shiitake mushroom | setas shiitake fp / seta shiitake fc | 2.2 6.8 2.4 2.5 0.5 0.05 9 | 0 304 2 0.41 0 0 0.4 | 1500 | | pc=19 ml=0.35
        fennel | fennel bulb | bulbo de hinojo mc | 1.2 7.3 3.9 3.1 0.2 0.09 52 | 0 414 49 0.73 48 12 0 | 420 | | pc=230
        artichoke | artichoke | alcachofa fc | 3.3 10.5 1 5.4 0.2 0.04 94 | 0 370 44 1.28 1 11.7 0 | 520 | | pc=130
        okra | okra | quingombó ms | 1.9 7.5 1.5 3.2 0.2 0.03 7 | 0 299 82 0.62 36 23 0 | 620 | | pc=12
        ripe-plantain | ripe plantain | plátano macho maduro mc | 1.3 31.9 17.5 2.3 0.4 0.14 4 | 0 487 3 0.55 63 20.2 0 | 240 | | pc=180
        green-plantain | green plantain | plátano macho verde mc | 1.2 36.7 2.3 2.2 0.1 0.05 3 | 0 431 4 0.58 56 18.4 0 | 220 | | pc=180
        bean-sprouts | bean sprouts | brotes de soja mp | 3 5.9 4.1 1.8 0.2 0.05 6 | 0 149 13 0.91 1 13.2 0 | 420 | | ml=0.43
        pak-choi | pak choi | pak choi ms | 1.5 2.2 1.2 1 0.2 0.03 65 | 0 252 105 0.8 223 45 0 | 460 | | pc=200
        avocado | avocado | aguacate mc | 2 8.5 0.7 6.7 14.7 2.13 7 | 0 485 12 0.55 7 10 0 | 620 | | pc=170
        lemon | lemon | limón mc | 0.9 6.5 2.5 2.1 0.3 0.04 2 | 0 138 26 0.6 1 53 0 | 330 | | pc=90 sl=8 ml=1.02
        lime | lime | lima fc | 0.6 8 1.7 1.8 0.2 0.02 2 | 0 117 14 0.09 2 30 0 | 380 | | pc=60 sl=7 ml=1.02
        orange | orange | naranja fc | 0.9 11.8 9.4 2.4 0.1 0.02 1 | 0 181 40 0.1 11 53.2 0 | 220 | | pc=150 sl=15 ml=1.03
        grapefruit | grapefruit | pomelo mc | 0.8 10.7 7 1.6 0.1 0.01 1 | 0 135 22 0.08 58 31.2 0 | 260 | | pc=250
        apple | apple | manzana fc | 0.3 13.8 10.4 2.4 0.2 0.03 1 | 0 107 6 0.12 3 4.6 0 | 260 | | pc=170
        pear | pear | pera fc | 0.4 15.2 9.8 3.1 0.1 0.02 1 | 0 116 9 0.18 1 4.3 0 | 300 | | pc=170
        banana | banana | plátano mc | 1.1 22.8 12.2 2.6 0.3 0.11 1 | 0 358 5 0.26 3 8.7 0 | 160 | | pc=118
        mango | mango | mango mc | 0.8 15 13.7 1.6 0.4 0.09 1 | 0 168 11 0.16 54 36.4 0 | 420 | | pc=220
        green-papaya | green papaya / green papaya | papaya verde fs / papaya verde fc | 0.5 9 5.9 1.7 0.2 0.05 8 | 0 182 20 0.25 25 50 0 | 380 | | pc=600
        pineapple | pineapple / pineapple | piña fs / piña fc | 0.5 13.1 9.9 1.4 0.1 0.01 1 | 0 109 13 0.29 3 47.8 0 | 250 | | sl=80 pc=900 ml=0.69
        strawberries | strawberries / strawberry | fresas fp / fresa fc | 0.7 7.7 4.9 2 0.3 0.02 1 | 0 153 16 0.41 1 58.8 0 | 620 | | pc=14 ml=0.62
        raspberries | raspberries | frambuesas fp | 1.2 11.9 4.4 6.5 0.7 0.02 1 | 0 151 25 0.69 2 26.2 0 | 1500 | | ml=0.52
        blueberries | blueberries | arándanos mp | 0.7 14.5 10 2.4 0.3 0.03 1 | 0 77 6 0.28 3 9.7 0 | 1200 | | ml=0.6
        peach | peach | melocotón mc | 0.9 9.5 8.4 1.5 0.3 0.02 0 | 0 190 6 0.25 16 6.6 0 | 390 | | pc=150
        plum | plum | ciruela fc | 0.7 11.4 9.9 1.4 0.3 0.02 0 | 0 157 6 0.17 17 9.5 0 | 390 | | pc=65
        grapes | grapes | uvas fp | 0.7 18.1 15.5 0.9 0.2 0.05 2 | 0 191 10 0.36 3 3.2 0 | 480 | | ml=0.65
        pomegranate | pomegranate | granada fc | 1.7 18.7 13.7 4 1.2 0.12 3 | 0 236 10 0.3 0 10.2 0 | 480 | | pc=200 ml=0.7
        watermelon | watermelon | sandía fs | 0.6 7.6 6.2 0.4 0.2 0.02 1 | 0 112 7 0.24 28 8.1 0 | 110 | | sl=280 ml=0.63
        passion-fruit | passion fruit / passion fruit | maracuyá ms / maracuyá mc | 2.2 23.4 11.2 10.4 0.7 0.06 28 | 0 348 12 1.6 64 30 0 | 900 | | pc=40 ml=1.0
        tomatillo | tomatillo | tomate verde mc | 1 5.8 3.9 1.9 1 0.14 1 | 0 268 7 0.62 6 11.7 0 | 520 | | pc=40
        nopales | cactus paddles / cactus paddle | nopales mp / nopal mc | 1.3 3.3 1.2 2.2 0.1 0.02 21 | 0 257 164 0.59 23 9.3 0 | 450 | | pc=100
        taro | taro root / taro root | taro ms / raíz de taro fc | 1.5 26.5 0.4 4.1 0.2 0.04 11 | 0 591 43 0.55 4 4.5 0 | 380 | | pc=250
        """#
}
