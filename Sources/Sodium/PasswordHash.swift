import CSodium

/// What is stored of a password: argon2id's encoded text, with salt and parameters, from which the password can only be guessed.
///
/// Making and verifying takes tens of milliseconds on purpose, and megabytes of memory: do it on a worker pool, whose few threads bound both.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc9106
public struct PasswordHash: Sendable {
    /// How dear a guess is.
    public struct Parameters: Sendable, Hashable {
        /// How often the memory is filled; at least 1.
        public var operations: Int
        /// How much memory is filled, in bytes; at least 8 KiB.
        public var memory: Int

        /// Makes parameters of one's own.
        public init(operations: Int, memory: Int) {
            self.operations = operations
            self.memory = memory
        }

        /// 32 MiB, filled three times.
        ///
        /// OWASP asks for 19 MiB twice or as much; this is two and a half times as dear for who guesses. Measured on a core of a small
        /// server (Xeon, 2 cores, libsodium 1.0.18): 19 MiB × 2 takes 10 ms, 32 MiB × 2 23 ms, 32 MiB × 3 33 ms, 46 MiB × 1 21 ms,
        /// 64 MiB × 3 93 ms. So a worker checks 30 log-ins a second, two of them hold 64 MiB at most, and a person does not notice. At 64 MiB
        /// a crowd of wrong passwords would cost the server nearly three times as much, and a thief only twice.
        public static let standard = Parameters(operations: 3, memory: 32 << 20)
    }

    /// How many bytes a password can have: more than anybody types, and nothing that is dear to hash.
    public static let longestPassword = 1_024

    /// The encoded text, for storing: `$argon2id$v=19$m=…,t=…,p=1$salt$hash`.
    public let text: String

    /// Hashes a password with a new salt.
    public init(of password: Span<UInt8>, parameters: Parameters = .standard) throws(PasswordHashError) {
        try Self.check(password)
        guard Library.isReady else { throw .unavailable }
        let text = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(crypto_pwhash_STRBYTES)) { output -> String? in
            guard let start = output.baseAddress else { return nil }
            let status = unsafe password.withAddress { input in
                unsafe input.withMemoryRebound(to: CChar.self, capacity: password.count) { input in
                    // Sound: the output has the STRBYTES that are written at most, a zero among them; the input is read within its bounds.
                    unsafe crypto_pwhash_str(
                        start,
                        input,
                        UInt64(password.count),
                        UInt64(clamping: parameters.operations),
                        parameters.memory
                    )
                }
            }
            return status == 0 ? unsafe String(cString: start) : nil
        }
        guard let text else { throw .unavailable }
        self.text = text
    }

    /// Takes a stored text; nil unless it is one of argon2id.
    public init?(text: String) {
        guard text.utf8.count < Int(crypto_pwhash_STRBYTES), text.hasPrefix("$argon2id$") else { return nil }
        self.text = text
    }

    /// A hash that no password fits.
    ///
    /// Whoever gives an unknown name is verified against it, and waits as long as for a wrong password.
    public static func ofNobody(parameters: Parameters = .standard) throws(PasswordHashError) -> PasswordHash {
        let password = [UInt8].random(count: 32)
        return try PasswordHash(of: password.span, parameters: parameters)
    }

    /// Whether the password is the one that was hashed; compared in constant time.
    public func verify(_ password: Span<UInt8>) throws(PasswordHashError) -> Bool {
        try Self.check(password)
        guard Library.isReady else { throw .unavailable }
        return unsafe password.withAddress { input in
            unsafe input.withMemoryRebound(to: CChar.self, capacity: password.count) { input in
                // Sound: the text ends with a zero; the input is read within its bounds during the call only.
                unsafe text.withCString { unsafe crypto_pwhash_str_verify($0, input, UInt64(password.count)) } == 0
            }
        }
    }

    /// Whether it was made with other parameters, so that it should be made anew when the password is known: right after it was verified.
    public func needsRehash(for parameters: Parameters = .standard) -> Bool {
        unsafe text.withCString {
            // Sound: the text ends with a zero and is shorter than STRBYTES.
            unsafe crypto_pwhash_str_needs_rehash($0, UInt64(clamping: parameters.operations), parameters.memory) != 0
        }
    }

    private static func check(_ password: Span<UInt8>) throws(PasswordHashError) {
        guard password.count <= longestPassword else { throw .passwordTooLong(limit: longestPassword, found: password.count) }
    }
}

extension PasswordHash: CustomStringConvertible, CustomReflectable {
    /// The algorithm alone, so that no log line can hold the hash.
    public var description: String { "$argon2id$…" }

    /// Shows nothing to `dump` either.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Why a password was neither hashed nor compared.
public enum PasswordHashError: Error, Sendable, Equatable {
    /// It has more bytes than are hashed.
    case passwordTooLong(limit: Int, found: Int)
    /// There is no memory for it, or the parameters are out of argon2id's range.
    case unavailable
}

extension PasswordHashError: CustomStringConvertible {
    /// What is wrong, as a sentence.
    public var description: String {
        switch self {
        case .passwordTooLong(let limit, let found): "A password can have \(limit) bytes; this one has \(found)."
        case .unavailable: "There is no memory for hashing a password, or the parameters are out of range."
        }
    }
}
