/// The name of a row within a statement: `t3`.
///
/// Every row that a plan speaks of has its own, so pieces of SQL can be put into one another freely.
public struct Alias: Sendable, Hashable {
    let number: Int

    var name: String { "t\(number)" }
}

/// The name of a column, table, type or function.
public struct Identifier: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The name as the database knows it.
    public let name: String

    /// An identifier of the program.
    public init(stringLiteral name: StaticString) {
        self.name = name.description
    }

    /// The column that by convention holds a field's value: `averageStars` is in `average_stars`.
    ///
    /// The field's name comes from a binding, checked against the schema at start, never from a request.
    package init(columnOfField field: String, prefix: String = "", suffix: String = "") {
        var name = prefix
        for scalar in field.unicodeScalars {
            if scalar.properties.isUppercase {
                name.append("_")
                name.append(scalar.properties.lowercaseMapping)
            } else {
                name.unicodeScalars.append(scalar)
            }
        }
        self.name = name + suffix
    }

    /// The identifier as SQL text: as it is when it is a plain lower-case word, in quotes otherwise.
    var sql: String {
        let isPlain = name.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || byte == UInt8(ascii: "_")
        }
        guard !isPlain || Identifier.reserved.contains(name) else { return name }
        return "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }

    /// Words that SQL keeps for itself and a column might be called by.
    private static let reserved: Set<String> = ["user", "order", "group", "end", "limit", "offset", "default", "desc", "asc", "all"]
}
