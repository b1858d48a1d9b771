import CCurl

/// One HTTP request to another server, answered while the thread waits.
///
/// Only `http` and `https`; certificates are checked; a proxy is taken from the environment as curl does it.
public struct HTTPFetch: Sendable {
    /// What came back.
    public struct Answer: Sendable {
        /// The status of the last response.
        public let status: Int
        /// The `Content-Type` of the last response; empty where it has none.
        public let contentType: String
        /// Where a redirect leads that was not followed.
        public let redirect: String?
        /// The body, decompressed.
        public let body: [UInt8]
    }

    /// Where to.
    public var url: String
    /// Lines such as `Accept: application/json`.
    public var headers: [String] = []
    /// What to send; the request is a POST then, and stays one through redirects.
    public var body: [UInt8]?
    /// How long all of it may take.
    public var timeout: Duration = .seconds(30)
    /// How many bytes the answer can have, decompressed.
    public var limit = 1 << 20
    /// How many redirects to follow.
    ///
    /// All headers go along, so follow none where they hold a secret.
    public var redirects = 0

    /// Makes a GET request without headers of its own.
    public init(url: String) {
        self.url = url
    }

    /// Sends the request and waits for the answer, whatever its status.
    public func perform() throws(CurlError) -> Answer {
        let handle = try CurlHandle()
        var list = CurlList()
        for header in headers { try list.append(header) }
        try handle.allowHTTPOnly()
        try handle.set(CURLOPT_URL, url)
        try handle.set(CURLOPT_USERAGENT, "cupboard")
        try unsafe handle.set(CURLOPT_HTTPHEADER, pointer: list.raw)
        // Whatever compression libcurl was built with.
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
