import TestSupport

extension GrammarGenerator {
    /// A document as source text, with arbitrary ignored characters between its tokens.
    struct Source {
        var text = ""
        /// The comments in order, without trailing white space.
        var comments: [String] = []

        fileprivate mutating func add(_ token: String) {
            let edges = "0123456789_\""
            if let last = text.last, let first = token.first, last.isLetter || edges.contains(last), first.isLetter || edges.contains(first)
            {
                text += " "
            }
            text += token
        }

        fileprivate mutating func addIgnored(_ random: inout SeededGenerator) {
            while random.number(1...5) <= 3 {
                guard random.once(in: 8) else {
                    text += random.pick([
                        " ", " ", " ", "  ", "\t", "\n", "\n", "\n\n", "\r\n", "\r\n\r\n", "\r", ",", "\u{FEFF}", "\n \n\n",
                    ])
                    continue
                }
                let beginning = random.pick(["#", "# ", "#x", "# über \u{1F600}", "# \"quoted\" \"\"\"", "# { ( [ # , "])
                comments.append(beginning + String(comments.count))
                text += comments[comments.count - 1] + random.pick(["", " ", " \t"]) + random.pick(["\n", "\r\n", "\r"])
            }
        }
    }

    /// Writes the document, differently each time.
    mutating func source() -> Source {
        var source = Source()
        for piece in pieces {
            source.addIgnored(&random)
            source.add(piece.text)
        }
        source.addIgnored(&random)
        return source
    }

    /// The tokens of the document's canonical form, separated by single spaces.
    var canonicalTokens: String { pieces.filter(\.isCanonical).map(\.text).joined(separator: " ") }
}
