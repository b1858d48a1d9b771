import Bytes
public import GraphQL
import JSON
import Sodium

/// Documents that the operator of the server knows, by the identifiers that clients use for them.
///
/// Read from a file that clients' build tools write: an object of identifiers and documents as Relay writes it, or Apollo's operation
/// manifest. All documents are valid for the schema that they are used with.
public struct TrustedDocuments: Sendable {
    private let documents: [DocumentIdentifier: [UInt8]]
    private let digests: Set<SHA256Digest>

    /// No trusted documents.
    public static let none = TrustedDocuments(documents: [:])

    /// The number of trusted documents.
    public var count: Int { documents.count }

    private init(documents: [DocumentIdentifier: [UInt8]]) {
        self.documents = documents
        digests = Set(documents.values.map { SHA256Digest(of: $0.span) })
    }

    /// Reads a file and validates its documents; throws every problem that it finds.
    public init(file: [UInt8], schema: Schema, limits: OperationLimits, isProduction: Bool = false) throws(InvalidTrustedDocuments) {
        let root: JSONDocument
        do throws(JSONError) {
            root = try JSONDocument(parsing: file)
        } catch {
            throw InvalidTrustedDocuments(["It is not JSON: \(error)"])
        }
        var problems: [String] = []
        var documents: [DocumentIdentifier: [UInt8]] = [:]
        for (name, text) in try Self.entries(of: root.root) {
            guard let identifier = DocumentIdentifier(name) else {
                problems.append(
                    "“\(name.prefix(100))” is not an identifier. An identifier has at most 256 bytes, or is “sha256:” and 64 hexadecimal digits."
                )
                continue
            }
            guard let text else {
                problems.append("“\(name)” has no document. The value must be a string.")
                continue
            }
            let digest = SHA256Digest(of: text.span)
            if name.hasPrefix("sha256:"), identifier != .sha256(digest) {
                problems.append("“\(name)” is not the SHA-256 of its document, which is \(digest.hexadecimal).")
            } else if let other = documents.updateValue(text, forKey: identifier), other != text {
                problems.append("“\(name)” is repeated with different documents.")
            }
            problems += Self.errors(in: text, schema, limits, isProduction).map { error in
                "“\(name)”" + (error.locations.first.map { ", line \($0.line)" } ?? "") + ": \(error.message)"
            }
        }
        guard problems.isEmpty else { throw InvalidTrustedDocuments(problems) }
        self.init(documents: documents)
    }

    /// The errors that prevent a document from being served, including limits that its operations exceed.
    private static func errors(in source: [UInt8], _ schema: Schema, _ limits: OperationLimits, _ isProduction: Bool) -> [GraphQLError] {
        var times = PhaseTimes(isDetailed: false)
        switch PreparedOperation.document(source, schema, limits, isProduction, &times) {
        case .failure(let error): return error.errors
        case .success(let document): return document.operations.flatMap { limits.errors(of: $0, in: document) }
        }
    }

    /// The document of an identifier.
    func document(_ identifier: DocumentIdentifier) -> [UInt8]? { documents[identifier] }

    /// Whether one of the documents has this digest, whatever its identifier.
    func contains(_ digest: SHA256Digest) -> Bool { digests.contains(digest) }

    /// The identifiers with their documents; nil where the document is not a string.
    private static func entries(of root: JSONValue) throws(InvalidTrustedDocuments) -> [(String, [UInt8]?)] {
        guard root.kind == .object else {
            throw InvalidTrustedDocuments(["It must be a JSON object of identifiers and documents, or an Apollo operation manifest."])
        }
        var entries: [(String, [UInt8]?)] = []
        guard let operations = root["operations"], operations.kind == .array else {
            root.forEachMember { name, value in entries.append((name, value.withUTF8 { $0.bytes() })) }
            return entries
        }
        // Apollo: https://www.apollographql.com/docs/graphos/platform/security/persisted-queries
        operations.forEachItem { operation in
            entries.append((operation["id"]?.string ?? "", operation["body"]?.withUTF8 { $0.bytes() }))
        }
        return entries
    }
}

/// The error for trusted documents that cannot be served.
public struct InvalidTrustedDocuments: Error, Sendable, CustomStringConvertible {
    /// The problems, one line each, beginning with the document's identifier.
    public let problems: [String]

    init(_ problems: [String]) {
        self.problems = problems
    }

    /// Every problem, one per line.
    public var description: String { problems.joined(separator: "\n") }
}
