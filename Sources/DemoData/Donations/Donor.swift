/// A person or group that gives food away.
struct Donor: Sendable {
    let name: String
    let giver: FoodGiver
    let area: Area
    /// The index in `Account.all` of a donor that also writes recipes; nil for other donors.
    let account: Int?
    /// The name of the person to call.
    let contact: String

    var isGroup: Bool { giver != .neighbour }
    var writesSpanish: Bool { area.city.writesSpanish }

    /// All donors of the first seed: first the groups that also write recipes, then the donors of each city.
    static let all: [Donor] = known + newcomers

    /// The donors that get their own accounts.
    static let newcomers: [Donor] = [false, true].flatMap { inSpanish in
        let areas = Area.all(inSpanish: inSpanish)
        let cities = City.all(inSpanish: inSpanish).count
        var people = Names.people(inSpanish: inSpanish)[...]
        return FoodGiver.allCases.flatMap { giver in
            let names = Names.groups(giver, inSpanish: inSpanish)
            return (0..<giver.countPerCity * cities).map { place in
                let contact = people.removeFirst()
                people.append(contact)
                // Consecutive areas in the list are in different cities. Each kind of donor begins in another district.
                let area = areas[(place + giver.offset * cities) % areas.count]
                return Donor(
                    name: names.isEmpty ? contact : names[place % names.count],
                    giver: giver,
                    area: area,
                    account: nil,
                    contact: contact
                )
            }
        }
    }

    private static let known: [Donor] = Account.all.enumerated().compactMap { place, account in
        guard let giver = account.giver else { return nil }
        let names = Names.people(inSpanish: account.writesSpanish)
        return Donor(name: account.name, giver: giver, area: account.area, account: place, contact: names[place % names.count])
    }
}

extension FoodGiver {
    fileprivate var offset: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The names of donors.
enum Names {
    static func groups(_ giver: FoodGiver, inSpanish: Bool) -> [String] {
        let names: [FoodGiver: String] = inSpanish ? spanish : english
        return split(names[giver] ?? "")
    }

    /// The combinations of twelve first names with twelve surnames.
    static func people(inSpanish: Bool) -> [String] {
        let firsts = split(inSpanish ? spanishFirstNames : englishFirstNames)
        let lasts = surnames(inSpanish: inSpanish)
        return lasts.indices.flatMap { turn in firsts.indices.map { "\(firsts[$0]) \(lasts[($0 + turn) % lasts.count])" } }
    }

    static func surnames(inSpanish: Bool) -> [String] { split(inSpanish ? spanishSurnames : englishSurnames) }

    private static func split(_ names: String) -> [String] {
        names.split(separator: "\n").flatMap { $0.split(separator: ",") }.map { String($0.trimmed) }
    }

    private static let english: [FoodGiver: String] = [
        .restaurant:
            "Juniper Table, The Blue Plate, Casa Verde, Red Lantern House, Olive Branch Bistro, Corner Spoon, Golden Wok, Fig & Thyme",
        .bakery:
            "Daily Crumb, Wild Yeast Bakery, The Flour Mill, Honeycrust, Rise & Shine Bread, Old Stone Ovens, Butter Lane, Seven Grains",
        .farm: "Hilltop Community Farm, Green Acre Growers, Rooftop Roots, Willow Bend Farm",
        .shop:
            "Fresh Corner Market, Harvest Foods, Sunrise Grocers, Union Co-op, Neighbor’s Pantry, Parkside Market, Good Basket, Main Street Foods",
        .charity: "Second Helping, City Harvest Kitchen, Open Door Pantry, Bread for All",
        .cafe: "Slow Cup, The Reading Room Café, Bluebird Coffee, Tin Roof Café",
    ]

    private static let spanish: [FoodGiver: String] = [
        .restaurant: """
        Casa Manolo, El Rincón de Pepa, La Cazuela, Mesón del Puerto, El Fogón, La Tasca Nueva, Comedor Doña Luz, El Buen Sabor,
        La Parrilla del Sur, Sabores de Casa, La Olla Grande, El Patio
        """,
        .bakery: """
        Panadería La Espiga, Horno San José, Obrador El Trigal, Panadería Dos Hermanos, La Tahona, Horno de Leña, Pan y Compañía,
        Panadería El Molino, Masa Madre, La Flor de Harina, Panadería Central, El Buen Pan
        """,
        .farm: """
        Huerta La Acequia, Huerto Urbano El Pozo, Finca Los Nogales, Granja La Esperanza, Huerta del Vecino, Finca Santa Rita
        """,
        .shop: """
        Mercado El Barrio, Supermercado La Plaza, Frutería Hermanos Gil, Abarrotes Lupita, Tienda La Esquina, Autoservicio Sol,
        Alimentos del Valle, Cooperativa La Canasta, Frutas y Verduras Paco, Mercadito Verde, Almacén Don Luis, Superahorro
        """,
        .charity: """
        Comedor San Martín, Despensa Solidaria, Mesa de Todos, Banco de Alimentos del Barrio, Plato Compartido, Manos Abiertas
        """,
        .cafe: "Café Central, La Taza, Café del Parque, Cafetería Aurora, El Cafetal, Café Nómada",
    ]

    private static let englishFirstNames = "Alice, Ben, Chloe, Daniel, Erin, Felix, Georgia, Henry, Iris, Jack, Kate, Leo"
    private static let englishSurnames = """
        Abbott, Baxter, Chambers, Donovan, Ellis, Foster, Grant, Hughes, Irving, Jennings, Keller, Lawson
        """
    private static let spanishFirstNames =
        "Adriana, Beatriz, Carlos, Daniela, Esteban, Francisca, Gonzalo, Irene, Julián, Laura, Marcos, Nuria"
    private static let spanishSurnames = """
        Aguilar, Bermúdez, Castro, Domínguez, Esquivel, Fuentes, Gallardo, Herrera, Ibarra, Jiménez, Lara, Medina
        """
}
