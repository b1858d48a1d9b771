/// An item of the catalogue: a garment of one material with one detail.
struct CatalogItem: Sendable {
    let title: Bilingual
    let description: Bilingual
    let category: String
    let brand: String
    let colors: [String]
    let sizes: [String]
    let tags: [String]
    let price: Int
    /// The index of the seller.
    let seller: Int
    let deliveryDays: Int
    let isInStock: Bool
    let popularity: Int
    let created: Moment

    /// The number of items for each garment.
    static let perGarment = 22

    /// All items, garment by garment.
    static func all() throws(NotationError) -> [CatalogItem] {
        let sellers = try Seller.all()
        let sentences = try CatalogTag.all().reduce(into: [:]) { $0[$1.key] = $1.sentence }
        var items: [CatalogItem] = []
        for garment in try GarmentTable().garments {
            for place in 0..<perGarment {
                var dice = Dice(seed: 1_000_000 + items.count)
                items.append(CatalogItem(garment, place, sellers: sellers, sentences: sentences, &dice))
            }
        }
        return items
    }

    private init(_ garment: Garment, _ place: Int, sellers: [Seller], sentences: [String: Bilingual], _ dice: inout Dice) {
        // All pairs of a material and a detail are used before one repeats.
        let material = garment.materials[place % garment.materials.count]
        let detail = garment.details[place / garment.materials.count % garment.details.count]
        title = Bilingual(
            english: "\(material.adjective.english) \(garment.name.english) \(detail.english)",
            spanish: "\(garment.name.spanish) \(material.adjective.spanish) \(detail.spanish)".capitalizedFirst
        )
        let occasion = sentences[dice.pick(garment.tags)]
        let care = [.letters, .waist, .stockings].contains(garment.sizes) ? dice.pick(Self.care) : dice.pick(Self.packing)
        description = Bilingual(
            english: [material.sentence.english, occasion?.english, care.english].compactMap(\.self).joined(separator: " "),
            spanish: [material.sentence.spanish, occasion?.spanish, care.spanish].compactMap(\.self).joined(separator: " ")
        )
        category = garment.category
        // Earlier brands are more frequent than later ones.
        let brandPlace = min(dice.roll(Brand.all.count), dice.roll(Brand.all.count))
        brand = Brand.all[brandPlace]
        // Each brand has three sellers.
        seller = (brandPlace * 7 + dice.roll(3) * 13) % sellers.count
        deliveryDays = sellers[seller].deliveryDays + dice.roll(3)
        colors = Self.colors(material: material.key, hasPrint: detail.english.hasSuffix("print"), &dice)
        let sizes = garment.sizes.sizes
        self.sizes = sizes.count == 1 ? sizes : Array(sizes[dice.roll(2)..<(sizes.count - dice.roll(2))])
        let dollars = garment.prices.lowerBound + dice.roll(garment.prices.upperBound - garment.prices.lowerBound)
        price = max(dollars * material.percent / 100, 2) * 100 - dice.pick([0, 1, 5, 10])
        isInStock = dice.roll(12) > 0
        let likes = dice.roll(1_000)
        popularity = likes * likes * likes / 200_000
        created = Moment(secondsBeforeToday: 86_400 + dice.roll(Moment.span - 86_400))
        tags = Self.tags(garment, material, isNew: created > Moment(secondsBeforeToday: 60 * 86_400), &dice)
    }

    private static func tags(_ garment: Garment, _ material: Material, isNew: Bool, _ dice: inout Dice) -> [String] {
        var tags = garment.tags + material.tags
        if !tags.contains("men"), !tags.contains("kids") {
            tags.append(["WATCH", "EYEWEAR", "SCARF", "HAT", "BELT", "BAG"].contains(garment.category) ? "unisex" : "women")
        }
        if isNew { tags.append("new-season") }
        if dice.roll(14) == 0 { tags.append("limited-edition") }
        if dice.roll(14) == 0 { tags.append("last-pieces") }
        var seen: Set<String> = []
        return tags.filter { seen.insert($0).inserted }
    }

    private static func colors(material: String, hasPrint: Bool, _ dice: inout Dice) -> [String] {
        switch material {
        case "gold-plated", "brass": return ["GOLD"]
        case "silver", "steel": return ["SILVER"]
        default: break
        }
        var colors = hasPrint ? ["MULTICOLOR"] : []
        for _ in 0...dice.roll(3) {
            let color = dice.pick(palette)
            if !colors.contains(color) { colors.append(color) }
        }
        return colors
    }

    /// The colours, repeated according to their frequency in shops.
    private static let palette = [
        "BLACK", "BLACK", "BLACK", "WHITE", "WHITE", "WHITE", "BEIGE", "BEIGE", "NAVY", "NAVY", "BLUE", "BLUE", "GREY", "BROWN", "BROWN",
        "RED",
        "PINK", "GREEN", "GREEN", "YELLOW", "ORANGE", "PURPLE",
    ]

    private static let care = [
        Bilingual(english: "Best aired, rarely washed.", spanish: "Mejor airear que lavar."),
        Bilingual(english: "Wash cold and dry in the shade.", spanish: "Lavar en frío y secar a la sombra."),
        Bilingual(english: "Made in a small workshop.", spanish: "Producción en un pequeño taller."),
        Bilingual(english: "True to size.", spanish: "Talla como lo esperas."),
        Bilingual(english: "Spare parts and repairs on request.", spanish: "Arreglos y repuestos bajo pedido."),
    ]

    private static let packing = [
        Bilingual(english: "Comes in a cotton pouch.", spanish: "Se entrega en una bolsa de algodón."),
        Bilingual(english: "Repaired free of charge for two years.", spanish: "Reparación gratuita durante dos años."),
        Bilingual(english: "Made in small numbers.", spanish: "Tirada corta."),
        Bilingual(english: "Weighs next to nothing.", spanish: "No pesa casi nada."),
    ]
}
