import CCurl

/// Names of domains in any script.
public enum DomainName {
    /// The name in the letters, digits and hyphens that name servers know (Punycode).
    ///
    /// - Parameter name: A name in UTF-8, such as `münchen.de`.
    /// - Returns: Such as `xn--mnchen-3ya.de`; nil for what no name server can know.
    ///
    /// Spec: https://www.rfc-editor.org/rfc/rfc5891
    public static func ascii(_ name: String) -> String? {
        // C would read no further than a zero.
        guard !name.utf8.contains(0), let ascii = unsafe cupboard_curl_ascii_domain(name) else { return nil }
        // Sound: libcurl's text ends with a zero, and no one else frees it.
        defer { unsafe curl_free(ascii) }
        return unsafe String(cString: ascii)
    }
}
