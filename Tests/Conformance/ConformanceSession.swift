import GraphQL
import JSON
import JSONValues

/// What the requests of one run share: the schemas built so far.
struct ConformanceSession {
    private var schemas: [String: Result<Schema, SchemaError>] = [:]

    /// Answers one request: `{"id": …, "result": …}` or `{"id": …, "error": …}`.
    mutating func answer(_ request: JSONValue, to writer: inout ResponseWriter) {
        writer.write(literal: "{\"id\":")
        writer.write(request["id"].map(Value.init) ?? .null)
        writer.write(literal: ",\"result\":")
        let mark = writer.bytes.count
        do throws(Unanswered) {
            switch request["kind"]?.string {
            case "parse": parse(request, to: &writer)
            case "print": try print(request, to: &writer)
            case "schema": validateSchema(request, to: &writer)
            case "validate": try validate(request, to: &writer)
            case "introspect": try introspect(request, to: &writer)
            case "coerce": try coerce(request, to: &writer)
            case "execute": try execute(request, to: &writer)
            case "breaking": try breaking(request, to: &writer)
            default: throw Unanswered(reason: "unsupported")
            }
        } catch {
            writer.truncate(to: mark - ",\"result\":".utf8.count)
            writer.write(literal: ",\"error\":")
            writer.write(string: error.reason)
        }
        writer.write(literal: "}")
    }

    /// The schema of a source, built once; like the reference's, not validated unless that is what the case is about.
    mutating func schema(_ sdl: String) throws(Unanswered) -> Schema {
        let result = schemas[sdl] ?? Result { () throws(SchemaError) in try Schema(sdl: sdl, assumesValid: true) }
        schemas[sdl] = result
        do throws(SchemaError) {
            return try result.get()
        } catch {
            throw Unanswered(reason: "schema: \(error)")
        }
    }
}

/// Why a request has no result.
struct Unanswered: Error {
    let reason: String
}
