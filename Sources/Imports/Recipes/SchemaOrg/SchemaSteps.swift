import HTML
import Importing

/// The steps of a recipe: a text, texts, `HowToStep`, and `HowToSection` with steps.
///
/// Source: https://schema.org/recipeInstructions
enum SchemaSteps {
    /// Returns the steps as plain text.
    ///
    /// The name of a section begins its first step.
    static func steps(_ instructions: JSONField) -> [String] {
        let steps = parts(of: instructions, depth: 0)
        return steps.count == 1 ? InstructionSteps.split(steps[0]) : InstructionSteps.cleaned(steps)
    }

    /// Sections contain steps, and steps contain directions and tips.
    private static let maximumDepth = 4

    private static func parts(of field: JSONField, depth: Int) -> [String] {
        guard depth <= maximumDepth else { return [] }
        return field.oneOrMore.flatMap { item -> [String] in
            if let text = item.text { return [PlainText.of(text).trimmed] }
            let inner = item["itemListElement"].value == nil ? item["steps"] : item["itemListElement"]
            guard inner.value != nil else { return [step(item)] }
            return titled(parts(of: inner, depth: depth + 1), item)
        }
        .filter { !$0.isEmpty }
    }

    /// The text of a step.
    ///
    /// Without one, its name is the step.
    private static func step(_ item: JSONField) -> String {
        let text = item["text"].text ?? item["description"].text ?? item["name"].text ?? item["item"]["text"].text ?? ""
        return PlainText.of(text).trimmed
    }

    private static func titled(_ steps: [String], _ section: JSONField) -> [String] {
        guard let name = section["name"].text.map({ PlainText.of($0).trimmed }), !name.isEmpty, let first = steps.first,
            InstructionSteps.cleaned([name]) == [name]
        else { return steps }
        return ["\(name)\(name.hasSuffix(":") ? "" : ":") \(first)"] + steps.dropFirst()
    }
}
