import Domains
import Engine
import GraphQL
import ServiceSupport
import TestSupport
import Testing

@Suite("Blank texts in inputs", .tags(.database), .timeLimit(.minutes(20)))
struct BlankTextTests {
    /// A text field of a mutation's input.
    private struct Field {
        let example: MutationExample
        /// The path from the input object.
        let path: [String]
        let isRequired: Bool
        var name: String { "\(example.name).\(path.joined(separator: "."))" }

        /// All text fields of the schema's inputs, except the idempotency key, which is rejected when blank.
        static func all(_ schema: Schema) throws -> [Field] {
            try MutationExample.all.flatMap { example in
                let name = example.name.prefix(1).uppercased() + example.name.dropFirst() + "Input"
                return texts(of: try #require(schema.type(named: name)), schema).filter { $0.path != ["idempotencyKey"] }.map {
                    Field(example: example, path: $0.path, isRequired: $0.isRequired)
                }
            }
        }

        private static func texts(of type: TypeID, _ schema: Schema) -> [(path: [String], isRequired: Bool)] {
            schema[schema[type].inputFields].flatMap { field -> [(path: [String], isRequired: Bool)] in
                let named = field.type.named
                // One of the alternatives is required.
                if named == .string { return [([field.name], field.isRequired || schema[type].isOneOf)] }
                guard schema[named].kind == .inputObject else { return [] }
                return texts(of: named, schema).map { ([field.name] + $0.path, $0.isRequired) }
            }
        }

        /// The example's input with another value for the field, without the field's former value.
        ///
        /// Nil omits the field.
        func input(_ value: String?, _ number: Int) -> String {
            var rest = example.input.replacing("new@", with: "new\(number)@").replacing("friend@", with: "friend\(number)@")
            if path.count == 2, let start = rest.firstRange(of: "\(path[0]): {"), let end = rest[start.upperBound...].firstIndex(of: "}") {
                // Other fields of the same object stay.
                var object = String(rest[start.upperBound..<end])
                if let own = object.firstRange(of: "\(path[1]): \""), let quote = object[own.upperBound...].firstIndex(of: "\"") {
                    object.removeSubrange(own.lowerBound...quote)
                }
                let changed = object + (value.map { ", \(path[1]): \($0)" } ?? "")
                rest.replaceSubrange(start.upperBound..<end, with: changed)
                return rest
            }
            if let start = rest.firstRange(of: "\(path[0]): \""), let end = rest[start.upperBound...].firstIndex(of: "\"") {
                rest.removeSubrange(start.lowerBound...end)
            }
            let inner = value.map { "\(path.last ?? ""): \($0)" } ?? ""
            return "\(rest) \(path.count == 1 ? inner : "\(path[0]): {\(inner)}")"
        }
    }

    /// The responses for a value in each field, starting from the same state in the same order.
    private static func answers(_ value: String?) async throws -> [String: String] {
        let fields = try Field.all(SchemaFile.snapshot().schema)
        let issuer = try await MutationExample.issuer.value
        let tokens = try fields.indices.map { try issuer.token("subject \($0)") }
        var answers: [String: String] = [:]
        try await EngineFixture.run(services: { $0.identities = issuer.verifier }) { fixture in
            let world = try MutationExample.World(fixture.database, issuer)
            let people = try fields.indices.map { try Member("Paula \($0)", roles: ["DONOR", "RECEIVER"], in: fixture.database) }
            answers = try await fixture.client { client in
                var answers: [String: String] = [:]
                for (number, field) in fields.enumerated() where value?.hasPrefix("\"") == true || !field.isRequired {
                    let caller = field.example.caller == .person ? people[number] : world.member(field.example.caller)
                    let input = field.input(value, number).replacing("$idToken", with: tokens[number])
                    let answer = try client.changing(field.example.name, world.filled(input), as: caller)
                    let payload = answer.data[field.example.name]
                    answers[field.name] = "\(payload["message"]) \(payload["userErrors"]) \(answer.errors)"
                    if field.isRequired {
                        let path = Value.list(field.path.map { .string($0) })
                        let error = payload["userErrors"].items.first { $0["field"] == path }
                        #expect(error?["code"].string == "BLANK", "\(field.name): \(answer)")
                    }
                }
                return answers
            }
        }
        return answers
    }

    @Test("count as absent, or as null where absent fields stay unchanged")
    func same() async throws {
        let empty = try await Self.answers(#""""#)
        #expect(empty.count > 35)
        #expect(try await Self.answers(#"" \t\u3000""#) == empty)
        let null = try await Self.answers("null")
        #expect(null.count > 15)
        for (field, answer) in null { #expect(empty[field] == answer, "\(field)") }
        let absent = try await Self.answers(nil)
        let edits = ["updateProfile.", "editFoodPost.", "editFoodRequest."]
        for (name, answer) in null where !edits.contains(where: name.hasPrefix) {
            #expect(absent[name] == answer, "\(name)")
        }
        #expect(
            absent.filter { $0.key.hasPrefix("updateProfile.") && $0.key != "updateProfile.location.address" }.allSatisfy {
                $0.value.contains("Profile edited successfully")
            }
        )
    }

    @Test("are invalid idempotency keys", arguments: ["", " ", "\t\u{3000}"])
    func key(text: String) async throws {
        try await EngineFixture.run { fixture in
            let person = try Member("Paula", in: fixture.database)
            try await fixture.client { client in
                let document = EngineClient.document("completeTour", "")
                let answer = try client.query(document, variables: ["input": ["idempotencyKey": .string(text)]], as: person).json()
                #expect(answer.errorCode == "BAD_USER_INPUT")
            }
        }
    }
}
