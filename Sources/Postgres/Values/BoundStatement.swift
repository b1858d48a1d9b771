/// A statement together with its values, written as one literal: `"UPDATE account SET name = \(name) WHERE id = \(id)"`.
///
/// Every interpolated value becomes a `$n` with a cast and is sent separately from the text. The text itself can only come from the
/// program, since a literal's pieces are `StaticString`s. A nil becomes NULL.
public struct BoundStatement: Sendable, ExpressibleByStringInterpolation {
    let statement: Statement
    let parameters: ParameterBuffer

    /// A statement without values.
    public init(stringLiteral text: StaticString) {
        statement = Statement(text.description)
        parameters = ParameterBuffer()
    }

    /// A statement with values.
    public init(stringInterpolation: Interpolation) {
        statement = Statement(stringInterpolation.text)
        parameters = stringInterpolation.parameters
    }

    /// The name of a database type, such as an enum.
    ///
    /// A value in text form is cast to this type.
    public struct TypeName: Sendable, ExpressibleByStringLiteral {
        let name: String

        /// A name from the program's source.
        public init(stringLiteral name: StaticString) {
            self.name = name.description
        }
    }

    /// Collects text and values.
    public struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        fileprivate var parameters = ParameterBuffer()

        /// Begins a literal.
        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 8)
        }

        /// Adds text from the program.
        public mutating func appendLiteral(_ literal: StaticString) {
            text += literal.description
        }

        /// Adds the name of a table or column from the program's source.
        public mutating func appendInterpolation(name: StaticString) {
            text += name.description
        }

        /// Adds a `bigint`.
        public mutating func appendInterpolation(_ value: Int64?) {
            if let value { parameters.append(value) } else { parameters.appendNull() }
            place("bigint")
        }

        /// Adds a `bigint`.
        public mutating func appendInterpolation(_ value: Int?) {
            if let value { parameters.append(Int64(value)) } else { parameters.appendNull() }
            place("bigint")
        }

        /// Adds a `boolean`.
        public mutating func appendInterpolation(_ value: Bool?) {
            if let value { parameters.append(value) } else { parameters.appendNull() }
            place("boolean")
        }

        /// Adds a `double precision`.
        public mutating func appendInterpolation(_ value: Double?) {
            if let value { parameters.append(value) } else { parameters.appendNull() }
            place("double precision")
        }

        /// Adds a `text`.
        public mutating func appendInterpolation(_ value: String?) {
            if let value { parameters.append(value) } else { parameters.appendNull() }
            place("text")
        }

        /// Adds a `bytea`.
        public mutating func appendInterpolation(bytes value: [UInt8]?) {
            if let value { parameters.append(bytea: value) } else { parameters.appendNull() }
            place("bytea")
        }

        /// Adds a value of any type from its text form: an enum label, a date, JSON.
        public mutating func appendInterpolation(_ value: String?, as type: TypeName) {
            if let value { parameters.append(literal: value) } else { parameters.appendNull() }
            place(type.name)
        }

        /// Adds an array of any type from its elements' text forms.
        public mutating func appendInterpolation(_ values: [String], as type: TypeName) {
            parameters.append(literalElements: values)
            place(type.name)
        }

        /// Adds a `bigint[]`.
        public mutating func appendInterpolation(_ values: [Int64]) {
            parameters.append(values)
            place("bigint[]")
        }

        private mutating func place(_ type: String) {
            text += "$\(parameters.count)::\(type)"
        }
    }
}

extension StatementBatch {
    /// Adds a command.
    public mutating func append(_ command: BoundStatement) {
        parameters.append(command.parameters)
        append(command.statement)
    }
}
