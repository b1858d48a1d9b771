import Bytes
import Engine
import GraphQL
import HTTP
import JSON
import JSONValues

extension OperationRequest {
    /// Reads the query part of a target: `?query=…&operationName=…&variables=…`.
    ///
    /// Each parameter may be there once; an empty one is as good as none.
    ///
    /// Spec: https://graphql.github.io/graphql-over-http/draft/#sec-GET
    init(queryItems items: [HTTPQueryItem], _ limits: RequestLimits) throws(BadRequest) {
        func item(_ name: StaticString) throws(BadRequest) -> [UInt8]? {
            var found = items.lazy.filter { $0.name.span.equals(name) }.makeIterator()
            guard let first = found.next() else { return nil }
            guard found.next() == nil else { throw BadRequest("The parameter “\(name)” is there more than once.") }
            guard String(validating: first.value, as: UTF8.self) != nil else {
                throw BadRequest("The parameter “\(name)” is not UTF-8.")
            }
            return first.value.isEmpty ? nil : first.value
        }
        let extensions = try Self.object(item("extensions"), named: "extensions", limits)
        let document = try Self.document(query: item("query"), persistedQuery: Self.persistedQuery(extensions?.root)) {
            () throws(BadRequest) in
            guard let text = try item("documentId") else { return nil }
            return try Self.identifier(text.span, from: "documentId")
        }
        let operationName = try Self.operationName(item("operationName").map { String(decoding: $0, as: UTF8.self) })
        var variables = ObjectValue()
        let values = try item("variables")
        try Self.check(variableBytes: values?.count ?? 0, limits)
        if let values = try Self.object(values, named: "variables", limits), case .object(let object) = Value(values.root) {
            variables = object
        }
        let wantsCost = extensions?.root["cost"]?.boolean == true
        self.init(document, operationName: operationName, variables: variables, wantsCost: wantsCost)
    }

    /// Parses a parameter that holds a JSON object; nil where it holds null or nothing.
    private static func object(
        _ json: [UInt8]?,
        named name: StaticString,
        _ limits: RequestLimits
    ) throws(BadRequest) -> JSONDocument? {
        guard let json else { return nil }
        let document = try JSONDocument(request: json.span, named: "“\(name)”", limits)
        switch document.root.kind {
        case .object: return document
        case .null: return nil
        default: throw BadRequest("“\(name)” must be a JSON object or null.")
        }
    }
}
