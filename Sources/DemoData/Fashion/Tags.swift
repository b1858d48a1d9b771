extension CatalogTag {
    /// All tags: `key | label in both languages | sentence about the occasion`, the last only for styles and occasions.
    static let text = """
        boho | Boho = Bohemio | Made for barefoot days and long evenings. = Para andar descalza de día y alargar las noches.
        casual | Casual = Informal | Goes with everything you already have. = Combina con todo lo que ya tienes.
        classic | Classic = Clásico | A classic that stays in the wardrobe for years. = Un clásico que dura años en el armario.
        edgy | Edgy = Atrevido | For those who like to be looked at. = Para quien no pasa desapercibida.
        elegant | Elegant = Elegante
        minimal | Minimal = Minimalista | Clean lines and nothing too much. = Líneas limpias y nada de más.
        preppy | Preppy = Universitario | Like the first day of term in an old university town. = Como el primer día de curso en una vieja ciudad universitaria.
        romantic | Romantic = Romántico | A romantic piece for light-hearted days. = Una pieza romántica para días ligeros.
        sporty | Sporty = Deportivo | Sporty, without needing a gym. = Deportivo, aunque no pises un gimnasio.
        streetwear | Streetwear = Urbano | At home between the skate park and the underground. = En su salsa entre la pista de patinaje y el metro.
        vintage | Vintage = Vintage | Could be from a lucky day at the flea market. = Podría ser de un día de suerte en el rastro.
        office | Office = Oficina | Takes you from the first meeting to dinner. = Te lleva de la primera reunión a la cena.
        evening | Evening = Noche | For evenings that deserve an effort. = Para noches que merecen un esfuerzo.
        party | Party = Fiesta | Dances until the lights go on. = Baila hasta que encienden las luces.
        wedding-guest | Wedding guest = Invitada | For the guests who are asked where they found it. = Para esas invitadas a las que preguntan dónde lo encontraron.
        festival | Festival = Festival | Sits well in the front row and on the lawn. = Queda bien en primera fila y en el césped.
        beach | Beach = Playa | From the towel straight to the beach bar. = De la toalla directamente al chiringuito.
        travel | Travel = Viaje | Packs small and arrives in good shape. = Ocupa poco en la maleta y llega en forma.
        weekend | Weekend = Fin de semana | For two days without a plan. = Para dos días sin planes.
        lounge | Lounge = Estar en casa | For mornings that begin slowly. = Para mañanas que empiezan despacio.
        workout | Workout = Entrenamiento | Moves with you and dries fast. = Se mueve contigo y se seca rápido.
        outdoor | Outdoor = Aire libre | Wind and weather have been taken into account. = El viento y la lluvia están previstos.
        gift | Gift = Regalo | Comes in a box that needs no wrapping. = Viene en una caja que no hace falta envolver.
        men | Men = Hombre | Cut for men, borrowed by others. = Hecho para hombre, aunque todos lo tomen prestado.
        women | Women = Mujer
        kids | Kids = Niños | Survives the playground. = Sobrevive al patio.
        unisex | Unisex = Unisex
        spring | Spring = Primavera | For the first warm days. = Para los primeros días de buen tiempo.
        summer | Summer = Verano | For the long days of the year. = Para los días largos del año.
        autumn | Autumn = Otoño | When the leaves turn. = Para cuando caen las hojas.
        winter | Winter = Invierno | For the cold months. = Para los meses de frío.
        linen | Linen = Lino
        cotton | Cotton = Algodón
        silk | Silk = Seda
        satin | Satin = Satén
        wool | Wool = Lana
        cashmere | Cashmere = Cachemira
        denim | Denim = Vaquero
        leather | Leather = Piel
        vegan-leather | Vegan leather = Piel vegana
        lace | Lace = Encaje
        velvet | Velvet = Terciopelo
        gold-plated | Gold-plated = Baño de oro
        silver | Silver = Plata
        recycled | Recycled = Reciclado
        organic | Organic = Orgánico
        sustainable | Sustainable = Sostenible
        handmade | Handmade = Hecho a mano
        limited-edition | Limited edition = Edición limitada
        new-season | New season = Nueva temporada
        last-pieces | Last pieces = Últimas unidades
        """
}

/// A tag for finding items.
struct CatalogTag: Sendable {
    let key: String
    let label: Bilingual
    /// A sentence about when to wear the item; only for styles and occasions.
    let sentence: Bilingual?

    /// All tags.
    static func all() throws(NotationError) -> [CatalogTag] {
        var tags: [CatalogTag] = []
        for line in NotationLine.lines(of: text, in: "Tags") {
            let cells = try line.cells(2...3)
            tags.append(
                CatalogTag(
                    key: String(cells[0]),
                    label: try line.bilingual(cells[1]),
                    sentence: cells.count > 2 ? try line.bilingual(cells[2]) : nil
                )
            )
        }
        return tags
    }
}

extension NotationLine {
    /// Parses a cell with the same text in both languages: `English = español`.
    func bilingual(_ cell: Substring) throws(NotationError) -> Bilingual {
        guard let text = Bilingual(sides: cell) else { throw mistake("“\(cell)” is not in two languages") }
        return text
    }
}
