/// A grocery chain of the demo data, or the kind of an independent store.
struct Chain: Sendable {
    let name: String
    /// Whether the store is independent; its name then does not include the district.
    let isIndependent: Bool
    let priceLevel: String
    /// The opening hours in OpenStreetMap's notation.
    let openingHours: String

    private init(_ name: String, _ priceLevel: String, _ openingHours: String, isIndependent: Bool = false) {
        self.name = name
        self.isIndependent = isIndependent
        self.priceLevel = priceLevel
        self.openingHours = openingHours
    }

    /// The chains of a city; each has one store there.
    static func all(inSpanish: Bool) -> [Chain] { inSpanish ? spanish : english }

    /// The address, such as `https://penny-basket.example`; nil for independent stores.
    var website: String? {
        guard !isIndependent else { return nil }
        var host = ""
        for scalar in name.unicodeScalars {
            if let letter = Self.plain[scalar] {
                host.unicodeScalars.append(letter)
            } else if scalar.isASCII, scalar.properties.isAlphabetic {
                host.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
            } else if !host.hasSuffix("-") {
                host += "-"
            }
        }
        return "https://\(host).example"
    }

    private static let plain: [Unicode.Scalar: Unicode.Scalar] = ["á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "ñ": "n"]

    private static let english = [
        Chain("Penny Basket", "INEXPENSIVE", "Mo-Su 08:00-22:00"),
        Chain("Save Barn", "INEXPENSIVE", "Mo-Sa 08:00-21:00; Su 09:00-19:00"),
        Chain("Round Table Foods", "INEXPENSIVE", "Mo-Su 07:00-23:00"),
        Chain("Market Square", "MODERATE", "Mo-Su 07:00-22:00"),
        Chain("Fairfield Grocers", "MODERATE", "Mo-Sa 07:00-22:00; Su 08:00-20:00"),
        Chain("Good Larder", "MODERATE", "Mo-Su 08:00-22:00"),
        Chain("Orchard & Rye", "EXPENSIVE", "Mo-Su 08:00-21:00"),
        Chain("Alder Organic", "EXPENSIVE", "Mo-Sa 09:00-21:00; Su 10:00-18:00"),
        Chain("The Corner Pantry", "EXPENSIVE", "24/7"),
        Chain("Daybreak Produce Market", "INEXPENSIVE", "Tu-Sa 06:00-15:00", isIndependent: true),
        Chain("Mill Street Grocery", "MODERATE", "Mo-Sa 07:30-20:00", isIndependent: true),
        Chain("Lantern Delicatessen", "EXPENSIVE", "Tu-Su 10:00-19:00", isIndependent: true),
    ]

    private static let spanish = [
        Chain("La Cesta Justa", "INEXPENSIVE", "Mo-Sa 09:00-21:30"),
        Chain("Ahorramercado", "INEXPENSIVE", "Mo-Sa 09:00-21:00; Su 10:00-15:00"),
        Chain("Todo a Mano", "INEXPENSIVE", "Mo-Su 08:00-22:00"),
        Chain("Plaza Mayor Alimentación", "MODERATE", "Mo-Sa 09:00-22:00"),
        Chain("Supermercados Olivar", "MODERATE", "Mo-Sa 08:30-21:30; Su 09:00-15:00"),
        Chain("Casa Despensa", "MODERATE", "Mo-Su 09:00-22:00"),
        Chain("El Buen Gusto", "EXPENSIVE", "Mo-Sa 10:00-21:00"),
        Chain("Raíz Ecológica", "EXPENSIVE", "Mo-Sa 09:30-20:30"),
        Chain("La Esquina", "EXPENSIVE", "24/7"),
        Chain("Mercado de la Aurora", "INEXPENSIVE", "Mo-Sa 07:00-15:00", isIndependent: true),
        Chain("Ultramarinos Paredes", "MODERATE", "Mo-Fr 09:00-14:00,17:00-20:30; Sa 09:00-14:00", isIndependent: true),
        Chain("Mantequería Soler", "EXPENSIVE", "Tu-Sa 10:00-20:00", isIndependent: true),
    ]
}
