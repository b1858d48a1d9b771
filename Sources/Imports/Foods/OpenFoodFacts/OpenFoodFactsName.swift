import HTML
import Importing

/// The name of a product in English or Spanish, with its brand.
///
/// JSON has a name for each language. The CSV export has one name without its language, so the countries that sell the product decide.
struct OpenFoodFactsName {
    private let product: OpenFoodFactsProduct

    init(_ product: OpenFoodFactsProduct) {
        self.product = product
    }

    /// Returns the name and the language, `EN` or `ES`.
    func checked() throws(RecordProblem) -> (name: String, language: String) {
        for code in [product.text("lang"), "en", "es"].compactMap({ $0 }) where Self.languages[code] != nil {
            if let name = product.text("product_name_\(code)") ?? product.text("generic_name_\(code)") {
                return (withBrand(name), Self.languages[code] ?? "EN")
            }
        }
        guard let name = product.text("product_name") ?? product.text("generic_name") else {
            throw RecordProblem("“product_name” is missing: the name of the food is needed")
        }
        if let code = product.text("lang") {
            guard let language = Self.languages[code] else {
                throw RecordProblem(
                    "“lang” is “\(code.prefix(10))”: a name in English or Spanish is needed (product_name_en, product_name_es)"
                )
            }
            return (withBrand(name), language)
        }
        let countries = product.texts("countries_tags")
        if countries.isEmpty || !Self.englishCountries.isDisjoint(with: countries) { return (withBrand(name), "EN") }
        guard !Self.spanishCountries.isDisjoint(with: countries) else {
            throw RecordProblem(
                "“countries_tags” is “\(countries.joined(separator: ",").prefix(60))”: the table does not say the language of the name, and none "
                    + "of these countries speaks English or Spanish"
            )
        }
        return (withBrand(name), "ES")
    }

    /// Appends the first brand, which distinguishes products of the same name.
    private func withBrand(_ name: String) -> String {
        let name = PlainText.of(name).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard let brand = product.texts("brands").first.map(PlainText.of), !brand.isEmpty, !name.lowercased().contains(brand.lowercased())
        else { return String(name.prefix(200)) }
        return String("\(name), \(brand)".prefix(200))
    }

    private static let languages = ["en": "EN", "es": "ES"]

    private static let englishCountries: Set<String> = [
        "en:united-states", "en:united-kingdom", "en:ireland", "en:canada", "en:australia", "en:new-zealand", "en:south-africa", "en:world",
    ]

    private static let spanishCountries: Set<String> = [
        "en:spain", "en:mexico", "en:argentina", "en:bolivia", "en:chile", "en:colombia", "en:costa-rica", "en:cuba",
        "en:dominican-republic", "en:ecuador", "en:el-salvador", "en:guatemala", "en:honduras", "en:nicaragua", "en:panama", "en:paraguay",
        "en:peru", "en:puerto-rico", "en:uruguay", "en:venezuela",
    ]
}
