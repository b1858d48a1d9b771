/// Numbers for the arguments of fields: equivalent arguments have equal numbers, regardless of their order.
///
/// Each list is read once, however many others it is compared with.
struct ArgumentNumbers {
    /// The number of each field, by its selection: 0 if it has not been needed yet, −1 if an argument is repeated.
    private var numbers: [Int32] = []
    private var known: [[UInt8]: Int32] = [:]

    /// Whether two fields have the same arguments.
    mutating func areEqual(_ left: Int, _ right: Int, in document: Document) -> Bool {
        let counts = (document.selections[left].arguments.count, document.selections[right].arguments.count)
        guard counts.0 == counts.1 else { return false }
        guard counts.0 > 0 else { return true }
        if let leftNumber = number(of: left, in: document), let rightNumber = number(of: right, in: document) {
            return leftNumber == rightNumber
        }
        return Self.areEqual(document.selections[left].arguments, document.selections[right].arguments, in: document)
    }

    private mutating func number(of selection: Int, in document: Document) -> Int32? {
        if numbers.isEmpty { numbers = [Int32](repeating: 0, count: document.selections.count) }
        if numbers[selection] == 0 { numbers[selection] = newNumber(for: document.selections[selection].arguments, in: document) }
        return numbers[selection] < 0 ? nil : numbers[selection]
    }

    private mutating func newNumber(for arguments: NodeRange<ArgumentNode>, in document: Document) -> Int32 {
        var bytes: [UInt8] = []
        var last: Name?
        for index in document.sorted(arguments.indices, by: { document.arguments[$0].name }) {
            let argument = document.arguments[index]
            if let last, document.areEqual(last, argument.name) { return -1 }
            last = argument.name
            document.append(argument.name.range, to: &bytes)
            document.appendCanonical(argument.value, to: &bytes)
        }
        let next = Int32(known.count + 1)
        if let number = known[bytes] { return number }
        known[bytes] = next
        return next
    }

    /// Compares lists with repeated arguments, which another rule rejects.
    ///
    /// Each argument on the left is compared with the last one of the same name on the right.
    private static func areEqual(_ left: NodeRange<ArgumentNode>, _ right: NodeRange<ArgumentNode>, in document: Document) -> Bool {
        var values: [ArraySlice<UInt8>: [UInt8]] = [:]
        func canonical(_ value: ValueNode) -> [UInt8] {
            var bytes: [UInt8] = []
            document.appendCanonical(value, to: &bytes)
            return bytes
        }
        for argument in document[right] { values[document.bytes(argument.name)] = canonical(argument.value) }
        return document[left].allSatisfy { values[document.bytes($0.name)] == canonical($0.value) }
    }
}
