import Bytes
import Engine
import GraphQL
import HTTP
import JSON
import JSONValues

extension OperationRequest {
    /// Reads the query of the request target: `?query=…&operationName=…&variables=…`.
    ///
    /// Each parameter may appear once. An empty parameter counts as missing.
    ///
    /// Spec: https://graphql.github.io/graphql-over-http/draft/#sec-GET
    init(queryItems items: [HTTPQueryItem], _ limits: RequestLimits) throws(BadRequest) {
        func item(_ name: StaticString) throws(BadRequest) -> [UInt8]? {
            var found = items.lazy.filter { $0.name.span.equals(name) }.makeIterator()
            guard let first = found.next() else { return nil }
            guard found.next() == nil else { throw BadRequest("The parameter “\(name)” is repeated.") }
            guard String(validating: first.value, as: UTF8.self) != nil else {
                throw BadRequest("The parameter “\(name)” is not UTF-8.")
            }
            return first.value.isEmpty ? nil : first.value
        }
        let extensions = try Self.object(item("extensions"), named: "extensions", limits)?.object
        let document = try Self.document(query: item("query"), persistedQuery: Self.persistedQuery(extensions)) {
            () throws(BadRequest) in
            guard let text = try item("documentId") else { return nil }
            return try Self.identifier(text.span, from: "documentId")
        }
        let operationName = try Self.operationName(item("operationName").map { String(decoding: $0, as: UTF8.self) })
        let values = try item("variables")
        try Self.check(variableBytes: values?.count ?? 0, limits)
        let variables = try Self.object(values, named: "variables", limits)
        if let flaw = variables?.flaw { throw BadRequest(flaw, in: "variables") }
        self.init(
            document,
            operationName: operationName,
            variables: variables?.object ?? ObjectValue(),
            wantsCost: Self.wantsCost(extensions)
        )
    }

    /// Parses a parameter as a JSON object; nil if it is null or missing.
    private static func object(
        _ json: [UInt8]?,
        named name: StaticString,
        _ limits: RequestLimits
    ) throws(BadRequest) -> (object: ObjectValue, flaw: JSONFlaw?)? {
        guard let bytes = json?.span else { return nil }
        do throws(JSONError) {
            var reader = try JSONReader(bytes, limits)
            let value = try reader.value(in: bytes)
            try reader.end(of: bytes)
            if case .object(let object) = value { return (object, reader.takeFlaw()) }
            if value.isNull { return nil }
        } catch {
            throw BadRequest(error, of: bytes, named: "“\(name)”")
        }
        throw BadRequest("“\(name)” must be a JSON object or null.")
    }
}
