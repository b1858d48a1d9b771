import Domains
import HTTP
import Sodium

/// The token in an `Authorization` header.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc6750#section-2.1
enum BearerToken {
    /// The hash of the token, the same however the header around it is written; nil when there is none.
    static func hash(in header: Span<UInt8>) -> KeyedHash? {
        start(in: header).map { KeyedHash(of: header.extracting($0..<header.count)) }
    }

    /// What the token stands for; nil when it is none of ours.
    static func credential(in header: Span<UInt8>) -> Credential? {
        start(in: header).flatMap { Credential(token: header.extracting($0..<header.count)) }
    }

    private static func start(in header: Span<UInt8>) -> Int? {
        let scheme: StaticString = "bearer "
        guard header.count > scheme.utf8CodeUnitCount,
            header.extracting(0..<scheme.utf8CodeUnitCount).equalsIgnoringCase(scheme)
        else { return nil }
        var start = scheme.utf8CodeUnitCount
        while start < header.count, header[start] == UInt8(ascii: " ") { start += 1 }
        return start
    }
}
