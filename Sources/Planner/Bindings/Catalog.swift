public import GraphQL

/// A schema together with the bindings that supply the values of its fields.
///
/// A class, so that the planner can pass it on without copying its tables' references.
public final class Catalog: Sendable {
    /// The schema.
    public let schema: Schema
    /// The languages that texts are stored in.
    package let languages: [TextLanguage]
    private let objects: [String: ObjectBinding]
    private let byIDPrefix: [String: ObjectBinding]
    /// The prefixes of global ids, sorted.
    package let idPrefixes: [String]
    private let mutations: [String: MutationBinding]
    private let subscriptions: [String: SubscriptionBinding]

    /// Combines schema and bindings; throws all disagreements between them.
    public init(
        schema: Schema,
        objects stored: [ObjectBinding],
        mutations: [MutationBinding] = [],
        subscriptions: [SubscriptionBinding] = [],
        languages: [TextLanguage] = []
    ) throws(CatalogError) {
        self.schema = schema
        self.languages = languages
        self.mutations = Dictionary(mutations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        self.subscriptions = Dictionary(subscriptions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var objects = stored + mutations.map(\.payloadBinding)
        if !subscriptions.isEmpty { objects.append(ObjectBinding(type: "Subscription", fields: subscriptions.map(\.field))) }
        self.objects = Dictionary(objects.map { ($0.type, $0) }, uniquingKeysWith: { first, _ in first })
        let prefixes = self.objects.values.compactMap { binding in binding.idPrefix.map { ($0.name, binding) } }
        byIDPrefix = Dictionary(prefixes, uniquingKeysWith: { first, _ in first })
        idPrefixes = byIDPrefix.keys.sorted()
        let twice = Dictionary(grouping: objects, by: \.type).filter { $0.value.count > 1 }.keys
        var check = CatalogCheck(schema: schema, objects: self.objects, mutations: self.mutations)
        let problems = twice.sorted().map { "\($0) is bound twice." } + check.problems()
        guard problems.isEmpty else { throw CatalogError(problems: problems) }
    }

    /// The binding of a mutation.
    public func mutation(named name: String) -> MutationBinding? {
        mutations[name]
    }

    /// The binding of a subscription.
    public func subscription(named name: String) -> SubscriptionBinding? {
        subscriptions[name]
    }

    /// The binding of an object type.
    package func binding(of type: TypeID) -> ObjectBinding? {
        objects[schema[type].name]
    }

    /// The binding of an object type.
    package func binding(ofTypeNamed name: String) -> ObjectBinding? {
        objects[name]
    }

    /// The binding of the object type with this prefix in its global ids.
    package func binding(withIDs prefix: String) -> ObjectBinding? {
        byIDPrefix[prefix]
    }

    /// The bindings of all object types, sorted by type.
    package var bindings: [ObjectBinding] {
        objects.values.sorted { $0.type < $1.type }
    }
}

/// The error for a schema and bindings that disagree; the server does not start.
public struct CatalogError: Error, Sendable, CustomStringConvertible {
    /// Each disagreement as a sentence that names the field.
    public let problems: [String]

    /// All disagreements, one line each.
    public var description: String { problems.joined(separator: "\n") }
}
