/// Finds the fields of an object value by name: by comparison if there are few, and by hashing if a client sent many.
struct FieldLookup {
    /// The maximum number of names for which comparing is still faster than hashing.
    private static let linearSearchLimit = 16

    private let object: ObjectValue
    private let positions: [String: Int]

    init(_ object: ObjectValue) {
        self.object = object
        guard object.count > Self.linearSearchLimit else {
            positions = [:]
            return
        }
        positions = Dictionary(object.indices.lazy.map { (object[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The value of a field; nil if there is no such field.
    subscript(name: String) -> Value? {
        if positions.isEmpty { return object[name] }
        return positions[name].map { object[$0].value }
    }
}
