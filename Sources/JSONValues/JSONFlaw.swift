public import GraphQL

/// What is JSON and yet no value that anything here can hold, in the first place where it stands.
public struct JSONFlaw: Sendable, Equatable {
    /// What such things there are.
    public enum Kind: Sendable, Equatable {
        /// U+0000 as an escape, which the database's texts cannot hold.
        case nul
        /// One half of a surrogate pair as an escape, which is no character.
        case loneSurrogate(UInt16)
        /// A number beyond those of 64 bits with a fraction.
        case numberOutOfRange
    }

    /// What it is.
    public let kind: Kind
    /// Whether it is the name of a member, of the object at the path, and not its value.
    public let isInName: Bool
    /// The way to it from the value that was read.
    public internal(set) var path: [PathElement] = []

    init(kind: Kind, isInName: Bool) {
        (self.kind, self.isInName) = (kind, isInName)
    }

    /// What is wrong and where, as a sentence, when the value that was read has a name.
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
        case .nul: "\(subject)\(verb) the escape \\u0000, a character that no text can have here."
        case .loneSurrogate(let unit):
            "\(subject)\(verb) the escape \\u\(String(unit, radix: 16)), half a surrogate pair; both halves together are a character."
        case .numberOutOfRange: "“\(place)” is a number beyond ±1.8e308, the largest that can be told from infinity."
        }
    }
}
