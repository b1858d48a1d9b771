/// A list of nouns in a sentence: “the onion, garlic and tomatoes”.
struct NounList {
    struct Member {
        let noun: Noun
        let isPlural: Bool
    }

    let members: [Member]

    var isPlural: Bool { members.count > 1 || members.contains { $0.isPlural } }

    /// The Spanish ending that agrees with all members: feminine only if all of them are.
    var ending: String { (members.allSatisfy(\.noun.isFeminine) ? "a" : "o") + (isPlural ? "s" : "") }

    func english(article: Bool) -> String {
        let names = members.map { $0.noun.english(plural: $0.isPlural) }
        return (article ? "the " : "") + Self.joined(names, by: "and")
    }

    func spanish(article: Bool) -> String {
        let names = members.map { article ? $0.noun.spanishWithArticle(plural: $0.isPlural) : $0.noun.spanish(plural: $0.isPlural) }
        // `y` becomes `e` before the sound of i.
        let last = names.last ?? ""
        let conjunction = last.hasPrefix("i") || (last.hasPrefix("hi") && !last.hasPrefix("hie")) ? "e" : "y"
        return Self.joined(names, by: conjunction)
    }

    private static func joined(_ names: [String], by conjunction: String) -> String {
        guard names.count > 1, let last = names.last else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
