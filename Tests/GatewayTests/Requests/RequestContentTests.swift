import HTTP
import TestSupport
import Testing

@testable import Gateway

@Suite("the content of a request", .tags(.spec))
struct RequestContentTests {
    private static func content(_ header: String) -> RequestContent { RequestContent(contentType: Array(header.utf8).span) }

    @Test(
        "is JSON in UTF-8",
        arguments: [
            "application/json", "application/json; charset=utf-8", "Application/JSON ; Charset=\"UTF-8\"", "application/json;",
            "application/json;a=b",
        ]
    )
    func json(header: String) {
        #expect(Self.content(header) == .json)
    }

    @Test(
        "is a form with a boundary",
        arguments: [("multipart/form-data; boundary=x", "x"), ("Multipart/Form-Data;charset=utf-8;boundary=\"a b\"", "a b")]
    )
    func form(header: String, boundary: String) throws {
        #expect(Self.content(header) == .multipart(try #require(MultipartBoundary(boundary))))
    }

    @Test(
        "lookalikes are unsupported",
        arguments: [
            "", "application/jsonx", "application/json, text/plain", "text/plain; application/json", "text/plain;a=\"application/json\"",
            "application/json;charset=latin1", "application/json; charset=utf-8; charset=utf-16", "application/json charset=utf-8",
            "application /json", "application/graphql", "application/x-www-form-urlencoded", "text/plain", "multipart/form-data",
            "multipart/form-data; boundary=", "multipart/form-data; boundary=a; boundary=b", "multipart/form-data; boundary=\"a\u{0}\"",
            "multipart/mixed; boundary=a", "application/json\u{0B}",
        ]
    )
    func unsupported(header: String) {
        #expect(Self.content(header).refusal?.status == .unsupportedMediaType)
    }
}
