import Curl
import Glibc

/// The location of an issuer's JSON Web Key Set.
public enum KeySource: Sendable, Equatable {
    /// A file.
    case file(String)
    /// A URL.
    case url(String)

    /// The maximum size in bytes.
    private static let limit = 256 << 10
    /// The maximum time to wait for a server.
    private static let timeout = Duration.seconds(5)

    /// Loads the key set.
    ///
    /// Blocks the thread.
    func load() throws(KeySetError) -> [UInt8] {
        switch self {
        case .file(let path): try Self.read(path)
        case .url(let url): try Self.fetch(url)
        }
    }

    private static func fetch(_ url: String) throws(KeySetError) -> [UInt8] {
        var fetch = HTTPFetch(url: url)
        fetch.headers = ["Accept: application/jwk-set+json, application/json"]
        fetch.timeout = timeout
        fetch.limit = limit
        let answer: HTTPFetch.Answer
        do throws(CurlError) {
            answer = try fetch.perform()
        } catch {
            throw KeySetError("\(url): \(error)")
        }
        guard answer.status == 200 else { throw KeySetError("\(url) returned status \(answer.status)") }
        return answer.body
    }

    private static func read(_ path: String) throws(KeySetError) -> [UInt8] {
        guard let file = unsafe fopen(path, "re") else { throw KeySetError("\(path): \(unsafe String(cString: strerror(errno)))") }
        defer { unsafe fclose(file) }
        var failure: Int32 = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit + 1) { space, used in
            // Sound: fread writes within the buffer and returns the number of bytes written.
            used = unsafe fread(space.baseAddress, 1, space.count, file)
            failure = unsafe ferror(file) == 0 ? 0 : errno
        }
        guard failure == 0 else { throw KeySetError("\(path): \(unsafe String(cString: strerror(failure)))") }
        guard bytes.count <= limit else { throw KeySetError("\(path) is larger than \(limit >> 10) KiB") }
        return bytes
    }
}
