import CCurl
import Glibc

/// The owner of one of libcurl's easy handles: options, a transfer, and its results.
///
/// Nothing here depends on a protocol; the other files in this folder interpret the transfers.
@safe
struct CurlHandle: ~Copyable {
    let raw: UnsafeMutableRawPointer
    /// The buffer for libcurl's error message, which must not move during the handle's lifetime.
    private let message: UnsafeMutablePointer<CChar>

    /// Whether libcurl is initialized.
    ///
    /// The initialization happens once per process, before the first handle, which makes handles on several threads safe.
    private static let isLibraryReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    init() throws(CurlError) {
        guard Self.isLibraryReady, let raw = unsafe curl_easy_init() else { throw .failed("libcurl cannot start") }
        unsafe self.raw = raw
        unsafe message = .allocate(capacity: Int(CURL_ERROR_SIZE))
        unsafe message.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    }

    deinit {
        // Sound: this is the only owner of both.
        unsafe curl_easy_cleanup(raw)
        unsafe message.deallocate()
    }

    func set(_ option: CURLoption, _ value: Int) throws(CurlError) {
        try check(unsafe cupboard_curl_set_long(raw, option, value))
    }

    func set(_ option: CURLoption, size: Int) throws(CurlError) {
        try check(unsafe cupboard_curl_set_size(raw, option, curl_off_t(size)))
    }

    /// Sets an option with a text, which libcurl copies.
    func set(_ option: CURLoption, _ text: String) throws(CurlError) {
        let code = unsafe text.withCString { unsafe cupboard_curl_set_pointer(raw, option, $0) }
        try check(code)
    }

    /// Sets an option with bytes, which libcurl copies; the option for their count must be set first.
    func set(_ option: CURLoption, copying bytes: [UInt8]) throws(CurlError) {
        // An empty array may have no address, and libcurl would take null to mean that there is nothing to copy.
        let code = unsafe (bytes + [0]).withUnsafeBytes { unsafe cupboard_curl_set_pointer(raw, option, $0.baseAddress) }
        try check(code)
    }

    /// Sets an option whose memory the caller keeps until the transfer has ended.
    func set(_ option: CURLoption, pointer: UnsafeRawPointer?) throws(CurlError) {
        try check(unsafe cupboard_curl_set_pointer(raw, option, pointer))
    }

    func allowHTTPOnly() throws(CurlError) {
        try check(unsafe cupboard_curl_allow_http_only(raw))
    }

    /// Runs the transfer; blocks the thread.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of bytes to receive.
    ///   - timeout: The time that the whole transfer may take.
    /// - Returns: The received bytes.
    /// - Throws: The reason why there is no complete response.
    func perform(limit: Int, timeout: Duration) throws(CurlError) -> [UInt8] {
        try prepare(timeout: timeout)
        // If the size is known in advance and exceeds the limit, libcurl fails before any data arrives.
        try set(CURLOPT_MAXFILESIZE_LARGE, size: limit)
        var received = Received(limit: limit)
        let code = unsafe withUnsafeMutablePointer(to: &received) { received in
            // Sound: libcurl calls the writer only during the transfer, while the variable is lent.
            let code = unsafe cupboard_curl_set_writer(raw, Received.writer, received)
            guard code == CURLE_OK else { return code }
            return unsafe curl_easy_perform(raw)
        }
        switch code {
        case CURLE_OK: return received.bytes
        case CURLE_OPERATION_TIMEDOUT: throw .timedOut(after: timeout)
        case CURLE_FILESIZE_EXCEEDED: throw .tooLarge(limit: limit)
        case CURLE_WRITE_ERROR where received.isTooLarge: throw .tooLarge(limit: limit)
        default: throw .failed(words(for: code))
        }
    }

    /// Sets the options that every transfer needs.
    func prepare(timeout: Duration) throws(CurlError) {
        try unsafe set(CURLOPT_ERRORBUFFER, pointer: message)
        // With signals, the timeout of a name look-up would affect the whole process.
        try set(CURLOPT_NOSIGNAL, 1)
        let milliseconds = max(1, Int(timeout / .milliseconds(1)))
        try set(CURLOPT_TIMEOUT_MS, milliseconds)
        try set(CURLOPT_CONNECTTIMEOUT_MS, milliseconds)
    }

    func number(_ info: CURLINFO) -> Int {
        unsafe cupboard_curl_get_long(raw, info)
    }

    func text(_ info: CURLINFO) -> String? {
        // Sound: the text is valid until the next transfer, and is copied at once.
        unsafe cupboard_curl_get_text(raw, info).map { unsafe String(cString: $0) }
    }

    func check(_ code: CURLcode) throws(CurlError) {
        if code != CURLE_OK { throw .failed(words(for: code)) }
    }

    /// The system's error message if a connection failed, otherwise libcurl's own.
    func words(for code: CURLcode) -> String {
        let systemError = number(CURLINFO_OS_ERRNO)
        if code == CURLE_COULDNT_CONNECT, systemError != 0 {
            return unsafe String(cString: strerror(Int32(truncatingIfNeeded: systemError))).lowercased()
        }
        let detail = unsafe String(cString: message)
        return detail.isEmpty ? unsafe String(cString: curl_easy_strerror(code)) : detail
    }
}

/// The bytes received so far.
private struct Received {
    var bytes: [UInt8] = []
    let limit: Int
    var isTooLarge = false

    /// Appends bytes from libcurl; returning any other count than the given one ends the transfer.
    static let writer: curl_write_callback = { data, size, count, context in
        guard let data = unsafe data, let received = unsafe context?.assumingMemoryBound(to: Received.self) else { return 0 }
        // Sound: libcurl lends `count` bytes (`size` is 1) for the call, and `context` is the variable that `perform` lends it.
        let bytes = unsafe UnsafeRawBufferPointer(start: data, count: size * count)
        guard unsafe received.pointee.bytes.count + bytes.count <= received.pointee.limit else {
            unsafe received.pointee.isTooLarge = true
            return 0
        }
        unsafe received.pointee.bytes.append(contentsOf: bytes)
        return bytes.count
    }

    init(limit: Int) { self.limit = limit }
}
