/// Writes the statement that finds the subscriptions that some objects concern, among all subscriptions with the same conditions.
///
/// `$1` contains the objects' numbers. Each further parameter is an array of texts with the subscriptions' values for one parameter of
/// the conditions. The statement returns pairs: an object's number, and the index from 1 of a subscription in those arrays.
struct EventMatchWriter {
    private var text = ""
    private var parameters: [ParameterSource] = []

    /// The statement for conditions over a row of a table.
    static func statement(for conditions: [SQL], on row: Alias, of table: Identifier) -> WrittenStatement {
        var writer = EventMatchWriter()
        for (index, condition) in conditions.enumerated() {
            writer.text += index > 0 ? " AND (" : "("
            writer.write(condition)
            writer.text += ")"
        }
        let places = writer.parameters.indices
        // If no value differs between subscriptions, one array element represents all of them.
        let arrays = places.isEmpty ? "ARRAY['']" : places.map { "$\($0 + 2)::text[]" }.joined(separator: ", ")
        let columns = places.isEmpty ? "c0" : places.map { "c\($0)" }.joined(separator: ", ")
        let sql = """
            SELECT event.key, subscriber.place FROM unnest($1::bigint[]) AS event(key) \
            JOIN \(table.sql) AS \(row.name) ON \(row.name).id = event.key \
            JOIN unnest(\(arrays)) WITH ORDINALITY AS subscriber(\(columns), place) ON \(writer.text)
            """
        return WrittenStatement(sql: sql, parameters: writer.parameters)
    }

    private mutating func write(_ piece: SQL) {
        for part in piece.parts {
            switch part {
            case .text(let fixed): text += fixed
            case .alias(let alias): text += alias.name
            case .identifier(let identifier): text += identifier.sql
            case .parameter(let source): write(source)
            }
        }
    }

    private mutating func write(_ source: ParameterSource) {
        let known = parameters.firstIndex(of: source)
        if known == nil { parameters.append(source) }
        text += "(subscriber.c\(known ?? parameters.count - 1))::\(source.type.sql)"
    }
}
