import GraphQL
import JSON

// The kinds about source text alone.
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

    func print(_ request: JSONValue, to writer: inout ResponseWriter) throws(Unanswered) {
        let text = request["document"]?.string ?? ""
        switch request["mode"]?.string {
        case "document": writer.write(string: try document(text).printed())
        case "schema": writer.write(string: try schema(of: document(text)).printed())
        case "sorted": writer.write(string: try schema(of: document(text)).printed(isSorted: true))
        default: throw Unanswered(reason: "unsupported")
        }
    }

    func breaking(_ request: JSONValue, to writer: inout ResponseWriter) throws(Unanswered) {
        let old = try schema(of: document(request["old"]?.string ?? ""))
        let new = try schema(of: document(request["new"]?.string ?? ""))
        let changes = old.changes(to: new).filter(\.kind.isKnownToGraphQLJS)
        func list(_ severity: SchemaChange.Severity) -> Value {
            .list(
                changes.filter { $0.kind.severity == severity }
                    .map { ["type": .string($0.kind.rawValue), "description": .string($0.description)] }
            )
        }
        writer.write(["breaking": list(.breaking), "dangerous": list(.dangerous)])
    }

    private func schema(of document: Document) throws(Unanswered) -> Schema {
        do throws(SchemaError) {
            return try Schema(document, allowsUnsuitableTypes: true)
        } catch {
            throw Unanswered(reason: "schema: \(error)")
        }
    }

    private func document(_ text: String) throws(Unanswered) -> Document {
        do throws(SyntaxError) {
            return try Document.parse(text)
        } catch {
            throw Unanswered(reason: error.message)
        }
    }
}
