import CCurl

/// Sends messages to a mail server, one after the other over one connection; blocks the thread.
///
/// Keep a delivery for a burst of messages, not longer, because a server closes an idle connection. libcurl escapes lines that begin with
/// a dot (RFC 5321, section 4.5.2).
///
/// Spec: https://www.rfc-editor.org/rfc/rfc5321
public struct SMTPDelivery: ~Copyable {
    private let handle: CurlHandle
    private let server: SMTPServer

    /// Prepares a connection to a server; the first message connects.
    public init(to server: SMTPServer) throws(CurlError) {
        self.server = server
        handle = try Self.handle(for: server)
    }

    private static func handle(for server: SMTPServer) throws(CurlError) -> CurlHandle {
        let handle = try CurlHandle()
        try handle.check(unsafe cupboard_curl_allow_smtp_only(handle.raw))
        try handle.set(CURLOPT_URL, server.url)
        let encryption = server.effectiveEncryption
        try handle.set(CURLOPT_USE_SSL, Int(level(of: encryption).rawValue))
        if encryption != .required, !server.url.lowercased().hasPrefix("smtps:") {
            try handle.set(CURLOPT_SSL_VERIFYPEER, 0)
            try handle.set(CURLOPT_SSL_VERIFYHOST, 0)
        }
        if let certificates = server.certificates { try handle.set(CURLOPT_CAINFO, certificates) }
        if let user = server.user {
            try handle.set(CURLOPT_USERNAME, user)
            try handle.set(CURLOPT_PASSWORD, server.password ?? "")
        }
        return handle
    }

    /// Sends a message to a recipient and waits until the server has accepted responsibility for it.
    ///
    /// Both addresses are bare ASCII, such as `ana@example.com`; the message is complete and its lines end with CR LF.
    public func send(_ message: [UInt8], from sender: String, to recipient: String) throws(SMTPError) {
        let upload: CurlHandle.Upload
        do throws(CurlError) {
            var recipients = CurlList()
            try recipients.append("<\(recipient)>")
            try handle.set(CURLOPT_MAIL_FROM, "<\(sender)>")
            try unsafe handle.set(CURLOPT_MAIL_RCPT, pointer: recipients.raw)
            upload = try handle.upload(message, timeout: server.timeout)
            // The list is freed after this call, so libcurl must not keep its address.
            try unsafe handle.set(CURLOPT_MAIL_RCPT, pointer: nil)
            withExtendedLifetime(recipients) {}
        } catch {
            throw SMTPError(remedy: .serverFirst, reason: error.description)
        }
        if upload.code != CURLE_OK { throw error(of: upload) }
    }

    private static func level(of encryption: SMTPServer.Encryption) -> curl_usessl {
        switch encryption {
        case .off: CURLUSESSL_NONE
        case .opportunistic: CURLUSESSL_TRY
        case .required: CURLUSESSL_ALL
        }
    }

    /// Distinguishes problems of the message from problems of the server.
    private func error(of upload: CurlHandle.Upload) -> SMTPError {
        let code = handle.number(CURLINFO_RESPONSE_CODE)
        // libcurl reports “send error” if MAIL, RCPT or DATA was refused, and “weird reply” if the content or the greeting was refused.
        let isAboutMessage = upload.code == CURLE_SEND_ERROR || (upload.code == CURLE_WEIRD_SERVER_REPLY && upload.isSent)
        let remedy: SMTPError.Remedy =
            switch code {
            // The server is closing (421), requires encryption or a log-in, or rejects our log-in: no message is at fault.
            case 421, 454, 530, 534, 535, 538: .serverFirst
            case 400..<500 where isAboutMessage: .later
            case 500..<600 where isAboutMessage: .none
            default: .serverFirst
            }
        let isRefusal = (400..<600).contains(code)
        return SMTPError(
            remedy: remedy,
            code: isRefusal ? code : nil,
            reason: isRefusal && upload.refusal.hasPrefix("\(code)") ? upload.refusal : handle.words(for: upload.code)
        )
    }
}
