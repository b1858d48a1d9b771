import GraphQL
import JSON
import JSONValues

/// State shared by the requests of a run: the schemas built so far.
struct ConformanceSession {
    private var schemas: [String: Result<Schema, SchemaError>] = [:]

    /// Responds to a request: `{"id": …, "result": …}` or `{"id": …, "error": …}`.
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

    /// Returns the schema of a source, built once.
    ///
    /// Like the reference, it is not validated unless the case tests that.
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

/// The reason why a request has no result.
struct Unanswered: Error {
    let reason: String
}
