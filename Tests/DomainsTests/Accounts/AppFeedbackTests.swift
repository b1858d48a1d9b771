import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Tour and feedback", .tags(.database), .timeLimit(.minutes(20)))
struct AppFeedbackTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let input: String
        let english: String
        let spanish: String
        let fields: [String]
        /// The error message of the first field, where it differs from the message of the payload.
        var ofField: [Language: String] = [:]
        var testDescription: String { input.prefix(40) + " → " + english }
    }

    @Test(
        "accepts feedback or returns the exact error messages",
        arguments: [
            Case(
                input: #"stars: 5, comment: "Great!""#,
                english: "Thanks for your feedback",
                spanish: "Gracias por tus comentarios",
                fields: []
            ),
            Case(
                input: "stars: 1, comment: \"\(String(repeating: "ñ", count: 1_000))\"",
                english: "Thanks for your feedback",
                spanish: "Gracias por tus comentarios",
                fields: []
            ),
            Case(input: #"comment: "Great!""#, english: "Please select the stars", spanish: "Selecciona las estrellas", fields: ["stars"]),
            Case(
                input: #"stars: 0, comment: "Great!""#,
                english: "Please select the stars",
                spanish: "Selecciona las estrellas",
                fields: ["stars"]
            ),
            Case(
                input: #"stars: 6, comment: "Great!""#,
                english: "Please select the stars",
                spanish: "Selecciona las estrellas",
                fields: ["stars"],
                ofField: [.english: "Must be between 1 and 5", .spanish: "Debe estar entre 1 y 5"]
            ),
            Case(
                input: #"stars: -1, comment: "x""#,
                english: "Please select the stars",
                spanish: "Selecciona las estrellas",
                fields: ["stars"],
                ofField: [.english: "Must be between 1 and 5", .spanish: "Debe estar entre 1 y 5"]
            ),
            Case(
                input: #"stars: 3, comment: " \n ""#,
                english: "Please enter comments",
                spanish: "Escribe un comentario",
                fields: ["comment"]
            ),
            Case(input: "stars: 3", english: "Please enter comments", spanish: "Escribe un comentario", fields: ["comment"]),
            Case(input: "", english: "Please select the stars", spanish: "Selecciona las estrellas", fields: ["stars", "comment"]),
            Case(
                input: "stars: 3, comment: \"\(String(repeating: "x", count: 1_001))\"",
                english: "You have exceeded the limit. Please try again",
                spanish: "Has superado el límite. Inténtalo de nuevo",
                fields: ["comment"],
                ofField: [.english: "At most 1,000 characters", .spanish: "Como máximo 1000 caracteres"]
            ),
        ]
    )
    func feedback(given: Case) async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let person = try Member("Paula", in: session)
            let before = try session.column("SELECT count(*)::integer FROM app_feedback")
            try await fixture.client { client in
                for (language, message) in [(Language.english, given.english), (.spanish, given.spanish)] {
                    let payload = try client.change(
                        "submitAppFeedback",
                        given.input,
                        "feedback { stars author { id } }",
                        as: person,
                        language: language
                    )
                    #expect(payload["message"].string == message)
                    #expect(payload["userErrors"].items.compactMap { $0.at("field.0").string } == given.fields)
                    #expect((payload["feedback"] != .null) == given.fields.isEmpty)
                    if let first = payload["userErrors"].items.first {
                        #expect(first["message"].string == given.ofField[language] ?? message)
                    }
                }
            }
            let after = try session.column("SELECT count(*)::integer - \(given.fields.isEmpty ? 2 : 0) FROM app_feedback")
            #expect(before == after)
        }
    }

    @Test("only administrators and the author can read feedback, and each account can give a limited amount a day")
    func visibility() async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let admin = try Member("Ada", isAdmin: true, in: session)
            let people = try ["Paula", "Quinn"].map { try Member($0, in: session) }
            try session.execute("DELETE FROM app_feedback")
            try await fixture.client { client in
                var ids: [String] = []
                for stars in 1...10 {
                    let input = "stars: \((stars + 1) / 2), comment: \"Number \(stars)\""
                    ids.append(
                        try client.change("submitAppFeedback", input, "feedback { id }", as: people[0]).at("feedback.id").string ?? ""
                    )
                }
                let eleventh = try client.change("submitAppFeedback", "stars: 5, comment: \"More\"", as: people[0])
                #expect(eleventh.at("userErrors.0.code").string == "DAILY_LIMIT_REACHED")
                #expect(try client.change("submitAppFeedback", "stars: 5, comment: \"I, too\"", as: people[1])["userErrors"].items == [])
                #expect(try client.changing("submitAppFeedback", "stars: 5, comment: \"x\"", as: nil).errorCode == "UNAUTHENTICATED")

                let data = try client.data(
                    "{ appFeedback(maxStars: 2, first: 3) { nodes { id stars } totalCount } }",
                    as: admin
                )
                #expect(data.at("appFeedback.totalCount").int == 4)
                #expect(data.at("appFeedback.nodes.0.id").string == ids[3])
                let node = "{ node(id: \"\(ids[0])\") { ... on AppFeedback { comment } } }"
                #expect(try client.data(node, as: admin).at("node.comment").string == "Number 1")
                #expect(try client.data(node, as: people[0]).at("node.comment").string == "Number 1")
                for caller in [people[1], nil] { #expect(try client.data(node, as: caller)["node"] == .null) }
            }
        }
    }

    @Test("returns the tour in both languages in order, and completes it once")
    func tour() async throws {
        try await EngineFixture.run { fixture in
            let person = try Member("Paula", in: fixture.database)
            try await fixture.client { client in
                let query = "query ($language: Language) { tour(language: $language) { title text position } }"
                let english = try client.data(query).at("tour").items
                let spanish = try client.data(query, variables: ["language": .enum("ES")]).at("tour").items
                #expect(english.map { $0["position"].int } == Array(1...english.count))
                #expect(english.count >= 6)
                #expect(english[0]["title"].string == "Welcome to Cupboard")
                #expect(spanish.map { $0["position"].int } == Array(1...english.count))
                #expect(spanish[0]["title"].string == "Te damos la bienvenida a Cupboard")
                #expect(zip(english, spanish).allSatisfy { $0["title"] != $1["title"] && $0["text"] != $1["text"] })
                #expect(try client.data(query, language: .spanish).at("tour").items == spanish)
                let explicit = try client.data(query, variables: ["language": .enum("EN")], language: .spanish)
                #expect(explicit.at("tour").items == english)

                let completed = "{ viewer { tourCompleted } }"
                #expect(try client.data(completed, as: person).at("viewer.tourCompleted").bool == false)
                for _ in 0..<2 {
                    let payload = try client.change("completeTour", "", "account { tourCompleted }", as: person)
                    #expect(payload["message"].string == "Tour completed")
                    #expect(payload.at("account.tourCompleted").bool == true)
                }
                #expect(try client.data(completed, as: person).at("viewer.tourCompleted").bool == true)
                #expect(try client.changing("completeTour", "", as: nil).errorCode == "UNAUTHENTICATED")
            }
        }
    }
}
