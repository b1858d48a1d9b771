import GraphQL
import ServiceSupport
import Testing

@Suite("Distances in the schema")
struct DistanceWordsTests {
    @Test("distances have one description and one type and are null without a point")
    func distances() throws {
        let schema = try Schema(sdl: SchemaFile.bytes())
        for type in schema.types where type.kind == .object {
            for field in schema[type.fields] where ["distanceKm", "distanceMiles"].contains(field.name) && field.deprecationReason == nil {
                #expect(schema.printed(field.type) == "Float", "\(type.name)")
                let unit = field.name == "distanceKm" ? "kilometres" : "miles"
                #expect(field.description?.contains(", in \(unit) over the surface of the earth") == true, "\(type.name).\(field.name)")
            }
        }
    }
}
