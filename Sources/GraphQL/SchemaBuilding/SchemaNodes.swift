/// The document's node for each member of a schema, so that errors about members have locations.
///
/// The arrays run parallel to the schema's arrays. Built-in members have no node.
struct SchemaNodes {
    /// The definition of a named type and its extensions, as indices into the document's type definitions.
    struct TypeParts {
        let definition: Int32
        var extensions: [Int32] = []
    }

    /// The definition and extensions of each type; nil for built-in types.
    var types: [TypeParts?] = []
    /// The index of each field in the document's field definitions.
    var fields: [Int32] = []
    /// The index of each argument or input field in the document's input value definitions.
    var inputValues: [Int32] = []
    /// The index of each enum value in the document's enum value definitions.
    var enumValues: [Int32] = []
    /// The index of each directive in the document's directive definitions.
    var directives: [Int32] = []

    /// The placeholder for the node of a built-in member.
    static let none: Int32 = -1
}
