import SearchText

// A short notation for the parts of a search text, so that tables of examples stay readable.
extension ParsedSearch {
    /// The parts, separated by spaces.
    ///
    /// - `word`, `"a phrase"`, `|alternative`, `&and`, `word_with_blanks`
    /// - `-excluded`; `-first>rest`, `-rest<last` and `-first+rest` for the extents; `?` if only for ingredients, `??` for allergens
    /// - `-excluded~tail`
    /// - `#2_cups` is an amount, `#2?` a number, `<=30min` a limit
    var notation: String { parts.map(\.notation).joined(separator: " ") }
}

extension SearchPart {
    fileprivate var notation: String {
        switch self {
        case .term(let term):
            let text =
                switch term.kind {
                case .word: term.text.joined
                case .phrase: "\"\(term.text)\""
                case .connective: "&" + term.text
                }
            return (term.isAlternative ? "|" : "") + text
        case .exclusion(let exclusion): return exclusion.notation
        case .amount(let amount): return "#" + amount.text.joined + (amount.isNumber ? "?" : "")
        case .limit(let limit):
            let value = limit.value == limit.value.rounded() ? "\(Int(limit.value))" : "\(limit.value)"
            let unit =
                switch limit.measure {
                case .price: "$"
                case .foreignPrice: "€"
                case .minutes: "min"
                case .calories: "kcal"
                case .unspecified: ""
                }
            return (limit.bound == .atMost ? "<=" : ">=") + value + unit
        }
    }
}

extension SearchExclusion {
    fileprivate var notation: String {
        let names = words.map(\.joined)
        let text =
            switch extent {
            case .phrase: names.joined(separator: "_")
            case .beginning: "\(names[0])>\(names.dropFirst().joined(separator: "_"))"
            case .end: "\(names.dropLast().joined(separator: "_"))<\(names[names.count - 1])"
            case .names: names.joined(separator: "+")
            }
        let mark =
            switch condition {
            case .always: ""
            case .ifIngredient: "?"
            case .ifAllergen: "??"
            }
        return "-" + text + mark + (tail.isEmpty ? "" : "~" + tail.map(\.joined).joined(separator: "_"))
    }
}

extension String {
    fileprivate var joined: String { replacing(" ", with: "_") }
}
