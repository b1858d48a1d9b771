import Importing

/// Maps categories of Google's product taxonomy to categories of the catalogue.
///
/// Source: https://www.google.com/basepages/producttype/taxonomy-with-ids.en-US.txt. Shopify's taxonomy has the same paths, except those in
/// `shopify`: https://github.com/Shopify/product-taxonomy
enum GoogleTaxonomy {
    /// The result of looking up a Google category.
    enum Category: Equatable {
        /// A category of the catalogue.
        case known(String)
        /// Apparel, but too broad to choose a category.
        case broad
        /// A category that the catalogue does not have.
        case other
    }

    /// Looks up a number, or a path such as `Apparel & Accessories > Clothing > Dresses`.
    static func category(_ text: String) -> Category {
        if let number = Int(text) { return numbers[number] ?? .other }
        var path = text.split(separator: ">").map { String($0).trimmed.lowercased() }
        while !path.isEmpty {
            if let found = paths[path.joined(separator: " > ")] { return found }
            path.removeLast()
        }
        return .other
    }

    /// A category with its subcategories, by its path below “Apparel & Accessories” and by the numbers of all of them.
    private struct Branch {
        let path: String
        let category: Category
        let numbers: [Int]

        init(_ path: String, _ category: String?, _ numbers: Int...) {
            self.path = path
            self.category = category.map { .known($0) } ?? .other
            self.numbers = numbers
        }
    }

    private static let clothing = [
        Branch("Clothing > Dresses", "DRESS", 2271),
        Branch("Clothing > Wedding & Bridal Party Dresses", "DRESS", 5441, 5330, 5329),
        Branch("Clothing > Traditional & Ceremonial Clothing > Dirndls", "DRESS", 6031),
        Branch("Clothing > Traditional & Ceremonial Clothing > Saris & Lehengas", "DRESS", 8248),
        Branch("Clothing > Shirts & Tops", "TOP", 212),
        Branch("Clothing > Outerwear", "OUTERWEAR", 203, 5506, 5598, 5514, 3066, 5909, 1831),
        Branch("Clothing > Pants", "TROUSERS", 204),
        Branch("Clothing > Shorts", "TROUSERS", 207),
        Branch("Clothing > Skirts", "SKIRT", 1581, 6229, 6228, 2331),
        Branch("Clothing > Skorts", "SKIRT", 5344),
        Branch("Clothing > One-Pieces", "JUMPSUIT", 5182, 5250, 7132),
        Branch("Clothing > One-Pieces > Leotards & Unitards", "ACTIVEWEAR", 5490),
        Branch("Clothing > Suits", "SUIT", 1594, 5183, 1516, 1580),
        Branch(
            "Clothing > Activewear",
            "ACTIVEWEAR",
            5322,
            3951,
            5697,
            3128,
            3455,
            3188,
            6087,
            3729,
            5378,
            499_979,
            5460,
            5462,
            5461,
            5552,
            5379,
            5517,
            6006,
            7003,
            5463,
            5555
        ),
        Branch(
            "Clothing > Uniforms > Sports Uniforms",
            "ACTIVEWEAR",
            3598,
            3888,
            3191,
            3439,
            3683,
            3724,
            3958,
            4003,
            3253,
            5564,
            3379,
            3852
        ),
        Branch("Clothing > Swimwear", "SWIMWEAR", 211),
        Branch("Clothing > Sleepwear & Loungewear", "NIGHTWEAR", 208, 5713, 5513, 2580, 2302),
        Branch(
            "Clothing > Underwear & Socks",
            nil,
            213,
            7207,
            7208,
            7211,
            7210,
            7209,
            214,
            5327,
            1772,
            2563,
            2160,
            1675,
            1807,
            2963,
            1578,
            2745
        ),
        Branch("Clothing > Underwear & Socks > Hosiery", "HOSIERY", 215),
        Branch("Clothing > Underwear & Socks > Socks", "HOSIERY", 209),
        Branch("Clothing > Baby & Toddler Clothing > Baby & Toddler Bottoms", "TROUSERS", 5408),
        Branch("Clothing > Baby & Toddler Clothing > Baby & Toddler Dresses", "DRESS", 5424),
        Branch("Clothing > Baby & Toddler Clothing > Baby & Toddler Outerwear", "OUTERWEAR", 5425),
        Branch("Clothing > Baby & Toddler Clothing > Baby & Toddler Sleepwear", "NIGHTWEAR", 5412),
        Branch("Clothing > Baby & Toddler Clothing > Baby & Toddler Socks & Tights", "HOSIERY", 5423),
        Branch("Clothing > Baby & Toddler Clothing > Baby & Toddler Swimwear", "SWIMWEAR", 5409),
        Branch("Clothing > Baby & Toddler Clothing > Baby & Toddler Tops", "TOP", 5410),
        Branch("Clothing > Baby & Toddler Clothing > Baby One-Pieces", "JUMPSUIT", 5411),
    ]

    private static let accessories = [
        Branch("Clothing Accessories > Balaclavas", "HAT", 1786),
        Branch("Clothing Accessories > Bandanas & Headties", "SCARF", 168, 543_586),
        Branch("Clothing Accessories > Belts", "BELT", 169),
        Branch("Clothing Accessories > Hats", "HAT", 173),
        Branch("Clothing Accessories > Headwear", "HAT", 2020, 7054, 1922, 5939),
        Branch("Clothing Accessories > Leg Warmers", "HOSIERY", 5941),
        Branch("Clothing Accessories > Neck Gaiters", "SCARF", 7230),
        Branch("Clothing Accessories > Scarves & Shawls", "SCARF", 177, 543_673, 543_674),
        Branch("Clothing Accessories > Sunglasses", "EYEWEAR", 178),
        Branch("Clothing Accessories > Baby & Toddler Clothing Accessories > Baby & Toddler Belts", "BELT", 5623),
        Branch("Clothing Accessories > Baby & Toddler Clothing Accessories > Baby & Toddler Hats", "HAT", 5625),
        Branch("Costumes & Accessories", nil, 184, 5192, 5387, 5193, 5194),
        Branch("Handbag & Wallet Accessories", nil, 6552, 6460, 175, 6277, 5841),
        Branch("Handbags, Wallets & Cases", "BAG", 6551, 6170, 6169, 3032, 2668),
        Branch("Jewelry", "JEWELRY", 188, 189, 190, 191, 197, 192, 194, 6463, 196, 200),
        Branch("Jewelry > Watch Accessories", nil, 5122, 5123, 7471, 6870),
        Branch("Jewelry > Watches", "WATCH", 201),
        Branch("Shoe Accessories", nil, 1933, 5567, 7078, 5385, 1856, 2427),
        Branch("Shoes", "SHOES", 187),
    ]

    /// Wearable products that Google files outside “Apparel & Accessories”, by their full paths.
    private static let elsewhere = [
        Branch("Luggage & Bags > Backpacks", "BAG", 100),
        Branch("Luggage & Bags > Briefcases", "BAG", 101),
        Branch("Luggage & Bags > Duffel Bags", "BAG", 103),
        Branch("Luggage & Bags > Fanny Packs", "BAG", 104),
        Branch("Luggage & Bags > Messenger Bags", "BAG", 106),
        Branch("Luggage & Bags > Shopping Totes", "BAG", 5608),
        Branch("Health & Beauty > Personal Care > Vision Care > Eyeglasses", "EYEWEAR", 524),
    ]

    /// Paths of Shopify's taxonomy that Google's lacks.
    private static let shopify = [
        Branch("Clothing > Clothing Tops", "TOP"),
        Branch("Clothing > Clothing Tops > Cardigans", "KNITWEAR"),
        Branch("Clothing > Clothing Tops > Sweaters", "KNITWEAR"),
        Branch("Clothing > Pants > Jeans", "JEANS"),
        Branch("Clothing > Pants > Jeggings", "JEANS"),
        Branch("Clothing > Shorts > Denim Shorts", "JEANS"),
        Branch("Clothing > Pants > Leggings", "ACTIVEWEAR"),
        Branch("Clothing > Socks", "HOSIERY"),
        Branch("Clothing > Lingerie", nil),
        Branch("Clothing > Lingerie > Hosiery", "HOSIERY"),
        Branch("Clothing > Lingerie > Lingerie Accessories > Pantyhose", "HOSIERY"),
        Branch("Clothing > Men's Undergarments", nil),
        Branch("Clothing > Boys' Underwear", nil),
        Branch("Clothing > Girls' Underwear", nil),
        Branch("Clothing > Baby & Toddler Clothing > Toddler Underwear", nil),
        Branch("Clothing > Maternity Clothing > Maternity Dresses", "DRESS"),
        Branch("Clothing > Maternity Clothing > Maternity One-Pieces", "JUMPSUIT"),
        Branch("Clothing > Maternity Clothing > Maternity Pants", "TROUSERS"),
        Branch("Clothing > Maternity Clothing > Maternity Pants > Jeans", "JEANS"),
        Branch("Clothing > Maternity Clothing > Maternity Skirts", "SKIRT"),
        Branch("Clothing > Maternity Clothing > Maternity Sleepwear", "NIGHTWEAR"),
        Branch("Clothing > Maternity Clothing > Maternity Swimwear", "SWIMWEAR"),
        Branch("Clothing > Maternity Clothing > Maternity Tops", "TOP"),
        Branch("Clothing > Maternity Clothing > Nursing Bras", nil),
    ]

    private static let apparel = "apparel & accessories"
    /// Categories that span several of the above, so the product type or the title has to decide.
    private static let broad = [
        ("", 166), (" > clothing", 1604), (" > clothing accessories", 167), (" > clothing > baby & toddler clothing", 182),
        (" > clothing > outfit sets", 7313), (" > clothing > baby & toddler clothing > baby & toddler outfits", 5622),
        (" > clothing accessories > baby & toddler clothing accessories", 5422),
    ]

    private static let paths: [String: Category] = {
        var paths = Dictionary(uniqueKeysWithValues: broad.map { (apparel + $0.0, Category.broad) })
        for branch in clothing + accessories + shopify { paths["\(apparel) > \(branch.path.lowercased())"] = branch.category }
        for branch in elsewhere { paths[branch.path.lowercased()] = branch.category }
        return paths
    }()

    private static let numbers: [Int: Category] = {
        var numbers = Dictionary(uniqueKeysWithValues: broad.map { ($0.1, Category.broad) })
        for branch in clothing + accessories + elsewhere {
            for number in branch.numbers { numbers[number] = branch.category }
        }
        return numbers
    }()
}
