/// An account that writes recipes and reviews.
struct Account: Sendable {
    let name: String
    let isGroup: Bool
    let writesSpanish: Bool
    let area: Area
    /// The kind of donor; nil for accounts that give nothing away.
    let giver: FoodGiver?

    /// Individuals and charities also receive food.
    var roles: [String] { (giver == nil ? [] : ["DONOR"]) + (isGroup && giver != .charity ? [] : ["RECEIVER"]) }

    /// All accounts, in the order of their ids.
    static let all: [Account] =
        people(english, isGroup: false, writesSpanish: false) + people(spanish, isGroup: false, writesSpanish: true)
        + people(englishGroups, isGroup: true, writesSpanish: false) + people(spanishGroups, isGroup: true, writesSpanish: true)

    private static func people(_ names: String, isGroup: Bool, writesSpanish: Bool) -> [Account] {
        let areas = Area.all(inSpanish: writesSpanish)
        return names.split(separator: "\n").flatMap { $0.split(separator: ",") }.enumerated().map { place, entry in
            let parts = entry.split(separator: ":").map(\.trimmed)
            return Account(
                name: String(parts[0]),
                isGroup: isGroup,
                writesSpanish: writesSpanish,
                area: areas[place % areas.count],
                giver: parts.last?.first.flatMap { parts.count > 1 ? FoodGiver(letter: $0) : nil }
            )
        }
    }

    private static let english = """
        Amara Okafor, Beatrice Lindqvist, Chen Yulan, Darius Kowalczyk, Emily Hartwell, Farid Haddad, Grace Mensah, Hana Sato,
        Ingrid Solheim, James Whitcombe, Kavita Raman, Liam O’Donnell, Mei Nakagawa, Nikos Papadakis, Olivia Brandt, Priya Deshmukh,
        Quentin Marchand, Rosa Bianchi, Samuel Tadesse, Thi Lan Pham, Ulrike Vogel, Viktor Nyström, Wanda Zielińska, Yusuf Demir,
        Zainab Diallo, Arjun Mehta, Birgit Hansen, Claire Fontaine, Dmitri Sokolov, Elif Aydın, Fatou Ndiaye, Giulia Ferraro,
        Hyun-woo Kang, Isla McGregor, Jun-ho Baek, Kofi Asante, Layla Mansour, Marek Dvořák, Nadia Benali, Omar El-Sayed,
        Pim de Vries, Rajesh Nair, Selam Bekele, Tomasz Wrona, Somchai Rattanakul, Nok Suwan, Abena Owusu, Hamish Forsyth
        """

    private static let spanish = """
        Ana Belén Castaño, Bruno Salgado, Carmen Ibáñez, Diego Quiroga, Elena Montalvo, Fernando Arriaga, Guadalupe Zamora,
        Hugo Villalobos, Inés Carvajal, Javier Olmedo, Lucía Benavides, Mateo Cárdenas, Natalia Espinoza, Óscar Huamán,
        Pilar Echeverría, Raúl Tejada, Sofía Lozano, Tomás Alarcón, Valentina Rojas, Ximena Paredes, Yolanda Cifuentes, João Figueiredo
        """

    // With the letter of the kind of donor.
    private static let englishGroups = """
        The Copper Ladle: r, Harbour Street Kitchen: r, Green Lane Community Garden: f, Saffron & Salt: r, Northside Food Bank: c,
        Maple Corner Bakery: b, Little Lisbon Deli: s, The Village Soup Club: c
        """

    private static let spanishGroups = """
        Comedor La Esperanza: c, La Huerta de Abajo: f, Panadería San Telmo: b, Taberna El Almirez: r, Cocina Solidaria del Sur: c,
        Mercado de la Merced: s
        """
}
