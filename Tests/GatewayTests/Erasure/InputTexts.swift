import GraphQL

/// A text in the input of a mutation.
struct InputText {
    /// The path, such as `AddFoodPostInput.contact.name`.
    let path: String
    /// Whether the schema marks the text as a secret, which is never stored.
    let isSecret: Bool

    /// Returns all texts that the mutations of a schema take.
    static func all(in schema: Schema) -> [InputText] {
        guard let mutation = schema.rootType(of: .mutation) else { return [] }
        return schema[schema[mutation].fields].flatMap { field in
            schema[field.arguments].flatMap { texts(of: $0.type.named, schema[$0.type.named].name, in: schema) }
        }
    }

    private static func texts(of type: TypeID, _ path: String, in schema: Schema) -> [InputText] {
        schema[schema[type].inputFields].flatMap { field -> [InputText] in
            let (inner, path) = (field.type.named, "\(path).\(field.name)")
            switch schema[inner].kind {
            case .inputObject: return texts(of: inner, path, in: schema)
            case .scalar where schema[inner].name == "String" && field.name != "idempotencyKey":
                return [InputText(path: path, isSecret: field.isSecret)]
            default: return []
            }
        }
    }
}
