import Glibc

/// The address of a service, without a slash at its end.
///
/// Requests contain credentials and people's notifications, so the address must begin with `https://`. Only a service on the same
/// machine, such as a proxy, may use `http://`.
struct ServiceAddress: Sendable {
    let text: String

    init?(_ text: String) {
        guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "#") }) else { return nil }
        let isEncrypted = text.hasPrefix("https://") && text.utf8.count > 8
        let isLocal = ["http://127.0.0.1", "http://localhost", "http://[::1]"].contains { local in
            guard text.hasPrefix(local) else { return false }
            return [nil, ":", "/"].contains(text.dropFirst(local.count).first)
        }
        guard isEncrypted || isLocal else { return nil }
        self.text = text.hasSuffix("/") ? String(text.dropLast()) : text
    }
}
