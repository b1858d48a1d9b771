public import GraphQL
import Planner

/// The input object of a mutation after coercion, so it fulfils the schema.
public struct MutationInput: Sendable {
    /// The fields.
    public let fields: ObjectValue

    /// Wraps a coerced input object.
    public init(_ fields: ObjectValue) {
        self.fields = fields
    }

    /// A text; nil if absent or null.
    public func text(_ name: String) -> String? {
        if case .string(let text)? = fields[name] { text } else { nil }
    }

    /// The texts of a list, or a single text as a list of one; nil if absent or null.
    public func texts(_ name: String) -> [String]? {
        switch fields[name] {
        case .list(let items)?: items.compactMap { if case .string(let text) = $0 { text } else { nil } }
        case .string(let text)?: [text]
        default: nil
        }
    }

    /// The name of an enum value; nil if absent or null.
    public func enumValue(_ name: String) -> String? {
        if case .enum(let name)? = fields[name] { name } else { nil }
    }

    /// The names of a list of enum values, or of a single value as a list of one; nil if absent or null.
    public func enumValues(_ name: String) -> [String]? {
        switch fields[name] {
        case .list(let items)?: items.compactMap { if case .enum(let name) = $0 { name } else { nil } }
        case .enum(let name)?: [name]
        default: nil
        }
    }

    /// An integer; nil if absent or null.
    public func integer(_ name: String) -> Int64? {
        if case .int(let number)? = fields[name] { number } else { nil }
    }

    /// A number; nil if absent or null.
    public func number(_ name: String) -> Double? {
        switch fields[name] {
        case .double(let number)?: number
        case .int(let number)?: Double(number)
        default: nil
        }
    }

    /// A boolean; nil if absent or null.
    public func flag(_ name: String) -> Bool? {
        if case .boolean(let flag)? = fields[name] { flag } else { nil }
    }

    /// A file; nil if absent or null.
    public func upload(_ name: String) -> Upload? {
        if case .upload(let file)? = fields[name] { file } else { nil }
    }

    /// A nested input object; nil if absent or null.
    public func object(_ name: String) -> MutationInput? {
        if case .object(let object)? = fields[name] { MutationInput(object) } else { nil }
    }

    /// Whether a field was given, even as null.
    public func isGiven(_ name: String) -> Bool { fields[name] != nil }

    /// Whether a list was given and has elements.
    public func hasItems(_ name: String) -> Bool {
        if case .list(let items)? = fields[name] { !items.isEmpty } else { false }
    }

    /// The number in a global id of a type; nil if absent or null.
    ///
    /// Throws if the id is invalid or of another type.
    public func id(_ name: String, of table: String) throws(MutationFailure) -> Int64? { try id(name, of: [table]) }

    /// The number in a global id of one of several types on the same rows; nil if absent or null.
    ///
    /// Throws if the id is invalid or of another type.
    public func id(_ name: String, of types: [String]) throws(MutationFailure) -> Int64? {
        guard let text = text(name) else { return nil }
        guard let id = GlobalID(text), types.contains(id.type) else { throw .invalidID(PlanError.invalidIDMessage(name, of: types)) }
        return id.number
    }

    /// The numbers in a non-empty list of global ids of one type.
    ///
    /// Throws if the list is empty or too long, or if an id is invalid or of another type.
    public func ids(
        _ name: String,
        of table: String,
        atMost limit: Int,
        otherwise message: Message
    ) throws(MutationFailure) -> [Int64] {
        let texts = texts(name) ?? []
        guard (1...limit).contains(texts.count) else { throw .failed(message, code: .badUserInput) }
        var numbers: [Int64] = []
        for text in texts {
            guard let id = GlobalID(text), id.type == table else { throw .invalidID(PlanError.invalidIDsMessage(name, of: table)) }
            numbers.append(id.number)
        }
        return numbers
    }
}
