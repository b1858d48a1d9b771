/// The columns that statements write, found in a text that contains statements.
struct UsedColumns {
    /// The columns of inserted rows, by table.
    private(set) var inserted: [String: Set<String>] = [:]
    /// The updated columns, by table.
    private(set) var updated: [String: Set<String>] = [:]
    /// Statements without a readable list of columns, which must be written out.
    private(set) var unclear: [String] = []

    /// Adds the columns of the statements in a text.
    mutating func read(_ text: String) {
        for match in text.matches(of: /\bINSERT\s+INTO\s+([a-z_0-9]+)(?:\s+AS\s+[a-z_]+)?\s*(?:\(([^()]*)\))?/) {
            let table = String(match.1)
            guard let list = match.2 else {
                unclear.append("INSERT INTO \(table)")
                continue
            }
            inserted[table, default: []].formUnion(list.split { $0 == "," || $0.isWhitespace }.map(String.init))
            // The statement ends where the next one begins.
            let rest = text[match.range.upperBound...].prefix(4_000)
            let end =
                rest.firstMatch(of: /\bINSERT\s+INTO\b|\bUPDATE\s+[a-z_]+(?:\s+AS)?(?:\s+[a-z_]+)?\s+SET\b|;/)?.range.lowerBound
                ?? rest.endIndex
            if let conflict = rest[..<end].firstMatch(of: /\bDO\s+UPDATE\s+SET\s/) {
                read(assignments: rest[conflict.range.upperBound...], of: table)
            }
        }
        for match in text.matches(of: /\bUPDATE\s+([a-z_0-9]+)(?:\s+AS)?(?:\s+[a-z_]+)?\s+SET\s/) {
            read(assignments: text[match.range.upperBound...].prefix(4_000), of: String(match.1))
        }
    }

    /// Adds the columns of `a = 1, (b, c) = (SELECT …) WHERE …`.
    private mutating func read(assignments text: Substring, of table: String) {
        var (rest, columns, depth, beginsColumn) = (text, Set<String>(), 0, true)
        while let next = rest.first {
            if depth == 0 {
                if beginsColumn, let single = rest.prefixMatch(of: /\s*([a-z_0-9]+)\s*=/) {
                    columns.insert(String(single.1))
                    rest = rest[single.range.upperBound...]
                    beginsColumn = false
                    continue
                }
                if beginsColumn, let several = rest.prefixMatch(of: /\s*\(([a-z_0-9, \n]+)\)\s*=/) {
                    columns.formUnion(several.1.split { $0 == "," || $0.isWhitespace }.map(String.init))
                    rest = rest[several.range.upperBound...]
                    beginsColumn = false
                    continue
                }
                if next == ";" || next == "\"" || rest.prefixMatch(of: /(?:WHERE|FROM|RETURNING)\b/) != nil { break }
                if next == "," { beginsColumn = true }
            }
            if next == "(" { depth += 1 }
            if next == ")" { depth -= 1 }
            if depth < 0 { break }
            rest = rest.dropFirst()
        }
        if columns.isEmpty { unclear.append("UPDATE \(table) SET \(text.prefix(40))") }
        updated[table, default: []].formUnion(columns)
    }
}
