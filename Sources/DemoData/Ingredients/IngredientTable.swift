/// All ingredients, in the order of their ids.
struct IngredientTable: Sendable {
    let ingredients: [Ingredient]
    private let positions: [Substring: Int]

    /// Reads the tables of this folder.
    init() throws(NotationError) {
        var ingredients: [Ingredient] = []
        let tables = [
            ("produce", Self.produce), ("meat and seafood", Self.meatAndSeafood), ("dairy and bakery", Self.dairyAndBakery),
            ("dry goods", Self.dryGoods), ("larder", Self.larder),
        ]
        for (name, table) in tables { ingredients += try IngredientParser.ingredients(in: table, named: name) }
        self.ingredients = ingredients
        let places = ingredients.enumerated().map { (Substring($0.element.slug), $0.offset) }
        positions = Dictionary(places, uniquingKeysWith: { first, _ in first })
    }

    /// The index of an ingredient in `ingredients`.
    func position(of slug: Substring) -> Int? { positions[slug] }
}
