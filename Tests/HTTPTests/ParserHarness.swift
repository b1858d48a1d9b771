@testable import HTTP

/// The parser's result for a request.
struct ParsedRequest: Equatable, Sendable, CustomStringConvertible {
    var method: HTTPMethod
    var path: String
    var query: String
    var fields: [String]
    var body: [UInt8]
    var keepsAlive: Bool
    var expectsContinue: Bool

    var description: String {
        "\(method) \(path)?\(query) \(fields) \(String(decoding: body, as: UTF8.self)) \(keepsAlive) \(expectsContinue)"
    }
}

/// The parser's result for a client's bytes: the requests, and the outcome.
struct ParsedStream: Equatable, Sendable {
    var requests: [ParsedRequest] = []
    var error: HTTPRefusal?
    /// Whether bytes of an unfinished request remain.
    var isUnfinished = false
}

/// Feeds a parser with pieces of the given sizes, repeatedly, until all bytes are used or a body is refused.
func parse(_ bytes: [UInt8], pieces: [Int] = [Int.max], limits: HTTPLimits = HTTPLimits(), admission: BodyAdmission? = nil) -> ParsedStream
{
    var parser = RequestParser(limits: limits)
    var input = InputBuffer()
    var stream = ParsedStream()
    var offset = 0
    var turn = 0
    while offset < bytes.count {
        let count = min(pieces[turn % pieces.count], bytes.count - offset)
        input.append(bytes[offset..<offset + count].span)
        offset += count
        turn += 1
        do throws(HTTPRefusal) {
            requests: while !input.isEmpty {
                switch try parser.advance(&input) {
                case .complete:
                    stream.requests.append(describe(parser, input))
                    if parser.isBodyRefused { return stream }
                    parser.startNext(&input)
                case .wantsAdmission:
                    switch admission ?? .read(limit: limits.body, keeping: limits.body) {
                    case .read(let limit, let kept): try parser.admitBody(upTo: limit, keeping: kept)
                    case .refuse: parser.refuseBody()
                    }
                case .needsInput, .wantsContinue:
                    break requests
                }
            }
        } catch {
            stream.error = error
            return stream
        }
    }
    stream.isUnfinished = !input.isEmpty
    return stream
}

private func describe(_ parser: RequestParser, _ input: InputBuffer) -> ParsedRequest {
    func text(_ range: Range<Int>) -> String {
        input.withBytes(in: range) { String(decoding: copy($0), as: UTF8.self) }
    }
    return ParsedRequest(
        method: parser.head.method,
        path: text(parser.head.path),
        query: text(parser.head.query),
        fields: parser.head.fields.map { text($0.name) + "=" + text($0.value) },
        body: input.withBytes(in: parser.body, copy),
        keepsAlive: parser.head.keepsAlive,
        expectsContinue: parser.head.expectsContinue
    )
}

func copy(_ span: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    for index in span.indices { bytes.append(span[index]) }
    return bytes
}
