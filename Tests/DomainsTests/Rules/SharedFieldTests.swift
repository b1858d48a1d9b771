import Engine
import GraphQL
import ServiceSupport
import Testing

@Suite("Names that several types share")
struct SharedFieldTests {
    /// Fields of one name that differ from type to type, and why that is right.
    private static let exceptions = [
        "account": "null in the payload of a mutation that failed, and for whoever may not see it",
        "address": "people need not give theirs; every store has one",
        "area": "an account need not have one; a food post has",
        "author": "what was said of the service stays when its author is gone",
        "comment": "a recipe's reviewer can give stars alone",
        "cost": "a contract of two rows: points of a request, and the money that a recipe takes",
        "count": "null in the payload of a mutation that failed",
        "expiresAt": "a key can be good for ever",
        "feedback": "what a mutation has taken, and the list of a food post",
        "foodPost": "null at the root where there is none with the id",
        "ingredients": "a list of all, and what one recipe or post needs",
        "kind": "each kind of thing has kinds of its own",
        "latitude": "people need not give theirs", "longitude": "people need not give theirs",
        "location": "what is told of a place depends on whose it is",
        "message": "a payload need not say anything; a mistake does",
        "perServing": "nutrients, and what a serving may cost",
        "recipe": "null at the root where there is none with the id",
        "status": "each kind of thing has states of its own",
        "unit": "kitchens measure otherwise than donors",
        "updatedAt": "only some may see it of an account",
        "website": "a seller has a site; a store need not",
    ]

    @Test("mean fields of one type and nullability, or it is known why not")
    func types() throws {
        let schema = try SchemaFile.snapshot().schema
        var types: [String: Set<String>] = [:]
        for type in schema.types where [.object, .interface].contains(type.kind) && !type.isBuiltIn {
            for field in schema[type.fields] where !["edges", "node", "nodes"].contains(field.name) {
                types[field.name, default: []].insert(schema.printed(field.type))
            }
        }
        #expect(types.count > 100)
        for (name, meanings) in types.sorted(by: { $0.key < $1.key }) where meanings.count > 1 {
            #expect(Self.exceptions[name] != nil, "\(name) is \(meanings.sorted().joined(separator: " and "))")
        }
    }

    @Test("a distance has one description, one type, and is null without a point")
    func distances() throws {
        let schema = try SchemaFile.snapshot().schema
        for type in schema.types where type.kind == .object {
            for field in schema[type.fields] where ["distanceKm", "distanceMiles"].contains(field.name) && field.deprecationReason == nil {
                #expect(schema.printed(field.type) == "Float", "\(type.name)")
                let unit = field.name == "distanceKm" ? "kilometres" : "miles"
                #expect(field.description?.contains(", in \(unit) over the surface of the earth") == true, "\(type.name).\(field.name)")
            }
        }
    }
}
