import Engine
import GraphQL
import Languages
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("User errors")
struct UserErrorTests {
    private static func values() throws -> [EnumValueDefinition] {
        let schema = try SchemaFile.snapshot().schema
        return Array(schema[schema[try #require(schema.type(named: "UserErrorCode"))].enumValues])
    }

    @Test("have the codes of the schema's enum in the same order")
    func codes() throws {
        #expect(UserErrorCode.allCases.map(\.rawValue) == (try Self.values().map(\.name)))
    }

    @Test("have no unused code")
    func used() throws {
        let cases = try SchemaFile.read(inRepository: "Sources/Domains/Rules/UserErrorCode.swift")
        let names = String(decoding: cases, as: UTF8.self).matches(of: /case (\w+) = "[A-Z_]+"/).map { String($0.output.1) }
        #expect(names.count == UserErrorCode.allCases.count)
        let found = try Command.run(["/bin/grep", "-rhoE", #"(UserError|add)\(\.\w+"#, SchemaFile.repository + "/Sources/Domains"])
        let used = Set(found.lines.compactMap { $0.split(separator: ".").last.map(String.init) })
        let deprecated = try Self.values().filter { $0.deprecationReason != nil }.map(\.name)
        for (name, code) in zip(names, UserErrorCode.allCases) {
            #expect(used.contains(name) != deprecated.contains(code.rawValue), "\(name)")
        }
    }

    @Test("are documented with the descriptions of the schema")
    func table() throws {
        let text = String(decoding: try SchemaFile.read(inRepository: "docs/reference/user-error-codes.md"), as: UTF8.self)
        let rows = text.split(separator: "\n").drop { $0 != "| `code` | What happened |" }.dropFirst(2).map(String.init)
        #expect(rows == (try Self.values().map { "| `\($0.name)` | \($0.description ?? "") |" }))
    }

    @Test(
        "format numbers in the language",
        arguments: [
            (Message.textTooLong(200), "At most 200 characters", "Como máximo 200 caracteres"),
            (.textTooLong(1_000), "At most 1,000 characters", "Como máximo 1000 caracteres"),
            (.textTooLong(16_384), "At most 16,384 characters", "Como máximo 16\u{A0}384 caracteres"),
            (.between(-90, 90), "Must be between -90 and 90", "Debe estar entre -90 y 90"),
            (.between(-1_234_567, 0), "Must be between -1,234,567 and 0", "Debe estar entre -1\u{A0}234\u{A0}567 y 0"),
            (.fileAtMost(2 << 20), "At most 2 MB", "Como máximo 2 MB"), (.fileAtMost(3 << 10), "At most 3 KB", "Como máximo 3 KB"),
            (.fileAtMost(12_345), "At most 12,345 bytes", "Como máximo 12\u{A0}345 bytes"),
        ] as [(Message, String, String)]
    )
    func numbers(message: Message, english: String, spanish: String) {
        #expect(message.text(in: Language.english) == english)
        #expect(message.text(in: Language.spanish) == spanish)
    }

    @Test("messages with different limits are different")
    func equality() {
        #expect(Message.textTooLong(200) == .textTooLong(200))
        #expect(Message.textTooLong(200) != .textTooLong(201))
        #expect(Set([Message.textTooLong(200), .textTooLong(201), .textTooLong(200)]).count == 2)
    }
}
