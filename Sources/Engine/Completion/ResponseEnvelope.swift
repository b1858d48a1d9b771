import GraphQL

// The only place that writes the members of a response, whatever kind of response it is.
//
// Spec: https://spec.graphql.org/September2025/#sec-Response-Format
extension ResponseWriter {
    /// Appends a response with data.
    ///
    /// - Parameters:
    ///   - errors: The errors that are already known.
    ///   - cost: The cost to report in `extensions`; nil to report none.
    ///   - missing: The objects that repeated answers cannot show again, to report in `extensions`.
    ///   - data: Appends the value of `data`, and returns the errors that it met.
    mutating func writeResponse(
        errors: [GraphQLError] = [],
        cost: CostReport? = nil,
        missing: [MissingObject] = [],
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
        if cost != nil || !missing.isEmpty { writeExtensions(cost, missing) }
        write(byte: UInt8(ascii: "}"))
    }

    private mutating func writeExtensions(_ cost: CostReport?, _ missing: [MissingObject]) {
        write(byte: UInt8(ascii: ","))
        writeMember("extensions")
        write(byte: UInt8(ascii: "{"))
        cost?.write(to: &self)
        if !missing.isEmpty {
            if cost != nil { write(byte: UInt8(ascii: ",")) }
            writeMember("replayed")
            write(byte: UInt8(ascii: "["))
            for (index, object) in missing.enumerated() {
                if index > 0 { write(byte: UInt8(ascii: ",")) }
                object.write(to: &self)
            }
            write(byte: UInt8(ascii: "]"))
        }
        write(byte: UInt8(ascii: "}"))
    }

    /// Appends the response to a request that gets no data.
    mutating func writeResponse(withoutData errors: [GraphQLError]) {
        write(byte: UInt8(ascii: "{"))
        writeErrors(errors)
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
