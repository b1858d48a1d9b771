public import GraphQL

/// A fact about a request's values that a plan depends on.
///
/// While the planner works it can examine a variable only through `RequestShape`, which records each question and its result. A plan fits
/// another request exactly if all its observations give the same facts there; together these facts are the request's **shape**. The shape
/// therefore contains everything that changes the SQL text or the outcome of a check, and nothing else. Examples are presence, the enum
/// value that selects an order, and the type in an id.
public enum Observation: Sendable, Hashable {
    /// The presence of a value: absent, null or present.
    case presence(ValueSource)
    /// The value of a boolean: of `@skip` and `@include`, and of arguments that change the conditions on rows.
    case boolean(ValueSource)
    /// The enum value.
    case enumValue(ValueSource)
    /// The presence of one of these names in a list of enum values.
    case names(ValueSource, anyOf: [String])
    /// The value itself, for fields answered from memory when the plan is made.
    case exactValue(ValueSource)
    /// Whether a number lies in a range.
    case isInRange(ValueSource, min: Int, max: Int)
    /// Whether two dates are in order, and the period from first to last has at most this many days.
    case isPeriod(from: ValueSource, to: ValueSource, days: Int)
    /// Whether the viewer has an account.
    case isKnownViewer
    /// Whether the client has sent credentials that are not valid.
    case hasRejectedCredentials
    /// Whether the viewer's account has a role.
    case hasRole(ViewerRoles)
    /// The roles of the viewer's account.
    case roles
    /// The scopes of the credentials.
    case scopes
    /// The type prefix of a global id.
    case idType(ValueSource)
    /// The distinct type prefixes in a list of ids, sorted.
    case idTypes(ValueSource)
    /// Whether a list has more items than a limit.
    case isLongerThan(ValueSource, Int)
    /// Whether a text is present and not blank.
    case isNotBlank(ValueSource)
    /// The result of comparing a property of an argument with a limit.
    case exceeds(ValueSource, ArgumentMeasure, Int)
    /// The result of checking whether a cursor belongs to an order.
    case cursorFits(ValueSource, CursorFormat)
    /// The language of the request.
    case language
}

/// The result of an observation, as bytes of a shape's key.
struct Fact: Sendable, Hashable {
    let bytes: [UInt8]

    var isTrue: Bool { bytes == [1] }
    var name: String? { bytes == [0] ? nil : String(decoding: bytes, as: UTF8.self) }
}

/// The presence of a value.
enum Presence: UInt8 {
    case absent, null, present
}

extension Observation {
    /// The result of the observation for a request.
    func fact(in values: RequestValues) -> Fact {
        var bytes: [UInt8] = []
        writeFact(in: values, to: &bytes)
        return Fact(bytes: bytes)
    }

    /// Appends the result of the observation for a request; called for every request, so the common paths allocate nothing.
    func writeFact(in values: RequestValues, to bytes: inout [UInt8]) {
        switch self {
        case .presence(let source):
            let presence: Presence =
                switch values.value(source) {
                case nil: .absent
                case .null?: .null
                default: .present
                }
            bytes.append(presence.rawValue)
        case .boolean(let source): bytes.append(flag: values.value(source) == .boolean(true))
        case .enumValue(let source):
            if case .enum(let name)? = values.value(source) { bytes.append(name: name) } else { bytes.append(name: nil) }
        case .names(let source, let names):
            bytes.append(flag: values.items(of: source).contains { if case .enum(let name) = $0 { names.contains(name) } else { false } })
        case .exactValue(let source): bytes.append(name: values.value(source).map { "\($0)" })
        case .isInRange(let source, let min, let max):
            switch values.value(source) {
            case .int(let number)?: bytes.append(flag: number >= min && number <= max)
            case .double(let number)?: bytes.append(flag: number >= Double(min) && number <= Double(max))
            // A decimal: rounding it moves it across a limit by a negligible amount at most.
            case .string(let text)?: bytes.append(flag: Double(text).map { $0 >= Double(min) && $0 <= Double(max) } ?? false)
            default: bytes.append(flag: false)
            }
        case .isPeriod(let from, let to, let days):
            guard let first = values.text(from).flatMap({ DayNumber(String($0)) }),
                let last = values.text(to).flatMap({ DayNumber(String($0)) })
            else { return bytes.append(flag: false) }
            bytes.append(flag: first.value <= last.value && last.value - first.value < days)
        case .isKnownViewer: bytes.append(flag: values.viewer != nil)
        case .hasRejectedCredentials: bytes.append(flag: values.hasRejectedCredentials)
        case .hasRole(let role): bytes.append(flag: values.viewer?.roles.isSuperset(of: role) ?? false)
        case .roles: bytes.append(values.viewer?.roles.rawValue ?? 0)
        case .scopes:
            let scopes = values.viewer?.scopes.rawValue ?? AccessScopes.all.rawValue
            bytes.append(UInt8(truncatingIfNeeded: scopes >> 8))
            bytes.append(UInt8(truncatingIfNeeded: scopes))
        case .idType(let source):
            guard let id = GlobalID(values.value(source)) else { return bytes.append(name: nil) }
            if id.typeBytes <= Self.maximumTypeNameLength { id.appendType(to: &bytes) } else { bytes.append(name: Self.typeName(id)) }
        case .idTypes(let source):
            bytes.append(
                name: Set(values.items(of: source).compactMap { GlobalID($0).map(Self.typeName) ?? "?" }).sorted().joined(separator: ",")
            )
        case .isLongerThan(let source, let bound): bytes.append(flag: values.items(of: source).count > bound)
        case .isNotBlank(let source): bytes.append(flag: values.text(source).map { !$0.isBlank } ?? false)
        case .exceeds(let source, let measure, let bound): bytes.append(flag: measure.exceeds(bound, source, in: values))
        case .cursorFits(let source, let format):
            if case .string(let text)? = values.value(source) {
                bytes.append(flag: format.keys(of: text, in: values) != nil)
            } else {
                bytes.append(flag: false)
            }
        case .language: bytes.append(values.language.number)
        }
    }
}

extension Observation {
    /// The type prefix of an id; words longer than any type's count as equal, so that a client's text cannot fill the key.
    private static func typeName(_ id: GlobalID) -> String { id.typeBytes <= maximumTypeNameLength ? id.type : "?" }

    /// The maximum length of a type prefix in bytes.
    static let maximumTypeNameLength = 63
}

extension String {
    /// Whether the string is empty or contains only white space.
    fileprivate var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}

extension [UInt8] {
    fileprivate mutating func append(flag: Bool) { append(flag ? 1 : 0) }

    fileprivate mutating func append(name: String?) {
        if let name { append(contentsOf: name.utf8) } else { append(0) }
    }
}

extension RequestValues {
    /// The items of a list value; a single value counts as a list of one, an absent or null value as an empty list.
    public func items(of source: ValueSource) -> [Value] {
        switch value(source) {
        case nil, .null?: []
        case .list(let items)?: items
        case let value?: [value]
        }
    }
}
