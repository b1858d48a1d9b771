/// Product types narrower than the search terms, as shops name their departments, with their categories.
enum ProductTypes {
    /// Whether no word of a product type names a kind of product, as in “New in” or “Women > Clothing”.
    static func isBroad(_ type: String) -> Bool {
        type.searchedWords.allSatisfy { broad.contains($0) || $0.allSatisfy(\.isNumber) }
    }

    private static let broad: Set<String> = [
        "women", "womens", "woman", "ladies", "men", "mens", "man", "kids", "kid", "girls", "boys", "baby", "unisex", "s", "clothing",
        "clothes",
        "apparel", "garment", "garments", "fashion", "accessories", "accessory", "wear", "womenswear", "menswear", "new", "in", "arrivals",
        "arrival", "season", "collection", "collections", "sale", "outlet", "offers", "basics", "essentials", "bestsellers", "summer",
        "winter",
        "spring", "autumn", "fall", "all", "products", "shop", "the", "and", "of", "featured", "uncategorized", "uncategorised",
        "mujer", "mujeres", "hombre", "hombres", "ninos", "niños", "ninas", "niñas", "niño", "niña", "bebe", "ropa", "moda", "prendas",
        "accesorios", "complementos", "novedades", "rebajas", "ofertas", "coleccion", "temporada", "nueva", "nuevo", "verano", "invierno",
        "primavera", "otoño", "basicos", "esenciales", "tienda", "productos", "sin", "categorizar", "categoria", "de", "y", "para",
    ]

    /// The types of each category, in English and Spanish, singular.
    static let all: [(category: String, types: String)] = [
        ("DRESS", "maxi dress, shirt dress, slip dress, sweater dress, jumper dress, vestido camisero, vestido de punto"),
        (
            "TOP",
            """
            tank top, tank, camisole, cami, polo, polo shirt, tunic, bodysuit, hoodie, sweatshirt, halter top, crop top, henley, jersey top, \
            camiseta de tirantes, sudadera, túnica, polo, body, blusón
            """
        ),
        ("KNITWEAR", "turtleneck, roll neck, knitted vest, sweater vest, knit top, chaleco de punto, cuello alto"),
        (
            "OUTERWEAR",
            """
            trench coat, raincoat, puffer, puffer jacket, bomber, bomber jacket, denim jacket, leather jacket, down jacket, gilet, vest, poncho, \
            cape, gabardina, impermeable, plumífero, chaleco, capa, poncho, cazadora vaquera
            """
        ),
        (
            "TROUSERS",
            """
            short, shorts, bermuda, bermuda short, jogger, sweatpant, cargo pant, culotte, capri, palazzo pant, pantalón corto, pantalones cortos, \
            bermudas, pantalón chino
            """
        ),
        ("JEANS", "jean, skinny jean, denim short, jegging"),
        ("SKIRT", "midi skirt, maxi skirt, pencil skirt, skort, minifalda, falda pantalón"),
        ("JUMPSUIT", "dungaree, overall, unitard"),
        ("SUIT", "pantsuit, waistcoat, suit jacket, suit trouser, chaleco de traje, americana"),
        (
            "ACTIVEWEAR",
            """
            legging, sport bra, sports bra, tracksuit, yoga pant, running short, sports top, track jacket, cycling short, mallas, chándal, sujetador \
            deportivo, top deportivo
            """
        ),
        ("SWIMWEAR", "bikini, tankini, swim short, swim trunk, board short, rash guard, cover up, bañador, braguita de bikini"),
        ("NIGHTWEAR", "pajama, pyjama, night dress, nightdress, sleep shirt, camisón, bata"),
        ("HOSIERY", "stocking, knee high sock, ankle sock, legwarmer, leg warmer, calcetines, media"),
        (
            "SHOES",
            """
            boot, ankle boot, sneaker, trainer, sandal, heel, pump, flat, loafer, espadrille, slipper, mule, clog, oxford, brogue, moccasin, flip flop, \
            dress shoe, bota, botín, botines, zapatilla, sandalia, tacones, mocasín, mocasines, alpargata, bailarina, chancla, zueco
            """
        ),
        (
            "BAG",
            """
            tote, tote bag, clutch, wallet, satchel, crossbody, crossbody bag, shoulder bag, rucksack, duffel, duffel bag, belt bag, fanny pack, \
            messenger bag, mochila, bandolera, riñonera, monedero, bolso de mano, capazo
            """
        ),
        (
            "JEWELRY",
            """
            earring, necklace, ring, bracelet, pendant, brooch, anklet, bangle, charm, choker, pendiente, collar, anillo, pulsera, colgante, broche, \
            gargantilla, tobillera
            """
        ),
        ("EYEWEAR", "sunglass, reading glasses, gafas graduadas, montura"),
        ("WATCH", "wristwatch, smartwatch, smart watch, reloj de pulsera"),
        ("SCARF", "bandana, neckerchief, wrap, snood, pashmina, pañoleta, bandana, mantón"),
        ("HAT", "beanie, fedora, beret, baseball cap, bucket hat, sun hat, boina, pamela, visera"),
        ("BELT", "waist belt, cinturón ancho"),
    ]
}
