import GraphQL

/// The page of a schema element: its definition, an operation to paste and links to more pages.
struct SchemaPage {
    let explorer: SchemaExplorer
    let element: SchemaElement
    let commands: CurlCommand

    private var schema: Schema { explorer.schema }

    /// The maximum number of links.
    private static let maximumLinks = 6
    /// The maximum number of uses shown.
    private static let maximumUses = 24

    var text: String {
        let description = ElementDescription(of: element, in: schema)
        var sections = ["\(description.coordinate) – \(description.kind)", TextLayout.wrapped(definition: description.definition)]
        if let example = explorer.example(of: element) {
            sections.append("Try it:\n\n" + Self.indented(commands.asking(example)))
        }
        sections += uses
        let links = links.map { "  " + commands.page("/schema/\(schema.coordinate(of: $0))") }
        if !links.isEmpty { sections.append("See also:\n\n" + links.joined(separator: "\n")) }
        return sections.joined(separator: "\n\n") + "\n"
    }

    /// The page as JSON, for programs.
    var json: Value {
        var members = ElementDescription(of: element, in: schema).members
        members.append("example", explorer.example(of: element).map { .string($0) } ?? .null)
        func coordinates(_ elements: [SchemaElement]?) -> Value {
            .list((elements ?? []).map { .string(schema.coordinate(of: $0).description) })
        }
        if case .type(let type) = element {
            members.append("answeredBy", coordinates(explorer.uses.answering[type]))
            members.append("takenBy", coordinates(explorer.uses.taking[type]))
            members.append("memberOf", coordinates(explorer.uses.unions[type]))
        }
        return .object(members)
    }

    private static func indented(_ command: String) -> String {
        // Indents only the first line: the others may be inside quotes.
        "  " + command
    }

    // MARK: Uses

    private var uses: [String] {
        switch element {
        case .type(let type):
            var sections: [String] = []
            // The only possible type of an object type is itself, so the section is omitted.
            if schema[type].kind.isAbstract {
                sections += section("Possible types", schema[type].possibleTypes.map { .type($0) })
            }
            sections += section("Member of", explorer.uses.unions[type])
            sections += section("Returned by", explorer.uses.answering[type])
            sections += section("Accepted by", explorer.uses.taking[type])
            return sections
        case .directive(let directive), .directiveArgument(_, let directive):
            switch schema[directive].name {
            case "deprecated": return section("Deprecated", schema.elements.filter(isDeprecated))
            case "secret": return section("Secret", schema.elements.filter(isSecret))
            default: return []
            }
        default: return []
        }
    }

    private func section(_ title: String, _ elements: [SchemaElement]?) -> [String] {
        guard let elements, !elements.isEmpty else { return [] }
        let names = elements.prefix(Self.maximumUses).map { schema.coordinate(of: $0).description }
        let rest = elements.count - names.count
        let list = names.joined(separator: ", ") + (rest > 0 ? " … and \(rest) more" : "")
        return ["\(title):\n\n" + TextLayout.wrapped(list, indentation: "  ").joined(separator: "\n")]
    }

    private func isDeprecated(_ element: SchemaElement) -> Bool {
        switch element {
        case .field(let id, _): schema[id].deprecationReason != nil
        case .enumValue(let id, _): schema[id].deprecationReason != nil
        case .inputField(let id, _), .argument(let id, _, _), .directiveArgument(let id, _): schema[id].deprecationReason != nil
        case .type, .directive: false
        }
    }

    private func isSecret(_ element: SchemaElement) -> Bool {
        switch element {
        case .inputField(let id, _), .argument(let id, _, _), .directiveArgument(let id, _): schema[id].isSecret
        case .type, .field, .enumValue, .directive: false
        }
    }

    // MARK: Links

    /// The elements to look at next: first the parts of this element, then its owners.
    private var links: [SchemaElement] {
        var seen: Set<SchemaElement> = [element]
        let links = candidates.filter { seen.insert($0).inserted }
        return Array(links.prefix(Self.maximumLinks))
    }

    private var candidates: [SchemaElement] {
        switch element {
        case .type(let type):
            let definition = schema[type]
            let parts = definition.fields.map { schema[$0].type.named } + definition.inputFields.map { schema[$0].type.named }
            return (named(parts.filter { !schema[$0].kind.isLeaf }) + named(parts) + definition.interfaces.map { .type($0) })
                + Array((explorer.uses.answering[type] ?? explorer.uses.taking[type] ?? []).prefix(2))
        case .field(let field, let owner):
            return named([schema[field].type.named] + schema[field].arguments.map { schema[$0].type.named }) + [.type(owner)]
        case .argument(let input, let field, let owner):
            return named([schema[input].type.named]) + [.field(field, of: owner), .type(owner)]
        case .inputField(let input, let owner): return named([schema[input].type.named]) + [.type(owner)]
        case .enumValue(_, let owner): return [.type(owner)]
        case .directive(let directive): return schema[directive].arguments.map { .directiveArgument($0, of: directive) }
        case .directiveArgument(let input, let directive): return named([schema[input].type.named]) + [.directive(directive)]
        }
    }

    /// The types except built-in scalars, which need no explanation.
    private func named(_ types: [TypeID]) -> [SchemaElement] { types.filter { !$0.isBuiltInScalar }.map { .type($0) } }
}
