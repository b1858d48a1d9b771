import Domains
import HTTP
import Sodium

/// The token in an `Authorization` header.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc6750#section-2.1
enum BearerToken {
    /// Hashes the token; nil if the header holds none.
    ///
    /// The hash does not depend on the case of the scheme or on the spaces after it.
    static func hash(in header: Span<UInt8>) -> KeyedHash? {
        start(in: header).map { KeyedHash(of: header.extracting($0..<header.count)) }
    }

    /// Parses the token as a credential; nil if it is not one of our tokens.
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
