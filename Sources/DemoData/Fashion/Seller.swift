/// A shop with its own website.
struct Seller: Sendable {
    let name: String
    let countryCode: String
    let website: String
    /// The minimum delivery time in days.
    let deliveryDays: Int

    /// All sellers, in the order of their ids.
    static func all() throws(NotationError) -> [Seller] {
        var sellers: [Seller] = []
        for line in NotationLine.lines(of: text, in: "Sellers") {
            let cells = try line.cells(4...4)
            guard let days = Int(cells[3]) else { throw line.mistake("“\(cells[3])” is not a number of days") }
            sellers.append(
                Seller(name: String(cells[0]), countryCode: String(cells[1]), website: "https://\(cells[2]).example", deliveryDays: days)
            )
        }
        return sellers
    }

    /// The sellers: `name | country | domain | days`.
    private static let text = """
        Casa Lirio | ES | casa-lirio | 1
        Taller Azahar | ES | taller-azahar | 2
        La Percha Roja | ES | la-percha-roja | 1
        Mercería Olmo | ES | merceria-olmo | 3
        Puerto Lino | ES | puerto-lino | 2
        Alpargatería Siles | ES | alpargateria-siles | 2
        Bazar Violeta | MX | bazar-violeta | 7
        Telar de Oaxaca | MX | telar-oaxaca | 9
        Estudio Jacaranda | MX | estudio-jacaranda | 6
        Hilo Andino | PE | hilo-andino | 10
        Alpaca Sur | PE | alpaca-sur | 11
        Pampa Cueros | AR | pampa-cueros | 12
        Tienda Ceibo | AR | tienda-ceibo | 11
        Casa Macondo | CO | casa-macondo | 9
        Maré Alta | BR | mare-alta | 10
        Ipê Roxo | BR | ipe-roxo | 12
        Costa Norte | CL | costa-norte | 12
        Juniper Row | US | juniper-row | 4
        Maple & Thread | US | maple-and-thread | 3
        Harbor Closet | US | harbor-closet | 5
        Desert Bloom Goods | US | desert-bloom | 5
        Brickyard Denim | US | brickyard-denim | 4
        Prairie Finch | US | prairie-finch | 6
        North Loop Supply | US | north-loop | 3
        Cedar Lane | CA | cedar-lane | 6
        Boreal Knits | CA | boreal-knits | 7
        Thistle & Oak | GB | thistle-and-oak | 4
        Camden Rail | GB | camden-rail | 3
        Pennine Wool House | GB | pennine-wool | 5
        The Velvet Stair | GB | velvet-stair | 4
        Liffey Linen | IE | liffey-linen | 4
        Atelier Mirabelle | FR | atelier-mirabelle | 2
        Rue des Glycines | FR | rue-des-glycines | 3
        Maison Tilleul | FR | maison-tilleul | 2
        Bottega Salvia | IT | bottega-salvia | 3
        Conceria Arno | IT | conceria-arno | 4
        Seta di Como | IT | seta-di-como | 4
        Occhio Blu | IT | occhio-blu | 3
        Norra Vind | SE | norra-vind | 4
        Björk & Garn | SE | bjork-och-garn | 5
        Fjordlys | NO | fjordlys | 6
        Havn Studio | DK | havn-studio | 4
        Lumi Design | FI | lumi-design | 6
        Wolkenfach | DE | wolkenfach | 3
        Kiez und Kragen | DE | kiez-und-kragen | 2
        Lindenhof Taschen | DE | lindenhof | 3
        Donauperle | AT | donauperle | 4
        Grachtenhuis | NL | grachtenhuis | 3
        Tulp & Tand | NL | tulp-en-tand | 3
        Bruges Lace Room | BE | bruges-lace | 4
        Andorinha | PT | andorinha | 2
        Cortiça Viva | PT | cortica-viva | 3
        Wisła Moda | PL | wisla-moda | 4
        Praha Sklo | CZ | praha-sklo | 5
        Aegean Loom | GR | aegean-loom | 5
        Bosphorus Silver | TR | bosphorus-silver | 7
        Medina Raffia | MA | medina-raffia | 6
        Jaipur Block Print | IN | jaipur-block-print | 10
        Kyoto Indigo | JP | kyoto-indigo | 11
        Table Bay Beads | ZA | table-bay-beads | 12
        """
}

/// The brands of items.
enum Brand {
    /// All brands; earlier brands have more items than later ones.
    static let all: [String] = """
        Solana, Alba & Sal, Mirto, Okapi Studio, Tilda Fjord, Casa Noma, Verde Menta, Lúa, Marlow & Finch, Índigo 9, Petite Ourse, Olea, Ravel,
        Kintsu, Bruma, Ada Wren, Sable & Rye, Cala Blanca, Nilo, Hazel Grove, Fern & Foster, Ópalo, Tierra Roja, Wildwater, Luz de Luna,
        Harrow, Corvina, Mika Sol, Papaya Club, Estrella Polar, Otti, Loom & Lore, Garza, Saltmarsh, Duna, Bellamy, Zafra, Moss, Yara, Kobo,
        Trébol, Nightjar, Iris Vale, Pomelo, Rook & Daughters, Anís, Quartz, Low Tide
        """.split(separator: "\n").flatMap { $0.split(separator: ",") }.map { String($0.trimmed) }.filter { !$0.isEmpty }
}
