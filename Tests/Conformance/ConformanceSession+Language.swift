import GraphQL
import JSON

// The kinds of requests about source text alone.
extension ConformanceSession {
    func parse(_ request: JSONValue, to writer: inout ResponseWriter) {
        do throws(SyntaxError) {
            _ = try Document.parse(request["document"]?.string ?? "")
            writer.write(literal: "{\"ok\":true}")
        } catch {
            writer.write(literal: "{\"ok\":false,\"error\":{\"message\":")
            writer.write(string: error.message)
            writer.write(literal: ",\"location\":[")
            writer.write(Int64(error.location.line))
            writer.write(byte: UInt8(ascii: ","))
            writer.write(Int64(error.location.column))
            writer.write(literal: "]}}")
        }
    }

    mutating func print(_ request: JSONValue, to writer: inout ResponseWriter) throws(Unanswered) {
        let text = request["document"]?.string ?? ""
        switch request["mode"]?.string {
        case "document": writer.write(string: try document(text).printed())
        case "schema": writer.write(string: try schema(text).printed())
        case "sorted": writer.write(string: try schema(text).printed(isSorted: true))
        default: throw Unanswered(reason: "unsupported")
        }
    }

    func validateSchema(_ request: JSONValue, to writer: inout ResponseWriter) {
        var phase = Value.null
        var errors: [GraphQLError] = []
        do throws(SchemaError) {
            _ = try Schema(sdl: request["sdl"]?.string ?? "")
        } catch {
            phase =
                switch error.phase {
                case .syntax: "parse"
                case .definitions: "sdl"
                case .types: "schema"
                }
            errors = error.errors
        }
        writer.write(literal: "{\"phase\":")
        writer.write(phase)
        writer.write(literal: ",\"errors\":")
        writer.write(errors)
        writer.write(literal: "}")
    }

    mutating func breaking(_ request: JSONValue, to writer: inout ResponseWriter) throws(Unanswered) {
        let old = try schema(request["old"]?.string ?? "")
        let new = try schema(request["new"]?.string ?? "")
        let changes = old.changes(to: new).filter(\.kind.isKnownToGraphQLJS)
        func list(_ severity: SchemaChange.Severity) -> Value {
            .list(
                changes.filter { $0.kind.severity == severity }
                    .map { ["type": .string($0.kind.rawValue), "description": .string($0.description)] }
            )
        }
        writer.write(["breaking": list(.breaking), "dangerous": list(.dangerous)])
    }

    private func document(_ text: String) throws(Unanswered) -> Document {
        do throws(SyntaxError) {
            return try Document.parse(text)
        } catch {
            throw Unanswered(reason: error.message)
        }
    }
}
