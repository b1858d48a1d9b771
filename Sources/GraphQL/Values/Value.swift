/// An input or plain value: what a variable, argument or default value is after coercion, and what JSON carries.
///
/// 16 bytes; nothing up to a string of 15 bytes is on the heap.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Input-Values
public enum Value: Sendable, Hashable {
    /// Nothing, said explicitly.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number written without fraction and exponent.
    case int(Int64)
    /// Such a number beyond 64 bits, by its digits.
    case bigInteger(String)
    /// Any other number.
    case double(Double)
    /// A text.
    case string(String)
    /// The name of an enum value.
    case `enum`(String)
    /// Items in order.
    case list([Value])
    /// Fields in order.
    case object(ObjectValue)
    /// A file that came with the request.
    case upload(Upload)

    /// Whether this is `null`.
    public var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// Whether this is a file, or a list or object that holds one.
    var holdsUpload: Bool {
        switch self {
        case .upload: true
        case .list(let items): items.contains(where: \.holdsUpload)
        case .object(let fields): fields.contains { $0.value.holdsUpload }
        default: false
        }
    }
}

/// The fields of an object value in the order in which they were given; a name occurs once.
public struct ObjectValue: Sendable, Hashable, RandomAccessCollection, ExpressibleByDictionaryLiteral {
    /// One field.
    public struct Field: Sendable, Hashable {
        /// The name.
        public var name: String
        /// The value.
        public var value: Value

        /// Makes a field out of a name and a value.
        public init(name: String, value: Value) {
            self.name = name
            self.value = value
        }
    }

    private var fields: [Field]

    /// Makes an object out of fields whose names differ.
    public init(_ fields: [Field] = []) { self.fields = fields }

    /// Makes an object out of a literal: `["name": .int(1)]`.
    public init(dictionaryLiteral fields: (String, Value)...) {
        self.fields = fields.map(Field.init)
    }

    /// Adds a field that is not there yet.
    public mutating func append(_ name: String, _ value: Value) {
        fields.append(Field(name: name, value: value))
    }

    /// Makes room for a number of fields.
    public mutating func reserveCapacity(_ count: Int) { fields.reserveCapacity(count) }

    /// The value of a field; nil where there is no such field.
    ///
    /// Objects are small, so this searches.
    public subscript(name: String) -> Value? {
        fields.first { $0.name == name }?.value
    }

    /// The first position.
    public var startIndex: Int { fields.startIndex }
    /// The position behind the last one.
    public var endIndex: Int { fields.endIndex }
    /// The field at a position.
    public subscript(position: Int) -> Field { fields[position] }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Makes a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Makes an integer.
    public init(integerLiteral value: Int64) { self = .int(value) }
    /// Makes a number.
    public init(floatLiteral value: Double) { self = .double(value) }
    /// Makes a boolean.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    /// Makes null.
    public init(nilLiteral: ()) { self = .null }
    /// Makes a list.
    public init(arrayLiteral items: Value...) { self = .list(items) }
    /// Makes an object.
    public init(dictionaryLiteral fields: (String, Value)...) {
        self = .object(ObjectValue(fields.map(ObjectValue.Field.init)))
    }
}
