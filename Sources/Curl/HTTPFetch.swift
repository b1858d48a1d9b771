import CCurl

/// An HTTP request to another server; blocks the thread until the response arrives.
///
/// Only `http` and `https`; certificates are checked; a proxy is read from the environment, as in curl.
public struct HTTPFetch: Sendable {
    /// A response.
    public struct Answer: Sendable {
        /// The status of the last response.
        public let status: Int
        /// The `Content-Type` of the last response; empty if it has none.
        public let contentType: String
        /// The target of a redirect that was not followed.
        public let redirect: String?
        /// The body, decompressed.
        public let body: [UInt8]
    }

    /// The URL of the request.
    public var url: String
    /// Header lines such as `Accept: application/json`.
    public var headers: [String] = []
    /// The body to send; the request is then a POST, and stays one through redirects.
    public var body: [UInt8]?
    /// The time that the whole request may take.
    public var timeout: Duration = .seconds(30)
    /// The maximum number of bytes of the response, decompressed.
    public var limit = 1 << 20
    /// The maximum number of redirects to follow.
    ///
    /// Redirects get all headers, so follow none if they contain a secret.
    public var redirects = 0

    /// Creates a GET request without additional headers.
    public init(url: String) {
        self.url = url
    }

    /// Sends the request and returns the response, whatever its status.
    public func perform() throws(CurlError) -> Answer {
        let handle = try CurlHandle()
        var list = CurlList()
        for header in headers { try list.append(header) }
        try handle.allowHTTPOnly()
        try handle.set(CURLOPT_URL, url)
        try handle.set(CURLOPT_USERAGENT, "cupboard")
        try unsafe handle.set(CURLOPT_HTTPHEADER, pointer: list.raw)
        // Accept every compression that libcurl supports.
        try handle.set(CURLOPT_ACCEPT_ENCODING, "")
        try handle.set(CURLOPT_FOLLOWLOCATION, redirects > 0 ? 1 : 0)
        try handle.set(CURLOPT_MAXREDIRS, redirects)
        if let body {
            try handle.set(CURLOPT_POST, 1)
            try handle.set(CURLOPT_POSTREDIR, 7)  // CURL_REDIR_POST_ALL
            try handle.set(CURLOPT_POSTFIELDSIZE_LARGE, size: body.count)
            try handle.set(CURLOPT_COPYPOSTFIELDS, copying: body)
        }
        let received = try handle.perform(limit: limit, timeout: timeout)
        return Answer(
            status: handle.number(CURLINFO_RESPONSE_CODE),
            contentType: handle.text(CURLINFO_CONTENT_TYPE) ?? "",
            redirect: handle.text(CURLINFO_REDIRECT_URL),
            body: received
        )
    }
}
