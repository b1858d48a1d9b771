import CSodium

/// The stored form of a password: argon2id's encoded text, with salt and parameters.
///
/// The password can only be recovered by guessing.
///
/// Hashing and verifying deliberately take tens of milliseconds and megabytes of memory. Do both on a worker pool, whose few threads limit
/// them.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc9106
public struct PasswordHash: Sendable {
    /// The cost of a guess.
    public struct Parameters: Sendable, Hashable {
        /// The number of times that the memory is filled; at least 1.
        public var operations: Int
        /// The amount of memory in bytes; at least 8 KiB.
        public var memory: Int

        /// Creates custom parameters.
        public init(operations: Int, memory: Int) {
            self.operations = operations
            self.memory = memory
        }

        /// 32 MiB, filled three times.
        ///
        /// OWASP recommends 19 MiB twice, or an equivalent. The parameters here cost an attacker two and a half times as much. Measured on
        /// a core of a small server (Xeon, 2 cores, libsodium 1.0.18): 19 MiB × 2 takes 10 ms, 32 MiB × 2 23 ms, 32 MiB × 3 33 ms,
        /// 46 MiB × 1 21 ms, 64 MiB × 3 93 ms. So a worker checks 30 log-ins a second, two workers use at most 64 MiB, and people do not
        /// notice the delay. At 64 MiB a flood of wrong passwords would cost the server nearly three times as much, and an attacker only
        /// twice.
        public static let standard = Parameters(operations: 3, memory: 32 << 20)
    }

    /// The maximum number of bytes of a password: more than anyone types, and cheap to hash.
    public static let maximumPasswordLength = 1_024

    /// The encoded text to store: `$argon2id$v=19$m=…,t=…,p=1$salt$hash`.
    public let text: String

    /// Hashes a password with a new salt.
    public init(of password: Span<UInt8>, parameters: Parameters = .standard) throws(PasswordHashError) {
        try Self.check(password)
        guard Library.isReady else { throw .unavailable }
        let text = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(crypto_pwhash_STRBYTES)) { output -> String? in
            guard let start = output.baseAddress else { return nil }
            let status = unsafe password.withAddress { input in
                unsafe input.withMemoryRebound(to: CChar.self, capacity: password.count) { input in
                    // Sound: at most STRBYTES bytes, including a NUL, are written to the output; the input is read within its bounds.
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

    /// Creates a hash from a stored text; nil unless it is argon2id's.
    public init?(text: String) {
        guard text.utf8.count < Int(crypto_pwhash_STRBYTES), text.hasPrefix("$argon2id$") else { return nil }
        self.text = text
    }

    /// A hash that matches no password.
    ///
    /// The password of an unknown user is verified against the dummy, so that the response takes as long as for a wrong password.
    public static func dummy(parameters: Parameters = .standard) throws(PasswordHashError) -> PasswordHash {
        let password = [UInt8].random(count: 32)
        return try PasswordHash(of: password.span, parameters: parameters)
    }

    /// Whether the password is the one that was hashed; compared in constant time.
    public func verify(_ password: Span<UInt8>) throws(PasswordHashError) -> Bool {
        try Self.check(password)
        guard Library.isReady else { throw .unavailable }
        return unsafe password.withAddress { input in
            unsafe input.withMemoryRebound(to: CChar.self, capacity: password.count) { input in
                // Sound: the text ends with NUL; the input is read within its bounds, during the call only.
                unsafe text.withCString { unsafe crypto_pwhash_str_verify($0, input, UInt64(password.count)) } == 0
            }
        }
    }

    /// Whether the hash has other parameters.
    ///
    /// If so, hash the password again while it is known: right after verifying it.
    public func needsRehash(for parameters: Parameters = .standard) -> Bool {
        unsafe text.withCString {
            // Sound: the text ends with NUL and is shorter than STRBYTES.
            unsafe crypto_pwhash_str_needs_rehash($0, UInt64(clamping: parameters.operations), parameters.memory) != 0
        }
    }

    private static func check(_ password: Span<UInt8>) throws(PasswordHashError) {
        guard password.count <= maximumPasswordLength else { throw .passwordTooLong(limit: maximumPasswordLength, found: password.count) }
    }
}

extension PasswordHash: CustomStringConvertible, CustomReflectable {
    /// Only the algorithm, so that no log line contains the hash.
    public var description: String { "$argon2id$…" }

    /// Hides the hash from `dump`, too.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The reason why a password was neither hashed nor compared.
public enum PasswordHashError: Error, Sendable, Equatable {
    /// The password has more bytes than the limit.
    case passwordTooLong(limit: Int, found: Int)
    /// There is not enough memory, or the parameters are out of argon2id's range.
    case unavailable
}

extension PasswordHashError: CustomStringConvertible {
    /// A description of the error, as a sentence.
    public var description: String {
        switch self {
        case .passwordTooLong(let limit, let found): "A password can have at most \(limit) bytes; this one has \(found)."
        case .unavailable: "There is not enough memory to hash a password, or the parameters are out of range."
        }
    }
}
