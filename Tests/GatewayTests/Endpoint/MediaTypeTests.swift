import TestSupport
import Testing

/// [Media types](https://graphql.github.io/graphql-over-http/draft/#sec-Media-Types) of requests and responses.
@Suite("GraphQL over HTTP: media types", .tags(.database, .socket, .spec), .timeLimit(.minutes(20)))
struct MediaTypeTests {
    private static let json = "application/json"
    private static let response = "application/graphql-response+json"

    /// Values of `Accept` and the type of the response.
    ///
    /// Nil means 406.
    private static let choices: [(accept: String, type: String?)] = [
        (json, json),
        (response, response),
        ("*/*", json),
        ("application/json; charset=utf-8", json),
        ("\(response); charset=utf-8, application/json; charset=utf-8", response),
        ("APPLICATION/JSON", json),
        ("Application/GraphQL-Response+JSON;Q=1", response),
        // As sent by Apollo Client, urql and Relay.
        ("\(response),application/json;q=0.9", response),
        ("\(response), application/graphql+json, application/json, text/event-stream, multipart/mixed", response),
        ("\(json), \(response);q=0.9", json),
        ("\(json);q=0.9, \(response);q=0.8", json),
        ("\(json);q=0.1, \(response);q=0.2", response),
        ("text/html, application/json;q=0.5", json),
        ("text/html, */*;q=0.1", json),
        ("text/html,\t\(response) ; q=0.001", response),
        ("application/json;q=0, */*", response),
        ("\(response);q=0, */*", json),
        ("text/html", nil),
        ("application/xml, image/*", nil),
        ("application/jsonp", nil),
        ("*/*;q=0", nil),
        ("\(json);q=0, \(response);q=0.000", nil),
        ("\(json);q=0, \(response);q=0, */*;q=0.5", nil),
    ]

    static let accepted: [Demand] =
        choices.map { choice in
            let demand = Demand.post("Accept: \(choice.accept)", #"{"query":"{ __typename }"}"#, "Accept: \(choice.accept)")
            guard let type = choice.type else { return demand.answers(406, as: nil, result: .other) }
            return demand.answers(data: #"{"__typename":"Query"}"#, as: type)
        } + [
            .post("a missing Accept is application/json")
        ]

    @Test("responds with the client's preferred type, or 406", arguments: accepted)
    func accept(demand: Demand) async throws { try await demand.check() }

    private static func typed(_ type: String) -> Demand {
        .post("Content-Type: \(type)", #"{"query":"{ __typename }"}"#, "Content-Type: \(type)")
    }

    static let contentTypes: [Demand] = [
        typed("application/json"),
        typed("application/json; charset=utf-8"),
        typed("application/json;charset=UTF-8"),
        typed(#"application/json; charset="utf-8""#),
        typed("Application/JSON ; Charset=Utf-8"),
        Demand.post("UTF-8 is assumed", #"{"query":"{ __type(name: \"Run🏃Swim🏊\") { name } }"}"#).answers(data: #"{"__type":null}"#),
    ]

    @Test("accepts JSON in UTF-8 with or without a charset", arguments: contentTypes)
    func contentType(demand: Demand) async throws { try await demand.check() }

    static let otherTypes: [Demand] = [
        "application/json; charset=iso-8859-1", "application/json; charset=utf-16", "application/json; charset=us-ascii",
        "application/jsonx", "application/json5", "text/json", "application/graphql", "application/xml", "json", "*/*", "application/*",
    ].map { typed($0).answers(415) }

    @Test("rejects any other type or charset with 415", arguments: otherTypes)
    func otherType(demand: Demand) async throws { try await demand.check() }

    /// Types that a page of any origin can send without a preflight (CORS-safelisted), including disguised JSON.
    private static let simple: [String?] = [
        nil, "text/plain", "text/plain; application/json", "text/plain;charset=UTF-8;application/json", "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
    ]

    private static func simple(_ type: String?, _ headers: [String]) -> Demand {
        let sentence = "\(type ?? "no type") with \(headers.first ?? "no such header")"
        return Demand(
            sentence: sentence,
            headers: (type.map { ["Content-Type: \($0)"] } ?? []) + headers,
            body: Array(#"{"query":"{ __typename }"}"#.utf8)
        )
    }

    static let forgeries: [Demand] = simple.flatMap { type in
        [[], ["Apollo-Require-Preflight:"], ["GraphQL-Preflight:  "], ["X-Requested-With: XMLHttpRequest"]].map {
            simple(type, $0).answers(400, 403, 415)
        }
    }

    @Test("rejects requests that need no preflight, unless a header forces one", arguments: forgeries)
    func forgery(demand: Demand) async throws { try await demand.check() }

    static let preflighted: [Demand] = simple.dropLast().flatMap { type in
        ["Apollo-Require-Preflight: true", "GraphQL-Preflight: 1", "X-Apollo-Operation-Name: Q"].map { simple(type, [$0]).answers(415) }
    }

    @Test("rejects types that are not JSON even with such a header", arguments: preflighted)
    func preflight(demand: Demand) async throws { try await demand.check() }
}
