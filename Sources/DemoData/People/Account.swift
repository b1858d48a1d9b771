/// Somebody who writes recipes and reviews.
struct Account: Sendable {
    let name: String
    let isGroup: Bool
    let writesSpanish: Bool

    /// All accounts, in the order of their ids.
    static let all: [Account] =
        people(english, isGroup: false, writesSpanish: false) + people(spanish, isGroup: false, writesSpanish: true)
        + people(englishGroups, isGroup: true, writesSpanish: false) + people(spanishGroups, isGroup: true, writesSpanish: true)

    private static func people(_ names: String, isGroup: Bool, writesSpanish: Bool) -> [Account] {
        names.split(separator: "\n").flatMap { $0.split(separator: ",") }
            .map { Account(name: String($0.trimmed), isGroup: isGroup, writesSpanish: writesSpanish) }
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

    private static let englishGroups = """
        The Copper Ladle, Harbour Street Kitchen, Green Lane Community Garden, Saffron & Salt, Northside Food Bank, Maple Corner Bakery,
        Little Lisbon Deli, The Village Soup Club
        """

    private static let spanishGroups = """
        Comedor La Esperanza, La Huerta de Abajo, Panadería San Telmo, Taberna El Almirez, Cocina Solidaria del Sur, Mercado de la Merced
        """
}
