import HTML
import Importing

/// Maps the words of a feed to values of the catalogue.
extension ProductReader {
    /// Returns the category of a product.
    func category(_ product: FeedAttributes, title: String) throws(RecordProblem) -> String {
        // Paths in one XML element are separated by commas too.
        let types = product.list("product_type").flatMap { $0.split(separator: ",") }.map { String($0).trimmed }.filter { !$0.isEmpty }
        let typed = types.lazy.compactMap { self.category(ofType: $0) }.first
        let (google, type) = (product.label("google_product_category"), product.label("product_type"))
        guard let path = product["google_product_category"] else {
            if let typed { return typed }
            guard !types.isEmpty || product.isFromShop else {
                throw RecordProblem("“\(google)” and “\(type)” are missing: one of them is needed for the category")
            }
            if types.allSatisfy(ProductTypes.isBroad) {
                let tagged = product.list("tag").lazy.compactMap { self.words.categories.values(of: $0).first }.first
                if let category = tagged ?? category(ofTitle: title) { return category }
            }
            let said = types.isEmpty ? "“\(product.label("title"))” is “\(title.prefix(100))”" : "“\(type)” is “\(said(product))”"
            throw RecordProblem("\(said): \(Self.categoriesThereAre)")
        }
        let named = typed ?? category(ofTitle: title)
        switch Self.googleCategory(path, product.list("google_product_category")) {
        case .known(let category):
            return named.map { Self.closer[category]?.contains($0) == true ? $0 : category } ?? category
        case .broad:
            if let named { return named }
            throw RecordProblem("“\(google)” is “\(path.prefix(100))” and “\(type)” “\(said(product))”: \(Self.categoriesThereAre)")
        case .other:
            throw RecordProblem("“\(google)” is “\(path.prefix(100))”: \(Self.categoriesThereAre)")
        }
    }

    /// Looks up one or several of Google's categories.
    ///
    /// The first known one counts, and a broad one only without a known one. Paths contain commas
    /// (`Handbags, Wallets & Cases`), so the whole text comes first.
    private static func googleCategory(_ whole: String, _ parts: [String]) -> GoogleTaxonomy.Category {
        let found = ([whole] + parts.flatMap { $0.split(separator: ",") }.map { String($0).trimmed }).map(GoogleTaxonomy.category)
        return found.first { if case .known = $0 { true } else { false } } ?? found.first { $0 == .broad } ?? .other
    }

    private func said(_ product: FeedAttributes) -> Substring { product.list("product_type").joined(separator: ", ").prefix(100) }

    /// Returns the first sentence of a description.
    ///
    /// Later sentences often mention other products.
    private static func firstSentence(_ description: String) -> String {
        let text = PlainText.of(description).split(whereSeparator: \.isNewline).first ?? ""
        return String(text.prefix(upTo: text.firstRange(of: ". ")?.lowerBound ?? text.endIndex))
    }

    /// Returns the colours from the product's `color`, or else from its material, title or tags.
    ///
    /// Several unknown colours become `MULTICOLOR`, and a single one `OTHER`, unless the material or the title names a known one.
    func colors(_ product: FeedAttributes, title: String) throws(RecordProblem) -> [String] {
        let said = product["color"] ?? ""
        func parts(_ text: String) -> [String] { text.split { "/,|;+&".contains($0) }.map { String($0).trimmed }.filter { !$0.isEmpty } }
        func colors(_ text: String, _ names: PhraseTable) -> [String] { parts(text).flatMap { names.allValues(in: $0) }.unique }
        let own = colors(said, words.colorNames)
        if !own.isEmpty { return own }
        if parts(said).count > 1 { return ["MULTICOLOR"] }
        for text in [product["material"] ?? "", title] {
            let found = colors(text, words.colors)
            if !found.isEmpty { return found }
        }
        let tagged = product.list("tag").flatMap { words.colors.values(of: $0) }.unique
        if !tagged.isEmpty { return tagged }
        if said.isEmpty, product.isFromShop {
            let described = colors(Self.firstSentence(product["description"] ?? ""), words.colors)
            if !described.isEmpty { return described }
        }
        guard said.isEmpty else { return ["OTHER"] }
        let (color, material, name) = (product.label("color"), product.label("material"), product.label("title"))
        throw RecordProblem(
            "“\(color)” is missing, and neither “\(material)” nor “\(name)” names one: a colour is needed, such as navy/white"
        )
    }

    /// Returns the sizes of a product.
    func sizes(_ product: FeedAttributes) throws(RecordProblem) -> FeedSizes {
        let sizes = FeedSizes(product["size"], system: product["size_system"], words: words.sizes)
        guard sizes.values.allSatisfy({ !$0.isEmpty && $0.count <= FeedSizes.maximumLength }) else {
            throw RecordProblem(
                "“\(product.label("size"))” is “\(product["size"]?.prefix(60) ?? "")”: a size of at most \(FeedSizes.maximumLength) characters is needed"
            )
        }
        return sizes
    }

    /// Returns the tags of a product: its audience, its materials, and the tags in its type and labels.
    func tags(_ product: FeedAttributes) throws(RecordProblem) -> [String] {
        var tags: [String] = []
        if let audience = try Self.audience(product) { tags.append(audience) }
        tags += (product["material"].map { words.tags.allValues(in: $0) } ?? []).filter(Materials.tags.contains)
        let types =
            product.list("product_type").flatMap { words.tags.allValues(in: $0) }
            + product.list("tag").flatMap { words.tags.values(of: $0) }
        let hasAudience = tags.contains(where: Self.audiences.contains)
        tags += types.filter { !Self.audiences.contains($0) || !hasAudience }
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
            throw RecordProblem(
                "“\(product.label("age_group"))” is “\(age.prefix(40))”: one of newborn, infant, toddler, kids, adult is needed"
            )
        }
        switch product["gender"]?.lowercased() {
        case nil: return nil
        case "female": return "women"
        case "male": return "men"
        case "unisex": return "unisex"
        case .some(let gender):
            throw RecordProblem("“\(product.label("gender"))” is “\(gender.prefix(40))”: one of female, male, unisex is needed")
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
