import GraphQL
import Planner

/// The cost of a request, for its client.
struct CostReport {
    let requested: Int
    let limit: Int
    let parts: [QueryCost.Part]

    init(_ cost: QueryCost, for values: RequestValues, _ sizes: ListSizes, limit: Int) {
        requested = cost.points(for: values, sizes)
        self.limit = limit
        parts = cost.parts(for: values, sizes)
    }

    /// Appends `"cost":{…}`, a member of the response's `extensions`.
    func write(to writer: inout ResponseWriter) {
        writer.write(literal: "\"cost\":{\"requested\":")
        writer.write(Int64(requested))
        writer.write(literal: ",\"limit\":")
        writer.write(Int64(limit))
        writer.write(literal: ",\"levels\":[")
        for (index, part) in parts.enumerated() {
            if index > 0 { writer.write(byte: UInt8(ascii: ",")) }
            writer.write(literal: "{\"path\":")
            writer.write(string: part.path)
            writer.write(literal: ",\"rows\":")
            writer.write(Int64(part.rows))
            writer.write(literal: ",\"points\":")
            writer.write(Int64(part.points))
            writer.write(byte: UInt8(ascii: "}"))
        }
        writer.write(literal: "]}")
    }

    /// The refusal of a request that is too expensive; names the most expensive part.
    func refusal(in document: Document) -> GraphQLError {
        refusal("The request would cost \(requested) points; at most \(limit) are allowed.", code: .queryTooCostly, in: document)
    }

    /// The refusal of a mutation with a payload that is too expensive; the report is about the payload.
    func refusal(ofPayload name: String, in document: Document) -> GraphQLError {
        let message =
            "The payload of “\(name)” would cost \(requested) points; at most \(limit) are allowed, because other requests wait while it is read. "
            + "Request the rest in a query."
        return refusal(message, code: .payloadTooCostly, in: document)
    }

    private func refusal(_ message: String, code: ErrorCode, in document: Document) -> GraphQLError {
        guard let mostExpensive = parts.max(by: { $0.points < $1.points }) else { return GraphQLError(message, code: code) }
        var message = message + " \(mostExpensive.points) of them are for “\(mostExpensive.path)”"
        message +=
            mostExpensive.rows > 1
            ? ", up to \(mostExpensive.rows) rows. Request smaller pages of it or of its parents." : ". Request less data at once."
        return GraphQLError(message, locations: [document.location(ofOffset: mostExpensive.site.offset)], code: code)
    }
}

extension QueryCost.Part {
    /// The path of the level's field in the response: `recipes.nodes.reviews`.
    var path: String { site.path.joined(separator: ".") }
}
