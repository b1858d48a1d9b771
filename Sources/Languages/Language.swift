/// The languages that texts exist in.
public enum Language: UInt8, Sendable, Hashable, CaseIterable {
    case english, spanish

    /// The value of the schema's enum.
    public var enumValue: String { self == .english ? "EN" : "ES" }

    /// The language of an enum value.
    public init?(enumValue: String) {
        guard let language = Language.allCases.first(where: { $0.enumValue == enumValue }) else { return nil }
        self = language
    }
}

extension Language: Decodable {
    /// Reads an enum value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let language = Language(enumValue: name) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no language")
        }
        self = language
    }
}
