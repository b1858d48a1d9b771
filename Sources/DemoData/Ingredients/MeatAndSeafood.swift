extension IngredientTable {
    /// Meat, poultry, fish and seafood.
    ///
    /// The notation is explained at `IngredientParser`.
    static let meatAndSeafood = #"""
        = MEAT
        chicken-breast | chicken breast | pechuga de pollo fs | 22.5 0 0 0 2.6 0.56 45 | 890 | | pc=200
        chicken-thighs | chicken thighs | muslos de pollo mp | 18.6 0 0 0 8.9 2.4 84 | 620 | | pc=120
        whole-chicken | whole chicken | pollo entero ms | 18.6 0 0 0 12.5 3.6 70 | 420 | | pc=1400
        chicken-wings | chicken wings | alitas de pollo fp | 18.3 0 0 0 14.5 4 73 | 560 | | pc=90
        chicken-livers | chicken livers | hígados de pollo mp | 16.9 0.7 0 0 4.8 1.56 71 | 430 | | pc=40
        minced-chicken | minced chicken | pollo picado ms | 17.4 0 0 0 8.1 2.3 60 | 780 |
        turkey-breast | turkey breast | pechuga de pavo fs | 23.7 0.1 0.1 0 1.5 0.3 113 | 980 |
        duck-breast | duck breast | pechuga de pato fs | 19.9 0 0 0 15 4.3 65 | 1950 | | pc=350
        duck-legs | duck legs | muslos de pato mp | 17.5 0 0 0 19 5.4 70 | 1400 | | pc=300
        beef-sirloin | beef sirloin | solomillo de ternera ms | 21.5 0 0 0 6.5 2.6 55 | 2200 | | pc=200
        beef-chuck | stewing beef | carne de ternera para guisar fs | 20.5 0 0 0 9.5 3.8 68 | 1250 |
        minced-beef | minced beef | carne de ternera picada fs | 19.4 0 0 0 12.7 5 68 | 980 |
        beef-short-ribs | beef short ribs | costillas de ternera fp | 17.2 0 0 0 21.5 9 60 | 1550 |
        beef-brisket | beef brisket | falda de ternera fs | 19 0 0 0 14.5 5.6 70 | 1300 |
        oxtail | oxtail | rabo de buey ms | 19.2 0 0 0 14 5.6 75 | 1450 |
        dried-beef | dried salted beef | carne seca fs | 31 2.8 2.7 0 5.9 2.5 1700 | 2600 |
        veal-escalope | veal escalope | escalope de ternera mc | 21.3 0 0 0 3.1 1 62 | 2300 | | pc=130
        pork-loin | pork loin | lomo de cerdo ms | 21.4 0 0 0 5.7 1.9 52 | 950 | | pc=130
        pork-shoulder | pork shoulder | paletilla de cerdo fs | 17.2 0 0 0 15.9 5.5 66 | 690 |
        pork-belly | pork belly | panceta fresca de cerdo fs | 14 0 0 0 32 11.5 45 | 880 |
        pork-ribs | pork ribs | costillas de cerdo fp | 16.5 0 0 0 20 7 75 | 820 |
        minced-pork | minced pork | carne de cerdo picada fs | 17 0 0 0 16 6 62 | 780 |
        bacon | bacon | beicon ms | 13.5 0.8 0.5 0 33 11 1250 | 1250 | | sl=20
        pancetta | pancetta | panceta curada fs | 14.5 0.6 0 0 34 12.5 1500 | 1900 |
        cooked-ham | cooked ham | jamón cocido ms | 18.5 1.5 1 0 4.2 1.5 980 | 1350 | | sl=25
        serrano-ham | serrano ham | jamón serrano ms | 30 0.5 0 0 13 4.6 2300 | 2600 | | sl=15
        chorizo | chorizo | chorizo ms | 23 2 0.6 0 35 13.5 1240 | 1650 | | sl=8 pc=100
        blood-sausage | black pudding | morcilla fs | 14.6 3.2 1 0.3 32 12.5 800 | 950 | | pc=150
        smoked-sausage | smoked sausage | salchicha ahumada fs | 13.5 2.6 1.3 0 26.5 9.3 900 | 980 | | pc=120
        bratwurst | bratwurst | salchichas bratwurst fp | 13.7 2.8 0 0 26 9 850 | 1050 | | pc=100
        pork-sausages | pork sausages | salchichas de cerdo fp | 14.5 6 1.5 0.5 22 7.8 700 | 890 | GLUTEN SULPHITES | pc=70
        andouille | andouille sausage | salchicha andouille fs | 16 3 1 0 22 7.7 1080 | 1400 | | pc=100
        lamb-shoulder | lamb shoulder | paletilla de cordero fs | 17.5 0 0 0 16.5 7.3 63 | 1500 |
        lamb-leg | leg of lamb | pierna de cordero fs | 18.6 0 0 0 12 5.2 60 | 1700 |
        minced-lamb | minced lamb | carne de cordero picada fs | 17.2 0 0 0 18 7.8 59 | 1450 |
        lamb-chops | lamb chops | chuletas de cordero fp | 18.2 0 0 0 17 7.6 61 | 2000 | | pc=90
        goat | goat meat | carne de cabrito fs | 20.6 0 0 0 2.9 0.9 82 | 1600 |
        venison | venison | carne de ciervo fs | 23 0 0 0 2.6 1 51 | 2400 |
        lard | lard | manteca de cerdo fs | 0 0 0 0 99.5 39.2 0 | 480 | | ml=0.9
        = SEAFOOD
        salmon | salmon | salmón ms | 20.4 0 0 0 13.4 3.05 59 | 1950 | FISH | pc=150
        smoked-salmon | smoked salmon | salmón ahumado ms | 22 0.5 0.3 0 10 2 1200 | 3400 | FISH | sl=25
        cod | cod | bacalao fresco ms | 17.8 0 0 0 0.7 0.13 54 | 1650 | FISH | pc=160
        salt-cod | salt cod | bacalao salado ms | 31 0 0 0 1 0.2 2900 | 1900 | FISH |
        hake | hake | merluza fs | 17.2 0 0 0 1.3 0.3 90 | 1450 | FISH | pc=170
        sea-bass | sea bass | lubina fs | 18.4 0 0 0 2.4 0.6 68 | 1900 | FISH | pc=350
        sea-bream | sea bream | dorada fs | 19.5 0 0 0 5.4 1.3 65 | 1500 | FISH | pc=350
        tilapia | tilapia | tilapia fs | 20.1 0 0 0 1.7 0.6 52 | 980 | FISH | pc=130
        red-snapper | red snapper | pargo rojo ms | 20.5 0 0 0 1.3 0.29 64 | 1800 | FISH | pc=400
        white-fish | white fish fillets | filetes de pescado blanco mp | 18.5 0 0 0 1.2 0.25 70 | 1250 | FISH | pc=150
        tuna | fresh tuna | atún fresco ms | 24.4 0 0 0 1 0.17 45 | 2600 | FISH | pc=170
        mackerel | mackerel | caballa fs | 18.6 0 0 0 13.9 3.3 90 | 850 | FISH | pc=120
        smoked-mackerel | smoked mackerel | caballa ahumada fs | 19 0.2 0 0 24 5.5 750 | 1300 | FISH |
        sardines | fresh sardines | sardinas frescas fp | 20 0 0 0 9 2.5 100 | 680 | FISH | pc=60
        herring | pickled herring | arenque en escabeche ms | 14.2 9.6 7.7 0 18 2.4 870 | 1500 | FISH |
        smoked-haddock | smoked haddock | eglefino ahumado ms | 21.5 0 0 0 0.9 0.2 760 | 1900 | FISH | pc=180
        dried-anchovies | dried anchovies | anchoas secas fp | 60 0.5 0 0 7 2 3600 | 2900 | FISH | pc=1
        bonito-flakes | bonito flakes | copos de bonito mp | 77 0.4 0 0 3.2 0.8 130 | 6000 | FISH | ml=0.05
        shrimp | shrimp | gambas fp | 20.1 0.2 0 0 0.6 0.15 119 | 1700 | CRUSTACEANS | pc=12
        dried-shrimp | dried shrimp | camarones secos mp | 58 2 0 0 3 0.6 3800 | 3200 | CRUSTACEANS | ml=0.3
        crab-meat | crab meat | carne de cangrejo fs | 18.1 0.5 0 0 1.1 0.22 290 | 3300 | CRUSTACEANS |
        squid | squid | calamares mp | 15.6 3.1 0 0 1.4 0.36 44 | 1300 | MOLLUSCS | pc=120
        octopus | octopus | pulpo ms | 14.9 2.2 0 0 1 0.23 230 | 2100 | MOLLUSCS |
        mussels | mussels | mejillones mp | 11.9 3.7 0 0 2.2 0.43 286 | 550 | MOLLUSCS | pc=15
        clams | clams | almejas fp | 12.8 2.6 0 0 1 0.1 56 | 1400 | MOLLUSCS | pc=12
        scallops | scallops | vieiras fp | 12.1 3.2 0 0 0.5 0.13 392 | 3600 | MOLLUSCS | pc=25
        """#
}
