import GraphQL
import Planner
import Postgres

// Lists. The rows of a level under one parent: all of them, in pages, in groups, or one for each requested id. Also the elements of
// arrays.
extension Completion {
    /// Moves a level's cursor to the rows that belong to the parent's current row; false, with an error noted, if the database could not
    /// answer.
    mutating func enter(_ level: Int32, parent: Int32, of field: Int) -> Bool {
        guard let rows = unsafe rows(of: level, for: field) else { return false }
        let index = Int(level)
        let facts = prepared.facts[index]
        var cursor = cursors[index]
        var end = unsafe rows.rowCount
        if facts.hasPosition {
            let parent = Int64(cursors[Int(parent)].ordinal)
            // Skip rows of parents whose output was cut off. They still count: the levels below number their parents including these
            // rows.
            while cursor.next < end, let place = unsafe rows.int8(cursor.next, 0), place < parent {
                let first = cursor.next
                while cursor.next < end, unsafe rows.int8(cursor.next, 0) == place { cursor.next += 1 }
                let count = cursor.next - first
                cursor.shown += facts.isPaged ? min(count, cursor.pageSize) : count
            }
            end = cursor.next
            while unsafe end < rows.rowCount, unsafe rows.int8(end, 0) == parent { end += 1 }
        } else {
            cursor.next = 0
        }
        let fetched = cursor.next..<end
        cursor.next = end
        if facts.isPaged {
            let page = PageRows(of: fetched, size: cursor.pageSize, isBackward: facts.isBackward)
            cursor.rows = page.shown
            cursor.hasMore = page.hasMore
        } else {
            cursor.rows = fetched
        }
        cursor.firstOrdinal = cursor.shown + 1
        cursor.shown += cursor.rows.count
        cursors[index] = cursor
        return true
    }

    /// Writes an array as a list of leaves.
    mutating func writeScalars(_ scalar: OutputScalar, _ column: OutputColumn, itemIsNullable: Bool, of field: Int) -> Outcome {
        let level = Int(column.level)
        guard let rows = unsafe rows(of: column.level, for: field) else { return .failed }
        let (row, index) = (cursors[level].row, Int(column.column))
        let bytes = unsafe rows.bytes(row, index)
        if unsafe bytes.isEmpty, unsafe rows.isNull(row, index) { return .null }
        let reader = prepared.readers[level][index]
        let mark = writer.bytes.count
        if unsafe write(array: bytes, of: scalar, by: reader) { return .written }
        // An element is NULL or does not fit. Write the array again, element by element, to report its position.
        writer.truncate(to: mark)
        guard unsafe BinaryArray.forEach(bytes, { _ in true }) else { return fail(.wrongType, at: field) }
        path.append(field)
        defer { path.removeLast() }
        writer.write(byte: UInt8(ascii: "["))
        var position = 0
        let isWhole = unsafe BinaryArray.forEach(bytes) { element in
            if position > 0 { writer.write(byte: UInt8(ascii: ",")) }
            path.append(~position)
            defer { path.removeLast() }
            position += 1
            let mark = writer.bytes.count
            if let element = unsafe element {
                if unsafe write(element, as: scalar, by: reader) { return true }
                _ = fail(.wrongType, of: field)
            } else if !itemIsNullable {
                _ = fail(.missingValue, of: field)
            }
            writer.truncate(to: mark)
            writer.writeNull()
            return itemIsNullable
        }
        writer.write(byte: UInt8(ascii: "]"))
        return isWhole ? .written : .failed
    }

    /// Writes an array of leaves; false if an element is NULL or does not fit.
    private mutating func write(array bytes: UnsafeRawBufferPointer, of scalar: OutputScalar, by reader: ColumnReader) -> Bool {
        writer.write(byte: UInt8(ascii: "["))
        var isFirst = true
        let fits = unsafe BinaryArray.forEach(bytes) { element in
            guard let element = unsafe element else { return false }
            if !isFirst { writer.write(byte: UInt8(ascii: ",")) }
            isFirst = false
            return unsafe write(element, as: scalar, by: reader)
        }
        writer.write(byte: UInt8(ascii: "]"))
        return fits
    }

    /// Writes an object for each element of an array.
    mutating func writeElements(_ column: OutputColumn, item: Int32, itemIsNullable: Bool, of field: Int) -> Outcome {
        guard let rows = unsafe rows(of: column.level, for: field) else { return .failed }
        let (row, index) = (cursors[Int(column.level)].row, Int(column.column))
        if unsafe rows.isNull(row, index) { return .null }
        guard let count = unsafe BinaryArray.count(rows.bytes(row, index)) else { return fail(.wrongType, at: field) }
        path.append(field)
        defer { path.removeLast() }
        writer.write(byte: UInt8(ascii: "["))
        for place in 0..<count {
            if place > 0 { writer.write(byte: UInt8(ascii: ",")) }
            element = place
            guard writeItem(item, at: place, isNullable: itemIsNullable, of: field) else { return .failed }
        }
        writer.write(byte: UInt8(ascii: "]"))
        return .written
    }

    /// Writes the current element of an array.
    mutating func writeElement(_ scalar: OutputScalar, _ column: OutputColumn, of field: Int) -> Outcome {
        let level = Int(column.level)
        guard let rows = unsafe rows(of: column.level, for: field) else { return .failed }
        let index = Int(column.column)
        guard let bytes = unsafe BinaryArray.element(rows.bytes(cursors[level].row, index), at: element) else { return .null }
        return unsafe write(bytes, as: scalar, by: prepared.readers[level][index]) ? .written : fail(.wrongType, at: field)
    }

    mutating func writeRows(_ level: Int32, item: Int32, itemIsNullable: Bool, of field: Int) -> Outcome {
        let index = Int(level)
        let (rows, firstOrdinal) = (cursors[index].rows, cursors[index].firstOrdinal)
        path.append(field)
        defer { path.removeLast() }
        writer.write(byte: UInt8(ascii: "["))
        for (offset, row) in rows.enumerated() {
            if offset > 0 { writer.write(byte: UInt8(ascii: ",")) }
            cursors[index].row = row
            cursors[index].ordinal = firstOrdinal + offset
            guard writeItem(item, at: offset, isNullable: itemIsNullable, of: field) else { return .failed }
        }
        writer.write(byte: UInt8(ascii: "]"))
        return .written
    }

    /// Writes an object for each run of rows that have the same bytes in a column.
    mutating func writeGroups(_ level: Int32, by column: Int, item: Int32, itemIsNullable: Bool, of field: Int) -> Outcome {
        let index = Int(level)
        let whole = cursors[index]
        guard let rows = unsafe rows(of: level, for: field) else { return .failed }
        path.append(field)
        defer {
            path.removeLast()
            cursors[index].rows = whole.rows
            cursors[index].firstOrdinal = whole.firstOrdinal
        }
        writer.write(byte: UInt8(ascii: "["))
        var (start, count) = (whole.rows.lowerBound, 0)
        while start < whole.rows.upperBound {
            var end = start + 1
            while end < whole.rows.upperBound, unsafe rows.bytes(end, column).elementsEqual(rows.bytes(start, column)) { end += 1 }
            cursors[index].rows = start..<end
            cursors[index].firstOrdinal = whole.firstOrdinal + start - whole.rows.lowerBound
            cursors[index].row = start
            cursors[index].ordinal = cursors[index].firstOrdinal
            if count > 0 { writer.write(byte: UInt8(ascii: ",")) }
            guard writeItem(item, at: count, isNullable: itemIsNullable, of: field) else { return .failed }
            (start, count) = (end, count + 1)
        }
        writer.write(byte: UInt8(ascii: "]"))
        return .written
    }

    /// Writes one item, an object; false if it failed and must not be null.
    private mutating func writeItem(_ item: Int32, at index: Int, isNullable: Bool, of field: Int) -> Bool {
        path.append(~index)
        defer { path.removeLast() }
        let mark = writer.bytes.count
        let outcome = writeItem(output.nodes[Int(item)])
        if outcome == .written { return true }
        if outcome == .null, !isNullable { _ = fail(.missingValue, of: field) }
        guard isNullable else { return false }
        writer.truncate(to: mark)
        writer.writeNull()
        return true
    }

    /// Writes an object, or the first of several alternatives that is present.
    ///
    /// The caller has already extended the path.
    mutating func writeItem(_ item: OutputNode) -> Outcome {
        switch item {
        case .object(let fields, nil): return writeObject(fields)
        case .object(let fields, let presence?):
            let level = Int(presence.level)
            if unsafe rows[level].isNull(cursors[level].row, Int(presence.column)) { return .null }
            return writeObject(fields)
        case .oneOf(let alternatives):
            for index in alternatives.indices {
                let outcome = writeItem(output.nodes[Int(output.alternatives[index].node)])
                if outcome != .null { return outcome }
            }
            return .null
        default: return .failed
        }
    }

    mutating func writeByPosition(_ list: Int32, _ alternatives: OutputRange, of field: Int) -> Outcome {
        let list = prepared.plan.lists[Int(list)]
        let ids = values.items(of: list.source)
        path.append(field)
        defer { path.removeLast() }
        writer.write(byte: UInt8(ascii: "["))
        for position in ids.indices {
            if position > 0 { writer.write(byte: UInt8(ascii: ",")) }
            var isWritten = false
            for index in alternatives.indices where !isWritten {
                let alternative = output.alternatives[index]
                let level = Int(alternative.level)
                guard let rows = unsafe rows(of: alternative.level, for: field) else { return .failed }
                let row = cursors[level].next
                guard unsafe row < rows.rowCount, unsafe rows.int8(row, 0) == Int64(position + 1) else { continue }
                cursors[level].row = row
                cursors[level].next = row + 1
                cursors[level].ordinal = row + 1
                isWritten = writeItem(alternative.node, at: position, isNullable: true, of: field)
            }
            guard !isWritten else { continue }
            writer.writeNull()
            guard let refusal = list.refusal(of: ids[position]) else { continue }
            path.append(~position)
            _ = fail(.planning(refusal), of: field)
            path.removeLast()
        }
        writer.write(byte: UInt8(ascii: "]"))
        return .written
    }
}
