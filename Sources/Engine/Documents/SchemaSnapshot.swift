public import GraphQL
public import Planner

/// A schema with everything derived from it.
///
/// Immutable, shared by all loops, and replaced as a whole when it is reloaded.
public final class SchemaSnapshot: Sendable {
    /// The text of the schema.
    public let sdl: [UInt8]
    /// The schema; stored here because a getter that goes through the planner copies a dozen arrays for each request.
    public let schema: Schema
    /// Turns operations into plans.
    public let planner: Planner
    /// The schema's mutations, by name.
    public let mutations: [String: Mutation]
    /// A fingerprint of the text: 16 hexadecimal digits.
    public let version: String
    /// The documents that the operator of the server has registered.
    public let trustedDocuments: TrustedDocuments

    /// Builds a schema from its text; `bindings` receives the schema's version.
    public init(
        sdl: [UInt8],
        mutations: [Mutation] = [],
        subscriptions: [SubscriptionBinding] = [],
        languages: [TextLanguage] = [],
        bindings: (_ version: String) -> [ObjectBinding]
    ) throws(SnapshotError) {
        self.sdl = sdl
        self.mutations = Dictionary(mutations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        version = Fingerprint.text(of: sdl)
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
                subscriptions: subscriptions,
                languages: languages
            )
            planner = Planner(catalog: catalog)
        } catch {
            throw .catalog(error)
        }
    }

    /// The same schema with trusted documents, which must be valid for it.
    public init(_ other: SchemaSnapshot, trusting documents: TrustedDocuments) {
        sdl = other.sdl
        schema = other.schema
        mutations = other.mutations
        planner = other.planner
        version = other.version
        trustedDocuments = documents
    }
}

// The steps from a document to a plan, each in one place with the parts of the schema that it needs.
extension SchemaSnapshot {
    /// A planner that limits arguments to these bounds.
    func planner(within bounds: ArgumentBounds) -> Planner {
        var planner = planner
        planner.bounds = bounds
        return planner
    }

    /// The values of a request for an operation.
    ///
    /// - Throws: The errors in the variables.
    package func values(
        of operation: ExecutableOperation,
        from variables: ObjectValue,
        language: TextLanguage,
        viewer: Viewer?,
        suggests: Bool = true
    ) throws(RequestError) -> RequestValues {
        if operation.definition.variables.isEmpty { return RequestValues(variables: .none, language: language, viewer: viewer) }
        let coerced = try schema.coerceVariables(
            of: operation.definition,
            in: operation.document,
            from: variables,
            suggests: suggests
        )
        return RequestValues(variables: coerced, language: language, viewer: viewer)
    }

    /// The plan of an operation for one request, without waiting; an existing plan is reused.
    ///
    /// - Throws: The errors that prevent a plan.
    package func plan(
        _ operation: PreparedOperation,
        from variables: ObjectValue,
        language: TextLanguage,
        viewer: Viewer? = nil
    ) throws(RequestError) -> (plan: PreparedPlan, values: RequestValues) {
        let executable = try operation.outcome.get()
        let values = try values(of: executable, from: variables, language: language, viewer: viewer)
        do throws(PlanError) {
            return (try operation.plan(executable, for: values, planner: planner), values)
        } catch {
            throw RequestError([GraphQLError(error)])
        }
    }
}

/// An error that prevents a schema from being served.
public enum SnapshotError: Error, Sendable, CustomStringConvertible {
    /// The text is not a valid schema.
    case schema(SchemaError)
    /// The schema and the bindings disagree.
    case catalog(CatalogError)

    /// Every problem, one per line.
    public var description: String {
        switch self {
        case .schema(let error): error.description
        case .catalog(let error): error.description
        }
    }
}

/// A snapshot in use by one loop, with the list sizes observed so far.
///
/// A class, so that a request keeps the snapshot that it began with.
final class ServedSchema {
    let snapshot: SchemaSnapshot
    /// The observed lengths of lists without pages, by field of the schema.
    let listSizes: ListSizes

    init(_ snapshot: SchemaSnapshot) {
        self.snapshot = snapshot
        listSizes = ListSizes(fields: snapshot.schema.fields.count)
    }
}
