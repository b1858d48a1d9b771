/// The alias of a row within a statement: `t3`.
///
/// Every row in a plan has a unique alias, so pieces of SQL can be nested freely.
public struct Alias: Sendable, Hashable {
    let number: Int

    var name: String { "t\(number)" }
}

/// The name of a column, table, type or function.
public struct Identifier: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The name in the database.
    public let name: String

    /// An identifier fixed in the program.
    public init(stringLiteral name: StaticString) {
        self.name = name.description
    }

    /// The column that by convention contains a field's value: `averageStars` is in `average_stars`.
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

    /// The identifier as SQL text, quoted unless it is a plain lower-case word.
    var sql: String {
        let isPlain = name.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || byte == UInt8(ascii: "_")
        }
        guard !isPlain || Identifier.reserved.contains(name) else { return name }
        return "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }

    /// Reserved words of SQL that could be names of columns.
    private static let reserved: Set<String> = ["user", "order", "group", "end", "limit", "offset", "default", "desc", "asc", "all"]
}
