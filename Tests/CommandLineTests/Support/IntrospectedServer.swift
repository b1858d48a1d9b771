import GraphQL
import HTTP
import JSON
import Reactor
import TestSupport

/// A real server with introspection that misbehaves on some paths.
enum IntrospectedServer {
    /// Serves while the body runs.
    static func run(_ body: (TestServer) async throws -> Void) async throws {
        let schema = try Schema(sdl: Workspace.schema)
        // Input fields could not be deprecated at that time.
        let oldSchema = try Schema(sdl: Workspace.schema.replacing(#" @deprecated(reason: "Use text.")"#, with: ""))
        try await TestServer.run(answering: { await answer($0, $0.path == "/old" ? oldSchema : schema) }, body)
    }

    private static func answer(_ exchange: HTTPExchange, _ schema: Schema) async {
        switch exchange.path {
        case "/graphql": execute(exchange, schema)
        case "/schema.graphql" where exchange.method == .get: exchange.responseBody += Workspace.schema.utf8
        case "/old": executeAsOldServer(exchange, schema)
        case "/secret" where exchange.header("authorization") == "Bearer key": execute(exchange, schema)
        case "/secret":
            exchange.status = .unauthorized
            exchange.respond(json: #"{"message":"Who are you?"}"#.utf8)
        case "/closed":
            exchange.status = .badRequest
            exchange.respond(json: #"{"errors":[{"message":"GraphQL introspection is not allowed."}]}"#.utf8)
        case "/moved": exchange.redirect(to: "/graphql")
        case "/page":
            exchange.contentType = "text/html"
            exchange.responseBody += "<!doctype html><title>Hello</title>".utf8
        case "/json": exchange.respond(json: "[1]".utf8)
        case "/nothing": exchange.respond(json: #"{"data":{"__schema":null}}"#.utf8)
        case "/partial": exchange.respond(json: #"{"data":{"__schema":{"queryType":{"name":"Query"},"directives":[],"types":[{}]}}}"#.utf8)
        case "/large": exchange.responseBody += [UInt8](repeating: UInt8(ascii: " "), count: 64 << 20 + 1)
        case "/slow": await exchange.loop.sleep(for: .seconds(20))
        default:
            exchange.status = .notFound
            exchange.responseBody += "<h1>404</h1>".utf8
        }
    }

    private static func execute(_ exchange: HTTPExchange, _ schema: Schema) {
        guard let query = query(of: exchange), let document = try? Document.parse(query) else { return exchange.status = .badRequest }
        var writer = ResponseWriter()
        let errors = validate(document, against: schema)
        if errors.isEmpty, let operation = document.operations.first {
            var executor = IntrospectionExecutor(schema: schema, document: document, variables: .none)
            executor.execute(operation, root: .null)
            writer.write(literal: #"{"data":"#)
            writer.append(executor.writer.bytes, from: 0, to: executor.writer.bytes.count)
        } else {
            exchange.status = .badRequest
            writer.write(literal: #"{"errors":"#)
            writer.write(errors)
        }
        writer.write(literal: "}")
        exchange.respond(json: writer.bytes)
    }

    /// Responds like a server of the June 2018 edition.
    ///
    /// It rejects later additions, and reports its capabilities on request.
    private static func executeAsOldServer(_ exchange: HTTPExchange, _ schema: Schema) {
        guard let query = query(of: exchange) else { return exchange.status = .badRequest }
        let additions = ["specifiedByURL", "isOneOf", "isRepeatable", "args(includeDeprecated", "inputFields(includeDeprecated"]
        if query.contains("schema: __type") {
            exchange.respond(json: capabilities.utf8)
        } else if let addition = additions.first(where: query.contains) {
            exchange.status = .badRequest
            exchange.respond(json: "{\"errors\":[{\"message\":\"Cannot query \(addition).\"}]}".utf8)
        } else {
            execute(exchange, schema)
        }
    }

    private static let capabilities = """
        {"data":{"schema":{"fields":[{"name":"types"},{"name":"queryType"}]},\
        "type":{"fields":[{"name":"fields","args":[{"name":"includeDeprecated"}]},{"name":"inputFields","args":[]}]},\
        "directive":{"fields":[{"name":"name","args":[]},{"name":"args","args":[]}]},\
        "field":{"fields":[{"name":"args","args":[]},{"name":"isDeprecated","args":[]}]},\
        "inputValue":{"fields":[{"name":"defaultValue"}]}}}
        """

    private static func query(of exchange: HTTPExchange) -> String? {
        guard let json = try? JSONDocument(parsing: exchange.body) else { return nil }
        return json.root["query"]?.string
    }
}
