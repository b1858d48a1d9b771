// The Spanish words of sizes and preparation.
extension LineTables {
    mutating func addSpanishPreparation() {
        add(.size, inflected: "grande mediano pequeño chico gran hermoso pequeñito chiquito")
        add(.modifier, inflected: "colmado raso generoso buen bueno lleno escaso abundante gran grueso fino delgado largo copetudo")
        add(.adverb, "finamente bien muy recién groseramente ligeramente toscamente previamente ya apenas sólo solo finito gruesamente")
        add(
            .preparation,
            inflected: """
                picado cortado rallado pelado troceado triturado machacado lavado escurrido hervido derretido fundido batido laminado
                fileteado desmenuzado deshuesado limpio cocinado tostado exprimido tamizado cernido remojado desgranado despepitado
                desvenado partido rebanado molido majado colado enjuagado descongelado ablandado separado sofrito asado blanqueado
                desalado prensado aplastado desgrasado escaldado templado tibio chafado trozado hidratado licuado disuelto diluido
                calentado reservado cocido dividido abierto quitado despellejado desmigado desmechado deshebrado atemperado desinfectado
                fraccionado pochado caliente frío helado entero
                """
        )
        add(.preparation, "pomada")
        add([.preparation, .finish], inflected: "escurrido lavado enjuagado desaguado derretido fundido batido")
        add(.size, "m xl xxl l s")
        // Participles that name the ingredient.
        add(names: "picado", "carne ternera cerdo pollo pavo res vacuno cordero")
        add(names: "molido", "carne ternera cerdo pollo pavo res vacuno comino canela jengibre clavo cilantro cúrcuma café nuez")
        add(names: "molido", "almendra pimentón avellana ajo ají chile cardamomo lino linaza anís orégano")
        add(names: "rallado", "pan coco")
        add(names: "triturado", "tomate")
        add(names: "cocido", "jamón remolacha")
        add(names: "tostado", "pan maní sésamo almendra avellana")
        add(names: "asado", "pimiento")
        add(names: "cortado", "leche")
        add(names: "batido", "crema nata")
        add(names: "limpio", "calamar")
        add(names: "fundido", "queso")
        add(names: "entero", "leche yogur arroz trigo grano")
        add(.adjective, inflected: "fresco maduro seco rojo verde blanco negro amarillo crudo tierno dulce picante firme")
    }
}
