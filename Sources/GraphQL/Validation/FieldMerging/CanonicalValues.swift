extension Document {
    /// Appends bytes that are equal for equivalent values, and different for all others.
    ///
    /// The order of object fields does not matter. Numbers must be written alike, and strings must use the same notation.
    func appendCanonical(_ value: ValueNode, to bytes: inout [UInt8]) {
        bytes.append(value.kind.rawValue)
        switch value.kind {
        case .null: return
        case .list:
            append(Int(value.items.count), to: &bytes)
            for index in value.items.indices { appendCanonical(values[index], to: &bytes) }
        case .object:
            append(Int(value.fields.count), to: &bytes)
            for index in sorted(value.fields.indices, by: { objectFields[$0].name }) {
                append(objectFields[index].name.range, to: &bytes)
                appendCanonical(objectFields[index].value, to: &bytes)
            }
        case .string, .blockString:
            let text = stringBytes(of: value)
            append(text.count, to: &bytes)
            bytes.append(contentsOf: text)
        case .variable: append(value.name?.range ?? 0..<0, to: &bytes)
        case .boolean, .int, .float, .enum: append(value.range, to: &bytes)
        }
    }

    /// Appends a part of the source, preceded by its length.
    func append(_ range: Range<Int>, to bytes: inout [UInt8]) {
        append(range.count, to: &bytes)
        bytes.append(contentsOf: source[range])
    }

    private func append(_ number: Int, to bytes: inout [UInt8]) {
        for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
}
