import Sodium

extension ReadPlan {
    /// A well-formed cursor of the first list in the plan that has cursors; it refers to no real row.
    ///
    /// It belongs to the arguments in the document, and to no values of variables.
    public var exampleCursor: String? {
        for node in output.nodes {
            guard case .edgeCursor(let level, _, let order, _) = node else { continue }
            let arguments = levels[Int(level)].cursorArguments.flatMap { $0.hasVariables ? nil : $0 }
            let signature = order ^ RequestValues().fingerprint(of: arguments)
            var bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: signature >> UInt32($0)) }
            for term in levels[Int(level)].order {
                let width = term.type.widthOfZero
                bytes += [0, UInt8(width)] + [UInt8](repeating: 0, count: width)
            }
            return Base64URL.encode(bytes.span)
        }
        return nil
    }
}

extension ParameterType {
    /// The number of zero bytes that represent the type's zero in the database's binary form.
    fileprivate var widthOfZero: Int {
        switch self {
        case .boolean: 1
        case .integer, .date: 4
        case .bigint, .numeric, .double, .timestamp: 8
        case .text, .enumeration, .bigintArray, .textArray, .enumerationArray, .bytes, .json, .unchangedJSON: 0
        }
    }
}
