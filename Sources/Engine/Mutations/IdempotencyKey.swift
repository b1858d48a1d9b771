import GraphQL
import JSON
import JSONValues
import Planner
import Postgres
import Sodium

/// A client's name for one run of a mutation: sending the mutation again, for example after a broken connection, does not run it again.
///
/// The same key with the same input gets the first answer again. The stored answer is encrypted with a key derived from this
/// idempotency key, because the answer may hold a secret that is shown only once.
struct IdempotencyKey {
    /// The digest of owner, mutation and key that identifies the stored answer.
    private let digest: SHA256Digest
    private let inputDigest: SHA256Digest
    private let secret: SHA256Digest
    private let messages: EngineMessages

    /// The key in a mutation's input; nil if absent.
    init?(_ input: MutationInput, of mutation: String, by account: Int64?, _ messages: EngineMessages) throws(MutationFailure) {
        guard let key = input.text("idempotencyKey") else { return nil }
        // A blank key is invalid. Treating it as no key would break its promise.
        guard (1...200).contains(key.unicodeScalars.count), !key.unicodeScalars.allSatisfy(\.properties.isWhitespace) else {
            throw .failed(messages.idempotencyKeyInvalid, code: .badUserInput)
        }
        self.messages = messages
        var writer = ResponseWriter()
        writer.write(.object(input.fields.withoutUploads))
        inputDigest = Self.digest("input", mutation, String(decoding: writer.bytes, as: UTF8.self))
        let input = inputDigest.hexadecimal
        // Anonymous clients have no name that would distinguish their keys, so their input is part of the key.
        let owner = account.map { "account \($0)" } ?? "stranger \(input)"
        digest = Self.digest("key", owner, mutation, key)
        secret = Self.digest("secret", owner, mutation, key, input)
    }

    private static func digest(_ parts: String...) -> SHA256Digest {
        var bytes: [UInt8] = []
        for part in parts {
            bytes.append(contentsOf: "\(part.utf8.count):".utf8)
            bytes.append(contentsOf: part.utf8)
        }
        return SHA256Digest(of: bytes.span)
    }

    /// The answer that was given under the key; nil before the first answer.
    func earlierAnswer(_ call: MutationCall) async throws(MutationFailure) -> MutationAnswer? {
        let stored = try await call.readFirst(
            StoredAnswer.self,
            "SELECT input_digest, answer FROM idempotency_key WHERE digest = \(bytes: digest.bytes)"
        )
        guard let stored else { return nil }
        return try answer(in: stored)
    }

    /// Claims the key in the transaction; waits for another run that has already claimed it.
    ///
    /// - Returns: The answer of the run that claimed it first; nil if it is ours.
    func claim(_ call: MutationCall) async throws(MutationFailure) -> MutationAnswer? {
        let claimed = try await call.execute(
            """
            INSERT INTO idempotency_key (digest, input_digest) VALUES (\(bytes: digest.bytes), \(bytes: inputDigest.bytes))
            ON CONFLICT (digest) DO UPDATE SET input_digest = excluded.input_digest WHERE idempotency_key.answer IS NULL
            RETURNING true
            """
        )
        if claimed.rowCount > 0 { return nil }
        return try await earlierAnswer(call)
    }

    /// The command that stores the answer, in the transaction that has claimed the key.
    func storing(_ answer: MutationAnswer) -> BoundStatement {
        let stored: ObjectValue = [
            "members": .object(answer.members),
            "message": answer.message.map(stored) ?? .null,
            "language": answer.language.map { .string($0.enumValue.description) } ?? .null,
            "endsAccess": .list(answer.endsAccess.map { .int($0) }),
        ]
        var writer = ResponseWriter()
        writer.write(.object(stored))
        let sealed = SealedBytes.seal(writer.bytes, key: secret)
        return "UPDATE idempotency_key SET answer = \(bytes: sealed) WHERE digest = \(bytes: digest.bytes)"
    }

    /// A message by its name, or with its texts if they contain values.
    private func stored(_ message: Message) -> Value {
        if messages.all[message.name] == message { return .string(message.name) }
        let texts = messages.languages.sorted { $0.number < $1.number }.map { Value.string(message.text(in: $0)) }
        return ["name": .string(message.name), "texts": .list(texts)]
    }

    /// The message that was stored; nil for none.
    private func message(_ stored: Value?) -> Message? {
        switch stored {
        case .string(let name)?: return messages.all[name]
        case .object(let object)?:
            guard case .string(let name)? = object["name"], case .list(let texts)? = object["texts"] else { return nil }
            return Message(name, stored: texts.compactMap { if case .string(let text) = $0 { text } else { nil } })
        default: return nil
        }
    }

    private struct StoredAnswer: Decodable {
        let inputDigest: [UInt8]
        /// Nil while the request that has claimed the key is still running.
        let answer: [UInt8]?
    }

    private func answer(in stored: StoredAnswer) throws(MutationFailure) -> MutationAnswer? {
        guard let sealed = stored.answer else { return nil }
        guard stored.inputDigest == inputDigest.bytes else { throw .failed(messages.idempotencyKeyReused, code: .badUserInput) }
        guard let bytes = SealedBytes.open(sealed, key: secret),
            case .object(let object)? = (try? JSONDocument(parsing: bytes)).map({ Value($0.root) })
        else {
            throw .failed(messages.idempotencyKeyReused, code: .badUserInput)
        }
        var members = ObjectValue()
        if case .object(let stored)? = object["members"] { members = stored }
        var answer = MutationAnswer(message(object["message"]), of: nil, members)
        if case .string(let language)? = object["language"] {
            answer.language = messages.languages.first { $0.enumValue.description == language }
        }
        if case .list(let accounts)? = object["endsAccess"] {
            answer.endsAccess = accounts.compactMap { if case .int(let account) = $0 { account } else { nil } }
        }
        return answer
    }
}

extension ObjectValue {
    /// Replaces files by their digests, which distinguish them just as well.
    fileprivate var withoutUploads: ObjectValue {
        ObjectValue(
            map { field in
                guard case .upload(let file) = field.value else { return field }
                let bytes = file.bytes
                return Field(name: field.name, value: .string(SHA256Digest(of: bytes.span).hexadecimal))
            }
        )
    }
}
