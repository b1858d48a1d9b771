/// Names of foods in American Spanish: the word, the ingredient that it means in the demo data, and the source.
enum LatinAmericanWords {
    static let all = lines.split(separator: "\n").map { line in
        let parts = line.split(separator: " | ").map(String.init)
        return (word: parts[0], ingredient: parts[1], source: parts[2])
    }

    private static let lines = """
        cebolla de verdeo | cebolleta | https://es.wikipedia.org/wiki/Allium_fistulosum
        cebollita de verdeo | cebolleta | https://es.wikipedia.org/wiki/Allium_fistulosum
        cebolla china | cebolleta | https://es.wikipedia.org/wiki/Allium_fistulosum
        cebolla larga | cebolleta | https://es.wikipedia.org/wiki/Allium_fistulosum
        cebolla junca | cebolleta | https://es.wikipedia.org/wiki/Allium_fistulosum
        cebolla en rama | cebolleta | https://es.wikipedia.org/wiki/Allium_fistulosum
        cebolla cambray | cebolleta | https://es.wikipedia.org/wiki/Allium_fistulosum
        cebollín | cebolleta | https://es.wikipedia.org/wiki/Allium_fistulosum
        escalonia | cebolleta | https://en.wiktionary.org/wiki/scallion
        poro | puerro | https://en.wiktionary.org/wiki/leek
        porro | puerro | https://en.wiktionary.org/wiki/leek
        ajoporro | puerro | http://walobuby.com/equivalencia.html
        papa | patata | https://en.wiktionary.org/wiki/potato
        papas | patata | https://en.wiktionary.org/wiki/potato
        camote | batata | https://en.wiktionary.org/wiki/sweet_potato
        camotes | batata | https://en.wiktionary.org/wiki/sweet_potato
        boniato | batata | https://en.wiktionary.org/wiki/sweet_potato
        boniatos | batata | https://en.wiktionary.org/wiki/sweet_potato
        papa dulce | batata | http://arepaherald.com/gastronomia/7-alimentos-nombres-distintos-segun-pais/
        mandioca | yuca | https://lanacion.com.ar/lifestyle/dime-donde-estas-y-te-dire-que-es-diccionario-de-verduras-y-frutas-latinoamericanas-nid28042022
        guacamote | yuca | https://lanacion.com.ar/lifestyle/dime-donde-estas-y-te-dire-que-es-diccionario-de-verduras-y-frutas-latinoamericanas-nid28042022
        betabel | remolacha | https://en.wiktionary.org/wiki/beet
        betabeles | remolacha | https://en.wiktionary.org/wiki/beet
        betarraga | remolacha | https://en.wiktionary.org/wiki/beet
        betarragas | remolacha | https://en.wiktionary.org/wiki/beet
        beterraga | remolacha | https://en.wiktionary.org/wiki/beet
        beterava | remolacha | https://en.wiktionary.org/wiki/beet
        morrón | pimiento rojo | https://stefa-10123.wixsite.com/proyectogastronomia/single-post/2015/06/11/mix-de-pimentones
        chile morrón | pimiento rojo | https://es.wikipedia.org/wiki/Capsicum_annuum
        pimiento morrón | pimiento rojo | https://es.wikipedia.org/wiki/Capsicum_annuum
        ají morrón | pimiento rojo | https://es.wikipedia.org/wiki/Capsicum_annuum
        pimentón | pimiento rojo | https://es.wikipedia.org/wiki/Capsicum_annuum
        locote | pimiento rojo | https://es.wikipedia.org/wiki/Capsicum_annuum
        chiltoma | pimiento rojo | https://stefa-10123.wixsite.com/proyectogastronomia/single-post/2015/06/11/mix-de-pimentones
        chile dulce | pimiento rojo | https://stefa-10123.wixsite.com/proyectogastronomia/single-post/2015/06/11/mix-de-pimentones
        ají dulce | pimiento rojo | https://es.wikipedia.org/wiki/Capsicum_annuum
        ají | chile rojo | https://es.wikipedia.org/wiki/Chile_
        ajíes | chile rojo | https://es.wikipedia.org/wiki/Chile_
        ají picante | chile rojo | http://walobuby.com/equivalencia.html
        zapallo italiano | calabacín | http://walobuby.com/equivalencia.html
        zapallito | calabacín | http://walobuby.com/equivalencia.html
        zapallitos | calabacín | http://walobuby.com/equivalencia.html
        zucchini | calabacín | http://walobuby.com/equivalencia.html
        zapallo | calabaza | https://en.wiktionary.org/wiki/pumpkin
        zapallos | calabaza | https://en.wiktionary.org/wiki/pumpkin
        auyama | calabaza | https://en.wiktionary.org/wiki/pumpkin
        ahuyama | calabaza | http://walobuby.com/equivalencia.html
        ayote | calabaza | https://en.wiktionary.org/wiki/pumpkin
        ayotes | calabaza | https://en.wiktionary.org/wiki/pumpkin
        calabaza butternut | calabaza moscada | https://en.wiktionary.org/wiki/butternut_squash
        calabaza de nuez | calabaza moscada | https://en.wiktionary.org/wiki/butternut_squash
        chaucha | judías verdes | http://walobuby.com/equivalencia.html
        chauchas | judías verdes | http://walobuby.com/equivalencia.html
        poroto verde | judías verdes | http://walobuby.com/equivalencia.html
        porotos verdes | judías verdes | http://walobuby.com/equivalencia.html
        habichuela | judías verdes | http://walobuby.com/equivalencia.html
        habichuelas | judías verdes | http://walobuby.com/equivalencia.html
        elote | mazorca de maíz | http://walobuby.com/equivalencia.html
        elotes | mazorca de maíz | http://walobuby.com/equivalencia.html
        choclo | mazorca de maíz | http://walobuby.com/equivalencia.html
        choclos | mazorca de maíz | http://walobuby.com/equivalencia.html
        jojoto | mazorca de maíz | http://walobuby.com/equivalencia.html
        jojotos | mazorca de maíz | http://walobuby.com/equivalencia.html
        hongo | champiñones | https://en.wiktionary.org/wiki/mushroom
        hongos | champiñones | https://en.wiktionary.org/wiki/mushroom
        okra | quingombó | https://es.wikipedia.org/wiki/Abelmoschus_esculentus
        ocra | quingombó | https://es.wikipedia.org/wiki/Abelmoschus_esculentus
        quimbombó | quingombó | https://es.wikipedia.org/wiki/Abelmoschus_esculentus
        molondrón | quingombó | https://es.wikipedia.org/wiki/Abelmoschus_esculentus
        molondrones | quingombó | https://es.wikipedia.org/wiki/Abelmoschus_esculentus
        guingambó | quingombó | https://es.wikipedia.org/wiki/Abelmoschus_esculentus
        candia | quingombó | https://es.wikipedia.org/wiki/Abelmoschus_esculentus
        ñajú | quingombó | https://es.wikipedia.org/wiki/Abelmoschus_esculentus
        palta | aguacate | https://en.wiktionary.org/wiki/avocado
        paltas | aguacate | https://en.wiktionary.org/wiki/avocado
        durazno | melocotón | https://en.wiktionary.org/wiki/peach
        duraznos | melocotón | https://en.wiktionary.org/wiki/peach
        frutilla | fresas | https://en.wiktionary.org/wiki/strawberry
        frutillas | fresas | https://en.wiktionary.org/wiki/strawberry
        ananás | piña | https://en.wiktionary.org/wiki/pineapple
        china | naranja | https://en.wiktionary.org/wiki/orange
        chinas | naranja | https://en.wiktionary.org/wiki/orange
        toronja | pomelo | https://en.wiktionary.org/wiki/grapefruit
        toronjas | pomelo | https://en.wiktionary.org/wiki/grapefruit
        banano | plátano | https://en.wiktionary.org/wiki/banana
        bananos | plátano | https://en.wiktionary.org/wiki/banana
        banana | plátano | https://en.wiktionary.org/wiki/banana
        bananas | plátano | https://en.wiktionary.org/wiki/banana
        cambur | plátano | https://www.pling.no/publications/elle-gourmet/3829/issues/448926/articles
        cambures | plátano | https://www.pling.no/publications/elle-gourmet/3829/issues/448926/articles
        guineo | plátano | https://www.pling.no/publications/elle-gourmet/3829/issues/448926/articles
        guineos | plátano | https://www.pling.no/publications/elle-gourmet/3829/issues/448926/articles
        patilla | sandía | https://en.wiktionary.org/wiki/watermelon
        patillas | sandía | https://en.wiktionary.org/wiki/watermelon
        melón de agua | sandía | https://en.wiktionary.org/wiki/watermelon
        parchita | maracuyá | http://walobuby.com/equivalencia.html
        parchitas | maracuyá | http://walobuby.com/equivalencia.html
        limón persa | lima | https://citricas.com/lima-persa-citrus-latifolia
        limón mexicano | lima | https://www.gastrolabweb.com/saludable/2025/11/3/lima-limon-que-diferencias-tienen-ambos-citricos-62501.html
        limón agrio | lima | https://www.gastrolabweb.com/saludable/2025/11/3/lima-limon-que-diferencias-tienen-ambos-citricos-62501.html
        carne molida | carne de ternera picada | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html
        charqui | carne seca | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html
        tasajo | carne seca | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html
        milanesa | escalope de ternera | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html
        milanesas | escalope de ternera | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html
        puerco | lomo de cerdo | http://walobuby.com/equivalencia.html
        chancho | lomo de cerdo | http://walobuby.com/equivalencia.html
        marrano | lomo de cerdo | http://walobuby.com/equivalencia.html
        tocino | beicon | https://en.wiktionary.org/wiki/bacon
        tocinos | beicon | https://en.wiktionary.org/wiki/bacon
        tocineta | beicon | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html
        tocinetas | beicon | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html
        bacón | beicon | https://en.wiktionary.org/wiki/bacon
        prieta | morcilla | https://en.wiktionary.org/wiki/blood_sausage
        prietas | morcilla | https://en.wiktionary.org/wiki/blood_sausage
        guajolote | pechuga de pavo | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html
        camarón | gambas | https://en.wiktionary.org/wiki/prawn
        camarones | gambas | https://en.wiktionary.org/wiki/prawn
        langostino | gambas | https://en.wiktionary.org/wiki/prawn
        langostinos | gambas | https://en.wiktionary.org/wiki/prawn
        choro | mejillones | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html
        choros | mejillones | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html
        chorito | mejillones | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html
        choritos | mejillones | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html
        ostión | vieiras | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html
        ostiones | vieiras | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html
        crema | nata para montar | https://en.wiktionary.org/wiki/cream
        soletas | bizcochos de soletilla | https://gastronomiaycia.republica.com/2013/06/27/biscuit-a-la-culliere/
        vainillas | bizcochos de soletilla | https://gastronomiaycia.republica.com/2013/06/27/biscuit-a-la-culliere/
        biscotelas | bizcochos de soletilla | https://gastronomiaycia.republica.com/2013/06/27/biscuit-a-la-culliere/
        galletas de champaña | bizcochos de soletilla | https://academia-lab.com/enciclopedia/galleta-de-soletilla
        bizcochos de champán | bizcochos de soletilla | https://gastronomiaycia.republica.com/2013/06/27/biscuit-a-la-culliere/
        plantillas | bizcochos de soletilla | https://clouds-factory.net/tag/recetas
        poroto | alubias blancas cocidas | http://walobuby.com/equivalencia.html
        porotos | alubias blancas cocidas | http://walobuby.com/equivalencia.html
        frijol | alubias blancas cocidas | https://mandalomarket.com/judias-frijoles-o-caraotas-descubre-los-nombres-segun-el-pais
        frijoles | alubias blancas cocidas | https://mandalomarket.com/judias-frijoles-o-caraotas-descubre-los-nombres-segun-el-pais
        caraota | alubias blancas cocidas | https://mandalomarket.com/judias-frijoles-o-caraotas-descubre-los-nombres-segun-el-pais
        caraotas | alubias blancas cocidas | https://mandalomarket.com/judias-frijoles-o-caraotas-descubre-los-nombres-segun-el-pais
        caraotas negras | frijoles negros cocidos | https://mandalomarket.com/judias-frijoles-o-caraotas-descubre-los-nombres-segun-el-pais
        caraota negra | frijoles negros cocidos | https://mandalomarket.com/judias-frijoles-o-caraotas-descubre-los-nombres-segun-el-pais
        frejol | alubias blancas cocidas | https://mandalomarket.com/judias-frijoles-o-caraotas-descubre-los-nombres-segun-el-pais
        frejoles | alubias blancas cocidas | https://mandalomarket.com/judias-frijoles-o-caraotas-descubre-los-nombres-segun-el-pais
        fréjol | alubias blancas cocidas | https://mandalomarket.com/judias-frijoles-o-caraotas-descubre-los-nombres-segun-el-pais
        fréjoles | alubias blancas cocidas | https://mandalomarket.com/judias-frijoles-o-caraotas-descubre-los-nombres-segun-el-pais
        arveja | guisantes congelados | http://walobuby.com/equivalencia.html
        arvejas | guisantes congelados | http://walobuby.com/equivalencia.html
        alverja | guisantes congelados | http://walobuby.com/equivalencia.html
        alverjas | guisantes congelados | http://walobuby.com/equivalencia.html
        chícharo | guisantes congelados | http://walobuby.com/equivalencia.html
        chícharos | guisantes congelados | http://walobuby.com/equivalencia.html
        petit pois | guisantes congelados | http://walobuby.com/equivalencia.html
        petipuás | guisantes congelados | https://es.m.wikipedia.org/wiki/Pisum_sativum
        maní | cacahuetes | https://en.wiktionary.org/wiki/peanut
        maníes | cacahuetes | https://en.wiktionary.org/wiki/peanut
        cacahuate | cacahuetes | https://en.wiktionary.org/wiki/peanut
        cacahuates | cacahuetes | https://en.wiktionary.org/wiki/peanut
        mantequilla de maní | crema de cacahuete | https://en.wiktionary.org/wiki/peanut_butter
        crema de cacahuate | crema de cacahuete | https://en.wiktionary.org/wiki/peanut_butter
        pecán | pacanas | https://en.wiktionary.org/wiki/pecan
        marañón | anacardos | https://tusaludpuravida.blogspot.com/2013/12/el-anacardo-la-fruta-de-la-memoria.html
        marañones | anacardos | https://tusaludpuravida.blogspot.com/2013/12/el-anacardo-la-fruta-de-la-memoria.html
        merey | anacardos | https://tusaludpuravida.blogspot.com/2013/12/el-anacardo-la-fruta-de-la-memoria.html
        castaña de cajú | anacardos | https://tusaludpuravida.blogspot.com/2013/12/el-anacardo-la-fruta-de-la-memoria.html
        castañas de cajú | anacardos | https://tusaludpuravida.blogspot.com/2013/12/el-anacardo-la-fruta-de-la-memoria.html
        cajú | anacardos | http://es.wikipedia.org/wiki/merey
        nuez de la India | anacardos | https://tusaludpuravida.blogspot.com/2013/12/el-anacardo-la-fruta-de-la-memoria.html
        cajuil | anacardos | https://tusaludpuravida.blogspot.com/2013/12/el-anacardo-la-fruta-de-la-memoria.html
        pajuil | anacardos | https://tusaludpuravida.blogspot.com/2013/12/el-anacardo-la-fruta-de-la-memoria.html
        damascos | orejones | https://en.wiktionary.org/wiki/apricot
        chabacano | orejones | https://en.wiktionary.org/wiki/apricot
        azúcar impalpable | azúcar glas | https://ginacookcocinacasera.blogspot.com/2016/12
        azúcar flor | azúcar glas | https://ginacookcocinacasera.blogspot.com/2016/12
        azúcar en polvo | azúcar glas | https://ginacookcocinacasera.blogspot.com/2016/12
        azúcar pulverizada | azúcar glas | https://ginacookcocinacasera.blogspot.com/2016/12
        nevazúcar | azúcar glas | https://ginacookcocinacasera.blogspot.com/2016/12
        piloncillo | panela | https://es.wikipedia.org/wiki/Panela
        papelón | panela | https://es.wikipedia.org/wiki/Panela
        chancaca | panela | https://es.wikipedia.org/wiki/Panela
        rapadura | panela | https://es.wikipedia.org/wiki/Panela
        raspadura | panela | https://es.wikipedia.org/wiki/Panela
        tapa de dulce | panela | https://es.wikipedia.org/wiki/Panela
        atado de dulce | panela | https://es.wikipedia.org/wiki/Panela
        atado dulce | panela | https://es.wikipedia.org/wiki/Panela
        empanizao | panela | https://es.wikipedia.org/wiki/Panela
        ají de color | pimentón dulce | https://es.wikipedia.org/wiki/Piment%C3%B3n
        pimienta gorda | pimienta de Jamaica molida | https://es.wikipedia.org/wiki/Pimenta_dioica
        pimienta dulce | pimienta de Jamaica molida | https://es.wikipedia.org/wiki/Pimenta_dioica
        pimienta de olor | pimienta de Jamaica molida | https://es.wikipedia.org/wiki/Pimenta_dioica
        pimienta de Tabasco | pimienta de Jamaica molida | https://es.wikipedia.org/wiki/Pimenta_dioica
        pimienta guayabita | pimienta de Jamaica molida | https://es.wikipedia.org/wiki/Pimenta_dioica
        clavo de olor | clavo molido | https://en.wiktionary.org/wiki/clove
        clavos de olor | clavo molido | https://en.wiktionary.org/wiki/clove
        salsa de soya | salsa de soja | https://en.wiktionary.org/wiki/soy_sauce
        salsa inglesa | salsa Worcestershire | https://en.wiktionary.org/wiki/Worcester_sauce
        jugo de naranja | zumo de naranja | https://en.wiktionary.org/wiki/orange_juice
        jugo de manzana | zumo de manzana | https://en.wiktionary.org/wiki/apple_juice
        jugo | zumo de naranja | https://en.wiktionary.org/wiki/juice
        jugos | zumo de naranja | https://en.wiktionary.org/wiki/juice
        tinto | café fuerte | https://en.wiktionary.org/wiki/coffee
        nieve | helado de vainilla | https://en.wiktionary.org/wiki/ice_cream
        """
}
