/// The schema is not to be read; not part of the specification.
struct NoSchemaIntrospectionCustomRule {
    func check(_ field: SelectionNode, of type: TypeReference, _ context: inout ValidationContext) {
        let named = context.schema[type.named]
        guard named.isBuiltIn, named.name.utf8.starts(with: "__".utf8) else { return }
        context.report(
            "GraphQL introspection has been disabled, but the requested query contained the field \"\(context.text(field.name))\".",
            at: field.start,
            code: .introspectionDisabled
        )
    }
}
