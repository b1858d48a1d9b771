import GraphQL
import Planner

// Writes values from memory: the fields that a mutation answers itself, and the allowance of an API key. Handles leaves, objects and
// lists of them; fields are looked up by name.
extension Completion {
    mutating func writeAnswer(_ value: Value, _ fields: OutputRange, of field: Int) -> Outcome {
        switch value {
        case .null: return .null
        case .object(let object):
            path.append(field)
            defer { path.removeLast() }
            return writeAnswer(object, fields)
        case .list(let items):
            path.append(field)
            defer { path.removeLast() }
            writer.write(byte: UInt8(ascii: "["))
            for (index, item) in items.enumerated() {
                if index > 0 { writer.write(byte: UInt8(ascii: ",")) }
                guard case .object(let object) = item else {
                    writer.write(item)
                    continue
                }
                path.append(~index)
                defer { path.removeLast() }
                guard writeAnswer(object, fields) == .written else { return .failed }
            }
            writer.write(byte: UInt8(ascii: "]"))
            return .written
        case .boolean, .int, .bigInteger, .double, .string, .enum, .upload:
            writer.write(value)
            return .written
        }
    }

    private mutating func writeAnswer(_ object: ObjectValue, _ fields: OutputRange) -> Outcome {
        let outer = answer
        answer = object
        defer { answer = outer }
        return writeObject(fields)
    }
}
