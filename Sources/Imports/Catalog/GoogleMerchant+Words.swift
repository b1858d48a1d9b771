import Importing

/// Maps the words of a feed to values of the catalogue.
extension GoogleMerchant {
    /// Returns the category of a product.
    func category(_ product: FeedAttributes, title: String) throws(RecordProblem) -> String {
        let type = product["product_type"]
        let named = type.flatMap(category(ofType:)) ?? category(ofTitle: title)
        guard let google = product["google_product_category"] else {
            guard let type else {
                throw RecordProblem(
                    "“google_product_category” and “product_type” are missing: one of them is needed for the category"
                )
            }
            if let category = category(ofType: type) { return category }
            throw RecordProblem("“product_type” is “\(type.prefix(100))”: \(Self.categoriesThereAre)")
        }
        switch GoogleTaxonomy.category(google) {
        case .known(let category):
            return named.map { Self.closer[category]?.contains($0) == true ? $0 : category } ?? category
        case .broad:
            if let named { return named }
            throw RecordProblem(
                "“google_product_category” is “\(google.prefix(100))” and “product_type” “\(type?.prefix(100) ?? "")”: \(Self.categoriesThereAre)"
            )
        case .other:
            throw RecordProblem("“google_product_category” is “\(google.prefix(100))”: \(Self.categoriesThereAre)")
        }
    }

    /// Returns the colours from the product's `color`, or else from its material or title.
    func colors(_ product: FeedAttributes, title: String) throws(RecordProblem) -> [String] {
        let said = product["color"] ?? ""
        for (text, names) in [(said, words.colorNames), (product["material"] ?? "", words.colors), (title, words.colors)] {
            let colors = text.split { "/,|;+&".contains($0) }.flatMap { names.allValues(in: String($0)) }.unique
            if !colors.isEmpty { return colors }
        }
        throw RecordProblem(
            said.isEmpty
                ? "“color” is missing, and neither “material” nor “title” names one: a colour is needed, such as navy/white"
                : "“color” is “\(said.prefix(60))”: a known colour is needed, such as navy/white"
        )
    }

    /// Returns the sizes of a product.
    func sizes(_ product: FeedAttributes) throws(RecordProblem) -> FeedSizes {
        let sizes = FeedSizes(product["size"], system: product["size_system"], words: words.sizes)
        guard sizes.values.allSatisfy({ !$0.isEmpty && $0.count <= FeedSizes.maximumLength }) else {
            throw RecordProblem(
                "“size” is “\(product["size"]?.prefix(60) ?? "")”: a size of at most \(FeedSizes.maximumLength) characters is needed"
            )
        }
        return sizes
    }

    /// Returns the tags of a product: its audience, its materials, and the tags in its type and labels.
    func tags(_ product: FeedAttributes) throws(RecordProblem) -> [String] {
        var tags: [String] = []
        if let audience = try Self.audience(product) { tags.append(audience) }
        tags += (product["material"].map { words.tags.allValues(in: $0) } ?? []).filter(Materials.tags.contains)
        tags += (product["product_type"].map { words.tags.allValues(in: $0) } ?? []).filter { !Self.audiences.contains($0) || tags.isEmpty }
        for place in 0...4 { tags += product["custom_label_\(place)"].map { words.tags.values(of: $0) } ?? [] }
        return Array(tags.unique.prefix(20))
    }

    /// Returns the audience: women, men, kids or unisex.
    ///
    /// Returns nil if the feed gives none.
    private static func audience(_ product: FeedAttributes) throws(RecordProblem) -> String? {
        switch product["age_group"]?.lowercased() {
        case "newborn", "infant", "toddler", "kids": return "kids"
        case nil, "adult": break
        case .some(let age):
            throw RecordProblem("“age_group” is “\(age.prefix(40))”: one of newborn, infant, toddler, kids, adult is needed")
        }
        switch product["gender"]?.lowercased() {
        case nil: return nil
        case "female": return "women"
        case "male": return "men"
        case "unisex": return "unisex"
        case .some(let gender): throw RecordProblem("“gender” is “\(gender.prefix(40))”: one of female, male, unisex is needed")
        }
    }

    private static let audiences: Set<String> = ["women", "men", "kids", "unisex"]

    /// Narrower categories that Google lacks, by the category Google files them under.
    private static let closer: [String: Set<String>] = [
        "TOP": ["KNITWEAR", "ACTIVEWEAR"], "TROUSERS": ["JEANS", "ACTIVEWEAR"], "OUTERWEAR": ["SUIT", "KNITWEAR"],
    ]

    private static let categoriesThereAre =
        "the catalogue only has things to wear, such as Apparel & Accessories > Clothing > Dresses, shoes, bags and jewelry"

    /// Returns the category of the most specific part with a known category, in a path such as `Women > Dresses > Midi`.
    private func category(ofType path: String) -> String? {
        path.split { $0 == ">" || $0 == "/" }.reversed().lazy.compactMap { self.category(of: String($0)) }.first
    }

    /// Returns the category that a title names.
    ///
    /// The words after “with”, “in” and the like don't name the product, so they are ignored.
    private func category(ofTitle title: String) -> String? {
        let words = title.split(separator: " ")
        let name = words.prefix { !["with", "in", "for", "con", "para", "-", "|", "–"].contains($0.lowercased()) }
        return category(of: name.joined(separator: " "))
    }

    /// Returns the category that a product name contains.
    ///
    /// English names the product last (“party dress”), Spanish first (“vestido de fiesta”).
    private func category(of name: String) -> String? {
        let matches = words.categories.matches(in: name)
        return (namesThingsLast ? matches.last : matches.first)?.values.first
    }
}
