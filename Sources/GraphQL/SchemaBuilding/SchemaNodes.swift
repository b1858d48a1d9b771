/// Which node of the document defines each member of a schema, so that errors about members have places.
///
/// The arrays run parallel to those of the schema; what is built in has no node.
struct SchemaNodes {
    /// The definition of a named type and its extensions, as indices into the document's type definitions.
    struct TypeParts {
        let definition: Int32
        var extensions: [Int32] = []
    }

    /// By type.
    var types: [TypeParts?] = []
    /// By field: the index into the document's field definitions.
    var fields: [Int32] = []
    /// By argument or input field: the index into the document's input value definitions.
    var inputValues: [Int32] = []
    /// By enum value: the index into the document's enum value definitions.
    var enumValues: [Int32] = []
    /// By directive: the index into the document's directive definitions.
    var directives: [Int32] = []

    /// Stands for the node of what is built in.
    static let none: Int32 = -1
}
