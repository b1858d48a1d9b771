public import Domains
public import GraphQL
public import Mail
public import Planner
import Reactor

/// A schema with all that hangs on it; immutable, shared by all loops, and swapped whole when it is loaded again.
public final class SchemaSnapshot: Sendable {
    /// The text of the schema.
    public let sdl: [UInt8]
    /// The schema; at hand here, because a getter that goes through the planner copies its dozen arrays for each request.
    public let schema: Schema
    /// Turns operations into plans.
    public let planner: Planner
    /// What its mutations do, by their names.
    public let mutations: [String: Mutation]
    /// A fingerprint of the text: 16 hexadecimal digits.
    public let version: String
    /// The documents that the operator of the server knows.
    public let trustedDocuments: TrustedDocuments

    private let lazyExplorer = Lock<SchemaExplorer?>(nil)

    /// What people are told about the schema; made when it is asked for.
    var explorer: SchemaExplorer {
        lazyExplorer.withLock { explorer in
            if let explorer { return explorer }
            let made = SchemaExplorer(planner.catalog)
            explorer = made
            return made
        }
    }

    /// Builds a schema from its text and binds it to all domains; throws what is wrong with either.
    public convenience init(sdl: [UInt8], app: AppAddress = .local) throws(SnapshotError) {
        try self.init(sdl: sdl, mutations: Domains.mutations) { Domains.bindings(schemaVersion: $0, app: app) }
    }

    /// Builds a schema from its text with bindings that are told its version.
    public init(
        sdl: [UInt8],
        mutations: [Mutation] = [],
        bindings: (_ version: String) -> [ObjectBinding]
    ) throws(SnapshotError) {
        self.sdl = sdl
        self.mutations = Dictionary(mutations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        version = Self.fingerprint(sdl)
        trustedDocuments = .none
        do throws(SchemaError) {
            schema = try Schema(sdl: sdl)
        } catch {
            throw .schema(error)
        }
        do throws(CatalogError) {
            let catalog = try Catalog(
                schema: schema,
                objects: bindings(version),
                mutations: mutations.map(\.binding),
                languages: Domains.languages
            )
            planner = Planner(catalog: catalog)
        } catch {
            throw .catalog(error)
        }
    }

    /// The same schema with trusted documents, which are valid for it.
    public init(_ other: SchemaSnapshot, trusting documents: TrustedDocuments) {
        sdl = other.sdl
        schema = other.schema
        mutations = other.mutations
        planner = other.planner
        version = other.version
        trustedDocuments = documents
    }

    /// FNV-1a: it tells versions apart and protects nothing.
    static func fingerprint(_ bytes: [UInt8]) -> String {
        let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// Why a schema cannot be served.
public enum SnapshotError: Error, Sendable, CustomStringConvertible {
    /// The text is no schema.
    case schema(SchemaError)
    /// The schema and the bindings disagree.
    case catalog(CatalogError)

    /// Every problem, a line each.
    public var description: String {
        switch self {
        case .schema(let error): error.description
        case .catalog(let error): error.description
        }
    }
}
