import Planner
import TestSupport
import Testing

@testable import Gateway

@Suite("Accept headers", .tags(.spec))
struct AcceptHeadersTests {
    enum Expected { case json, graphQL, none }

    @Test(
        "choose the media type by quality, then by how specific they are",
        arguments: [
            ("*/*", Expected.json), ("application/*", .json), ("application/json", .json), ("application/graphql-response+json", .graphQL),
            ("application/graphql-response+json, application/json", .graphQL),
            ("application/json, application/graphql-response+json", .graphQL),
            ("application/graphql-response+json;q=0.5, application/json", .json), ("application/json;q=0.5, */*;q=0.1", .json),
            ("application/json;q=0, */*", .graphQL), ("application/graphql-response+json; charset=utf-8", .graphQL),
            ("APPLICATION/JSON;Q=0.3, text/html", .json), ("text/html, */*;q=0.1", .json), ("text/html", .none), ("image/*", .none),
            ("*/*;q=0", .none),
            ("application/json;q=0", .none), ("application/json;q=0.000", .none), ("application/json;q=2", .none),
            ("application/json;q=x", .none),
            ("application/jsonx", .none), (" application/json ; q=0.9 ,\tapplication/graphql-response+json;q=0.8", .json),
        ]
    )
    func mediaType(header: String, expected: Expected) {
        let found: Expected =
            switch AcceptHeaders.mediaType(Array(header.utf8).span) {
            case .json: .json
            case .graphQLResponse: .graphQL
            case nil: .none
            }
        #expect(found == expected)
    }

    @Test(
        "choose the language",
        arguments: [
            ("es", Language.spanish), ("ES-mx", .spanish), ("en", .english), ("es;q=0.8, en;q=0.9", .english),
            ("en;q=0.8, es;q=0.9", .spanish), ("de, es;q=0.1", .spanish),
            ("es, en", .english), ("*", .english), ("*, es;q=0.5", .english), ("es;q=0", .english), ("estonian", .english), ("", .english),
            (";;,,=", .english),
        ]
    )
    func language(header: String, expected: Language) {
        #expect(AcceptHeaders.language(Array(header.utf8).span) == expected)
    }
}
