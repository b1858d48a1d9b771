extension Schema {
    /// Returns an element as defined in the schema, with its description and without a line end.
    public func printed(_ element: SchemaElement) -> String {
        SchemaPrinter(schema: self, isSorted: false).text(of: element)
    }
}

extension SchemaPrinter {
    func text(of element: SchemaElement) -> String {
        switch element {
        case .type(let id): type(schema[id])
        case .directive(let id): directive(schema[id])
        case .field(let id, _): description(schema[id].description) + field(schema[id], indentation: "")
        case .enumValue(let id, _): description(schema[id].description) + enumValue(schema[id])
        case .inputField(let id, _), .argument(let id, _, _), .directiveArgument(let id, _):
            description(schema[id].description) + inputValue(schema[id])
        }
    }
}
