import GraphQL

/// The results of a schema search, one line each.
struct SchemaSearchPage {
    let explorer: SchemaExplorer
    let text: String
    let commands: CurlCommand

    /// The maximum number of elements listed.
    private static let maximumShown = 40

    var page: String {
        // Shows only normalized words, because text from a client can contain control sequences for the terminal.
        let words = SchemaSearch.words(of: text).joined(separator: " ")
        guard !words.isEmpty else {
            return "Search names and descriptions:\n\n  \(commands.page("/schema?search=recipe+minutes"))\n"
        }
        let found = explorer.search.elements(matching: text)
        return found.isEmpty ? nothing(words) : list(found, words)
    }

    private func list(_ found: [SchemaElement], _ words: String) -> String {
        let schema = explorer.schema
        let shown = found.prefix(Self.maximumShown)
        let lines = shown.flatMap { element -> [String] in
            let name = "  " + schema.coordinate(of: element).description
            let description = ElementDescription(of: element, in: schema).description ?? ""
            guard name.count < Self.column else {
                return [name, String(repeating: " ", count: Self.column) + Self.cut(description)]
            }
            return [TextLayout.padded(name, to: Self.column) + Self.cut(description)]
        }
        let rest = found.count - shown.count
        return """
            \(found.count) for “\(words)”:

            \(lines.map(Self.withoutTrailingSpaces).joined(separator: "\n"))\(rest > 0 ? "\n  … and \(rest) more: add a word to narrow the search" : "")

            Look up one element:

              \(commands.page("/schema/\(schema.coordinate(of: found[0]))"))

            """
    }

    private func nothing(_ words: String) -> String {
        let similar = explorer.search.names(similarTo: words)
        let searches = similar.map { "  " + commands.page("/schema?search=\($0)") }
        let links = similar.isEmpty ? ["The whole schema:", "", "  " + commands.page("/schema")] : ["Similar searches:", ""] + searches
        return "No results for “\(words)”. \(links.joined(separator: "\n"))\n"
    }

    private static let column = 34

    private static func cut(_ description: String) -> String {
        TextLayout.firstSentence(of: description, width: TextLayout.width - column)
    }

    private static func withoutTrailingSpaces(_ line: String) -> String {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }
}
