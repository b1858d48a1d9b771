import GraphQL
import Planner
import Postgres
import Sodium

/// Writes a response from the rows of a plan's levels, walking plan and rows side by side.
///
/// A NULL in a non-null field cuts the output back to the nearest nullable parent. This is the specification's null propagation without a
/// tree.
///
/// `@safe`: the rows it reads belong to `results`, which live as long as this value.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Executing-Selection-Sets
@safe struct Completion {
    /// The outcome of writing a node.
    enum Outcome {
        /// The value was written.
        case written
        /// The value is null; nothing was written.
        case null
        /// The value, or a non-null value inside it, failed.
        ///
        /// The caller must cut off the output written so far.
        case failed
    }

    let prepared: PreparedPlan
    /// A copy of the plan's output: reading it through the plan would make a large response a fifth more expensive.
    let output: OutputPlan
    private let operation: ExecutableOperation
    let values: RequestValues
    /// Keeps the rows alive.
    private let results: [QueryResult]
    let rows: [UnownedRows]
    /// The reason why there are no results.
    private let failure: PostgresError?
    var writer: ResponseWriter
    private(set) var errors: [FieldError] = []
    /// The objects of a mutation's answer that no longer exist, or that the viewer no longer sees.
    private(set) var missing: [MissingObject] = []
    var cursors: [RowCursor]
    /// The mutation's payload, or the object inside it that is being written.
    var answer: ObjectValue
    /// The path to the current value: the index of a field, or the complement of an index in a list.
    var path: [Int] = []
    /// The index of the array element that is being written.
    var element = 0

    init(
        _ prepared: PreparedPlan,
        operation: ExecutableOperation,
        values: RequestValues,
        results: [QueryResult],
        failure: PostgresError?,
        writer: consuming ResponseWriter
    ) {
        prepared.readColumns(of: results)
        self.prepared = prepared
        output = prepared.plan.output
        self.operation = operation
        self.values = values
        self.results = results
        unsafe rows = results.map { unsafe UnownedRows($0) }
        self.failure = failure
        answer = values.answer
        self.writer = writer
        cursors = prepared.cursors
        swap(&path, &prepared.path)
        for level in prepared.facts.indices where prepared.facts[level].isPaged {
            cursors[level].pageSize = values.pageSize(prepared.pageSizes[level])
            if let arguments = prepared.cursorArguments[level] { cursors[level].fingerprint = values.fingerprint(of: arguments) }
        }
    }

    /// Hands over the response and returns the path's memory to the plan; ends the walk.
    mutating func takeWriter() -> ResponseWriter {
        swap(&path, &prepared.path)
        var taken = ResponseWriter()
        swap(&taken, &writer)
        return taken
    }

    /// Writes the root object; false if it is null.
    ///
    /// The output written so far is then useless.
    mutating func writeRoot() -> Bool {
        writeObject(output.root) != .failed
    }

    /// Writes the root object, or `null`.
    mutating func writeData() {
        let mark = writer.bytes.count
        if !writeRoot() {
            writer.truncate(to: mark)
            writer.writeNull()
        }
    }

    // MARK: Objects

    mutating func writeObject(_ fields: OutputRange) -> Outcome {
        writer.write(byte: UInt8(ascii: "{"))
        var isFirst = true
        for index in fields.indices {
            let field = output.fields[index]
            if !isFirst { writer.write(byte: UInt8(ascii: ",")) }
            isFirst = false
            write(constant: field.key)
            let mark = writer.bytes.count
            switch write(field.node, of: index) {
            case .written: continue
            case .null:
                guard field.isNullable else { return failNonNull(index) }
            case .failed:
                guard field.isNullable else { return .failed }
                writer.truncate(to: mark)
            }
            writer.writeNull()
        }
        writer.write(byte: UInt8(ascii: "}"))
        return .written
    }

    /// Writes the value of a field, or of an item of its list.
    private mutating func write(_ node: Int32, of field: Int) -> Outcome {
        switch output.nodes[Int(node)] {
        case .constant(let bytes):
            if isNull(bytes) { return .null }
            write(constant: bytes)
            return .written
        case .scalar(let scalar, let column): return writeScalar(scalar, column, of: field)
        case .scalarList(let scalar, let column, let itemIsNullable):
            return writeScalars(scalar, column, itemIsNullable: itemIsNullable, of: field)
        case .elements(let column, let item, let itemIsNullable):
            return writeElements(column, item: item, itemIsNullable: itemIsNullable, of: field)
        case .element(let scalar, let column): return writeElement(scalar, column, of: field)
        case .globalID(let prefix, let column): return writeID(prefix, column, of: field)
        case .object(let fields, let presence):
            if let presence {
                guard let rows = unsafe rows(of: presence.level, for: field) else { return .failed }
                if unsafe rows.isNull(cursors[Int(presence.level)].row, Int(presence.column)) { return .null }
            }
            return writeObject(fields, in: field)
        case .row(let level, let fields):
            guard let rows = unsafe rows(of: level, for: field) else { return .failed }
            if unsafe rows.rowCount == 0 { return .null }
            return writeObject(fields, in: field)
        case .list(let level, let parent, let item, let itemIsNullable):
            guard enter(level, parent: parent, of: field) else { return .failed }
            return writeRows(level, item: item, itemIsNullable: itemIsNullable, of: field)
        case .connection(let level, let parent, let fields):
            guard enter(level, parent: parent, of: field) else { return .failed }
            return writeObject(fields, in: field)
        case .pageRows(let level, let item, let itemIsNullable):
            return writeRows(level, item: item, itemIsNullable: itemIsNullable, of: field)
        case .groups(let level, let parent, let column, let item, let itemIsNullable):
            guard enter(level, parent: parent, of: field) else { return .failed }
            return writeGroups(level, by: Int(column), item: item, itemIsNullable: itemIsNullable, of: field)
        case .oneOf:
            path.append(field)
            defer { path.removeLast() }
            return writeItem(output.nodes[Int(node)])
        case .hasNextPage(let level): return writePageFlag(level, isNext: true)
        case .hasPreviousPage(let level): return writePageFlag(level, isNext: false)
        case .cursor(let level, let columns, let signature):
            return writeCursor(row: cursors[Int(level)].row, of: level, columns, signature)
        case .edgeCursor(let level, let columns, let signature, let isEnd):
            let rows = cursors[Int(level)].rows
            guard !rows.isEmpty else { return .null }
            return writeCursor(row: isEnd ? rows.upperBound - 1 : rows.lowerBound, of: level, columns, signature)
        case .byPosition(let list, let alternatives): return writeByPosition(list, alternatives, of: field)
        case .answer(let name, let fields):
            return writeAnswer(answer[output.names[Int(name)]] ?? .null, fields, of: field)
        case .allowance(let fields):
            return writeAnswer(values.allowance.map { .object($0) } ?? .null, fields, of: field)
        case .changed(let name, let level, let fields):
            guard let number = values.answered(output.names[Int(name)]) else { return .null }
            guard let rows = unsafe rows(of: level, for: field) else { return .failed }
            guard unsafe rows.rowCount > 0 else {
                let id = "\(output.names[Int(name) + 1])_\(number)"
                missing.append(MissingObject(path: pathElements(path + [field]), id: id))
                return .null
            }
            return writeObject(fields, in: field)
        case .answered(let name, let inner):
            guard values.answeredList(output.names[Int(name)]) != nil else { return .null }
            return write(inner, of: field)
        case .guarded(let column, let inner):
            guard let rows = unsafe rows(of: column.level, for: field) else { return .failed }
            if unsafe rows.isNull(cursors[Int(column.level)].row, Int(column.column)) { return .null }
            return write(inner, of: field)
        case .failure(let index):
            return fail(.planning(output.errors[Int(index)].worded(for: values)), at: field)
        }
    }

    mutating func writeObject(_ fields: OutputRange, in field: Int) -> Outcome {
        path.append(field)
        defer { path.removeLast() }
        return writeObject(fields)
    }

    // MARK: Leaves

    private mutating func writeScalar(_ scalar: OutputScalar, _ column: OutputColumn, of field: Int) -> Outcome {
        let level = Int(column.level)
        guard let rows = unsafe rows(of: column.level, for: field) else { return .failed }
        let (row, index) = (cursors[level].row, Int(column.column))
        let bytes = unsafe rows.bytes(row, index)
        if unsafe bytes.isEmpty, unsafe rows.isNull(row, index) { return .null }
        let fits = unsafe write(bytes, as: scalar, by: prepared.readers[level][index])
        return fits ? .written : fail(.wrongType, at: field)
    }

    /// Writes a leaf; false if the value does not fit.
    mutating func write(_ bytes: UnsafeRawBufferPointer, as scalar: OutputScalar, by reader: ColumnReader) -> Bool {
        guard scalar == .url, reader == .text, unsafe bytes.first == UInt8(ascii: "/") else {
            return unsafe writer.write(bytes, as: scalar, by: reader)
        }
        // Write both parts between the same quotes, so that no string is built for each address.
        writer.write(byte: UInt8(ascii: "\""))
        writer.appendEscaped(values.serverAddress.utf8Span.span)
        unsafe writer.appendEscaped(Span(_unsafeElements: bytes.bindMemory(to: UInt8.self)))
        writer.write(byte: UInt8(ascii: "\""))
        return true
    }

    private mutating func writeID(_ prefix: OutputRange, _ column: OutputColumn, of field: Int) -> Outcome {
        guard let rows = unsafe rows(of: column.level, for: field) else { return .failed }
        guard let number = unsafe rows.int8(cursors[Int(column.level)].row, Int(column.column)) else { return .null }
        write(constant: prefix)
        writer.write(number)
        writer.write(byte: UInt8(ascii: "\""))
        return .written
    }

    private mutating func writePageFlag(_ level: Int32, isNext: Bool) -> Outcome {
        let hasMore = cursors[Int(level)].hasMore
        let page = prepared.facts[Int(level)]
        // At the end where the page was cut, the extra row gives the answer. At the other end, the answer is whether the page begins at a
        // cursor.
        let answer = isNext ? (page.isBackward ? page.endsAtCursor : hasMore) : (page.isBackward ? hasMore : page.startsAtCursor)
        writer.write(answer)
        return .written
    }

    private mutating func writeCursor(row: Int, of level: Int32, _ columns: OutputRange, _ signature: UInt32) -> Outcome {
        let rows = unsafe rows[Int(level)]
        let signature = signature ^ cursors[Int(level)].fingerprint
        var bytes: [UInt8] = []
        bytes.reserveCapacity(48)
        for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: signature >> UInt32(shift))) }
        for index in columns.indices {
            let key = unsafe rows.bytes(row, Int(output.columns[index]))
            bytes.append(UInt8(truncatingIfNeeded: key.count >> 8))
            bytes.append(UInt8(truncatingIfNeeded: key.count))
            unsafe bytes.append(contentsOf: key)
        }
        writer.write(byte: UInt8(ascii: "\""))
        Base64URL.encode(bytes.span, to: &writer.bytes)
        writer.write(byte: UInt8(ascii: "\""))
        return .written
    }

    // MARK: Errors

    /// The rows of a level; nil, with an error noted, if the database could not answer.
    mutating func rows(of level: Int32, for field: Int) -> UnownedRows? {
        if unsafe Int(level) < rows.count { return unsafe rows[Int(level)] }
        if let failure { _ = fail(.database(failure), at: field) }
        return nil
    }

    mutating func failNonNull(_ field: Int) -> Outcome {
        fail(.missingValue, at: field)
    }

    mutating func fail(_ cause: FieldError.Cause, at field: Int) -> Outcome {
        path.append(field)
        defer { path.removeLast() }
        return fail(cause, of: field)
    }

    /// Notes that the value at the current path is missing; the value is the field's own or an item of its list.
    mutating func fail(_ cause: FieldError.Cause, of field: Int) -> Outcome {
        let steps = path
        errors.append(
            FieldError(
                cause: cause,
                coordinates: steps.filter { $0 >= 0 }.map { output.sites[$0].coordinate },
                locations: output.sites[field].offsets.map { operation.document.location(ofOffset: $0) },
                path: pathElements(steps)
            )
        )
        return .failed
    }

    private func pathElements(_ steps: [Int]) -> [PathElement] {
        steps.map { $0 < 0 ? .index(~$0) : .key(output.sites[$0].responseName) }
    }

    // MARK: Constants

    private mutating func write(constant range: OutputRange) {
        writer.append(output.bytes, from: Int(range.start), to: Int(range.start + range.count))
    }

    private func isNull(_ range: OutputRange) -> Bool {
        range.count == 4 && output.bytes[Int(range.start)] == UInt8(ascii: "n")
    }
}
