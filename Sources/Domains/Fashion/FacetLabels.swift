import Planner

/// What people call the values of a facet that every catalogue has; other values have their words in `catalog_term`, or none.
struct FacetLabels: Sendable {
    let facet: StaticString
    let labels: [(value: StaticString, text: BilingualText)]

    /// The label of a row of `catalog_facets`, NULL where its value has none here.
    ///
    /// The words are constants of JSON, which PostgreSQL makes when it plans: a value is found by bisection and not by comparing it with each.
    static func label(of row: Alias, in language: TextLanguage) -> SQL {
        let facets = all.map { facet -> SQL in
            let values = facet.labels.map { .literal($0.value) as SQL }
            let texts = facet.labels.map { $0.text.literal(in: language) as SQL }
            let words = "jsonb_object(ARRAY[\(.joined(values, separator: ", "))], ARRAY[\(.joined(texts, separator: ", "))])" as SQL
            return "WHEN \(.literal(facet.facet)) THEN \(words)"
        }
        return "CASE \(row).name \(.joined(facets, separator: " ")) END ->> \(row).value"
    }

    static let all: [FacetLabels] = [
        FacetLabels(
            facet: "category",
            labels: [
                ("DRESS", BilingualText("Dresses", "Vestidos")),
                ("TOP", BilingualText("Tops and shirts", "Camisetas y blusas")),
                ("KNITWEAR", BilingualText("Knitwear", "Punto")),
                ("OUTERWEAR", BilingualText("Coats and jackets", "Abrigos y chaquetas")),
                ("TROUSERS", BilingualText("Trousers", "Pantalones")),
                ("JEANS", BilingualText("Jeans", "Vaqueros")),
                ("SKIRT", BilingualText("Skirts", "Faldas")),
                ("JUMPSUIT", BilingualText("Jumpsuits", "Monos")),
                ("SUIT", BilingualText("Suits and blazers", "Trajes y blazers")),
                ("ACTIVEWEAR", BilingualText("Activewear", "Ropa deportiva")),
                ("SWIMWEAR", BilingualText("Swimwear", "Baño")),
                ("NIGHTWEAR", BilingualText("Nightwear", "Pijamas")),
                ("HOSIERY", BilingualText("Socks and tights", "Calcetines y medias")),
                ("SHOES", BilingualText("Shoes", "Zapatos")),
                ("BAG", BilingualText("Bags", "Bolsos")),
                ("JEWELRY", BilingualText("Jewelry", "Joyería")),
                ("WATCH", BilingualText("Watches", "Relojes")),
                ("EYEWEAR", BilingualText("Eyewear", "Gafas")),
                ("SCARF", BilingualText("Scarves", "Pañuelos y bufandas")),
                ("HAT", BilingualText("Hats", "Sombreros y gorros")),
                ("BELT", BilingualText("Belts", "Cinturones")),
            ]
        ),
        FacetLabels(
            facet: "colors",
            labels: [
                ("BLACK", BilingualText("Black", "Negro")),
                ("WHITE", BilingualText("White", "Blanco")),
                ("GREY", BilingualText("Grey", "Gris")),
                ("BEIGE", BilingualText("Beige", "Beis")),
                ("BROWN", BilingualText("Brown", "Marrón")),
                ("RED", BilingualText("Red", "Rojo")),
                ("PINK", BilingualText("Pink", "Rosa")),
                ("ORANGE", BilingualText("Orange", "Naranja")),
                ("YELLOW", BilingualText("Yellow", "Amarillo")),
                ("GREEN", BilingualText("Green", "Verde")),
                ("BLUE", BilingualText("Blue", "Azul")),
                ("NAVY", BilingualText("Navy", "Azul marino")),
                ("PURPLE", BilingualText("Purple", "Morado")),
                ("GOLD", BilingualText("Gold", "Dorado")),
                ("SILVER", BilingualText("Silver", "Plateado")),
                ("MULTICOLOR", BilingualText("Multicolour", "Multicolor")),
            ]
        ),
        FacetLabels(
            facet: "price",
            labels: [
                ("0-25", BilingualText("Under $25", "Menos de 25 $")),
                ("25-50", BilingualText("$25 to $49.99", "De 25 a 49,99 $")),
                ("50-100", BilingualText("$50 to $99.99", "De 50 a 99,99 $")),
                ("100-200", BilingualText("$100 to $199.99", "De 100 a 199,99 $")),
                ("200-400", BilingualText("$200 to $399.99", "De 200 a 399,99 $")),
                ("400-", BilingualText("$400 and over", "400 $ o más")),
            ]
        ),
        FacetLabels(
            facet: "inStock",
            labels: [
                ("true", BilingualText("In stock", "Disponible")),
                ("false", BilingualText("Out of stock", "Agotado")),
            ]
        ),
        FacetLabels(
            facet: "sizes",
            labels: [
                ("ONE_SIZE", BilingualText("One size", "Talla única"))
            ]
        ),
    ]
}
