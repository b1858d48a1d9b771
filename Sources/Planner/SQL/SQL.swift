/// A piece of SQL: fixed text of the program with aliases, identifiers, parameters and other pieces in it.
///
/// Written as a string literal. Only an `Alias`, an `Identifier`, a `ParameterSource` or another `SQL` can be interpolated. There is no
/// interpolation of a `String`, so no text of a request can ever become SQL text: a value becomes `$n`.
public struct SQL: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// A part of a piece of SQL.
    enum Part: Sendable, Hashable {
        case text(String)
        case alias(Alias)
        case identifier(Identifier)
        case parameter(ParameterSource)
    }

    private(set) var parts: [Part]

    /// SQL without any interpolation.
    public init(stringLiteral text: StaticString) {
        parts = [.text(text.description)]
    }

    /// SQL with interpolated pieces.
    public init(stringInterpolation: Interpolation) {
        parts = stringInterpolation.parts
    }

    init(parts: [Part]) {
        self.parts = parts
    }

    /// A column of a row.
    public static func column(_ row: Alias, _ column: Identifier) -> SQL {
        SQL(parts: [.alias(row), .text("."), .identifier(column)])
    }

    /// A text of the program as a literal.
    public static func literal(_ text: StaticString) -> SQL {
        var quoted = text.description
        // Most texts contain no quote.
        if quoted.utf8.contains(UInt8(ascii: "'")) {
            quoted = quoted.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
        }
        return SQL(parts: [.text("'\(quoted)'")])
    }

    /// A number of the program.
    static func number(_ value: Int) -> SQL {
        SQL(parts: [.text(String(value))])
    }

    static func parameter(_ source: ParameterSource) -> SQL {
        SQL(parts: [.parameter(source)])
    }

    /// The prefix of a type's ids, as a literal; it contains only letters and underscores.
    static func text(of prefix: IDPrefix) -> SQL {
        SQL(parts: [.text("'\(prefix.name)'")])
    }

    /// Several pieces with a separator between them.
    public static func joined(_ pieces: [SQL], separator: StaticString) -> SQL {
        var parts: [Part] = []
        for (index, piece) in pieces.enumerated() {
            if index > 0 { parts.append(.text(separator.description)) }
            parts.append(contentsOf: piece.parts)
        }
        return SQL(parts: parts)
    }

    /// The aliases in the piece.
    var aliases: Set<Alias> {
        Set(
            parts.compactMap { part in
                if case .alias(let alias) = part { alias } else { nil }
            }
        )
    }

    /// Whether the piece contains values of the request.
    var hasParameters: Bool {
        parts.contains { part in
            if case .parameter = part { true } else { false }
        }
    }

    /// Whether the piece has parameters other than the number of the viewer's account.
    var hasParametersBesideViewer: Bool {
        parts.contains { part in
            if case .parameter(let source) = part { source != .viewer } else { false }
        }
    }

    /// The identifiers in the piece, in order.
    var identifiers: [Identifier] {
        parts.compactMap { part in
            if case .identifier(let identifier) = part { identifier } else { nil }
        }
    }

    /// Collects the parts of a literal.
    public struct Interpolation: StringInterpolationProtocol {
        var parts: [Part] = []

        /// Begins a literal.
        public init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(interpolationCount * 2 + 1)
        }

        /// Adds text of the program; a `StaticString`, so strings made at run time are rejected at compile time.
        public mutating func appendLiteral(_ literal: StaticString) {
            if literal.utf8CodeUnitCount > 0 { parts.append(.text(literal.description)) }
        }

        /// Adds the alias of a row.
        public mutating func appendInterpolation(_ alias: Alias) {
            parts.append(.alias(alias))
        }

        /// Adds the name of a column, table or function, quoted if necessary.
        public mutating func appendInterpolation(_ identifier: Identifier) {
            parts.append(.identifier(identifier))
        }

        /// Adds a value of the request as `$n`.
        public mutating func appendInterpolation(_ parameter: ParameterSource) {
            parts.append(.parameter(parameter))
        }

        /// Adds another piece of SQL.
        public mutating func appendInterpolation(_ sql: SQL) {
            parts.append(contentsOf: sql.parts)
        }
    }
}
