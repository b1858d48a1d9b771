import Languages
import Planner
import TestSupport
import Testing

@testable import Gateway

@Suite("the format of a response", .tags(.spec))
struct ResponseFormatTests {
    @Test(
        "is chosen by weight, then by specificity",
        arguments: [
            ("", .json), ("*/*", .json), ("*", .json), ("application/*", .json), ("application/json", .json),
            ("application/graphql-response+json", .graphQLResponse),
            ("application/graphql-response+json, application/json", .graphQLResponse),
            ("application/graphql-response+json, application/json;q=0.9", .graphQLResponse),
            ("application/json, application/graphql-response+json", .graphQLResponse),
            ("application/graphql-response+json;q=0.5, application/json", .json), ("application/json;q=0.5, */*;q=0.1", .json),
            ("application/json;q=0, */*", .graphQLResponse), ("application/graphql-response+json; charset=utf-8", .graphQLResponse),
            ("APPLICATION/JSON;Q=0.3, text/html", .json), ("text/html, */*;q=0.1", .json), ("text/html", nil), ("image/*", nil),
            ("text/event-stream", .eventStream), ("text/event-stream, application/json", .json), ("text/*", nil), ("*/*;q=0", nil),
            ("application/json;q=0", nil), ("application/json;q=0.000", nil),
            ("application/json;q=2", nil), ("application/json;q=x", nil), ("application/jsonx", nil), ("application/json/x", nil),
            (" application/json ; q=0.9 ,\tapplication/graphql-response+json;q=0.8", .json), ("application/json; charset=iso-8859-1", nil),
            (#"text/x;a=", application/json""#, nil), ("application/json;charset=UTF-8;q=0.5, application/json;q=0", .json),
            ("*/*, application/json;q=0, application/graphql-response+json;q=0", nil),
            ("multipart/mixed;deferSpec=20220824,application/graphql-response+json,application/json;q=0.9", .graphQLResponse),
            ("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", .json), ("text/html, image/gif, *; q=.2, */*; q=.2", .json),
            ("application/vnd.cupboard.plan+json", .plan), ("application/vnd.cupboard.plan+json, application/json;q=0.5", .plan),
            ("application/vnd.cupboard.plan+json;q=0.5, application/json", .json), ("application/vnd.cupboard.plan+json, */*", .plan),
        ] as [(String, ResponseMediaType?)]
    )
    func mediaType(header: String, expected: ResponseMediaType?) {
        #expect(ResponseFormat(accept: Array(header.utf8).span)?.mediaType == expected)
    }

    @Test(
        "is indented if the media range requests it",
        arguments: [
            ("application/json; indent=2", 2), ("application/json;indent=0", 0), ("application/json;indent=99", nil),
            ("application/json;indent=-1", nil), ("application/json;indent=x", nil), ("*/*;indent=3", 3), ("application/json", nil),
            ("application/graphql-response+json;indent=4, application/json;q=0.9", 4),
        ] as [(String, Int?)]
    )
    func indent(header: String, expected: Int?) {
        #expect(ResponseFormat(accept: Array(header.utf8).span)?.indent == expected)
    }

    @Test(
        "uses the most preferred language",
        arguments: [
            ("es", Language.spanish), ("ES-mx", .spanish), ("en", .english), ("es;q=0.8, en;q=0.9", .english),
            ("en;q=0.8, es;q=0.9", .spanish), ("de, es;q=0.1", .spanish), ("es, en", .spanish), ("es,en", .spanish), ("en, es", .english),
            ("es-ES,es,en", .spanish), ("es;q=0.5, en;q=0.5", .spanish), ("de, en, es", .english), ("*", .english),
            ("*, es;q=0.5", .english),
            ("es;q=0", .english), ("estonian", .english), ("", .english), (";;,,=", .english),
        ]
    )
    func language(header: String, expected: Language) {
        #expect(Language(acceptLanguage: Array(header.utf8).span) == expected)
    }
}
