import HTML
public import Importing
import JSON

/// Recipes in responses of Edamam's Recipe Search API, version 2: `{"hits": [{"recipe": {…}}]}`, `{"recipe": {…}}`, or plain recipes.
///
/// Source: https://developer.edamam.com/edamam-docs-recipe-api
public struct Edamam: ImportFormat {
    /// Responses contain `hits`, or are one recipe.
    public let layout = RecordLayout.json(lists: ["hits", "recipes"], messages: ["message"], takesObjects: true)
    /// The language of the texts, `EN` or `ES`.
    private let language: String

    /// Reads recipes written in the given language.
    public init(language: String) {
        self.language = language
    }

    /// Returns the stored facts of a recipe.
    public func read(_ content: SourceRecord.Content) throws(RecordProblem) -> StagedRecord? {
        let object = try content.object()
        let record = JSONField(object, at: "")
        let recipe = record["recipe"].value == nil ? record : record["recipe"]
        var facts = RecipeFacts()
        facts.language = language
        facts.key = try key(recipe)
        facts.title = String(PlainText.of(try recipe["label"].requiredText("the name of the recipe")).prefix(300))
        facts.servings = Int(max(1, try recipe["yield"].requiredNumber("a number of servings", in: 0.5...100).rounded()))
        // Edamam reports an unknown time as 0.
        facts.minutes = try recipe["totalTime"].number("minutes", in: 0...10_080).flatMap { $0 >= 0.5 ? Int($0.rounded()) : nil }
        facts.sourceName = recipe["source"].text.map { String($0.prefix(200)) }
        facts.sourceURL = (recipe["url"].text ?? recipe["shareAs"].text).flatMap(\.webAddress)
        facts.picture = picture(recipe)
        readLabels(recipe, &facts)
        try readNutrients(recipe["totalNutrients"], &facts)
        facts.lines = try lines(recipe["ingredients"])
        facts.steps = steps(recipe)
        return facts.staged(by: .edamam)
    }

    /// The part of `uri` after the `#`, such as `recipe_b79327d05b8e5b838ad6cfd9576b30b6`.
    private func key(_ recipe: JSONField) throws(RecordProblem) -> String {
        let uri = try recipe["uri"].requiredText("Edamam's URL of the recipe, ending with #recipe_…,")
        let key = uri.split(separator: "#").last.map(String.init) ?? uri
        guard key.count <= 200 else {
            throw RecordProblem("“\(recipe.path).uri” is too long: at most 200 characters are allowed after the #")
        }
        return key
    }

    private func picture(_ recipe: JSONField) -> RecipeFacts.Picture? {
        for size in ["LARGE", "REGULAR", "SMALL", "THUMBNAIL"] {
            let image = recipe["images"][size]
            guard let address = image["url"].text?.webAddress else { continue }
            var picture = RecipeFacts.Picture(address: address, lastingAddress: address.withoutQuery)
            if let width = image["width"].value?.int, let height = image["height"].value?.int, width > 0, height > 0 {
                picture.size = (Int(clamping: Int32(clamping: width)), Int(clamping: Int32(clamping: height)))
            }
            return picture
        }
        guard let address = recipe["image"].text?.webAddress else { return nil }
        return RecipeFacts.Picture(address: address, lastingAddress: address.withoutQuery)
    }

    private func readLabels(_ recipe: JSONField, _ facts: inout RecipeFacts) {
        let health = recipe["healthLabels"].texts
        let meals = recipe["mealType"].texts + recipe["dishType"].texts
        facts.labels = RecipeFacts.Labels(
            diets: recipe["dietLabels"].texts,
            health: health,
            cautions: recipe["cautions"].texts,
            cuisines: recipe["cuisineType"].texts,
            meals: meals
        )
        facts.cuisine = facts.labels.cuisines.lazy.compactMap { Self.cuisines[$0.lowercased()] }.first ?? "OTHER"
        let types = Set(meals.flatMap { Self.meals[$0.lowercased()] ?? [] })
        // Defaults to a main course.
        facts.mealTypes = types.isEmpty ? ["LUNCH", "DINNER"] : Self.mealTypes.filter(types.contains)
        let known = Set(health.map { $0.lowercased() })
        facts.diets = Self.diets.filter { known.contains($0.label) }.map(\.diet)
        let free = Self.freedoms.filter { known.contains($0.label) }.map(\.allergen)
        facts.allergens = free.isEmpty ? nil : Self.freedoms.map(\.allergen).filter { !free.contains($0) }
    }

    private func readNutrients(_ totals: JSONField, _ facts: inout RecipeFacts) throws(RecordProblem) {
        for main in Self.nutrients {
            let nutrient = totals[main.code]
            let amount = try nutrient["quantity"].number("an amount", in: 0...90_000_000)
            guard let amount else {
                // Edamam omits nutrients that are absent. Every food has the required ones.
                if main.isRequired {
                    throw RecordProblem("“\(nutrient.path).quantity” is missing: the amount in the whole recipe is needed")
                }
                facts.nutrients.append(0)
                continue
            }
            guard let unit = main.unit else {
                facts.nutrients.append(amount)
                continue
            }
            guard let sourceUnit = nutrient["unit"].text.flatMap(NutrientUnit.init(named:)) else {
                throw RecordProblem("“\(nutrient.path).unit” is “\(nutrient["unit"].text ?? "")”: g, mg or µg is needed")
            }
            facts.nutrients.append(sourceUnit.amount(amount, in: unit))
        }
        for fact in Self.micronutrients {
            guard let amount = try totals[fact.code]["quantity"].number("an amount", in: 0...90_000_000),
                let unit = totals[fact.code]["unit"].text.flatMap(NutrientUnit.init(named:))
            else { continue }
            facts.micronutrients.append((fact.nutrient, unit.amount(amount, in: fact.unit)))
        }
    }

    private func lines(_ ingredients: JSONField) throws(RecordProblem) -> [RecipeFacts.Line] {
        var lines: [RecipeFacts.Line] = []
        for item in ingredients.items {
            let food = PlainText.of(try (item["food"].text == nil ? item["text"] : item["food"]).requiredText("the name of the food"))
            let measure = item["measure"].text
            let category = item["foodCategory"].text
            lines.append(
                RecipeFacts.Line(
                    foodKey: String((item["foodId"].text ?? "name:\(food.lowercased())").prefix(200)),
                    food: String(food.prefix(1).uppercased() + food.dropFirst().prefix(199)),
                    aisle: Self.aisles[category?.lowercased() ?? ""] ?? "OTHER",
                    amount: LineAmount(
                        quantity: try item["quantity"].number("an amount", in: 0...1_000_000) ?? 0,
                        measure: measure,
                        grams: try item["weight"].number("a weight in grams", in: 0...10_000_000) ?? 0,
                        Self.measures
                    ),
                    text: PlainText.of(item["text"].text ?? food),
                    measure: measure,
                    category: category
                )
            )
        }
        guard !lines.isEmpty else { throw RecordProblem("“\(ingredients.path)” is empty: a recipe must have ingredients") }
        return lines
    }

    private func steps(_ recipe: JSONField) -> [String] {
        for field in [recipe["instructionLines"], recipe["instructions"]] {
            let steps = InstructionSteps.cleaned(field.texts.map(PlainText.of))
            if steps.count == 1 { return InstructionSteps.split(steps[0]) }
            if !steps.isEmpty { return steps }
            if let text = field.text { return InstructionSteps.split(PlainText.of(text)) }
        }
        return []
    }
}
