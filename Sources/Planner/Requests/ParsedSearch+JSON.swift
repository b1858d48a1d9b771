import GraphQL
import SearchText

// The JSON for the database's functions `search_read` and `search_info`.
extension ParsedSearch {
    /// The parts in order, the text for exact names, and whether the last word may be incomplete.
    var json: Value {
        object([("parts", .list(parts.map(\.json))), ("name", .string(name)), ("open", .boolean(isOpen))])
    }
}

extension SearchBeginning {
    /// The text before the last word, its parts, and whether the last word is to be completed.
    var json: Value { object([("kept", .string(kept)), ("before", before.json), ("wanted", .boolean(isWanted))]) }
}

extension SearchPart {
    fileprivate var json: Value {
        switch self {
        case .term(let term):
            object([("term", .string(term.text)), ("kind", .string(term.kind.label)), ("joined", .boolean(term.isAlternative))])
        case .exclusion(let exclusion): exclusion.json
        case .amount(let amount): object([("amount", .string(amount.text)), ("number", .boolean(amount.isNumber))])
        case .limit(let limit):
            object([
                ("limit", .string(limit.text)), ("measure", .string(limit.measure.label)), ("bound", .string(limit.bound.label)),
                ("value", .double(limit.value)),
            ])
        }
    }
}

extension SearchExclusion {
    fileprivate var json: Value {
        let (word, isBehind) =
            switch negation {
            case .before(let word): (word, false)
            case .behind(let word): (word, true)
            }
        return object([
            ("exclude", .list(words.map { .string($0) })), ("tail", .list(tail.map { .string($0) })), ("extent", .string(extent.label)),
            ("condition", .string(condition.label)), ("negation", .string(word)), ("behind", .boolean(isBehind)), ("text", .string(text)),
        ])
    }
}

private func object(_ fields: [(name: String, value: Value)]) -> Value {
    .object(ObjectValue(fields.map { .init(name: $0.name, value: $0.value) }))
}

extension SearchTerm.Kind {
    fileprivate var label: String {
        switch self {
        case .word: "WORD"
        case .phrase: "PHRASE"
        case .connective: "CONNECTIVE"
        }
    }
}

extension SearchExclusion.Extent {
    fileprivate var label: String {
        switch self {
        case .phrase: "PHRASE"
        case .beginning: "BEGINNING"
        case .end: "END"
        case .names: "NAMES"
        }
    }
}

extension SearchExclusion.Condition {
    fileprivate var label: String {
        switch self {
        case .always: "ALWAYS"
        case .ifIngredient: "INGREDIENT"
        case .ifAllergen: "ALLERGEN"
        }
    }
}

extension SearchLimit.Measure {
    fileprivate var label: String {
        switch self {
        case .price: "PRICE"
        case .foreignPrice: "FOREIGN_PRICE"
        case .minutes: "MINUTES"
        case .calories: "CALORIES"
        case .unspecified: "UNSPECIFIED"
        }
    }
}

extension SearchLimit.Bound {
    fileprivate var label: String {
        switch self {
        case .atMost: "AT_MOST"
        case .atLeast: "AT_LEAST"
        }
    }
}
