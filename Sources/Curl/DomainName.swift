import CCurl

/// Domain names in any script.
public enum DomainName {
    /// The name in the letters, digits and hyphens that name servers support (Punycode).
    ///
    /// - Parameter name: A name in UTF-8, such as `münchen.de`.
    /// - Returns: A name such as `xn--mnchen-3ya.de`; nil if the name is not a valid domain.
    ///
    /// Spec: https://www.rfc-editor.org/rfc/rfc5891
    public static func ascii(_ name: String) -> String? {
        // C would stop reading at a NUL.
        guard !name.utf8.contains(0), let ascii = unsafe cupboard_curl_ascii_domain(name) else { return nil }
        // Sound: libcurl's text ends with NUL, and nothing else frees it.
        defer { unsafe curl_free(ascii) }
        return unsafe String(cString: ascii)
    }
}
