import GraphQL

/// An object of a repeated answer that no longer exists, or that the viewer no longer sees.
struct MissingObject {
    /// The path of the null in its place.
    var path: [PathElement]
    let id: String

    /// Appends the object as an item of the list `replayed` in the response's `extensions`.
    func write(to writer: inout ResponseWriter) {
        writer.write(literal: "{\"path\":")
        writer.write(path)
        writer.write(literal: ",\"id\":")
        writer.write(string: id)
        writer.write(byte: UInt8(ascii: "}"))
    }
}
