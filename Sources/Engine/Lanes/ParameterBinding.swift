import GraphQL
import Planner
import Postgres

/// Binds the values of one request to the statements of a plan.
///
/// Binding cannot fail: the values were checked when the plan was chosen for the request.
struct ParameterBinding {
    let plan: PreparedPlan
    let values: RequestValues
    /// The results of earlier steps.
    let results: [QueryResult?]
    /// The accounts of all viewers, if the statement answers several at once.
    var viewers: [Int64] = []

    /// Appends the parameters of a statement.
    func bind(_ sources: [ParameterSource], to buffer: inout ParameterBuffer) {
        for source in sources { bind(source, to: &buffer) }
    }

    private func bind(_ source: ParameterSource, to buffer: inout ParameterBuffer) {
        switch source {
        case .value(let source, let type): bind(values.value(source), as: type, to: &buffer)
        case .viewer: if let viewer = values.viewer { buffer.append(viewer.account) } else { buffer.appendNull() }
        case .viewers: buffer.append(viewers)
        case .answered(let name): if let number = values.answered(name) { buffer.append(number) } else { buffer.appendNull() }
        case .answeredList(let name): if let numbers = values.answeredList(name) { buffer.append(numbers) } else { buffer.appendNull() }
        case .id(let source): buffer.append(GlobalID(values.value(source))?.number ?? 0)
        case .ids(let source, let type): buffer.append(ids(source, of: type.name))
        case .distinctIDs(let source, let type): buffer.append(ids(source, of: type.name).withoutRepetitions)
        case .idPositions(let source, let type): buffer.append(positions(source, of: type.name))
        case .pageSize(let source, let plus): buffer.append(Int64(values.pageSize(source) + plus))
        case .cursorKey(let source, let index, let format):
            guard case .string(let cursor)? = values.value(source), let keys = format.keys(of: cursor, in: values) else {
                return buffer.appendNull()
            }
            let key = keys[index]
            buffer.append(utf8: key.span)
        case .keys(let level, let column): buffer.append(keys(of: level, column: column))
        }
    }

    /// The numbers of the ids in a list that refer to a type.
    private func ids(_ source: ValueSource, of type: String) -> [Int64] {
        values.items(of: source).compactMap { GlobalID($0) }.filter { $0.type == type }.map(\.number)
    }

    /// The positions, from 1, of the ids in a list that refer to a type.
    private func positions(_ source: ValueSource, of type: String) -> [Int64] {
        values.items(of: source).enumerated().compactMap { index, item in
            GlobalID(item)?.type == type ? Int64(index + 1) : nil
        }
    }

    private func bind(_ value: Value?, as type: ParameterType, to buffer: inout ParameterBuffer) {
        switch (value, type) {
        case (.int(let number), .bigint): buffer.append(number)
        case (.int(let number), .integer): buffer.append(Int32(clamping: number))
        case (.boolean(let flag), .boolean): buffer.append(flag)
        case (.string(let text), .text), (.enum(let text), .enumeration), (.enum(let text), .text): buffer.append(text)
        case (.string(let text), .numeric), (.string(let text), .timestamp), (.string(let text), .date): buffer.append(literal: text)
        case (.int(let number), .numeric): buffer.append(literal: String(number))
        case (.double(let number), .numeric): buffer.append(literal: String(number))
        // PostgreSQL raises an error when it calculates with numbers so close to zero that they underflow.
        case (.double(let number), .double): buffer.append(number.isSubnormal ? 0 : number)
        case (.int(let number), .double): buffer.append(Double(number))
        case (.upload(let file), .bytes): file.withBytes { buffer.append(binary: $0) }
        case (let value?, .textArray): buffer.append(Self.texts(value))
        case (let value?, .json): buffer.append(literal: Self.json(Self.withoutRepetitions(value)))
        case (let value?, .unchangedJSON): buffer.append(literal: Self.json(value))
        case (.list?, .enumerationArray), (.enum?, .enumerationArray): buffer.append(literal: Self.arrayLiteral(value ?? .null))
        default: buffer.appendNull()
        }
    }

    /// Names of enum values as an array literal; GraphQL names need no quotes.
    private static func arrayLiteral(_ value: Value) -> String {
        let items: [Value] = if case .list(let items) = value { items.withoutRepetitions } else { [value] }
        let names = items.compactMap { item in
            if case .enum(let name) = item { name } else { nil }
        }
        return "{" + names.joined(separator: ",") + "}"
    }

    /// The texts in a list; a single value counts as a list of one.
    private static func texts(_ value: Value) -> [String] {
        let items: [Value] = if case .list(let items) = value { items.withoutRepetitions } else { [value] }
        return items.compactMap { item in
            if case .string(let text) = item { text } else { nil }
        }
    }

    private static func json(_ value: Value) -> String {
        var writer = ResponseWriter()
        writer.write(value)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// An input object whose lists hold each value once.
    private static func withoutRepetitions(_ value: Value) -> Value {
        switch value {
        case .list(let items): .list(items.withoutRepetitions)
        case .object(let object):
            .object(ObjectValue(object.map { ObjectValue.Field(name: $0.name, value: withoutRepetitions($0.value)) }))
        default: value
        }
    }

    /// The keys of the rows that an earlier level shows.
    private func keys(of level: Int, column: Int) -> [Int64] {
        guard let result = results[level] else { return [] }
        var rows = 0..<result.rowCount
        if let page = plan.plan.levels[level].page {
            rows = PageRows(of: rows, size: values.pageSize(page.size), isBackward: page.isBackward).shown
        }
        // A row without a key keeps its position, since children identify their parent by position; no row has the id 0.
        return withExtendedLifetime(result) { rows.map { unsafe UnownedRows(result).int8($0, column) ?? 0 } }
    }
}

extension Array where Element: Hashable {
    /// Each element once, at its first position: repeated values change nothing, and the database need not look them up again.
    fileprivate var withoutRepetitions: [Element] {
        // Allocates nothing for the short lists that people send.
        if count <= 16, indices.allSatisfy({ !self[..<$0].contains(self[$0]) }) { return self }
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

extension RequestValues {
    /// The number of a stored object in the mutation's answer.
    func answered(_ name: String) -> Int64? {
        if case .int(let number)? = answer[name] { number } else { nil }
    }

    /// The numbers of stored objects in the mutation's answer.
    func answeredList(_ name: String) -> [Int64]? {
        guard case .list(let items)? = answer[name] else { return nil }
        return items.compactMap { if case .int(let number) = $0 { number } else { nil } }
    }
}

// The same values as text, for people.
extension ParameterBinding {
    /// A parameter's value in PostgreSQL's text form; nil for NULL, and for keys that only an earlier step provides.
    func text(of source: ParameterSource) -> String? {
        switch source {
        case .value(let source, .json): values.value(source).map { Self.json(Self.withoutRepetitions($0)) }
        case .value(let source, .unchangedJSON): values.value(source).map(Self.json)
        case .value(let source, .textArray): values.value(source).map { PostgresArray.text(Self.texts($0)) }
        case .value(let source, _): values.value(source).flatMap(Self.text)
        case .viewer: values.viewer.map { String($0.account) }
        case .viewers: Self.arrayText(viewers)
        case .answered(let name): values.answered(name).map { String($0) }
        case .answeredList(let name): values.answeredList(name).map(Self.arrayText)
        case .id(let source): GlobalID(values.value(source)).map { String($0.number) }
        case .ids(let source, let type): Self.arrayText(ids(source, of: type.name))
        case .distinctIDs(let source, let type): Self.arrayText(ids(source, of: type.name).withoutRepetitions)
        case .idPositions(let source, let type): Self.arrayText(positions(source, of: type.name))
        case .pageSize(let source, let plus): String(values.pageSize(source) + plus)
        case .cursorKey(let source, let index, let format):
            if case .string(let cursor)? = values.value(source), let keys = format.keys(of: cursor, in: values) {
                "\\x" + keys[index].map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
            } else {
                nil
            }
        case .keys(let level, let column): results.isEmpty ? nil : Self.arrayText(keys(of: level, column: column))
        }
    }

    private static func text(_ value: Value) -> String? {
        switch value {
        case .null, .object: nil
        case .boolean(let flag): flag ? "true" : "false"
        case .int(let number): String(number)
        // As in `bind`: PostgreSQL raises an error when it calculates with numbers so close to zero that they underflow.
        case .double(let number): String(number.isSubnormal ? 0 : number)
        case .bigInteger(let text), .string(let text), .enum(let text): text
        case .list: arrayLiteral(value)
        case .upload(let file): "\(file.bytes.count) bytes of a file"
        }
    }

    private static func arrayText(_ numbers: [some BinaryInteger]) -> String {
        "{" + numbers.map { String($0) }.joined(separator: ",") + "}"
    }
}
