import GraphQL
import HTTP
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains
@testable import Gateway

@Suite("Photos that are too large", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct LargePhotoTests {
    private static let limit = PhotoSettings().bytes
    private static let message = "File attached exceeds size. Please try again"

    /// Returns a picture padded to a size.
    ///
    /// It is damaged then, even if it is not too large.
    private static func file(of size: Int) throws -> [UInt8] {
        let picture = try picture("palette.png")
        return picture + [UInt8](repeating: 7, count: size - picture.count)
    }

    @Test(
        "are refused with the same message regardless of size and chunking, and the connection stays open",
        arguments: [1, 3, 20],
        [nil, 7_000, 1_000_000] as [Int?]
    )
    func sizes(factor: Int, chunkSize: Int?) async throws {
        try await GatewayFixture.run { fixture in
            try await fixture.client { client in
                let token = try client.signUp(email: "ana@example.org")
                let bytes = try Self.file(of: Self.limit * factor + 1)
                let answer = try client.upload(bytes, as: token, chunked: chunkSize)
                #expect(answer.status == 200, "\(answer.text)")
                let payload = try answer.json().at("data.setProfilePhoto")
                #expect(payload["message"].string == Self.message)
                #expect(payload["userErrors"] == [["code": "FILE_TOO_LARGE", "message": "At most 2 MB", "field": ["photo"]]])
                #expect(payload["account"] == .null)
                // The connection's next request follows the discarded bytes.
                #expect(try client.path(of: client.upload(picture("palette.png"), as: token, chunked: chunkSize)).hasPrefix("/photos/"))
            }
        }
    }

    @Test("are refused from the first byte above the limit on", arguments: [0, 1])
    func limit(excess: Int) async throws {
        try await GatewayFixture.run { fixture in
            try await fixture.client { client in
                let token = try client.signUp(email: "ana@example.org")
                let payload = try client.upload(Self.file(of: Self.limit + excess), as: token).json().at("data.setProfilePhoto")
                #expect(payload.codes == [excess == 0 ? "DAMAGED_FILE" : "FILE_TOO_LARGE"])
            }
        }
    }

    @Test("are refused with 413 and the same message above the form limit or after a timeout")
    func bound() async throws {
        try await GatewayFixture.run(configure: {
            $0.http.limits.body = 10_000
            $0.http.limits.upload = 100_000
            $0.http.limits.form = 1_000_000
            $0.http.bodyTimeout = .seconds(2)
        }) { fixture in
            try await fixture.client { client in
                let token = try client.signUp(email: "ana@example.org")
                let answer = try client.upload([UInt8](repeating: 7, count: 1_000_000), as: token)
                try Self.check(answer)
            }
            // The length announces more bytes than are sent.
            try await fixture.client { client in
                let head = [
                    "POST /graphql HTTP/1.1", "Host: test", "Content-Type: multipart/form-data; boundary=b", "Content-Length: 900000",
                    "GraphQL-Preflight: 1",
                ]
                try client.send(head.joined(separator: "\r\n") + "\r\n\r\n--b\r\n")
                try client.send([UInt8](repeating: 0x61, count: 300_000))
                try Self.check(client.response())
            }
        }
    }

    private static func check(_ answer: Response) throws {
        #expect(answer.status == 413)
        let error = try answer.json().errors[0]
        #expect(error["message"].string == message)
        #expect(error.at("extensions.code").string == "FILE_TOO_LARGE")
    }

    @Test("do not affect the limit of another file in the form, and do not replace another variable")
    func several() async throws {
        try await GatewayFixture.run(configure: { $0.http.limits.upload = 1_100_000 }) { fixture in
            try await fixture.client { client in
                let token = try client.signUp(email: "ana@example.org")
                let document = """
                    mutation ($a: Upload!, $b: Upload!) {
                      a: setProfilePhoto(input: {photo: $a}) { userErrors { code } }
                      b: setProfilePhoto(input: {photo: $b}) { userErrors { code } }
                    }
                    """
                let boundary = "b"
                func part(_ name: String, _ content: [UInt8], isFile: Bool = false) -> [UInt8] {
                    let file = isFile ? "; filename=\"x\"" : ""
                    return Array("--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\(file)\r\n\r\n".utf8) + content + [
                        13, 10,
                    ]
                }
                var writer = ResponseWriter()
                writer.write(.object(["query": .string(document), "variables": ["a": .null, "b": .null]]))
                let map = Array(#"{"0": ["variables.a"], "1": ["variables.b"]}"#.utf8)
                let large = [UInt8](repeating: 7, count: 1_500_000)
                for (first, second, codes) in [
                    (try picture("palette.png"), large, [nil, "FILE_TOO_LARGE"]),
                    (large, try picture("palette.png"), ["FILE_TOO_LARGE", "FILE_TOO_LARGE"]),
                ] as [([UInt8], [UInt8], [String?])] {
                    let body =
                        part("operations", writer.bytes) + part("map", map) + part("0", first, isFile: true)
                        + part("1", second, isFile: true) + Array("--\(boundary)--\r\n".utf8)
                    let head = [
                        "POST /graphql HTTP/1.1", "Host: test", "Content-Type: multipart/form-data; boundary=\(boundary)",
                        "Content-Length: \(body.count)", "GraphQL-Preflight: 1", "Authorization: Bearer \(token)",
                    ]
                    try client.send(Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body)
                    let data = try client.response().json().data
                    #expect([data.at("a.userErrors.0.code").string, data.at("b.userErrors.0.code").string] == codes)
                }
            }
        }
    }

    @Test("take no more memory than the limit of an upload")
    func memory() async throws {
        try await GatewayFixture.run(configure: {
            $0.http.limits.upload = 1 << 20
            // Room for two uploads, because buffers double.
            $0.http.inputMemory = 5 << 20
        }) { fixture in
            try await fixture.client { client in
                let token = try client.signUp(email: "ana@example.org")
                for chunkSize in [nil, 65_536] as [Int?] {
                    let payload = try client.upload([UInt8](repeating: 7, count: 40 << 20), as: token, chunked: chunkSize).json()
                    #expect(payload.at("data.setProfilePhoto").codes == ["FILE_TOO_LARGE"])
                }
            }
        }
    }
}
