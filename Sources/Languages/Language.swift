/// The languages of texts.
public enum Language: UInt8, Sendable, Hashable, CaseIterable {
    case english, spanish

    /// The value in the schema's enum.
    public var enumValue: String { self == .english ? "EN" : "ES" }

    /// Creates a language from a value of the schema's enum.
    public init?(enumValue: String) {
        guard let language = Language.allCases.first(where: { $0.enumValue == enumValue }) else { return nil }
        self = language
    }
}

extension Language: Decodable {
    /// Decodes a value of the schema's enum.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let language = Language(enumValue: name) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no language")
        }
        self = language
    }
}
