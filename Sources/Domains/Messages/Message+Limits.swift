package import Engine
import Languages

// Messages with a limit. `{}` is the number in the format of the language. Only errors use these messages, and errors are not stored.
extension Message {
    /// The message for a text that is too long.
    package static func textTooLong(_ limit: Int) -> Message {
        Message("textTooLong", "At most {} characters", "Como máximo {} caracteres") { [$0.text(of: limit)] }
    }

    /// The message for a number that is out of range.
    package static func between(_ least: Int, _ most: Int) -> Message {
        Message("between", "Must be between {} and {}", "Debe estar entre {} y {}") { [$0.text(of: least), $0.text(of: most)] }
    }

    /// The message for a file that has too many bytes.
    package static func fileAtMost(_ bytes: Int) -> Message {
        Message("fileAtMost", "At most {}", "Como máximo {}") { [$0.text(ofBytes: bytes)] }
    }

    /// The message for an image that is too large when it is decoded.
    package static func pixelsAtMost(_ pixels: Int, side: Int) -> Message {
        Message("pixelsAtMost", "At most {} pixels, and {} on each side", "Como máximo {} píxeles, y {} por lado") {
            [$0.text(of: pixels), $0.text(of: side)]
        }
    }

    /// The message for an action beyond its daily limit.
    package static func atMostDaily(_ limit: Int) -> Message {
        Message("atMostDaily", "At most {} a day. Please try again later", "Como máximo {} al día. Inténtalo de nuevo más tarde") {
            [$0.text(of: limit)]
        }
    }

    /// The message for a number that is not above zero or exceeds `most`.
    package static func aboveZero(upTo most: Int) -> Message {
        Message("aboveZeroUpTo", "More than 0, and at most {}", "Más de 0 y como máximo {}") { [$0.text(of: most)] }
    }

    /// The message for an entry on a day that has the maximum number of entries.
    package static func entriesADay(_ limit: Int) -> Message {
        Message("entriesADay", "At most {} entries a day", "Como máximo {} entradas al día") { [$0.text(of: limit)] }
    }

    /// The message for an item on a list that has the maximum number of manually added items.
    package static func itemsOnList(_ limit: Int) -> Message {
        Message("itemsOnList", "At most {} items of your own a week", "Como máximo {} artículos propios por semana") {
            [$0.text(of: limit)]
        }
    }

    /// The message for a list that has too many values.
    package static func valuesAtMost(_ limit: Int) -> Message {
        Message("valuesAtMost", "At most {} values", "Como máximo {} valores") { [$0.text(of: limit)] }
    }

    /// The message for a new key of an account that has the maximum number of API keys.
    package static func tooManyKeys(_ limit: Int) -> Message {
        Message(
            "tooManyKeys",
            "You can have at most {} keys at a time. Revoke one first.",
            "Puedes tener como máximo {} claves a la vez. Revoca una antes."
        ) { [$0.text(of: limit)] }
    }

    /// Creates a message in both languages with values for `{}`.
    private init(_ name: StaticString, _ english: StaticString, _ spanish: StaticString, values: (Language) -> [String]) {
        self.init(name, [english, spanish], inserting: [Language.english, .spanish].map(values))
    }
}
