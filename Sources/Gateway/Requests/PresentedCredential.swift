import Domains
import HTTP
import Sodium

/// A token sent by a client.
struct PresentedCredential: Sendable {
    /// The key of the token's owner in the cache.
    let hash: KeyedHash
    /// The parsed token; nil if it is not one of ours.
    let credential: Credential?
    /// Whether the request has exactly one token, in a valid header.
    let isReadable: Bool

    /// Reads the token from the headers of a request.
    init(of exchange: HTTPExchange) {
        let isOnly = exchange.headerCount("authorization") == 1
        let shown = exchange.withHeader("authorization") { PresentedCredential(header: $0) }
        self.init(shown, isOnly: isOnly)
    }

    /// Reads the token from the value of an `Authorization` header.
    init(header: Span<UInt8>) {
        let hash = BearerToken.hash(in: header)
        isReadable = hash != nil
        self.hash = hash ?? KeyedHash(of: header)
        credential = BearerToken.credential(in: header)
    }

    private init(_ shown: PresentedCredential?, isOnly: Bool) {
        let empty: [UInt8] = []
        hash = shown?.hash ?? KeyedHash(of: empty.span)
        credential = isOnly ? shown?.credential : nil
        isReadable = isOnly && shown?.isReadable == true
    }
}
