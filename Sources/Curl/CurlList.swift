import CCurl

/// The owner of one of libcurl's lists of texts, which must live until the transfer has ended.
@safe
struct CurlList: ~Copyable {
    private(set) var raw: UnsafeMutablePointer<curl_slist>?

    mutating func append(_ text: String) throws(CurlError) {
        // Sound: libcurl copies the text; on failure the existing list remains and is freed with this value.
        guard let longer = unsafe curl_slist_append(raw, text) else { throw .failed("out of memory") }
        unsafe raw = longer
    }

    deinit { unsafe curl_slist_free_all(raw) }
}
