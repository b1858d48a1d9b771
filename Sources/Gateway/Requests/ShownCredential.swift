import Domains
import HTTP
import Sodium

/// A token that a client has shown.
struct ShownCredential: Sendable {
    /// By which its owner is remembered.
    let hash: KeyedHash
    /// What it stands for; nil when it is none of ours.
    let credential: Credential?
    /// Whether it is one token, and readable.
    let isReadable: Bool

    /// The token in the headers of a request.
    init(of exchange: HTTPExchange) {
        let isOnly = exchange.headerCount("authorization") == 1
        let shown = exchange.withHeader("authorization") { ShownCredential(header: $0) }
        self.init(shown, isOnly: isOnly)
    }

    /// The token in the value of such a header.
    init(header: Span<UInt8>) {
        let hash = BearerToken.hash(in: header)
        isReadable = hash != nil
        self.hash = hash ?? KeyedHash(of: header)
        credential = BearerToken.credential(in: header)
    }

    private init(_ shown: ShownCredential?, isOnly: Bool) {
        let empty: [UInt8] = []
        hash = shown?.hash ?? KeyedHash(of: empty.span)
        credential = isOnly ? shown?.credential : nil
        isReadable = isOnly && shown?.isReadable == true
    }
}
