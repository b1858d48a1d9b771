extension Phrasebook {
    /// The techniques of a cook, in both languages: `key | English | Spanish`.
    ///
    /// `{1}` and `{2}` are lists of ingredients (`{-2}` without the article), `{c}` is a temperature and `{n}` a time. `[1:is/are]`
    /// agrees with list 1 in number. `@1` is the Spanish ending -o, -a, -os or -as that agrees with list 1. A key may appear several
    /// times with different slots.
    static let techniques = #"""
        chop | Finely chop {1}. | Pica bien {1}.
        roughly | Roughly chop {1}. | Trocea {1}.
        dice | Cut {1} into small cubes. | Corta {1} en cubitos.
        chunk | Cut {1} into large chunks. | Corta {1} en trozos grandes.
        slice | Thinly slice {1}. | Corta {1} en láminas finas.
        strips | Cut {1} into thin strips. | Corta {1} en tiras finas.
        wedges | Cut {1} into wedges. | Corta {1} en gajos.
        halve | Cut {1} in half. | Corta {1} por la mitad.
        grate | Coarsely grate {1}. | Ralla {1} en trozos gruesos.
        peel | Peel {1}. | Pela {1}.
        crush | Crush {1}. | Machaca {1}.
        mash | Mash {1} until smooth. | Aplasta {1} hasta obtener un puré.
        mash | Mash {1} with {2} until smooth. | Aplasta {1} con {2} hasta obtener un puré.
        pound | Pound {1} to a coarse paste. | Maja {1} hasta obtener una pasta gruesa.
        rinse | Rinse {1} under cold water and drain well. | Enjuaga {1} con agua fría y escurre bien.
        dry | Pat {1} dry. | Seca {1} con papel de cocina.
        soak | Soak {1} in plenty of cold water for {n}, then drain. | Deja {1} en remojo en abundante agua fría {n} y escurre.
        soften | Soak {1} in hot water for {n}, until soft, then drain. | Remoja {1} en agua caliente {n}, hasta que se ablande[1:/n], y escurre.
        season | Season {1} with {2}. | Sazona {1} con {2}.
        marinate | Mix {1} with {2} and leave to marinate for {n}. | Mezcla {1} con {2} y deja marinar {n}.
        rub | Rub {1} all over with {2}. | Frota {1} por todos lados con {2}.
        toss | Toss {1} with {2}. | Mezcla {1} con {2}.
        coat | Coat {1} in {2}. | Reboza {1} en {2}.
        dip | Dip {1} in {2}. | Pasa {1} por {2}.
        mix | Mix {1} in a large bowl. | Mezcla {1} en un bol grande.
        mix | Mix {1} with {2}. | Mezcla {1} con {2}.
        whisk | Whisk together {1} until smooth. | Bate {1} hasta obtener una mezcla lisa.
        beat | Beat {1} until pale and fluffy. | Bate {1} hasta obtener una mezcla esponjosa.
        whip | Whip {1} to soft peaks. | Monta {1} a punto de nieve blando.
        blend | Blend until smooth. | Tritura hasta obtener una crema fina.
        blend | Blend {1} until smooth. | Tritura {1} hasta obtener una crema fina.
        rubin | Rub {1} into {2} with your fingertips until it looks like crumbs. | Trabaja {1} con {2} con la punta de los dedos hasta obtener migas.
        fold | Gently fold {1} into {2}. | Incorpora {1} a {2} con movimientos suaves.
        dissolve | Dissolve {1} in {2}. | Disuelve {1} en {2}.
        dough | Mix {1} to a soft dough. | Mezcla {1} hasta formar una masa blanda.
        knead | Knead for {n}, until smooth and elastic. | Amasa {n}, hasta que la masa quede lisa y elástica.
        rest | Cover and leave to rest for {n}. | Tapa y deja reposar {n}.
        rise | Cover and leave to rise in a warm place for {n}, until doubled in size. | Tapa y deja levar en un lugar cálido {n}, hasta que doble su volumen.
        chill | Chill for at least {n}. | Enfría en la nevera al menos {n}.
        freeze | Freeze for at least {n}. | Congela al menos {n}.
        cool | Leave to cool before serving. | Deja enfriar antes de servir.
        rollout | Roll out {1} on a floured surface. | Estira {1} sobre una superficie enharinada.
        balls | Roll {1} into small balls. | Forma bolitas con {1}.
        patties | Shape {1} into small patties. | Forma tortitas con {1}.
        thread | Thread {1} onto skewers. | Ensarta {1} en brochetas.
        oven | Heat the oven to {c}. | Precalienta el horno a {c}.
        tin | Grease and line a cake tin. | Engrasa un molde y fórralo con papel.
        boil | Boil {1} in plenty of salted water for {n}, until tender, and drain. | Cuece {1} en abundante agua con sal {n}, hasta que [1:esté/estén] tiern@1, y escurre.
        blanch | Blanch {1} in boiling water for {n} and refresh in cold water. | Escalda {1} en agua hirviendo {n} y refresca en agua fría.
        pasta | Cook {1} in plenty of salted boiling water for {n}, until al dente; keep a cup of the water. | Cuece {1} en abundante agua hirviendo con sal {n}, hasta que [1:esté/estén] al dente; reserva una taza del agua.
        noodles | Cook {1} in boiling water for {n}, drain and rinse under cold water. | Cuece {1} en agua hirviendo {n}, escurre y pasa por agua fría.
        hardboil | Boil {1} for {n}, cool in cold water and peel. | Cuece {1} {n}, enfría en agua fría y pela.
        rice | Put {1} and {2} in a pan, bring to the boil, cover and cook over low heat for {n}. | Pon {1} y {2} en una olla, lleva a ebullición, tapa y cuece a fuego bajo {n}.
        cook | Cook {1} in {2} for {n}, until tender. | Cuece {1} en {2} {n}, hasta que [1:esté/estén] tiern@1.
        heat | Heat {1} in a large pan. | Calienta {1} en una sartén grande.
        heatpot | Heat {1} in a heavy pot. | Calienta {1} en una olla de fondo grueso.
        melt | Melt {1} over low heat. | Derrite {1} a fuego lento.
        fry | Fry {1} over medium heat for {n}, until soft. | Sofríe {1} a fuego medio {n}, hasta que [1:esté/estén] tiern@1.
        fry | Fry {1} in {2} over medium heat for {n}, until soft. | Sofríe {1} en {2} a fuego medio {n}, hasta que [1:esté/estén] tiern@1.
        brown | Brown {1} over high heat for {n}. | Dora {1} a fuego fuerte {n}.
        brown | Brown {1} in {2} over high heat for {n}. | Dora {1} en {2} a fuego fuerte {n}.
        crisp | Fry {1} for {n}, until crisp. | Fríe {1} {n}, hasta que quede[1:/n] crujiente[1:/s].
        crisp | Fry {1} in {2} for {n}, until crisp. | Fríe {1} en {2} {n}, hasta que quede[1:/n] crujiente[1:/s].
        panfry | Fry {1} in {2} for {n} on each side, until golden. | Fríe {1} en {2} {n} por cada lado, hasta que se dore[1:/n].
        deepfry | Fry {1} in hot {-2} in batches for {n}, until golden, and drain on kitchen paper. | Fríe {1} por tandas en {2} bien caliente {n}, hasta que se dore[1:/n], y escurre sobre papel de cocina.
        stirfry | Add {1} and stir-fry over high heat for {n}. | Añade {1} y saltea a fuego fuerte {n}.
        stirfry | Stir-fry {1} in {2} over high heat for {n}. | Saltea {1} en {2} a fuego fuerte {n}.
        toast | Toast {1} in a dry pan for {n}, until fragrant. | Tuesta {1} en una sartén seca {n}, hasta que desprenda[1:/n] su aroma.
        bloom | Stir in {1} and cook for {n}, until fragrant. | Incorpora {1} y cocina {n}, hasta que desprenda[1:/n] su aroma.
        caramelize | Cook {1} in {2} over low heat for {n}, stirring, until deep golden. | Cocina {1} en {2} a fuego bajo {n}, removiendo, hasta que se dore[1:/n] bien.
        caramel | Melt {1} in a dry pan to an amber caramel. | Derrite {1} en una sartén seca hasta obtener un caramelo ámbar.
        syrup | Simmer {1} for {n} to make a light syrup. | Cuece {1} a fuego lento {n} hasta obtener un almíbar ligero.
        pot | Put {1} in a large pot. | Pon {1} en una olla grande.
        add | Add {1}. | Añade {1}.
        add | Add {1} and cook for {n}. | Añade {1} y cocina {n}.
        stir | Stir in {1}. | Incorpora {1} y remueve.
        pour | Pour in {1}. | Vierte {1}.
        pourover | Pour {1} over {2}. | Vierte {1} sobre {2}.
        deglaze | Pour in {1} and let it bubble until almost gone. | Vierte {1} y deja que se evapore[1:/n] casi por completo.
        simmer | Bring to the boil, then simmer gently for {n}. | Lleva a ebullición y cuece a fuego lento {n}.
        reduce | Simmer uncovered for {n}, until thick. | Cuece sin tapar {n}, hasta que espese.
        cover | Cover and cook over low heat for {n}. | Tapa y cuece a fuego bajo {n}.
        braise | Cover and cook over low heat for {n}, until {1} [1:is/are] very tender. | Tapa y cuece a fuego bajo {n}, hasta que {1} [1:esté/estén] muy tiern@1.
        steam | Steam {1} for {n}. | Cuece {1} al vapor {n}.
        poach | Lower {1} into the simmering liquid and poach for {n}. | Pon {1} en el líquido caliente y escalfa {n} a fuego suave.
        parboil | Poach {1} in barely simmering water for {n}. | Escalfa {1} en agua a punto de hervir {n}.
        grill | Grill {1} over high heat for {n}, turning now and then. | Asa {1} a la parrilla a fuego fuerte {n}, dando la vuelta de vez en cuando.
        char | Char {1} in a dry hot pan for {n}. | Tuesta {1} en una sartén seca y muy caliente {n}, hasta que se ennegrezca[1:/n] un poco.
        roast | Roast {1} for {n}, until golden. | Asa {1} en el horno {n}, hasta que se dore[1:/n].
        roast | Roast {1} at {c} for {n}, until golden. | Asa {1} en el horno a {c} {n}, hasta que se dore[1:/n].
        bake | Bake for {n}, until golden. | Hornea {n}, hasta que se dore.
        bake | Bake at {c} for {n}, until golden. | Hornea a {c} {n}, hasta que se dore.
        scramble | Scramble {1} in {2} for {n}. | Cuaja {1} en {2} {n} sin dejar de remover.
        crack | Make small hollows, crack in {1}, cover and cook for {n}, until just set. | Haz unos huecos, casca dentro {1}, tapa y cocina {n}, hasta que cuaje[1:/n].
        spread | Spread {1} over {2}. | Extiende {1} sobre {2}.
        layer | Layer {1} with {2}. | Alterna {1} con {2} por capas.
        fill | Fill {1} with {2}. | Rellena {1} con {2}.
        wrap | Wrap {1} in {2}. | Envuelve {1} con {2}.
        line | Line a tin with {1}. | Forra un molde con {1}.
        arrange | Arrange {1} in a baking dish. | Coloca {1} en una fuente de horno.
        plate | Arrange {1} on a platter. | Dispón {1} en una fuente de servir.
        brush | Brush {1} with {2}. | Pincela {1} con {2}.
        top | Top with {1}. | Cubre con {1}.
        top | Top {1} with {2}. | Cubre {1} con {2}.
        divide | Divide {1} among bowls. | Reparte {1} en cuencos.
        drizzle | Drizzle with {1}. | Riega con {1}.
        sprinkle | Sprinkle with {1}. | Espolvorea con {1}.
        dress | Dress {1} with {2}. | Aliña {1} con {2}.
        adjust | Season with {1}. | Sazona con {1}.
        juice | Squeeze {1} over the top. | Exprime {1} por encima.
        zest | Grate the zest of {1} and squeeze out the juice. | Ralla la piel de {1} y exprime el zumo.
        setaside | Lift out {1} and set aside. | Retira {1} y reserva.
        return | Return {1} to the pan. | Vuelve a poner {1} en la cazuela.
        shred | Shred {1} with two forks. | Desmenuza {1} con dos tenedores.
        warm | Warm {1} in a dry pan. | Calienta {1} en una sartén seca.
        scatter | Scatter {1} over the top and serve. | Esparce {1} por encima y sirve.
        serve | Serve hot. | Sirve bien caliente.
        serve | Serve with {1}. | Sirve con {1}.
        now | Serve at once. | Sirve enseguida.
        servecold | Serve cold. | Sirve frío.
        servewarm | Serve warm. | Sirve templado.
        """#

    /// The other nouns in steps: `key | English | Spanish`, referred to as `*key`, with noun codes as in the tables of ingredients.
    static let things = #"""
        dough | dough | masa fs
        batter | batter | masa fs
        sauce | sauce | salsa fs
        filling | filling | relleno ms
        marinade | marinade | adobo ms
        dressing | dressing | aliño ms
        mixture | mixture | mezcla fs
        paste | paste | pasta fs
        meat | meat | carne fs
        chicken | chicken | pollo ms
        beef | beef | ternera fs
        lamb | lamb | cordero ms
        pork | pork | cerdo ms
        fish | fish | pescado ms
        vegetables | vegetables | verduras fp
        greens | greens | verduras de hoja fp
        fruit | fruit | fruta fs
        herbs | herbs | hierbas fp
        spices | spices | especias fp
        broth | broth | caldo ms
        soup | soup | sopa fs
        stew | stew | guiso ms
        curry | curry | curry ms
        salad | salad | ensalada fs
        rice | rice | arroz ms
        noodles | noodles | fideos mp
        pasta | pasta | pasta fs
        beans | beans | frijoles mp
        lentils | lentils | lentejas fp
        cheese | cheese | queso ms
        cream | cream | crema fs
        custard | custard | crema fs
        syrup | syrup | almíbar ms
        topping | topping | cobertura fs
        cake | cake | pastel ms
        bread | bread | pan ms
        rolls | rolls | rollitos mp
        parcels | parcels | paquetitos mp
        dumplings | dumplings | empanadillas fp
        patties | patties | tortitas fp
        meatballs | meatballs | albóndigas fp
        skewers | skewers | brochetas fp
        balls | balls | bolitas fp
        cabbage-leaves | cabbage leaves | hojas de repollo fp
        skins | hollowed halves | mitades vaciadas fp
        pancakes | pancakes | tortitas fp
        omelette | omelette | tortilla fs
        tortillas | tortillas | tortillas fp
        bones | bones | huesos mp
        toast | toast | tostadas fp
        oil | oil | aceite ms
        salt-water | salted water | agua con sal es
        hot-water | hot water | agua caliente es
        purée | purée | puré ms
        pesto | pesto | pesto ms
        salsa | salsa | salsa fs
        glaze | glaze | glaseado ms
        """#

    /// The preparation of an ingredient, shown next to its amount: `key | English | Spanish`, agreeing with the ingredient.
    static let notes = #"""
        chopped | chopped | picad@
        finely chopped | finely chopped | muy picad@
        diced | diced | en cubitos
        cubed | cut into cubes | en dados
        chunks | in chunks | en trozos
        sliced | thinly sliced | en láminas finas
        rings | in rings | en aros
        rounds | in rounds | en rodajas
        strips | in thin strips | en tiras finas
        wedges | in wedges | en gajos
        halved | halved | por la mitad
        quartered | quartered | en cuartos
        minced | minced | muy picad@
        crushed | crushed | machacad@
        grated | grated | rallad@
        shredded | shredded | en juliana
        torn | torn | trocead@ a mano
        peeled | peeled | pelad@
        washed | washed | lavad@
        rinsed | rinsed | enjuagad@
        drained | drained | escurrid@
        soaked | soaked overnight | en remojo desde la víspera
        cooked | already cooked | ya cocid@
        day-old | day-old | del día anterior
        stale | a day old | del día anterior
        toasted | toasted | tostad@
        melted | melted | derretid@
        soft | at room temperature | a temperatura ambiente
        cold | very cold | muy frí@
        cold cubed | cold, cut into cubes | frí@, en dados
        warm | lukewarm | tibi@
        hot | hot | caliente
        beaten | beaten | batid@
        juice | juice only | solo el zumo
        juice and zest | juice and zest | zumo y ralladura
        zest | zest only | solo la ralladura
        skinless | skinless | sin piel
        boneless | boneless | deshuesad@
        bone-in | on the bone | con hueso
        pitted | pitted | deshuesad@
        deseeded | deseeded | sin semillas
        peeled and deveined | peeled and deveined | pelad@ y limpi@
        scrubbed | scrubbed | bien limpi@
        flaked | flaked | desmenuzad@
        crumbled | crumbled | desmenuzad@
        to serve | to serve | para servir
        to fry | for frying | para freír
        to taste | to taste | al gusto
        to garnish | to garnish | para decorar
        to dust | for dusting | para espolvorear
        leaves | leaves picked | solo las hojas
        florets | in florets | en ramitos
        trimmed | trimmed | limpi@
        ground | ground | molid@
        ripe | very ripe | muy madur@
        bruised | bruised | machacad@
        thawed | thawed | descongelad@
        sifted | sifted | tamizad@
        packed | packed | bien apretad@
        in small pieces | in small pieces | en trozos pequeños
        half of it to serve | half of it to serve | la mitad para servir
        """#
}
