extension IngredientTable {
    /// Meat, poultry, fish and seafood.
    ///
    /// `IngredientParser` explains the notation.
    static let meatAndSeafood = #"""
        = MEAT
        chicken-breast | chicken breast / chicken breast | pechuga de pollo fs / pechuga de pollo fc | 22.5 0 0 0 2.6 0.56 45 | 73 334 5 0.37 9 0 0 | 890 | | pc=200
        chicken-thighs | chicken thighs / chicken thigh | muslos de pollo mp / muslo de pollo mc | 18.6 0 0 0 8.9 2.4 84 | 94 230 8 0.8 20 0 0.1 | 620 | | pc=120
        whole-chicken | whole chicken / whole chicken | pollo entero ms / pollo entero mc | 18.6 0 0 0 12.5 3.6 70 | 75 189 11 0.9 41 1.6 0.2 | 420 | | pc=1400
        chicken-wings | chicken wings / chicken wing | alitas de pollo fp / alita de pollo fc | 18.3 0 0 0 14.5 4 73 | 77 156 12 0.95 44 0.7 0.2 | 560 | | pc=90
        chicken-livers | chicken livers / chicken liver | hígados de pollo mp / hígado de pollo mc | 16.9 0.7 0 0 4.8 1.56 71 | 345 230 8 8.99 3296 17.9 0 | 430 | | pc=40
        minced-chicken | minced chicken | pollo picado ms | 17.4 0 0 0 8.1 2.3 60 | 86 522 6 0.82 0 0 0 | 780 |
        turkey-breast | turkey breast | pechuga de pavo fs | 23.7 0.1 0.1 0 1.5 0.3 113 | 57 242 11 0.73 6 0 0.1 | 980 |
        duck-breast | duck breast / duck breast | pechuga de pato fs / pechuga de pato fc | 19.9 0 0 0 15 4.3 65 | 77 268 3 4.5 24 5.8 0.1 | 1950 | | pc=350
        duck-legs | duck legs / duck leg | muslos de pato mp / muslo de pato mc | 17.5 0 0 0 19 5.4 70 | 80 204 11 2.4 40 2.8 0.1 | 1400 | | pc=300
        beef-sirloin | beef sirloin / sirloin steak | solomillo de ternera ms / solomillo de ternera mc | 21.5 0 0 0 6.5 2.6 55 | 62 342 20 1.6 2 0 0.1 | 2200 | | pc=200
        beef-chuck | stewing beef | carne de ternera para guisar fs | 20.5 0 0 0 9.5 3.8 68 | 66 320 14 2.1 3 0 0.1 | 1250 |
        minced-beef | minced beef | carne de ternera picada fs | 19.4 0 0 0 12.7 5 68 | 68 305 14 2.1 3 0 0.1 | 980 |
        beef-short-ribs | beef short ribs | costillas de ternera fp | 17.2 0 0 0 21.5 9 60 | 70 260 10 1.9 0 0 0.1 | 1550 |
        beef-brisket | beef brisket | falda de ternera fs | 19 0 0 0 14.5 5.6 70 | 68 300 8 1.9 0 0 0.1 | 1300 |
        oxtail | oxtail | rabo de buey ms | 19.2 0 0 0 14 5.6 75 | 75 230 10 2.4 0 0 0.1 | 1450 |
        dried-beef | dried salted beef | carne seca fs | 31 2.8 2.7 0 5.9 2.5 1700 | 79 235 8 2.7 0 0 0 | 2600 |
        veal-escalope | veal escalope | escalope de ternera mc | 21.3 0 0 0 3.1 1 62 | 82 360 6 0.9 0 0 0 | 2300 | | pc=130
        pork-loin | pork loin / pork loin steak | lomo de cerdo ms / filete de lomo de cerdo mc | 21.4 0 0 0 5.7 1.9 52 | 59 389 17 0.8 2 0.6 0.5 | 950 | | pc=130
        pork-shoulder | pork shoulder | paletilla de cerdo fs | 17.2 0 0 0 15.9 5.5 66 | 67 302 15 1.1 2 0.7 0.7 | 690 |
        pork-belly | pork belly | panceta fresca de cerdo fs | 14 0 0 0 32 11.5 45 | 72 185 5 0.52 3 0.3 1 | 880 |
        pork-ribs | pork ribs | costillas de cerdo fp | 16.5 0 0 0 20 7 75 | 80 242 15 0.9 3 0 1 | 820 |
        minced-pork | minced pork | carne de cerdo picada fs | 17 0 0 0 16 6 62 | 72 287 14 0.88 2 0.7 0.5 | 780 |
        bacon | bacon | beicon ms | 13.5 0.8 0.5 0 33 11 1250 | 66 208 6 0.5 11 0 0.4 | 1250 | | sl=20
        pancetta | pancetta | panceta curada fs | 14.5 0.6 0 0 34 12.5 1500 | 68 230 8 0.7 8 0 0.4 | 1900 |
        cooked-ham | cooked ham | jamón cocido ms | 18.5 1.5 1 0 4.2 1.5 980 | 57 310 8 0.8 0 0 0.7 | 1350 | | sl=25
        serrano-ham | serrano ham | jamón serrano ms | 30 0.5 0 0 13 4.6 2300 | 70 480 12 1.9 0 0 0.6 | 2600 | | sl=15
        chorizo | chorizo / chorizo | chorizo ms / chorizo mc | 23 2 0.6 0 35 13.5 1240 | 88 398 8 1.6 0 0 1.2 | 1650 | | sl=8 pc=100
        blood-sausage | black pudding / black pudding | morcilla fs / morcilla fc | 14.6 3.2 1 0.3 32 12.5 800 | 120 38 6 6.4 0 0 1.2 | 950 | | pc=150
        smoked-sausage | smoked sausage / smoked sausage | salchicha ahumada fs / salchicha ahumada fc | 13.5 2.6 1.3 0 26.5 9.3 900 | 66 220 12 1.1 10 0 0.9 | 980 | | pc=120
        bratwurst | bratwurst / bratwurst | salchichas bratwurst fp / salchicha bratwurst fc | 13.7 2.8 0 0 26 9 850 | 70 240 25 0.7 3 0.5 1 | 1050 | | pc=100
        pork-sausages | pork sausages / pork sausage | salchichas de cerdo fp / salchicha de cerdo fc | 14.5 6 1.5 0.5 22 7.8 700 | 72 250 50 1.1 8 0.6 0.9 | 890 | GLUTEN SULPHITES | pc=70
        andouille | andouille sausage / andouille sausage | salchicha andouille fs / salchicha andouille fc | 16 3 1 0 22 7.7 1080 | 70 260 15 1.1 5 0 0.8 | 1400 | | pc=100
        lamb-shoulder | lamb shoulder | paletilla de cordero fs | 17.5 0 0 0 16.5 7.3 63 | 70 260 16 1.6 0 0 0.1 | 1500 |
        lamb-leg | leg of lamb | pierna de cordero fs | 18.6 0 0 0 12 5.2 60 | 69 270 9 1.7 0 0 0.1 | 1700 |
        minced-lamb | minced lamb | carne de cordero picada fs | 17.2 0 0 0 18 7.8 59 | 73 222 16 1.55 0 0 0.1 | 1450 |
        lamb-chops | lamb chops / lamb chop | chuletas de cordero fp / chuleta de cordero fc | 18.2 0 0 0 17 7.6 61 | 71 240 15 1.6 0 0 0.1 | 2000 | | pc=90
        goat | goat meat | carne de cabrito fs | 20.6 0 0 0 2.9 0.9 82 | 57 385 13 2.83 0 0 0 | 1600 |
        venison | venison | carne de ciervo fs | 23 0 0 0 2.6 1 51 | 85 318 5 3.4 0 0 0 | 2400 |
        lard | lard | manteca de cerdo fs | 0 0 0 0 99.5 39.2 0 | 95 0 0 0 0 0 2.5 | 480 | | ml=0.9
        = SEAFOOD
        salmon | salmon / salmon fillet | salmón ms / filete de salmón mc | 20.4 0 0 0 13.4 3.05 59 | 55 363 9 0.34 58 3.9 11 | 1950 | FISH | pc=150
        smoked-salmon | smoked salmon | salmón ahumado ms | 22 0.5 0.3 0 10 2 1200 | 23 175 11 0.85 26 0 17.1 | 3400 | FISH | sl=25
        cod | cod / cod fillet | bacalao fresco ms / filete de bacalao fresco mc | 17.8 0 0 0 0.7 0.13 54 | 43 413 16 0.38 12 1 0.9 | 1650 | FISH | pc=160
        salt-cod | salt cod | bacalao salado ms | 31 0 0 0 1 0.2 2900 | 90 580 60 1.2 20 0 1.5 | 1900 | FISH |
        hake | hake / hake fillet | merluza fs / filete de merluza mc | 17.2 0 0 0 1.3 0.3 90 | 67 294 41 0.9 14 0 1.1 | 1450 | FISH | pc=170
        sea-bass | sea bass / sea bass | lubina fs / lubina fc | 18.4 0 0 0 2.4 0.6 68 | 41 256 10 0.29 46 0 5.6 | 1900 | FISH | pc=350
        sea-bream | sea bream / sea bream | dorada fs / dorada fc | 19.5 0 0 0 5.4 1.3 65 | 52 350 20 0.5 9 0 6 | 1500 | FISH | pc=350
        tilapia | tilapia / tilapia fillet | tilapia fs / filete de tilapia mc | 20.1 0 0 0 1.7 0.6 52 | 50 302 10 0.56 0 0 3.1 | 980 | FISH | pc=130
        red-snapper | red snapper / red snapper | pargo rojo ms / pargo rojo mc | 20.5 0 0 0 1.3 0.29 64 | 37 417 32 0.18 30 1.6 10.2 | 1800 | FISH | pc=400
        white-fish | white fish fillets / white fish fillet | filetes de pescado blanco mp / filete de pescado blanco mc | 18.5 0 0 0 1.2 0.25 70 | 50 350 15 0.4 12 0 1.5 | 1250 | FISH | pc=150
        tuna | fresh tuna / tuna steak | atún fresco ms / filete de atún fresco mc | 24.4 0 0 0 1 0.17 45 | 39 441 4 0.77 18 0 1.7 | 2600 | FISH | pc=170
        mackerel | mackerel / mackerel fillet | caballa fs / filete de caballa mc | 18.6 0 0 0 13.9 3.3 90 | 70 314 12 1.63 50 0.4 16.1 | 850 | FISH | pc=120
        smoked-mackerel | smoked mackerel | caballa ahumada fs | 19 0.2 0 0 24 5.5 750 | 85 310 20 1.4 45 0 8 | 1300 | FISH |
        sardines | fresh sardines / fresh sardine | sardinas frescas fp / sardina fresca fc | 20 0 0 0 9 2.5 100 | 65 330 80 1.8 32 0 8 | 680 | FISH | pc=60
        herring | pickled herring | arenque en escabeche ms | 14.2 9.6 7.7 0 18 2.4 870 | 13 69 77 1.22 258 0 2.8 | 1500 | FISH |
        smoked-haddock | smoked haddock / smoked haddock fillet | eglefino ahumado ms / filete de eglefino ahumado mc | 21.5 0 0 0 0.9 0.2 760 | 77 415 49 1.4 24 0 1 | 1900 | FISH | pc=180
        dried-anchovies | dried anchovies / dried anchovy | anchoas secas fp / anchoa seca fc | 60 0.5 0 0 7 2 3600 | 300 900 1100 6 30 0 5 | 2900 | FISH | pc=1
        bonito-flakes | bonito flakes | copos de bonito mp | 77 0.4 0 0 3.2 0.8 130 | 180 940 28 5.5 20 0 6 | 6000 | FISH | ml=0.05
        shrimp | shrimp | gambas fp | 20.1 0.2 0 0 0.6 0.15 119 | 161 264 64 0.52 54 0 0.1 | 1700 | CRUSTACEANS | pc=12
        dried-shrimp | dried shrimp | camarones secos mp | 58 2 0 0 3 0.6 3800 | 700 740 2300 8 15 0 0 | 3200 | CRUSTACEANS | ml=0.3
        crab-meat | crab meat | carne de cangrejo fs | 18.1 0.5 0 0 1.1 0.22 290 | 59 259 43 0.6 8 3 0 | 3300 | CRUSTACEANS |
        squid | squid | calamares mp | 15.6 3.1 0 0 1.4 0.36 44 | 233 246 32 0.68 10 4.7 0 | 1300 | MOLLUSCS | pc=120
        octopus | octopus | pulpo ms | 14.9 2.2 0 0 1 0.23 230 | 48 350 53 5.3 45 5 0 | 2100 | MOLLUSCS |
        mussels | mussels / mussel | mejillones mp / mejillón mc | 11.9 3.7 0 0 2.2 0.43 286 | 28 320 26 3.95 48 8 0 | 550 | MOLLUSCS | pc=15
        clams | clams / clam | almejas fp / almeja fc | 12.8 2.6 0 0 1 0.1 56 | 30 46 39 1.62 90 0 0 | 1400 | MOLLUSCS | pc=12
        scallops | scallops / scallop | vieiras fp / vieira fc | 12.1 3.2 0 0 0.5 0.13 392 | 24 205 6 0.38 1 0 0 | 3600 | MOLLUSCS | pc=25
        """#
}
