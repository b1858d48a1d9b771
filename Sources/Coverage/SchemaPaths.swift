import GraphQL
import Planner

/// The shortest paths through a schema: from the root to each output type, and to the places that take each input type.
struct SchemaPaths: Sendable {
    /// The last step of the path to a type.
    enum Way: Sendable {
        /// The type is the query root.
        case root
        /// The type is the mutation root.
        case mutationRoot
        /// The type is the subscription root.
        case subscriptionRoot
        /// A field of another type.
        case field(FieldID, of: TypeID)
        /// A type condition on an interface or union.
        ///
        /// An interface that no field returns is reached through an object that implements it.
        case condition(on: TypeID)
    }

    /// A place that takes a value of a type.
    enum Place: Sendable {
        /// An argument of a field.
        case argument(InputValueID, of: FieldID, in: TypeID)
        /// A field of an input object.
        case inputField(InputValueID, of: TypeID)
    }

    /// The path to each object, interface and union that an operation reaches.
    private(set) var ways: [TypeID: Way] = [:]
    /// The first field that returns each scalar and enum.
    private(set) var answers: [TypeID: (field: FieldID, type: TypeID)] = [:]
    /// The places that take each scalar, enum and input object, nearest first.
    private(set) var places: [TypeID: [Place]] = [:]

    private var reached: [TypeID] = []

    /// Finds the paths.
    ///
    /// Fields in `last` are used only if there is no other path.
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

    /// Searches breadth first in the order of the schema, so the first path to a type is a shortest one.
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
        // Follows the order of the schema, so that the result is deterministic.
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
