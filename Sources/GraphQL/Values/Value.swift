/// An input or plain value: a coerced variable, argument or default value, or a value from JSON.
///
/// A value takes 16 bytes; strings of up to 15 bytes need no heap allocation.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Input-Values
public enum Value: Sendable, Hashable {
    /// An explicit null.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number written without a fraction and an exponent.
    case int(Int64)
    /// The digits of an integer that does not fit into 64 bits.
    case bigInteger(String)
    /// Any other number.
    case double(Double)
    /// A string.
    case string(String)
    /// The name of an enum value.
    case `enum`(String)
    /// Items in order.
    case list([Value])
    /// Fields in order.
    case object(ObjectValue)
    /// A file sent with the request.
    case upload(Upload)

    /// Whether the value is `null`.
    public var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// Whether the value is a file, or a list or object that contains one.
    var containsUpload: Bool {
        switch self {
        case .upload: true
        case .list(let items): items.contains(where: \.containsUpload)
        case .object(let fields): fields.contains { $0.value.containsUpload }
        default: false
        }
    }
}

/// The fields of an object value in the order of the input; each name occurs once.
public struct ObjectValue: Sendable, Hashable, RandomAccessCollection, ExpressibleByDictionaryLiteral {
    /// A field of an object value.
    public struct Field: Sendable, Hashable {
        /// The name.
        public var name: String
        /// The value.
        public var value: Value

        /// Creates a field from a name and a value.
        public init(name: String, value: Value) {
            self.name = name
            self.value = value
        }
    }

    private var fields: [Field]

    /// Creates an object from fields with different names.
    public init(_ fields: [Field] = []) { self.fields = fields }

    /// Creates an object from a literal: `["name": .int(1)]`.
    public init(dictionaryLiteral fields: (String, Value)...) {
        self.fields = fields.map(Field.init)
    }

    /// Adds a field that does not exist yet.
    public mutating func append(_ name: String, _ value: Value) {
        fields.append(Field(name: name, value: value))
    }

    /// Reserves capacity for a number of fields.
    public mutating func reserveCapacity(_ count: Int) { fields.reserveCapacity(count) }

    /// The value of a field; nil if there is no such field.
    ///
    /// Objects are small, so this is a linear search.
    public subscript(name: String) -> Value? {
        fields.first { $0.name == name }?.value
    }

    /// The position of the first field.
    public var startIndex: Int { fields.startIndex }
    /// The position after the last field.
    public var endIndex: Int { fields.endIndex }
    /// The field at a position.
    public subscript(position: Int) -> Field { fields[position] }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Creates a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates an integer.
    public init(integerLiteral value: Int64) { self = .int(value) }
    /// Creates a number.
    public init(floatLiteral value: Double) { self = .double(value) }
    /// Creates a boolean.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    /// Creates null.
    public init(nilLiteral: ()) { self = .null }
    /// Creates a list.
    public init(arrayLiteral items: Value...) { self = .list(items) }
    /// Creates an object.
    public init(dictionaryLiteral fields: (String, Value)...) {
        self = .object(ObjectValue(fields.map(ObjectValue.Field.init)))
    }
}
