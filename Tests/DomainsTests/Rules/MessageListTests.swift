import Engine
import GraphQL
import Postgres
import ServiceSupport
import Testing

@testable import Domains

@Suite("The catalog of messages")
struct MessageListTests {
    @Test("contains every message, so that repeated responses can find theirs")
    func all() throws {
        let folder = "Sources/Domains/Messages"
        let sources = try Files.names(in: SchemaFile.repository + "/" + folder).filter { $0.hasPrefix("Message") }.map { name in
            String(decoding: try SchemaFile.read(inRepository: "\(folder)/\(name)"), as: UTF8.self)
        }
        let declared = sources.joined().split(separator: "\n").compactMap { line -> String? in
            let words = line.split(separator: " ")
            guard line.contains(" = Message("), words.count > 3, words[1] == "static" else { return nil }
            return String(words[3])
        }
        #expect(declared.count > 60)
        #expect(Set(declared) == Set(Message.all.keys))
        #expect(Message.all.allSatisfy { $0.key == $0.value.name })
    }
}
