import Bytes
import Domains
import Engine
import GraphQL
import HTTP
import JSON
import JSONValues
import Planner
import Reactor

/// `/graphql/stream`: GraphQL over server-sent events, with all operations of a client on one stream.
///
/// `PUT` reserves a stream and returns its token, `GET` opens the stream, `POST` starts an operation on the stream, and `DELETE` ends an
/// operation.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
///
/// Spec: https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md#single-connection-mode
final class ReservedStreamEndpoint: @unchecked Sendable {
    private let operations: LiveOperations
    private let observer: LoopObserver
    private let streams: ReservedStreams
    private let crossOrigin: CrossOriginPolicy?

    init(_ operations: LiveOperations, _ observer: LoopObserver, _ streams: ReservedStreams, crossOrigin: CrossOriginPolicy?) {
        (self.operations, self.observer, self.streams, self.crossOrigin) = (operations, observer, streams, crossOrigin)
    }

    func answer(_ exchange: HTTPExchange, _ record: inout RequestRecord) async {
        if let crossOrigin {
            let isAdmitted = crossOrigin.admit(exchange)
            if CrossOriginPolicy.isPreflight(exchange) {
                return crossOrigin.answerPreflight(exchange, isAdmitted: isAdmitted, methods: "GET, POST, PUT, DELETE")
            }
        }
        exchange.addHeader("Cache-Control", "no-store")
        let headers = RequestHeaders(of: exchange)
        let client = StreamClient(of: exchange, headers, operations.settings)
        do throws(RequestRefusal) {
            switch exchange.method {
            case .put: try await reserve(exchange, client, &record)
            case .get: try open(exchange, client)
            case .post: try await begin(exchange, headers, client, &record)
            case .delete: try await end(exchange, client, &record)
            default:
                let message = "PUT reserves a stream, GET opens it, POST sends an operation, DELETE ends one."
                throw .method(message, allow: "GET, POST, PUT, DELETE")
            }
        } catch {
            record.facts.note(error.refusal)
            exchange.contentType = ResponseMediaType.graphQLResponse.contentType
            error.writeHead(.graphQLResponse, to: exchange)
            exchange.responseBody.append(contentsOf: operations.response(to: error.refusal))
        }
    }

    private func reserve(_ exchange: HTTPExchange, _ client: StreamClient, _ record: inout RequestRecord) async throws(RequestRefusal) {
        let identity = try await operations.identity(of: client, &record)
        guard let token = streams.reserve(for: identity?.viewer.account, from: client.network, at: exchange.loop.now) else {
            throw RequestRefusal(
                .tooManySubscriptions,
                "You have the maximum number of reserved streams. End some, or try again in a minute."
            )
        }
        PlainTextResponse.write(token, status: .created, to: exchange)
    }

    private func open(_ exchange: HTTPExchange, _ client: StreamClient) throws(RequestRefusal) {
        guard let token = token(of: exchange) else { throw Self.noToken }
        switch streams.open(token, at: exchange.loop.now) {
        case .opened(let account):
            do throws(RequestRefusal) {
                try exchange.claimConnection(of: client)
                try exchange.claimConnection(ofAccount: account)
            } catch {
                streams.close(token)
                throw error
            }
        case .unknown: throw Self.noStream
        case .isOpenAlready: throw RequestRefusal(.badRequest, "This stream is already open.", status: .conflict)
        }
        exchange.contentType = ResponseMediaType.eventStream.contentType
        exchange.addHeader("X-Accel-Buffering", "no")
        exchange.continueAfterReturn { [self] in
            await run(exchange, token)
            streams.close(token)
        }
    }

    private func run(_ exchange: HTTPExchange, _ token: String) async {
        guard let body = exchange.beginStream() else { return }
        let stream = ReservedStream(body, exchange, operations, observer) { [streams] id in streams.finish(id, on: token) }
        for operation in streams.attach(stream, to: token) { stream.begin(operation) }
        await stream.run()
    }

    private func begin(
        _ exchange: HTTPExchange,
        _ headers: RequestHeaders,
        _ client: StreamClient,
        _ record: inout RequestRecord
    ) async throws(RequestRefusal) {
        guard let token = token(of: exchange) else { throw Self.noToken }
        // A request without a content type, or with the type of a form, may come from another site.
        guard case .json = headers.content else {
            throw headers.content.refusal
                ?? RequestRefusal(.badRequest, "Send the operation as application/json.", status: .unsupportedMediaType)
        }
        let (id, request) = try operation(in: exchange)
        let identity = try await operations.identity(of: client, &record)
        let operation = ReservedStreams.Operation(id: id, request: request, client: client)
        switch streams.begin(operation, on: token, of: identity?.viewer.account, at: exchange.loop.now) {
        case .accepted: PlainTextResponse.write("", status: .accepted, to: exchange)
        case .noStream: throw Self.noStream
        case .idInUse: throw RequestRefusal(.badRequest, "The operation “\(id)” is already running on this stream.", status: .conflict)
        case .tooMany:
            throw RequestRefusal(.tooManySubscriptions, "The stream has the maximum number of operations for one connection.")
        }
    }

    private func end(_ exchange: HTTPExchange, _ client: StreamClient, _ record: inout RequestRecord) async throws(RequestRefusal) {
        guard let token = token(of: exchange) else { throw Self.noToken }
        guard let id = exchange.queryItems().first(where: { $0.name == Array("operationId".utf8) })?.value else {
            throw RequestRefusal(.badRequest, "The parameter “operationId” is required: the id of the operation to end.")
        }
        let identity = try await operations.identity(of: client, &record)
        guard streams.end(String(decoding: id, as: UTF8.self), on: token, of: identity?.viewer.account) else { throw Self.noStream }
        PlainTextResponse.write("", to: exchange)
    }

    private static var noStream: RequestRefusal {
        RequestRefusal(.notFound, "You have no reserved stream with this token.", status: .notFound)
    }

    private static var noToken: RequestRefusal {
        RequestRefusal(
            .badRequest,
            "The header X-GraphQL-Event-Stream-Token is required: the token of a stream, as returned by PUT /graphql/stream."
        )
    }

    /// The stream's token, which gives access only to the stream.
    ///
    /// A browser's `EventSource` cannot send headers, so it passes the token in the URL.
    private func token(of exchange: HTTPExchange) -> String? {
        if let token = exchange.withHeader("x-graphql-event-stream-token", { String(decoding: $0.bytes(), as: UTF8.self) }) { return token }
        let parameter = exchange.queryItems().first { $0.name == Array("token".utf8) }
        return parameter.map { String(decoding: $0.value, as: UTF8.self) }
    }

    /// The operation in the body, with its id from `extensions.operationId`.
    private func operation(in exchange: HTTPExchange) throws(RequestRefusal) -> (id: String, request: OperationRequest) {
        do throws(BadRequest) {
            return try exchange.withBody { body throws(BadRequest) in
                let members: RequestMembers
                do throws(JSONError) {
                    var reader = try JSONReader(body, operations.limits)
                    members = try RequestMembers(&reader, in: body)
                    try reader.end(of: body)
                } catch {
                    throw BadRequest(error, of: body, named: "The body")
                }
                guard case .string(let id)? = members.extensions?["operationId"], (1...128).contains(id.utf8.count) else {
                    throw BadRequest("“extensions.operationId” must be a string of 1 to 128 bytes, the operation's id on its stream.")
                }
                return (id, try OperationRequest(members, operations.limits))
            }
        } catch {
            throw RequestRefusal(error)
        }
    }
}
