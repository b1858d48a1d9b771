import GraphQL

/// The member `extensions` of a response.
struct ResponseExtensions {
    /// The cost of the request; nil to report none.
    var cost: CostReport?
    /// The objects that a repeated mutation cannot show again.
    var missing: [MissingObject] = []
    /// The reason why the request's credentials are not valid; nil for none.
    var credentials: RejectedCredentials?

    private var isEmpty: Bool { cost == nil && missing.isEmpty && credentials == nil }

    /// Appends the member after another one, unless it would be empty.
    func write(to writer: inout ResponseWriter) {
        guard !isEmpty else { return }
        writer.write(literal: ",\"extensions\":{")
        cost?.write(to: &writer)
        if !missing.isEmpty {
            if cost != nil { writer.write(byte: UInt8(ascii: ",")) }
            writer.write(literal: "\"replayed\":[")
            for (index, object) in missing.enumerated() {
                if index > 0 { writer.write(byte: UInt8(ascii: ",")) }
                object.write(to: &writer)
            }
            writer.write(byte: UInt8(ascii: "]"))
        }
        if let credentials {
            if cost != nil || !missing.isEmpty { writer.write(byte: UInt8(ascii: ",")) }
            writer.write(literal: "\"credentials\":")
            writer.write(string: credentials.name)
        }
        writer.write(byte: UInt8(ascii: "}"))
    }
}
