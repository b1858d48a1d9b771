import GraphQL

// The only place that writes the members of a response, whatever kind of response it is.
//
// Spec: https://spec.graphql.org/September2025/#sec-Response-Format
extension ResponseWriter {
    /// Appends a response with data.
    ///
    /// - Parameters:
    ///   - errors: The errors that are already known.
    ///   - extensions: The member `extensions`.
    ///   - data: Appends the value of `data`, and returns the errors that it met.
    mutating func writeResponse(
        errors: [GraphQLError] = [],
        extensions: ResponseExtensions = ResponseExtensions(),
        data: (inout ResponseWriter) -> [GraphQLError]
    ) {
        write(byte: UInt8(ascii: "{"))
        let start = bytes.count
        writeMember("data")
        let met = data(&self)
        if !errors.isEmpty || !met.isEmpty {
            // The errors are known only now, but belong before the data, where people look first.
            var head = ResponseWriter()
            head.writeErrors(errors + met)
            head.write(byte: UInt8(ascii: ","))
            bytes.insert(contentsOf: head.bytes, at: start)
        }
        extensions.write(to: &self)
        write(byte: UInt8(ascii: "}"))
    }

    /// Appends the response to a request that gets no data.
    mutating func writeResponse(withoutData errors: [GraphQLError], credentials: RejectedCredentials? = nil) {
        write(byte: UInt8(ascii: "{"))
        writeErrors(errors)
        ResponseExtensions(credentials: credentials).write(to: &self)
        write(byte: UInt8(ascii: "}"))
    }

    private mutating func writeErrors(_ errors: [GraphQLError]) {
        writeMember("errors")
        write(errors)
    }

    private mutating func writeMember(_ name: StaticString) {
        write(byte: UInt8(ascii: "\""))
        write(literal: name)
        write(literal: "\":")
    }
}
