import CCurl

/// Requests to one server over a connection that stays open between requests; blocks the thread.
///
/// Only `http` and `https`, and never a redirect: a request may carry credentials, which belong to this server alone. Certificates are
/// checked. HTTP/2 is used if the server offers it in the TLS handshake.
public final class HTTPSession {
    private let handle: CurlHandle
    private let timeout: Duration
    private let limit: Int

    /// Whether this libcurl can speak HTTP/2.
    public static var hasHTTP2: Bool { cupboard_curl_has_http2() }

    /// Prepares a session; the first request connects.
    ///
    /// - Parameters:
    ///   - timeout: The time that a request may take, from connecting to the last byte of the response.
    ///   - limit: The maximum size of a response in bytes.
    /// - Throws: An error if libcurl cannot start.
    public init(timeout: Duration, limit: Int = 65_536) throws(CurlError) {
        handle = try CurlHandle()
        self.timeout = timeout
        self.limit = limit
        try handle.allowHTTPOnly()
        try handle.set(CURLOPT_USERAGENT, "cupboard")
        try handle.set(CURLOPT_FOLLOWLOCATION, 0)
        try handle.set(CURLOPT_HTTP_VERSION, 4)  // CURL_HTTP_VERSION_2TLS
    }

    /// Posts a body and waits for the response, whatever its status.
    public func post(_ body: [UInt8], to url: String, headers: [String]) throws(CurlError) -> HTTPFetch.Answer {
        var list = CurlList()
        // Without `Expect: 100-continue`, which only delays small bodies.
        for header in headers + ["Expect:"] { try list.append(header) }
        try handle.set(CURLOPT_URL, url)
        try unsafe handle.set(CURLOPT_HTTPHEADER, pointer: list.raw)
        try handle.set(CURLOPT_POST, 1)
        try handle.set(CURLOPT_POSTFIELDSIZE_LARGE, size: body.count)
        try handle.set(CURLOPT_COPYPOSTFIELDS, copying: body)
        let outcome: Result<[UInt8], CurlError>
        do throws(CurlError) {
            outcome = .success(try handle.perform(limit: limit, timeout: timeout))
        } catch {
            outcome = .failure(error)
        }
        // The list is freed after this call, so libcurl must not keep its address.
        try unsafe handle.set(CURLOPT_HTTPHEADER, pointer: nil)
        withExtendedLifetime(list) {}
        return HTTPFetch.Answer(
            status: handle.number(CURLINFO_RESPONSE_CODE),
            contentType: handle.text(CURLINFO_CONTENT_TYPE) ?? "",
            redirect: handle.text(CURLINFO_REDIRECT_URL),
            body: try outcome.get()
        )
    }
}
