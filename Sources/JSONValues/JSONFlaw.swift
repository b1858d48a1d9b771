public import GraphQL

/// The first part of a JSON text that is valid JSON, but cannot be represented or stored.
public struct JSONFlaw: Sendable, Equatable {
    /// The kinds of flaws.
    public enum Kind: Sendable, Equatable {
        /// The escape of U+0000, which texts in the database cannot store.
        case nul
        /// The escape of one half of a surrogate pair, which is not a character.
        case loneSurrogate(UInt16)
        /// A number that exceeds the range of a 64-bit floating-point number.
        case numberOutOfRange
    }

    /// The kind of the flaw.
    public let kind: Kind
    /// Whether the flaw is in the name of a member of the object at the path, and not in the value at the path.
    public let isInName: Bool
    /// The path to the flaw from the value that was read.
    public internal(set) var path: [PathElement] = []

    init(kind: Kind, isInName: Bool) {
        (self.kind, self.isInName) = (kind, isInName)
    }

    /// Returns a sentence with the flaw and its place, given the name of the value that was read.
    public func message(in name: String) -> String {
        let place = path.reduce(into: name) { place, step in
            switch step {
            case .key(let name): place += "." + name.unicodeScalars.prefix(100).reduce(into: "") { $0.unicodeScalars.append($1) }
            case .index(let index): place += "[\(index)]"
            }
        }
        let subject = isInName ? "A name in “\(place)” has" : "“\(place)”"
        let verb = isInName ? "" : " has"
        return switch kind {
        case .nul: "\(subject)\(verb) the escape \\u0000, a character that cannot be stored."
        case .loneSurrogate(let unit):
            "\(subject)\(verb) the escape \\u\(String(unit, radix: 16)), which is only half of a surrogate pair."
        case .numberOutOfRange: "“\(place)” is a number beyond ±1.8e308, the largest supported number."
        }
    }
}
