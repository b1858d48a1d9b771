extension Drawing {
    private static let maximumNameLength = 64
    private static let ending = ".png"

    /// Parses a name.
    ///
    /// Returns nil unless the name is exact, because each drawing has only one name.
    public init?(name bytes: Span<UInt8>) {
        guard bytes.count <= Self.maximumNameLength else { return nil }
        var text = ""
        for index in bytes.indices {
            guard bytes[index] < 0x80 else { return nil }
            text.unicodeScalars.append(Unicode.Scalar(bytes[index]))
        }
        guard text.hasSuffix(Self.ending) else { return nil }
        let parts = text.dropLast(Self.ending.count).split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let words = parts[1].split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard words.count > 2, let motif = Motif(parts[0], Array(words.dropLast(2))),
            let variation = Int(words[words.count - 2]), Self.variations.contains(variation),
            let view = Int(words[words.count - 1]).flatMap(View.init(rawValue:))
        else { return nil }
        self.init(motif, variation: variation, view: view)
        // A number can be written in more than one way.
        guard name == text else { return nil }
    }

    /// The drawing's name in URLs.
    var name: String { "\(motif.name)-\(variation)-\(view.rawValue)\(Self.ending)" }
}

extension Drawing.Motif {
    init?(_ kind: Substring, _ words: [String]) {
        switch (kind, words.count) {
        case ("recipe", 3):
            guard let cuisine = Cuisine(rawValue: words[0]), let vessel = Dish.Vessel(rawValue: words[1]),
                let food = Dish.Food(rawValue: words[2])
            else { return nil }
            self = .dish(Dish(cuisine: cuisine, vessel: vessel, food: food))
        case ("item", 2):
            guard let category = Garment.Category(rawValue: words[0]), let color = ItemColor(rawValue: words[1]) else { return nil }
            self = .item(Garment(category: category, color: color))
        case ("collection", 1):
            guard let theme = CollectionTheme(rawValue: words[0]) else { return nil }
            self = .collection(theme)
        default: return nil
        }
    }

    fileprivate var name: String {
        switch self {
        case .dish(let dish): "recipe/\(dish.cuisine.rawValue)-\(dish.vessel.rawValue)-\(dish.food.rawValue)"
        case .item(let garment): "item/\(garment.category.rawValue)-\(garment.color.rawValue)"
        case .collection(let theme): "collection/\(theme.rawValue)"
        }
    }
}
