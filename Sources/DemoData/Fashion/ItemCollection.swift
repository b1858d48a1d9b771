/// A collection of items selected by an editor.
struct ItemCollection: Sendable {
    let slug: String
    let hashtag: String
    let theme: String
    let title: Bilingual
    let description: Bilingual
    /// The criteria for items: an item must match one word of each group.
    private let words: [[String]]

    /// The words that are tags; categories and colours are in capitals.
    var tags: [String] { words.flatMap { $0.filter { $0 == $0.lowercased() } } }

    /// The maximum number of items in a collection.
    static let maximumItems = 120

    /// All collections, in the order of their ids.
    static func all() throws(NotationError) -> [ItemCollection] {
        var collections: [ItemCollection] = []
        for line in NotationLine.lines(of: text, in: "Collections") {
            let cells = try line.cells(5...5)
            guard cells[0].hasPrefix("#") else { throw line.mistake("“\(cells[0])” is not a hashtag") }
            collections.append(
                ItemCollection(
                    slug: slug(of: cells[0].dropFirst()),
                    hashtag: String(cells[0]),
                    theme: String(cells[1]),
                    title: try line.bilingual(cells[2]),
                    description: try line.bilingual(cells[3]),
                    words: cells[4].split(separator: " ").map { $0.split(separator: "/").map(String.init) }
                )
            )
        }
        return collections
    }

    /// The indices of its items, the most popular first.
    func places(in items: [CatalogItem]) -> [Int] {
        let fitting = items.indices.filter { place in
            let item = items[place]
            return words.allSatisfy { group in
                group.contains { item.tags.contains($0) || item.colors.contains($0) || item.category == $0 }
            }
        }
        return Array(fitting.sorted { (items[$1].popularity, $0) < (items[$0].popularity, $1) }.prefix(Self.maximumItems))
    }

    /// Returns `boho-summer` for `BohoSummer`.
    private static func slug(of name: Substring) -> String {
        name.reduce(into: "") { slug, letter in
            if letter.isUppercase, !slug.isEmpty { slug.append("-") }
            slug += letter.lowercased()
        }
    }

    /// The collections: `hashtag | theme | title in both languages | description in both languages | tags, categories and colours`, with
    /// alternatives separated by `/`.
    private static let text = """
        #BohoSummer | SEASON | Boho summer = Verano bohemio | Long skirts, straw and bare feet. = Faldas largas, paja y pies descalzos. | boho summer
        #SpringWalk | SEASON | Spring walk = Paseo de primavera | Light layers for changing skies. = Capas ligeras para cielos cambiantes. | spring
        #HighSummer | SEASON | High summer = Pleno verano | What one still wants to wear at 35 degrees. = Lo que apetece llevar a 35 grados. | summer linen/cotton
        #GoldenAutumn | SEASON | Golden autumn = Otoño dorado | Warm tones for cool mornings. = Tonos cálidos para mañanas frescas. | autumn
        #WinterWarmers | SEASON | Winter warmers = Abrigo de invierno | Wool from head to toe. = Lana de pies a cabeza. | winter wool/cashmere
        #NewSeason | SEASON | New this season = Novedades de temporada | Just in. = Recién llegado. | new-season
        #WeddingGuest | OCCASION | The wedding guest = La invitada | Dresses and details for somebody else's big day. = Vestidos y detalles para el gran día de otros. | wedding-guest
        #OfficeHours | OCCASION | Office hours = Horario de oficina | Serious, but not too much. = Seriedad, pero sin pasarse. | office
        #DateNight | OCCASION | Date night = Noche de cita | For the table by the window. = Para la mesa junto a la ventana. | evening women/unisex
        #PartySeason | OCCASION | Party season = Temporada de fiestas | It may glitter. = Se permite brillar. | party
        #FestivalReady | OCCASION | Festival ready = Lista para el festival | From the first band to the last tent. = Del primer grupo a la última tienda. | festival
        #LazySunday | OCCASION | Lazy Sunday = Domingo sin prisa | Nobody rings the bell today. = Hoy no llama nadie al timbre. | lounge/weekend
        #WorkoutMode | OCCASION | Workout mode = Modo entrenamiento | Things that sweat with you. = Prendas que sudan contigo. | workout
        #MinimalMood | STYLE | Minimal mood = Estilo minimalista | Few pieces, good ones. = Pocas piezas y buenas. | minimal
        #VintageFinds | STYLE | Vintage finds = Hallazgos vintage | As if from the attic, but in your size. = Como del desván, pero de tu talla. | vintage
        #ModernRomantic | STYLE | Modern romantic = Romanticismo moderno | Ruffles, lace and a strong will. = Volantes, encaje y carácter. | romantic
        #StreetSmart | STYLE | Street smart = Con calle | Caps, trainers and room to move. = Gorras, zapatillas y libertad de movimiento. | streetwear
        #PreppyReturns | STYLE | Preppy returns = Vuelve lo universitario | Pleats and cardigans, top marks. = Tablas y cárdigans con matrícula. | preppy
        #EdgyNights | STYLE | Edgy nights = Noches atrevidas | Leather and a look to match. = Piel y actitud. | edgy
        #NewClassics | STYLE | New classics = Nuevos clásicos | What will still be right in ten years. = Lo que seguirá bien dentro de diez años. | classic women/unisex
        #AllBlack | COLOR | All black = Todo negro | Black with black, and a little black. = Negro con negro y un poco de negro. | BLACK evening/party/edgy/minimal
        #SummerWhites | COLOR | Summer whites = Blancos de verano | White for sun and salt. = Blanco para el sol y la sal. | WHITE summer/beach
        #SeeingRed | COLOR | Seeing red = Ver rojo | One red thing is enough. Or two. = Con una prenda roja basta. O dos. | RED
        #FiftyGreens | COLOR | Fifty greens = Cincuenta verdes | From sage to bottle. = Del salvia al botella. | GREEN
        #GoldRush | COLOR | Gold rush = Fiebre del oro | Everything that shines. = Todo lo que reluce. | GOLD
        #DenimDays | MATERIAL | Denim days = Días vaqueros | Blue from morning to night. = Azul de la mañana a la noche. | denim
        #LinenLove | MATERIAL | Linen love = Amor al lino | Creases welcome. = Bienvenidas las arrugas. | linen
        #SilkRoad | MATERIAL | Silk road = Ruta de la seda | The finest thread there is. = El hilo más fino que existe. | silk/satin
        #CashmereClub | MATERIAL | Cashmere club = Club de la cachemira | Soft, softer, cashmere. = Suave, más suave, cachemira. | cashmere
        #LeatherGoods | MATERIAL | Leather goods = Marroquinería | Bags, shoes and belts that last. = Bolsos, zapatos y cinturones que duran. | leather BAG/SHOES/BELT
        #CarryOn | TRAVEL | Carry on = Equipaje de mano | Two weeks in one small bag. = Dos semanas en una maleta pequeña. | travel
        #BeachBag | TRAVEL | The beach bag = El bolso de playa | What goes in, and what goes with it. = Lo que va dentro y lo que va con él. | beach
        #CityBreak | TRAVEL | City break = Escapada urbana | Good shoes and a bag that closes. = Buenos zapatos y un bolso que cierre. | weekend/travel SHOES/BAG/HAT/EYEWEAR/OUTERWEAR
        #OutInTheOpen | TRAVEL | Out in the open = Al aire libre | There is no bad weather. = No existe el mal tiempo. | outdoor
        #SecondLife | SUSTAINABLE | Second life = Segunda vida | Nets, bottles and jeans that became something else. = Redes, botellas y vaqueros que ahora son otra cosa. | recycled
        #GrownNotSprayed | SUSTAINABLE | Grown, not sprayed = Cultivado sin químicos | Organic fibres only. = Solo fibras orgánicas. | organic
        #MadeByHand | SUSTAINABLE | Made by hand = Hecho a mano | Somebody signed each piece. = Cada pieza lleva una firma. | handmade
        #VeganWardrobe | SUSTAINABLE | Vegan wardrobe = Armario vegano | Nothing from animals. = Nada de origen animal. | vegan-leather/recycled BAG/SHOES/BELT/OUTERWEAR/SKIRT
        #LittleGifts | GIFT | Little gifts = Pequeños regalos | Small boxes, big eyes. = Cajas pequeñas, ojos grandes. | gift
        #ForHim | GIFT | For him = Para él | He has not got one yet. = Todavía no tiene uno. | men/WATCH
        """
}
