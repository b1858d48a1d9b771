public import GraphQL
public import JSON

extension Value {
    /// Converts a JSON value; the parser has already limited its nesting.
    public init(_ json: JSONValue) {
        switch json.kind {
        case .null: self = .null
        case .boolean: self = .boolean(json.boolean ?? false)
        case .int: self = .int(json.int ?? 0)
        case .double: self = .double(json.double ?? 0)
        case .string: self = .string(json.string ?? "")
        case .array:
            var items: [Value] = []
            items.reserveCapacity(json.count)
            json.forEachItem { items.append(Value($0)) }
            self = .list(items)
        case .object:
            var object = ObjectValue()
            object.reserveCapacity(json.count)
            json.forEachMember { name, value in object.append(name, Value(value)) }
            self = .object(object)
        }
    }
}
