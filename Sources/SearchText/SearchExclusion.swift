/// Words that the results must not contain.
///
/// Text alone does not show where a negation ends: “no peanut butter” excludes both words, while “no sugar cookies” asks for cookies.
/// The extent and the condition say which words are excluded in any case, and which ones the catalogue decides about. A *name* is the
/// name or synonym of an ingredient, an allergen or another value of the catalogue.
public struct SearchExclusion: Sendable, Hashable {
    /// The words that are excluded.
    public enum Extent: Sendable, Hashable {
        /// All words, as one name or phrase: `-"olive oil"`, “tree-nut-free”.
        case phrase
        /// The longest name at the beginning, or else the first word. The other words are searched for: “no sugar cookies”.
        case beginning
        /// The longest name at the end, or else the last word. The other words are searched for: “vanilla egg free cake”.
        case end
        /// The longest name at the beginning, or else the first word, and all names after it.
        ///
        /// Other words are searched for, such as the last one in “desayuno sin azúcar fácil”.
        case names
    }

    /// The condition on which the exclusion holds; if it does not, the search is for these words.
    public enum Condition: Sendable, Hashable {
        /// The exclusion always holds. If the catalogue does not know the words, it cannot be understood.
        case always
        /// The words name an ingredient or an allergen, such as “huevo” in “sin nueces, huevo”.
        case ifIngredient
        /// The words name an allergen, such as “egg” in “egg, dairy free”, but not “pasta” in “pasta, egg free”.
        case ifAllergen
    }

    /// The negating words.
    public enum Negation: Sendable, Hashable {
        /// Words before the excluded ones, as typed: “without”, “sin”; `-` for the sign.
        case before(String)
        /// A word behind the excluded ones, as typed: “free”.
        case behind(String)
    }

    /// The words as typed.
    ///
    /// A word with punctuation inside, such as “half-and-half”, is one element.
    public let words: [String]
    /// The words from a preposition on, such as “al horno” in “pollo sin piel al horno”.
    ///
    /// They are excluded only as a part of a name that begins with `words`, such as “fideos al huevo”. Otherwise the search is for them.
    public let tail: [String]
    /// The excluded words among `words`.
    public let extent: Extent
    /// The condition on which the exclusion holds.
    public let condition: Condition
    /// The negating words.
    ///
    /// Together with a name they can be a value of the catalogue, such as the diet “gluten free” or the tag “sin mangas”.
    public let negation: Negation

    /// Creates an exclusion.
    public init(_ words: [String], _ extent: Extent, tail: [String] = [], if condition: Condition = .always, by negation: Negation) {
        (self.words, self.tail, self.condition, self.negation) = (words, tail, condition, negation)
        self.extent = words.count == 1 ? .phrase : extent
    }

    /// The words with their negation, for example “without milk” for the last word of “without eggs or milk”.
    public var text: String {
        let words = (words + tail).joined(separator: " ")
        return switch negation {
        case .before("-"): words.contains(" ") ? "-\"\(words)\"" : "-" + words
        case .before(let negation): negation + " " + words
        case .behind(let negation): words + " " + negation
        }
    }
}
