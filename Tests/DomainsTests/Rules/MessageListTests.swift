import Engine
import GraphQL
import ServiceSupport
import Testing

@testable import Domains

@Suite("The catalogue of messages")
struct MessageListTests {
    @Test("lists every message, so that a repeated answer finds its own")
    func all() throws {
        let source = String(decoding: try SchemaFile.read(inRepository: "Sources/Domains/Messages/Message.swift"), as: UTF8.self)
        let declared = source.split(separator: "\n").compactMap { line -> String? in
            let words = line.split(separator: " ")
            guard line.contains(" = Message("), words.count > 3, words[1] == "static" else { return nil }
            return String(words[3])
        }
        #expect(declared.count > 60)
        #expect(Set(declared) == Set(Message.all.keys))
        #expect(Message.all.allSatisfy { $0.key == $0.value.name })
    }

    @Test("has codes for mistakes that are just the values of the schema's enum")
    func codes() throws {
        let schema = try SchemaFile.snapshot().schema
        let type = try #require(schema.type(named: "UserErrorCode"))
        #expect(Set(UserError.Code.all.map(\.name)) == Set(schema[schema[type].enumValues].map(\.name)))
        let source = String(decoding: try SchemaFile.read(inRepository: "Sources/Domains/Rules/UserErrorCodes.swift"), as: UTF8.self)
        #expect(source.split(separator: "\n").count { $0.contains(" = UserError.Code(\"") } == UserError.Code.all.count)
    }
}
