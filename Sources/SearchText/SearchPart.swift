/// A part of a search text.
public enum SearchPart: Sendable, Hashable {
    /// A word or phrase to find.
    case term(SearchTerm)
    /// Words to exclude.
    case exclusion(SearchExclusion)
    /// An amount, which is ignored beside other words.
    case amount(SearchAmount)
    /// A limit, which becomes a filter.
    case limit(SearchLimit)
}

/// A word or phrase to find.
public struct SearchTerm: Sendable, Hashable {
    /// The way in which a term is found.
    public enum Kind: Sendable, Hashable {
        /// A word; several consecutive words if the text has punctuation inside, such as “t-shirt”.
        case word
        /// A phrase in quotes: its words must be consecutive.
        case phrase
        /// “and” between two words: a word of a name at most, such as in “salt and pepper”.
        case connective
    }

    /// The term as typed, without quotes.
    public let text: String
    /// The way in which the term is found.
    public let kind: Kind
    /// Whether “or” stands before the term: the previous term may be found instead.
    public let isAlternative: Bool

    /// Creates a term.
    public init(_ text: String, kind: Kind = .word, isAlternative: Bool = false) {
        (self.text, self.kind, self.isAlternative) = (text, kind, isAlternative)
    }
}

/// An amount, such as “200 gramos de” before “arroz”.
public struct SearchAmount: Sendable, Hashable {
    /// The amount as typed, with its unit.
    public let text: String
    /// Whether the amount is a number alone, which can also be a word: a size or a part of a name.
    public let isNumber: Bool

    /// Creates an amount.
    public init(_ text: String, isNumber: Bool = false) {
        (self.text, self.isNumber) = (text, isNumber)
    }
}

/// A limit, such as “under $50” or “menos de 30 minutos”.
public struct SearchLimit: Sendable, Hashable {
    /// The limited property.
    public enum Measure: Sendable, Hashable, CaseIterable {
        /// A price in US dollars, or in a currency without a name.
        case price
        /// A price in euros, pounds or pesos, which the catalogue cannot compare.
        case foreignPrice
        /// A time in minutes.
        case minutes
        /// Calories, usually of a serving.
        case calories
        /// A number without a unit: each list decides which property it limits.
        case unspecified
    }

    /// The direction of a limit.
    public enum Bound: Sendable, Hashable {
        /// The value is a maximum.
        case atMost
        /// The value is a minimum.
        case atLeast
    }

    /// The limited property.
    public let measure: Measure
    /// Whether the value is a maximum or a minimum.
    public let bound: Bound
    /// The value, in the unit of the measure.
    public let value: Double
    /// The limit as typed.
    public let text: String

    /// Creates a limit.
    public init(_ measure: Measure, _ bound: Bound, _ value: Double, text: String) {
        (self.measure, self.bound, self.value, self.text) = (measure, bound, value, text)
    }
}
