import GraphQL
import Planner

/// The shortest ways through a schema: from the root to each type that can be answered, and into each type that can be given.
struct SchemaPaths: Sendable {
    /// How objects of a type are reached.
    enum Way: Sendable {
        /// It is where every query begins.
        case root
        /// It is where every mutation begins.
        case mutationRoot
        /// It is where every subscription begins.
        case subscriptionRoot
        /// By a field of another type.
        case field(FieldID, of: TypeID)
        /// By a condition on an interface or union, or for an interface that no field answers on an object that implements it.
        case condition(on: TypeID)
    }

    /// Where a value of a type can be given.
    enum Place: Sendable {
        /// As an argument of a field.
        case argument(InputValueID, of: FieldID, in: TypeID)
        /// As a field of an input object.
        case inputField(InputValueID, of: TypeID)
    }

    /// The way to each object, interface and union that a query reaches.
    private(set) var ways: [TypeID: Way] = [:]
    /// The first field that answers each scalar and enum.
    private(set) var answers: [TypeID: (field: FieldID, type: TypeID)] = [:]
    /// Where each scalar, enum and input object can be given, the nearest first.
    private(set) var places: [TypeID: [Place]] = [:]

    private var reached: [TypeID] = []

    /// Finds the ways, those through some fields only where there are no others.
    init(_ schema: Schema, last: Set<FieldID> = []) {
        guard let root = schema.queryType else { return }
        reach(root, .root)
        follow(from: 0, schema) { !last.contains($0) }
        let count = reached.count
        for field in schema[root].fields where last.contains(field) { reach(schema[field].type.named, .field(field, of: root)) }
        follow(from: count, schema) { _ in true }
        for (type, way) in [(schema.mutationType, Way.mutationRoot), (schema.subscriptionType, .subscriptionRoot)] {
            guard let type else { continue }
            let count = reached.count
            reach(type, way)
            follow(from: count, schema) { _ in true }
        }
        for type in schema.introspectedTypes where schema[type].kind == .interface {
            guard let object = schema[type].possibleTypes.first(where: { ways[$0] != nil }) else { continue }
            reach(type, .condition(on: object))
        }
        addInputFields(in: schema)
    }

    private mutating func reach(_ type: TypeID, _ way: Way) {
        guard ways[type] == nil else { return }
        ways[type] = way
        reached.append(type)
    }

    /// Breadth first, in the order of the schema: the first way to come by is a shortest one.
    private mutating func follow(from start: Int, _ schema: Schema, where isOpen: (FieldID) -> Bool) {
        var next = start
        while next < reached.count {
            let type = schema[reached[next]]
            next += 1
            for field in type.fields {
                let named = schema[field].type.named
                if !schema[named].kind.isComposite {
                    if answers[named] == nil { answers[named] = (field, type.id) }
                } else if isOpen(field) {
                    reach(named, .field(field, of: type.id))
                }
                for argument in schema[field].arguments {
                    places[schema[argument].type.named, default: []].append(.argument(argument, of: field, in: type.id))
                }
            }
            if type.kind.isAbstract { type.possibleTypes.forEach { reach($0, .condition(on: type.id)) } }
        }
    }

    private mutating func addInputFields(in schema: Schema) {
        // In the order of the schema, so that the same place comes first each time.
        var inputs = schema.introspectedTypes.filter { places[$0] != nil }
        var visited: Set<TypeID> = []
        var next = 0
        while next < inputs.count {
            let type = schema[inputs[next]]
            next += 1
            guard type.kind == .inputObject, visited.insert(type.id).inserted else { continue }
            for field in type.inputFields {
                let taken = schema[field].type.named
                places[taken, default: []].append(.inputField(field, of: type.id))
                inputs.append(taken)
            }
        }
    }
}
