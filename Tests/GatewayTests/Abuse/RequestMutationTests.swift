import GraphQL
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Mutated GraphQL requests over sockets", .tags(.database, .socket, .slow), .timeLimit(.minutes(20)))
struct RequestMutationTests {
    private static let good = Client.post("query A($id: ID!) { recipe(id: $id) { id } }", variables: ["id": "recipe_1"])

    private static let seeds = [
        good,
        good + good,
        Client.post(
            body:
                #"{"query":"query A{__typename} query B{recipe(id:\"recipe_2\"){title}}","operationName":"B","variables":null,"extensions":{}}"#,
            headers: ["Accept: application/graphql-response+json, */*;q=0.1", "Accept-Encoding: gzip;q=0", "Accept-Language: es"]
        ),
        "GET /graphql?query=query+A($n:String!)%7B__type(name:$n)%7Bname%7D%7D&variables=%7B%22n%22:%22Recipe%22%7D&operationName=A HTTP/1.1\r\nHost: a\r\n\r\n",
        "POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n10\r\n{\"query\":\"{__typ\r\n9;x=y\r\nename}\"}\n\r\n0\r\n\r\n"
            + good,
        Client.post(body: #"[{"query":"{__typename}"},{"query":"{ x }"}]"#),
        Client.post(
            body:
                #"{"query":"{__typename}","extensions":{"persistedQuery":{"version":1,"sha256Hash":"\#(String(repeating: "a", count: 64))"}}}"#
        ),
        Client.post(
            body: """
                --b\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"query":"query($f:Upload){__typename}","variables":{"f":null}}\r\n\
                --b\r\nContent-Disposition: form-data; name="map"\r\n\r\n{"0":["variables.f"]}\r\n\
                --b\r\nContent-Disposition: form-data; name="0"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nfile\r\n--b--\r\n
                """,
            type: "multipart/form-data; boundary=b",
            headers: ["Apollo-Require-Preflight: 1"]
        ),
    ].map { Array($0.utf8) }

    /// Bytes with a meaning in HTTP, JSON, GraphQL or a form.
    private static let telling = Array("\r\n\0 :;,\"\\{}[]()$!@#.-+=&%/*019aeu\t".utf8) + [0x80, 0xC3, 0xED, 0xFF]

    private static func mutate(_ random: inout SeededGenerator) -> [UInt8] {
        var bytes = random.pick(seeds)
        for _ in 0...random.number(0...4) where !bytes.isEmpty {
            let index = random.number(0...bytes.count - 1)
            switch random.number(0...5) {
            case 0: bytes[index] = UInt8(random.number(0...255))
            case 1: bytes[index] = random.pick(telling)
            case 2: bytes.remove(at: index)
            case 3: bytes.insert(random.pick(telling), at: index)
            case 4: bytes.removeSubrange(index..<min(bytes.count, index + random.number(1...40)))
            default: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + random.number(1...40))], at: random.number(0...index))
            }
        }
        return bytes
    }

    @Test("each gets complete responses without internal details, and the next client is served", arguments: 0..<8)
    func mutated(seed: Int) async throws {
        let port = try ServedProgram.shared().port
        try await ServedProgram.waiting {
            var random = SeededGenerator(seed: seed)
            for _ in 0..<250 {
                let bytes = Self.mutate(&random)
                let client = try Client(port: port)
                try client.send(bytes)
                client.endSending()
                let (responses, rest) = client.responsesToEnd()
                if !rest.isEmpty || !responses.allSatisfy(Self.isSound) {
                    let answers = responses.map { "\($0.status) \($0.text.prefix(200))" } + ["\(rest.count) bytes left"]
                    Issue.record("\(String(decoding: bytes, as: UTF8.self).debugDescription): \(answers)")
                }
            }
            let client = try Client(port: port)
            try client.send(Self.good)
            #expect(try client.response().text == #"{"data":{"recipe":{"id":"recipe_1"}}}"#)
        }
    }

    private static func isSound(_ response: Response) -> Bool {
        guard response.status == 200 || (400..<500).contains(response.status) || [501, 505].contains(response.status) else { return false }
        guard !["SELECT ", ".swift", "/Sources/", "postgres"].contains(where: response.text.contains) else { return false }
        guard response.values("content-type").first?.contains("json") == true else { return true }
        guard let json = try? response.json() else { return false }
        return json.errors != .null || json.data != .null || !json.items.isEmpty
    }
}
