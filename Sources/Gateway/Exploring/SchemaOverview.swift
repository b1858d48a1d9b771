import GraphQL

/// An overview of the schema: a line for each field of the root types, and links to more pages.
struct SchemaOverview {
    let schema: Schema
    let commands: CurlCommand

    /// The first column of descriptions; after a longer name, the description is on the next line.
    private static let column = 18

    var text: String {
        var sections: [String] = []
        if let description = schema.description { sections.append(TextLayout.wrapped(description).joined(separator: "\n")) }
        for operation in [OperationKind.query, .mutation, .subscription] {
            guard let root = schema.rootType(of: operation) else { continue }
            let lines = schema[schema[root].fields].flatMap { line(of: $0) }
            sections.append("\(schema[root].name):\n\n" + lines.joined(separator: "\n"))
        }
        let root = schema.queryType.map { schema[$0] }
        let field = root.flatMap { root in root.fields.first.map { "\(root.name).\(schema[$0].name)" } }
        let pages = [field.map { "/schema/\($0)" }, "/schema?search=name", "/schema.graphql"].compactMap(\.self)
        let links = pages.map { "  " + commands.page($0) }.joined(separator: "\n")
        sections.append("Look up one element, search, or read the whole schema:\n\n" + links)
        return sections.joined(separator: "\n\n") + "\n"
    }

    private func line(of field: FieldDefinition) -> [String] {
        let name = "  " + field.name
        let width = TextLayout.width - Self.column
        let description = TextLayout.firstSentence(of: field.description ?? schema.printed(field.type), width: width)
        if name.count < Self.column { return [TextLayout.padded(name, to: Self.column) + description] }
        return [name, String(repeating: " ", count: Self.column) + description]
    }
}
