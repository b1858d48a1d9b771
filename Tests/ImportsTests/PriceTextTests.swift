import Importing
import Imports
import Postgres
import TestSupport
import Testing

@Suite("Packages and prices as people type them", .tags(.database), .removesDatabases)
struct PriceTextTests {
    private let support: ImportSupport

    init() throws {
        support = try ImportSupport()
        try support.run(StoreCSV(), into: StoreTarget.csv, [ImportSupport.sample("stores.csv")])
    }

    /// Imports one price, and returns the stored price of a kilogram or the problem.
    private func price(_ price: String, _ package: String, of ingredient: String, currency: String? = nil) throws -> String? {
        let (header, value) = currency.map { ("\tcurrency", "\t\($0)") } ?? ("", "")
        let text = "store\tingredient\tprice\tpackage\(header)\ns1\t\(ingredient)\t\(price)\t\(package)\(value)\n"
        let outcome = try support.run(PriceCSV(), into: PriceTarget(), text: text)
        if outcome.report.skipped > 0 { return outcome.messages.first?.replacing("text: record 1 (line 2) skipped: ", with: "") }
        return try support.value(
            "SELECT price.price_per_kg_minor FROM store_price AS price JOIN ingredient ON ingredient.id = ingredient_id WHERE slug = '\(ingredient)' AND store_id = (SELECT id FROM grocery_store WHERE source_key = 's1')"
        )
    }

    @Test("weights, also of several packages in one")
    func weights() throws {
        let grams: [(String, Double)] = [
            ("500g", 500), ("500 g", 500), ("1.5kg", 1_500), ("1,5 kg", 1_500), ("kg", 1_000), ("5 lbs", 2_267.96185), ("1 lb.", 453.59237),
            ("16 oz", 453.59237), ("4 x 125 g", 500), ("4x125g", 500), ("2 × 0,750 kg", 1_500), ("1,234.5 g", 1_234.5), ("0.125 kg", 125),
            ("2 kilos", 2_000), ("250 gramos", 250),
        ]
        for (package, weight) in grams {
            #expect(try price("5.00", package, of: "garlic") == String(Int((500_000 / weight).rounded())), "\(package)")
        }
    }

    @Test("volumes and pieces take the weights of the ingredient")
    func measures() throws {
        let milliliters: [(String, Double)] = [
            ("75 cl", 750), ("6x330ml", 1_980), ("1 gal", 3_785.411784), ("16 fl oz", 473.176473),
            ("16 fl. oz.", 473.176473),
            ("1 quart", 946.352946),
        ]
        for (package, volume) in milliliters {
            let expected =
                "SELECT round(500000 / (\(volume)::numeric * unit_grams(id, 'MILLILITER'))) FROM ingredient WHERE slug = 'olive-oil'"
            #expect(try price("5", package, of: "olive-oil") == support.value(expected), "\(package)")
        }
        for (package, count) in [
            ("12 units", 12), ("dozen", 12), ("2 dozen", 24), ("docena", 12), ("6 uds", 6), ("6 x 1 ud", 6), ("piece", 1),
        ] {
            let expected = "SELECT round(500000 / (\(count) * unit_grams(id, 'PIECE'))) FROM ingredient WHERE slug = 'onion'"
            #expect(try price("5", package, of: "onion") == support.value(expected), "\(package)")
        }
    }

    @Test(
        "packages of unknown weight are reported",
        arguments: [
            ("1 bunch", "“package” is “1 bunch”: the weight of a bunch is unknown: give the package in g or kg, or in pieces"),
            ("manojo", "“package” is “manojo”: the weight of a manojo is unknown: give the package in g or kg, or in pieces"),
            ("1.234 kg", "“package” is “1.234 kg”: 1.234 can have three decimals or be a thousand. Write 1234 or fewer decimals"),
            ("4 x g", "“package” is “4 x g”: an amount with its unit is needed, such as 500 g"),
            ("0 g", "“package” is “0 g”: an amount with its unit is needed, such as 500 g"),
            ("1..5 g", "“package” is “1..5 g”: an amount with its unit is needed, such as 500 g"),
        ]
    )
    func unknownPackages(package: String, problem: String) throws {
        #expect(try price("1", package, of: "garlic") == problem)
    }

    @Test("prices with a currency and with signs of thousands")
    func prices() throws {
        let cents = [
            ("$2.50", 250), ("2,50", 250), ("US$2.50", 250), ("2.50 USD", 250), ("USD 2.50", 250), ("$2.50 USD", 250),
            ("1.234,50", 123_450),
            ("1,234.50", 123_450),
            ("3", 300), ("0.999", 100), (".5", 50), ("1234.567", 123_457),
        ]
        for (text, price) in cents {
            #expect(try self.price(text, "1 kg", of: "garlic") == String(price), "\(text)")
        }
    }

    @Test(
        "ambiguous prices and contradicting currencies are reported",
        arguments: [
            ("1.234", nil, "“price” is “1.234”: it can have three decimals or be a thousand. Write two decimals, such as 1234.00"),
            ("1,234 €", nil, "“price” is “1,234 €”: it can have three decimals or be a thousand. Write two decimals, such as 1234.00"),
            ("€2,50", "USD", "“price” is “€2,50”, but “currency” is “USD”: both must be the same"),
            ("2.50 €", nil, "the price is in EUR: prices of this ingredient are in USD"),
            ("$2.50", "MXN", "the price is in MXN: prices of this ingredient are in USD"),
            ("$2.50", "EUR", "“price” is “$2.50”, but “currency” is “EUR”: both must be the same"),
            ("€2.50 USD", nil, "“price” is “€2.50 USD”: it has two currencies"),
            ("2.50 bucks", nil, "“price” is “2.50 bucks”: a number from 0.01 to 1000000 is needed, such as 2.50, 2,50 or 2.50 USD"),
            ("-2.50", nil, "“price” is “-2.50”: a number from 0.01 to 1000000 is needed, such as 2.50, 2,50 or 2.50 USD"),
            ("1.23.4", nil, "“price” is “1.23.4”: a number from 0.01 to 1000000 is needed, such as 2.50, 2,50 or 2.50 USD"),
        ] as [(String, String?, String)]
    )
    func wrongPrices(text: String, currency: String?, problem: String) throws {
        #expect(try price(text, "1 kg", of: "garlic", currency: currency) == problem)
    }
}
