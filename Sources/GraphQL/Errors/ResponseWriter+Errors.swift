extension ResponseWriter {
    /// Appends an error in response format.
    ///
    /// Spec: https://spec.graphql.org/September2025/#sec-Errors.Error-Result-Format
    public mutating func write(_ error: GraphQLError) {
        write(literal: "{\"message\":")
        write(string: error.message)
        if !error.locations.isEmpty {
            write(literal: ",\"locations\":[")
            for (index, location) in error.locations.enumerated() {
                if index > 0 { write(byte: UInt8(ascii: ",")) }
                write(literal: "{\"line\":")
                write(Int64(location.line))
                write(literal: ",\"column\":")
                write(Int64(location.column))
                write(byte: UInt8(ascii: "}"))
            }
            write(byte: UInt8(ascii: "]"))
        }
        if !error.path.isEmpty {
            write(literal: ",\"path\":")
            write(error.path)
        }
        if error.hasExtensions {
            write(literal: ",\"extensions\":{")
            writeExtensions(of: error)
            write(byte: UInt8(ascii: "}"))
        }
        write(byte: UInt8(ascii: "}"))
    }

    /// Appends a path in the response.
    public mutating func write(_ path: [PathElement]) {
        write(byte: UInt8(ascii: "["))
        for (index, element) in path.enumerated() {
            if index > 0 { write(byte: UInt8(ascii: ",")) }
            switch element {
            case .key(let name): write(string: name)
            case .index(let position): write(Int64(position))
            }
        }
        write(byte: UInt8(ascii: "]"))
    }

    private mutating func writeExtensions(of error: GraphQLError) {
        var isFirst = true
        func begin(_ key: StaticString, in writer: inout ResponseWriter) {
            if !isFirst { writer.write(byte: UInt8(ascii: ",")) }
            isFirst = false
            writer.write(literal: key)
        }
        if let code = error.code {
            begin("\"code\":", in: &self)
            write(string: code.rawValue)
        }
        for (key, text) in [
            ("\"denied\":" as StaticString, error.denied), ("\"credentials\":", error.credentials), ("\"requestId\":", error.requestID),
            ("\"reason\":", error.reason),
        ] {
            guard let text else { continue }
            begin(key, in: &self)
            write(string: text)
        }
        guard !error.excerpt.isEmpty else { return }
        begin("\"excerpt\":[", in: &self)
        for (index, line) in error.excerpt.enumerated() {
            if index > 0 { write(byte: UInt8(ascii: ",")) }
            write(string: line)
        }
        write(byte: UInt8(ascii: "]"))
    }

    /// Appends a list of errors.
    public mutating func write(_ errors: [GraphQLError]) {
        write(byte: UInt8(ascii: "["))
        for (index, error) in errors.enumerated() {
            if index > 0 { write(byte: UInt8(ascii: ",")) }
            write(error)
        }
        write(byte: UInt8(ascii: "]"))
    }
}

extension GraphQLError {
    /// Whether the error has any entry for `extensions`.
    fileprivate var hasExtensions: Bool {
        code != nil || denied != nil || credentials != nil || requestID != nil || reason != nil || !excerpt.isEmpty
    }
}
