public import GraphQL

/// A fact about a request's values that a plan was made for.
///
/// While the planner works it may look at a variable only through `RequestShape`, which notes what it asked and what it heard. A plan fits
/// another request exactly when all its observations give the same facts there; together the facts are the request's **shape**. So the
/// shape holds whatever changes the SQL text or the outcome of a check – presence, the value of an enum that chooses an order, the type
/// that an id names – and nothing else.
public enum Observation: Sendable, Hashable {
    /// Absent, null, or there.
    case presence(ValueSource)
    /// Which boolean, of `@skip` and `@include`.
    case boolean(ValueSource)
    /// Which enum value.
    case enumValue(ValueSource)
    /// The value itself: for what is answered out of memory when the plan is made.
    case exactValue(ValueSource)
    /// Whether a number lies in a range.
    case isInRange(ValueSource, min: Int, max: Int)
    /// Whether the account that asks is known.
    case isKnownViewer
    /// The name of the type in a global id.
    case idType(ValueSource)
    /// The type names that the ids of a list have, each once, sorted.
    case idTypes(ValueSource)
    /// Whether a list has more items than a bound.
    case isLongerThan(ValueSource, Int)
    /// Whether a text has more characters (Unicode scalars) than a bound.
    case isLongerText(ValueSource, Int)
    /// Whether a cursor belongs to an order.
    case cursorFits(ValueSource, CursorFormat)
    /// The language that the request asks for.
    case language
}

/// What an observation heard, as bytes of a shape's key.
struct Fact: Sendable, Hashable {
    let bytes: [UInt8]

    static func flag(_ value: Bool) -> Fact { Fact(bytes: [value ? 1 : 0]) }

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    init(_ name: String?) {
        bytes = name.map { Array($0.utf8) } ?? [0]
    }

    var isTrue: Bool { bytes == [1] }
    var name: String? { bytes == [0] ? nil : String(decoding: bytes, as: UTF8.self) }
}

/// Whether a value is there.
enum Presence: UInt8 {
    case absent, null, present
}

extension Observation {
    /// What the observation gives for a request.
    func fact(in values: RequestValues) -> Fact {
        switch self {
        case .presence(let source):
            switch values.value(source) {
            case nil: Fact(bytes: [Presence.absent.rawValue])
            case .null?: Fact(bytes: [Presence.null.rawValue])
            default: Fact(bytes: [Presence.present.rawValue])
            }
        case .boolean(let source): .flag(values.value(source) == .boolean(true))
        case .enumValue(let source):
            if case .enum(let name)? = values.value(source) { Fact(name) } else { Fact(nil) }
        case .exactValue(let source): Fact(values.value(source).map { "\($0)" })
        case .isInRange(let source, let min, let max):
            switch values.value(source) {
            case .int(let number)?: .flag(number >= min && number <= max)
            case .double(let number)?: .flag(number >= Double(min) && number <= Double(max))
            default: .flag(false)
            }
        case .isKnownViewer: .flag(values.viewer != nil)
        case .idType(let source): Fact(GlobalID(values.value(source))?.type)
        case .idTypes(let source):
            Fact(Set(values.items(of: source).compactMap { GlobalID($0)?.type ?? "?" }).sorted().joined(separator: ","))
        case .isLongerThan(let source, let bound): .flag(values.items(of: source).count > bound)
        case .isLongerText(let source, let bound):
            if case .string(let text)? = values.value(source) { .flag(text.unicodeScalars.count > bound) } else { .flag(false) }
        case .cursorFits(let source, let format):
            if case .string(let text)? = values.value(source) { .flag(format.keys(of: text) != nil) } else { .flag(false) }
        case .language: Fact(bytes: [values.language.rawValue])
        }
    }
}

extension RequestValues {
    /// The items of a list value; a single value counts as a list of one, nothing and null as none.
    public func items(of source: ValueSource) -> [Value] {
        switch value(source) {
        case nil, .null?: []
        case .list(let items)?: items
        case let value?: [value]
        }
    }
}
