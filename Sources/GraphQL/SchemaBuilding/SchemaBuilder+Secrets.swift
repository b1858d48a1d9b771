// The effects of `@secret` on the definitions around a secret input.
extension SchemaBuilder {
    /// Marks the input objects that contain secrets, and collects the names that occur together with secrets.
    mutating func findSecrets() {
        guard schema.inputValues.contains(where: \.isSecret) else { return }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for type in schema.types where !type.containsSecret && type.inputFields.contains(where: schema.mayContainSecret) {
                schema.types[Int(type.id.index)].containsSecret = true
                hasChanged = true
            }
        }
        for input in schema.inputValues where input.isSecret { note(input.name) }
        for type in schema.types where type.containsSecret { note(type.name) }
        for field in schema.fields where field.arguments.contains(where: schema.mayContainSecret) { note(field.name) }
    }

    private mutating func note(_ name: String) { schema.secretNames.insert(name.utf8.map(\.lowercased)) }
}
