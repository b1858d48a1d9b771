import HTML
public import Importing
import JSON
import Sodium

/// Recipes as schema.org's JSON-LD: in saved pages, and in exports of RecipeSage, Mealie and Nextcloud Cookbook, which are variants of it.
///
/// Source: https://schema.org/Recipe and https://developers.google.com/search/docs/appearance/structured-data/recipe
public struct SchemaOrg: ImportFormat {
    /// Objects of the type `Recipe`, in JSON or in a page.
    public let layout = RecordLayout.linkedData(type: "Recipe")
    /// The language of texts that name none, or nil to skip texts in other languages than English and Spanish.
    private let language: String?

    /// Reads recipes.
    ///
    /// Those that name no language are in the given one, `EN` or `ES`, or else in English.
    public init(language: String?) {
        self.language = language
    }

    /// Returns the stored facts of a recipe, or nil for other objects.
    public func read(_ content: SourceRecord.Content) throws(RecordProblem) -> StagedRecord? {
        guard let recipe = Self.recipe(in: JSONField(try content.object(), at: "")) else { return nil }
        let page = content.page
        var facts = RecipeFacts()
        facts.title = String(plain(try recipe["name"].requiredText("the name of the recipe")).prefix(300))
        guard !facts.title.isEmpty else { throw RecordProblem("“\(recipe.path)name” has no text: the name of the recipe is needed") }
        facts.sourceURL = Self.address(recipe, page)
        facts.key = Self.key(recipe, title: facts.title, address: facts.sourceURL)
        do throws(RecordProblem) {
            try read(recipe, page, &facts)
        } catch {
            throw RecordProblem(error.description, of: facts.key)
        }
        return facts.staged(by: .schemaOrg)
    }

    private func read(_ recipe: JSONField, _ page: HTMLPage?, _ facts: inout RecipeFacts) throws(RecordProblem) {
        facts.language = try language(recipe["inLanguage"].anyText ?? page?.language)
        facts.description = String(plain(recipe["description"].anyText ?? "").prefix(2_000))
        facts.sourceName = Self.sourceName(recipe, address: facts.sourceURL)
        facts.picture = Self.picture(recipe["image"])
        readTimes(recipe, &facts)
        readLabels(recipe, &facts)
        facts.servings =
            SchemaYield.servings(recipe["recipeYield"]) ?? SchemaYield.servings(recipe["recipeServings"])
            ?? SchemaYield.servings(recipe["yield"])
        SchemaNutrition.read(recipe["nutrition"], &facts)
        let lines = SchemaLines(recipe, language: facts.language == "ES" ? .spanish : .english)
        guard !lines.lines.isEmpty else {
            throw RecordProblem("“recipeIngredient” has no line with an ingredient: a recipe must have ingredients")
        }
        (facts.lines, facts.unreadLines) = (lines.lines, lines.unread)
        // A line that nobody understood may be of any allergen; a heading is not.
        if facts.allergens == nil, lines.unread.contains(where: { !$0.hasSuffix(":") }) {
            facts.allergens = Edamam.freedoms.map(\.allergen)
        }
        facts.steps = SchemaSteps.steps(recipe["recipeInstructions"])
    }

    // MARK: Finding the recipe

    /// Members of an object that may contain a recipe.
    private static let containers = ["@graph", "mainEntity", "mainEntityOfPage", "itemListElement", "item", "hasPart"]

    /// Returns the object if it is a recipe, or else the first recipe in it.
    private static func recipe(in object: JSONField, depth: Int = 0) -> JSONField? {
        if isRecipe(object) { return object }
        guard depth < 4 else { return nil }
        for name in containers {
            for part in object[name].oneOrMore {
                if let recipe = recipe(in: part, depth: depth + 1) { return recipe }
            }
        }
        return nil
    }

    /// Whether an object has the type.
    ///
    /// Mealie's recipes have no type.
    private static func isRecipe(_ object: JSONField) -> Bool {
        let types = object["@type"].oneOrMore.compactMap(\.text)
        if types.isEmpty { return object["recipeIngredient"].value != nil || object["recipeInstructions"].value != nil }
        return types.contains { $0.split { "/:#".contains($0) }.last == "Recipe" }
    }

    // MARK: What identifies it

    /// The page of the recipe: its own, the one that it is based on, or the one that has it.
    private static func address(_ recipe: JSONField, _ page: HTMLPage?) -> String? {
        let own = [
            recipe["url"], recipe["orgURL"], recipe["org_url"], recipe["mainEntityOfPage"], recipe["isBasedOn"], recipe["isBasedOnUrl"],
        ]
        return (own.lazy.compactMap { $0.anyText ?? $0["@id"].text ?? $0["url"].text }.compactMap(\.webAddress).first)
            ?? page?.address?.webAddress
    }

    /// Returns what tells the recipe from others: an address, the source's own id, or its title.
    private static func key(_ recipe: JSONField, title: String, address: String?) -> String {
        let identifier = recipe["identifier"].anyText ?? recipe["identifier"]["value"].anyText ?? recipe["slug"].text
        let key = recipe["@id"].text?.webAddress ?? address ?? identifier ?? title.lowercased()
        return key.count <= 200 ? key : SHA256Digest(of: Array(key.utf8).span).hexadecimal
    }

    private static func sourceName(_ recipe: JSONField, address: String?) -> String? {
        for field in [recipe["publisher"], recipe["creditText"], recipe["author"]] {
            let names = field.oneOrMore.compactMap { $0.text ?? $0["name"].text }.map(PlainText.of).filter { !$0.isEmpty }
            if !names.isEmpty { return String(names.joined(separator: ", ").prefix(200)) }
        }
        let host = address?.split(separator: "/", omittingEmptySubsequences: false).dropFirst(2).first
        return host.map { String($0.prefix(200)) }
    }

    private static func picture(_ image: JSONField) -> RecipeFacts.Picture? {
        for candidate in image.oneOrMore {
            guard let address = (candidate.text ?? candidate["url"].anyText ?? candidate["contentUrl"].text)?.webAddress else { continue }
            var picture = RecipeFacts.Picture(address: address, lastingAddress: address)
            if let width = candidate["width"].amount, let height = candidate["height"].amount, (1...100_000).contains(width),
                (1...100_000).contains(height)
            {
                picture.size = (Int(width), Int(height))
            }
            return picture
        }
        return nil
    }

    // MARK: Words and times

    /// Returns the language of the recipe's texts.
    private func language(_ named: String?) throws(RecordProblem) -> String {
        switch named?.prefix(2).lowercased() {
        case "en": return "EN"
        case "es": return "ES"
        case nil: return language ?? "EN"
        case .some:
            if let language { return language }
            throw RecordProblem(
                "its language is “\(named?.prefix(20) ?? "")”: recipes are in English or Spanish; give --language to store it as one of them"
            )
        }
    }

    private func readTimes(_ recipe: JSONField, _ facts: inout RecipeFacts) {
        let preparation = SchemaDuration.minutes(recipe["prepTime"])
        let cooking = SchemaDuration.minutes(recipe["cookTime"]) ?? SchemaDuration.minutes(recipe["performTime"])
        let parts = [preparation, cooking].compactMap { $0 }
        facts.minutes =
            SchemaDuration.minutes(recipe["totalTime"]) ?? (parts.isEmpty ? nil : min(parts.reduce(0, +), SchemaDuration.maximum))
        facts.preparationMinutes = min(preparation ?? 0, facts.minutes ?? 0)
    }

    private func readLabels(_ recipe: JSONField, _ facts: inout RecipeFacts) {
        let diets = recipe["suitableForDiet"].oneOrMore.compactMap { $0.text ?? $0["@id"].text }
            .compactMap { $0.split { "/:#".contains($0) }.last.map(String.init) }
        let meals = recipe["recipeCategory"].labels
        facts.labels = RecipeFacts.Labels(diets: diets, cuisines: recipe["recipeCuisine"].labels, meals: meals)
        facts.cuisine = facts.labels.cuisines.lazy.compactMap { Self.cuisines[$0.lowercased()] }.first ?? "OTHER"
        let types = Set(meals.flatMap { Self.meals[$0.lowercased()] ?? [] })
        facts.mealTypes = types.isEmpty ? ["LUNCH", "DINNER"] : Edamam.mealTypes.filter(types.contains)
        facts.diets = Self.diets.filter { diets.contains($0.label) }.map(\.diet)
        let free = Self.freedoms.filter { diets.contains($0.label) }.map(\.allergen)
        if !free.isEmpty { facts.allergens = Edamam.freedoms.map(\.allergen).filter { !free.contains($0) } }
    }

    private func plain(_ text: String) -> String { PlainText.of(text).trimmed }
}
