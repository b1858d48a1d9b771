import JSON

/// An error in the configuration of providers: its position, the problem, and what would be right.
public struct IdentityConfigurationError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The first problem, as a sentence.
    public let description: String

    init(_ description: String) { self.description = description }
}

extension IdentityProvider {
    private static let maximumProviders = 50
    private static let maximumAudiences = 50
    private static let maximumTextLength = 2_048

    /// Reads a configuration.
    ///
    /// ```json
    /// {
    ///     "providers": [
    ///         {
    ///             "name": "GOOGLE",
    ///             "issuer": "https://accounts.google.com",
    ///             "audiences": ["1234.apps.googleusercontent.com"],
    ///             "jwks": "https://www.googleapis.com/oauth2/v3/certs"
    ///         },
    ///         { "name": "STAFF", "issuer": "https://id.example", "audiences": ["cupboard"], "jwks": "keys/staff.json" }
    ///     ]
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - file: The file's bytes.
    ///   - folder: The folder of the file, which relative paths start from.
    /// - Returns: The providers in the order of the file.
    /// - Throws: The first problem.
    public static func list(parsing file: [UInt8], in folder: String) throws(IdentityConfigurationError) -> [IdentityProvider] {
        let root: JSONValue
        do throws(JSONError) {
            root = try JSONDocument(parsing: file, limits: JSONDocument.Limits(nesting: 16, values: 10_000)).root
        } catch {
            throw IdentityConfigurationError("It is not JSON: \(error)")
        }
        try checkMembers(of: root, at: "the file", known: ["providers"])
        guard let list = root["providers"], (1...maximumProviders).contains(list.count), list.kind == .array else {
            throw IdentityConfigurationError("“providers” must be an array of 1 to \(maximumProviders) objects.")
        }
        var providers: [IdentityProvider] = []
        try list.forEachItem { item throws(IdentityConfigurationError) in
            let provider = try IdentityProvider(item, at: "providers[\(providers.count)]", in: folder)
            guard !providers.contains(where: { $0.name == provider.name }) else {
                throw IdentityConfigurationError(
                    "providers[\(providers.count)].name: “\(provider.name)” is already the name of another provider."
                )
            }
            providers.append(provider)
        }
        return providers
    }

    private init(_ value: JSONValue, at place: String, in folder: String) throws(IdentityConfigurationError) {
        try Self.checkMembers(of: value, at: place, known: ["name", "issuer", "audiences", "jwks"])
        let name = try Self.text(value["name"], at: "\(place).name")
        guard name.utf8.count <= 50, name.utf8.allSatisfy(Self.isNameByte) else {
            throw IdentityConfigurationError("\(place).name must have at most 50 letters, digits, “_” and “-”.")
        }
        var audiences: [String] = []
        guard let list = value["audiences"], list.kind == .array, (1...Self.maximumAudiences).contains(list.count) else {
            throw IdentityConfigurationError("\(place).audiences must be an array of 1 to \(Self.maximumAudiences) strings.")
        }
        try list.forEachItem { item throws(IdentityConfigurationError) in
            audiences.append(try Self.text(item, at: "\(place).audiences[\(audiences.count)]"))
        }
        self.init(
            name: name,
            issuer: try Self.text(value["issuer"], at: "\(place).issuer"),
            audiences: audiences,
            keys: try KeySource(Self.text(value["jwks"], at: "\(place).jwks"), at: "\(place).jwks", in: folder)
        )
    }

    /// Rejects unknown members, because a misspelt one would otherwise be ignored silently.
    private static func checkMembers(of value: JSONValue, at place: String, known: [String]) throws(IdentityConfigurationError) {
        let list = known.map { "“\($0)”" }.joined(separator: ", ")
        guard value.kind == .object else { throw IdentityConfigurationError("\(place) must be an object with \(list).") }
        try value.forEachMember { name, _ throws(IdentityConfigurationError) in
            guard known.contains(name) else {
                throw IdentityConfigurationError("\(place) has the unknown member “\(name.prefix(100))”; the known members are \(list).")
            }
        }
    }

    private static func text(_ value: JSONValue?, at place: String) throws(IdentityConfigurationError) -> String {
        guard let text = value?.string, (1...maximumTextLength).contains(text.utf8.count) else {
            throw IdentityConfigurationError("\(place) must be a string of 1 to \(maximumTextLength) bytes.")
        }
        return text
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}

extension KeySource {
    /// Distinguishes URLs from paths.
    ///
    /// URLs of other machines must use HTTPS, because anyone who can replace keys in transit can impersonate any user.
    fileprivate init(_ text: String, at place: String, in folder: String) throws(IdentityConfigurationError) {
        if text.hasPrefix("https://") || Self.isLoopback(text) {
            self = .url(text)
        } else if text.contains("://") {
            throw IdentityConfigurationError(
                "\(place) must be the path of a file or an “https” URL; “http” is only allowed for this machine."
            )
        } else {
            self = .file(text.hasPrefix("/") ? text : folder.hasSuffix("/") ? folder + text : "\(folder)/\(text)")
        }
    }

    private static func isLoopback(_ url: String) -> Bool {
        ["http://127.0.0.1", "http://localhost", "http://[::1]"].contains { host in
            guard url.hasPrefix(host), !url.contains("@") else { return false }
            let next = url.dropFirst(host.count).first
            return next == nil || next == ":" || next == "/"
        }
    }
}
